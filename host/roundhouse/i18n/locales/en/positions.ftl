### What the fields of a position should be, always after "Write". The word before = is notation, the same in every language.

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
known-fields = one of the fields { $fields }, not { $field }=
markers-in-ends = a * after the open end of each train whose marker is up, like ends={ $name }:5*, not markers=
open-in-ends = ends= and each train's open end, like ends={ $name }:5, or ends={ $name }:5* where its marker is up, and doubles= and the trains that end in an open double, not open=
turn = turn= and whose turn it is
stage = stage= and one of { $stages }, not { $text }
round = round= and a number from 1 to { $most }, not { $text }
rounds-from-one = rounds counted from 1
engine = engine= and a double
used = used= and doubles
not-negative = no number below 0 for yard or idle

## A position: its tiles and trains

seen-tiles-once = tiles that are seen, each once, not { $text }
tile-once = each tile only once, not { $tiles } again
tiles-in-all = { $size } tiles in all, not { $told }
too-many-tiles = at most { $size } tiles in hands and on the table, not { $told }
hidden-tiles = ?{ $count } for { $count } tiles that nobody sees
hidden-number = a number of hidden tiles like ?7, not { $text }
hands-held = in hands= what { $name } holds, even if only a number of tiles like { $name }:?7
seat = a seat ({ $seats }), not { $text }
open-end-of-train = the open end of { $name }'s train, like { $name }:5, or { $name }:- before it has begun
form-for = { $form } for { $name }, not { $text }
open-end = an open end
two-open-ends = both open ends, like 5/7,

## A position that contradicts itself

engine-when-known = engine= in a game in which all trains begin at one engine, once it is known, and in no other game
leader-before-deal = a leader= for a round that has not been dealt yet
engine-in-no-hand = the engine in the hub, in nobody's hand
doubles-this-turn = no more doubles of this turn than there are open doubles ({ $open }), not { $fresh }
open-double-once = each open double once
double-at-one-end = { $double } as the open double of one train, not of both { $first } and { $second }
open-double-on-train = open doubles only on trains that have begun
open-double-on-table = { $double } on the table where it is an open double
end-unseen = a number for the open end of { $name }: with these hands, laid= and yard= no tile lies on the table unseen
owed-follow-up = a double of this turn when the player owes a follow-up, and only then
stage-of-follow-up = stage={ $stage }, since { $name } still has a tile to lay in this turn
penalty-drawer = who draws the penalty, when one is due
winner-when-over = a winner only when the round is over
winner-without-tiles = a winner with no tile left

## A position that does not fit its game, its round or its stage

round-of-match = a round from 1 to { $rounds }, the last of this match, not { $round }
used-nowhere = no used= in a game whose engines follow a fixed order
engine-found = engine= and the double that is the engine of this round, like engine=9-9, since only the hands decide which it is, or stage=engine if it is still to be laid
engine-to-come = no engine in laid= while it is still to be laid (stage=engine), or another stage=
engine-laid-or-not = stage=engine if { $engine } is still to be laid, or stage=turn if it lies on the table
engine-on-table = the engine { $engine } among the tiles of laid=
engine-holder = turn= and a player who can hold the engine, where stage=engine
before-deal = before the deal (stage=dealing) nothing but engine=, round=, leader= and turn=
winner-named = winner= and the player without tiles, if there is one, where stage=over
no-own-trains = no open end for { $name }: the players have no trains of their own in this game
no-markers = no * in a game without markers
marker-on-public = no * after { $name }, which is always open to everybody
double-on-closed = a * after { $name }: only the owner plays on a train whose marker is down
no-open-doubles = no doubles= in a game in which doubles are not covered
engine-before-plays = in ends= an engine for { $name }, too: all lay theirs before the first play
engine-already-laid = another stage= than engine, since { $name } has an engine in ends=
double-of-turn = a double that { $name } has just laid as the last of doubles=, with fresh=1, where the stage is { $stage }
doubles-of-first-train = no double of an earlier turn in doubles=, where the stage is more
first-out = no tiles in the hand of { $name }, who was out first
waiting-doubles = in waiting= trains that have begun and have no open double

## What a game remembers, and where it can be so

with-last-tile = last_tile= only for a player with one tile, at a table where players must call it
last-tile-lapsed = last_tile= only until the next player has drawn, played or passed
with-draws = draws= for the player in turn only at the beginning of the turn, before a tile is drawn or laid
with-added-to = added_to= only for trains that have had a tile in this turn: none at its beginning, and with stage=more the player's own among them
