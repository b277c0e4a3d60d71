### A table where only the results of rounds are entered: what is asked, and what may be typed in the terminal.

## What may be typed

command-out = bo out
    .does = Bo went out in this round; nobody: it was blocked
command-count = ann 17
    .does = what Ann has left; 12+5 adds up
command-undo = undo 3
    .does = take back the last three entries; undo: the last one
command-correct = correct 1 bo 17
    .does = correct the points that Bo got for round 1
command-score = score
    .does = show the score sheet
command-menu = menu
    .does = show what else there is
command-quit = quit
    .does = save the table and end the program
command-help = ?
    .does = this list

## What is asked

welcome = Play with your own tiles. After each round, say who went out, like bo out. Type ? for more.
winner = Who went out in round { $round }?
winner-line = Play the round, then choose the player with no tiles left.
pips-line = Count the points of the tiles that are left.
tiles-line = Count the tiles that are left: each counts the same.
