### What should have been written, after "Write" or "use".

move = a move
tile-and-train = a tile and a train ({ $play }), { $words } or { $last }
tile-of-set = a tile of the { $set } set like 3-5, not { $text }
set-name = double-{ $highest }
open-end-of-set = an open end of the { $set } set (a number up to { $highest }{ $symbols }, or ?), not { $text }
seen-or-hidden-tile = a visible tile like 3-5, or a number of hidden tiles like ?7, not { $text }
player = a player's name ({ $names }), not { $text }
train = a train ({ $trains }), not { $text }
train-missing = a train ({ $trains })
each-tile-once-in-hand = each tile once in a hand
one-hand = one hand for { $name }
hand-sum = the sum of a hand like = 17 pips
hand-tiles-or-sum = the tiles of the hand, or its sum like = 17 pips
train-after-tile = { $on } and a train after the tile, like { $play }
stands = after stand: a call that can be made, as a tile and its train, draw, done or a marker
needs-none = only { $move }, since the rules allow it
note = a note of one line, with at most { $most } characters
clause = a clause of { $game }, not { $clause }
