### Messages at a dealt table in the terminal, and the commands that can be typed there.
### A command's text is what a person types; .does says what it does.

## What may be typed

command-lay = 5-6 auf Bo
    .does = legt den 5-6 an den Zug von Bo; kürzer, wo nur eins gemeint sein kann: 5-6
command-lay-mexican = 5-6 auf mexican
    .does = legt ihn an den Mexican Train
# Same in English.
command-lay-engine = 6-6
    .does = legt ein Doppel als deine Lok, wo das Spiel eine will
command-draw = ziehen
    .does = zieht einen Stein aus dem Vorrat
command-done = fertig
    .does = du bist nicht mehr dran
command-marker = marker runter Ann
    .does = nimmt deinen Marker weg, wo nur du selbst das darfst; marker hoch Ann: stellt ihn auf
command-hint = tipp
    .does = was der Computer an deiner Stelle spielen würde
command-why = warum 5-6 auf Bo
    .does = was die Regeln zu einem Spielzug sagen, ohne ihn zu machen
# Same in English.
command-hand = hand
    .does = zeigt den Tisch und deine Hand noch einmal
command-scores = blatt
    .does = zeigt das Punkteblatt
command-undo = zurück
    .does = nimmt zurück, was seit deiner letzten Wahl geschah; zurück 3: die letzten drei Schritte
command-stand = gilt
    .does = lässt gelten, was zuletzt abgelehnt wurde; gilt 4: so, dass die 4 offen ist; eine Notiz darf folgen
command-agree = einverstanden
    .does = lässt zurücknehmen, worum jemand bittet; ablehnen: lässt es nicht zu
command-correct = korrigieren 1 Bo 17
    .does = korrigiert die Punkte, die Bo für Runde 1 bekam
command-announce = ansage
    .does = sagt deinen letzten Stein an, wo eine vergessene Ansage einen Stein kostet: 5-6 auf Bo, ansage
command-claim = einspruch Bo
    .does = sagt, dass Bo das vergessen hat
command-seat = platz Bo gut
    .does = lässt einen Computer (leicht, gut, stark, Experte) für Bo weiterspielen; platz Bo Dana: einen Menschen
command-leave = verlassen
    .does = du verlässt den Tisch; der Computer spielt für dich weiter
command-join = kommt Dana nach Bo
    .does = zwischen Runden: Dana kommt dazu und sitzt nach Bo; für jede verpasste Runde bekommt Dana den Schnitt der anderen oder die Punkte, die du angibst: kommt Dana nach Bo 20
command-depart = geht Bo
    .does = zwischen Runden: Bo verlässt den Tisch; die Punkte bleiben auf dem Blatt
command-swap = tausche Ann Bo
    .does = zwischen Runden: Ann und Bo tauschen die Plätze, jeder mit den eigenen Punkten
command-volume = lautstärke 3
    .does = wie laut die Zentrale ist, 0 bis 10
command-stop = stopp
    .does = beginnt nach dieser keine neue Runde
command-menu = menü
    .does = zeigt, was es sonst gibt: Regeln, Hausregeln, was geglaubt wurde
# Same in English.
command-pause = pause
    .does = lässt Computer und Erinnerungen warten
command-resume = fortsetzen
    .does = lässt sie weitermachen
command-quit = ende
    .does = speichert den Tisch und beendet das Programm
# Same in English.
command-help = ?
    .does = diese Liste

## Messages

help-title = Was du schreiben kannst
ask-next = Enter für die nächste Runde
ask-end = Die Partie ist vorbei: Enter beendet; oder Blatt mit Rückblick, korrigieren, zurück
first-help = Schreib einen Spielzug wie { $example }, oder ? für alles andere.
first-help-any = Schreib ?, um zu sehen, was du schreiben kannst.
pass-screen = { $seat }, du bist dran: Drück Enter, wenn sonst niemand hinsieht.
announce-now = { $seat }, du hast noch einen Stein: Schreib ansage, oder drück Enter, damit es weitergeht.
show-hand = Meine Hand zeigen
no-hint = Hier gibt es gerade nichts zu wählen.
can-be-played = Das ist erlaubt.
why-what = Schreib, was du wissen willst, etwa: warum 5-6 auf Bo
stand-alone = Bei dieser Ansage ist keine Zahl zu wählen: Lass { $said } weg.
stand-number = Welche Zahl ist jetzt offen: { $choices }? Schreib sie wie: gilt { $example }
match-over = Die Partie ist vorbei: Drück Enter, um zu beenden, korrigier Punkte, oder nimm etwas zurück mit zurück.
no-round = Es läuft keine Runde: Drück Enter für die nächste, oder schreib ? für alles andere.
undo-possible =
    { $possible ->
        [0] Es gibt nichts zurückzunehmen.
        [one] Nur ein Schritt lässt sich zurücknehmen.
       *[other] Nur { $possible } Schritte lassen sich zurücknehmen.
    }
undo-answer = Schreib einverstanden oder ablehnen.
undo-not-agreed = An diesem Tisch wird ohne Zurücknehmen gespielt.
undo-none = Von dir gibt es noch nichts zurückzunehmen.
undo-what = Schreib, wie viele Schritte zurück, etwa: zurück 3
seat-what = Schreib, wessen Platz und wer weiterspielt, etwa: platz Bo gut, oder: platz Bo Dana
join-what = Schreib, wer kommt und nach wem, etwa: kommt Dana nach Bo
joins = { $who } sitzt jetzt nach { $neighbor } und spielt ab der nächsten Runde mit.
depart-what = Schreib, wer geht, etwa: geht Bo
swap-what = Schreib, wer mit wem den Platz tauscht, etwa: tausche Ann Bo
departs = { $who } verlässt den Tisch; die anderen spielen weiter.
sits = { $old } gibt den Platz an { $new } ab.
sits-computer = Der Computer ({ $level }) spielt für { $old } weiter.
correct-what = Schreib Runde, Namen und Punkte, etwa: korrigieren 1 Bo 17
muted = Stumm. Schreib noch einmal stumm, um den Ton wieder einzuschalten.
volume-what = Schreib eine Zahl von 0 (stumm) bis 10, etwa: lautstärke 3
stopped = Nach dieser beginnt keine neue Runde.
unsealed = Das Siegel { $seal } galt für das Salz { $salt } und die Steine { $tiles }
saved = Der Tisch ist gespeichert: Weiter geht es mit `roundhouse resume { $name }`.
saved-files = Hier sind die Dateien:
no-window = Es lässt sich kein Fenster öffnen ({ $reason }); das Spiel geht ohne Fenster weiter.
resumed = { $name } geht weiter: { $players }.
ruled-otherwise = { $what } Dafür gib `roundhouse resume { $name } --rule-anew` ein; eine Kopie des Tischs bleibt, wie er war. Oder mit --as-it-was: Dann gilt, was jetzt abgelehnt wird.
tables = Tische, an denen es weitergehen kann
no-tables = Es gibt keinen gespeicherten Tisch: `roundhouse play` fängt einen an.
no-phones = Die Seiten für Handys brauchen weitere Pakete: { $cure }.
phones-later = Was Handys brauchen, wird gerade installiert: Versuch es in einer Minute noch einmal. Dauert es länger, steht in { $log }, warum.
no-camera = Fotos zu lesen braucht weitere Pakete: { $cure }.
photo-not-read = { $file } ist nicht zu lesen: { $reason }.
photo-no-picture = { $file } ist kein Bild, das sich lesen lässt: Nimm eine Datei in JPEG, PNG, WebP oder HEIC.
photo-too-large = { $file } ist zu groß: Nimm ein Bild mit höchstens 64 Megapixeln.
photo-too-slow = { $file } zu lesen dauerte zu lange: Versuch es noch einmal.
photo-no-heic = { $file } ist ein HEIC-Bild: Speichere es als JPEG oder installiere das Extra camera (`roundhouse doctor` sagt, wie).
photo-no-webcam = Es wurde keine Webcam gefunden: Steck eine ein oder erlaube sie in den Einstellungen des Systems.
photo-webcam-busy = Die Webcam gibt kein Bild: Schließ das Programm, das sie benutzt, und versuch es noch einmal.
photo-webcam-denied = Dieses Programm darf die Webcam nicht benutzen: Tritt der Gruppe video bei und melde dich neu an.
photo-webcam = Webcam
photo-none-named = Es fehlt ein Bild: Nenne eine Datei, oder nimm eines mit --camera auf.
photo-one-alone = --show und --report nehmen ein Bild auf einmal.
photo-no-set = So einen Satz gibt es nicht: Wähle --set 1 bis { $highest }.
photo-read = { $file }: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
photo-doubtful = Unsicher, sieh nach: { $tiles }
photo-unread = { $count ->
    [one] Noch einer sieht wie ein Stein aus und war nicht zu lesen: Leg ihn flach hin oder zähl ihn von Hand.
   *[other] Noch { $count } sehen wie Steine aus und waren nicht zu lesen: Leg sie flach hin oder zähl sie von Hand.
}
photo-short = { $count ->
    [one] Ein Stein fehlt: Schieb die Steine auseinander und fotografiere noch einmal.
   *[other] { $count } Steine fehlen: Schieb die Steine auseinander und fotografiere noch einmal.
}
photo-no-tiles-seen = { $file } zeigt keine Steine: Fotografiere von oben, aus der Nähe.
photo-no-tiles-dark = { $file } ist zu dunkel: Fotografiere noch einmal mit mehr Licht.
photo-no-tiles-blurred = { $file } ist unscharf: Halt die Kamera ruhig und fotografiere noch einmal.
photo-dark = Das Foto ist dunkel: Mehr Licht hilft.
photo-blurred = Das Foto ist unscharf: Halt die Kamera ruhig.
no-phone-network = Dieser Computer ist in keinem Netz: Verbinde ihn mit dem der Handys oder nenne seine Adresse mit --host.
code-too-short = Ein Code hat mindestens { $least } Buchstaben und Ziffern von a bis z und 0 bis 9, damit ihn niemand errät: Wähle einen anderen.
idle-without = { $option } bewirkt nichts ohne { $other }: Gib { $other } dazu oder lass { $option } weg.
idle-with = { $option } bewirkt nichts zusammen mit { $other }: Lass eines von beiden weg.
phone-port-taken = Port { $port } von { $host } ist belegt: Beende das Programm, das ihn benutzt, oder wähle mit { $option } einen anderen.
phone-not-here = { $host } ist keine Adresse dieses Rechners: Lass --host weg, oder nenn eine Adresse, die er selbst hat.
phone-port-refused = Port { $port } von { $host } geht nicht ({ $reason }): Wähle mit { $option } einen anderen.
no-such-table = Einen offenen Tisch { $name } gibt es nicht: Wähle { $allowed }.
warned = { $seat } hat noch einen Stein.
# Same in English.
refused-clause = ({ $clause })

## A record that is played again, and what went wrong

replay-keys = Enter oder Leertaste: weiter · b: zurück · r: nächste Runde · g: von selbst · q: Ende
replay-at = { $at } von { $length }
replay-end = Das Protokoll ist hier zu Ende.
replay-step = Weiter
replay-leave = Schließen
replay-back = Zurück
replay-go = Abspielen
replay-wait = Anhalten
no-such-round = Runde { $round } gibt es in diesem Protokoll nicht: Wähle 1 bis { $most }.
bad-speed = { $speed } Schritte in der Sekunde gehen nicht: Wähle mehr als 0 und höchstens 1000.
not-text = { $file } ist kein Text: Nenn ein Protokoll, wie es `roundhouse play --out` speichert.
went-wrong = In roundhouse ging etwas schief; { $where }.
replaced = Roundhouse wurde ersetzt oder entfernt, während es lief: Starte es noch einmal; { $where }.
system-refused = Dieser Rechner verweigert, was der Befehl braucht ({ $reason }); { $where }.
logged = was geschah, steht in { $log }
workers-and-on = Gib --workers oder --on an, nicht beides: Ein Cluster hat eigene Prozesse.
no-cluster-package = Ein Cluster braucht noch ein Paket: { $cure }, auch auf dem Cluster.
no-cluster = Der Cluster lässt sich nicht nutzen: { $reason }. Sieh nach seinem Scheduler und der Adresse.
stopped-early = Vorzeitig beendet.
rules-not-compiled = Die Regeln sind hier nicht kompiliert, und es dauert etwa viermal so lange: „pip install“ kompiliert sie, wo es einen C-Compiler gibt.
workers-lost = Vorzeitig beendet: Die Arbeitsprozesse enden immer wieder, oder der Cluster ist weg. Ruf den Befehl noch einmal auf; mit --job bleibt erhalten, was fertig ist.
job-not-kept = Vorzeitig beendet: In die Datei der Aufgabe lässt sich nicht mehr schreiben. Mach Platz auf der Platte und ruf den Befehl noch einmal auf.
page-prompt = Eine Nummer, oder Enter für zurück
page-disabled = Das geht jetzt nicht.
page-unknown = Tipp eine der Nummern; hinter der einer Einstellung ihren neuen Wert, + oder -.
