### What the fields of a position should be, always after "Write". What stands before = is notation, the same in every language.

of-this-game = eine Stellung des Spiels, das im Protokoll steht
possible = eine Stellung, die es geben kann
game-first = zuerst ein Spiel ({ $games }), nicht { $text }
field = Feld=Wert, nicht { $text }
field-once = { $field }= nur einmal
field-whole-number = { $field }= und eine ganze Zahl
field-seat = { $field }= und einen Platz ({ $seats }), nicht { $text }
field-what = { $field }= und { $what }, nicht { $text }
some-seat = einen Platz
some-train = einen Zug
some-tile = einen Stein
some-number = eine Zahl
known-fields = Felder, die es gibt, wie ends= und hands=, nicht { $field }=
turn = turn= und wer dran ist
stage = stage= und eins von { $stages }, nicht { $text }
round = round= und eine Zahl von 1 bis { $most }, nicht { $text }
rounds-from-one = Runden ab 1 gezählt
engine = engine= und ein Doppel
used = used= und Doppel
not-negative = für yard und idle keine Zahl unter 0

## A position: its tiles and trains

seen-tiles-once = sichtbare Steine, jeden nur einmal, nicht { $text }
tile-once = jeden Stein einmal, und { $tiles } nicht noch einmal
tiles-in-all = insgesamt { $size } Steine, nicht { $told }
hidden-tiles = ?{ $count } für { $count } Steine, die niemand sieht
hidden-number = eine Zahl verdeckter Steine wie ?7, nicht { $text }
hands-held = in hands=, was { $name } hat, und sei es eine Zahl von Steinen wie { $name }:?7
seat = einen Platz ({ $seats }), nicht { $text }
open-end-of-train = das offene Ende des Zugs von { $name }, wie { $name }:5, oder { $name }:-, solange er nicht begonnen ist
form-for = { $form } für { $name }, nicht { $text }
open-end = ein offenes Ende
two-open-ends = beide offenen Enden, wie 5/7,

## A position that contradicts itself

engine-when-known = engine= in einem Spiel, in dem alle Züge an einer Lok beginnen, sobald sie bekannt ist, und sonst keine
leader-before-deal = leader= für eine Runde, die noch nicht ausgeteilt ist
engine-in-no-hand = die Lok in die Zentrale, auf keine Hand
doubles-this-turn = nicht mehr Doppel von diesem Spielzug, als Doppel offen sind ({ $open }), nicht { $fresh }
open-double-once = jedes offene Doppel nur einmal
open-double-on-train = offene Doppel nur auf Zügen, die begonnen sind
open-double-on-table = { $double } auf den Tisch, wo es ein offenes Doppel ist
owed-follow-up = ein Doppel von diesem Spielzug, wenn noch nachzulegen ist, und nur dann
penalty-drawer = wer den Strafstein zieht, wo einer zu ziehen ist
winner-when-over = winner= nur, wenn die Runde vorbei ist
winner-without-tiles = in winner= jemanden ohne Steine
derailed-marker = ein * hinter dem Ende jedes entgleisten Zugs, wie in A:4*, da sein Marker hoch ist
left-among-doubles = den Zug aus left= auch in doubles=
