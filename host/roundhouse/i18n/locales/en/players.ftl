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

## At this table

company = Players
company-title = At this table
called-company-line = Who joins, who leaves, who takes over for somebody.
company-line = Tap a free place to sit down, or tap a player: somebody else can take over there, or leave.
company-only-hand-over = { $reason } Tap a player: somebody else, or the computer, can take over there any time.
company-later = Players join and leave between rounds.
company-name-taken = Somebody here is called { $name } already: use another name.
company-name-cannot = { $name } cannot be a name here: use letters, and no word of the game itself.

## Somebody who comes

comes-title = Who sits down here?
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
comes-average = as others got
comes-sit = Sit down

## Somebody who sits there

stays-title = { $name }'s seat
stays-line = The player who takes over gets the hand and the points of the seat. { $leaving }
stays-may-leave = A player who leaves keeps their points on the sheet, and can come back.
stays-leave = { $name } leaves
stays-leave-short = Leaves
