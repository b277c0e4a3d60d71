### The page that shows the keys of the keyboard.

keys = Tasten
keys-title = Tasten
keys-line = Was die Tasten der Tastatur tun. Alles geht auch durch Berühren.
keys-tables = Am Tisch
keys-dealt = Wenn hier ausgeteilt wird
keys-called = An einem echten Tisch
keys-slots = Nur mit der Zentrale
keys-pages = Auf einer Seite
keys-everywhere = Überall

## What stands on a key

keycap-shift = Umschalt
keycap-ctrl = Strg
# Same in English.
keycap-alt = Alt
keycap-space = Leertaste
keycap-enter = Eingabe
keycap-backspace = Rücktaste
keycap-pageup = Bild auf
keycap-pagedown = Bild ab

## What the keys do

key-draw = Einen Stein ziehen
key-done = Den Zug beenden oder den umrahmten Knopf drücken; in einer Wiederholung einen Schritt weiter
key-undo = Den letzten Zug zurücknehmen; in einer Wiederholung einen Schritt zurück
key-number = Ein Zug, eine Zahl auf einem Stein, ein Gleis, eine Auswahl; eine Ziffer einer Summe
key-ten = Zehn mehr für die nächste Ziffer: + und 2 ist 12
key-public = Der Mexikanische Zug oder der erste öffentliche
key-number-of-public = Der öffentliche Zug mit dieser Nummer; bei einem Zug mit zwei Enden das innere
key-announce = Ansagen, dass ein Stein übrig ist
key-claim = Eine vergessene Ansage melden
key-marker-up = Den Marker aufstellen
key-marker-down = Den Marker wegnehmen
key-walk-all = Den nächsten Stein wählen, auch wenn er nicht passt
key-move = Den gewählten Stein in der Hand verschieben
key-order = Die Hand zum längsten Zug ordnen
key-hint = Einen Tipp bekommen
key-why = Fragen, warum der gewählte Stein nicht gelegt werden kann
key-turn = Einen Stein drehen, der auf zwei Arten passt
key-next = Die nächste Runde beginnen; in einer Wiederholung zu ihr gehen
key-scores = Die Punkte zeigen
key-leave = Den Computer spielen lassen, solange die Hand verdeckt ist
key-go = In einer Wiederholung: weiterlaufen oder warten
key-mute = Den Ton aus- oder wieder einschalten
key-softer = Leiser
key-louder = Lauter
key-quit = Den Tisch verlassen
key-letter = Dieser Buchstabe auf einem Stein
key-speaker = Die Ansage ist für den vorigen oder für den nächsten Spieler
key-redo = Noch einmal ansagen, was zurückgenommen wurde
key-sum = Eine Hand Stein für Stein zählen oder als Summe
key-twice = Die Taste dieses Gleises zweimal drücken
key-hold = Die Taste dieses Gleises lange drücken
key-minus = Punkte unter null, wenn ein Ergebnis berichtigt wird
key-due = Den goldenen Knopf drücken oder den umrahmten
key-walk = Zum nächsten Stein oder Knopf gehen; den umrahmten Wert ändern
key-tab = Der Reihe nach durch die Knöpfe gehen
key-erase = Löschen, was zuletzt getippt oder berührt wurde; sonst den letzten Zug zurücknehmen
key-back = Den Stein zurücklegen; sonst das Menü öffnen oder zurückgehen
key-keys = Diese Seite zeigen
key-full-screen = Den Bildschirm füllen oder wieder ein Fenster zeigen
