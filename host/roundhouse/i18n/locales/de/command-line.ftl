### The command line: what is wrong with an order, the options of commands, and words of their help.

## What cannot be, and what can

no-command = Einen Befehl { $name } gibt es nicht: Wähle { $allowed }.
no-command-but-near = Einen Befehl { $name } gibt es nicht: War { $near } gemeint?
no-option = Eine Option { $name } gibt es nicht: Wähle { $allowed }.
no-option-but-near = Eine Option { $name } gibt es nicht: War { $near } gemeint?
bad-value = { $name } kann nicht { $value } sein: { $wanted }.
bad-value-but-near = { $name } kann nicht { $value } sein: War { $near } gemeint?
missing = { $name } fehlt: `roundhouse { $command } --help` sagt, was das ist.
missing-choice = { $name } fehlt: Wähle { $allowed }.
value-missing = { $name } braucht einen Wert: `roundhouse { $command } --help` sagt, welchen.
no-value = { $name } nimmt keinen Wert: Schreib sie allein.
too-much = `roundhouse { $command }` nimmt dort kein { $written }: Lass es weg.
bad-hub-name = Der Name einer Zentrale hat 1 bis { $most } einfache Buchstaben: Wähle einen anderen --name.
no-part = Ein Teil { $part } gibt es nicht: Wähle aus { $allowed }.
wanted-choice = Wähle { $allowed }
wanted-whole = Schreib eine ganze Zahl, etwa 4
wanted-number = Schreib eine Zahl, etwa 2.5
wanted-from = Schreib eine Zahl ab { $least }
wanted-between = Schreib eine Zahl von { $least } bis { $most }
wanted-address = Schreib eine Adresse wie https://dominoes.example
wanted-folder = Nenn einen Ordner, den du benutzen darfst
wanted-file = Nenn eine Datei, die du benutzen darfst
no-stats = Dazu ist keine Runde gespeichert: Mit `roundhouse play` kommen welche dazu.
bad-day = { $option } { $text } ist nicht zu verstehen: Schreib einen Tag wie 2026-12-24.
no-days = Kein Tag liegt ab dem { $since } und nicht nach dem { $until }: Vertausch die beiden.
not-counted = { $name } zählt nicht mit, weil es sich nicht mehr abspielen lässt.
bad-minutes = Eine Partie kann nicht { $minutes } Minuten dauern: Wähle mehr als 0 und höchstens eine Woche.
announce-time-unused = An diesem Tisch sagt niemand letzte Steine an: Lass --announce-time weg, oder füg --rule missed_call=yes hinzu.
bad-seed = Dieser --seed geht nicht: Schreib bis zu 64 Buchstaben und Ziffern.
nobody-named = In --players steht niemand: Schreib Namen, etwa --players "Ann,Bo".
name-all = Wer sitzt am Tisch? Nenn alle im Uhrzeigersinn, etwa --players "Ann,Bo,Cy".
many-named =
    { $named ->
        [one] { $named } Spieler ist
       *[other] { $named } Spieler sind
    } genannt für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }: Nenn weniger, oder verlang mehr --seats.
bad-names = Diese Namen lassen sich nicht von der Notation unterscheiden: Nimm { $fault }.
drive-without-image = Ein Laufwerk nimmt nur ein Image: Nenn eins mit --image DATEI.uf2.
replace-with-image = Ein Image ersetzt jedes Programm auf dem Pico: Lass --replace weg.
no-folder = In den Ordner { $folder } lässt sich nicht schreiben ({ $reason }): Nenn einen anderen.
no-file = { $file } lässt sich nicht öffnen ({ $reason }): Nenn eine andere.
not-written = { $file } kann nicht geschrieben werden ({ $reason }): Nenn einen anderen Ort.
# Same in English.
bad-record = { $file }:{ $line }: { $what }
record-or-replay = Nimm entweder --record oder --replay: Eine Aufnahme, die wieder abläuft, ist schon eine Datei.

## Headings

heading-usage = Aufruf:
heading-options = Optionen
heading-commands = Befehle

## Which numbers an option takes, after what it does

range-from = ab { $least }
range-between = { $least } bis { $most }

## Options of several commands

option-announce-time = Wie viele Sekunden lang niemand einfordern darf, dass der letzte Stein nicht angesagt wurde. Sonst 5.
option-turn-clock = Nach wie vielen Sekunden eine Lampe sagt, dass ein Spielzug lange dauert, und nach doppelt so vielen ein Klang. Verloren geht dann nichts. Sonst läuft keine Uhr.
option-data = Wo die Tische gespeichert sind. Meist der Datenordner des Benutzers.
option-help = Zeigt diese Hilfe und endet.
option-hub = Der Port der Zentrale, sim:// für eine simulierte, oder none. Meist die erste, die sich findet.
option-hall = Meldet die Runden dem Saal an diesem Broker, etwa mqtt://192.168.1.5; dazu gehört --table.
option-table = Die Nummer dieses Tisches im Saal.
option-home-assistant = Zeigt den Tisch in Home Assistant über diesen Broker, etwa mqtt://roundhouse@homeassistant.local/kueche.
option-direct-tables = Wie viele Tische es gibt.
option-direct-broker = Ein Broker, der schon läuft, etwa mqtts://broker.example/north, statt eines eigenen.
option-direct-host = Die Adresse, auf der unser Broker lauscht. Sonst alle Adressen dieses Computers.
option-direct-port = Der Port unseres Brokers.
option-direct-tls = Ein Zertifikat und sein Schlüssel als Dateien: Unser Broker spricht TLS.
option-direct-pages-port = Der Port der Seiten des Abends.
option-direct-public = Die Adresse, unter der Handys von anderswo die Seiten finden, etwa https://abend.example.
option-direct-new = Beginnt einen neuen Abend; die Datei des letzten wird beiseitegelegt.
option-host = Die Adresse dieses Computers im Netz der Handys. Meist wird sie von selbst gefunden.
option-job = Eine Datei, in der die Ergebnisse gleich landen: Derselbe Befehl macht dort weiter, hier oder anderswo.
option-language = Die Sprache; meist die am Bildschirm gewählte, sonst die des Computers.
option-level = Wie gut Computer spielen: { $levels }. Sonst { $usual }.
option-minutes = Eine kürzere Partie: Nach so vielen Minuten beginnt keine neue Runde.
option-on = Spielt auf dem Dask-Cluster, dessen Scheduler diese Adresse hat, etwa tcp://10.0.0.5:8786.
option-out = Legt record.txt und table.png hier ab.
option-port = Der Port, an dem die Seiten bereitstehen.
option-public = Die Adresse, unter der Leute von anderswo an den Tisch kommen, etwa https://domino.example.
option-tls = Ein Zertifikat und sein Schlüssel als Dateien: Die Seiten kommen über https.
option-rounds = Eine kürzere Partie.
option-report = Schreibt das Ergebnis auch in diese Datei, mit dem Ende des Fehlerprotokolls, ohne Namen und Orte.
option-rule = Eine Hausregel; kann mehrmals stehen.
option-remove-yes = Löscht, ohne zu fragen.
option-seconds = Endet nach so vielen Sekunden; sonst mit Strg-C.
option-seed = Mischt nach diesem Wert: Derselbe Wert teilt dieselben Steine aus.
option-set = Der Doppel-N-Satz: 6, 9, 12, 15 oder 18.
option-sheet = Die Regeln eines veröffentlichten Regelblatts, wie `roundhouse sheets` sie auflistet; oder eigene, als der Text, der sie weitergibt.
option-sounds = Wie viel zu hören ist: quiet (wenig), usual (üblich) oder all (alles). Sonst wie im Fenster gewählt.
option-text = Spielt im Terminal; von selbst, wo kein Bildschirm ist.
option-thinking = Wie lange ein Experte über einen Zug oder einen Tipp nachdenkt. Sonst 1, wo man es sieht; viele Experten teilen sich die Zeit von vieren.
option-verbose = Sagt auf der Fehlerausgabe, was vorgeht, und zeigt bei einem Fehler, wo er auftrat.
option-version = Zeigt die Version und endet.
option-workers = Wie viele Prozesse spielen. Sonst einer je Kern.

## Options of one

option-arena-better = Hört auf, sobald mit 5 % Risiko feststeht, ob der Herausforderer so viel gewinnt oder nichts: Punkte je Runde oder Prozent der Partien.
option-arena-confirm = Nimmt die Blätter zum Bestätigen, nicht die zum Einstellen.
option-arena-deals = Wie viele mehrfach gespielte Blätter höchstens.
option-arena-game = Welches Spiel. Sonst Mexican Train.
option-arena-matches = Spielt ganze Partien statt einzelner Runden.
option-arena-out = Legt das Ergebnis hier als JSON ab, mit allem, um es zu wiederholen.
option-arena-seats = Wie viele spielen. Sonst 2.
option-check-all = Macht nach einer abgelehnten oder unlesbaren Zeile weiter; sie zählt nicht.
option-check-quiet = Zeigt nur, was nicht stimmt.
option-check-table = Zeigt nach jeder Zeile, wie es auf dem Tisch steht.
option-flash-drive = Das Laufwerk eines Pico im Bootloader.
option-flash-image = Bringt dieses Image darauf, samt MicroPython.
option-flash-replace = Ersetzt auch ein Programm, das nicht zur Zentrale gehört.
option-hubs-all = Fragt jeden seriellen Port, nicht nur die eines Pico.
option-lab-matches = Wie viele Partien unter jeder Einstellung. Sonst 200.
option-lab-out = Legt lab.svg und lab.csv in diesem Ordner ab.
option-lab-seats = Wie viele spielen: 4, 2-8 oder 2,4,6. Sonst 4.
option-lab-vary = Spielt unter jedem dieser Werte; noch einmal für eine weitere Regel, dann jede Kombination.
option-monitor-all = Zeigt auch Bestätigungen und Pings.
option-monitor-record = Speichert in DATEI, was über das Kabel geht.
option-monitor-replay = Gibt die Aufnahme in DATEI wieder.
option-play-computer = Computer sitzen auf allen Plätzen und spielen eine Runde (oder --rounds).
option-play-out = Legt record.txt, table.png und mit --computer hub.wav hier ab.
option-play-players = Wer spielt, etwa "Ann,Bo"; sonst du allein.
option-play-seats = Spieler insgesamt; freie Plätze bekommen Computer. Meist so viele, wie genannt sind, oder 4.
option-referee-phones = Jede Person sagt auf dem eigenen Handy an oder schaut dort zu; hier wird nichts getippt.
option-referee-players = Wer am Tisch sitzt, im Uhrzeigersinn, etwa "Ann,Bo,Cy".
option-referee-slots = Gespielt wird nur mit den Tasten der Zentrale; geschrieben werden nur die Summen der Hände.
option-referee-score-pad = Eingetragen wird nur, wer in jeder Runde Schluss gemacht hat und was die Hände zählen.
option-replay-hub = Zeigt und spielt es auf dieser Zentrale; sim:// für eine simulierte.
option-replay-round = Beginnt mit dieser Runde.
option-replay-speed = Läuft von selbst, N Schritte in der Sekunde; sonst ist eine Taste ein Schritt.
option-replay-rule-anew = Wo sich die Regeln geändert haben, seit das Protokoll geschrieben wurde, gelten die heutigen; was sie ablehnen, fällt weg.
option-play-phones = Alle halten ihre Hand auf einem Handy; das Fenster zeigt den Tisch und die Hände derer, die keins haben.
option-resume-phones = Stellt den Tisch für Handys bereit, wie `roundhouse serve`.
option-serve-players = Wer spielt, etwa "Ann,Bo"; alle nehmen mit ihrem Handy einen Platz. Sonst du allein.
option-serve-seats = Spieler insgesamt; freie Plätze bekommen Computer. Meist so viele, wie genannt sind, oder 4.
option-code = Der Code, der den Tisch öffnet: mindestens 4 Buchstaben und Ziffern, 8 mit --public. Sonst der, den der Tisch hatte, oder ein neuer.
option-serve-qr = Wie der Code zum Scannen gezeigt wird: im Terminal gezeichnet oder als Bild im Datenordner, dessen Pfad ausgegeben wird.
option-resume-list = Listet nur die Tische auf, die nicht beendet sind.
option-resume-as-it-was = Wo sich die Regeln geändert haben, bleibt der Tisch, wie er war: Was sie jetzt ablehnen, gilt dennoch.
option-resume-rule-anew = Wo sich die Regeln geändert haben, wird von dort an neu entschieden; der Tisch, wie er war, bleibt als Kopie.
option-review-round = Blickt nur auf diese Runde zurück.
option-review-seed = Urteilt in den möglichen Welten dieses Werts: Derselbe Wert gibt dieselben Zahlen.
option-review-workers = Wie viele Prozesse urteilen. Sonst einer je Kern.
option-review-on = Urteilt auf dem Dask-Cluster, dessen Scheduler diese Adresse hat, etwa tcp://10.0.0.5:8786.
option-review-rule-anew = Wo sich die Regeln geändert haben, seit das Protokoll geschrieben wurde, gelten die heutigen; was sie ablehnen, fällt weg.
option-photo-camera = Nimmt ein Bild mit einer Webcam auf; 0 ist die erste.
option-photo-format = Text für Menschen, oder json: ein Objekt je Bild, auf einer Zeile.
option-photo-game = Das Spiel, dessen Satz gelesen wird.
option-photo-report = Packt nur die Steine ein, alles darum weggeschnitten, um ein falsch gelesenes Bild zu schicken.
option-photo-set = Der Doppel-N-Satz; ohne ihn wird jede Zahl bis 18 gelesen.
option-photo-show = Schreibt das Foto als PNG, das Gelesene darüber gezeichnet.
option-photo-tiles = Wie viele Steine die Hand hat.
option-rules-format = Das Format.
option-rules-out = Schreibt es in diese Datei.
option-rules-rule = Eine Hausregel, als gewählt markiert; kann mehrmals stehen.
option-rules-set = Der Doppel-N-Satz.
option-rules-sheet = Ein veröffentlichtes Regelblatt, und was sich davon nicht spielen lässt; `roundhouse sheets` listet sie auf.
option-settings-brightness = Wie hell die Lampen sind.
option-settings-mute = Gar kein Ton, egal wie laut; oder wieder Ton.
option-settings-name = Wie sie heißt, mit bis zu { $letters } Buchstaben.
option-settings-parts = Die Teile, die sie hat: etwas von { $parts }.
option-settings-quiet = Das Profil für den Abend: leisere Töne; oder die üblichen.
option-settings-slots = Wie viele Gleise sie hat.
option-settings-volume = Wie laut sie ohne Computer ist.
option-seat-even = Alle Tische haben so viele Spieler, wie --tables-of sagt; wer übrig ist, setzt aus.
option-seat-rounds = Für wie viele Runden.
option-seat-seed = Derselbe Startwert gibt dieselben Plätze.
option-seat-tables-of = Wie viele Spieler an einem Tisch sitzen.
option-standings-by = Was eine Runde wert ist: ihre Punkte (points); ein Punkt für alle, die man am Tisch schlägt (ranks); oder der Vorsprung vor dem Schnitt der anderen (margin). Sonst points.
option-standings-most-wins = Die meisten Punkte gewinnen, sonst die wenigsten.
option-standings-teams = Zeigt die Rangliste der Teams in dieser CSV mit Namen und Teams.
option-stats-computers = Zählt auch Computer.
option-stats-csv = Schreibt eine Zeile je Runde; - gibt sie aus.
option-stats-evenings = Stattdessen eine Zeile je Tisch: wann, was, wer, wie es ausging.
option-stats-game = Nur dieses Spiel.
option-stats-since = Nur Tische ab diesem Tag, etwa 2026-12-24.
option-stats-until = Nur Tische bis zu diesem Tag.

## What stands for what is to be written

metavar-address = ADRESSE
metavar-args = ARGUMENTE
metavar-certificate = ZERTIFIKAT
metavar-challenger = HERAUSFORDERER
# Same in English.
metavar-code = CODE
metavar-command = BEFEHL
metavar-date = DATUM
metavar-dir = ORDNER
metavar-file = DATEI
metavar-game = SPIEL
metavar-key = SCHLÜSSEL
metavar-level = STUFE
metavar-list = LISTE
metavar-name = NAME
metavar-names = NAMEN
metavar-options = OPTIONEN
metavar-picture = BILD
metavar-player = SPIELER
metavar-rival = GEGNER
metavar-seconds = SEKUNDEN
metavar-sheet = BLATT
metavar-text = TEXT
metavar-value = WERT
