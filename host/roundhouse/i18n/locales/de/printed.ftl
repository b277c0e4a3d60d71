### What is on paper and in lists: booklets, score sheets, statistics, the list of games.

## A score sheet

# Same in English.
team-total = { $team }: { $total }
tie-broken = Bei gleichen Punkten bringen mehr gewonnene Runden { $leaders } vor { $others }.
tie-shared = { $leaders } liegen gemeinsam vorn.
doubles-used = Gespielte Doppel: { $doubles }
doubles-left = Noch nicht gespielte Doppel: { $doubles }
corrected = { "*" } Runde { $round }: { $seat } hatte { $old }, korrigiert auf { $new }.

## Statistics

stats-player = Spieler
stats-matches = Partien
stats-won = Siege
stats-rounds = Runden
stats-rounds-won = Siege
stats-average = Je Runde
stats-best-round = Beste Runde
stats-best-match = Beste Partie
stats-day = Tag
stats-game = Spiel
stats-result = Ergebnis
stats-open = { $result } (nicht beendet)
stats-written = Die Runden stehen in { $file }.

## A record that is checked

allowed = erlaubt
refused-by = abgelehnt nach { $clause }: { $why }
left-out = ändert nichts und bleibt weg: { $why }
in-own-turn = Wäre { $seat } dran, so wie der Tisch liegt: { $ruling }
# Same in English.
at-line = { $file }:{ $line }: { $what }
but-held = Zeile { $line }, { $did }: { $what }
not-all-true = Die Zeilen { $lines } können nicht alle stimmen: { $what }
marker-up = Marker oben
double-open = Doppel offen
hands-due = Die Runde ist zu Ende. Schreib den Rest von { $seats }, etwa reveal { $seat } 3-4 5-5, oder nur die Summe, etwa reveal { $seat } = 17 pips.
not-as-expected = Das steht nicht so im Szenario; es kam: { $found }
all-as-expected =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, wie in den Szenarien.
may-be-done = Jetzt geht: { $moves }
and-likewise = Ebenso { $moves }.
nothing-may-be-done = Jetzt geht nichts.
standing =
    Nach { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }: { $totals }.
standing-over = Die Partie ist vorbei: { $totals }.
nothing-wrong =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, nichts abgelehnt, { $trusted } auf Vertrauen.

## The list of games

games-players = { $least } bis { $most } Spieler
games-players-only = { $least } Spieler
games-players-rule = { $least } bis { $most } Spieler, mit einer Hausregel ab { $fewest }
mode-dealt = ausgeteilt
mode-called = angesagt
mode-slots = nur Tasten
games-ways = So kann man spielen: ausgeteilt (der Computer teilt aus und zeigt die Hände), angesagt (mit eigenen Steinen; der Schiedsrichter hört, was gelegt wird), nur Tasten (mit eigenen Steinen; die Tasten der Zentrale sagen alles).
games-more = `roundhouse rules SPIEL` druckt die Regeln eines Spiels; `roundhouse play SPIEL` spielt es.

## The head of a booklet

players = Spieler
set = Dominosatz
rounds = Partie
dealt = Steine je Spielerzahl
ways = Spielweisen
ways-not = Nur Tasten
house-rules = Hausregeln
players-range = { $least } bis { $most }
# Same in English.
players-only = { $least }
set-chosen = Doppel-{ $set }
set-others = { $sets }; auch Doppel-{ $others }
rounds-fixed =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
rounds-open = so viele Runden wie nötig
house-rules-none = keine: alles wie empfohlen
how-we-play = So spielen wir
how-we-play-as = Wie { $sheet } ({ $by }).
how-we-play-own = Wie { $sheet }.
how-we-play-not = Hier nicht so
sheet-played = { $played } von { $facts } Antworten
sheets-note = Die Zahlen sagen, wie viele Antworten eines Blatts sich spielen lassen. `roundhouse rules SPIEL --sheet BLATT` nennt die anderen; `roundhouse play --sheet BLATT` spielt danach.
how-to-read = Das Zeichen vor jedem Absatz ist seine Klausel, die der Schiedsrichter nennt, wenn er einen Spielzug ablehnt. Ein Absatz mit { $reading } folgt unserer Lesart, wo die Vorlage des Spiels schweigt oder sich auf zwei Arten lesen lässt. Was man wählen kann, steht unter seiner Klausel; { $chosen } zeigt, was in diesem Heft gilt.
# Same in English.
chosen-sign = (•)
# Same in English.
other-sign = ( )
bold = fette Schrift
this = dieses Zeichen
reading = unsere Lesart
usual-mark = { $value } (üblich)
by-the-rules = wie es die Regeln sagen
a-number = eine Zahl
booklet-title = { $game }: die Regeln
written = Das Regelheft steht in { $file }.
foot = Gedruckt von Roundhouse aus den Klauseln, nach denen sein Schiedsrichter entscheidet.
