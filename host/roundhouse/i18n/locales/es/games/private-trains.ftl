### Private Trains.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Trenes Privados
    .line = Un tren para cada quien, abierto solo con su marcador arriba; gana el total más bajo.
    .card = Un tren cada quien, abierto con su marcador.
    .card-how = El juego tranquilo, de dos a doce.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Preparación
pt-1 = Cada ronda tiene su doble guía: el más alto y luego hacia abajo, o el más bajo y hacia arriba.
    .text = Cada ronda se arma alrededor de su doble guía, del que parten todos los trenes. El primero es el doble más alto del juego, y cada ronda toma el siguiente hacia abajo, hasta que el doble blanco guía la última.
pt-2 = Se pone el doble guía; luego cada quien roba una ficha por cada número del juego, si alcanzan.
    .text =
        Coloquen el doble guía en el centro antes de que nadie robe. Después revuelvan el resto, y que cada quien robe tantas fichas como números tiene el juego: 7 de un doble 6, 10 de un doble 9, 13 de un doble 12, 16 de un doble 15, 19 de un doble 18.

        Con cinco jugadores o más, o con un juego demasiado chico para eso, roben tantas que quede en el pozo un décimo del juego. Cualquier otro número que acuerden sirve igual.
pt-3 = Empieza la primera ronda la ficha más pesada; después, quien tuvo menos puntos en la anterior, aunque quedara cerrada.
    .text = En la primera ronda busquen la ficha más pesada de todas las manos, dobles incluidos; de dos con los mismos puntos pesa más la que tiene el extremo más alto. Quien la tiene empieza, y no tiene que jugarla. Las rondas siguientes las empieza quien tuvo menos puntos en la anterior; si son varios, quien se sienta primero.
pt-4 = El turno sigue el sentido del reloj, o el contrario si así se acuerda.
    .text = Tras quien empieza, el turno da la vuelta a la mesa en el sentido del reloj, siempre a la izquierda.
chapter-your-turn = Tu turno
pt-5 = Una ficha por turno, dos con un doble: en el tren propio, en uno marcado o en el Tren Mexicano.
    .text = Coloca una ficha; tras un doble, otra más. Tu tren empieza en el doble guía con una ficha que lo iguale. Puedes jugar en tu tren, en cualquier otro que tenga marcador y al menos una ficha, y en el Tren Mexicano, que cualquiera puede empezar igualando el doble guía.
pt-6 = Quien no tiene para su tren roba primero una ficha; quien ni así puede, sube su marcador.
    .text = Si puedes jugar en tu propio tren, o en cualquier parte después de robar, debes jugar. Si tu tren no admite ninguna de tus fichas, roba una antes que nada, aunque alguna encaje en otro tren. Tras ese robo puedes jugar donde encajen tus fichas. Si no encajan en ninguna parte, sube tu marcador y tu turno termina; mientras no puedas jugar, cada turno empieza robando.
pt-7 = Un marcador solo lo baja su dueño, tras una jugada en su propio tren.
    .text = Nadie más que tú baja tu marcador, y nunca baja solo. Puedes hacerlo cuando hayas jugado en tu propio tren desde que subió: en cualquier momento hasta el final de ese turno. Si lo olvidas, tu tren sigue abierto para los demás, y puedes remediarlo en un turno tuyo posterior, antes o después de jugar.
chapter-doubles = Los dobles
pt-8 = A un doble lo sigue una ficha sobre él; en el tren propio se le puede dejar al siguiente.
    .text = Un doble pide una segunda ficha, colocada sobre él. En tu propio tren tienes otra posibilidad: dejar el doble como está y colocar una ficha, que no sea doble, en el Tren Mexicano. Entonces el siguiente jugador debe cubrir tu doble antes que nada, aunque el tren sea tuyo. Quien no puede roba una ficha; si tampoco lo cubre, sube su marcador y el deber pasa al siguiente, hasta que alguien cumpla, quizá tú.
pt-9 = Quien no puede seguir un doble roba una ficha; si no ayuda, solo puede poner otro doble.
    .text = Si no tienes ficha para tu doble, roba una. Si no ayuda, no puedes colocar nada más en este turno, encaje donde encaje, con una excepción: otro doble que se pueda jugar. Ese pide una ficha de la misma manera, con otro robo si hace falta. Cuando termina tu turno y un doble tuyo quedó sin seguir, sube tu marcador.
pt-10 = Si así se acuerda, un doble sin cubrir suspende las demás jugadas hasta que alguien lo cubre.
    .text = Pueden acordar que un doble que nadie ha cubierto suspenda todas las demás jugadas. Entonces cada quien, en su turno, tiene que cubrirlo, o roba una ficha y lo cubre con esa si encaja; si no, sube su marcador. De varios dobles así va primero el que se colocó primero.
chapter-going-out-and-scoring = Terminar y contar
pt-11 = Las fichas en la mano suman sus puntos, el 0-0 suma 50; gana la partida el total más bajo.
    .text = La ronda termina cuando alguien coloca su última ficha, aunque sea un doble, o cuando nadie puede jugar más. Cuenta entonces los puntos que quedan en tu mano, el doble blanco como 50, y súmalos a tu total. Cuando cada doble del juego ha guiado una ronda, gana el total más bajo.

## Refusals

pt-1-no-engine = { $tile } no puede ser la locomotora: el doble guía ya está en la base. Juega en un tren.
pt-2-engine-dealt = { $seat } no puede tener { $tile }: es el doble guía y está en la base. Di otra ficha.
pt-3-who-leads = Falta algo en el reparto: las manos ocultas no dicen quién empieza. Dilo también.
pt-3-not-leader = { $seat } no sale: { $leader } tuvo menos puntos. Empiecen con { $leader }.
pt-3-not-heaviest = { $seat } no sale: otra mano tiene una ficha más pesada. Di quién empieza.
pt-4-not-in-turn = { $seat } tiene que esperar: los turnos van por orden. Le toca a { $turn }.
pt-4-not-done = { $seat } tiene que esperar: el turno de { $turn } sigue. Termina con Listo.
pt-4-turn-over = { $seat } ya no puede hacer nada: ese turno terminó. Le toca a { $turn }.
pt-5-engine = { $tile } no puede empezar el tren: hace falta el { $value } del doble guía. Juega un { $value }.
pt-5-closed = El tren de { $owner } es privado: no tiene marcador. Juega en un tren abierto.
pt-5-one-tile = { $seat } no puede jugar otra más: va una por turno. Baja el marcador, o termina con Listo.
pt-5-turn-used = { $seat } ya no puede jugar: va una ficha, o dos con un doble. Le toca a { $turn }.
pt-6-can-play-draw = { $seat } no puede robar: { $tile } encaja en { $train }. Quien puede jugar, juega.
pt-6-can-play-done = { $seat } no puede pasar: { $tile } encaja en { $train }. Quien puede jugar, juega.
pt-6-draw-first = { $seat } aún no puede pasar: antes de pasar se roba. { $seat } roba una ficha.
pt-6-drew = { $seat } no puede robar otra vez: se roba una por turno. Juega, o termina con Listo.
pt-6-draw-to-visit = El tren de { $owner } tiene que esperar: nada encaja en el de { $seat }. Roba una ficha.
pt-6-up-by-itself = Nadie sube un marcador: el de { $seat } sube solo al pasar. Sigan jugando.
pt-7-not-in-turn = { $seat } tiene que esperar: eso se hace en el turno propio, tras jugar. Hazlo entonces.
pt-7-not-up = Ahí no hay marcador: el tren de { $seat } ya es privado. Sigan jugando.
pt-7-not-played = El marcador se queda: { $seat } no ha jugado ahí desde que subió. Juega antes en ese tren.
pt-7-not-owner = Ese marcador solo lo baja { $owner }: el tren es de { $owner }. Déjalo como está.
pt-8-follow = Eso tiene que esperar: primero va el { $double }. Juega sobre él.
pt-8-can-play-draw = { $seat } no puede robar: { $tile } responde al doble, en { $train }. Juega esa.
pt-8-can-play-done = { $seat } no puede pasar: { $tile } responde al doble, en { $train }. Juega esa.
pt-8-draw-first = { $seat } aún no puede pasar: un doble espera una ficha. { $seat } roba primero una.
pt-8-cover = Eso tiene que esperar: primero va el { $double } en { $on }. Cúbrelo.
pt-9-only-double = { $tile } tiene que esperar: primero va el { $double }. Juega sobre él, o juega otro doble.
pt-9-can-follow = { $tile } tiene que esperar: hay en la mano una ficha para el { $double }. Juega esa.
pt-10-cover = Eso tiene que esperar: primero va el { $double } en { $on }. Cúbrelo.
pt-10-can-play-draw = { $seat } no puede robar: { $tile } cubre el doble en { $train }. Cúbrelo.
pt-10-can-play-done = { $seat } no puede pasar: { $tile } cubre el doble en { $train }. Cúbrelo.
pt-10-draw-first = { $seat } aún no puede pasar: hay un doble abierto. { $seat } roba primero una ficha.
pt-11-no-call = Aquí no se anuncia nada: Trenes Privados no avisa de últimas fichas. Sigan jugando.
## Why a play is allowed, and what follows from it

pt-6-reason-visit = { $train } se puede visitar: { $seat } ha robado, o no hay qué robar.
pt-6-reason-visit-first = { $train } se puede visitar: { $seat } tiene ficha para su propio tren.
pt-7-reason-marker = { $seat } puede bajar el marcador: se jugó en ese tren.
pt-7-reason-stop = { $seat } puede terminar el turno: el marcador puede quedarse.
pt-7-reason-then-marker = { $seat } puede bajar ahora el marcador, o terminar con Listo.
pt-9-reason-second-double = { $tile } es otro doble: nada de la mano sigue el { $double }.
pt-9-reason-pass = { $seat } puede pasar: nada de la mano sigue el doble.

## What is taken on trust

pt-6-trust-play = De confianza: { $seat } tiene ficha para su tren.
    .denied = De confianza: { $seat } pone una ficha que antes, al robar o pasar, no tenía.
pt-6-trust-idle = De confianza: { $seat } no tiene ficha que deba jugar.
pt-8-trust-idle = De confianza: { $seat } no tiene ficha para el doble.
pt-9-trust-play = De confianza: { $seat } no tiene ficha que siga al primer doble.
pt-10-trust-idle = De confianza: { $seat } no tiene ficha que cubra el doble.

## House rules

option-upward = Hacia arriba
    .line = El primer doble guía es el más bajo, y cada ronda tiene el siguiente más alto.
option-counter-clockwise = Sentido contrario
    .line = El turno pasa a la derecha en vez de a la izquierda.
option-mexican-train = Un Tren Mexicano
    .line = Junto a los trenes de los jugadores hay uno que cualquiera puede alargar.
option-visit-without-drawing = Visitar sin robar
    .line = Quien no tiene para su tren puede jugar en otro en seguida, sin robar primero.
option-suspend-plays = El doble detiene
    .line = Mientras un doble está sin cubrir nadie juega en otra parte: cada quien lo cubre o roba.
option-follow-last-double = Seguir el último doble
    .line = Quien pone un doble como última ficha roba, y termina solo si la robada puede seguir.
