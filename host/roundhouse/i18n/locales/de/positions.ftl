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
too-many-tiles = höchstens { $size } Steine auf Händen und Tisch, nicht { $told }
hidden-tiles = ?{ $count } für { $count } Steine, die niemand sieht
hidden-number = eine Zahl verdeckter Steine wie ?7, nicht { $text }
hands-held = in hands=, was { $name } hat, und sei es nur eine Zahl von Steinen wie { $name }:?7
hand-never-drawn = in hands= höchstens { $most } für { $name }: mehr kann niemand bekommen, und in diesem Spiel wird nicht gezogen
hand-without-marker = in hands= höchstens { $most } für { $name }: Wer einen Stein gezogen hat und nicht legen konnte, hat den Marker oben
hands-dealt-and-drawn = in hands= nicht mehr als die { $deal }, die alle bekamen, und die { $drawn }, die danach gezogen wurden, und in yard= höchstens { $most }
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
owed-follow-up = ein Doppel von diesem Spielzug, wenn noch nachzulegen ist, und nur dann
stage-of-follow-up = stage={ $stage }, denn { $name } muss in diesem Spielzug noch einen Stein legen
penalty-drawer = wer den Strafstein zieht, wo einer zu ziehen ist
winner-when-over = winner= nur, wenn die Runde vorbei ist
winner-without-tiles = in winner= jemanden ohne Steine
derailed-marker = ein * hinter dem Ende jedes entgleisten Zugs, wie in A:4*, da sein Marker hoch ist
left-among-doubles = den Zug aus left= auch in doubles=

## A position that cannot be reached by playing

round-of-match = eine Runde von 1 bis { $rounds }, der letzten dieser Partie, nicht { $round }
used-nowhere = kein used= in einem Spiel, dessen Loks in fester Reihenfolge kommen
used-before =
    in used= { $rounds ->
        [0] nichts vor der ersten Runde
        [one] die Lok der Runde vor dieser, und nicht die dieser Runde
       *[other] die Loks der { $rounds } Runden vor dieser, und nicht die dieser Runde
    }
engine-of-round = in engine= die Lok von Runde { $round }, { $engine }, oder lass engine= weg
engine-found = engine= und den Doppelstein, der in dieser Runde die Lok ist, wie engine=9-9, denn nur die Hände entscheiden, welcher es ist
leader-from-hands = kein leader=, wo die Hände entscheiden, wer beginnt
engine-to-come = keinen Stein, Zug oder Marker auf den Tisch, solange die Lok nicht liegt
engine-on-table = die Lok { $engine } zu den Steinen von laid=
engine-holder = in turn= jemanden, der die Lok haben kann, wo stage=engine steht
hunt-without-engine = keine Lok auf eine Hand, solange alle nach ihr ziehen (stage=hunt)
hunt-from-boneyard = einen Vorrat, aus dem sich ziehen lässt, wo stage=hunt steht
before-deal = vor dem Austeilen (stage=dealing) nichts als engine=, round=, leader= und turn=
winner-named = in winner= den Spieler ohne Steine, falls es einen gibt, wo stage=over steht
winner-laid = auf dem Tisch einen Stein, der von { $name } sein kann: Ohne einen gewinnt niemand
no-own-trains = kein offenes Ende für { $name }: In diesem Spiel haben die Spieler keine eigenen Züge
no-markers = kein * in einem Spiel ohne Marker
marker-on-public = kein * hinter { $name }, denn dieser Zug ist immer für alle offen
double-on-closed = ein * hinter { $name }: An einen Zug ohne Marker legt nur, wem er gehört
marker-unbegun = kein * für den Zug von { $name }, solange er nicht begonnen ist
no-open-doubles = kein doubles= in einem Spiel, in dem Doppel nicht abgedeckt werden
end-on-table = auf den Tisch (in laid=, oder ungesehen neben yard=) einen Stein für jedes offene Ende; für { $end } bei { $name } ist keiner übrig
end-reached = auf den Tisch (in laid=, oder ungesehen neben yard=) Steine für einen ganzen Zug zu jedem offenen Ende; von einer Lok zur { $end } bei { $name } ist keine Kette übrig
idle-turns = in idle= weniger Spielzüge, als Spieler da sind ({ $seats }), am Anfang eines Spielzugs
idle-boneyard = kein idle=, solange es Steine zu ziehen gibt
idle-can-play = kein idle= für einen Spielzug von { $name }, denn da passt ein Stein
blocked-boneyard = winner=, wo stage=over steht, oder einen leeren Vorrat: Blockiert ist eine Runde nur, wenn nichts zu ziehen ist
blocked-can-play = winner=, wo stage=over steht, oder einen Tisch, an dem niemand legen kann: { $name } hat einen Stein, der passt
all-engines = stage=engine, solange { $name } keine Lok gelegt hat
engine-before-plays = in ends= auch eine Lok von { $name }: Alle legen ihre vor dem ersten Zug
engines-in-order = in der ersten Runde um den Tisch (stage=engine) nur die Loks derer, die vor { $name } dran waren
dead-double = in doubles= kein Doppel, das kein Stein mehr abdecken kann: Es ist geschlossen (MT-10)
most-doubles = nicht mehr Doppel von diesem Spielzug (fresh=), als die Regeln erlauben, { $most }
double-of-turn = als letztes in doubles= ein Doppel, das { $name } eben gelegt hat, mit fresh=1, wo stage={ $stage } steht
own-train-begun = den Zug von { $name } begonnen, wo stage={ $stage } steht
waits-for-marker = stage=more nur, solange { $name } einen Marker herunternehmen darf (has_played=)
doubles-of-first-train = in doubles= kein Doppel aus einem früheren Spielzug, wo stage=more steht
publics-in-order = die öffentlichen Züge in der Reihenfolge ihrer Nummern begonnen
private-first = erst den eigenen Zug eines Spielers begonnen, dann einen öffentlichen

## What a game remembers, and where it can be so

with-last-tile = last_tile= nur für jemanden mit einem Stein, an einem Tisch, an dem man ihn ansagen muss
last-tile-lapsed = last_tile= nur, bis der Nächste gezogen, gelegt oder gepasst hat
with-reversed = kein reversed=, wo zwei spielen
with-skipped = in skipped= niemanden, der dran ist
with-draws = draws= für den, der dran ist, nur am Anfang des Spielzugs, bevor ein Stein gezogen oder gelegt ist
letter-laid = { $field }= nur einmal und nur, wenn ein Stein mit { $letter } liegt
letter-after-idle = kein { $field }= für jemanden, dessen Spielzug in idle= zählt
with-closed = in closed= nur Züge, die mit einem Doppel auf dem Tisch enden, das nichts mehr abdecken kann
with-waited = in waited= nur Spieler, die ihren Zug nicht eröffnet haben
with-drawn = drawn= nur bei stage=drew, einen Stein auf der Hand eines Spielers, der eröffnet hat
with-sounded = sounded=1 nur während eines Spielzugs, an einem Tisch, an dem man die Geräusche machen muss
with-added-to = added_to= nur für Züge, die in diesem Spielzug einen Stein bekommen haben: am Anfang keinen
with-stuck = stuck= nur mit der Hausregel Nachbar (neighbor), und nur für den Spieler vor dem, der dran ist
with-has-played = in has_played= nur Spieler, deren Marker hoch und deren Züge begonnen sind
with-left = left= nur, wo es einen Mexican Train gibt, an den man stattdessen legen kann
