### The screen of settings.

preferences-title = Optionen
preferences-line = Was du wählst, wird gespeichert.
preferences-language = Sprache
# Same in English.
preferences-text = Text
preferences-text-line = Größere Schrift, wenn der Tisch weiter weg steht.
preferences-volume = Lautstärke
preferences-volume-line = Wie laut Zentrale und Steine sind.
preferences-muted = Stumm
preferences-muted-line = Gar kein Ton, bis das wieder aus ist.
preferences-sounds = Klänge
preferences-sounds-line = Wenige: Runden, letzte Steine, Fehler. Übliche: auch Steine, manche Fahrt. Alle: jede Fahrt.
preferences-quiet = wenige
preferences-usual = übliche
preferences-all = alle
preferences-speaker = Lautsprecher
preferences-speaker-line = Ohne Zentrale klingt der Computer, oder wenn du willst.
preferences-silent = Es ist keine Zentrale da, also ist nichts zu hören.
preferences-hub = Zentrale
preferences-computer = Computer
preferences-ambience = Hintergrund
preferences-ambience-line = Was rund um den Tisch zu hören ist, nie lauter als die Zentrale.
preferences-off = aus
preferences-table = ein Zimmer
preferences-depot = ein Lokschuppen
preferences-ambience-volume = Hintergrund-Lautstärke
preferences-ambience-volume-line = Wie laut der Hintergrund ist.
preferences-speed = Tempo
preferences-speed-line = Wie schnell Computer spielen.
preferences-confirm-turns = Fertig beendet jeden Zug
preferences-confirm-turns-line = Am geteilten Bildschirm: Die Hand bleibt zu sehen, bis du auf Fertig tippst.
preferences-nudge = Erinnern
preferences-nudge-line = Mit echten Steinen: wann noch einmal gesagt wird, wer dran ist.
preferences-never = nie
preferences-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
preferences-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
preferences-faces = Steine
preferences-faces-line = Augen oder Zahlen, die man von weitem liest.
preferences-auto = automatisch
preferences-pips = Augen
preferences-numbers = Zahlen
preferences-tiles = Steinsatz
preferences-tiles-line = Elfenbein ist hell, Ebenholz dunkel; Schwarz auf Weiß sieht man am besten.
preferences-ivory = Elfenbein
preferences-ebony = Ebenholz
preferences-contrast = Schwarz auf Weiß
preferences-cloth = Tisch
preferences-cloth-line = Worauf die Steine liegen, und wie sie klingen.
preferences-night = nachtblau
preferences-green = grün
preferences-burgundy = weinrot
preferences-slate = schiefergrau
preferences-walnut = Nussbaum
preferences-black = schwarz
preferences-order = Ordnung der Hand
preferences-order-line = Wie deine Steine nach dem Geben liegen. Auch „Ordnen“ ändert es.
preferences-dealt = leichte zuerst
preferences-train = als Zug
preferences-number = nach Zahl
preferences-doubles = Doppel zuerst
preferences-less-motion = Wenig Bewegung
preferences-less-motion-line = Alles blendet über, statt zu wandern; Lampen leuchten ruhig.
preferences-full-screen = Vollbild
preferences-full-screen-line = Der ganze Bildschirm für den Tisch; auch mit F11.
