### The page that shows the keys of the keyboard.

keys = Tasten
keys-title = Tasten
keys-line = Was die Tasten der Tastatur tun. Alles geht auch durch Tippen auf den Bildschirm.
keys-tables = An einem Tisch
keys-dealt = Wenn hier ausgeteilt wird
keys-called = Am echten Tisch
keys-slots = Nur mit der Zentrale
keys-pages = Auf einer Seite
keys-everywhere = Überall

## What stands on a key

keycap-shift = Umschalt
keycap-ctrl = Strg
# Same in English.
keycap-alt = Alt
keycap-space = Leertaste
# Same in English.
keycap-enter = Enter
keycap-backspace = Rücktaste
keycap-pageup = Bild auf
keycap-pagedown = Bild ab

## What the keys do

key-draw = Einen Stein ziehen
key-done = Beenden oder den gerahmten Knopf drücken; in einer Wiederholung einen Schritt vor
key-undo = Das Letzte zurücknehmen; in einer Wiederholung einen Schritt zurück
key-number = Ein Zug, eine Zahl auf einem Stein, ein Gleis, eine Wahl; eine Ziffer einer Summe
key-ten = Zehn mehr bei der nächsten Ziffer: + 2 ist 12
key-public = Der Mexican Train oder der erste Sammelzug
key-number-of-public = Der Sammelzug mit dieser Zahl; bei einem Zug, der in zwei Richtungen wächst, sein inneres Ende
key-announce = Sagen, dass ein Stein übrig ist
key-claim = Eine vergessene Ansage einfordern
key-marker-up = Den Marker aufstellen
key-marker-down = Den Marker wegnehmen
key-walk-all = Den nächsten Stein wählen, auch einen, der nicht gelegt werden kann
key-move = Den gewählten Stein auf der Hand verschieben
key-order = Die Hand zum längsten Zug ordnen
key-hint = Einen Tipp bekommen
key-why = Fragen, warum der gewählte Stein geht oder nicht
key-turn = Einen Stein drehen, der auf beide Arten passt
key-next = Die nächste Runde beginnen; in einer Wiederholung dorthin springen
key-scores = Die Punkte sehen
key-go = In einer Wiederholung: von selbst weiterspielen oder anhalten
key-mute = Den Ton aus- oder wieder einschalten
key-softer = Leiser
key-louder = Lauter
key-quit = Den Tisch verlassen
key-letter = Dieser Buchstabe auf einem Stein
key-speaker = Die Ansage gilt dem Spieler davor oder dem nächsten
key-draw-pass = Ziehen und passen
key-redo = Das Zurückgenommene wiederholen
key-calls = Die Ansagen dieser Runde zeigen und eine berichtigen
key-sum = Eine Hand Stein für Stein zählen oder als Summe: 12 + 17
key-twice = Die Taste dieses Gleises zweimal drücken
key-hold = Die Taste dieses Gleises lang drücken
key-select = Den ganzen Namen markieren
key-minus = Punkte unter null, wenn Punkte korrigiert werden
key-due = Den messingfarbenen oder den gerahmten Knopf drücken
key-walk = Zum nächsten Stein oder Knopf; den gerahmten Wert ändern
key-tab = Der Reihe nach durch die Knöpfe gehen
key-erase = Löschen, was zuletzt getippt oder berührt wurde; sonst das Letzte zurücknehmen
key-back = Den Stein zurücklegen; sonst das Menü öffnen oder zurückgehen
key-keys = Diese Seite zeigen
key-full-screen = Den Bildschirm füllen oder wieder ein Fenster zeigen
