### The screens about who sits at a table: whether others agree to an undo, who comes, leaves, or hands over.

## Undo, where people share the screen

back-title = { $seat } quiere deshacer
back-title-somebody = Alguien quiere deshacer
back-what = Se deshace: { $what }.
back-hidden = Se deshace lo que pasó desde entonces.
back-ask = { $others }: ¿de acuerdo?
back-ask-all = ¿Todos de acuerdo?
back-engine = Pulsar largo la locomotora de la base también dice que sí.
back-agreed = Deshacerlo
back-not = Dejarlo así
fix-asks = { $seat } dice que una jugada fue otra
fix-ask = { $caller } o la mayoría de la mesa: ¿de acuerdo?
fix-agreed = Corregir
fix-declined = Dejarlo así
stand = Darla por buena
stand-line = Conserva la última jugada rechazada y sigue desde ahí.
stand-title = ¿Darla por buena?
stand-what = { $what }: rechazada por { $clause }.
stand-why = «{ $note }»
stand-open = ¿Qué número queda abierto?
stand-note = Una nota, si quieren
stand-note-long = Esa nota es muy larga: como mucho { $most } caracteres.
stand-note-mark = Una nota es una sola línea sin { $mark }.
stand-gone = La mesa ha cambiado: esa jugada ya no puede valer.
stand-asks = { $seat } quiere dar por buena una jugada rechazada
stand-none = No hay ninguna jugada rechazada que dar por buena.
stand-cannot = Eso no se puede dar por bueno: { $why }
stand-not = Sigue rechazada

## At this table

roster = Jugadores
roster-title = En esta mesa
called-roster-line = Quién llega, quién se va, quién sigue por alguien.
roster-line = Toca un lugar libre para sentarte, o a alguien: otra persona puede seguir ahí, o se va.
roster-only-hand-over = { $reason } Toca a alguien: otra persona, o la computadora, puede seguir ahí en todo momento.
roster-later = Se llega, se sale y se cambia de lugar entre rondas.
roster-name-taken = { $name } es el nombre de alguien aquí: elige otro.
roster-name-here = { $name } ya tiene un lugar aquí: haz que cambien de lugar, o elige otro nombre.
not-here = Aquí no hay nada con ese número: elige algo de lo que se muestra.
only-own-seat = Aquí solo actúas por { $name }: para otro lugar, usa la pantalla de la mesa.

## Somebody who comes

comes-title = ¿Quién se sienta aquí?
comes-first = { $name } juega desde la primera ronda, como todos.
comes-new =
    { $name } empieza con { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }, por { $missed ->
        [one] { $missed } ronda
       *[other] { $missed } rondas
    } que los demás jugaron.
comes-back =
    { $name } vuelve, con { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }: los de antes, y por { $missed ->
        [one] { $missed } ronda
       *[other] { $missed } rondas
    } sin jugar.
comes-back-at-once =
    { $name } vuelve, con los { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    } de antes.
comes-points = Por ronda perdida
comes-give = Dar estos puntos
comes-average = como los demás
comes-sit = Sentarse

## Somebody who sits there

stays-title = El lugar de { $name }
stays-line = Quien siga aquí tiene la mano y los puntos del lugar. { $leaving }
stays-may-leave = Quien se va conserva lo que está en la hoja, y puede volver.
stays-leave = { $name } se va
stays-swap = Cambia de lugar con
stays-put = nadie

## A table that is paused

pause-table = Pausar la mesa
resume-table = Reanudar la mesa
paused = La mesa está en pausa
paused-line = La computadora y los avisos esperan hasta que alguien la reanude.
pause-table-line = La computadora y los avisos esperan.
turn-left = quedan { $seconds } s
turn-late = El turno de { $seat } ya dura { $seconds } segundos. No hay prisa.
