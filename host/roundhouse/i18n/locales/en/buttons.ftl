### A table where the hub's buttons say everything: what is asked in the terminal, and what the buttons mean.

## What the buttons mean, and what may be typed all the same

command-slot = a slot
    .does = one tile on this train
command-slot-long = a slot, long
    .does = a double on it
command-slot-twice = a slot, twice
    .does = its marker comes down, in games where you do that by hand; or nothing can cover its double anymore
command-engine = the engine
    .does = drew a tile; between rounds: start the next one
command-engine-twice = the engine, twice
    .does = passed, or done
command-engine-long = the engine, long
    .does = take back the last press; again: the one before
command-press = press 5
    .does = as if you pressed the fifth slot, clockwise from the top right; also hold 5, twice 5, press engine
command-undo = undo 3
    .does = take back the last three steps; redo: make them again
command-stand = stand
    .does = let the call stand that was refused last; stand 4: so that the 4 is open
command-sum = = 17
    .does = the sum of the hand you are asked for
command-who = who
    .does = whose turn it is, and what each holds
command-table = table
    .does = show the table
command-score = score
    .does = show the score sheet
command-correct = correct 1 bo 17
    .does = correct the points that Bo got for round 1
command-seat = seat bo Dana
    .does = Bo hands the seat to Dana
command-place = slot bo 5
    .does = Bo sits in front of the fifth slot
command-volume = volume 3
    .does = how loud the hub is, 0 to 10
command-stop = stop
    .does = start no new round after this one
command-menu = menu
    .does = show what else there is: rules, house rules, what was taken on trust
command-photo = photo hand.jpg
    .does = count the hand that is asked for from a photo; photo: from what the webcam sees
command-pause = pause
    .does = let computer players and reminders wait
command-resume = resume
    .does = let them go on
command-quit = quit
    .does = save the table and end the program
command-help = ?
    .does = this list

## Messages

title = What the buttons mean, and what you can type
welcome = { $game } by the hub's buttons alone: you type nothing until the hands are counted. Type ? for more.
no-hub = No hub is plugged in: a simulated one takes its place. Type presses, like: press 5
no-meaning = That button does nothing now.
press-what = Write a slot from 1 to 12, or engine, like: press 5
