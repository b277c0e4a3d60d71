### What somebody did. The text is a sentence without its period, for the log; .short goes without the name,
### for the list of last plays where a badge tells who it was.

begin = A new round begins
    .short = new round
deal = The tiles are dealt, { $count } to each
    .short =
        { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        } each
deal-uneven = The tiles are dealt: { $hands }
engine = { $seat } lays { $tile } as the engine
    .short = engine { $tile }
play-own = { $seat } plays { $tile } on their own train
    .short = { $tile } on own train
play-other = { $seat } plays { $tile } on { $train }
    .short = { $tile } on { $train }
play-own-left = { $seat } plays { $tile } on the left of their own train
    .short = { $tile } on own train, left
play-own-right = { $seat } plays { $tile } on the right of their own train
    .short = { $tile } on own train, right
play-other-left = { $seat } plays { $tile } on the left of { $train }
    .short = { $tile } on { $train }, left
play-other-right = { $seat } plays { $tile } on the right of { $train }
    .short = { $tile } on { $train }, right
draw = { $seat } draws a tile
    .short = drew
draw-seen = { $seat } draws { $tile }
    .short = drew { $tile }
marker-drew = { $seat } does not play the tile drawn, marker up
    .short = drew, marker up
marker-empty = { $seat } cannot play and the boneyard is empty, marker up
    .short = no play, marker up
marker-passed = { $seat } passes without a draw, marker up
    .short = passed, marker up
first-train-laid = { $seat } has laid their first train
    .short = first train laid
turn-lost = { $seat } has no tile for their own train and loses the turn
    .short = turn lost
turn-done = { $seat } is done
    .short = done
no-double = { $seat } has no double
    .short = no double
announce = { $seat } has one tile left
    .short = one tile left
announce-before = { $seat } makes the sounds: one tile will be left
    .short = clickety-clack, whistle
claim = { $seat } did not announce their last tile
    .short = missed the call
penalty = { $seat } draws a penalty tile
    .short = drew a penalty
hunt = Nobody holds the engine: everybody draws a tile
    .short = everybody draws a tile
hunt-alone = Nobody holds the engine: { $seat } draws a tile
    .short = { $seat } draws a tile
marker-up = { $seat } puts the marker up
    .short = marker up
marker-down = { $seat } takes the marker down
    .short = marker down
overruled = { $what }; the table lets it stand ({ $clause })
    .short = { $what }, stands ({ $clause })
close = Nothing can cover the double on { $train } anymore
    .short = double on { $train } closed
reveal = { $seat } shows { $tiles }
    .short = shows { $tiles }
reveal-none = { $seat } has no tile left
    .short = no tile left
reveal-pips =
    { $seat } has { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    } left
    .short =
        { $count ->
            [one] { $count } pip
           *[other] { $count } pips
        } left
reveal-tiles =
    { $seat } has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } left
    .short =
        { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        } left
reveal-last =
    { $seat } went out with a double of { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
    .short = out with a double of { $count }
correct =
    Round { $round } is corrected: { $seat } has { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .short =
        round { $round }: { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
stop = No new round begins after this one
    .short = time is up
out = { $seat } is out
    .short = is out
out-nobody = Nobody can play
    .short = nobody can play
join = A player joins the table
    .short = a player joins
depart = A player leaves the table
    .short = a player leaves
swap = { $seat } and { $other } change places
    .short = two change places
