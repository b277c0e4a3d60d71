### Una velada del club: jugadores y asientos.

no-name = La línea { $line } no tiene nombre: escribe uno antes de la primera coma o quita la línea.
too-many-columns = La línea { $line } tiene más que un nombre y un equipo: quita el resto o pon entre comillas el nombre que lleva comas.
bad-letters = El nombre de la línea { $line } tiene letras que no se pueden imprimir: escríbelo de nuevo.
name-twice = Línea { $line }: { $name } ya está en la línea { $first }; escribe un nombre que nadie más tenga.
player-count = La lista tiene { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }: una velada admite de { $fewest } a { $most }.
cannot-read = No se puede leer { $file }: { $reason }.
not-utf-8 = { $file } no está en UTF-8: guárdalo de nuevo como «CSV UTF-8».
column-round = ronda
column-player = jugador
column-table = mesa
column-seat = asiento
repeats = { $count ->
        [0] Nadie se encuentra dos veces con nadie.
        [one] { $count } encuentro es repetido.
       *[other] { $count } encuentros son repetidos.
    }
