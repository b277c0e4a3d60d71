### Una velada del club: jugadores y asientos.

no-name = La línea { $line } no tiene nombre: escribe uno antes de la primera coma o quita la línea.
unclear-columns = { $count ->
        [0] En la línea { $line } no está claro
        [one] En la línea { $line } y { $count } más no está claro
       *[other] En la línea { $line } y { $count } más no está claro
    } qué columnas tienen los nombres y los equipos: escribe una primera línea que lo diga, como nombre,equipo, o pon entre comillas el nombre que lleva comas.
misread = { $count ->
        [0] { $name }, en la línea { $line }, tiene signos
        [one] { $name }, en la línea { $line }, y { $count } más tienen signos
       *[other] { $name }, en la línea { $line }, y { $count } más tienen signos
    } que ningún nombre tiene, como si la lista se hubiera leído con otras letras: guárdala como CSV en UTF-8 o escríbela de nuevo.
bad-letters = El nombre de la línea { $line } tiene letras que no se pueden imprimir: escríbelo de nuevo.
name-too-long = El nombre de la línea { $line } es demasiado largo: escríbelo con { $most } letras como máximo.
name-twice = Línea { $line }: { $name } ya está en la línea { $first }; escribe un nombre que nadie más tenga.
no-text = Este archivo no es texto: guarda la lista como CSV en el programa que la escribió y elige ese archivo.
open-quote = Las comillas de la línea { $line } no se cierran: ponlas también detrás del nombre, o quítalas.
player-count = La lista tiene { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }: una velada admite de { $fewest } a { $most }.
cannot-read = No se puede leer { $file }: { $reason }.
column-round = ronda
column-player = jugador
column-table = mesa
column-seat = asiento
repeats = { $count ->
        [0] Nadie se encuentra dos veces con nadie.
        [one] { $count } encuentro es repetido.
       *[other] { $count } encuentros son repetidos.
    }
column-points = puntos
column-place = puesto
column-team = equipo
column-rounds = rondas
column-won = ganadas
column-total = suma
no-teams = Ningún equipo de { $file } tiene a alguien con resultados: escribe los nombres como en los resultados.
result-columns = La línea { $line } no es ronda, mesa, jugador y puntos: escribe estas cuatro cosas, con comas entre ellas.
result-numbers = Línea { $line }: la ronda y la mesa son números enteros desde 1, y los puntos, un número entero.
result-twice = Línea { $line }: { $name } ya está en la ronda { $round }, en la línea { $first }; quita una de las dos.
result-none = El archivo no tiene resultados: escribe una línea por cada jugador de cada ronda.
score-settled = La ronda { $round } de la mesa { $table } ya está cerrada: pide a quien dirige que la corrija.
score-not-there = { $name } no juega en la mesa { $table }: tiene que decirlo alguien que juegue ahí.
score-none = Nadie ha anotado todavía la ronda { $round } de la mesa { $table }: anótala primero.
score-same = { $name } anotó estos puntos: tiene que confirmarlos otra persona de la mesa.
score-changed = { $name } ha anotado otros puntos después: míralos primero.
score-reason = Di por qué se corrigen los puntos: se guarda con ellos.
no-such-count = { $name } no puede tener { $points }: ninguna mano de este juego de fichas cuenta eso. Míralo otra vez. { $rule }
hands-together = Estas manos suman { $points }, y todas las fichas del juego solo { $most }. Míralo otra vez. { $rule }
doubt-nobody = Nadie tiene 0, como si la ronda se hubiera cerrado.
doubt-several = Más de una persona se ha quedado sin fichas.
doubt-nothing = Nadie tiene puntos.
doubt-below = { $name } tiene menos de 0.
doubt-uneven = Lo ganado no es lo que pierden los demás.
doubtful-scores = { $doubt } { $rule } ¿Es correcto aun así?
