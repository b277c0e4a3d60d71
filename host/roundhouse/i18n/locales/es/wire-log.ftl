### A recording of the wire that cannot be read.

bad-line = { $path }, línea { $number }: { $fault }; nombra un archivo que haya escrito `roundhouse monitor --record`.
expected-line = aquí van una hora, `host >` o `hub <`, y lo que se dijo
expected-bytes = aquí van octetos como los muestra un texto de Python
