### What should have been written, after "Write" or "use".

move = einen Spielzug
tile-and-train = einen Stein und einen Zug ({ $play }), { $words } oder { $last }
tile-of-set = einen Stein aus dem { $set }-Satz wie 3-5, nicht { $text }
set-name = Doppel-{ $highest }
open-end-of-set = ein offenes Ende aus dem { $set }-Satz (eine Zahl bis { $highest }{ $symbols }, oder ?), nicht { $text }
seen-or-hidden-tile = einen sichtbaren Stein wie 3-5 oder eine Zahl verdeckter Steine wie ?7, nicht { $text }
player = einen Spielernamen ({ $names }), nicht { $text }
train = einen Zug ({ $trains }), nicht { $text }
train-missing = einen Zug ({ $trains })
each-tile-once-in-hand = jeden Stein auf einer Hand nur einmal
one-hand = eine Hand für { $name }
hand-sum = die Summe einer Hand wie = 17 pips
hand-tiles-or-sum = die Steine auf der Hand oder ihre Summe wie = 17 pips
train-after-tile = nach dem Stein { $on } und einen Zug, wie { $play }
stands = nach stand: eine Ansage, wie ein Stein und sein Zug, draw, done oder ein Marker
needs-none = nur { $move }, denn die Regeln erlauben es
note = eine Notiz in einer Zeile, mit höchstens { $most } Zeichen
clause = eine Klausel von { $game }, nicht { $clause }
