### The screens about who sits at a table: whether others agree to an undo, who comes, leaves, or hands over.

## Undo, where people share the screen

back-title = { $seat } asks for an undo
back-title-somebody = Somebody asks for an undo
back-what = It takes back: { $what }.
back-hidden = It takes back what was done since then.
back-ask = { $others }: do you agree?
back-ask-all = Do all agree?
back-engine = A long press on the hub's engine says yes, too.
back-agreed = Take it back
back-not = Leave it as it is

## At this table

company = Players
company-title = At this table
called-company-line = Who comes, who leaves, who plays on for somebody.
company-line = Touch a free place to sit down, or a player: somebody else can play on there, or leave.
company-only-hand-over = { $reason } Touch a player: somebody else, or the computer, can play on there at any time.
company-later = Players come and leave between rounds.
company-name-taken = { $name } is the name of somebody else here: take another one.
company-name-cannot = { $name } cannot be a name here: use letters, and no word of the game itself.

## Somebody who comes

comes-title = Who sits down here?
comes-first = { $name } plays from the first round on, like everybody.
comes-new =
    { $name } begins with { $total ->
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
comes-points = For a round missed
comes-average = as others got
comes-sit = Sit down

## Somebody who sits there

stays-title = The seat of { $name }
stays-line = Whoever plays on here has the hand and the points of the seat. { $leaving }
stays-may-leave = Who leaves keeps what is on the sheet, and can come back.
stays-leave = { $name } leaves
stays-leave-short = Leaves
