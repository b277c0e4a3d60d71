### A recording of the wire that cannot be read.

bad-line = { $path }, line { $number }: { $fault }; name a file that `roundhouse monitor --record` has written.
expected-line = expected a time, `host >` or `hub <`, and what was said
expected-bytes = expected bytes as a Python string would show them
