### Slosh.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Slosh
    .line = Four players, a double-6 set, an engine fixed for each round; the first to 120 points wins.
    .card = Four players, small set, quick rounds.
    .card-how = The first to 120 points wins.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Getting ready
sl-1 = Four players, a double-6 set, six tiles each; the four left over stay out.
    .text = Slosh is for four players and a double-6 set. Shuffle, and let everybody draw six tiles. The four left over stay face down and out of play; nobody ever draws. If you agree on seven tiles each, none are left over.
sl-2 = The engine is fixed: 4-4, then 5-5, 6-6, 1-1, 2-2, 3-3, and again. If nobody has it: a new deal.
    .text =
        Each round has its engine: the double four in the first, then the double five, the double six, the double one, the double two and the double three. If the match goes on, it starts again with the double four. The player who holds the engine begins and must lay it, and that is the whole turn. From there turns go clockwise.

        If the engine is among the tiles that stay out, all tiles are shuffled and dealt again, for the same engine. The same happens after a hand that was blocked.
sl-3 = All trains leave from the one engine and grow at the outer end; the rest is as in Basic Trains.
    .text =
        The engine is everybody's. Your train begins at it with a tile that matches, and grows away from it: where the rules below speak of either end of a train, there is only the outer one here. Everything else is played like Basic Trains. There are two other ways to play. With own engines, the round's double belongs to its holder alone; the others lay any double of theirs in their first turn, and if somebody has none, the hand is dealt again.

        With neighbor, three rules below change. You may add a tile to only one of the other trains (BT-4): that of the player before you, if that player had nothing for it, and before you play on your own. If you have a tile for that train but none for yours, you must add it. Instead of 5 points for each tile (BT-6), the pips left in hand are counted, in a blocked hand (BT-7), too: the player with the lowest hand scores its difference from each of the others, and nobody scores when two are lowest, not even the player who went out when another holds only the 0-0.

## Refusals

sl-1-no-boneyard = Nobody can draw: the tiles left over stay out. Play on.
sl-2-not-holder = { $seat } cannot have the engine: { $tile } is not in that hand. Name the player who has it.
sl-2-other-engine = { $tile } cannot be the engine: this round's is { $double }. Lay that one.
sl-2-engine-first = That has to wait: { $seat } holds the engine { $double }, and it comes first. Lay it.
sl-2-not-in-turn = { $seat } has to wait: turns go in order. It is { $turn }'s turn.
sl-2-not-done = { $seat } has to wait: { $turn }'s turn is not over. It ends with Done.
sl-2-turn-over = { $seat } can do nothing more: that turn is over. It is { $turn }'s turn.
sl-2-engine-turn = { $seat } can do nothing more: the engine was the whole turn. It is { $turn }'s turn.
sl-3-common-engine = { $tile } cannot be an engine: all trains leave from { $double }. Play on a train.
sl-3-has-engine = { $tile } cannot be an engine: { $seat } has laid one. Play a tile on a train.
sl-3-not-double = { $tile } cannot be an engine: it is not a double. { $seat } lays a double.
sl-3-own-engine-first = { $tile } has to wait: { $seat } has no engine. Lay a double as an engine first.
sl-3-holds-double = { $seat } cannot pass: there is a double in hand. { $seat } lays it as an engine.
sl-3-not-neighbor = { $owner }'s train is not open: { $owner } is not before { $seat }. Play on another train.
sl-3-not-stuck = { $owner }'s train is not open: { $owner } was not stuck. Play on { $seat }'s own train.
sl-3-can-add = { $seat } cannot pass: { $owner } was stuck, and { $tile } fits there. Add it there.
sl-3-once = { $owner }'s train has its one tile: a turn adds no more. Play on { $seat }'s own train.
sl-3-engine-turn = { $seat } can do nothing more: the engine was the whole turn. It is { $turn }'s turn.
sl-3-own-ends-turn = { $seat } can do nothing more: { $seat }'s own train has its tile. It is { $turn }'s turn.
## Why a play is allowed, and what follows from it

sl-3-reason-blocked = { $seat } has no double for an engine: the tiles are dealt again.
sl-3-reason-own = { $tile } goes on { $owner }'s own train: the turn ends with it.
sl-3-reason-neighbor = { $owner }'s train is open: { $owner } was stuck.
sl-3-reason-pass = { $seat } cannot lay an engine: there is no double in hand.

## What is taken on trust

sl-3-trust-idle = Taken on trust: { $seat } holds no double.

## House rules

option-own-engines = Own engines
    .line = The round's double is its holder's engine; the others lay any double; trains have two ends.
option-neighbor = Neighbor
    .line = You may add a tile only to the train of the player before you, if they had none that fits; pips are scored.
