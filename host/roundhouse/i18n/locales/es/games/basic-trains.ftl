### Basic Trains.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Trenes Básicos
    .line = Una locomotora para cada quien, trenes con dos extremos; gana quien primero llega a 120 puntos.
    .card = Una locomotora cada quien, dos extremos.
    .card-how = Gana quien primero llega a 120.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Preparación
bt-1 = Se reparte todo el juego por igual; lo que sobra queda boca abajo.
    .text = Trenes Básicos se juega con un doble 9 o un doble 12. Se reparten todas las fichas, por igual: se divide el juego entre los jugadores y se redondea hacia abajo. Cuatro reciben 13 fichas cada uno de un doble 9, o 22 de un doble 12; diez reciben 5 o 9. Lo que sobra queda boca abajo y fuera de juego, pues no hay pozo y nadie roba nunca.
bt-2 = Empieza el doble más alto. Cada quien pone primero un doble de locomotora; si a alguien le falta, se reparte de nuevo.
    .text =
        Quien tiene el doble más alto de todas las manos empieza y lo coloca; desde ahí los turnos siguen el sentido del reloj. En tu primer turno solo colocas un doble frente a ti: quien empieza, el más alto; los demás, el que quieran. Es tu locomotora, y sus dos lados quedan abiertos.

        Si alguien no tiene doble con qué empezar, la mano queda cerrada: nadie suma, y se reparte todo de nuevo. Con muchos jugadores pasa casi siempre; con nueve y un doble 9, en todos los repartos menos uno de cada 124. Por eso, cuando reparte la computadora, reparte hasta que una mano se pueda jugar, y dice cuántas veces hizo falta.
chapter-your-turn = Tu turno
bt-3 = Cada turno empieza con una ficha en el tren propio, en cualquier extremo; si ninguna encaja, se pierde.
    .text = Puesta la locomotora, cada turno empieza en tu propio tren: añade exactamente una ficha, en cualquiera de los dos extremos, con un número igual contra él. Si tienes una que encaja, debes hacerlo. Si no, pierdes el turno entero, aunque otros trenes admitan tus fichas.
bt-4 = Después, cada uno de los otros trenes puede recibir una ficha más, en cualquier orden.
    .text =
        Cuando tu tren tiene ya su ficha, puedes alargar los de los demás, sin obligación: a lo sumo una ficha en cada uno, en cualquier extremo y en cualquier orden. Di cuándo terminaste.

        Aquí se gana el juego. Una ficha en un tren ajeno puede dejarle un extremo, o dos, para los que su dueño no tiene nada. Así que cuida los dos extremos de tu tren, y procura que no sean iguales.
bt-5 = Los dobles van en línea: de ellos no sale nada y no hay que cubrirlos.
    .text = Los dobles van en línea, como cualquier otra ficha. Nada sale de ellos, no piden que los cubran y no dan otra jugada.
chapter-going-out-and-scoring = Terminar y contar
bt-6 = Quien termina gana 5 por cada ficha de los demás. Gana la partida quien primero llega a 120.
    .text = La ronda termina en cuanto alguien queda sin fichas, en cualquier parte de un turno y en el tren que sea. Esa persona gana 5 puntos por cada ficha de todas las demás manos, valga lo que valga; los demás no suman nada. Gana la partida quien primero llega a 120 puntos.
bt-7 = Si todos pierden su turno seguido, nadie suma y se reparte de nuevo.
    .text = Cuando todos pierden su turno uno tras otro, ya nadie jugará nunca. La mano queda cerrada: nadie suma, y se reparten todas las fichas de nuevo.

## Refusals

bt-1-no-boneyard = Nadie puede robar: Trenes Básicos no tiene pozo. Sigan jugando.
bt-2-who-leads = Falta algo en el reparto: las manos ocultas no dicen quién empieza. Dilo también.
bt-2-not-leader = { $seat } no sale: otra mano tiene un doble más alto. Di quién empieza.
bt-2-has-engine = { $tile } no puede ser locomotora: { $seat } ya puso una. Juega en un tren.
bt-2-not-double = { $tile } no puede ser locomotora: no es un doble. { $seat } pone un doble.
bt-2-not-highest = { $tile } no puede ser la locomotora: empieza el doble más alto. Pon { $double }.
bt-2-holds-double = { $seat } no puede pasar: hay un doble en la mano. { $seat } lo pone de locomotora.
bt-2-engine-first = { $tile } tiene que esperar: { $seat } no tiene locomotora. Pon primero un doble.
bt-2-not-in-turn = { $seat } tiene que esperar: los turnos van por orden. Le toca a { $turn }.
bt-2-not-done = { $seat } tiene que esperar: el turno de { $turn } sigue. Termina con Listo.
bt-2-turn-over = { $seat } ya no puede hacer nada: ese turno terminó. Le toca a { $turn }.
bt-2-engine-turn = { $seat } ya no puede hacer nada: la locomotora fue todo el turno. Le toca a { $turn }.
bt-3-own-first = El tren de { $owner } tiene que esperar: primero va el de { $seat }. Pon ahí una ficha.
bt-3-one-on-own = { $tile } no puede ir ahí: ese tren ya tiene su ficha. Juega en otro, o di Listo.
bt-3-can-add = { $seat } no puede pasar: { $tile } encaja en el tren de { $seat }. Ponla ahí.
bt-3-turn-used = { $seat } ya no puede hacer nada: el tren propio tiene su ficha. Le toca a { $turn }.
bt-4-one-each = Ese tren ya tiene su ficha: va una por turno en cada tren. Prueba otro, o di Listo.
bt-4-no-marker = No hay marcadores: cada tren se abre cuando jugó su dueño. Juega una ficha.
bt-6-no-call = Aquí no se anuncia nada: este juego no avisa de últimas fichas. Sigan jugando.
## Why a play is allowed, and what follows from it

bt-2-reason-blocked = { $seat } no tiene doble para locomotora: se reparte de nuevo.
bt-2-reason-pass = { $seat } no puede poner locomotora: no hay doble en la mano.
bt-3-reason-pass = { $seat } pierde el turno: nada encaja en el tren propio.
bt-4-reason-stop = { $seat } puede terminar el turno: nadie tiene que añadir a otros trenes.
bt-4-reason-then-others = { $seat } puede añadir una ficha a cada otro tren, o terminar con Listo.
bt-7-reason-blocked = Todos han perdido su turno seguido: se reparte de nuevo.

## What is taken on trust

bt-2-trust-engine = De confianza: { $seat } pone el doble más alto que hay.
bt-2-trust-play = De confianza: { $seat } pone un doble mayor que la primera locomotora, la más alta.
bt-2-trust-idle = De confianza: { $seat } no tiene ningún doble.
bt-3-trust-play = De confianza: { $seat } pone una ficha que antes, al pasar, no tenía.
bt-3-trust-idle = De confianza: { $seat } no tiene ficha para su tren.

## House rules

option-two-or-three = Dos o tres jugadores
    .line = También pueden jugar dos o tres, con el juego repartido por igual.

## What is wrong with house rules or with the number of players

problem-few-players = Trenes Básicos es para 4 a 10, no para { $seats }: con { $option }=yes pueden dos o tres.
problem-few-doubles =
    Con { $deal ->
        [one] { $deal } ficha
       *[other] { $deal } fichas
    } por persona, casi nunca reciben un doble los { $seats } jugadores: reparte { $least } o más.
