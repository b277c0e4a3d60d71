### The screens about who sits at a table: whether others agree to an undo, who comes, leaves, or hands over.

## Undo, where people share the screen

back-title = { $seat } asks for an undo
back-title-somebody = Somebody asks for an undo
back-what = It takes back: { $what }.
back-hidden = It takes back everything since then.
back-ask = { $others }: do you agree?
back-ask-all = Does everybody agree?
back-engine = A long press on the hub's engine also says yes.
back-agreed = Take it back
back-not = Leave it
fix-asks = { $seat } says that a call was another one
fix-ask = { $caller } or most of the table: do you agree?
fix-agreed = Correct it
fix-declined = Leave it as it is
stand = Let it stand
stand-line = Keep the call that was refused last, and play on from there.
stand-title = Let it stand?
stand-what = { $what }: refused by { $clause }.
stand-why = “{ $note }”
stand-open = Which number is open now?
stand-note = A note, if you like
stand-note-long = That note is too long: keep it to { $most } characters.
stand-note-mark = A note is one line without { $mark }.
stand-gone = The table has changed: this call can no longer stand.
stand-asks = { $seat } wants a refused call to stand
stand-none = There is no refused call that could stand.
stand-cannot = That cannot stand: { $why }
stand-not = It stays refused

## At this table

roster = Players
roster-title = At this table
called-roster-line = Who joins, who leaves, who takes over for somebody.
roster-line = Tap a free place to sit down, or tap a player: somebody else can take over there, or leave.
roster-only-hand-over = { $reason } Tap a player: somebody else, or the computer, can take over there any time.
roster-later = Players join, leave and change places between rounds.
roster-name-taken = Somebody here is called { $name } already: use another name.
roster-name-here = { $name } sits here already: let the two change places, or use another name.
not-here = There is nothing with that number here: choose what is shown.
only-own-seat = Here you act for { $name } alone: for another seat, go to the table's screen.

## Somebody who comes

comes-title = Who is joining?
comes-first = { $name } plays from the first round on, like everybody else.
comes-new =
    { $name } starts with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, for { $missed ->
        [one] { $missed } round
       *[other] { $missed } rounds
    } that the others have played.
comes-back =
    { $name } is back, with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: those from before, and for { $missed ->
        [one] { $missed } round
       *[other] { $missed } rounds
    } missed.
comes-back-at-once =
    { $name } is back, with the { $total ->
        [one] { $total } point
       *[other] { $total } points
    } from before.
comes-points = Per round missed
comes-give = Give these points
comes-average = as others got
comes-sit = Sit down

## Somebody who sits there

stays-title = { $name }'s seat
stays-line = The player who takes over gets the hand and the points of the seat. { $leaving }
stays-may-leave = A player who leaves keeps their points on the sheet, and can come back.
stays-leave = { $name } leaves
stays-swap = Changes places with
stays-put = nobody

## A table that is paused

pause-table = Pause the table
resume-table = Resume the table
paused = The table is paused
paused-line = Computer players and reminders wait until somebody resumes it.
pause-table-line = Computer players and reminders wait.
turn-left = { $seconds } s left
turn-late = { $seat }'s turn has taken { $seconds } seconds. Nobody has to hurry.
