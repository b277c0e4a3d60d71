### What the fields of a position should be, always after "Write". What stands before = is notation, the same in every language.

of-this-game = a position of the game that the record names
possible = a position that can exist
game-first = a game first ({ $games }), not { $text }
field = field=value, not { $text }
field-once = { $field }= once
field-whole-number = { $field }= and a whole number
field-seat = { $field }= and a seat ({ $seats }), not { $text }
field-what = { $field }= and { $what }, not { $text }
some-seat = a seat
some-train = a train
some-tile = a tile
some-number = a number
known-fields = known fields like ends= and hands=, not { $field }=
turn = turn= and whose turn it is
stage = stage= and one of { $stages }, not { $text }
round = round= and a number from 1 to { $most }, not { $text }
rounds-from-one = rounds counted from 1
engine = engine= and a double
used = used= and doubles
not-negative = no number below 0 for yard or idle

## A position: its tiles and trains

seen-tiles-once = tiles that are seen, each once, not { $text }
tile-once = each tile once, and { $tiles } not again
tiles-in-all = { $size } tiles in all, not { $told }
hidden-tiles = ?{ $count } for { $count } tiles that nobody sees
hidden-number = a number of hidden tiles like ?7, not { $text }
hands-held = in hands= what { $name } holds, even just a number of tiles like { $name }:?7
seat = a seat ({ $seats }), not { $text }
open-end-of-train = the open end of { $name }'s train, like { $name }:5, or { $name }:- before it has begun
form-for = { $form } for { $name }, not { $text }
open-end = an open end
two-open-ends = both open ends, like 5/7,

## A position that contradicts itself

engine-when-known = an engine= for a game in which all trains begin at one, once it is known, and none for others
leader-before-deal = a leader= for a round that has not been dealt yet
engine-in-no-hand = the engine in the hub, in nobody's hand
doubles-this-turn = no more doubles of this turn than there are open doubles ({ $open }), not { $fresh }
open-double-once = each open double once
open-double-on-train = open doubles only on trains that have begun
open-double-on-table = { $double } on the table where it is an open double
owed-follow-up = a double of this turn when the player owes a follow-up, and only then
penalty-drawer = who draws the penalty, when one is due
winner-when-over = a winner only when the round is over
winner-without-tiles = a winner with no tile left
derailed-marker = a * after the end of each derailed train, as in A:4*, since its marker is up
left-among-doubles = the train of left= among the doubles= too
