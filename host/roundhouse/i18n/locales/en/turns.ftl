### What the player in turn does now, and how rounds and matches end.

## What the player in turn does now; the title with the name stands before it

title = { $seat }'s turn
own = Your turn
dealing = The tiles are dealt.
engine = Lay a double as your engine.
this-engine = Lay { $engine } as the engine.
no-engine = No double in your hand: end the turn with Done.
play = Play a tile that fits on a train.
play-or-draw = Play a tile, or draw one.
play-or-pass = Play a tile, or end the turn with Done.
cover = Cover the { $double } on { $train }.
cover-or-draw = Cover the { $double } on { $train }, or draw a tile.
cover-or-pass = Cover the { $double } on { $train }, or end the turn with Done.
draw = Nothing fits: draw a tile.
draw-first = Draw a tile first, for the D; then play as usual.
draw-to-cover = Nothing covers the { $double } on { $train }: draw a tile.
pass = Nothing fits: end the turn with Done.
follow = Follow the { $double } with another tile.
follow-or-draw = Follow the { $double } with another tile, or draw one.
follow-or-pass = Follow the { $double } with another tile, or end the turn with Done.
draw-to-follow = Nothing follows the { $double }: draw a tile.
first-train = Add to the first train, or end the turn with Done.
first-train-or-draw = Draw a tile for the first train, or end the turn with Done.
marker = Take the marker down, or end the turn with Done.
other-trains = Add a tile to another train, or end the turn with Done.
own-train = Add a tile to your own train.
own-train-either-end = Add a tile to your own train, at either end.
own-train-or-neighbor = Add a tile to your own train; { $neighbor } may get one first.
neighbor-or-pass = Add a tile to { $neighbor }, or end the turn with Done.
penalty = { $seat } draws a penalty tile.
hunt = Nobody holds the engine: everybody draws a tile.
hunt-alone = Nobody holds the engine: { $seat } draws a tile.
reveal = The round is over: show or count the hands.
over = The round is over.

## How rounds and matches end

round-won = { $seat } is out and wins round { $round }.
round-blocked = Nobody can play: round { $round } is blocked and ends.
round-points = { $seat } { $points }
round-void = Nobody scores: this hand cannot go on, and the tiles are dealt again.
deals =
    It took { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } to get hands that can be played.
match-won =
    { $seats } wins the match with { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
match-won-by-team =
    { $seats } win the match as a team with { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
match-shared-by-teams =
    { $seats } share the win: their teams have { $count ->
        [one] { $count } point
       *[other] { $count } points
    } each.
match-shared =
    { $seats } share the win with { $count ->
        [one] { $count } point
       *[other] { $count } points
    } each.
undone = Taken back: { $what }.
undone-none = Nothing is left to take back.
