### Mexican Train.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal tells what, why and what now, in at most 90 characters.

game = Mexican Train
    .line = One train each and one for all; the lowest total after the last engine wins.
    .card = A public train, markers, cover your doubles.
    .card-how = One train each and one for all.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Getting ready
mt-1 = The sheet says how many tiles each draws for the set and the number of players.
    .text =
        Shuffle the tiles face down and let everybody draw a hand; what is left is the boneyard. How many each draws depends on the set and on the number of players. Double-9: 12 each for two players, 11 for three, 10 for four. Double-12: 16 each for two or three, 15 for four, 14 for five, 12 for six, 10 for seven, 9 for eight. Double-15: 11 each for nine to twelve.

        For any other number of players or another set, about two thirds of the tiles are shared evenly, though never more than 16 each.
mt-2 = The engine lies in the hub from the start: the highest double, each round the next lower.
    .text = Every round has an engine, the double in the center from which all trains leave. Before shuffling, take it out of the set and lay it in the hub. The first round is played to the highest double of the set, the next to the one below it, and so on down to the double blank. The engine is never covered.
mt-3 = The first leader is drawn by lot; each round the lead passes one seat clockwise.
    .text = Draw lots for who leads the first round, or agree on it. In every later round the lead moves one seat clockwise. Turns go clockwise too.
chapter-your-turn = Your turn
mt-4 = Who can play must. Who cannot draws one tile; if that fits it is played, else the marker goes up.
    .text = If you can play, you must; holding back a tile that fits is not allowed. If nothing fits, draw one tile from the boneyard. If that one fits somewhere, lay it right away; if it does not, put your marker up, and your turn is over.
mt-5 = A turn is one tile. The first tile of a train matches the engine.
    .text = A turn is one tile. Your own train runs from the engine toward you; its first tile must match the engine, every later one the train's open end.
mt-6 = There is one Mexican Train: anyone begins it with a match for the engine, and it is open to all.
    .text = Besides the players' own trains there is one more, the Mexican Train, which belongs to everybody. Anyone may begin it, on any turn, with a tile that matches the engine. From then on anyone may add to it; it never needs a marker and never closes.
mt-7 = A train with its marker up is open to all, until its owner plays on it.
    .text = A marker on a train that has begun says: all aboard. While yours is up, the others may play on your train as if it were theirs. The marker comes down when you, and nobody else, lay a tile on your train.
chapter-doubles = Doubles
mt-8 = A double wants a follow-up by the same player: on it, or anywhere that player may play.
    .text =
        Lay a double crosswise. It gives you another tile to play, and it obliges you to: the follow-up goes on the double itself or anywhere else you may play. If you have none, draw one tile; if that cannot follow either, your marker goes up, your turn is over, and the double stays open.

        The follow-up may be a second double, if after it you hold a tile that goes on one of the two; that tile must then go on one of them. So a turn leaves at most one of its doubles open. A second double that is your last tile needs nothing after it.
mt-9 = A double left open comes before everything else: it is covered first, on whosever train it lies.
    .text = An open double from an earlier turn stops everything else. Whoever's turn it is must cover it before playing anything else, no matter whose train it is on and whether a marker is up; covering it is the play of that turn. If several are open, the one laid first is covered first. If you cannot cover it, draw one tile; if that one does not cover it, your marker goes up, and the duty passes to the next player.
mt-10 = A double whose number is used up is closed.
    .text = If every tile with its number lies on the table, nothing can cover a double any more. It counts as closed: it is an ordinary end of its train, and nobody has to follow or cover it.
chapter-going-out-and-scoring = Going out and scoring
mt-11 = A double may be the last tile: its player is out.
    .text = Your last tile may be a double. You are out; nobody has to follow it up.
mt-12 = A play that leaves one tile is announced: the hub warns the table.
    .text = When a play leaves you with exactly one tile, the table is told, so that the others have fair warning. The hub does it by itself with its sound for one tile left.
mt-13 = Tiles left in hand score their pips; the lowest total wins the match.
    .text = At the end of a round count the pips left in your hand and add them to your total; whoever went out adds nothing. In a blocked round everybody counts. The double blank counts nothing. When the last engine has been played, the lowest total wins the match.

## Refusals

mt-2-no-engine = No { $tile } as engine: the engine lies in the hub already. Play on a train.
mt-3-not-leader = Not { $seat }: another seat leads this round. Name that one, or nobody.
mt-4-can-play-draw = No draw: { $tile } fits on { $train }, and who can play must. { $seat } plays a tile.
mt-4-can-play-done = No pass: { $tile } fits on { $train }, and who can play must. { $seat } plays a tile.
mt-4-drew = No second draw: { $seat } has drawn this turn. The turn ends with Done.
mt-4-draw-first = No pass yet: { $seat } has not drawn this turn. Draw a tile first.
mt-5-engine = Not { $tile } on { $train }: the first tile needs the engine's { $value }. Play one with { $value }.
mt-5-own-first-train = Not on { $train }: this turn lays a first train. Add to that, or end with Done.
mt-5-no-draw = No draw: { $seat } is laying a first train. Add to it, or end the turn with Done.
mt-6-engine = Not { $tile } on { $train }: its first tile needs the engine's { $value }. Play one with { $value }.
mt-6-own-train-first = Not on the Mexican Train: { $seat }'s own train comes first. Begin that one.
mt-7-closed = Not on { $train }: it is closed, no marker is up. Play on an open train.
mt-7-by-itself = No need: { $seat }'s marker goes up and down with the play. Play a tile.
mt-8-two-doubles = Not on { $train }: two doubles wait. Play on the { $double } or on the other.
mt-8-on-double = Not on { $train }: the { $double } comes first. Cover it, or draw a tile.
mt-8-one-double = Not { $tile }: one double a turn. Follow the { $double } with another tile.
mt-8-second-double = Not { $tile }: nothing in hand would follow it. Play another tile after the { $double }.
mt-8-can-play-draw = No draw for { $seat }: { $tile } can follow the double, on { $train }. Play on.
mt-8-can-play-done = No pass for { $seat }: { $tile } can follow the double, on { $train }. Play on.
mt-8-draw-first = No pass yet: { $seat }'s double wants a follow-up. Draw a tile first.
mt-9-cover = Not on { $train }: the { $double } on { $on } waits. Cover that first.
mt-9-later-double = Not on { $train }: the older { $double } on { $on } waits. Cover that.
mt-9-can-play-draw = No draw for { $seat }: { $tile } covers the double on { $train }. Cover it.
mt-9-can-play-done = No pass for { $seat }: { $tile } covers the double on { $train }. Cover it.
mt-9-draw-first = No pass yet: a double waits to be covered. { $seat } draws a tile first.
mt-11-cover-last = Not on { $train }: the last { $double } is not covered. Play on it to go out.
mt-12-no-penalty = No penalty tile: no missed call was claimed. Play goes on.
mt-12-penalty-first = Not yet: { $seat } missed the call and draws a penalty tile first. Draw that.
mt-12-no-call = No call on { $seat }: no last tile waits to be called now. Play goes on.
mt-12-called-by-hub = No call on { $seat }: the hub warns of last tiles by itself. Play goes on.

## What is taken on trust

mt-4-trust-play = Taken on trust: { $seat } lays a tile that an earlier draw or pass denied.
mt-4-trust-idle = Taken on trust: { $seat } has no tile that can be played.
mt-8-trust-play = Taken on trust: { $seat } holds a tile for one of the two doubles.
mt-8-trust-idle = Taken on trust: { $seat } has no tile to follow the double.
mt-9-trust-idle = Taken on trust: { $seat } has no tile that covers the double.

## House rules

option-older-deal = Older deal
    .line = With the double-12 set 5 to 8 players are dealt 12, 11, 10 or 9 tiles, as on the older sheet.
option-last-winner-leads = Winner leads
    .line = Who won the last round leads the next one, instead of the next seat.
option-whole-first-train = Whole first train
    .line = A personal train may be begun with as many tiles as fit, all in one turn.
option-own-train-first = Own train first
    .line = The Mexican Train may be begun only by a player whose personal train has begun.
option-follow-on-double = Follow on the double
    .line = The tile that follows a double is laid on that double.
option-one-double = One double a turn
    .line = The tile that follows a double is no second double.
option-close-dead-doubles = Close dead doubles
    .line = A double whose number is used up needs no cover any more.
option-cover-last-double = Cover the last double
    .line = Who lays a double as last tile must cover it to be out.
option-missed-call = Penalty for a missed call
    .line = Who forgets to announce the last tile draws one if somebody claims it.
option-double-blank = Points of 0-0
    .line = What the 0-0 left in hand costs.

## What is wrong with house rules or with the number of players

problem-older-deal = older_deal is for 5 to 8 players with the double-12 set, not { $seats } with double-{ $set }.
