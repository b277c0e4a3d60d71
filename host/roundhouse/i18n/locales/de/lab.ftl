### `roundhouse lab`: house rules compared. One line each; titles and axes of the page are short.

lab-title =
    { $game }: { $matches ->
        [one] { $matches } Partie je Einstellung
       *[other] { $matches } Partien je Einstellung
    }
lab-title-between = { $game }: { $fewest } bis { $most } Partien je Einstellung
lab-subtitle = Auf allen Plätzen spielt { $player }, Startwert { $seed }. Balken: 95-%-Intervalle.
lab-setting = { $rules }, { $seats } Plätze
lab-recommended = empfohlen
lab-turns = Spielzüge je Runde
lab-blocked = Blockierte Runden
lab-led = Vom Beginnenden gewonnene Runden
lab-even = der entschiedenen; gestrichelt: ausgeglichen
lab-spread = Punkte zwischen Bestem und Letztem
lab-shares = Gewonnene Partien je Platz
lab-shares-note = mal den gleichen Anteil, vom ersten Beginnenden an
lab-seats = Plätze
lab-line = { $name }: { $mean } (95 %: { $low } bis { $high })
lab-no-figure = { $name }: zu wenig für eine Aussage
lab-interrupted = Vorzeitig beendet.
lab-saved = Gespeichert in { $page } und { $table }.
lab-bad-vary = --vary braucht eine Regel mit ihren Werten, etwa one_double=yes,no, nicht { $text }.
lab-bad-seats = --seats braucht Zahlen wie 4, 2-8 oder 2,4,6, nicht { $text }.
lab-many = Auf ein Blatt passen höchstens { $most } Kombinationen von Regeln, nicht { $count }.
