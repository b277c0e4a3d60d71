### `roundhouse arena`: what the players do, and the result of a series. One line each.

## Who can be measured

arena-is-random = irgendein erlaubter Zug
arena-is-casual = übersieht die Hälfte, legt vom Rest den schwersten Stein
arena-is-greedy = der schwerste Stein, der passt
arena-is-regular = wägt ab wie sensible, übersieht aber drei von zehn Steinen
arena-is-sensible = plant eine Reihe, wirft Schweres ab, denkt an den Nächsten
arena-is-expert = spielt seine besten Spielzüge zu Ende, in Welten, die zu seinem Wissen passen
arena-is-longest-line = hebt die längste Reihe für den eigenen Zug auf
arena-is-one-ply = denkt an die beste Antwort des Nächsten und nicht weiter
arena-is-oracle = sieht alle Hände, spielt sonst wie expert

## What came out

arena-rounds = { $challenger } gegen { $rival }: { $game }, { $seats } Plätze, einzelne Runden.
arena-matches = { $challenger } gegen { $rival }: { $game }, { $seats } Plätze, ganze Partien.
arena-deals = Mehrfach gespielte Blätter: { $deals }, jedes { $times }-mal.
arena-points = Vorsprung in Punkten: { $mean } (95 %: { $low } bis { $high })
arena-won = Gewonnen: { $won }, wo { $fair } ausgeglichen wäre (95 %: { $low } bis { $high }).
arena-decisive = Entschiedene Blätter: { $decisive }; davon gewann der Herausforderer { $share } (95 %: { $low } bis { $high }).
arena-answer-better = Der Test ist zu Ende: Der Herausforderer ist besser. Nach einem frühen Ende sieht der Vorsprung etwas größer aus, als er ist.
arena-answer-even = Der Test ist zu Ende: Der Herausforderer erreicht diesen Vorsprung nicht.
arena-answer-none = Der Test gibt noch keine Antwort: Spiel mehr Blätter.
arena-too-few = Das ist zu wenig für eine Aussage: Spiel mindestens 2 Blätter.
arena-saved = Gespeichert in { $file }.
arena-rounds-without-matches = Einzelne Runden haben keine Rundenzahl: Nimm --matches dazu, oder lass --rounds weg.
other-job = { $file } gehört zu einer anderen Aufgabe: Nenne eine neue Datei oder nimm den Befehl, mit dem sie begonnen hat.
