### Die Seiten auf den Handys und der Befehl, der sie bereitstellt.

## Hinsetzen

your-name = Dein Name
name-kept = oder der Name des Platzes
where = Setz dich, wo du am Tisch sitzt
free = frei
computer = Computer
only-watch = Nur zuschauen
sit-down = Hinsetzen
code-wrong = Dieser Code öffnet den Tisch nicht mehr: Scanne den auf dem Bildschirm.
no-seat = Du hast keinen Platz an diesem Tisch: Scanne den Code auf dem Bildschirm.
left = Du hast deinen Platz verlassen: Scanne den Code, um dich wieder zu setzen.
seat-taken = Den Platz hat gerade jemand genommen: Wähle einen anderen.
seat-missing = Wähle zuerst einen Platz.
watchers-full = Es schauen schon genug zu: Nimm einen Platz oder warte, bis jemand geht.
name-missing = Zum Mitspielen brauchst du einen Namen: Gib deinen ein.
seat-asked = Um diesen Platz bittet schon jemand: Warte, bis das geklärt ist, oder wähle einen anderen.
joins = An einem neuen Platz mitspielen
waits-for-seat = Auf einen Platz warten
waits-here = Du wartest als { $name } auf einen Platz: Sobald es einen gibt, setzt sich dieses Handy von selbst.
waits-no-longer = Nicht mehr warten
waiting = Warten auf einen Platz: { $names }
ask = Das ist meiner
ask-for = Mit diesem Handy um den Platz von { $seat } bitten
ask-number = Dieses Handy zeigt { $number }: Daran erkennt der Tisch, welches Handy um den Platz von { $seat } bittet.
ask-host = Am Computer des Tisches kann man dir den Platz sofort geben. Diese Seite sieht selbst nach.
ask-no-longer = Nicht mehr bitten
ask-declined = Der Tisch hat dir diesen Platz nicht gegeben: Scanne den Code, um einen anderen zu wählen.
as-screen = Dieser Bildschirm ist der Tisch: allen zeigen
type-code = Oder tippe den Code ein, der darunter steht
come-in = Hereinkommen

## Am Tisch

attention = Wenn ich dran bin
attention-sound = Ein Ton
attention-vibration = Das Handy vibriert
attention-title = Der Tab blinkt
attention-remind = Nach jeder Minute noch einmal
attention-called = Andere rufen mich mit ⏰
attention-reactions = Reaktionen der anderen zeigen
attention-awake = Bildschirm anlassen
awake-on = Der Bildschirm bleibt an, solange diese Seite offen ist.
awake-tried = Ein stummes Video läuft; damit bleiben die meisten Bildschirme an. Wird deiner dunkel, stell in den Einstellungen des Handys eine längere Zeit ein.
awake-off = Dieser Browser lässt den Bildschirm nicht an: Stell in den Einstellungen des Handys eine längere Zeit ein.
trains = Züge
your-hand = Deine Hand
hand-more = Mehr Steine deiner Hand
actions = Was du tun kannst
open = offen
waits = abzudecken
tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
lay-there = Anlegen bei { $train }, { $end }
scores = Punkte
round = Runde
total = Summe
reactions = Reaktionen
reaction-clap = Applaus
reaction-laugh = Gelächter
reaction-wow = Staunen
reaction-sad = Bedauern
reaction-party = Jubel
reaction-wait = Wir warten auf den, der dran ist
whole-table = Der ganze Tisch
whole-picture = Als Bild
back-to-hand = Zurück zur Hand
calls = Ansagen
more = Mehr
host = Gastgeber sein
host-what = Das Handy des Gastgebers kann Handys wegschicken, einen neuen Code machen, niemanden mehr hereinlassen, den Tisch anhalten und die Zentrale lauter und leiser stellen.
host-invites = Andere tippen Adresse und Code in den Browser ihres Handys, oder scannen den Code des Tischs.
host-type = Tippe den Code, den der Computer des Tischs für den Gastgeber zeigt: unter „Handys“ in seinem Fenster, oder mit „host“ in seinem Terminal
host-be = Dieses Handy dafür nehmen
host-code-wrong = Das ist nicht der Code des Gastgebers: Der Computer des Tischs zeigt jedes Mal einen anderen.
host-code = Ein Handy an einem Platz wird mit { $code } das des Gastgebers, ein Mal.
who-speaks = Wer spricht gerade?
count-again = Noch einmal aufnehmen
photo-lost = Das Foto kam nicht an: Schick es noch einmal.
photo-large = Das Foto ist zu groß zum Senden: Nimm ein kleineres.
photo-often = Es kamen viele Fotos auf einmal: Warte ein paar Sekunden, und schick es noch einmal.
calls-for-all = { $seat } sagt für alle an.
leave = Platz aufgeben
leave-watching = Nicht mehr zuschauen
leave-sure = Platz aufgeben? Dann kann ihn jemand anders nehmen.
asks-own = Ein Handy, das { $number } zeigt, bittet um deinen Platz. Bist du das?
asks-other = Ein Handy, das { $number } zeigt, bittet um den Platz von { $seat }.
asks-line = Handy { $number }: Platz von { $seat }?
asks-near = Es hat dieselbe Adresse wie { $names }: Ein Ja von dort zählt nicht.
asks-agreed = Ja gesagt: { $names }.
asks-two = Den Platz gibt das Handy von { $seat }, oder zwei andere am Tisch geben ihn.
asks-time =
    { $minutes ->
        [one] In einer Minute bekommt es den Platz, wenn sich das Handy von { $seat } nicht meldet und niemand Nein sagt.
       *[other] In { $minutes } Minuten bekommt es den Platz, wenn sich das Handy von { $seat } nicht meldet und niemand Nein sagt.
    }
asks-one-more = Du hast Ja gesagt. Noch jemand am Tisch muss zustimmen.
gave-owner = { $seat } spielt mit dem Handy weiter, das { $number } zeigte: Das bisherige hat zugestimmt.
gave-others = Der Platz von { $seat } ging an das Handy, das { $number } zeigte. Zugestimmt: { $names }.
gave-host = Der Computer des Tisches gab den Platz von { $seat } dem Handy, das { $number } zeigte.
gave-time =
    { $minutes ->
        [one] Das Handy von { $seat } hat sich eine Minute lang nicht gemeldet: Das Handy, das { $number } zeigte, hat den Platz.
       *[other] Das Handy von { $seat } hat sich { $minutes } Minuten lang nicht gemeldet: Das Handy, das { $number } zeigte, hat den Platz.
    }
gave-freed = Der Computer des Tisches hat den Platz von { $seat } geräumt.
gave-freed-by = Der Platz von { $seat } ist wieder frei. Zugestimmt: { $names }.
gave-sat = Mitten in der Runde hat sich ein Handy auf den Platz von { $seat } gesetzt.
understood = Verstanden
lost-seat = Darum zeigt dieses Handy die Hand von { $seat } nicht mehr. Warst das nicht du? Sag es am Tisch, scanne den Code und tippe bei deinem Platz auf „Das ist meiner“.
let-in-own = Ja, dort weiter
let-in-other = Ja, das ist { $seat }
keep-out = Nein
leave-computer = Einen Computer weiterspielen lassen
leave-computer-sure = Soll ab jetzt ein Computer deine Hand spielen?
leave-depart = Die Partie verlassen
leave-depart-sure = Die Partie verlassen? Dein Platz fällt weg, deine Punkte bleiben stehen.
lost = Keine Verbindung zum Tisch: neuer Versuch …
tap-kept = Der Tisch hat dein Tippen noch nicht angenommen. Es bleibt erhalten und wird noch einmal gesendet …
tap-late = Am Tisch war es schon weitergegangen, bevor dein Tippen ankam. Sieh nach und tippe noch einmal.
here = mit einem Handy da
away = abwesend
leave-watching-sure = Nicht mehr zuschauen? Mit dem Code kommst du zurück.
to-hand = Zurück zu deiner Hand
scan = Setz dich mit deinem Handy:
code = Tischcode

## Der Befehl

serving = Der Tisch ist offen. Scanne den Code mit einem Handy im selben Netz oder öffne { $address }
serve-picture = Der Code zum Scannen liegt in { $path }
serve-name = Oder öffne { $address } auf einem Handy, das solche Namen findet.
serve-commands = Tippe code für einen neuen Code, close, damit niemand mehr hereinkommt, free 2, um den zweiten Platz zu räumen, host für den Code des Gastgebers, quit zum Beenden.
serve-closed = Jetzt kommt niemand mehr herein. Tippe code, um wieder zu öffnen.
serve-asks = Ein Handy, das { $number } zeigt, bittet um den Platz von { $seat }. Tippe free { $place }, um es einzulassen.
serve-unknown = Tippe code, close, host, free und die Nummer eines Platzes oder quit.
serve-host = Ein Handy an einem Platz wird mit dem Code { $code } das des Gastgebers; er gilt ein Mal: Mehr, Gastgeber sein.
same-network = Ein Handy, das keine Seite findet, ist in einem anderen Netz: Verbinde es mit demselben WLAN.
no-more-files = Dieser Computer lässt das Programm keine weiteren Dateien öffnen, deshalb müssen neue Handys warten. Starte es nach `ulimit -n 4096` noch einmal.

## Das Fenster

phones-title = Handys
phones-here = Scanne den Code mit einem Handy, oder tippe Adresse und Code in dessen Browser. Ohne Handy spielt man hier.
phones-shut = Jetzt kommt niemand mehr herein: Ein neuer Code öffnet wieder.
phones-code = Tischcode { $code }
phones-renew = Neuer Code
phones-shut-it = Niemand mehr herein
phones-done = Zum Tisch
phones-let-in = Einlassen
phones-free-it = Räumen
seat-here = am Handy
seat-away = abwesend
seat-free = spielt hier
seat-asked-by = ein Handy mit der Zahl { $number } bittet darum
seat-computer = Computer

## Ohne Bildschirm

no-table = Es ist kein Tisch vorbereitet: Scanne den Code oder tippe ihn hier ein.
setup-on = an
setup-off = aus
setup-people = Menschen, mit Kommas zwischen den Namen
setup-computers = Computer am Tisch
setup-fill = so viele, dass { $count } spielen
setup-level = Wie gut die Computer spielen
setup-sound = Ton der Zentrale
setup-rules = Hausregeln
setup-look = Übernehmen und neu ansehen
setup-begin = Anfangen
setup-waiting = An einem Tisch weiterspielen
rematch = Noch einmal
rematch-sure = Dieses Spiel für alle noch einmal beginnen?
another-game = Anderes Spiel
another-game-sure = Ein anderes Spiel für alle wählen? Alle Handys kommen mit.
wish = Ich möchte noch einmal spielen
wish-here = Das nächste Spiel beginnt am Computer: Diese Seite macht von selbst weiter.
share = Bild teilen
between = Das nächste Spiel wird gewählt. Diese Seite geht von selbst weiter.
between-choose = Spiel wählen
between-stay = Bleib hier: Du kommst mit.
again = Anderen Tisch vorbereiten
again-sure = Diesen Tisch weglegen? Er ist gesichert, und alle verlassen ihn.
renew-sure = Einen neuen Code machen? Der alte öffnet den Tisch dann nicht mehr, und Bildschirme, die nur zusehen, müssen den neuen eingeben.
statistics = Statistik
hosting = Bereite einen Tisch am Handy vor: Scanne den Code oder öffne { $address }
host-unknown = Tippe host, free und die Nummer eines Platzes oder quit.
