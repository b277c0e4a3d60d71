### What the lines of a record should be, always after "Write". What stands before = and what a line begins with is notation, the same in every language.

first-line = { $header } als erste Zeile
game-name = game und seinen Namen
game-before-end = game und seinen Namen, bevor der Text endet
game-line = game und seinen Namen, etwa game mexican-train seats=3
game = ein Spiel ({ $games })
seats = seats= und die Zahl der Spieler
options-that-fit = Optionen, die zusammenpassen ({ $fault })
before-first-round = { $word } nur vor der ersten Zeile, die eine Runde beginnt oder spielt
between-rounds = begin und wer anfängt, join, depart, correct oder stop, da keine Runde läuft
begin = begin und wer anfängt, wie begin { $name }
depart = depart und wer geht, wie depart { $name }
swap = swap und zwei Namen, wie swap { $name } with { $other }
ask = ask und einen Spielzug, etwa ask { $name } draw, oder ask { $legal }
ask-one-tile = nach ask einen einzigen Stein
leads = ans Ende des Austeilens, wer die Lok hat, etwa ; leads { $name }, oder ; leads { $nobody }
shorter-line = Zeilen von höchstens { $most } Zeichen
correct = correct, eine Runde, einen Namen und Punkte, etwa correct 1 Ann 17
join = join, wer kommt und nach wem, etwa join Dana after Bo
not-seated = jemanden, der dort nicht schon sitzt ({ $names })
move-of = einen Spielzug hinter { $name }, wie { $name } draw oder { $name } 5-6 on { $name }
name-first = zuerst, wer es tut, wie { $name } { $move }
name-and-move = einen Namen ({ $names }) und einen Spielzug, wie { $name } draw, oder eine Zeile, die mit deal, announce, claim, penalty, reveal, close, begin, correct oder stop anfängt
one-of = eins von: { $meanings }
allowed = was die Regeln erlauben; { $ruling }

## The lines of a scenario

scenario = scenario und seinen Titel
scenario-before-end = scenario und seinen Titel, bevor der Text endet
scenario-line = totals, points, winners, leads, void, legal oder ein Feld, nicht { $text }

## What a scenario finds instead of what it expects

found-game = ein Spiel, das sich spielen lässt
found-no-score = keine gezählte Runde
found-no-winner = noch niemand
found-no-round = keine laufende Runde
found-nothing = nichts
