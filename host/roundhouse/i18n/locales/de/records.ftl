### What the lines of a record should be, always after "Write". What stands before = and what a line begins with is notation, the same in every language.

first-line = { $header } als erste Zeile
game-name = game und seinen Namen
game-before-end = game und seinen Namen, bevor der Text endet
game-line = game und seinen Namen, etwa game mexican-train seats=3
game = ein Spiel ({ $games })
seats = seats= und die Zahl der Spieler
options-that-fit = Optionen, die zusammenpassen ({ $fault })
between-rounds = begin und wer anfängt, join, depart, correct oder stop, da keine Runde läuft
correct = correct, eine Runde, einen Namen und Punkte, etwa correct 1 Ann 17
join = join, wer kommt und nach wem, etwa join Dana after Bo
not-seated = jemanden, der dort nicht schon sitzt ({ $names })
turn-of = { $name } und einen Spielzug, denn { $name } ist dran
one-of = eins von: { $meanings }
allowed = was die Regeln erlauben; { $ruling }

## The lines of a scenario

scenario = scenario und seinen Titel
scenario-before-end = scenario und seinen Titel, bevor der Text endet
scenario-line = totals, points, winners, leads, void, legal oder ein Feld, nicht { $text }
