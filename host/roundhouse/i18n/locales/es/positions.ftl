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
hidden-tiles = ?{ $count } para { $count } fichas que nadie ve
hidden-number = un número de fichas ocultas como ?7, no { $text }
hands-held = en hands= lo que tiene { $name }, aunque sea un número de fichas como { $name }:?7
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
open-double-on-train = dobles abiertos solo en trenes que ya empezaron
open-double-on-table = { $double } sobre la mesa, donde es un doble abierto
owed-follow-up = un doble de este turno cuando falta seguirlo, y solo entonces
penalty-drawer = quién roba la multa, cuando hay que robar una
winner-when-over = winner= solo cuando la ronda terminó
winner-without-tiles = en winner= a alguien sin fichas
derailed-marker = un * detrás del extremo de cada tren descarrilado, como en A:4*, porque su marcador está arriba
left-among-doubles = el tren de left= también en doubles=
