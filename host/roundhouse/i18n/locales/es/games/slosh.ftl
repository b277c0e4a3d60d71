### Slosh.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

# Same in English.
game = Slosh
    .line = Cuatro jugadores, doble 6, una locomotora fija por ronda; gana quien primero llega a 120 puntos.
    .card = Cuatro jugadores, pocas fichas, rondas cortas.
    .card-how = Gana quien primero llega a 120.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Preparación
sl-1 = Cuatro jugadores, un doble 6, seis fichas cada uno; las cuatro que sobran quedan fuera.
    .text = Slosh es para cuatro jugadores y un juego de doble 6. Revuelvan, y que cada quien robe seis fichas. Las cuatro que sobran quedan boca abajo y fuera de juego; nadie roba nunca. Si acuerdan siete fichas cada uno, no sobra ninguna.
sl-2 = La locomotora es fija: 4-4, luego 5-5, 6-6, 1-1, 2-2, 3-3, y otra vez. Si nadie la tiene: otro reparto.
    .text =
        Cada ronda tiene su locomotora: el doble cuatro en la primera, después el doble cinco, el doble seis, el doble uno, el doble dos y el doble tres; una partida que sigue vuelve a empezar con el doble cuatro. Quien la tiene empieza y debe ponerla, y ese es todo su turno. Desde ahí los turnos siguen el sentido del reloj.

        Si la locomotora está entre las fichas que quedan fuera, se revuelven y reparten todas de nuevo, para la misma locomotora. Lo mismo después de una mano cerrada.
sl-3 = Todos los trenes parten de la locomotora y crecen hacia afuera; el resto, como en Trenes Básicos.
    .text =
        La locomotora es de todos. Tu tren empieza en ella con una ficha que la iguale y crece hacia afuera: donde las reglas de abajo hablan de cualquiera de los dos extremos, aquí solo hay el de afuera. En todo lo demás Slosh se juega como Trenes Básicos. Hay otras dos maneras de jugarlo. Con locomotoras propias, el doble de la ronda es solo de quien lo tiene; los demás ponen en su primer turno cualquier doble suyo, y si alguien no tiene, se reparte de nuevo.

        Con vecino ceden tres reglas. De los demás trenes (BT-4) solo puedes alargar el de quien juega antes que tú, solo si no tuvo ficha para él y solo antes de la tuya; si tienes ficha para ese tren y no para el tuyo, debes ponerla. En vez de 5 puntos por ficha (BT-6) se cuentan los puntos de las manos, también en una mano cerrada (BT-7): la más baja gana lo que cada otra tiene de más, y nadie gana si hay dos más bajas, tampoco quien terminó si a otra persona solo le queda el 0-0.

## Refusals

sl-1-no-boneyard = Nadie puede robar: las fichas que sobran quedan fuera. Sigan jugando.
sl-2-not-holder = { $seat } no puede tener la locomotora: { $tile } no está en esa mano. Di quién la tiene.
sl-2-other-engine = { $tile } no puede ser la locomotora: la de esta ronda es { $double }. Pon esa.
sl-2-engine-first = Eso tiene que esperar: { $seat } tiene la locomotora { $double }, que va primero. Ponla.
sl-2-not-in-turn = { $seat } tiene que esperar: los turnos van por orden. Le toca a { $turn }.
sl-2-not-done = { $seat } tiene que esperar: el turno de { $turn } sigue. Termina con Listo.
sl-2-turn-over = { $seat } ya no puede hacer nada: ese turno terminó. Le toca a { $turn }.
sl-2-engine-turn = { $seat } ya no puede hacer nada: la locomotora fue todo el turno. Le toca a { $turn }.
sl-3-common-engine = { $tile } no puede ser locomotora: la de todos es { $double }. Juega en un tren.
sl-3-has-engine = { $tile } no puede ser locomotora: { $seat } ya puso una. Juega en un tren.
sl-3-not-double = { $tile } no puede ser locomotora: no es un doble. { $seat } pone un doble.
sl-3-own-engine-first = { $tile } tiene que esperar: { $seat } no tiene locomotora. Pon primero un doble.
sl-3-holds-double = { $seat } no puede pasar: hay un doble en la mano. { $seat } lo pone de locomotora.
sl-3-not-neighbor = El tren de { $owner } no está abierto: { $owner } no juega antes que { $seat }. Juega en otro.
sl-3-not-stuck = El tren de { $owner } no está abierto: { $owner } pudo jugar. Juega en el tren de { $seat }.
sl-3-can-add = { $seat } no puede pasar: { $owner } no pudo jugar, y { $tile } encaja ahí. Ponla ahí.
sl-3-once = El tren de { $owner } ya tiene su ficha: va una por turno. Juega en el tren de { $seat }.
sl-3-engine-turn = { $seat } ya no puede hacer nada: la locomotora fue todo el turno. Le toca a { $turn }.
sl-3-own-ends-turn = { $seat } ya no puede hacer nada: su tren ya tiene su ficha. Le toca a { $turn }.
## Why a play is allowed, and what follows from it

sl-3-reason-blocked = { $seat } no tiene doble para locomotora: se reparte de nuevo.
sl-3-reason-own = { $tile } va en el tren de { $owner }: con ella termina el turno.
sl-3-reason-neighbor = El tren de { $owner } está abierto: { $owner } no pudo jugar.
sl-3-reason-pass = { $seat } no puede poner locomotora: no hay doble en la mano.

## What is taken on trust

sl-3-trust-idle = De confianza: { $seat } no tiene ningún doble.

## House rules

option-own-engines = Locomotoras propias
    .line = El doble de la ronda es solo de quien lo tiene; los demás ponen otro; los trenes tienen dos extremos.
option-neighbor = Vecino
    .line = Solo se añade al tren de quien jugó antes, si nada suyo encajaba; se cuentan los puntos.
