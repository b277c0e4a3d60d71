### Una mesa guardada o un registro: las reglas de hoy responden a una jugada de otra manera que las de entonces.

title = Las reglas han cambiado
differs = Las reglas han cambiado desde que se guardó { $name }: su jugada { $number } recibe ahora otra respuesta.
call = Jugada: { $call }.
then = Entonces: { $answer }.
now = Ahora: { $answer }.
deal = se reparten las fichas
lost =
    { $count ->
        [0] Si se arbitra de nuevo desde ahí, no se rechaza ninguna jugada.
        [one] Si se arbitra de nuevo desde ahí, se rechaza una jugada.
       *[other] Si se arbitra de nuevo desde ahí, se rechazan { $count } jugadas.
    }
leave = Dejarla como está
keep = Dejarla como estaba: lo que ahora se rechaza vale
keep-line = Los marcadores quedan como estaban. De quién es el turno, qué se roba y cuánto vale una ronda lo dicen las reglas de hoy.
anew = Arbitrar de nuevo desde ahí y guardar una copia
anew-line = Lo que ahora se rechaza no hace nada.
copy = Copia
allowed = permitido
trusted = permitido por confianza, { $clauses }
refused = rechazado por { $clause }
unreadable = no significa nada en esta mesa
turn = le toca a { $seat }
open = { $train } { $ends }
marked = { $train } { $ends }, marcador arriba
boneyard = pozo { $count }
totals = puntos { $totals }
over = la partida terminada
elsewhere = las manos o los puntos de otra manera

## At a line of a record.

line = Las reglas han cambiado desde que se escribió esta línea. { $then } { $now }
line-anew = Con --rule-anew valen las reglas de hoy.
