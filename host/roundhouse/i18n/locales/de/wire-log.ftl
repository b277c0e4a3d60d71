### A recording of the wire that cannot be read.

bad-line = { $path }, Zeile { $number }: { $fault }; nenn eine Datei, die `roundhouse monitor --record` geschrieben hat.
expected-line = erwartet: eine Zeit, `host >` oder `hub <` und was gesagt wurde
expected-bytes = erwartet: Bytes, wie Python einen String zeigt
