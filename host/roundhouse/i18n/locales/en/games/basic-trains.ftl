### Basic Trains.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Basic Trains
    .line = One engine each, trains with two ends; the first to 120 points wins.
    .card = One engine each, trains with two ends.
    .card-how = The first to 120 points wins.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Getting ready
bt-1 = The whole set is dealt evenly; what is left over stays face down.
    .text = Basic Trains is played with a double-9 or a double-12 set. All tiles are dealt evenly: divide the set by the number of players and round down. Four players get 13 tiles each from a double-9 set or 22 from a double-12; ten players get 5 or 9. What is left over stays face down and out of play: there is no boneyard, and nobody ever draws.
bt-2 = The highest double leads. All players begin with a double as their engine; if one has none, there is a new deal.
    .text =
        The player with the highest double in any hand begins and lays it; from there turns go clockwise. In your first turn you do only one thing: lay one double in front of you. It is the highest one for the player who begins; the others choose any of theirs. It is your engine, and both its sides are open.

        If somebody has no double to begin with, the hand is blocked: nobody scores, and all tiles are dealt again. With many players that happens most of the time; with nine players and a double-9 set, in all but about one deal in 124. So when the computer deals, it keeps dealing until a hand can be played, and says how often it had to.
chapter-your-turn = Your turn
bt-3 = Each turn begins with exactly one tile on your own train, at either end; if none fits, the turn is lost.
    .text = Once the engine is laid, every turn begins on your own train: add exactly one tile to it, at either end, matching number to number. If you have one that fits, you must. If you have none, you lose the whole turn, even if other trains would take your tiles.
bt-4 = Then each of the other trains may get one more tile, in any order.
    .text =
        Once your own train has its tile, you may add to the others' trains, but do not have to: at most one tile to each of them, at either end, in any order. Say so when you are done.

        This is where the game is won. A tile on another train can leave it with an end, or two, that its owner has nothing for. So watch both ends of your own train, and try not to have the same number at both.
bt-5 = Doubles lie in line: nothing branches off and nothing has to be covered.
    .text = Doubles lie in line like any other tile. Nothing branches off them, they need no cover, and they give no second play.
chapter-going-out-and-scoring = Going out and scoring
bt-6 = The player who goes out scores 5 for each tile the others hold. The first to reach 120 wins the match.
    .text = The round ends as soon as somebody has no tile left, no matter in which part of a turn or on whose train. That player scores 5 points for each tile in all the other hands, whatever its pips; the others score nothing. The first to reach 120 points wins the match.
bt-7 = When all lose their turn in a row, nobody scores and the tiles are dealt again.
    .text = When all players lose their turns one after another, nobody will ever be able to play again. The hand is blocked: nobody scores, and all tiles are dealt again.

## Refusals

bt-1-no-boneyard = Nobody can draw: Basic Trains has no boneyard. Play on.
bt-2-who-leads = The deal is not complete: hidden hands do not show who leads. Name the leader, too.
bt-2-not-leader = { $seat } does not lead: another hand holds a higher double. Name the player who leads.
bt-2-has-engine = { $tile } cannot be an engine: { $seat } has laid one. Play a tile on a train.
bt-2-not-double = { $tile } cannot be an engine: it is not a double. { $seat } lays a double.
bt-2-not-highest = { $tile } cannot be the engine: the highest double leads. Lay { $double }.
bt-2-holds-double = { $seat } cannot pass: there is a double in hand. { $seat } lays it as an engine.
bt-2-engine-first = { $tile } has to wait: { $seat } has no engine. Lay a double as an engine first.
bt-2-not-in-turn = { $seat } has to wait: turns go in order. It is { $turn }'s turn.
bt-2-not-done = { $seat } has to wait: { $turn }'s turn is not over. It ends with Done.
bt-2-turn-over = { $seat } can do nothing more: that turn is over. It is { $turn }'s turn.
bt-2-engine-turn = { $seat } can do nothing more: the engine was the whole turn. It is { $turn }'s turn.
bt-3-own-first = { $owner }'s train has to wait: { $seat }'s own train comes first. Add a tile to that.
bt-3-one-on-own = { $tile } cannot go there: that train has its tile. Play elsewhere, or end with Done.
bt-3-can-add = { $seat } cannot pass: { $tile } fits on { $seat }'s own train. Add it there.
bt-3-turn-used = { $seat } can do nothing more: { $seat }'s train has its tile. It is { $turn }'s turn.
bt-4-one-each = That train has its tile: a turn adds one to each train. Try another, or end with Done.
bt-4-no-marker = There are no markers: every train is open once its owner has played. Play a tile.
bt-6-no-call = Nothing is announced here: this game has no call for last tiles. Play on.
## Why a play is allowed, and what follows from it

bt-2-reason-blocked = { $seat } has no double for an engine: the tiles are dealt again.
bt-2-reason-pass = { $seat } cannot lay an engine: there is no double in hand.
bt-3-reason-pass = { $seat } loses the turn: nothing fits on { $seat }'s own train.
bt-4-reason-stop = { $seat } may end the turn: nobody has to add to other trains.
bt-4-reason-then-others = { $seat } may add one tile to each other train, or end the turn with Done.
bt-7-reason-blocked = Everybody has lost a turn in a row: the tiles are dealt again.

## What is taken on trust

bt-2-trust-engine = Taken on trust: { $seat } lays the highest double in hand.
bt-2-trust-play = Taken on trust: { $seat } lays a double that the first engine, the highest held, ruled out.
bt-2-trust-idle = Taken on trust: { $seat } holds no double.
bt-3-trust-play = Taken on trust: { $seat } lays a tile that an earlier pass ruled out.
bt-3-trust-idle = Taken on trust: { $seat } has no tile for { $seat }'s own train.

## House rules

option-two-or-three = Two or three players
    .line = Two or three may play, too, with the set dealt evenly.

## What is wrong with house rules or with the number of players

problem-few-players = Basic Trains is for 4 to 10 players, not { $seats }: with { $option }=yes, two or three can play.
problem-few-doubles =
    With { $deal ->
        [one] { $deal } tile
       *[other] { $deal } tiles
    } each, hardly any deal gives all { $seats } players a double: deal { $least } or more.
