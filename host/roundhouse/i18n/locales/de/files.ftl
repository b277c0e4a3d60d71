### Why a file, folder or port cannot be used; goes in brackets or after a colon.

in-use = ein anderes Programm benutzt das
no-permission = dir fehlt die Berechtigung
exists = es gibt schon eine Datei dieses Namens
is-folder = das ist ein Ordner
not-found = so eine Datei oder so einen Ordner gibt es nicht
disk-full = der Datenträger ist voll
parent-is-file = wo ein Ordner sein sollte, liegt eine Datei
read-only = dort lässt sich nichts schreiben
busy = ein anderes Programm benutzt das gerade
cannot-open = lässt sich nicht öffnen
damaged = ist beschädigt
not-a-journal = ist kein Journal

## Files of another version.

newer-version = { $path } stammt von einem neueren roundhouse: Installiere jenes, oder nenn mit --data einen anderen Ordner.
older-version = { $path } stammt von einem frühen roundhouse, und dieses hier kann es nicht lesen: Nenn mit --data einen anderen Ordner.
newer-record = Dieses Protokoll stammt von einem neueren roundhouse: Installiere jenes, um es zu lesen.
