### What is on paper and in lists: booklets, score sheets, statistics, the list of games.

## A score sheet

team-total = { $team }: { $total }
tie-broken = Con totales iguales, más rondas ganadas ponen a { $leaders } por delante de { $others }.
tie-shared = { $leaders } comparten el primer lugar.
doubles-used = Dobles jugados: { $doubles }
doubles-left = Dobles por jugar: { $doubles }
corrected = { "*" } Ronda { $round }: { $seat } tenía { $old }, se corrigió a { $new }.

## Statistics

stats-player = Jugador
stats-matches = Partidas
stats-won = Ganadas
stats-rounds = Rondas
stats-rounds-won = Ganadas
stats-average = Por ronda
stats-best-round = Mejor ronda
stats-best-match = Mejor partida
stats-day = Día
stats-game = Juego
stats-result = Resultado
stats-open = { $result } (sin terminar)
stats-written = Las rondas se guardaron en { $file }.

## A record that is checked

allowed = permitido
refused-by = rechazado por { $clause }: { $why }
left-out = no cambia nada y se omite: { $why }
in-own-turn = En el turno de { $seat }, tal como está la mesa: { $ruling }
at-line = { $file }:{ $line }: { $what }
but-held = Línea { $line }, { $did }: { $what }
not-all-true = Las líneas { $lines } no pueden ser todas ciertas: { $what }
marker-up = marcador arriba
double-open = doble abierto
hands-due = La ronda terminó. Escribe lo que le queda a { $seats }, como reveal { $seat } 3-4 5-5, o solo la suma, como reveal { $seat } = 17 pips.
not-as-expected = No es lo que dice el escenario; resultó: { $found }
all-as-expected =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }, como dicen los escenarios.
may-be-done = Ahora se puede: { $moves }
and-likewise = Lo mismo vale para { $moves }.
nothing-may-be-done = Ahora no se puede hacer nada.
standing =
    Tras { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }: { $totals }.
standing-over = La partida terminó: { $totals }.
nothing-wrong =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }, nada rechazado, { $trusted } de confianza.

## The list of games

games-players = de { $least } a { $most } jugadores
games-players-only = { $least } jugadores
games-players-rule = de { $least } a { $most } jugadores; con una regla de la casa, desde { $fewest }
mode-dealt = repartido
mode-called = dicho
mode-slots = solo botones
games-ways = Maneras de jugar: repartido (la computadora reparte y muestra las manos), dicho (con fichas reales; las jugadas se le dicen al árbitro), solo botones (con fichas reales; los botones de la base lo dicen todo).
games-more = `roundhouse rules JUEGO` imprime las reglas de uno; `roundhouse play JUEGO` lo juega.

## The head of a booklet

players = Jugadores
set = Juego de fichas
rounds = Partida
dealt = Fichas para cada quien
ways = Maneras de jugar
ways-not = Solo botones
house-rules = Reglas de la casa
players-range = de { $least } a { $most }
players-only = { $least }
set-chosen = doble { $set }
set-others = { $sets }; también doble { $others }
rounds-fixed =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
rounds-open = tantas rondas como hagan falta
house-rules-none = ninguna: todo como se recomienda
how-we-play = Así jugamos
how-we-play-as = Como { $sheet } ({ $by }).
how-we-play-own = Como { $sheet }.
how-we-play-not = Aquí no
sheet-played = { $played } de { $facts } respuestas
sheets-note = Las cifras dicen cuántas respuestas de una hoja se pueden jugar. `roundhouse rules JUEGO --sheet HOJA` enumera las demás; `roundhouse play --sheet HOJA` juega así.
how-to-read = El signo delante de cada párrafo es su cláusula, la que el árbitro nombra cuando rechaza una jugada. Un párrafo con { $reading } sigue nuestra lectura, donde la fuente del juego calla o se puede leer de dos maneras. Lo que se puede elegir está debajo de su cláusula; { $chosen } marca lo que vale en este cuaderno.
chosen-sign = (•)
other-sign = ( )
bold = la letra negrita
this = este signo
reading = lectura nuestra
usual-mark = { $value } (lo usual)
by-the-rules = como dicen las reglas
a-number = un número
booklet-title = { $game }: las reglas
written = El cuaderno se guardó en { $file }.
foot = Impreso por Roundhouse a partir de las cláusulas con las que decide su árbitro.
