### What the fields of a position should be, always after "Write". What stands before = is notation, the same in every language.

of-this-game = una posición del juego que nombra el registro
possible = una posición que pueda existir
game-first = primero un juego ({ $games }), no { $text }
field = campo=valor, no { $text }
field-once = { $field }= una sola vez
field-whole-number = { $field }= y un número entero
field-seat = { $field }= y un lugar ({ $seats }), no { $text }
field-what = { $field }= y { $what }, no { $text }
some-seat = un lugar
some-train = un tren
some-tile = una ficha
some-number = un número
known-fields = campos que existan, como ends= y hands=, no { $field }=
turn = turn= y a quién le toca
stage = stage= y uno de { $stages }, no { $text }
round = round= y un número de 1 a { $most }, no { $text }
rounds-from-one = rondas contadas desde 1
engine = engine= y un doble
used = used= y dobles
not-negative = en yard= y en idle= ningún número menor que 0

## A position: its tiles and trains

seen-tiles-once = fichas que se ven, cada una una sola vez, no { $text }
tile-once = cada ficha una sola vez, y { $tiles } no otra vez
tiles-in-all = { $size } fichas en total, no { $told }
too-many-tiles = hasta { $size } fichas en las manos y en la mesa, no { $told }
hidden-tiles = ?{ $count } para { $count } fichas que nadie ve
hidden-number = un número de fichas ocultas como ?7, no { $text }
hands-held = en hands= lo que tiene { $name }, aunque solo sea un número de fichas como { $name }:?7
hand-never-drawn = en hands= como mucho { $most } para { $name }: ningún reparto da más, y en este juego nadie roba
hand-without-marker = en hands= como mucho { $most } para { $name }: a quien robó una ficha y no pudo ponerla se le levanta el marcador
hands-dealt-and-drawn = en hands= no más que las { $deal } repartidas a cada quien y las { $drawn } robadas desde entonces, y en yard= como mucho { $most }
seat = un lugar ({ $seats }), no { $text }
open-end-of-train = el extremo abierto del tren de { $name }, como { $name }:5, o { $name }:- si todavía no empieza
form-for = { $form } para { $name }, no { $text }
open-end = un extremo abierto
two-open-ends = los dos extremos abiertos, como 5/7,

## A position that contradicts itself

engine-when-known = engine= en un juego en que todos los trenes salen de una, cuando ya se sabe cuál, y en los demás ninguna
leader-before-deal = leader= en una ronda que todavía no se reparte
engine-in-no-hand = la locomotora en la base y no en una mano
doubles-this-turn = no más dobles de este turno que dobles abiertos ({ $open }), no { $fresh }
open-double-once = cada doble abierto una sola vez
double-at-one-end = { $double } como doble abierto de un solo tren, no de { $first } y { $second } a la vez
open-double-on-train = dobles abiertos solo en trenes que ya empezaron
open-double-on-table = { $double } sobre la mesa, donde es un doble abierto
owed-follow-up = un doble de este turno cuando falta seguirlo, y solo entonces
stage-of-follow-up = stage={ $stage }, porque a { $name } le falta poner una ficha en este turno
penalty-drawer = quién roba la multa, cuando hay que robar una
winner-when-over = winner= solo cuando la ronda terminó
winner-without-tiles = en winner= a alguien sin fichas
derailed-marker = un * detrás del extremo de cada tren descarrilado, como en A:4*, porque su marcador está arriba
left-among-doubles = el tren de left= también en doubles=

## A position that cannot be reached by playing

round-of-match = una ronda de la 1 a la { $rounds }, la última de esta partida, no la { $round }
used-nowhere = nada en used= en un juego cuyas locomotoras siguen un orden fijo
used-before =
    en used= { $rounds ->
        [0] nada antes de la primera ronda
        [one] la locomotora de la ronda anterior a esta, y no la de esta
       *[other] las locomotoras de las { $rounds } rondas anteriores a esta, y no la de esta
    }
engine-of-round = en engine= la locomotora de la ronda { $round }, { $engine }, o no pongas engine=
engine-found = engine= y el doble que es la locomotora de esta ronda, como engine=9-9, pues solo las manos deciden cuál es
leader-from-hands = nada en leader= donde las manos deciden quién empieza
engine-to-come = ninguna ficha, tren ni marcador en la mesa antes de que se ponga la locomotora
engine-on-table = la locomotora { $engine } entre las fichas de laid=
engine-holder = en turn= a alguien que pueda tener la locomotora, donde dice stage=engine
hunt-without-engine = ninguna locomotora en una mano mientras todos la buscan (stage=hunt)
hunt-from-boneyard = un pozo del que se pueda robar, donde dice stage=hunt
before-deal = antes del reparto (stage=dealing) nada más que engine=, round=, leader= y turn=
winner-named = en winner= a quien no tiene fichas, si lo hay, donde dice stage=over
winner-laid = en la mesa una ficha que pueda ser de { $name }: nadie gana sin poner una
no-own-trains = ningún extremo abierto para { $name }: en este juego los jugadores no tienen trenes propios
no-markers = ningún * en un juego sin marcadores
marker-on-public = ningún * detrás de { $name }, que siempre está abierto para todos
double-on-closed = un * tras { $name }: en un tren sin el marcador arriba solo pone su dueño
marker-unbegun = ningún * para el tren de { $name } mientras no empieza
no-open-doubles = nada en doubles= en un juego en que los dobles no se cubren
end-on-table = en la mesa (en laid=, o sin ver, según yard=) una ficha por cada extremo abierto; para el { $end } de { $name } no queda ninguna
end-reached = en la mesa (en laid=, o sin ver, según yard=) fichas para un tren entero hasta cada extremo abierto; no queda ninguna cadena desde una locomotora hasta el { $end } de { $name }
idle-turns = en idle= menos turnos que jugadores ({ $seats }), al empezar un turno
idle-boneyard = nada en idle= mientras hay fichas para robar
idle-can-play = nada en idle= por un turno de { $name }, que tiene una ficha para jugar
blocked-boneyard = winner= donde dice stage=over, o un pozo vacío: una ronda solo se cierra si no hay nada que robar
blocked-can-play = winner= donde dice stage=over, o una mesa en la que nadie puede jugar: { $name } tiene una ficha que encaja
all-engines = stage=engine, mientras { $name } no ha puesto locomotora
engine-before-plays = en ends= también una locomotora de { $name }: todos ponen la suya antes de la primera jugada
engines-in-order = en la primera vuelta (stage=engine) solo las locomotoras de quienes jugaron antes que { $name }
dead-double = en doubles= ningún doble que ya ninguna ficha pueda cubrir: está cerrado (MT-10)
most-doubles = no más dobles de este turno (fresh=) que los que permiten las reglas, { $most }
double-of-turn = como último de doubles= un doble que { $name } acaba de poner, con fresh=1, donde dice stage={ $stage }
own-train-begun = el tren de { $name } ya empezado, donde dice stage={ $stage }
waits-for-marker = stage=more solo mientras { $name } puede bajar un marcador (has_played=)
doubles-of-first-train = en doubles= ningún doble de un turno anterior, donde dice stage=more
publics-in-order = los trenes públicos empezados en el orden de sus números
private-first = el tren propio de alguien empezado antes que uno público

## What a game remembers, and where it can be so

with-last-tile = last_tile= solo para quien tiene una ficha, en una mesa donde hay que avisarlo
last-tile-lapsed = last_tile= solo hasta que el siguiente jugador haya robado, jugado o pasado
with-reversed = nada en reversed= donde juegan dos
with-skipped = en skipped= a nadie que tenga el turno
with-draws = draws= para quien tiene el turno solo al empezarlo, antes de robar o poner una ficha
letter-laid = { $field }= solo una vez, y solo si hay en la mesa una ficha con { $letter }
letter-after-idle = nada en { $field }= para quien tuvo un turno que cuenta en idle=
with-closed = en closed= solo trenes que terminan en un doble de la mesa que ya nada puede cubrir
with-waited = en waited= solo jugadores que no han abierto su tren
with-drawn = drawn= solo con stage=drew, una ficha en la mano de quien ya abrió
with-sounded = sounded=1 solo durante un turno, en una mesa donde hay que hacer los sonidos
with-added-to = added_to= solo para trenes que recibieron una ficha en este turno: al empezarlo, ninguno
with-stuck = stuck= solo con la regla de la casa «vecino» (neighbor), y solo para quien juega antes que el del turno
with-has-played = en has_played= solo jugadores con el marcador arriba y el tren empezado
with-left = left= solo donde hay un Tren Mexicano en el que jugar a cambio
