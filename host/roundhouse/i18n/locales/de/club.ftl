### Ein Vereinsabend: Spieler und ihre Plätze.

no-name = Zeile { $line } hat keinen Namen: Schreib einen vor das erste Komma oder nimm die Zeile heraus.
unclear-columns = { $count ->
        [0] Welche Spalten Namen und Teams haben, ist in Zeile { $line } nicht klar
        [one] Welche Spalten Namen und Teams haben, ist in Zeile { $line } und { $count } weiterer nicht klar
       *[other] Welche Spalten Namen und Teams haben, ist in Zeile { $line } und { $count } weiteren nicht klar
    }: Schreib eine erste Zeile, die es sagt, etwa Name,Team, oder setz einen Namen mit Komma in Anführungszeichen.
misread = { $count ->
        [0] { $name } in Zeile { $line } hat Zeichen
        [one] { $name } in Zeile { $line } und { $count } weiterer haben Zeichen
       *[other] { $name } in Zeile { $line } und { $count } weitere haben Zeichen
    }, die kein Name hat, als wäre die Liste in den falschen Buchstaben gelesen: Speichere sie als CSV in UTF-8 oder tippe sie neu.
bad-letters = Der Name in Zeile { $line } hat Zeichen, die sich nicht drucken lassen: Schreib ihn neu.
name-too-long = Der Name in Zeile { $line } ist zu lang: Schreib ihn mit höchstens { $most } Zeichen.
name-twice = Zeile { $line }: { $name } steht schon in Zeile { $first }; schreib einen Namen, den sonst niemand hat.
no-text = Diese Datei ist kein Text: Speichere die Liste in dem Programm, aus dem sie kommt, als CSV und wähle diese Datei.
open-quote = Das Anführungszeichen in Zeile { $line } wird nicht geschlossen: Setz auch hinter den Namen eins, oder nimm es weg.
player-count = Die Liste hat { $count } Spieler: Ein Abend braucht { $fewest } bis { $most }.
cannot-read = { $file } lässt sich nicht lesen: { $reason }.
column-round = Runde
column-player = Spieler
column-table = Tisch
column-seat = Platz
repeats = { $count ->
        [0] Niemand trifft jemanden zweimal.
        [one] { $count } Begegnung ist eine Wiederholung.
       *[other] { $count } Begegnungen sind Wiederholungen.
    }
column-points = Punkte
column-place = Platz
column-team = Team
column-rounds = Runden
column-won = gewonnen
column-total = gesamt
no-teams = Kein Team in { $file } hat jemanden mit Ergebnissen: Schreib die Namen wie in den Ergebnissen.
result-columns = Zeile { $line } ist nicht Runde, Tisch, Spieler und Punkte: Schreib diese vier, mit Kommas dazwischen.
result-numbers = Zeile { $line }: Runde und Tisch sind ganze Zahlen ab 1, Punkte eine ganze Zahl.
result-twice = Zeile { $line }: { $name } steht schon in Runde { $round }, in Zeile { $first }; nimm eines von beiden heraus.
result-none = Die Datei hat keine Ergebnisse: Schreib eine Zeile für jeden Spieler jeder Runde.
score-settled = Runde { $round } an Tisch { $table } ist abgeschlossen: Bitte die Turnierleitung um eine Korrektur.
score-not-there = { $name } spielt nicht an Tisch { $table }: Das muss jemand sagen, der dort spielt.
score-none = Runde { $round } an Tisch { $table } hat noch niemand eingetragen: Trag sie zuerst ein.
score-same = { $name } hat diese Punkte eingetragen: Jemand anders am Tisch muss sie bestätigen.
score-changed = { $name } hat seither andere Punkte eingetragen: Sieh sie zuerst an.
score-reason = Sag, warum die Punkte korrigiert werden: Es wird mit ihnen aufbewahrt.
no-such-count = { $name } kann nicht { $points } haben: So viel zählt keine Hand dieses Satzes. Sieh noch einmal nach. { $rule }
hands-together = Diese Hände zählen zusammen { $points }, und alle Steine des Satzes nur { $most }. Sieh noch einmal nach. { $rule }
doubt-nobody = Niemand hat 0, als wäre die Runde blockiert.
doubt-several = Mehr als eine Person ist fertig geworden.
doubt-nothing = Niemand hat Punkte.
doubt-below = { $name } hat weniger als 0.
doubt-uneven = Gewonnen ist nicht so viel, wie die anderen verlieren.
doubtful-scores = { $doubt } { $rule } Stimmt es trotzdem?
