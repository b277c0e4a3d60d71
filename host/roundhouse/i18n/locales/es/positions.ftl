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
known-fields = uno de los campos { $fields }, no { $field }=
markers-in-ends = un * tras el extremo abierto de cada tren con el marcador puesto, como ends={ $name }:5*, no markers=
open-in-ends = ends= y el extremo abierto de cada tren, como ends={ $name }:5, o ends={ $name }:5* si tiene el marcador puesto, y doubles= y los trenes que terminan en un doble abierto, no open=
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
end-unseen = un número para el extremo abierto de { $name }: con estas manos, laid= y yard= no hay en la mesa fichas sin ver
owed-follow-up = un doble de este turno cuando falta seguirlo, y solo entonces
stage-of-follow-up = stage={ $stage }, porque a { $name } le falta poner una ficha en este turno
penalty-drawer = quién roba la multa, cuando hay que robar una
winner-when-over = winner= solo cuando la ronda terminó
winner-without-tiles = en winner= a alguien sin fichas

## A position that does not fit its game, its round or its stage

round-of-match = una ronda de la 1 a la { $rounds }, la última de esta partida, no la { $round }
used-nowhere = nada en used= en un juego cuyas locomotoras siguen un orden fijo
engine-found = engine= y el doble que es la locomotora de esta ronda, como engine=9-9, pues solo las manos deciden cuál es, o stage=engine si todavía falta ponerla
engine-to-come = ninguna locomotora en laid= mientras falte ponerla (stage=engine), u otro stage=
engine-laid-or-not = stage=engine si todavía falta poner { $engine }, o stage=turn si ya está en la mesa
engine-on-table = la locomotora { $engine } entre las fichas de laid=
engine-holder = en turn= a alguien que pueda tener la locomotora, donde dice stage=engine
before-deal = antes del reparto (stage=dealing) nada más que engine=, round=, leader= y turn=
winner-named = en winner= a quien no tiene fichas, si lo hay, donde dice stage=over
no-own-trains = ningún extremo abierto para { $name }: en este juego los jugadores no tienen trenes propios
no-markers = ningún * en un juego sin marcadores
marker-on-public = ningún * detrás de { $name }, que siempre está abierto para todos
double-on-closed = un * tras { $name }: en un tren sin el marcador arriba solo pone su dueño
no-open-doubles = nada en doubles= en un juego en que los dobles no se cubren
engine-before-plays = en ends= también una locomotora de { $name }: todos ponen la suya antes de la primera jugada
engine-already-laid = otro stage= que engine, pues { $name } ya tiene una locomotora en ends=
double-of-turn = como último de doubles= un doble que { $name } acaba de poner, con fresh=1, donde dice stage={ $stage }
doubles-of-first-train = en doubles= ningún doble de un turno anterior, donde dice stage=more
first-out = ninguna ficha en la mano de { $name }, que terminó primero
waiting-doubles = en waiting= trenes que han empezado y no tienen un doble abierto

## What a game remembers, and where it can be so

with-last-tile = last_tile= solo para quien tiene una ficha, en una mesa donde hay que avisarlo
last-tile-lapsed = last_tile= solo hasta que el siguiente jugador haya robado, jugado o pasado
with-draws = draws= para quien tiene el turno solo al empezarlo, antes de robar o poner una ficha
with-added-to = added_to= solo para trenes que recibieron una ficha en este turno: al empezarlo, ninguno, y con stage=more también el propio
