### What all games have in common.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

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
c-1 = There is one of each tile in the set.
    .text = A double-n set has every pair of numbers from 0 to n exactly once, doubles included: 28 tiles in a double-6 set, 55 in a double-9, 91 in a double-12, 136 in a double-15 and 190 in a double-18. So each tile can be in one place only: in a hand, on the table, in the boneyard, or set aside. The referee refuses a tile that has been seen somewhere else.
c-2 = A tile goes on a train's open end, matching number to number; its other end is then the open one.
    .text =
        A train grows at its open end. Lay a tile there so that matching numbers meet. The other end of that tile is now the open one.

        If a tile can go either way, or in more than one place, its player says how it lies. At a table with real tiles the referee may not know an end; a tile laid there is taken on trust.
c-6 = Only its owner lays the first tile of a personal train.
    .text = Only you lay the first tile of your own train. Nobody else can begin it for you, even when it is open to everyone.
chapter-the-end-of-a-round = The end of a round
c-3 = The round ends as soon as a player lays their last tile.
    .text = When you lay the last tile of your hand, you are out, and the round ends right there, even in the middle of a turn. Anything else that tile would have caused no longer happens.
c-4 = If the boneyard is empty and nobody can play, the round is blocked and ends.
    .text = When the boneyard is empty and nobody can play a tile, the round is blocked. It ends without anyone going out.
c-5 = Nobody has to draw from an empty boneyard: the turn goes on as after a draw that did not help.
    .text = You cannot draw from an empty boneyard, and it does not hold up the game. When you would have to draw, go on as if you had drawn a tile that did not help.
chapter-the-match = The match
c-7 = If totals are equal, the player who won more rounds is ahead; if that is equal too, they share the win.
    .text = If totals are equal at the end, the player who won more rounds is ahead. If that is equal too, they share the win.
c-8 = You choose the set, the deal and the number of players, as long as there are enough tiles.
    .text = The domino set, the number of tiles dealt and the number of players are up to you, as long as there are enough tiles and the game allows it. Anything that does not fit is refused before the first deal, and you are told the numbers that do.
c-9 = A match can be shorter: a set number of rounds, or no new round after an agreed time.
    .text = A match does not have to run its full length. Agree on a number of rounds before you begin, or agree on a time: finish the round you are playing when the time comes, and start no other.
c-10 = If nobody holds the engine, everybody draws a tile until it turns up; failing that, there is a new deal.
    .text = In some games the engine comes from a player's hand. If nobody holds it, everybody draws one tile at the same time, again and again, until it turns up; you keep what you drew. When the boneyard no longer has a tile for everybody, the last ones go out in seat order, starting with the first seat. If the engine is still missing after that, all tiles are dealt again.

## Refusals

c-1-on-table = { $tile } cannot be laid again: it is on the table. { $seat } plays another tile.
c-1-not-held = { $tile } cannot be played: it is not in { $seat }'s hand. Play a tile from that hand.
c-1-not-in-yard = { $tile } cannot have been drawn: somebody holds it or has laid it. Name the drawn tile.
c-1-twice = { $seat } cannot have { $tile }: it is somewhere else already. Name each tile once.
c-1-kept = This hand cannot be right: { $tile } was seen in it. { $seat } shows that tile, too.
c-2-no-match = { $tile } does not fit on { $train }: the open end is { $value }. Play a tile with { $value } there.
c-2-not-closed = That double is not closed: the referee sees a tile that can cover it. Play on.
c-3-over = Nobody can play now: the round is over. Go on to the score or the next round.
c-3-scored = That comes too late: the round is scored. If { $seat }'s score is wrong, correct it.
c-3-not-over = That has to wait: the round is still going. Play it to the end first.
c-3-not-begun = Nobody can play yet: no round has begun. Begin the round first.
c-3-hands-due = That has to wait: { $seat } has not shown what is left. Show that hand, or count it.
c-3-draws-first = That has to wait: { $seat } has no tile left and draws first, or is done.
c-5-empty = { $seat } cannot draw: the boneyard is empty. The turn ends with Done.
c-6-not-begun = Only { $owner } can begin that train: it waits for { $owner }'s own turn. Play elsewhere.
c-8-dealt = The hands cannot be dealt again: the deal is done. Play on with those hands.
c-8-hand =
    This hand cannot be right: it has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, and { $seat } has { $size }. Name it again.
c-8-pips =
    { $seat } cannot have { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }: that hand has { $least } to { $most }. Count it again.
c-8-count = { $seat } cannot have { $count } left: no tiles add up to that. Count again.
c-8-void = That round has no points: nobody went out. Deal the tiles again.
c-8-not-dealt = That has to wait: the hands have not been dealt. Deal first.
c-8-no-such-seat =
    There is no { $seat }: this table has { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }. Name one of those.
c-8-no-such-table =
    This table cannot have { $count ->
        [one] { $count } player
       *[other] { $count } players
    }: the game or a house rule forbids it. Play on as before.
c-8-no-such-round = That cannot be corrected: round { $round } has no such score yet. Name a finished round.
c-10-hunting = That has to wait: nobody holds the engine. Draw for it first.
c-10-hunt = Everybody draws one tile now: { $seat } has { $count } in that line. Write it again.
c-10-in-turn = Only { $seat } draws a tile now: the others wait. Write that line again.
c-9-match-over = There is no new round: the match is over. Start a new match.
c-10-hunt-none = There is no tile for { $seat }: the boneyard ran out first. { $seat } draws none.
## Why a play is allowed, and what follows from it (then-…): by case, where a game has no words of its own for it

reason-fit = { $tile } fits on { $train }: the open end is { $value }.
reason-begin = { $tile } can begin { $train }: it matches the engine's { $value }.
reason-open = { $owner }'s train is open: its marker is up.
reason-public = { $train } is open to all.
reason-others-begin = Anybody can begin { $owner }'s train: its marker is up.
reason-cover = { $tile } covers the { $double } on { $on }: that comes first.
reason-follow = { $tile } follows the { $double }: after a double comes one more tile.
reason-on-double = { $tile } covers the { $double }: the next tile goes on it.
reason-own-first-train = { $tile } can go on the first train: this turn is for that one.
reason-own = { $tile } goes on { $owner }'s own train: that comes first.
reason-other = { $train } is open: it has no tile of this turn yet.
reason-engine = { $tile } is the engine: { $seat } lays it.
reason-draw = { $seat } draws: nothing in hand can be played.
reason-draw-instead = { $seat } may draw: a tile that fits need not be played.
reason-no-draw = { $seat } need not draw: the boneyard is empty.
reason-pass = { $seat } may pass: nothing in hand can be played.
reason-stop = { $seat } may end the turn: no other tile has to be laid.
reason-announce = { $seat } may announce it: one tile is left.
reason-claim = { $seat } can be claimed: one tile is left, and that was not announced.
reason-penalty = { $seat } draws a penalty tile: the call was missed.
reason-out = { $seat } lays the last tile: the round ends.
reason-blocked = Nobody can play: the round ends.
reason-then-plays-on = { $seat } is out: the others play on.
reason-others-finish = Everybody has had one more turn: the round ends.
reason-first-turns-count = Everybody has had a turn: the round ends.
reason-all-marked-end = Every marker is up: the round ends.
reason-then-follow = { $seat } has to follow the { $double } with another tile, or draw.
reason-then-cover = { $seat } has to cover the { $double } on { $on } next, or draw.
reason-then-on-double = { $seat } has to cover the { $double } next, or draw.
reason-then-own-first-train = { $seat } may lay more tiles on the first train, or end the turn with Done.
reason-then-marker-up = { $seat }'s marker goes up.
reason-then-marker-down = { $seat }'s marker comes down.
reason-then-call = { $seat } has one tile left, and has to announce it.

## What is taken on trust

c-2-trust-play = Taken on trust: the tile that { $seat } laid fits there.

## House rules

option-set = Domino set
    .line = The highest number on a tile: 12 is a double-12 set.
option-deal = Tiles dealt
    .line = How many tiles each player is dealt, if not the number in the rules.
option-rounds = Rounds
    .line = A shorter match of this many rounds.
option-teams = Teams
    .line = This many teams, with teammates spaced evenly around the table; a team's total counts.
option-shared-win = Shared win
    .line = Players with equal totals share the win, however many rounds each has won.
option-last-round-decides = The last round breaks ties
    .line = Of players with equal totals, the one with the better last round is ahead.

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
    } is more than a double-{ $set } set has: deal 1 to { $most }.
problem-contradiction = “{ $option }” and “{ $other }” do not go together: choose one of them.
problem-rounds = A double-{ $set } set has { $most } engines: rounds can be 1 to { $most }, not { $rounds }.
problem-teams =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } cannot form { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    } of equal size: choose { $allowed }.
problem-no-teams =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } cannot form teams of equal size: leave teams out, or seat 4, 6 or 8 players.
problem-bad-value = { $option } cannot be { $value }: choose { $allowed }.
problem-not-a-number = { $option } cannot be { $value }: write a whole number, 1 or more.
problem-unknown-option = There is no rule { $option } here: choose { $allowed }, or update this program if it is a new one.
problem-not-a-rule = Cannot read the house rule { $rule }: write name=value, like double_blank=50.
problem-two-values = { $option } cannot be both { $one } and { $other }: give it once.
problem-unknown-sheet = There is no sheet { $sheet }: choose { $allowed }, or another one that `roundhouse sheets` lists.
problem-sheet-contradicts = { $sheet } plays with { $option }={ $asked }, not { $value }: leave out one of the two.
problem-sheet-of-game = { $sheet } is a sheet of { $game }: choose that game, or another sheet.
problem-no-rules-text = Cannot read the rules { $text }: write a text that begins with roundhouse-rules 1.
problem-newer-rules-text = { $name }: these rules are of a newer version. Update this program to play them.
problem-rules-text-game = { $name } is for the game { $wanted }, which is not here: choose other rules.
problem-no-rules-name = Rules need a name of 1 to { $most } letters without #: write another one.
problem-slots-tiles = { $game } cannot be played by the hub's buttons alone: it depends on what each tile is, and a press cannot say that. Call the tiles to the referee instead.
problem-slots-full =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } leave no slot, and so no button, for the public train: { $most } can play this way.
problem-slots-calls = A press cannot say that somebody forgot to call the last tile: play { $game } without that penalty, or call the tiles to the referee.
