### A table where the hub's buttons say all: what is asked in the terminal, and what the buttons mean.

## What the buttons mean, and what may be typed all the same

command-slot = ein Gleis
    .does = ein Stein an diesem Zug
command-slot-long = ein Gleis, lang
    .does = ein Doppel darauf
command-slot-twice = ein Gleis, zweimal
    .does = sein Marker kommt weg, wo man das von Hand macht; oder nichts kann sein Doppel mehr abdecken
command-engine = die Lok
    .does = ein Stein wurde gezogen; zwischen Runden: die nächste beginnt
command-engine-twice = die Lok, zweimal
    .does = gepasst oder fertig
command-engine-long = die Lok, lang
    .does = nimmt den letzten Druck zurück; noch einmal: den davor
command-press = drücken 5
    .does = als wäre das fünfte Gleis gedrückt, im Uhrzeigersinn von oben rechts; halten 5, zweimal 5, drücken lok
command-undo = zurück 3
    .does = nimmt die letzten drei Schritte zurück; wiederholen: macht sie noch einmal
command-stand = gilt
    .does = lässt gelten, was zuletzt abgelehnt wurde; gilt 4: so, dass die 4 offen ist
# Same in English.
command-sum = = 17
    .does = die Summe der Hand, nach der gefragt wird
command-who = wer
    .does = wer dran ist und was alle auf der Hand haben
command-table = tisch
    .does = zeigt den Tisch
command-score = blatt
    .does = zeigt das Punkteblatt
command-correct = korrigieren 1 bo 17
    .does = korrigiert die Punkte, die Bo für Runde 1 bekam
command-seat = platz bo Dana
    .does = Bo gibt den Platz an Dana ab
command-place = gleis bo 5
    .does = Bo sitzt vor dem fünften Gleis
command-volume = lautstärke 3
    .does = wie laut die Zentrale ist, 0 bis 10
command-stop = stopp
    .does = beginnt nach dieser keine neue Runde
command-menu = menü
    .does = zeigt, was es sonst gibt: Regeln, Hausregeln, was geglaubt wurde
command-photo = foto blatt.jpg
    .does = die gefragte Hand von einem Foto zählen; foto: von dem, was die Webcam sieht
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

title = Was die Tasten bedeuten und was du schreiben kannst
welcome = { $game } allein mit den Tasten der Zentrale: Bis die Hände gezählt werden, schreibt niemand etwas. Mit ? siehst du den Rest.
no-hub = Es ist keine Zentrale eingesteckt: Eine simulierte springt ein. Schreib, was gedrückt wird, etwa: drücken 5
no-meaning = Diese Taste hat jetzt keine Wirkung.
press-what = Schreib ein Gleis von 1 bis 12 oder lok, etwa: drücken 5
