### A recording of the wire that cannot be read.

bad-line = { $path }, line { $number }: { $fault }; name a file written by `roundhouse monitor --record`.
expected-line = expected a time, `host >` or `hub <`, and what was said
expected-bytes = expected bytes as a Python string would show them
