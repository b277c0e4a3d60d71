### Ein Vereinsabend: seine Seiten, und was sie ablehnen.

## Was abgelehnt wird

full = Der Abend ist voll: Mehr als { $most } Leute passen nicht hinein.
all-played =
    { $rounds ->
        [one] Die einzige Runde des Plans ist gespielt: Erhöhe die Zahl der Runden, um weiterzuspielen.
       *[other] Alle { $rounds } Runden des Plans sind gespielt: Erhöhe ihre Zahl, um weiterzuspielen.
    }
too-few =
    { $count ->
        [one] Nur { $count } Person ist da
       *[other] Nur { $count } Leute sind da
    }: Eine Runde braucht mindestens { $fewest }.
no-table = In Runde { $round } gibt es keinen Tisch { $table }: Geh zurück zum Pult und wähle einen anderen.
not-here = { $name } ist nicht angemeldet: Melde sie oder ihn zuerst an.
phone-taken = { $name } hat an diesem Abend schon ein Handy: Bitte die Leitung, es freizugeben.
no-name = Tippe einen Namen aus druckbaren Zeichen.
long-name = Tippe einen Namen mit höchstens { $most } Buchstaben.
no-list = Tippe zuerst Namen ein, oder wähle eine Datei mit ihnen.
no-words = Tippe zuerst den Text der Durchsage.
out-of-bounds = { $value } geht hier nicht: Wähle eine Zahl von { $least } bis { $most }.
nobody-chosen = Erst jemanden auswählen: die Kästchen bei den Namen ankreuzen.
not-offered = Das wird nicht angeboten: Wähle aus, was die Seite zeigt.
not-so-many = Bei diesem Spiel sitzen { $least } bis { $most } an einem Tisch, nicht { $count }: Wähle eine andere Größe oder ein anderes Spiel.
game-stays = Das Spiel bleibt den ganzen Abend dasselbe: Beginne einen neuen Abend, um ein anderes zu spielen.
uneven = Dieses Spiel mit seinen Hausregeln geht nicht zu { $count }, und an manchen Tischen säßen so viele: Lass nur volle Tische spielen oder wähle eine andere Größe.
points-missing = Tippe für alle am Tisch eine ganze Zahl von Punkten.
no-number = { $value } ist keine ganze Zahl: Schreib eine in Ziffern, etwa 4.
not-seated = Du sitzt in dieser Runde an keinem Tisch: Punkte geben die ein, die dort sitzen.
stale = Am Pult hat sich etwas geändert, seit diese Seite entstand: Sieh es an, wie es jetzt ist, und tu es dann noch einmal.
in-the-way = „{ $order }“ würde nicht mehr passen: Nimm das zuerst zurück. { $reason }
scores-since = Seither eingegangene Punkte gingen verloren: Korrigiere sie von Hand, oder nimm zuerst zurück, was später kam.
later-round = Seither hat eine spätere Runde begonnen: Nimm die zuerst zurück.
no-round = Es gibt keine Runde { $round }, die läuft: Geh zurück zum Pult.
scores-there = Tisch { $table } hat schon Punkte: Öffne sie zuerst wieder.
open-already = Tisch { $table } hat keine Punkte, die man wieder öffnen könnte.
has-seat = { $name } hat in dieser Runde schon einen Platz: Tausche stattdessen die Plätze.
no-seat = { $name } hat in dieser Runde keinen Platz: Gib zuerst einen.
name-there = { $name } gibt es schon: Wähle einen anderen Namen, oder führe die beiden zusammen.
name-given-up = { $name } hieß hier schon jemand, der jetzt anders heißt: Nimm den neuen Namen oder einen, den noch niemand hatte.
table-full = An Tisch { $table } sitzen schon lauter Leute, die ihn brauchen: Wähle einen anderen.
seat-taken = { $name } braucht diesen Platz in jeder Runde: Wähle einen anderen.
many-come = Sehr viele haben sich mit dem Handy angemeldet: Bitte die Leitung, dich anzumelden.
entered-often = Tisch { $table } hat zu oft Punkte eingetragen: Bitte die Leitung, sie zu korrigieren.
same-tables = Alle säßen wieder am selben Tisch: Tausche zwei Plätze, oder korrigiere zuerst die Punkte der Runde davor.
other-scores = Es sind andere Punkte da, als diese Seite zeigte: Sieh sie an, und tu es dann noch einmal.
elsewhere = Nicht an dem Tisch oder Platz, den sie brauchen, weil es ihn nicht gibt oder er voll ist: { $names }. Tausche die Plätze oder lass es so.
one-person = Das ist zweimal { $name }: Wähle zwei verschiedene Leute.
not-waiting = { $name } hat nicht gefragt, ob sie oder er hereindarf: Melde sie oder ihn über die Liste an.
long-words = Die Durchsage hat { $count } Zeichen: Nimm höchstens { $most }.
choose-columns = { $count ->
        [0] Welche Spalten Namen und Teams haben, ist in Zeile { $line } nicht klar
        [one] Welche Spalten Namen und Teams haben, ist in Zeile { $line } und { $count } weiterer nicht klar
       *[other] Welche Spalten Namen und Teams haben, ist in Zeile { $line } und { $count } weiteren nicht klar
    }: Wähle sie unten bei der Liste aus, oder setz einen Namen mit Komma in Anführungszeichen.
not-your-table = Das ist für Tisch { $table } in Runde { $round }; dort sitzt du jetzt nicht.
both-played = { $one } und { $other } haben beide in einer Runde gespielt, sind also zwei Leute.

## Wer hereindarf

desk-shut = Das ist das Pult der Leitung: Öffne es mit der Adresse, die der Rechner der Leitung zeigt.
no-page = Diese Seite gibt es nicht: Geh zurück zum Pult.
scan-code = Scanne oder tippe den Code im Saal, dann siehst du deinen Tisch.
wrong-code = Das ist nicht der Code dieses Abends: Scanne den im Saal oder tippe ihn noch einmal.
type-code = Der Code, der unter dem Bild steht
come-in = Hereinkommen
welcome = Willkommen
your-name = Dein Name
name-hint = Wenn du auf der Liste der Leitung stehst, tippe deinen Namen wie dort.
sign-me-in = Anmelden
page-waits = Neues erscheint, sobald du das Feld verlässt oder das Formular sendest.
lost = Der Saal ist nicht zu erreichen: neuer Versuch …

## Jemandes Platz

round-of = Runde { $round } von { $rounds }
your-place = Dein Platz
table = Tisch { $table }
seat = Platz { $seat }
you-move = Du kommst von Tisch { $table }.
other-sign = Das andere Vorzeichen für { $name }
you-lead = Du beginnst das erste Spiel
you-sit-out = Du setzt in dieser Runde aus.
in-next-round = Du spielst ab der nächsten Runde mit.
soon = Du bist angemeldet. Wenn die Runde beginnt, steht hier dein Tisch.
good-night = Du bist abgemeldet. Gute Nacht.
you-wait = Du hast gefragt, ob du hereindarfst. Die Leitung lässt dich herein.
shown-as = An der Wand stehst du als { $name }.
at-your-table = An deinem Tisch
reported = Punkte vom Tisch
confirmed = Bestätigte Punkte
corrected = Von der Leitung korrigierte Punkte
canceled = Diese Runde wurde abgesagt
entered-by = { $name } hat diese Punkte eingetragen
confirm = Sie stimmen
wait-confirm = Jemand anders am Tisch bestätigt sie auf dem eigenen Handy.
enter = Punkte eintragen
enter-again = Andere Punkte eintragen
enter-hint = Nur wenn am Tisch kein Rechner mitzählt. Tippe die Punkte der ganzen Runde: 12+17+5 wird zusammengezählt.
send-scores = Punkte senden
sure-scores = Ja, sie stimmen
standings = Rangliste
you-stand = Du stehst auf Rang { $place } von { $count }, mit { $total }.
leave = Ich gehe nach Hause
leave-sure = Für den Rest des Abends abmelden?

## Die Wand

evening = Der heutige Abend
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
here =
    { $count ->
        [one] { $count } Person ist da
       *[other] { $count } Leute sind da
    }
who-sits-where = Wer wo sitzt
table-and-seat = Erst der Tisch, dann der Platz
moves-table-and-seat = Von Tisch → Tisch, dann Platz
next-round-in = Nächste Runde in
winners = Die Besten in Runde { $round }
sits-out = setzt aus
# Same in English.
teams = Teams
scan-to-sign-in = Scannen, anmelden und den eigenen Tisch sehen
column-place = Rang
# Same in English.
column-name = Name
column-won = Siege
column-total = Gesamt
column-table = Tisch
column-seat = Platz
column-points = Punkte

## Das Pult

orders = Anweisungen
on-this-page = Auf dieser Seite
tables = Tische
people = Leute
not-begun = Der Abend hat noch nicht begonnen
settled =
    { $count ->
        [one] { $settled } von { $count } Tisch hat seine Punkte
       *[other] { $settled } von { $count } Tischen haben ihre Punkte
    }
broker-away = der Broker ist weg
strange = Tisch { $table } meldet Spiel { $deal } einer Partie, die zu keiner Runde dieser Sitzordnung passt oder zu mehr als einer: { $sheet }. Korrigiere die Punkte von Hand, oder starte den Tisch mit den richtigen Namen.
strange-more =
    { $count ->
        [one] Und { $count } weitere solche Partie.
       *[other] Und { $count } weitere solche Partien.
    }
set-aside = Beiseitelegen
earlier-open = Es fehlen Punkte früherer Runden:
round-table = Runde { $round }, Tisch { $table }
correct-table = Tisch { $table }: Punkte korrigieren
is-reported = gemeldet
is-confirmed = bestätigt
is-corrected = korrigiert
is-gone = weg
is-entered = noch nicht bestätigt
is-playing = spielt
is-on-paper = kein Rechner
deals-played =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
sitting-out = Es setzen aus: { $names }
slow-tables = Langsame Tische:
count-down = Herunterzählen
countdown-minutes = Minuten bis zur nächsten Runde
news = Neuigkeiten
no-news = Noch ist nichts geschehen.
no-standings = Noch gibt es keine Punkte.
nobody = Noch hat sich niemand angemeldet.
unseated = Ohne Platz in dieser Runde:
unseated-go = Alle diese abmelden
unseated-go-sure =
    { $count ->
        [one] { $count } Person ohne Platz abmelden?
       *[other] { $count } Leute ohne Platz abmelden?
    }
choose-own = { $count ->
        [one] { $count } auswählen, die sich mit dem Handy angemeldet hat
       *[other] Alle { $count } auswählen, die sich mit dem Handy angemeldet haben
    }
chosen-go = Ausgewählte abmelden
chosen-go-sure = Die Ausgewählten für den Rest des Abends abmelden?
waiting = Möchten herein
choose-waiting = { $count ->
        [one] { $count } auswählen, die wartet
       *[other] Alle { $count } auswählen, die warten
    }
let-in = Ausgewählte hereinlassen
turn-away = Ausgewählte abweisen
went-home = Nach Hause gegangen:
by-own-phone = Handy
pair-again = Neu setzen
pair-again-sure = In Runde { $round } allen einen anderen Platz geben?
cancel-round = Runde absagen
cancel-sure = Runde { $round } absagen? Sie zählt dann nicht.
reason-if-any = Grund, wenn du magst
given-orders = Deine Anweisungen
earlier-orders = Frühere
take-back = Zurücknehmen
take-back-what = Zurücknehmen: { $order }
is-canceled = abgesagt
free-phone = Handy freigeben
free-phone-of = { $name } darf ein anderes Handy nehmen
goes-home = Geht heim
goes-home-who = { $name } geht heim
begin-next = Nächste Runde beginnen
begin-sure =
    { $count ->
        [one] { $count } Tisch hat noch keine Punkte. Die nächste Runde beginnen?
       *[other] { $count } Tische haben noch keine Punkte. Die nächste Runde beginnen?
    }
whistle = Signale
signal-five-minutes = Fünf Minuten
signal-stop = Stopp
announce-title = Durchsage
announce-text = Text
announce-table = Nur an Tisch (leer: an alle)
send = Senden
sign-in = Anmelden
sign-in-hint = Eine Person je Zeile: Name oder Name,Team
sign-in-file = Oder eine Datei: CSV oder Text aus einer Tabelle
sign-in-listed = Aus der Datei
which-names = Die Namen stehen in der Spalte
which-last-names = Die Nachnamen stehen in der Spalte
which-teams = Die Teams stehen in der Spalte
no-column = keine
sign-them-in = Anmelden
by-phone = Alle melden sich selbst an
desk-on-phone = Das Pult auf deinem Handy
desk-on-phone-hint = Scanne das selbst: Wer diese Adresse hat, leitet den Abend.
plan = Der Plan
plan-game = Spiel
plan-club = Name des Vereins, auf allem, was gedruckt wird
plan-rules = Hausregeln
plan-tables-of = Leute an einem Tisch
plan-rounds = Runden
plan-deals = Spiele in einer Runde
plan-seed = Startwert der Sitzordnung
plan-seating = Sitzordnung
seating-meeting = Möglichst wenige treffen sich zweimal
seating-swiss = Nach der Rangliste (Schweizer System)
seating-progressive = Die bessere Hälfte jedes Tischs rückt einen auf (progressiv)
plan-counting = Rangliste
counting-points = Summe der Punkte
counting-ranks = Punkte für Plätze
counting-margin = Vorsprung vor den anderen am Tisch
plan-even = Nur volle Tische: Wer übrig ist, setzt aus
plan-leader-lamp = Zwischen den Runden leuchtet die Lampe der Führenden
plan-approval = Wer sich mit dem Handy anmeldet und nicht auf meiner Liste steht, wartet, bis ich hereinlasse
plan-shown = Die Wand zeigt
shown-names = Namen
shown-first-names = Vornamen
shown-initials = Initialen
shown-numbers = Nummern
keep-plan = Plan übernehmen
table-command = So wird ein Tisch mit Rechner gestartet; dazu kommen die Spieler, --hall und --table:
other-pages = Andere Seiten
wall = Die Wand
print-seats = Sitzordnung drucken
print-slips = Punktezettel drucken
print-standings = Rangliste drucken
print-results = Ergebnisse aller Runden drucken
print-schedules = Persönliche Sitzpläne drucken
print-cards = Tischkarten drucken
print-certificates = Urkunden drucken
save-standings = Rangliste als Datei speichern (CSV)
save-scores = Alle Punkte als Datei speichern (CSV)
done-begin = Die Runde hat begonnen.
done-count-down = Alle sehen, wann die nächste Runde beginnt.
done-plan = Der Plan gilt.
done-sign-in = Sie sind angemeldet.
done-leave = Abgemeldet.
done-turn-away = Abgewiesen.
done-free-phone = Das Handy ist frei.
done-signal = Alle Tische hören es.
done-announce = Es ist durchgesagt.
done-announce-screens = Es steht auf Bildschirmen und Handys; der Broker ist weg, darum haben die Tische es nicht gehört.

## Korrigieren, und was eingetragen wurde

correct-hint = Lass die Punkte leer, wenn jemand nicht gespielt hat.
reason = Grund
correct = Punkte korrigieren
from-slip = Vom Punktezettel
trail = Was eingetragen wurde
trail-entered = { $by } hat eingetragen: { $sheet }
trail-confirmed = { $by } hat es bestätigt.
trail-corrected = Die Leitung hat korrigiert: { $sheet } ({ $reason })
reopen = Punkte wieder öffnen
reopen-hint = Was da ist, wird beiseitegelegt, und der Tisch gibt seine Punkte noch einmal ein.
at-this-table = An diesem Tisch
trail-reopened = Die Leitung hat die Punkte wieder geöffnet.
back-to-desk = Zurück zum Pult

## Jemand, wie ihn die Leitung sieht

has-left = Ist nach Hause gegangen
has-no-seat = Hat gerade keinen Platz
seat-now = In dieser Runde setzen
new-table = { $table } (neu)
seat-with = Zusammen mit
nobody-else = niemand sonst
swap = Plätze tauschen
swap-with = Mit
substitute = Ersetzen
substitute-by = Es spielt weiter
substitute-points = Übernimmt auch die Punkte
rename = Umbenennen
rename-to = Neuer Name
fix-seat = In jeder Runde derselbe Tisch
fix-seat-hint = Für einen Tisch, den jemand erreichen kann. Ohne Platz ist es irgendeiner dort; ist beides leer, ist es wieder irgendein Tisch.
merge = Zweimal dieselbe Person
merge-into = Ist dieselbe Person wie
merge-sure = { $name } mit dem anderen Namen zusammenführen?
goes-home-sure = { $name } für den Rest des Abends abmelden?

## Was die Leitung angewiesen hat, wie es eine Liste zeigt

order-begin = Runde { $round } beginnt
order-countdown =
    { $minutes ->
        [one] Die nächste Runde beginnt in { $minutes } Minute
       *[other] Die nächste Runde beginnt in { $minutes } Minuten
    }
order-pair-again = Runde { $round } ist neu gesetzt
order-cancel = Runde { $round } ist abgesagt
order-plan = Der Plan ist geändert
order-sign-in = { $count ->
        [0] { $name } ist angemeldet
        [one] { $name } und { $count } weitere Person sind angemeldet
       *[other] { $name } und { $count } weitere sind angemeldet
    }
order-leave = { $count ->
        [0] { $name } geht heim
        [one] { $name } und { $count } weitere Person gehen heim
       *[other] { $name } und { $count } weitere gehen heim
    }
order-turn-away = { $count ->
        [0] { $name } ist abgewiesen
        [one] { $name } und { $count } weitere Person sind abgewiesen
       *[other] { $name } und { $count } weitere sind abgewiesen
    }
order-free-phone = { $name } darf ein anderes Handy nehmen
order-rename = { $name } heißt jetzt { $to }
order-fix = { $name } sitzt in jeder Runde an Tisch { $table }
order-fix-ends = { $name } kann wieder an jedem Tisch sitzen
order-merge = { $name } und { $into } sind dieselbe Person
order-seat =
    { $count ->
        [one] An Tisch { $table } sitzt jetzt auch { $names }
       *[other] An Tisch { $table } sitzen jetzt auch { $names }
    }
order-swap = { $one } und { $other } tauschen die Plätze
order-substitute = { $by } spielt für { $name } weiter
order-correct = Punkte von Runde { $round }, Tisch { $table } sind korrigiert
order-reopen = Punkte von Runde { $round }, Tisch { $table } sind wieder offen
order-set-aside = Partien von Tisch { $table }, die keine Runde sind, sind beiseitegelegt
order-take-back = Zurückgenommen: { $order }

## Papier

print = Drucken
standings-after = Rangliste nach Runde { $round } von { $rounds }
as-pdf = Für ein PDF wähle als Drucker „Als PDF speichern“.
schedules = Wo du sitzt
schedules-hint = Das gilt, solange niemand kommt oder geht.
schedules-by-scores = Weitere Runden werden nach den Punkten gesetzt.
column-round = Runde
card-hint = Scannen, um die Punkte dieses Tischs einzugeben.
certificate = Urkunde
certificate-place = Platz { $place } von { $count }
certificate-total =
    { $rounds ->
        [one] { $total } nach { $rounds } Runde
       *[other] { $total } nach { $rounds } Runden
    }
certificates-group = Für wen
certificates-places = Für die Plätze unten
certificates-everybody = Für alle
certificates-winners = Für die Ersten
certificates-team = Für Team { $team }
certificates-first = Von Platz
certificates-last = Bis Platz
certificates-teams = Für so viele Teams
certificates-title = Überschrift
certificates-words = Text darunter
certificates-show = So zeigen
director-sign = Leitung:
nothing-to-print = Vor der ersten Runde gibt es nichts zu drucken.
entered-sign = Eingetragen:
confirmed-sign = Bestätigt:
