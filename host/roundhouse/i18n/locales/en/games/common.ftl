### What all games have in common.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal tells what, why and what now, in at most 90 characters.

## Trains that are nobody's own: in a sentence, as a heading, and where there is little room

public-mexican = the Mexican Train
    .title = Mexican Train
    .short = Mexican
public-community = the community train
    .title = Community train
    .short = Public
public-public = public train { $number }
    .title = Public train { $number }
    .short = Public { $number }

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-tiles-and-trains = Tiles and trains
c-1 = Each tile of the set is there once.
    .text = A double-n set has every pair of numbers from 0 to n exactly once, doubles included: 28 tiles in a double-6 set, 55 in a double-9, 91 in a double-12, 136 in a double-15 and 190 in a double-18. So every tile is in one place only: in a hand, on the table, in the boneyard or set aside. The referee refuses a tile that has been seen somewhere else.
c-2 = A tile goes on a train's open end with an equal end; its other end is open then.
    .text =
        A train grows at its open end. Lay a tile there so that equal ends meet; the tile's other end is the open one from then on.

        If a tile can go there either way round, or at more than one place, its player says how it lies. At a table with real tiles the referee may not know an end; such a tile goes down on trust.
c-6 = Only its owner lays the first tile of a personal train.
    .text = Only you lay the first tile of your own train. Nobody begins it for you, whether or not it is open to all.
chapter-the-end-of-a-round = The end of a round
c-3 = Who lays the last tile ends the round at once.
    .text = Whoever lays the last tile from the hand is out, and the round ends at that moment, even in the middle of a turn. Whatever else that tile would have caused does not happen any more.
c-4 = With an empty boneyard and nobody able to play, the round is blocked and ends.
    .text = When the boneyard is empty and nobody can play a tile, the round is blocked and ends without anyone going out.
c-5 = From an empty boneyard nobody has to draw: the turn goes on as after a draw that did not help.
    .text = From an empty boneyard nothing can be drawn, and nobody is held up by that. If you ought to draw, go on as if you had drawn a tile that did not help.
chapter-the-match = The match
c-7 = Equal totals: who won more rounds is ahead; if that is equal too, the win is shared.
    .text = When totals are equal at the end, the one who won more rounds is ahead. If that is equal too, the win is shared.
c-8 = Set, deal and number of players can be chosen, as far as the tiles go round.
    .text = The domino set, the number of tiles dealt and the number of players are yours to choose, as far as the tiles go round and the game offers it. Whatever does not fit is refused before the first deal, with the numbers that would fit.
c-9 = A match may be shorter: a number of rounds, or no new round after an agreed time.
    .text = A match need not run its full length. Agree on a number of rounds before you begin; or agree on a time, finish the round that is being played when it comes, and begin no other.
c-10 = An engine that nobody holds is hunted: all draw one tile, again and again; then a new deal.
    .text = Some games take their engine from a player's hand. If nobody holds it, everybody draws one tile at once, again and again, until it turns up; what was drawn stays in the hands. When the boneyard cannot serve everybody once more, its last tiles go out in the order of seats, from the first. If the engine is still missing then, all tiles are dealt anew.

## Refusals

c-1-on-table = Not { $tile }: it lies on the table already. { $seat } plays another tile.
c-1-not-held = Not { $tile }: it is not in { $seat }'s hand. { $seat } plays a tile from there.
c-1-not-in-yard = Not { $tile }: somebody has it, or it is laid. Name the tile drawn.
c-1-twice = Not { $tile } for { $seat }: it has its place already. Name each tile once.
c-1-kept = Not this hand: { $tile } was seen in it. { $seat } shows that tile too.
c-2-no-match = Not { $tile } on { $train }: its open end is { $value }. Play a tile with { $value } there.
c-2-not-closed = No closed double on { $train }: the referee sees what can be covered. Play on.
c-3-over = Nothing more is played: the round is over. Go on to the score or the next round.
c-3-not-over = Not yet: the round is still in play. Play it to its end first.
c-3-not-begun = Nothing is played yet: no round has begun. Begin the round first.
c-5-empty = No draw: the boneyard is empty. { $seat }'s turn ends with Done.
c-6-not-begun = Not on { $train }: only { $owner } lays its first tile. Play on another train.
c-8-dealt = No second deal: the hands are dealt. Play on with those hands.
c-8-hand =
    Not this hand: { $seat } has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in it, not { $size }. Name it again.
c-8-pips =
    Not { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    } for { $seat }: that hand has { $least } to { $most }. Count it again.
c-8-not-dealt = Nothing is played yet: the hands are not dealt. Deal first.
c-8-no-such-seat =
    Not { $seat }: this table has { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }. Name one of those.
c-8-no-such-table =
    Not with { $count ->
        [one] { $count } player
       *[other] { $count } players
    }: game or house rules forbid it. Play on as before.
c-8-no-such-round = No correction: round { $round } has no such score yet. Name a finished round.
c-10-hunting = Not yet: nobody holds the engine. Everybody draws a tile first.
c-10-hunt = Not so: each draws one tile, { $seat } { $size }, not { $count }. Draw again.
c-9-match-over = No new round: the match is over. Begin a new match.

## What is taken on trust

c-2-trust-play = Taken on trust: the tile that { $seat } laid fits there.

## House rules

option-set = Domino set
    .line = The highest number of pips on one end: 12 is a double-12 set.
option-deal = Tiles dealt
    .line = How many tiles each player is dealt, when not as the rules say.
option-rounds = Rounds
    .line = A shorter match of so many rounds.

## What is wrong with house rules or with the number of players

problem-seats = { $game } is for { $least } to { $most } players, not { $seats }.
problem-seats-only = { $game } is for { $least } players, not { $seats }.
problem-deal =
    { $deal ->
        [one] { $deal } tile
       *[other] { $deal } tiles
    } each for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } are not in the double-{ $set } set: deal 1 to { $most }.
problem-contradiction = { $option } and { $other } exclude each other: choose one of them.
problem-rounds = A double-{ $set } set has { $most } engines: rounds can be 1 to { $most }, not { $rounds }.
problem-bad-value = { $option } cannot be { $value }: choose { $allowed }.
problem-not-a-number = { $option } cannot be { $value }: write a whole number from 1.
problem-unknown-option = There is no option { $option }: choose { $allowed }.
problem-slots-tiles = { $game } cannot be played by the hub's buttons alone: its course hangs on what each tile is, which no press can say. Call the tiles to the referee instead.
problem-slots-full =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } leave the public train no slot, and so no button: { $most } can play so.
problem-slots-calls = No press can say that somebody forgot to call the last tile: play { $game } without that penalty, or call the tiles to the referee.
