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
known-fields = eines der Felder { $fields }, nicht { $field }=
markers-in-ends = einen * hinter das offene Ende jedes Zuges, dessen Marker oben ist, wie ends={ $name }:5*, nicht markers=
open-in-ends = ends= und das offene Ende jedes Zuges, wie ends={ $name }:5 oder, wenn sein Marker oben ist, ends={ $name }:5*, und doubles= und die Züge, die mit einem offenen Doppelstein enden, nicht open=
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
too-many-tiles = höchstens { $size } Steine auf Händen und Tisch, nicht { $told }
hidden-tiles = ?{ $count } für { $count } Steine, die niemand sieht
hidden-number = eine Zahl verdeckter Steine wie ?7, nicht { $text }
hands-held = in hands=, was { $name } hat, und sei es nur eine Zahl von Steinen wie { $name }:?7
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
double-at-one-end = { $double } als offenes Doppel eines einzigen Zuges, nicht von { $first } und { $second }
open-double-on-train = offene Doppel nur auf Zügen, die begonnen sind
open-double-on-table = { $double } auf den Tisch, wo es ein offenes Doppel ist
end-unseen = eine Zahl für das offene Ende von { $name }: Bei diesen Händen, laid= und yard= liegt kein ungesehener Stein auf dem Tisch
owed-follow-up = ein Doppel von diesem Spielzug, wenn noch nachzulegen ist, und nur dann
stage-of-follow-up = stage={ $stage }, denn { $name } muss in diesem Spielzug noch einen Stein legen
penalty-drawer = wer den Strafstein zieht, wo einer zu ziehen ist
winner-when-over = winner= nur, wenn die Runde vorbei ist
winner-without-tiles = in winner= jemanden ohne Steine

## A position that does not fit its game, its round or its stage

round-of-match = eine Runde von 1 bis { $rounds }, der letzten dieser Partie, nicht { $round }
used-nowhere = kein used= in einem Spiel, dessen Loks in fester Reihenfolge kommen
engine-found = engine= und den Doppelstein, der in dieser Runde die Lok ist, wie engine=9-9, denn nur die Hände entscheiden, welcher es ist, oder stage=engine, wenn sie noch gelegt werden muss
engine-to-come = keine Lok in laid=, solange sie noch gelegt werden muss (stage=engine), oder ein anderes stage=
engine-laid-or-not = stage=engine, wenn { $engine } noch gelegt werden muss, oder stage=turn, wenn er auf dem Tisch liegt
engine-on-table = die Lok { $engine } zu den Steinen von laid=
engine-holder = in turn= jemanden, der die Lok haben kann, wo stage=engine steht
before-deal = vor dem Austeilen (stage=dealing) nichts als engine=, round=, leader= und turn=
winner-named = in winner= den Spieler ohne Steine, falls es einen gibt, wo stage=over steht
no-own-trains = kein offenes Ende für { $name }: In diesem Spiel haben die Spieler keine eigenen Züge
no-markers = kein * in einem Spiel ohne Marker
marker-on-public = kein * hinter { $name }, denn dieser Zug ist immer für alle offen
double-on-closed = ein * hinter { $name }: An einen Zug ohne Marker legt nur, wem er gehört
no-open-doubles = kein doubles= in einem Spiel, in dem Doppel nicht abgedeckt werden
engine-before-plays = in ends= auch eine Lok von { $name }: Alle legen ihre vor dem ersten Zug
engine-already-laid = ein anderes stage= als engine, denn { $name } hat in ends= schon eine Lok
double-of-turn = als letztes in doubles= ein Doppel, das { $name } eben gelegt hat, mit fresh=1, wo stage={ $stage } steht
doubles-of-first-train = in doubles= kein Doppel aus einem früheren Spielzug, wo stage=more steht
first-out = keine Steine in der Hand von { $name }, wer zuerst fertig war
waiting-doubles = in waiting= Züge, die begonnen sind und kein offenes Doppel haben

## What a game remembers, and where it can be so

with-last-tile = last_tile= nur für jemanden mit einem Stein, an einem Tisch, an dem man ihn ansagen muss
last-tile-lapsed = last_tile= nur, bis der Nächste gezogen, gelegt oder gepasst hat
with-draws = draws= für den, der dran ist, nur am Anfang des Spielzugs, bevor ein Stein gezogen oder gelegt ist
with-added-to = added_to= nur für Züge, die in diesem Spielzug einen Stein bekommen haben: am Anfang keinen, mit stage=more auch den eigenen
