### Messages at a dealt table in the terminal, and the commands that can be typed there.
### A command's text is what a person types; .does says what it does.

## What may be typed

command-lay = 5-6 on Bo
    .does = lay the 5-6 on Bo's train; shorter if only one play is possible: 5-6
command-lay-mexican = 5-6 on mexican
    .does = lay it on the Mexican Train
command-lay-engine = 6-6
    .does = lay a double as your engine, if the game calls for one
command-draw = draw
    .does = draw a tile from the boneyard
command-done = done
    .does = end your turn
command-marker = marker down Ann
    .does = take your own marker down, in a game where only its owner may; marker up Ann: put it up
command-hint = hint
    .does = what the computer would play in your place
command-why = why 5-6 on Bo
    .does = what the rules say about a play, without making it
command-hand = hand
    .does = show the table and your hand again
command-scores = scores
    .does = show the score sheet
command-undo = undo
    .does = take back everything since your last choice; undo 3: the last three steps
command-stand = stand
    .does = let the call stand that was refused last; stand 4: so that the 4 is open; a note may follow
command-agree = agree
    .does = allow an undo that somebody asks for; decline: do not
command-correct = correct 1 Bo 17
    .does = correct the points that Bo got for round 1
command-announce = announce
    .does = say that you have one tile left, in games where a missed call costs a tile: 5-6 on Bo, announce
command-claim = claim Bo
    .does = say that Bo forgot to announce
command-seat = seat Bo good
    .does = let a computer player (easy, good, strong, expert) take over for Bo; seat Bo Dana: a person
command-leave = leave
    .does = leave the table; the computer takes over for you
command-join = join Dana after Bo
    .does = between rounds: Dana joins and sits after Bo; for each round missed, Dana gets the average of the others, or the points you add: join Dana after Bo 20
command-depart = depart Bo
    .does = between rounds: Bo leaves the table; Bo's scores stay on the sheet
command-swap = swap Ann Bo
    .does = between rounds: Ann and Bo change places, each with their own scores
command-volume = volume 3
    .does = how loud the hub is, 0 to 10
command-stop = stop
    .does = start no new round after this one
command-menu = menu
    .does = show what else there is: rules, house rules, what was taken on trust
command-pause = pause
    .does = let computer players and reminders wait
command-resume = resume
    .does = let them go on
command-quit = quit
    .does = save the table and end the program
command-help = ?
    .does = this list

## Messages

help-title = What you can type
ask-next = Enter for the next round
ask-end = The match is over: Enter to end, or scores with the review, correct, undo
first-help = Type a play like { $example }, or ? to see what else you can type.
first-help-any = Type ? to see what you can type.
pass-screen = { $seat }, it is your turn: press Enter when nobody else is looking.
announce-now = { $seat }, you have one tile left: type announce, or press Enter to go on.
show-hand = Show my hand
no-hint = There is nothing to choose now.
can-be-played = That is allowed.
why-what = Write what you want to know about, like: why 5-6 on Bo
stand-alone = There is no number to choose for that call: leave out { $said }.
stand-number = Which number is open now: { $choices }? Write it like: stand { $example }
match-over = The match is over: press Enter to end, or correct a score, or take back with undo.
no-round = No round is being played: press Enter for the next one, or type ? to see what else you can type.
undo-possible =
    { $possible ->
        [0] Nothing can be taken back.
        [one] Only one step can be taken back.
       *[other] Only { $possible } steps can be taken back.
    }
undo-answer = Type agree or decline.
undo-not-agreed = This table plays without undo.
undo-none = You have nothing to take back yet.
undo-what = Write how many steps to take back, like: undo 3
seat-what = Write whose seat it is and who takes over, like: seat Bo good, or: seat Bo Dana
join-what = Write who joins and whom they sit after, like: join Dana after Bo
joins = { $who } sits down after { $neighbor } and plays from the next round on.
depart-what = Write who leaves, like: depart Bo
swap-what = Write who changes places with whom, like: swap Ann Bo
departs = { $who } leaves the table; the others play on.
sits = { $old } hands the seat to { $new }.
sits-computer = The computer ({ $level }) takes over for { $old }.
correct-what = Write the round, the player and the points, like: correct 1 Bo 17
muted = Muted. Type mute again to turn the sound back on.
volume-what = Write a number from 0 (mute) to 10, like: volume 3
stopped = No new round starts after this one.
unsealed = The seal { $seal } was made from salt { $salt } and the tiles { $tiles }
saved = The table is saved: continue with `roundhouse resume { $name }`.
saved-files = The files are here:
no-window = Cannot open a window ({ $reason }); the game goes on without one.
resumed = { $name } continues: { $players }.
ruled-otherwise = { $what } To play by today's rules, run `roundhouse resume { $name } --rule-anew`, which keeps a copy of the table as it was. With --as-it-was, calls that are refused now stand.
tables = Tables you can resume
no-tables = No saved table to resume: `roundhouse play` starts one.
no-phones = The pages for phones need more packages: { $cure }.
phones-later = The packages for phones are being installed: try again in a minute. If that takes longer, { $log } says why.
no-camera = Reading photos needs more packages: { $cure }.
photo-not-read = Cannot read { $file }: { $reason }.
photo-no-picture = { $file } cannot be read as a picture: take a JPEG, PNG, WebP or HEIC file.
photo-too-large = { $file } is too large: take a picture of up to 64 megapixels.
photo-too-slow = { $file } took too long to read: try it again.
photo-no-heic = { $file } is a HEIC picture: save it as JPEG, or install the extra camera (`roundhouse doctor` says how).
photo-no-webcam = No webcam was found: plug one in, or allow its use in the system's settings.
photo-webcam-busy = The webcam gives no picture: close the program that uses it, then try again.
photo-webcam-denied = This program may not use the webcam: join the group “video”, then log in again.
photo-webcam = webcam
photo-none-named = There is no picture: name a file, or take one with --camera.
photo-one-alone = --show and --report take one picture at a time.
photo-no-set = There is no such set: choose --set 1 to { $highest }.
photo-read = { $file }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
photo-doubtful = Not sure, look at them: { $tiles }
photo-unread = { $count ->
    [one] One more looks like a tile and could not be read: lay it flat, or count it by hand.
   *[other] { $count } more look like tiles and could not be read: lay them flat, or count them by hand.
}
photo-short = { $count ->
    [one] One tile is missing: move the tiles apart and take the photo again.
   *[other] { $count } tiles are missing: move the tiles apart and take the photo again.
}
photo-no-tiles-seen = { $file } shows no tiles: take the photo from above, closer.
photo-no-tiles-dark = { $file } is too dark: take it again with more light.
photo-no-tiles-blurred = { $file } is blurred: hold the camera still and take it again.
photo-dark = The photo is dark: more light helps.
photo-blurred = The photo is blurred: hold the camera still.
no-phone-network = This computer is on no network: connect it to the phones' network, or give its address with --host.
code-too-short = A code has at least { $least } letters and digits from a to z and 0 to 9, so that nobody guesses it: choose another one.
idle-without = { $option } does nothing without { $other }: add { $other }, or leave { $option } out.
idle-with = { $option } does nothing together with { $other }: leave one of them out.
phone-port-taken = Port { $port } of { $host } is taken: end the program that uses it, or choose another one with { $option }.
phone-not-here = { $host } is not an address of this computer: leave out --host, or name one of this computer's own addresses.
phone-port-refused = Port { $port } of { $host } cannot be used ({ $reason }): choose another one with { $option }.
no-such-table = There is no unfinished table { $name }: choose { $allowed }.
warned = { $seat } has one tile left.
refused-clause = ({ $clause })

## A record that is played again, and what went wrong

replay-keys = Enter or Space: next step · b: back · r: next round · g: play at speed · q: quit
replay-at = { $at } of { $length }
replay-end = That is the end of the record.
replay-step = Next
replay-leave = Close
replay-back = Back
replay-go = Play
replay-wait = Pause
no-such-round = There is no round { $round } in this record: choose 1 to { $most }.
bad-speed = Cannot play { $speed } steps a second: choose more than 0 and at most 1000.
not-text = { $file } is not text: name a record, as saved by `roundhouse play --out`.
went-wrong = Something went wrong inside roundhouse; { $where }.
replaced = Roundhouse was upgraded or removed while it ran: start it again; { $where }.
system-refused = This computer refused what the command needs ({ $reason }); { $where }.
logged = the details are in { $log }
workers-and-on = Give --workers or --on, not both: a cluster has workers of its own.
no-cluster-package = A cluster needs one more package: { $cure }, and the same on the cluster.
no-cluster = The cluster cannot be used: { $reason }. Look at its scheduler, and at the address.
stopped-early = Stopped early.
rules-not-compiled = The rules are not compiled here, so this takes about four times as long: "pip install" compiles them where there is a C compiler.
workers-lost = Stopped early: the worker processes keep ending, or the cluster is gone. Run the command again; with --job, what is done is kept.
job-not-kept = Stopped early: the file of the job cannot be written anymore. Make room on the disk, and run the command again.
page-prompt = A number, or Enter to go back
page-disabled = That is not possible now.
page-unknown = Type one of the numbers; behind that of a setting, its new value, + or -.
