### A table with real tiles, in the terminal: what is asked and answered, and what may be typed there.
### A command's text is what a person types; .does says what it does.

## What may be typed

command-lay = bo 5-6 on cy
    .does = Bo lays the 5-6 on Cy's train; or just 5-6, if only one call can be meant
command-lay-public = bo 5-6 on mex
    .does = on the Mexican Train; in other games on com, the community train, or public 2; you can shorten names and words
command-lay-letter = bo W-5 on cy
    .does = in Super Train: W is a Train end, and A-W D-W R-W S-W T-W are the letters; the end named first lies against the train
command-lay-several = bo 5-5 5-6
    .does = one tile after the other
command-draw = bo draw
    .does = Bo draws; bo draw 3-4 if everybody saw the tile; bo draw pass: and passes
command-done = bo done
    .does = Bo's turn is over; pass is the same
command-engine = bo engine 9-9
    .does = Bo lays an engine, if the game calls for one
command-unseen = bo ?
    .does = Bo lays a tile that nobody could read; ?=? if it is a double
command-announce = bo announce
    .does = in games where a missed announcement costs a tile; to claim that tile: bo forgot
command-marker = bo up
    .does = Bo's marker goes up, in games where you move it by hand; bo down
command-deal = deal
    .does = everybody has their tiles, so the next round begins; bo leads, if somebody must be named
command-reveal = bo 3-4 5-5
    .does = what Bo has left when the round is over; bo = 17 for the sum alone
command-who = who
    .does = whose turn it is, what each holds, and where a tile may go
command-hint = hint
    .does = where a tile may go; hint 3-4 5-6: the heaviest of these that fits; with the whole hand, the expert's advice
command-why = why bo 5-6 on cy
    .does = what the rules say about a call, without making it
command-table = table
    .does = show the table again
command-score = score
    .does = show the score sheet
command-trust = trust
    .does = what was taken on trust in this round
command-undo = undo 3
    .does = take back the last three calls; undo: the last one
command-stand = stand
    .does = let the call stand that was refused last; stand 4: so that the 4 is open
command-redo = redo 2
    .does = make two of them again, after what was forgotten; redo: all of them
command-photo = photo hand.jpg
    .does = count the hand that is asked for from a photo; photo: from what the webcam sees
command-calls = calls
    .does = every call of this round with its number, and what became of it
command-fix = fix 3 bo 5-6
    .does = call 3 of the round was really bo 5-6; later calls are checked again
command-insert = insert 3 bo 5-6
    .does = bo 5-6 was missed: it comes before call 3 of the round
command-delete = delete 3
    .does = call 3 of the round never happened
command-agree = agree
    .does = allow an undo that somebody asks for; decline: do not
command-correct = correct 1 bo 17
    .does = correct the points that Bo got for round 1
command-seat = seat bo Dana
    .does = Bo hands the seat to Dana
command-join = join Dana after bo
    .does = between rounds: Dana joins and sits after Bo; join Dana after bo 20: with 20 points for each round missed, otherwise the average of the others
command-depart = depart bo
    .does = between rounds: Bo leaves the table
command-swap = swap ann bo
    .does = between rounds: Ann and Bo change places, each with their own scores
command-slot = slot bo 5
    .does = Bo sits in front of the hub's fifth slot, clockwise from the top right
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

title = What you can type
welcome = { $game } with real tiles: lay them on the table and say what you did, like { $example }. Type ? for more.
sit-here = { $seat }, press the hub's slot in front of you, or just keep typing to use the usual slots.
sits-here = { $seat } sits at slot { $slot }.
sits-clockwise = Clockwise you sit { $seats }: turns go in that order now.

## What is asked

ask-deal = Type deal when everybody has their tiles
answer-leader = a name, or lot
answer-name = a name
answer-nobody = a name, or nobody
answer-hand =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, like 3-4 5-5, or = 17
answer-last-double = like = 12
which = "{ $said }" can mean:
which-number = Type its number, or the call in full.

## What cannot be taken

wanted-call = Cannot read "{ $said }": say who does what, like { $example }; ? shows all you can say.
wanted-player = Who is "{ $said }"? Name { $choices }.
wanted-claim = Write who did not announce their last tile, like: claim Bo
wanted-train = The train in "{ $said }" is not on this table: name { $choices }.
wanted-engine = Which tile is the engine in "{ $said }"? Name it, like engine 6-6.
wanted-marker = Up or down in "{ $said }"? Say which, like marker up Bo.
wanted-tile = Cannot read a tile in "{ $said }": write its two ends like 5-6.
wanted-match = "{ $said }" comes too late: the match is over. Correct a score, undo a step, or end with quit.
wanted-sum = Cannot read the sum in "{ $said }": write it like = 17.
wanted-hand = No tile is named in "{ $said }": name those of { $choices }, or their sum like = 17.
wanted-nothing-more = "{ $said }" has too much at its end: leave out { $choices }.
wanted-round = "{ $said }" comes between rounds: type deal when everybody has their tiles.
wanted-leader = "{ $said }" does not say who leads the first round: name { $choices }, or say lot.
wanted-deal = "{ $said }" comes too early: type deal when everybody has their tiles.
wanted-holder = "{ $said }" does not say who begins: name { $choices }.
wanted-finder = "{ $said }" does not say who drew the engine: name { $choices }, or say nobody.
wanted-winner = "{ $said }" does not say who went out: name { $choices }, or say nobody.
no-round-yet = No round is being played: ask again when one has begun.
none-of-it = Nothing on that line was done.
no-computer = A computer cannot sit here: it cannot hold real tiles. Name a person, like: seat bo Dana
slot-what = Write whose slot it is and which, from 1 to 12, like: slot bo 5
slots-fixed = The first round has begun: the seats stay as they are.
redo-none = Nothing to redo.
redo-what = Write how many calls to make again, like: redo 2
amend-typed = Write the number of the call and what it really was, like: fix 3 bo 5-6. To see the numbers, type: calls
insert-typed = Write the number of the call after the missing one, and what is missing, like: insert 3 bo 5-6. To see the numbers, type: calls
delete-typed = Write the number of the call that never happened, like: delete 3. To see the numbers, type: calls
fix-not-so = Call { $number } of this round cannot be corrected that way. To see which calls can, type: calls

## Calls and reports as sentences

begins = { $seat } holds it and begins
holds = { $seat } { $count }
may-lay = { $seat } may lay { $places }.
may-only = { $seat } may only { $places }.
may-lay-none = { $seat } cannot lay anything now.
place = { $value } on { $train }
place-only = only { $tiles }
place-first = { $value } on { $train } (first tile)
place-draw = draw a tile
place-done = end the turn
place-engine = a double as the engine
hint-heaviest = The heaviest of these that fits: { $move }. Name the whole hand, and the expert will advise you.
hint-none = None of these can be laid. { $seat } may { $places }.
hint-many =
    { $seat } has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }: name no more than that.
not-in-set = There is no { $tile } in the { $set } set.
hint-elsewhere = { $tile } is not in that hand: it was seen somewhere else.
sum = { $parts } = { $sum }
seen-before = It was seen before, in call { $call } of the round: "{ $what }".
is-engine = It is the engine.
of-hand =
    By the calls, { $seat } was dealt { $dealt ->
        [one] { $dealt } tile
       *[other] { $dealt } tiles
    }, drew { $drawn }, and laid { $laid }: { $left ->
        [one] { $left } tile is
       *[other] { $left } tiles are
    } left.
mend = Correct the call that was missed or misheard, or give the sum and correct the score.
out = { $seat } is out: the round is over.
blocked = Nobody can play: the round is blocked and over.

## The ledger of trust

trust-none = Nothing was taken on trust in this round.
times =
    { $what } ({ $count ->
        [one] { $count } time
       *[other] { $count } times
    })
trust-open =
    { $seat }'s hand was only counted: { $count ->
        [one] { $count } call stays
       *[other] { $count } calls stay
    } on trust.
trust-open-hands =
    { $hands ->
        [one] { $hands } hand was
       *[other] { $hands } hands were
    } only counted: { $count ->
        [one] { $count } call stays
       *[other] { $count } calls stay
    } on trust.
trust-kept = The hands confirm what was taken on trust.
breach-earlier = Round { $round }: { $what }
breach = { $clause }, call { $call } of the round, "{ $what }": { $seat } held { $tiles }, { $fit }.
breach-least = { $clause }, call { $call } of the round, "{ $what }": { $seat } held { $least } or more of { $tiles }, { $fit }.
breach-none = { $clause }, call { $call } of the round, "{ $what }": { $seat } held none of { $tiles }, but the call needs one.
breach-jointly = { $clause }: { $calls } cannot all be true, since { $seat } held some of { $tiles } during one of them.
breach-call = call { $call }, "{ $what }"
breach-fit = which could go on { $trains }
breach-no-fit = contrary to the call
