### Why a file, folder or port cannot be used; goes in brackets or after a colon.

in-use = otro programa lo está usando
no-permission = no tienes permiso
exists = ya hay un archivo con ese nombre
is-folder = es una carpeta
not-found = no existe
disk-full = el disco está lleno
parent-is-file = hay un archivo donde debería haber una carpeta
read-only = ahí no se puede escribir nada
busy = otro programa lo está usando
cannot-open = no se puede abrir
damaged = está dañado
not-a-journal = no es un diario

## Files of another version.

newer-version = Un roundhouse más nuevo escribió { $path }: instala ese, o nombra otra carpeta con --data.
older-version = Un roundhouse muy antiguo escribió { $path }, y este no puede leerlo: nombra otra carpeta con --data.
newer-record = Un roundhouse más nuevo escribió este registro: instala ese para leerlo.
