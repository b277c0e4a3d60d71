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
tile-once = each tile only once, not { $tiles } again
tiles-in-all = { $size } tiles in all, not { $told }
too-many-tiles = at most { $size } tiles in hands and on the table, not { $told }
hidden-tiles = ?{ $count } for { $count } tiles that nobody sees
hidden-number = a number of hidden tiles like ?7, not { $text }
hands-held = in hands= what { $name } holds, even if only a number of tiles like { $name }:?7
hand-never-drawn = at most { $most } for { $name } in hands=: no deal gives more, and nobody draws in this game
hand-without-marker = at most { $most } for { $name } in hands=: a player who drew a tile and could not lay it has a marker
hands-dealt-and-drawn = no more in hands= than the { $deal } dealt to each and the { $drawn } drawn since then, and at most { $most } in yard=
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
owed-follow-up = a double of this turn when the player owes a follow-up, and only then
stage-of-follow-up = stage={ $stage }, since { $name } still has a tile to lay in this turn
penalty-drawer = who draws the penalty, when one is due
winner-when-over = a winner only when the round is over
winner-without-tiles = a winner with no tile left
derailed-marker = a * after the end of each derailed train, as in A:4*, since its marker is up
left-among-doubles = the train of left= among the doubles= too

## A position that cannot be reached by playing

round-of-match = a round from 1 to { $rounds }, the last of this match, not { $round }
used-nowhere = no used= in a game whose engines follow a fixed order
used-before =
    in used= { $rounds ->
        [0] nothing before the first round
        [one] the engine of the round before this one, and not this round's
       *[other] the engines of the { $rounds } rounds before this one, and not this round's
    }
engine-of-round = the engine of round { $round }, { $engine }, in engine=, or leave engine= out
engine-found = engine= and the double that is the engine of this round, like engine=9-9, since only the hands decide which it is
leader-from-hands = no leader= where the hands decide who begins
engine-to-come = no tile, train or marker on the table before the engine is laid
engine-on-table = the engine { $engine } among the tiles of laid=
engine-holder = turn= and a player who can hold the engine, where stage=engine
hunt-without-engine = no engine in a hand while all draw for it (stage=hunt)
hunt-from-boneyard = a boneyard to draw from, where stage=hunt
before-deal = before the deal (stage=dealing) nothing but engine=, round=, leader= and turn=
winner-named = winner= and the player without tiles, if there is one, where stage=over
winner-laid = a tile on the table that { $name } can have laid: nobody wins without one
no-own-trains = no open end for { $name }: the players have no trains of their own in this game
no-markers = no * in a game without markers
marker-on-public = no * after { $name }, which is always open to everybody
double-on-closed = a * after { $name }: only the owner plays on a train whose marker is down
marker-unbegun = no * for { $name }'s train before it has begun
no-open-doubles = no doubles= in a game in which doubles are not covered
end-on-table = on the table (in laid=, or unseen besides yard=) a tile for each open end; for { $end } at { $name } none is left
end-reached = on the table (in laid=, or unseen besides yard=) tiles for a whole train to each open end; no chain from an engine to { $end } at { $name } is left
idle-turns = idle= and fewer turns than there are players ({ $seats }), at the beginning of a turn
idle-boneyard = no idle= while there are tiles to draw
idle-can-play = no idle= that counts { $name }'s turn: { $name } has a tile to play
blocked-boneyard = winner= where stage=over, or an empty boneyard: a round is blocked only when nothing can be drawn
blocked-can-play = winner= where stage=over, or a table at which nobody can play: { $name } has a tile that fits
all-engines = stage=engine, while { $name } has laid none
engine-before-plays = in ends= an engine for { $name }, too: all lay theirs before the first play
engines-in-order = in the first lap (stage=engine) only the engines of those who had a turn before { $name }
dead-double = no double in doubles= that no tile can cover anymore: it is closed (MT-10)
most-doubles = no more doubles of this turn (fresh=) than the rules allow, { $most }
double-of-turn = a double that { $name } has just laid as the last of doubles=, with fresh=1, where the stage is { $stage }
own-train-begun = { $name }'s own train begun, where the stage is { $stage }
waits-for-marker = stage=more only while { $name } may take a marker down (has_played=)
doubles-of-first-train = no double of an earlier turn in doubles=, where the stage is more
publics-in-order = the public trains begun in the order of their numbers
private-first = a player's own train begun before a public one

## What a game remembers, and where it can be so

with-last-tile = last_tile= only for a player with one tile, at a table where players must call it
last-tile-lapsed = last_tile= only until the next player has drawn, played or passed
with-reversed = no reversed= for two players
with-skipped = in skipped= no player whose turn it is
with-draws = draws= for the player in turn only at the beginning of the turn, before a tile is drawn or laid
letter-laid = { $field }= only once, and only after a tile with { $letter } was laid
letter-after-idle = no { $field }= for a player whose turn idle= counts
with-closed = in closed= only trains that end in a double on the table that nothing can cover
with-waited = in waited= only players who have not opened their trains
with-drawn = drawn= only with stage=drew, for a player whose train has begun, and only a tile from that hand
with-sounded = sounded=1 only during a turn, at a table where players must make the sounds
with-added-to = added_to= only for trains that have had a tile in this turn: none at its beginning
with-stuck = stuck= only with the house rule neighbor, and only for the player before the one in turn
with-has-played = in has_played= only players whose markers are up and whose trains have begun
with-left = left= only where there is a Mexican Train to play on instead
