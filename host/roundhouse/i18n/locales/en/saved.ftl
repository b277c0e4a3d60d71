### A saved table or record with a call that today's rules answer differently.

title = The rules have changed
differs = The rules have changed since { $name } was saved: its call { $number } is answered differently now.
call = Call: { $call }.
then = Then: { $answer }.
now = Now: { $answer }.
deal = the tiles are dealt
lost =
    { $count ->
        [0] Ruled anew from there, none of its calls is refused.
        [one] Ruled anew from there, one of its calls is refused.
       *[other] Ruled anew from there, { $count } of its calls are refused.
    }
leave = Leave it as it is
keep = Keep it as it was: what is refused now stands
keep-line = Markers lie as they did. Whose turn it is, what is drawn and what a round counts follow today's rules.
anew = Rule anew from there, and keep a copy
anew-line = What is refused now does nothing.
copy = Copy
allowed = allowed
trusted = allowed on trust, { $clauses }
refused = refused by { $clause }
unreadable = it means nothing at this table
turn = { $seat } in turn
open = { $train } { $ends }
marked = { $train } { $ends }, marker up
boneyard = boneyard { $count }
totals = points { $totals }
over = the match over
elsewhere = other hands or scores

## At a line of a record.

line = The rules have changed since this line was written. { $then } { $now }
line-anew = With --rule-anew, today's rules hold.
