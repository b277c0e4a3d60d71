### What is said at a dealt table in the terminal, and what may be typed there.
### A command's text is what a person types; .does tells what it does.

## What may be typed

command-lay = 5-6 on Bo
    .does = lay the 5-6 on Bo's train; shorter where only one play is meant: 5-6
command-lay-mexican = 5-6 on mexican
    .does = lay it on the Mexican Train
command-lay-engine = 6-6
    .does = lay a double as your engine, where the game wants one
command-draw = draw
    .does = draw a tile from the boneyard
command-done = done
    .does = end your turn
command-marker = marker down Ann
    .does = take your own marker down, in a game where only its owner may; marker up Ann: put it up
command-hint = hint
    .does = what the computer would do in your place
command-why = why 5-6 on Bo
    .does = what the rules say to a play, without making it
command-hand = hand
    .does = show the table and your hand again
command-scores = scores
    .does = show the score sheet
command-undo = undo
    .does = take back what happened since your last choice; undo 3: the last three steps
command-correct = correct 1 Bo 17
    .does = correct the points that Bo was given for round 1
command-announce = announce
    .does = say that you have one tile left, where a missed call costs a tile: 5-6 on Bo, announce
command-claim = claim Bo
    .does = say that Bo forgot to
command-seat = seat Bo greedy
    .does = let a computer player (random, greedy, sensible) play on for Bo; seat Bo Dana: a person
command-leave = leave
    .does = leave the table; the computer plays on for you
command-join = join Dana after Bo
    .does = between rounds: Dana comes late and sits after Bo; for each round missed Dana gets what the others got on average, or what is written behind: join Dana after Bo 20
command-depart = depart Bo
    .does = between rounds: Bo leaves and the seat is given up; what Bo played stays on the sheet
command-volume = volume 3
    .does = how loud the hub is, 0 to 10
command-stop = stop
    .does = begin no new round after this one
command-quit = quit
    .does = save the table and end the program
command-help = ?
    .does = this list

## What is said

help-title = What you can type
ask-next = Enter for the next round
ask-end = The match is over: Enter to end, or correct, undo
first-help = Type a play like { $example }, or ? for what else there is.
first-help-any = Type ? for what you can type.
pass-screen = { $seat }, it is your turn: press Enter when nobody else is looking.
hint = The computer would say: { $move }
show-hand = Show my hand
leave-seat = Let the computer play
no-hint = There is nothing to choose now.
can-be-played = That is allowed.
why-what = Write what you want to know, like: why 5-6 on Bo
match-over = The match is over: press Enter to end, correct a score, or take back with undo.
no-round = No round is in play: press Enter for the next one, or type ? for what else there is.
claim-what = Write who did not announce the last tile, like: claim Bo
undo-possible =
    Only { $possible ->
        [one] { $possible } step
       *[other] { $possible } steps
    } can be taken back.
undo-not-agreed = This table agreed that no step is taken back.
undo-none = There is nothing of yours to take back yet.
undo-what = Write how many steps to take back, like: undo 3
seat-what = Write whose seat and who plays on, like: seat Bo greedy, or: seat Bo Dana
seat-name = Use another name: { $fault }.
join-what = Write who comes and whom they sit after, like: join Dana after Bo
joins = { $who } sits down after { $neighbor } and plays from the next round on.
depart-what = Write who leaves, like: depart Bo
departs = { $who } leaves the table; the others play on.
sits = { $old } hands the seat to { $new }.
sits-computer = The computer ({ $player }) plays on for { $old }.
correct-what = Write the round, the player and the points, like: correct 1 Bo 17
volume = The hub's volume is { $volume }.
volume-what = Write a number from 0 (mute) to 10, like: volume 3
stopped = No new round begins after this one.
seal = The shuffle is sealed: { $seal }
unsealed = The seal { $seal } was over salt { $salt } and the tiles { $tiles }
hub = Hub: { $what }
saved = The table is saved: `roundhouse resume { $name }` goes on here.
souvenirs = The files are here:
no-window = No window can be opened ({ $reason }); the game goes on in the terminal.
resumed = { $name } goes on: { $players }.
tables = Tables that can be resumed
no-tables = No table waits to be resumed: `roundhouse play` begins one.
no-such-table = There is no unfinished table { $name }: choose { $allowed }.
warned = { $seat } has one tile left.
refused-clause = ({ $clause })

## A record that is played again, and what went wrong

replay-keys = Enter or Space: on · b: back · r: next round · g: go on at speed · q: quit
replay-at = { $at } of { $length }
replay-end = That is the end of the record.
replay-step = On
replay-leave = Close
replay-back = Back
replay-go = Play
replay-wait = Wait
no-such-round = There is no round { $round } in this record: choose 1 to { $most }.
bad-speed = Cannot play { $speed } steps a second: choose more than 0 and at most 1000.
not-text = { $file } is no text: name a record, as `roundhouse play --out` leaves one.
went-wrong = Something went wrong inside roundhouse; { $where }. The table is saved: `roundhouse resume`.
logged = what happened is in { $log }
