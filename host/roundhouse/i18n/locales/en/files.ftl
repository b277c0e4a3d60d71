### Why a file, folder or port cannot be used; goes in brackets or after a colon.

in-use = another program is using it
no-permission = you have no permission
exists = a file with that name already exists
is-folder = it is a folder
not-found = there is no such file or folder
disk-full = the disk is full
parent-is-file = there is a file where a folder should be
read-only = nothing can be written there
busy = another program is using it
cannot-open = it cannot be opened
damaged = it is damaged
not-a-journal = it is not a journal

## Files of another version.

newer-version = { $path } was written by a newer roundhouse: install that one, or name another folder with --data.
older-version = { $path } was written by an early roundhouse, and this one cannot read it: name another folder with --data.
newer-record = This record was written by a newer roundhouse: install that one to read it.
