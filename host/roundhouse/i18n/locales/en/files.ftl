### Why a file, folder or port cannot be used; goes in brackets or after a colon.

in-use = another program uses it
no-permission = you have no permission
exists = there is a file of that name
is-folder = it is a folder
not-found = there is no such file or folder
disk-full = the disk is full
parent-is-file = a file stands where a folder should
read-only = nothing can be written there
busy = another program keeps it busy
cannot-open = it cannot be opened
damaged = it is damaged
not-a-journal = it is no journal
