### What all games have in common.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

## Trains that are nobody's own: in a sentence, as a heading, and where there is little room

public-mexican = el Tren Mexicano
    .title = Tren Mexicano
    .short = Mexicano
public-community = el tren comunitario
    .title = Tren comunitario
    .short = Público
public-public = el tren público { $number }
    .title = Tren público { $number }
    .short = Público { $number }

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-tiles-and-trains = Fichas y trenes
c-1 = Cada ficha del juego existe una sola vez.
    .text = Un juego de doble n tiene cada pareja de números de 0 a n exactamente una vez, dobles incluidos: 28 fichas en un doble 6, 55 en un doble 9, 91 en un doble 12, 136 en un doble 15 y 190 en un doble 18. Así, cada ficha está en un solo lugar: en una mano, en la mesa, en el pozo o apartada. El árbitro rechaza una ficha que ya se vio en otra parte.
c-2 = Una ficha se une al extremo abierto de un tren por un número igual; su otro número queda abierto.
    .text =
        Un tren crece por su extremo abierto. Coloca ahí una ficha de modo que se toquen números iguales; desde entonces el otro número de la ficha es el abierto.

        Si una ficha puede ir en los dos sentidos, o en más de un lugar, quien la juega dice cómo queda. En una mesa con fichas reales puede que el árbitro no conozca un extremo; esa ficha se acepta de confianza.
c-6 = Solo su dueño coloca la primera ficha de un tren propio.
    .text = Solo tú colocas la primera ficha de tu propio tren. Nadie lo empieza por ti, esté abierto a todos o no.
chapter-the-end-of-a-round = El final de una ronda
c-3 = Quien coloca su última ficha termina la ronda en el acto.
    .text = Quien coloca la última ficha de su mano termina, y la ronda acaba en ese momento, aunque sea a mitad de un turno. Lo que esa ficha habría causado ya no sucede.
c-4 = Con el pozo vacío y sin que nadie pueda jugar, la ronda se cierra y termina.
    .text = Cuando el pozo está vacío y nadie puede jugar una ficha, la ronda queda cerrada y acaba sin que nadie se quede sin fichas.
c-5 = De un pozo vacío nadie tiene que robar: el turno sigue como tras un robo que no ayudó.
    .text = De un pozo vacío no se puede robar, y eso no detiene a nadie. Si tendrías que robar, sigue como si hubieras robado una ficha que no ayudó.
chapter-the-match = La partida
c-7 = Totales iguales: va delante quien ganó más rondas; si también son iguales, la victoria se comparte.
    .text = Si al final los totales son iguales, va delante quien ganó más rondas. Si eso también es igual, la victoria se comparte.
c-8 = El juego de fichas, el reparto y el número de jugadores se eligen, mientras alcancen las fichas.
    .text = El juego de fichas, cuántas se reparten y cuántas personas juegan lo deciden ustedes, mientras alcancen las fichas y el juego lo ofrezca. Lo que no puede ser se rechaza antes del primer reparto, con los números que sí pueden ser.
c-9 = Una partida puede ser más corta: un número de rondas, o ninguna ronda nueva pasada cierta hora.
    .text = Una partida no tiene que jugarse entera. Acuerden un número de rondas antes de empezar; o acuerden una hora, terminen la ronda que se esté jugando cuando llegue y no empiecen otra.
c-10 = Si nadie tiene la locomotora, se busca: todos roban una ficha, una y otra vez; luego, otro reparto.
    .text = Algunos juegos sacan la locomotora de la mano de alguien. Si nadie la tiene, todos roban una ficha a la vez, una y otra vez, hasta que aparece; lo robado se queda en las manos. Cuando el pozo ya no alcanza para todos, sus últimas fichas se reparten por orden de asientos, desde el primero. Si aun así falta la locomotora, se reparten todas las fichas de nuevo.

## Refusals

c-1-on-table = { $tile } no puede jugarse otra vez: ya está en la mesa. { $seat } juega otra ficha.
c-1-not-held = { $tile } no puede jugarse: no está en la mano de { $seat }. Juega una ficha de ahí.
c-1-not-in-yard = { $tile } no puede ser la robada: alguien la tiene, o está en la mesa. Di cuál se robó.
c-1-twice = { $seat } no puede tener { $tile }: ya está en otra parte. Di cada ficha una sola vez.
c-1-kept = Esta mano no puede ser: se vio en ella { $tile }. { $seat } muestra también esa ficha.
c-2-no-match = { $tile } no encaja en { $train }: el extremo abierto es { $value }. Juega ahí un { $value }.
c-2-not-closed = Ese doble no está cerrado: aún hay con qué cubrirlo. Sigan jugando.
c-3-over = Ya no se juega: la ronda terminó. Sigan con los puntos o la próxima ronda.
c-3-scored = Ya es tarde: la ronda tiene sus puntos. Si los de { $seat } no son esos, corríjanlos.
c-3-not-over = Eso todavía no se puede: la ronda está en juego. Jueguen primero hasta el final.
c-3-not-begun = Aún no se juega: ninguna ronda ha empezado. Empiecen primero la ronda.
c-3-hands-due = Eso todavía no se puede: { $seat } no ha mostrado su mano. Muéstrenla, o cuéntenla.
c-3-draws-first = Eso tiene que esperar: { $seat } no tiene fichas y primero roba, o termina.
c-5-empty = { $seat } no puede robar: el pozo está vacío. El turno termina con Listo.
c-6-not-begun = Ese tren solo lo empieza { $owner }: eso se hace en su propio turno. Juega en otro tren.
c-8-dealt = No se reparte otra vez: las manos ya están repartidas. Sigan con ellas.
c-8-hand =
    Esta mano no puede ser: { $count ->
        [one] es { $count } ficha
       *[other] son { $count } fichas
    }, y { $seat } tiene { $size }. Dila de nuevo.
c-8-pips =
    { $seat } no puede tener { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }: esa mano tiene de { $least } a { $most }. Cuéntala otra vez.
c-8-count = { $seat } no puede tener { $count }: ninguna ficha suma eso. Cuenta otra vez.
c-8-void = Esa ronda no puede contar: nadie se quedó sin fichas. Repartan otra vez.
c-8-not-dealt = Eso tiene que esperar: las manos no están repartidas. Repartan primero.
c-8-no-such-seat =
    No existe { $seat }: esta mesa tiene { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }. Elige uno de ellos.
c-8-no-such-table =
    La mesa no puede ser de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }: el juego o las reglas no lo admiten. Sigan igual.
c-8-no-such-round = Eso no se puede corregir: la ronda { $round } aún no tiene esos puntos. Di una terminada.
c-10-hunting = Eso todavía no se puede: nadie tiene la locomotora. Primero hay que robarla.
c-10-hunt = Ahora cada quien roba una ficha: { $seat } tiene { $count } ahí. Escríbelo de nuevo.
c-10-in-turn = Ahora solo { $seat } roba una ficha: los demás esperan su turno. Escríbelo de nuevo.
c-9-match-over = No hay más rondas: la partida terminó. Empiecen otra partida.
c-10-hunt-none = No queda ficha para { $seat }: el pozo se acabó antes. { $seat } no roba.
## Why a play is allowed, and what follows from it (then-…): by case, where a game has no words of its own for it

reason-fit = { $tile } encaja en { $train }: el extremo abierto es { $value }.
reason-begin = { $tile } puede empezar { $train }: coincide con el { $value } de la locomotora.
reason-open = El tren de { $owner } está abierto: tiene su marcador.
reason-public = { $train } está abierto a todos.
reason-others-begin = Cualquiera puede empezar el tren de { $owner }: tiene su marcador.
reason-cover = { $tile } cubre el { $double } en { $on }: eso va primero.
reason-follow = { $tile } sigue el { $double }: tras un doble va otra ficha.
reason-on-double = { $tile } cubre el { $double }: ahí va la ficha siguiente.
reason-own-first-train = { $tile } puede ir en el primer tren: este turno es para él.
reason-own = { $tile } va en el tren de { $owner }: el tren propio va primero.
reason-other = { $train } está abierto: aún no tiene ficha de este turno.
reason-engine = { $tile } es la locomotora: la pone { $seat }.
reason-draw = { $seat } roba: nada de la mano se puede jugar.
reason-draw-instead = { $seat } puede robar: no es obligatorio jugar lo que encaja.
reason-no-draw = { $seat } no tiene que robar: el pozo está vacío.
reason-pass = { $seat } puede pasar: nada de la mano se puede jugar.
reason-stop = { $seat } puede terminar el turno: no hace falta jugar otra ficha.
reason-announce = { $seat } puede anunciarlo: queda una ficha.
reason-claim = A { $seat } le falta el anuncio: solo le queda una ficha.
reason-penalty = { $seat } roba una multa: faltó el anuncio.
reason-out = { $seat } juega la última ficha: termina la ronda.
reason-blocked = Nadie puede jugar: termina la ronda.
reason-then-plays-on = { $seat } ya terminó: los demás siguen jugando.
reason-others-finish = Todos tuvieron un turno más: termina la ronda.
reason-first-turns-count = Todos tuvieron un turno: termina la ronda.
reason-all-marked-end = Todos los marcadores están arriba: termina la ronda.
reason-then-follow = { $seat } tiene que seguir el { $double } con otra ficha o robar.
reason-then-cover = { $seat } tiene que cubrir ahora el { $double } en { $on } o robar.
reason-then-on-double = { $seat } tiene que cubrir ahora el { $double } o robar.
reason-then-own-first-train = { $seat } puede alargar el primer tren, o terminar con Listo.
reason-then-marker-up = El marcador de { $seat } sube.
reason-then-marker-down = El marcador de { $seat } baja.
reason-then-call = A { $seat } le queda una ficha y tiene que anunciarlo.

## What is taken on trust

c-2-trust-play = De confianza: la ficha que puso { $seat } encaja ahí.

## House rules

option-set = Juego de fichas
    .line = El número más alto de un extremo: 12 es un juego de doble 12.
option-deal = Fichas por mano
    .line = Cuántas fichas recibe cada quien, si no son las de las reglas.
option-rounds = Rondas
    .line = Una partida más corta, de tantas rondas.
option-teams = Equipos
    .line = Tantos equipos, sentados de forma alterna; cuenta el total del equipo.
option-shared-win = Victoria compartida
    .line = Con totales iguales la victoria se comparte, sin contar las rondas ganadas.
option-last-round-decides = La última ronda desempata
    .line = Con totales iguales va delante quien hizo la mejor última ronda.

## What is wrong with house rules or with the number of players

problem-seats = { $game } es para { $least } a { $most } jugadores, no para { $seats }.
problem-seats-only = { $game } es para { $least } jugadores, no para { $seats }.
problem-deal =
    El juego de doble { $set } no da { $deal ->
        [one] { $deal } ficha
       *[other] { $deal } fichas
    } a cada uno de { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }: reparte de 1 a { $most }.
problem-contradiction = «{ $option }» y «{ $other }» se excluyen: elige una de las dos.
problem-rounds = Un juego de doble { $set } tiene { $most } locomotoras: las rondas pueden ser de 1 a { $most }, no { $rounds }.
problem-teams =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    } no forman { $teams ->
        [one] { $teams } equipo
       *[other] { $teams } equipos
    } iguales: elige { $allowed }.
problem-no-teams =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    } no forman equipos iguales: deja los equipos, o sienta a 4, 6 u 8.
problem-bad-value = { $option } no puede ser { $value }: elige { $allowed }.
problem-not-a-number = { $option } no puede ser { $value }: escribe un número entero desde 1.
problem-unknown-option = Aquí no hay ninguna regla { $option }: elige { $allowed }, o actualiza este programa si es nueva.
problem-not-a-rule = No se entiende la regla de la casa { $rule }: escribe nombre=valor, como double_blank=50.
problem-two-values = { $option } no puede ser a la vez { $one } y { $other }: indícalo una sola vez.
problem-unknown-sheet = No hay ninguna hoja { $sheet }: elige { $allowed }, u otra de las que enumera `roundhouse sheets`.
problem-sheet-contradicts = { $sheet } juega con { $option }={ $asked }, no { $value }: quita uno de los dos.
problem-sheet-of-game = { $sheet } es una hoja de { $game }: elige ese juego, u otra hoja.
problem-no-rules-text = No se entienden las reglas { $text }: escribe un texto que empiece con roundhouse-rules 1.
problem-newer-rules-text = { $name }: estas reglas son de una versión más nueva. Actualiza este programa para jugarlas.
problem-rules-text-game = { $name } es para el juego { $wanted }, que aquí falta: elige otras reglas.
problem-no-rules-name = Las reglas necesitan un nombre de 1 a { $most } letras sin #: escribe otro.
problem-slots-tiles = { $game } no se puede jugar solo con los botones de la base: depende de qué ficha es cada una, y eso ningún botón lo dice. Dile las fichas al árbitro.
problem-slots-full =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    } no dejan vía al tren público, y sin vía no hay botón: así pueden jugar { $most }.
problem-slots-calls = Ningún botón dice que alguien olvidó anunciar la última ficha: jueguen { $game } sin esa multa, o díganle las fichas al árbitro.
