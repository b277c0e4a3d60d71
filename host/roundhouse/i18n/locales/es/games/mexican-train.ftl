### Mexican Train.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Tren Mexicano
    .line = Un tren para cada quien y uno para todos; gana el total más bajo tras la última locomotora.
    .card = Un tren público, marcadores, dobles que cubrir.
    .card-how = Un tren cada quien y uno para todos.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Preparación
mt-1 = La hoja dice cuántas fichas roba cada quien según el juego de fichas y los jugadores.
    .text =
        Revuelvan las fichas boca abajo y que cada quien robe una mano; lo que queda es el pozo. Cuántas roba cada quien depende del juego de fichas y de cuántos juegan. Doble 9: 12 cada uno para dos, 11 para tres, 10 para cuatro. Doble 12: 16 cada uno para dos o tres, 15 para cuatro, 14 para cinco, 12 para seis, 10 para siete, 9 para ocho. Doble 15: 11 cada uno, de nueve a doce.

        Con otro número de jugadores u otro juego de fichas se reparten por igual unos dos tercios de las fichas, pero nunca más de 16 a cada uno.
mt-2 = La locomotora está en la base desde el principio: el doble más alto, y cada ronda el siguiente.
    .text =
        Cada ronda tiene una locomotora, el doble del centro de donde parten todos los trenes. Antes de revolver, sáquenla del juego y pónganla en la base. La primera ronda se juega con el doble más alto, la segunda con el que le sigue hacia abajo, y así hasta el doble blanco. La locomotora nunca se cubre.

        Con la regla de la casa de que la locomotora sale de una mano se reparten todas las fichas, y quien tiene el doble de la ronda lo pone; o, si nadie lo tiene, quien tiene el siguiente más bajo. O se pone el doble más alto de todas las manos que aún no fue locomotora. A cambio no se roba nada.
mt-3 = Quién empieza primero se sortea; en cada ronda, también tras una cerrada, la salida pasa al siguiente en el sentido del reloj.
    .text =
        Sorteen quién empieza la primera ronda, o pónganse de acuerdo. En cada ronda posterior, también tras una cerrada, la salida pasa un lugar en el sentido del reloj. Los turnos también van en ese sentido.

        Con la regla de la casa de que sale quien ganó, tras una ronda cerrada sale otra vez quien salió en ella. Si la locomotora sale de una mano, empieza quien la puso o, con una regla de la casa, el siguiente.
chapter-your-turn = Tu turno
mt-4 = Quien puede jugar, debe. Quien no, roba una ficha; si encaja se juega, si no, sube su marcador.
    .text = Si puedes jugar, debes hacerlo; no se permite guardar una ficha que encaja. Si nada encaja, roba una ficha del pozo. Si esa encaja en alguna parte, colócala en seguida; si no, sube tu marcador y tu turno termina.
mt-5 = Un turno es una ficha. La primera ficha de un tren iguala la locomotora.
    .text =
        Un turno es una ficha. Tu propio tren va de la locomotora hacia ti; su primera ficha debe igualar la locomotora, y cada una de las siguientes, el extremo abierto del tren.

        Con la regla de la casa del primer tren entero, a un doble en él se le sigue como a cualquier otro. Si la ficha que sigue va en otra parte, o hubo que robarla, el primer tren termina con ella.
mt-6 = Hay un Tren Mexicano: cualquiera lo empieza igualando la locomotora, y está abierto a todos.
    .text = Además de los trenes de los jugadores hay uno más, el Tren Mexicano, que es de todos. Cualquiera puede empezarlo, en cualquier turno, con una ficha que iguale la locomotora. Desde entonces cualquiera puede alargarlo; no necesita marcador y nunca se cierra.
mt-7 = Un tren con el marcador arriba está abierto a todos, hasta que su dueño juega en él.
    .text = Un marcador sobre un tren empezado dice: suban todos. Mientras el tuyo está arriba, los demás pueden jugar en tu tren como si fuera suyo. El marcador baja cuando tú, y nadie más, colocas una ficha en tu tren.
chapter-doubles = Los dobles
mt-8 = Un doble pide otra ficha de la misma persona: sobre él, o donde esa persona pueda jugar.
    .text =
        Coloca un doble atravesado. Te da otra ficha para jugar, y te obliga a jugarla: va sobre el mismo doble o donde puedas jugar. Si no tienes ninguna, roba una ficha; si tampoco puede seguir, sube tu marcador, termina tu turno y el doble queda abierto.

        La ficha que sigue puede ser un segundo doble, si después te queda una ficha que va sobre uno de los dos; esa ficha tiene que ir sobre uno de ellos. Así, un turno deja abierto a lo sumo uno de sus dobles. Un segundo doble que es tu última ficha no necesita nada más.
mt-9 = Un doble que quedó abierto va antes que todo: se cubre primero, esté en el tren que esté.
    .text = Un doble abierto de un turno anterior detiene todo lo demás. A quien le toque debe cubrirlo antes de jugar otra cosa, sea de quien sea el tren y haya o no marcador; cubrirlo es la jugada de ese turno. Si hay varios abiertos, se cubre primero el que se colocó primero. Si no puedes cubrirlo, roba una ficha; si esa no lo cubre, sube tu marcador y el deber pasa al siguiente jugador.
mt-10 = Un doble cuyo número se agotó queda cerrado.
    .text = Si todas las fichas con su número están en la mesa, nada puede ya cubrir un doble. Cuenta como cerrado: es un extremo común de su tren, y nadie tiene que seguirlo ni cubrirlo. Pero sigue siendo un doble donde solo se permite uno por turno.
chapter-going-out-and-scoring = Terminar y contar
mt-11 = La última ficha puede ser un doble: quien la juega termina.
    .text = Tu última ficha puede ser un doble. Terminas, y nadie tiene que colocar nada detrás.
mt-12 = Una jugada que deja una sola ficha se anuncia: la base avisa a la mesa.
    .text = Cuando una jugada te deja con una sola ficha, se avisa a la mesa, para que los demás estén prevenidos. La base lo hace sola, con su sonido de una ficha.
mt-13 = Las fichas que quedan en la mano suman sus puntos; gana la partida el total más bajo.
    .text = Al final de una ronda cuenta los puntos que quedan en tu mano y súmalos a tu total; quien terminó no suma nada. En una ronda cerrada cuentan todos. El doble blanco no cuenta nada. Jugada la última locomotora, gana la partida el total más bajo.

## Refusals

mt-2-no-engine = { $tile } no puede ser la locomotora: ya hay una en la base. Juega en un tren.
mt-2-engine-dealt = { $seat } no puede tener { $tile }: es la locomotora y está en la base. Di otra ficha.
mt-2-laid-already = { $tile } no puede ser la locomotora: ya está puesta. Juega en un tren.
mt-2-not-called = { $tile } no puede ser la locomotora: esta ronda tiene el { $double }. Pon ese.
mt-2-engine-first = Eso tiene que esperar: { $seat } tiene el { $double } y lo pone primero. Ponlo.
mt-2-not-holder = { $seat } no puede tener el { $double }: se vio en otra parte. Di quién lo tiene, o nadie.
mt-2-holder = Alguien lo tiene: se ve el { $double } en la mano de { $seat }. Di ese lugar.
mt-2-no-engine-yet = Eso tiene que esperar: la ronda no tiene locomotora. { $seat } la pone primero.
mt-2-laid = { $tile } no puede ser la locomotora: esta ronda ya tiene una. Juega en un tren.
mt-2-not-double = { $tile } no puede ser la locomotora: no es un doble. Pon el más alto que queda.
mt-2-used = { $tile } no puede ser la locomotora: ya lo fue. Pon el doble más alto que queda.
mt-2-too-high = { $tile } no puede ser la locomotora: es muy alto. Pon el doble más alto que queda.
mt-2-not-highest = { $tile } no puede ser la locomotora: { $double } es más alto y puede serlo. Pon ese.
mt-2-higher = Esa no puede ser: { $seat } tiene { $double }, más alto. Corrijan quién empieza.
mt-2-not-leader = { $seat } no sale: otra mano tiene un doble más alto. Di quién empieza.
mt-2-who-leads = Falta algo en el reparto: { $seat } tiene { $tile } y quizá empieza. Di quién empieza.
mt-3-not-leader = { $seat } no sale: en esta ronda sale { $leader }. Empiecen con { $leader }.
mt-3-not-in-turn = { $seat } tiene que esperar: los turnos van por orden. Le toca a { $turn }.
mt-3-not-done = { $seat } tiene que esperar: el turno de { $turn } sigue. Termina con Listo.
mt-3-turn-over = { $seat } ya no puede hacer nada: ese turno terminó. Le toca a { $turn }.
mt-4-can-play-draw = { $seat } no puede robar: { $tile } encaja en { $train }. Quien puede jugar, juega.
mt-4-can-play-done = { $seat } no puede pasar: { $tile } encaja en { $train }. Quien puede jugar, juega.
mt-4-drew = { $seat } no puede robar otra vez: se roba una por turno. El turno termina con Listo.
mt-4-draw-two = { $seat } no puede robar otra vez: ya robó dos fichas. El turno termina con Listo.
mt-4-no-draw = { $seat } no puede robar: en esta mesa nadie roba. El turno termina con Listo.
mt-4-draw-first = { $seat } aún no puede pasar: antes de pasar se roba. { $seat } roba una ficha.
mt-4-not-own-marker = El marcador de { $seat } tiene que esperar: le toca a { $turn }. Esperen su turno.
mt-4-marker-is-up = El marcador de { $seat } no puede subir: ya está arriba. Sigue con el turno.
mt-5-engine = { $tile } no puede empezar el tren: hace falta el { $value } de la locomotora. Juega un { $value }.
mt-5-own-first-train = Eso tiene que esperar: este turno es del primer tren. Alárgalo, o termina con Listo.
mt-5-no-draw = { $seat } no puede robar: este turno es del primer tren. Alárgalo, o termina con Listo.
mt-5-one-tile = { $seat } ya no puede hacer nada: el turno era una ficha. Le toca a { $turn }.
mt-6-engine = { $tile } no puede empezar el tren: hace falta el { $value } de la locomotora. Juega un { $value }.
mt-6-own-train-first = El Tren Mexicano tiene que esperar: primero va el tren de { $seat }. Empieza ese.
mt-6-own-train-only = Eso tiene que esperar: primero va el tren de { $seat }. Empieza ese.
mt-6-first-turns-first = El Tren Mexicano tiene que esperar: falta el turno de alguien. Juega en otro tren.
mt-6-two-trains-first = El Tren Mexicano tiene que esperar: primero van otros dos trenes. Juega en otro.
mt-6-all-trains-first = El Tren Mexicano tiene que esperar: primero van los demás trenes. Juega en otro.
mt-7-closed = El tren de { $owner } está cerrado: no tiene marcador. Juega en un tren abierto.
mt-7-by-itself = Nadie mueve un marcador: el de { $seat } sube y baja solo. Sigan jugando.
mt-8-two-doubles = Eso tiene que esperar: hay dos dobles abiertos. Juega sobre el { $double } o el otro.
mt-8-on-double = Eso tiene que esperar: primero va el { $double }. Cúbrelo.
mt-8-one-double = { $tile } tiene que esperar: va un doble por turno. Sigue el { $double } con otra ficha.
mt-8-may-cover = Eso tiene que esperar: solo el { $double } admite otra ficha. Cúbrelo o di Listo.
mt-8-no-draw = { $seat } no puede robar: no hace falta cubrir el doble. El turno termina con Listo.
mt-8-second-double = { $tile } no puede jugarse: nada en la mano seguiría ese doble. Juega otra ficha.
mt-8-can-play-draw = { $seat } no puede robar: { $tile } puede seguir al doble, en { $train }. Juega.
mt-8-can-play-done = { $seat } no puede pasar: { $tile } puede seguir al doble, en { $train }. Juega.
mt-8-draw-first = { $seat } aún no puede pasar: el doble pide otra ficha. Roba una primero.
mt-8-followed = { $seat } ya no puede hacer nada: el doble ya se siguió. Le toca a { $turn }.
mt-9-cover = Eso tiene que esperar: primero va el { $double } en { $on }. Cúbrelo.
mt-9-later-double = Eso tiene que esperar: primero va el { $double } anterior en { $on }. Cúbrelo.
mt-9-can-play-draw = { $seat } no puede robar: { $tile } cubre el doble en { $train }. Cúbrelo.
mt-9-can-play-done = { $seat } no puede pasar: { $tile } cubre el doble en { $train }. Cúbrelo.
mt-9-draw-first = { $seat } aún no puede pasar: hay un doble abierto. { $seat } roba primero una ficha.
mt-11-cover-last = Eso tiene que esperar: falta cubrir el último { $double }. Juega sobre él para terminar.
mt-12-no-penalty = Nadie roba una multa: no se reclamó ningún aviso. Sigan jugando.
mt-12-penalty-first = Eso tiene que esperar: { $seat } olvidó el aviso y roba primero la multa. Róbala.
mt-12-no-call = { $seat } no tiene nada que anunciar: nadie acaba de quedar con una ficha. Sigan jugando.
mt-12-no-claim = { $seat } no roba una multa: ahora no hay aviso olvidado que reclamar. Sigan jugando.
mt-12-called-by-hub = { $seat } no tiene que anunciarla: la base lo hace sola. Sigan jugando.
## Why a play is allowed, and what follows from it

mt-4-reason-marker = { $seat } puede subir el marcador: el turno puede terminar.
mt-5-reason-draw-instead = { $seat } puede robar una ficha una vez para el primer tren.
mt-8-reason-two-doubles = { $tile } cubre el { $double }: la ficha siguiente va en uno de los dos dobles.
mt-8-reason-then-two-doubles = { $seat } tiene que cubrir ahora uno de los dos dobles abiertos o robar.
mt-8-reason-may-cover = { $tile } cubre el { $double }: solo eso puede seguir en este turno.
mt-8-reason-then-may-cover = { $seat } puede cubrir el { $double }, o terminar con Listo.
mt-10-reason-close = El { $double } en { $on } se puede cerrar: ya nada puede cubrirlo.
mt-10-reason-then-closed = { $tile } no necesita cubrirse: su número está agotado.
mt-11-reason-cover-last = { $tile } cubre el último { $double }: antes de eso nadie termina.
mt-11-reason-last-double = La última ficha puede ser un doble: { $seat } termina, y nada tiene que seguir.

## What is taken on trust

mt-2-trust-engine = De confianza: { $seat } pone el doble más alto que puede serlo.
mt-2-trust-play = De confianza: { $seat } pone un doble que nadie tenía al buscar la locomotora.
mt-4-trust-play = De confianza: { $seat } pone una ficha que antes, al robar o pasar, no tenía.
mt-4-trust-idle = De confianza: { $seat } no tiene ficha que se pueda jugar.
mt-8-trust-play = De confianza: { $seat } tiene una ficha para uno de los dos dobles.
mt-8-trust-idle = De confianza: { $seat } no tiene ficha que siga al doble.
mt-9-trust-idle = De confianza: { $seat } no tiene ficha que cubra el doble.

## House rules

option-older-deal = Reparto antiguo
    .line = Con doble 12, de 5 a 8 jugadores reciben 12, 11, 10 o 9 fichas, como en la hoja antigua.
option-last-winner-leads = Sale quien ganó
    .line = Quien ganó la última ronda empieza la próxima, no el siguiente.
option-whole-first-train = Primer tren entero
    .line = Un tren propio puede empezar con tantas fichas como encajen, todas en un turno.
option-own-train-first = Primero el propio
    .line = Solo puede empezar el Tren Mexicano quien ya empezó su propio tren.
option-follow-on-double = Seguir sobre el doble
    .line = La ficha que sigue a un doble se coloca sobre ese doble.
option-one-double = Un doble por turno
    .line = La ficha que sigue a un doble no es otro doble.
option-close-dead-doubles = Cerrar dobles muertos
    .line = Un doble cuyo número se agotó ya no hay que cubrirlo.
option-cover-last-double = Cubrir el último doble
    .line = Quien pone un doble como última ficha lo cubre para terminar.
option-missed-call = Multa por no avisar
    .line = Quien olvida anunciar su última ficha roba una si alguien lo reclama.
option-missed-call-tiles = Precio de no avisar
    .line = Cuántas fichas robas si no avisas de la última.
option-missed-call-points = Puntos por no avisar
    .line = Lo que cuesta, en vez de una ficha y una vez por ronda, no avisar de la última.
option-double-blank = Puntos del 0-0
    .line = Lo que cuesta el 0-0 que queda en la mano.
option-engine-from = Locomotora de
    .line = Quién pone la locomotora: nadie, sale del juego (set); quien la tiene (hand); si nadie la tiene, quien tiene el siguiente doble más bajo (lower); quien tiene el doble sin usar más alto (found).
    .set = el juego
    .hand = quien la tiene
    .lower = esa mano o la siguiente
    .found = el doble más alto
option-first-engine = Primera locomotora
    .line = El doble que es la locomotora de la primera ronda, si no es el más alto del juego.
option-engines-upward = Locomotoras hacia arriba
    .line = La locomotora de cada ronda es el doble siguiente más alto, desde el doble blanco.
option-engines-again = Locomotoras de nuevo
    .line = Tras el último doble las locomotoras empiezan de nuevo, y una partida puede tener más rondas.
option-hunt-in-turn = Buscar la locomotora por turnos
    .line = Si nadie tiene la locomotora, cada quien roba una ficha por turno hasta que aparece.
option-lowest-leads = Sale el total más bajo
    .line = Quien lleva el total más bajo empieza la ronda siguiente.
option-draw-until = Robar hasta que encaje
    .line = Quien no puede jugar roba hasta que una ficha encaja o el pozo se vacía.
option-draw-two = Robar hasta dos
    .line = Quien no puede jugar roba una segunda ficha si la primera no encaja.
option-no-draw = Sin robar
    .line = Quien no puede jugar no roba: sube su marcador y termina el turno.
option-visitors-mark = Marcador por jugar fuera
    .line = Tu marcador sube también en un turno en el que no juegas en tu propio tren.
option-marker-by-choice = Marcador a elección
    .line = Al pasar no sube tu marcador; lo subes tú antes de terminar el turno, si quieres.
option-anyone-lowers = Cualquier ficha baja el marcador
    .line = Un marcador baja también cuando otra persona juega en ese tren.
option-double-keeps-marker = El doble abierto deja el marcador
    .line = Un doble en tu tren no baja tu marcador: lo baja tu ficha siguiente en él.
option-may-cover = Cubrir el doble si quieres
    .line = Tras un doble puedes cubrirlo o terminar el turno; no sigue otra ficha.
option-first-doubles-wait = Los primeros dobles esperan
    .line = Un doble en tu tren en tu primer turno espera hasta que todos han tenido un turno.
option-next-covers = Solo cubre el siguiente
    .line = Solo el siguiente tiene que cubrir un doble; si no puede, ya no obliga a nadie.
option-nobody-covers = Nadie más cubre
    .line = Un doble que no se cubre en el mismo turno no obliga a nadie.
option-others-finish = Los demás terminan
    .line = Cuando alguien termina, cada uno de los demás tiene un turno más.
option-first-turns-count = Todos tienen un turno
    .line = La ronda no termina antes de que todos hayan tenido un primer turno.
option-all-marked-end = Todos los marcadores terminan la ronda
    .line = La ronda se cierra también en cuanto están arriba los marcadores de todos.
option-limit = Puntos que terminan la partida
    .line = La partida termina cuando alguien tiene tantos puntos, sean cuantas sean las rondas; 0: no hay tal número.
option-last-below = Hasta que quede uno
    .line = Si los puntos terminan la partida, sigue hasta que todos menos uno los alcanzan.
option-out-bonus = Premio por terminar
    .line = A quien termina se le restan estos puntos.
option-next-leads = Sale el siguiente
    .line = El primer turno es de quien sigue al que puso la locomotora.
option-counter-clockwise = Sentido contrario
    .line = Los turnos van alrededor de la mesa al revés.
option-whole-first-turn = Primer turno entero
    .line = Un tren propio puede empezar con tantas fichas como encajen, pero solo en el primer turno de la ronda.
option-draw-for-train = Robar para el primer tren
    .line = En el turno del primer tren entero puedes robar una ficha una vez y seguir si encaja.
option-own-train-only = Solo el tren propio
    .line = Quien no ha empezado su tren no juega en otro, salvo que haya que cubrir un doble.
option-first-turns-first = Tren Mexicano tras los primeros turnos
    .line = El Tren Mexicano solo puede empezar cuando todos han tenido un turno.
option-two-trains-first = Tren Mexicano tras dos trenes
    .line = El Tren Mexicano solo puede empezar cuando han empezado dos trenes de jugadores.
option-all-trains-first = Tren Mexicano tras todos los trenes
    .line = El Tren Mexicano solo puede empezar cuando todos los jugadores han empezado su tren.
option-others-begin = Otros empiezan trenes marcados
    .line = Un tren marcado antes de empezar lo puede empezar cualquiera.
option-wild-blank = Blancas comodín
    .line = Una blanca va con cualquier número, y cualquier número va con una blanca.
option-newest-double-first = Primero el doble más nuevo
    .line = De varios dobles abiertos se cubre primero el último que se puso.

## What is wrong with house rules or with the number of players

problem-older-deal = older_deal es para 5 a 8 jugadores con doble 12, no para { $seats } con doble { $set }.
problem-first-engine = Un juego de doble { $set } no tiene el { $engine }-{ $engine }: la primera locomotora puede ser de 1 a { $set }.
