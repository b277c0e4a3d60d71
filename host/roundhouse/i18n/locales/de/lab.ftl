### `roundhouse lab`: house rules compared. One line each; titles and axes of the page are short.

lab-title =
    { $game }: { $matches ->
        [one] { $matches } Partie je Einstellung
       *[other] { $matches } Partien je Einstellung
    }
lab-title-between = { $game }: { $fewest } bis { $most } Partien je Einstellung
lab-rules = Regeln: { $rules }.
lab-recommended = wie empfohlen
lab-players = Auf allen Plätzen spielt der Computer ({ $level }), Startwert { $seed }.
lab-marks = Punkte sind Mittelwerte, Balken ihre 95-%-Intervalle. Ein Punkt ohne Balken: in jeder Partie gleich.
lab-first-seat = Platz 1 hat die Partie begonnen.
lab-seats-count = { $seats } Plätze
lab-turns = Spielzüge je Runde
lab-blocked = Blockierte Runden
lab-led = Vom Beginnenden gewonnene Runden
lab-even = der entschiedenen; gestrichelt: gleicher Anteil
lab-spread = Punkte zwischen Bestem und Letztem
lab-won = Von Platz { $seat } gewonnene Partien
lab-shares = Gewonnene Partien je Platz
lab-shares-note = 1 = gleicher Anteil; Platz 1 hat die Partie begonnen
lab-differences = Unterschied zu { $rules }, Partie für Partie; Anteile in Prozentpunkten:
lab-difference = { $name }: Unterschied
lab-difference-note = zur ersten Einstellung, Partie für Partie
lab-points-note = zur ersten Einstellung, Partie für Partie, in Prozentpunkten
lab-seats = Plätze
lab-seat = Platz
lab-line = { $name }: { $mean } (95 %: { $low } bis { $high })
lab-even-share = { $line }; ausgeglichen wären { $even }
lab-constant = { $name }: { $mean } in jeder von { $matches } Partien
lab-no-figure = { $name }: zu wenig für eine Aussage
lab-saved = Gespeichert in { $page } und { $table }.
lab-bad-vary = --vary braucht eine Regel mit ihren Werten, etwa one_double=yes,no, nicht { $text }.
lab-bad-seats = --seats braucht Zahlen wie 4, 2-8 oder 2,4,6, nicht { $text }.
lab-many = Auf ein Blatt passen höchstens { $most } Kombinationen von Regeln, nicht { $count }.
