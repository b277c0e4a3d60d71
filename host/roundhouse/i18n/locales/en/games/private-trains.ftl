### Private Trains.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Private Trains
    .line = One train each, open only while its marker is up; the lowest total wins.
    .card = One train each, open while its marker is up.
    .card-how = The quiet game for two to twelve.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Getting ready
pt-1 = Each round has its lead double: the highest first and then downward, or the lowest and then upward.
    .text = Every round is built around its lead double, where all trains begin. The first one is the highest double of the set. Each round takes the next one down, until the double blank has led the last round.
pt-2 = The lead double is laid; then each player draws one tile for every number of the set, if there are enough.
    .text =
        Lay the lead double in the center before anybody draws. Then shuffle the rest, and let each player draw as many tiles as the set has numbers: 7 from a double-6 set, 10 from a double-9, 13 from a double-12, 16 from a double-15, 19 from a double-18.

        With five or more players, or a set too small for that, draw as many tiles each as you can while a tenth of the set stays in the boneyard. You may also agree on any other number.
pt-3 = The heaviest tile leads the first round; after that, the player with the fewest points in the last round, also if it was blocked.
    .text = In the first round, look for the heaviest tile in any hand, doubles included; of two with as many pips, the one with the higher end is heavier. The player who holds it leads, and does not have to lay it. Each later round is led by the player with the fewest points in the round before; if several have the fewest, by the one who sits first.
pt-4 = Turns go clockwise, or the other way if you agree on it.
    .text = After the leader, turns go clockwise around the table, each time to the player on the left.
chapter-your-turn = Your turn
pt-5 = One tile a turn, two with a double: on your own train, a marked one or the Mexican Train.
    .text = Lay one tile; after a double, one more. Your own train begins at the lead double with a tile that matches it. You may play on your own train, on any other that has a marker and at least one tile, and on the Mexican Train, which anyone may begin with a match for the lead double.
pt-6 = If nothing fits your own train, draw one tile first; if you still cannot play, your marker goes up.
    .text = If you can play on your own train, or anywhere else once you have drawn, you must. If none of your tiles fits your own train, draw one before you do anything else, even if a tile of yours fits another train. After that draw you may play wherever your tiles fit. If they fit nowhere, your marker goes up and your turn is over. As long as you cannot play, every turn begins with a draw.
pt-7 = Only its owner takes a marker down, after a play on that train.
    .text = Nobody but you takes your marker down, and it never comes down by itself. You may take it down once you have played on your own train since it went up, at any time before that turn is over. If you forget, your train stays open for the others, and you can still do it in a later turn of yours, before or after you play.
chapter-doubles = Doubles
pt-8 = A double is followed by a tile on it; on your own train you may leave it for the next player.
    .text = A double asks for a second tile, laid on it. On your own train you have another choice: leave the double as it is and lay a tile, though not a double, on the Mexican Train. Then the next player must cover your double before anything else, even though the train is yours. A player who cannot cover it draws one tile. If that does not cover it either, the marker goes up and the duty moves on to the next player, until somebody covers it, perhaps you.
pt-9 = If you cannot follow a double, draw one tile; if that does not help, you may lay only another double.
    .text = If you have no tile for your double, draw one. If that does not help, you may lay nothing else this turn, with one exception: another double that can be played. It asks for a tile in the same way, with another draw if you need it. When your turn ends and you could not follow one of your doubles, your marker goes up.
pt-10 = You may agree that an uncovered double stops all other plays until somebody covers it.
    .text = You may agree that an uncovered double stops all other plays. Then each player in turn has to cover it, or draws one tile and covers it with that one if it fits; if not, their marker goes up. If there are several, the one laid first comes first.
chapter-going-out-and-scoring = Going out and scoring
pt-11 = Tiles left in your hand score their pips, 0-0 scores 50; the lowest total wins the match.
    .text = The round ends when a player has laid the last tile, even a double, or when nobody can play anymore. Then count the pips left in your hand, the double blank as 50, and add them to your total. When every double of the set has led a round, the lowest total wins.

## Refusals

pt-1-no-engine = { $tile } cannot be the engine: the lead double is in the hub already. Play on a train.
pt-2-engine-dealt = { $seat } cannot have { $tile }: it is the lead double, in the hub. Name another tile.
pt-3-who-leads = The deal is not complete: hidden hands do not show who leads. Name the leader, too.
pt-3-not-leader = { $seat } does not lead: { $leader } had the fewest points. Begin with { $leader }.
pt-3-not-heaviest = { $seat } does not lead: another hand holds a heavier tile. Name the player who leads.
pt-4-not-in-turn = { $seat } has to wait: turns go in order. It is { $turn }'s turn.
pt-4-not-done = { $seat } has to wait: { $turn }'s turn is not over. It ends with Done.
pt-4-turn-over = { $seat } can do nothing more: that turn is over. It is { $turn }'s turn.
pt-5-engine = { $tile } cannot begin that train: it needs the lead's { $value }. Play a tile with { $value }.
pt-5-closed = { $owner }'s train is private: its marker is down. Play on an open train.
pt-5-one-tile = { $seat } cannot play again: this turn's tile is laid. Take the marker down, or say Done.
pt-5-turn-used = { $seat } cannot go on: a turn is one tile, or two with a double. It is { $turn }'s turn.
pt-6-can-play-draw = { $seat } cannot draw: { $tile } fits on { $train }. { $seat } can play, and must.
pt-6-can-play-done = { $seat } cannot pass: { $tile } fits on { $train }. { $seat } can play, and must.
pt-6-draw-first = { $seat } cannot pass yet: a draw comes before a pass. { $seat } draws a tile.
pt-6-drew = { $seat } cannot draw again: a turn has one draw. Play, or end the turn with Done.
pt-6-draw-to-visit = { $owner }'s train has to wait: nothing fits { $seat }'s own train. Draw a tile first.
pt-6-up-by-itself = Nobody raises a marker: { $seat }'s goes up by itself, with a pass. Play on.
pt-7-not-in-turn = { $seat } has to wait: that is for { $seat }'s own turn, after a play. Do it then.
pt-7-not-up = There is no marker there: { $seat }'s train is private already. Play on.
pt-7-not-played = The marker stays: { $seat } has not played there since it went up. Play there first.
pt-7-not-owner = Only the owner does that: { $owner } takes this marker down. Leave it as it is.
pt-8-follow = That has to wait: the { $double } comes first. Play on it.
pt-8-can-play-draw = { $seat } cannot draw: { $tile } answers the double, on { $train }. Play that.
pt-8-can-play-done = { $seat } cannot pass: { $tile } answers the double, on { $train }. Play that.
pt-8-draw-first = { $seat } cannot pass yet: a double needs a tile on it. { $seat } draws one first.
pt-8-cover = That has to wait: the { $double } on { $on } comes first. Cover it.
pt-9-only-double = { $tile } has to wait: the { $double } comes first. Lay a tile on it, or another double.
pt-9-can-follow = { $tile } has to wait: there is a tile for the { $double } in hand. Play that one.
pt-10-cover = That has to wait: the { $double } on { $on } comes first. Cover it.
pt-10-can-play-draw = { $seat } cannot draw: { $tile } covers the double on { $train }. Cover it.
pt-10-can-play-done = { $seat } cannot pass: { $tile } covers the double on { $train }. Cover it.
pt-10-draw-first = { $seat } cannot pass yet: a double is open. { $seat } draws a tile first.
pt-11-no-call = Nothing is announced here: Private Trains has no call for last tiles. Play on.
## Why a play is allowed, and what follows from it

pt-6-reason-visit = { $train } may be visited: { $seat } has drawn, or nothing is left to draw.
pt-6-reason-visit-first = { $train } may be visited: a tile in hand fits { $seat }'s own train.
pt-7-reason-marker = { $seat } may take the marker down: a tile was laid on that train.
pt-7-reason-stop = { $seat } may end the turn: the marker may stay up.
pt-7-reason-then-marker = { $seat } may take the marker down now, or end the turn with Done.
pt-9-reason-second-double = { $tile } is another double: nothing in hand follows the { $double }.
pt-9-reason-pass = { $seat } may pass: nothing in hand follows the double.

## What is taken on trust

pt-6-trust-play = Taken on trust: { $seat } has a tile for { $seat }'s train.
    .denied = Taken on trust: { $seat } lays a tile that an earlier draw or pass ruled out.
pt-6-trust-idle = Taken on trust: { $seat } has no tile that must be played.
pt-8-trust-idle = Taken on trust: { $seat } has no tile for the double.
pt-9-trust-play = Taken on trust: { $seat } has no tile that follows the first double.
pt-10-trust-idle = Taken on trust: { $seat } has no tile that covers the double.

## House rules

option-upward = Upward
    .line = The first lead double is the lowest, and each round has the next one up.
option-counter-clockwise = Counter-clockwise
    .line = Turns go to the right instead of the left.
option-mexican-train = A Mexican Train
    .line = Besides the players' trains there is one that anyone may add to.
option-visit-without-drawing = Visit without drawing
    .line = If nothing fits your own train, you may play on another at once, without drawing first.
option-suspend-plays = Doubles suspend play
    .line = While a double is uncovered, nobody plays anywhere else: each player in turn covers it or draws.
option-follow-last-double = Follow the last double
    .line = If your last tile is a double, you draw, and are out only if the tile you drew can follow.
