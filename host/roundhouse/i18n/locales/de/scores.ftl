### The screens of scores: the sheet and its corrections, a match's end, what is kept of it, statistics.

## Scores

scores-title = So steht es
scores-won = Runde { $round }: { $name } macht Schluss
scores-blocked = Runde { $round } ist blockiert
scores-to-go =
    { $rounds ->
        [one] Noch { $rounds } Runde
       *[other] Noch { $rounds } Runden
    }.
scores-over = Die Partie ist vorbei.
see-table = Zum Tisch
next-engine = Nächste Lok: { $tile }
next-round = Nächste Runde
undo = Rückgängig
hands-left = Noch auf der Hand
hand-out = Schluss, kein Stein mehr
hand-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
hand-told =
    gesagt: { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }
hand-derailed = { $sum }, Zug entgleist
sheet-chart = Punktestand nach jeder Runde
sheet-now = jetzt
sheet-out = aus
sheet-total = Gesamt
sheet-place = Rang
sheet-team = { $place }, Team { $total }
sheet-wins = { $place }, gewinnt
sheet-leads = { $place }, vorn
ordinals = 1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11. 12. 13. 14.
correct = Korrigieren
correct-title = Punkte korrigieren
correct-who = Spieler
correct-which = Runde
correct-points = Punkte
correct-line = Bisher { $old }. Was ist richtig?
correct-take = Korrigieren
correct-not = So lassen

## The end of a match

winner-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
winner-rounds-of =
    { $planned ->
        [one] { $rounds } von { $planned } Runde
       *[other] { $rounds } von { $planned } Runden
    }
best-turn =
    Bester Spielzug der letzten Runde: { $seat } legte { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
winner-quit = Beenden
winner-keep = Sichern
winner-review = Rückblick
winner-step = Nachspielen
winner-table = Zum Tisch
winner-sheet = Punkteblatt
winner-new = Neue Partie
winner-wishes =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
keep-title = Für dich gesichert
keep-line = Bilder, die Punkte als Tabelle und das Protokoll, das man wieder abspielen kann.
keep-table-png = der Tisch, wie er am Ende stand
keep-scores-png = das Punkteblatt
keep-scores-csv = die Punkte, für eine Tabelle
keep-record-txt = jeder Spielzug, als Text zum Nachspielen
keep-shuffles-txt = das Austeilen mit den Siegeln
keep-open = Ordner öffnen
keep-copy = Kopieren
keep-opened = Der Ordner öffnet sich neben diesem Fenster.
keep-not-opened = Hier antwortet kein Dateimanager: Öffne den Ordner oben selbst.
keep-copied = Das Bild ist kopiert: Füge es in eine Nachricht ein.
keep-not-copied = Bilder lassen sich hier nicht kopieren: Öffne den Ordner und nimm die Datei von dort.
keep-trouble = Hier ließ sich nichts speichern: { $reason }.
csv-round = Runde
csv-engine = Lok
shuffles-title = Das Mischen war versiegelt
shuffles-line = Jedes Siegel war vor dem Austeilen zu sehen. Es ist der SHA-256 aus dem Salz und der Reihenfolge der Steine: In shuffles.txt steht, wie man das prüft.
shuffles-see = Steine sehen
shuffle-of = So war Runde { $round } gemischt
shuffle-line = In dieser Reihenfolge wurden die Steine ausgeteilt, Platz für Platz, und dann gezogen; was übrig blieb, steht am Ende.
shuffles-seal = Siegel
shuffles-salt = Salz
shuffles-round = Runde { $round }:
shuffles-closed = Diese Runde wird noch gespielt.
shuffles-how = Jedes Siegel ist der SHA-256 der Zeile darunter, ohne ihr Zeilenende: das Salz, ein Doppelpunkt, die Steine in der Reihenfolge, in der sie ausgeteilt und gezogen wurden, nach Nummern. Versuch: printf %s ZEILE | sha256sum

## Statistics

stats-title = Statistik
stats-line = Partien zählen, wenn sie vorbei sind, Runden immer; ein geteilter Sieg zählt anteilig.
stats-again = Tipp auf eine Partie, um sie noch einmal zu sehen: Tisch, Blatt, jeden Spielzug.
stats-none = Noch nichts zu zählen: Spiel erst eine Runde.
stats-of = Spiel
stats-history = Alle Partien
stats-computers = Auch Computer
stats-matches = Partien
stats-won = Siege
stats-rounds = Runden
stats-rounds-won = Runden gewonnen
stats-average = Punkte je Runde
stats-best-round = Beste Runde
stats-best-match = Beste Partie

## Der Blick zurück auf eine Partie

review = Rückblick
review-begins = Die Partie wird durchgesehen.
review-at = { $done } von { $total } Entscheidungen und Händen beurteilt. Die Seite füllt sich von selbst.
review-stopped = Angehalten: { $done } von { $total } Entscheidungen und Händen beurteilt.
review-failed = Der Rückblick musste abbrechen: Schließe andere Programme und öffne ihn noch einmal.
review-line = Jede Entscheidung wird nach dem beurteilt, was man wissen konnte. Vorsprung: auf den Schnitt der anderen.
review-stop = Anhalten
review-go-on = Weiter
review-everybody = Die ganze Partie
review-most-of-all = Was am meisten gekostet hat
review-most = Was { $seat } am meisten gekostet hat
review-touch = Berühre eine, um den Tisch in diesem Moment zu sehen.
