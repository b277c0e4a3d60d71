### Buttons, headings and small print of the table, in the window and in the terminal. Buttons have little room.

## Buttons

draw = Stein ziehen
undo = Rückgängig
done = Fertig
announce = Letzter Stein
turn-tile = Stein drehen
marker-up = Marker hoch
marker-down = Marker weg
claim = Keine Ansage
next-round = Nächste Runde
scores = Punkte
hint = Tipp

## Headings and small print of screen and text table

round = Runde { $round } von { $rounds }
round-open = Runde { $round }
engine = Lok { $tile }
points =
    { $count ->
        [one] { $count } Pkt.
       *[other] { $count } Pkt.
    }
last-plays = Zuletzt
in-boneyard = im Vorrat
unused = nicht im Spiel
count-in-boneyard = { $count } im Vorrat
count-unused = { $count } verdeckt, nicht im Spiel
refused = Jetzt nicht
hand-of = Hand von { $seat }
tiles = Steine
end = Ende
total = Gesamt
legal = Passt jetzt
overruled = Gilt
