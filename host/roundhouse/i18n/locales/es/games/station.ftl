### Mexican Train Station.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Estación Mexicana
    .line = Trenes para todos, tantos como quieran; los puntos se ganan y se pierden, gana quien más tiene.
    .card = Trenes para todos, tantos como quieran.
    .card-how = Los puntos se ganan y se pierden.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-the-station = La estación
ms-1 = Hasta cuatro jugadores reciben una ficha menos que el número del juego; más jugadores, menos.
    .text =
        Jueguen con cualquier juego de doble 6 a doble 18; cada doble del juego es la estación una vez, así que un doble 12 da trece rondas.

        Revuelvan todas las fichas boca abajo. Hasta cuatro jugadores roban una ficha menos que el número del juego (11 de un doble 12). Si son más, cada quien roba el número del juego, menos el número de jugadores, más tres. La mesa puede acordar otra mano, de al menos dos fichas.
ms-2 = Se llama al doble de salida, de mayor a menor, y lo pone quien lo tiene; si nadie, todos roban.
    .text = Se llama al doble de la ronda: el más alto en la primera, y luego cada vez el que sigue hacia abajo. Quien lo tiene lo coloca en la base: es la estación. Si no lo tiene nadie, todos roban una ficha, una y otra vez, hasta que aparece. Quien lo puso no roba nada a cambio.
ms-3 = Quien puso el doble de salida tiene el primer turno; se sigue el sentido del reloj.
    .text = Poner la estación no es un turno: esa misma persona tiene ahora el primero, y luego las demás en el sentido del reloj.
chapter-your-private-train = Tu tren privado
ms-4 = Se abre igualando la estación, y en ese único turno se puede poner un tren entero.
    .text = Tu primera ficha debe llevar el número de la estación. Con ella puedes poner un tren tan largo como dé tu mano, ficha tras ficha, todo en ese único turno; basta con una. Es tu tren privado, y nunca más pondrás un tren entero de una vez. Hasta que abras, los demás trenes están fuera de tu alcance.
ms-5 = Quien no puede abrir roba una ficha y abre con ella, o el turno pasa sin señal.
    .text = Si no tienes con qué abrir, roba una ficha. Si iguala la estación puedes abrir en seguida, con cuantas más encajen; si no, el turno pasa, y no se pone señal, porque no hay tren. Desde tu segundo turno robas primero, tengas lo que tengas, hasta que abras.
chapter-turns = Los turnos
ms-6 = Después, un turno es una ficha en un tren propio, con señal o público; o robar, y jugar o señalar.
    .text =
        En cuanto tienes tren, un turno es una de estas cosas: una ficha más en tu propio tren; un nuevo tren público, empezado junto a la estación con una ficha que la iguale; una ficha en cualquier tren público, que están abiertos a todos para siempre; una ficha en un tren ajeno que muestre señal; o robar.

        Puedes robar aunque pudieras jugar. Tras robar solo puedes jugar la ficha robada; si es un doble, puede llevar consigo su pareja. Si te la quedas, se pone una señal en tu propio tren: queda abierto a todos.
ms-7 = Junto a la estación se puede empezar cualquier número de trenes públicos.
    .text = Puede haber tantos trenes públicos como fichas para empezarlos, más que vías tiene la base. Se numeran al empezarlos; los que no tienen vía comparten la luz del centro.
ms-8 = Cualquier jugada en un tren con señal se la quita.
    .text = Una jugada en un tren con señal, de su dueño o de cualquiera, le quita la señal. Un doble lleva consigo su pareja aunque ya no haya señal, si las dos se ponen juntas.
ms-9 = Un doble y su pareja pueden ir juntos en un tren; un doble solo no obliga a nadie.
    .text = Si pones un doble puedes añadir en el mismo turno una ficha que lo iguale, sobre ese mismo doble. No es obligación, y nadie más tiene que cubrirlo.
chapter-the-end-of-a-round = El final de una ronda
ms-10 = Antes de la jugada que deja una ficha suenan el traqueteo y luego el silbato.
    .text = Si tu jugada te deja una ficha, haz chocar tus fichas, tracatrá, luego silba, uuu-uuu, y solo entonces colócala. Si tus dos últimas fichas son un doble y su pareja, los sonidos van antes del doble, porque hasta poner la pareja te queda una. La base hace los dos sonidos por ti; donde se juega con la multa tienes que decirlo tú, y a quien lo olvide y lo descubran le toca robar una ficha.
ms-11 = La ronda termina con una última ficha, o cuando nadie puede jugar más.
    .text = La ronda termina en cuanto alguien coloca su última ficha. Con el pozo vacío sigue hasta que alguien termina o nadie puede jugar; quien puede jugar entonces, debe.
ms-12 = Quien gana la ronda suma lo que queda en las manos y cada quien lo resta; gana quien más tiene.
    .text = Quien termina gana los puntos de todas las fichas que quedan en las manos; los demás pierden los de la suya. Si ya nadie podía jugar, todos pierden y nadie gana. Tras la última ronda gana quien tiene más puntos, aunque estén bajo cero.

## Refusals

ms-2-laid-already = { $tile } no puede ser la salida: la estación ya está. Juega en un tren.
ms-2-not-called = { $tile } no puede ser la salida: se llama al { $double }. Pon ese.
ms-2-engine-first = Eso tiene que esperar: { $seat } tiene el { $double } y lo pone primero. Ponlo.
ms-2-not-holder = { $seat } no puede tener el { $double }: se vio en otra parte. Di quién lo tiene, o nadie.
ms-2-holder = Alguien lo tiene: se ve el { $double } en la mano de { $seat }. Di ese lugar.
ms-3-not-in-turn = { $seat } tiene que esperar: los turnos van por orden. Le toca a { $turn }.
ms-3-not-done = { $seat } tiene que esperar: el turno de { $turn } sigue. Termina con Listo.
ms-3-turn-over = { $seat } ya no puede hacer nada: ese turno terminó. Le toca a { $turn }.
ms-4-station = { $tile } no puede empezar el tren: hace falta el { $value } de la estación. Abre con un { $value }.
ms-4-not-opened = Eso tiene que esperar: { $seat } no tiene tren aún. Abre antes uno.
ms-4-own-first-train = Eso tiene que esperar: este turno es del primer tren. Alárgalo, o termina con Listo.
ms-4-no-draw = { $seat } no puede robar: este turno es del primer tren. Alárgalo, o termina con Listo.
ms-4-one-turn = { $seat } ya no puede hacer nada: el primer tren tuvo su turno. Le toca a { $turn }.
ms-5-draw-first = Eso tiene que esperar: { $seat } no tiene tren y empieza robando. Roba primero una ficha.
ms-5-no-pass = { $seat } aún no puede pasar: sin tren se roba primero. Roba una ficha.
ms-5-drew = { $seat } no puede robar otra vez: se roba una por turno. Abre si puedes, o di Listo.
ms-5-can-play = { $seat } debe abrir ahora: { $tile } encaja. Pon esa, u otra que también encaje.
ms-5-no-train = No hay señal que poner: { $seat } no tiene tren. Sigan jugando.
ms-6-station = { $tile } no puede empezar el tren: hace falta el { $value } de la estación. Juega un { $value }.
ms-6-closed = El tren de { $owner } es privado: no tiene señal. Juega en un tren abierto.
ms-6-only-drawn = { $tile } tiene que esperar: { $seat } robó. Juega la ficha robada, o termina con Listo.
ms-6-drew = { $seat } no puede robar otra vez: se roba una por turno. Juega esa ficha, o di Listo.
ms-6-no-pass = { $seat } aún no puede pasar: primero se juega o se roba. Juega una ficha, o roba.
ms-6-can-play = { $seat } debe jugar ahora: { $tile } encaja en { $train }. Pon una ficha.
ms-6-one-tile = { $seat } ya no puede hacer nada: el turno era una ficha. Le toca a { $turn }.
ms-7-in-order = Ese tren tiene que esperar: antes se empieza { $on }. Empieza ese.
ms-8-by-itself = Nadie mueve una señal: la de { $seat } sube y baja sola. Sigan jugando.
ms-9-on-double = Eso tiene que esperar: sobre el { $double } va su pareja. Ponla ahí, o di Listo.
ms-9-no-draw = { $seat } no puede robar: ya jugó un doble. Pon su pareja encima, o termina con Listo.
ms-9-matched = { $seat } ya no puede hacer nada: el doble tiene su pareja. Le toca a { $turn }.
ms-10-no-penalty = Nadie roba una multa: no se reclamaron sonidos. Sigan jugando.
ms-10-penalty-first = Eso tiene que esperar: { $seat } olvidó los sonidos y roba primero la multa. Róbala.
ms-10-no-call = { $seat } no tiene que hacer los sonidos: nadie queda ahora con una ficha. Sigan jugando.
ms-10-no-claim = { $seat } no roba una multa: nadie acaba de olvidar los sonidos. Sigan jugando.
ms-10-called-by-hub = { $seat } no tiene que hacer los sonidos: la base los hace sola. Sigan jugando.
## Why a play is allowed, and what follows from it

ms-2-reason-engine = { $tile } es el doble inicial: lo tiene { $seat }, y lo pone.
ms-4-reason-begin = { $tile } puede abrir { $train }: coincide con el { $value } de la estación.
ms-5-reason-draw-first = { $seat } roba: quien no tiene tren empieza así.
ms-6-reason-begin = { $tile } puede empezar { $train }: coincide con el { $value } de la estación.
ms-6-reason-open = El tren de { $owner } está abierto: tiene su señal.
ms-6-reason-pass = { $seat } puede pasar tras robar: no es obligatorio jugar la ficha robada.
ms-7-reason-next = { $train } se puede empezar: es el siguiente de los públicos.
ms-9-reason-on-double = { $tile } es pareja del { $double }: ambas van en un turno.
ms-6-reason-then-marker-up = La señal de { $seat } sube.
ms-8-reason-then-marker-down = La señal de { $seat } se quita.
ms-9-reason-then-on-double = { $seat } puede poner una pareja sobre el { $double }, o terminar con Listo.
ms-10-reason-announce = { $seat } puede hacer los sonidos: la jugada puede dejar una ficha.
ms-10-reason-claim = A { $seat } le faltaron los sonidos: solo le queda una ficha.
ms-10-reason-penalty = { $seat } roba una multa: faltaron los sonidos.
ms-10-reason-then-call = A { $seat } le queda una ficha, sin sonidos: se le puede reclamar.

## What is taken on trust

ms-5-trust-idle = De confianza: { $seat } no tiene ficha con qué abrir.
ms-6-trust-play = De confianza: { $seat } juega la ficha recién robada.
    .denied = De confianza: { $seat } pone una ficha que antes, al robar o pasar, no tenía.
ms-6-trust-idle = De confianza: { $seat } no tiene ficha que se pueda jugar.

## House rules

option-must-play = Quien puede, juega
    .line = Solo puede robar quien no tiene ficha que se pueda jugar.
option-railroad-sounds = Sonidos de tren
    .line = También suenan otras jugadas: una señal que sube o baja, un doble que lleva su pareja.

## What is wrong with house rules or with the number of players

problem-few-tiles =
    { $deal ->
        [one] { $deal } ficha
       *[other] { $deal } fichas
    } por mano es muy poco: reparte 2 o más, o sienta a lo sumo a { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }.
