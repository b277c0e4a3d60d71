### Mexican Train.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Mexican Train
    .line = One train for each player and one for everyone; lowest total after the last engine wins.
    .card = A public train, markers, cover your doubles.
    .card-how = One train each, and one for everyone.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Getting ready
mt-1 = The rule sheet says how many tiles to draw for each set and number of players.
    .text =
        Shuffle the tiles face down and let everybody draw a hand; what is left is the boneyard. How many you draw depends on the set and on the number of players. Double-9: 12 each for two players, 11 for three, 10 for four. Double-12: 16 each for two or three, 15 for four, 14 for five, 12 for six, 10 for seven, 9 for eight. Double-15: 11 each for nine to twelve.

        For any other number of players or another set, about two thirds of the tiles are shared evenly, but never more than 16 each.
mt-2 = The engine lies in the hub from the start: the highest double, then one lower each round.
    .text =
        Every round has an engine: the double in the center that all trains leave from. Before shuffling, take it out of the set and lay it in the hub. The first round has the highest double of the set, the next round the one below it, and so on down to the double blank. The engine is never covered.

        With the house rule that the engine comes from a hand, all tiles are dealt, and the player who holds the round's double lays it; or, where nobody has that, the player with the next lower one. Or the highest double in all hands that has not been an engine yet is laid by its holder. What is laid is not replaced.
mt-3 = The first leader is drawn by lot; each round, also after a blocked one, the lead moves one seat clockwise.
    .text =
        Draw lots for who leads the first round, or agree on it. In each later round, also after a blocked one, the lead moves one seat clockwise. Turns go clockwise, too.

        With the house rule that the winner leads, a blocked round leaves the lead where it was. Where the engine comes from a hand, the player who laid it leads, or by a house rule the next one.
chapter-your-turn = Your turn
mt-4 = If you can play, you must. If not, draw one tile: play it if it fits, or put your marker up.
    .text = If you can play, you must; you may not hold back a tile that fits. If nothing fits, draw one tile from the boneyard. If it fits somewhere, lay it right away. If it does not, put your marker up, and your turn is over.
mt-5 = A turn is one tile. The first tile of a train matches the engine.
    .text =
        A turn is one tile. Your own train runs from the engine toward you. Its first tile must match the engine, and every later one the train's open end.

        With the house rule of a whole first train, a double in it is followed up like any other. If the follow-up lies elsewhere, or had to be drawn, the first train ends with it.
mt-6 = There is one Mexican Train: anyone can begin it with a match for the engine, and it is open to all.
    .text = Besides the players' own trains there is one more, the Mexican Train, which belongs to everybody. Anyone may begin it, on any turn, with a tile that matches the engine. From then on anyone may add to it. It never needs a marker and never closes.
mt-7 = A train with its marker up is open to all until its owner plays on it.
    .text = A marker on a train that has begun means: all aboard. While yours is up, the others may play on your train as if it were theirs. The marker comes down when you yourself lay a tile on your train, and only then.
chapter-doubles = Doubles
mt-8 = After a double the same player follows up: on the double, or anywhere else that player may play.
    .text =
        Lay a double crosswise. You get to play another tile, and you have to: this follow-up goes on the double itself or anywhere else you may play. If you have none, draw one tile. If that cannot follow either, your marker goes up, your turn is over, and the double stays open.

        The follow-up may be a second double if you will still hold a tile that goes on one of the two; that tile must then go on one of them. So a turn leaves at most one of its doubles open. A second double that is your last tile needs nothing after it.
mt-9 = An open double comes before everything else: it must be covered first, no matter whose train it is on.
    .text = An open double from an earlier turn stops everything else. If it is your turn, you must cover it before you play anything else, no matter whose train it is on and whether a marker is up; covering it is your play for that turn. If several are open, cover the one that was laid first. If you cannot cover it, draw one tile. If that one does not cover it, your marker goes up, and the duty passes to the next player.
mt-10 = A double is closed once its number is used up.
    .text = When every tile with its number lies on the table, nothing can cover a double anymore. It is closed: it counts as an ordinary end of its train, and nobody has to follow or cover it. It remains a double, though, where only one may be laid a turn.
chapter-going-out-and-scoring = Going out and scoring
mt-11 = A double can be your last tile: you are out.
    .text = Your last tile may be a double. You are out; nobody has to follow it up.
mt-12 = A play that leaves one tile is announced: the hub warns the table.
    .text = When a play leaves you with exactly one tile, the table hears of it, so that the others have fair warning. The hub does it by itself, with its sound for one tile left.
mt-13 = The pips left in your hand are your score; the lowest total wins the match.
    .text = At the end of a round, count the pips left in your hand and add them to your total. The player who went out adds nothing. In a blocked round everybody counts. The double blank counts nothing. After the last engine, the lowest total wins the match.

## Refusals

mt-2-no-engine = { $tile } cannot be the engine: the engine is in the hub already. Play on a train.
mt-2-engine-dealt = { $seat } cannot have { $tile }: it is the engine and lies in the hub. Name another tile.
mt-2-laid-already = { $tile } cannot be the engine: it has been laid. Play on a train.
mt-2-not-called = { $tile } cannot be the engine: this round has the { $double }. Lay that one.
mt-2-engine-first = That has to wait: { $seat } holds the { $double } and lays it first. Lay that.
mt-2-not-holder = { $seat } cannot hold the { $double }: it is somewhere else. Name who holds it, or nobody.
mt-2-holder = Somebody has it: { $seat } is seen to hold the { $double }. Name that seat.
mt-2-no-engine-yet = That has to wait: the round has no engine. { $seat } lays it first.
mt-2-laid = { $tile } cannot be the engine: this round has one. Play a tile on a train.
mt-2-not-double = { $tile } cannot be the engine: it is not a double. Lay the highest double that is left.
mt-2-used = { $tile } cannot be the engine: it has been one before. Lay the highest double that is left.
mt-2-too-high = { $tile } cannot be the engine: this round has a lower one. Lay the highest double left.
mt-2-not-highest = { $tile } cannot be the engine: { $double } is higher and may be. Lay that.
mt-2-higher = That cannot be the engine: { $seat } holds the higher { $double }. Take back who leads.
mt-2-not-leader = { $seat } does not lead: another hand holds a higher double. Name the player who leads.
mt-2-who-leads = The deal is not complete: { $seat } may lead, with { $tile }. Name the player who leads.
mt-3-not-leader = { $seat } does not lead: this round { $leader } does. Begin with { $leader }.
mt-3-not-in-turn = { $seat } has to wait: turns go in order. It is { $turn }'s turn.
mt-3-not-done = { $seat } has to wait: { $turn }'s turn is not over. It ends with Done.
mt-3-turn-over = { $seat } can do nothing more: that turn is over. It is { $turn }'s turn.
mt-4-can-play-draw = { $seat } cannot draw: { $tile } fits on { $train }. { $seat } can play, and must.
mt-4-can-play-done = { $seat } cannot pass: { $tile } fits on { $train }. { $seat } can play, and must.
mt-4-drew = { $seat } cannot draw again: a turn has one draw. It ends with Done.
mt-4-draw-two = { $seat } cannot draw again: a turn has two draws. It ends with Done.
mt-4-no-draw = { $seat } cannot draw: nobody does at this table. The turn ends with Done.
mt-4-draw-first = { $seat } cannot pass yet: a draw comes before a pass. { $seat } draws a tile.
mt-4-not-own-marker = { $seat }'s marker has to wait: it is { $turn }'s turn. Play on.
mt-4-marker-is-up = { $seat }'s marker cannot go up: it is up already. Go on with the turn.
mt-5-engine = { $tile } cannot begin that train: it needs the engine's { $value }. Play a tile with { $value }.
mt-5-own-first-train = That has to wait: this turn is for a first train. Add to that one, or say Done.
mt-5-no-draw = { $seat } cannot draw: this turn is for a first train. Add to it, or end with Done.
mt-5-one-tile = { $seat } can do nothing more: the turn was one tile. It is { $turn }'s turn.
mt-6-engine = { $tile } cannot begin that train: it needs the engine's { $value }. Play a tile with { $value }.
mt-6-own-train-first = The Mexican Train has to wait: { $seat }'s own train comes first. Begin that one.
mt-6-own-train-only = That has to wait: { $seat }'s own train comes first. Begin that one.
mt-6-first-turns-first = The Mexican Train has to wait: not everybody has had a turn. Play elsewhere.
mt-6-two-trains-first = The Mexican Train has to wait: two other trains come first. Play elsewhere.
mt-6-all-trains-first = The Mexican Train has to wait: all other trains come first. Play elsewhere.
mt-7-closed = { $owner }'s train is closed: its marker is down. Play on an open train.
mt-7-by-itself = Nobody moves a marker: { $seat }'s goes up and down by itself. Play on.
mt-8-two-doubles = That has to wait: two doubles come first. Play on the { $double } or the other.
mt-8-on-double = That has to wait: the { $double } comes first. Cover it.
mt-8-one-double = { $tile } has to wait: a turn has one double. Follow the { $double } with another tile.
mt-8-may-cover = That has to wait: only the { $double } takes another tile. Cover it, or say Done.
mt-8-no-draw = { $seat } cannot draw: the double need not be covered. The turn ends with Done.
mt-8-second-double = { $tile } cannot be played: nothing in hand would follow it. Play another tile.
mt-8-can-play-draw = { $seat } cannot draw: { $tile } can follow the double, on { $train }. Play on.
mt-8-can-play-done = { $seat } cannot pass: { $tile } can follow the double, on { $train }. Play on.
mt-8-draw-first = { $seat } cannot pass yet: the double needs a follow-up. Draw a tile first.
mt-8-followed = { $seat } can do nothing more: the double is followed up. It is { $turn }'s turn.
mt-9-cover = That has to wait: the { $double } on { $on } comes first. Cover it.
mt-9-later-double = That has to wait: the older { $double } on { $on } comes first. Cover it.
mt-9-can-play-draw = { $seat } cannot draw: { $tile } covers the double on { $train }. Cover it.
mt-9-can-play-done = { $seat } cannot pass: { $tile } covers the double on { $train }. Cover it.
mt-9-draw-first = { $seat } cannot pass yet: a double is open. { $seat } draws a tile first.
mt-11-cover-last = That has to wait: the last { $double } is not covered. Play on it to go out.
mt-12-no-penalty = Nobody draws a penalty: no missed call was claimed. Play on.
mt-12-penalty-first = That has to wait: { $seat } missed the call and draws a penalty tile first. Draw that.
mt-12-no-call = { $seat } has nothing to announce: no play has just left one tile. Play on.
mt-12-no-claim = { $seat } draws no penalty: there is no missed call to claim now. Play on.
mt-12-called-by-hub = { $seat } need not announce it: the hub does that by itself. Play on.
## Why a play is allowed, and what follows from it

mt-4-reason-marker = { $seat } may put the marker up: the turn may end.
mt-5-reason-draw-instead = { $seat } may draw a tile once for the first train.
mt-8-reason-two-doubles = { $tile } covers the { $double }: the next tile goes on one of the two doubles.
mt-8-reason-then-two-doubles = { $seat } has to cover one of the two open doubles next, or draw.
mt-8-reason-may-cover = { $tile } covers the { $double }: only that may follow in this turn.
mt-8-reason-then-may-cover = { $seat } may cover the { $double }, or end the turn with Done.
mt-10-reason-close = The { $double } on { $on } may be closed: no tile is left that could cover it.
mt-10-reason-then-closed = { $tile } needs no cover: its number is used up.
mt-11-reason-cover-last = { $tile } covers the last { $double }: nobody is out before that.
mt-11-reason-last-double = A double can be the last tile: { $seat } is out, and nothing has to follow.

## What is taken on trust

mt-2-trust-engine = Taken on trust: { $seat } lays the highest double that can be the engine.
mt-2-trust-play = Taken on trust: { $seat } lays a double that nobody held when the engine was sought.
mt-4-trust-play = Taken on trust: { $seat } lays a tile that an earlier draw or pass ruled out.
mt-4-trust-idle = Taken on trust: { $seat } has no tile that can be played.
mt-8-trust-play = Taken on trust: { $seat } holds a tile for one of the two doubles.
mt-8-trust-idle = Taken on trust: { $seat } has no tile to follow the double.
mt-9-trust-idle = Taken on trust: { $seat } has no tile that covers the double.

## House rules

option-older-deal = Older deal
    .line = With the double-12 set, 5 to 8 players are dealt 12, 11, 10 or 9 tiles, as on the older sheet.
option-last-winner-leads = Winner leads
    .line = The winner of the last round leads the next one, instead of the next seat.
option-whole-first-train = Whole first train
    .line = You may begin your own train with as many tiles as fit, all in one turn.
option-own-train-first = Own train first
    .line = You may begin the Mexican Train only after you have begun your own.
option-follow-on-double = Follow on the double
    .line = The tile that follows a double goes on that double.
option-one-double = One double a turn
    .line = The tile that follows a double cannot be another double.
option-close-dead-doubles = Close dead doubles
    .line = A double whose number is used up no longer needs a cover.
option-cover-last-double = Cover the last double
    .line = If your last tile is a double, you must cover it to be out.
option-missed-call = Penalty for a missed call
    .line = If you forget to announce your last tile and somebody claims it, you draw a tile.
option-missed-call-tiles = Tiles for a missed call
    .line = How many tiles a missed call of your last tile costs.
option-missed-call-points = Points for a missed call
    .line = What a missed call of your last tile costs instead of a tile, once a round.
option-double-blank = Points of 0-0
    .line = What the 0-0 counts if it is left in a hand.
option-engine-from = Engine from
    .line = Who lays the engine: nobody, it comes from the set; its holder (hand); where nobody has it, the holder of the next lower double (lower); the holder of the highest unused double (found).
    .set = the set
    .hand = its holder
    .lower = its holder or the next
    .found = the highest held
option-first-engine = First engine
    .line = The double that is the engine of the first round, if not the highest of the set.
option-engines-upward = Engines upward
    .line = Each round's engine is the next higher double, from the double blank up.
option-engines-again = Engines come again
    .line = After the last double the engines begin again, so that a match can have more rounds.
option-hunt-in-turn = Draw for the engine in turn
    .line = If nobody holds the engine, one player after another draws a tile until it turns up.
option-lowest-leads = The lowest total leads
    .line = The player with the lowest total so far leads the next round.
option-draw-until = Draw until a tile fits
    .line = A player who cannot play draws until a tile fits or the boneyard is empty.
option-draw-two = Draw up to two
    .line = A player who cannot play draws a second tile if the first does not fit.
option-no-draw = No draws
    .line = A player who cannot play draws nothing: the marker goes up, and the turn is over.
option-visitors-mark = Marker for playing elsewhere
    .line = Your marker goes up, too, in a turn in which you do not play on your own train.
option-marker-by-choice = Marker by choice
    .line = A pass does not put your marker up; you put it up yourself before you end your turn, if you like.
option-anyone-lowers = Any tile lowers the marker
    .line = A marker also comes down when another player plays on that train.
option-double-keeps-marker = An open double keeps the marker
    .line = A double that you lay on your own train takes your marker down only when it is covered there.
option-may-cover = Cover a double if you like
    .line = After a double you may cover it or end your turn; no other tile follows it.
option-first-doubles-wait = First doubles wait
    .line = A double on your own train in your first turn needs no cover until everybody has had a turn.
option-next-covers = The next player covers
    .line = Only the next player must cover a double; if that fails, it binds nobody anymore.
option-nobody-covers = Nobody else covers
    .line = A double that its player does not cover in the same turn binds nobody.
option-others-finish = The others finish
    .line = When a player is out, each of the others has one more turn.
option-first-turns-count = Everybody gets a turn
    .line = The round does not end before everybody has had a first turn.
option-all-marked-end = All markers end the round
    .line = The round is blocked, too, as soon as every player's marker is up.
option-limit = Points that end the match
    .line = The match is over once a player has this many points, however many rounds that takes; 0 is no such number.
option-last-below = Until one is left below
    .line = Where points end the match, it goes on until all but one have reached them.
option-out-bonus = Bonus for going out
    .line = The player who goes out gets this many points taken off.
option-next-leads = The next player leads
    .line = The player after the one who laid the engine has the first turn.
option-counter-clockwise = Counterclockwise
    .line = Turns go around the table the other way.
option-whole-first-turn = Whole first turn
    .line = You may begin your own train with as many tiles as fit, but only in your first turn of the round.
option-draw-for-train = Draw for the first train
    .line = Once in the turn of a whole first train you may draw a tile, and go on if it fits.
option-own-train-only = Own train only
    .line = Until you have begun your own train, you play nowhere else, unless a double must be covered.
option-first-turns-first = Mexican Train after first turns
    .line = The Mexican Train may begin only after everybody has had a turn.
option-two-trains-first = Mexican Train after two trains
    .line = The Mexican Train may begin only after two of the players' trains have begun.
option-all-trains-first = Mexican Train after all trains
    .line = The Mexican Train may begin only after all players have begun their trains.
option-others-begin = Others begin marked trains
    .line = A train whose marker is up before it has begun may be begun by anybody.
option-wild-blank = Wild blanks
    .line = A blank goes on any number, and any number goes on a blank.
option-newest-double-first = Newest double first
    .line = Of several open doubles, the one laid last is covered first.

## What is wrong with house rules or with the number of players

problem-older-deal = older_deal is for 5 to 8 players with the double-12 set, not { $seats } with double-{ $set }.
problem-first-engine = A double-{ $set } set has no { $engine }-{ $engine }: the first engine can be 1 to { $set }.
