### A recording of the wire that cannot be read.

bad-line = { $path }, línea { $number }: { $fault }; nombra un archivo que haya escrito `roundhouse monitor --record`.
expected-line = se esperaban una hora, `host >` o `hub <`, y lo que se dijo
expected-bytes = se esperaban bytes como los muestra un texto de Python
