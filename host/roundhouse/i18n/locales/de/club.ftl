### Ein Vereinsabend: Spieler und ihre Plätze.

no-name = Zeile { $line } hat keinen Namen: Schreib einen vor das erste Komma oder nimm die Zeile heraus.
too-many-columns = Zeile { $line } hat mehr als Name und Team: Nimm den Rest heraus oder setz einen Namen mit Komma in Anführungszeichen.
bad-letters = Der Name in Zeile { $line } hat Zeichen, die sich nicht drucken lassen: Schreib ihn neu.
name-twice = Zeile { $line }: { $name } steht schon in Zeile { $first }; schreib einen Namen, den sonst niemand hat.
player-count = Die Liste hat { $count } Spieler: Ein Abend braucht { $fewest } bis { $most }.
cannot-read = { $file } lässt sich nicht lesen: { $reason }.
not-utf-8 = { $file } ist nicht in UTF-8: Speichere die Datei neu als „CSV UTF-8“.
column-round = Runde
column-player = Spieler
column-table = Tisch
column-seat = Platz
repeats = { $count ->
        [0] Niemand trifft jemanden zweimal.
        [one] { $count } Begegnung ist eine Wiederholung.
       *[other] { $count } Begegnungen sind Wiederholungen.
    }
