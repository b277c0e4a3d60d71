### A table where the hub's buttons say all: what is asked in the terminal, and what the buttons mean.

## What the buttons mean, and what may be typed all the same

command-slot = a slot
    .does = one tile on this train
command-slot-long = a slot, long
    .does = a double on it
command-slot-twice = a slot, twice
    .does = its marker comes down, where that is done by hand; or nothing can cover its double any more
command-engine = the engine
    .does = drew a tile; between rounds: the next one begins
command-engine-twice = the engine, twice
    .does = passed, or done
command-engine-long = the engine, long
    .does = take back the last press; again: the one before
command-press = press 5
    .does = as if the fifth slot was pressed, clockwise from the top right; hold 5, twice 5, press engine
command-undo = undo 3
    .does = take back the last three steps; redo: say them again
command-sum = = 17
    .does = the sum of the hand that is asked for
command-who = who
    .does = whose turn it is, and what each holds
command-table = table
    .does = show the table
command-score = score
    .does = show the score sheet
command-correct = correct 1 bo 17
    .does = correct the points that Bo was given for round 1
command-seat = seat bo Dana
    .does = Bo hands the seat to Dana
command-place = slot bo 5
    .does = Bo sits in front of the fifth slot
command-volume = volume 3
    .does = how loud the hub is, 0 to 10
command-stop = stop
    .does = begin no new round after this one
command-quit = quit
    .does = save the table and end the program
command-help = ?
    .does = this list

## What is said

title = What the buttons say, and what you can type
welcome = { $game } by the hub's buttons alone: nothing is typed before the hands are counted. Type ? for the rest.
no-hub = No hub is plugged in: a simulated one takes its place. Type presses, like: press 5
ask-seat = { $seat } presses the slot in front
ask-leader = The slot of who leads the first round, or the engine for the lot
ask-next = The engine, when all have their tiles
ask-deal = The engine, when all have their tiles
ask-holder-hand = Who holds { $tile } presses, long to lay it; the engine: nobody does
ask-holder-found = Who holds the highest double that was no engine yet presses, long to lay it; the engine: nobody has one
ask-holder-each = Who holds the highest double presses, long to lay it
ask-holder-set = Who holds the tile with the most pips presses
ask-finder = All draw a tile. Who finds the engine presses, long to lay it; the engine: nobody did
no-meaning = That button says nothing now.
press-what = Write a slot from 1 to 12, or engine, like: press 5
