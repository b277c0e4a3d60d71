### A table with real tiles, in the terminal: what is asked and answered, and what may be typed there.
### A command's text is what a person types; .does says what it does.

## What may be typed

command-lay = bo 5-6 auf cy
    .does = Bo legt den 5-6 an den Zug von Cy; kürzer, wo nur eins gemeint sein kann: 5-6
command-lay-public = bo 5-6 auf mex
    .does = an den Mexican Train; in anderen Spielen auf com, den Gemeinschaftszug, oder sammelzug 2; Namen und Wörter darf man abkürzen
command-lay-letter = bo W-5 auf cy
    .does = in Super Train: W ist ein Train-Ende, und A-W D-W R-W S-W T-W sind die Buchstaben; das zuerst genannte Ende liegt am Zug
# Same in English.
command-lay-several = bo 5-5 5-6
    .does = einen Stein nach dem anderen
command-draw = bo zieht
    .does = Bo zieht; bo zieht 3-4, wenn alle den Stein gesehen haben; bo zieht passt: und passt
command-done = bo fertig
    .does = Bo ist nicht mehr dran; passt heißt dasselbe
command-engine = bo lok 9-9
    .does = Bo legt eine Lok, wo das Spiel eine will
# Same in English.
command-unseen = bo ?
    .does = Bo legt einen Stein, den niemand lesen konnte; ?=?, wenn es ein Doppel ist
command-announce = bo ansage
    .does = wo eine vergessene Ansage einen Stein kostet; jemand fordert ihn ein mit: bo vergaß
command-marker = bo hoch
    .does = der Marker von Bo kommt hoch, wo man das von Hand macht; bo runter
command-deal = ausgeteilt
    .does = alle haben ihre Steine: die nächste Runde beginnt; bo beginnt, wo jemand genannt werden muss
# Same in English.
command-reveal = bo 3-4 5-5
    .does = was Bo am Ende der Runde noch hat; bo = 17 nur für die Summe
command-who = wer
    .does = wer dran ist, was alle auf der Hand haben und wohin ein Stein darf
command-hint = tipp
    .does = wohin ein Stein darf; tipp 3-4 5-6: der schwerste davon, der passt; mit der ganzen Hand, was der Experte rät
command-why = warum bo 5-6 auf cy
    .does = was die Regeln zu einer Ansage sagen, ohne sie zu machen
command-table = tisch
    .does = zeigt den Tisch noch einmal
command-score = blatt
    .does = zeigt das Punkteblatt
command-trust = vertrauen
    .does = was in dieser Runde auf Vertrauen galt
command-undo = zurück 3
    .does = nimmt die letzten drei Ansagen zurück; zurück: nur die letzte
command-stand = gilt
    .does = lässt gelten, was zuletzt abgelehnt wurde; gilt 4: so, dass die 4 offen ist
command-redo = wiederholen 2
    .does = macht zwei davon noch einmal, nach dem, was fehlte; wiederholen: alle
command-photo = foto blatt.jpg
    .does = die gefragte Hand von einem Foto zählen; foto: von dem, was die Webcam sieht
command-calls = liste
    .does = alle Ansagen dieser Runde mit ihrer Nummer, und was aus ihnen wurde
command-fix = berichtigen 3 bo 5-6
    .does = Ansage 3 der Runde war in Wahrheit bo 5-6; alle späteren werden neu beurteilt
command-insert = einfügen 3 bo 5-6
    .does = bo 5-6 fehlte: es kommt vor Ansage 3 der Runde
command-delete = streichen 3
    .does = Ansage 3 der Runde gab es nie
command-agree = einverstanden
    .does = lässt zurücknehmen, worum jemand bittet; ablehnen: lässt es nicht zu
command-correct = korrigieren 1 bo 17
    .does = korrigiert die Punkte, die Bo für Runde 1 bekam
command-seat = platz bo Dana
    .does = Bo gibt den Platz an Dana ab
command-join = kommt Dana nach bo
    .does = zwischen Runden: Dana kommt dazu und sitzt nach Bo; kommt Dana nach bo 20: mit 20 Punkten je verpasster Runde, sonst mit dem Schnitt der anderen
command-depart = geht bo
    .does = zwischen Runden: Bo verlässt den Tisch
command-swap = tausche ann bo
    .does = zwischen Runden: Ann und Bo tauschen die Plätze, jeder mit den eigenen Punkten
command-slot = gleis bo 5
    .does = Bo sitzt vor dem fünften Gleis der Zentrale, im Uhrzeigersinn von oben rechts
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

title = Was du schreiben kannst
welcome = { $game } mit echten Steinen: Legt sie auf den Tisch und sagt, was geschieht, etwa { $example }. Mit ? siehst du mehr.
sit-here = { $seat }, drück das Gleis der Zentrale vor dir, oder schreibt einfach weiter: Dann gelten die üblichen Gleise.
sits-here = { $seat } sitzt an Gleis { $slot }.
sits-clockwise = Im Uhrzeigersinn sitzen { $seats }: So geht es jetzt reihum.

## What is asked

ask-deal = Sag ausgeteilt, wenn alle ihre Steine haben
answer-leader = ein Name oder los
answer-name = ein Name
answer-nobody = ein Name oder niemand
answer-hand =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }, wie 3-4 5-5, oder = 17
answer-last-double = wie = 12
which = „{ $said }“ kann heißen:
which-number = Schreib die Nummer oder die ganze Ansage.

## What cannot be taken

wanted-call = „{ $said }“ ist nicht zu verstehen: Sag, wer was tut, etwa { $example }; ? zeigt alles, was man sagen kann.
wanted-player = Wer ist mit „{ $said }“ gemeint? Nenn { $choices }.
wanted-claim = Schreib, wer den letzten Stein nicht angesagt hat, etwa: einspruch Bo
wanted-train = Den Zug aus „{ $said }“ gibt es hier nicht: Nenn { $choices }.
wanted-engine = Welcher Stein ist in „{ $said }“ die Lok? Nenn ihn, etwa lok 6-6.
wanted-marker = Heißt „{ $said }“ hoch oder runter? Sag es, etwa marker hoch Bo.
wanted-tile = In „{ $said }“ ist kein Stein zu erkennen: Schreib beide Enden, wie 5-6.
wanted-match = „{ $said }“ kommt zu spät: Die Partie ist vorbei. Korrigier Punkte, nimm einen Schritt zurück oder hör auf mit ende.
wanted-sum = Die Summe in „{ $said }“ ist nicht zu erkennen: Schreib sie wie = 17.
wanted-hand = In „{ $said }“ steht kein Stein: Nenn die von { $choices } oder ihre Summe wie = 17.
wanted-nothing-more = „{ $said }“ hat am Ende zu viel: Lass { $choices } weg.
wanted-round = „{ $said }“ kommt zwischen zwei Runden: Sag ausgeteilt, wenn alle ihre Steine haben.
wanted-leader = „{ $said }“ lässt offen, wer die erste Runde anfängt: Nenn { $choices }, oder sag los.
wanted-deal = „{ $said }“ kommt zu früh: Sag ausgeteilt, wenn alle ihre Steine haben.
wanted-holder = „{ $said }“ lässt offen, wer anfängt: Nenn { $choices }.
wanted-finder = „{ $said }“ lässt offen, wer die Lok gezogen hat: Nenn { $choices }, oder sag niemand.
wanted-winner = „{ $said }“ lässt offen, wer Schluss gemacht hat: Nenn { $choices }, oder sag niemand.
no-round-yet = Es läuft keine Runde: Frag noch einmal, wenn eine begonnen hat.
none-of-it = Von dieser Zeile gilt nichts.
no-computer = Hier kann kein Computer sitzen: Er kann keine echten Steine halten. Nenn einen Menschen, etwa: platz bo Dana
slot-what = Schreib, wessen Gleis und welches, von 1 bis 12, etwa: gleis bo 5
slots-fixed = Die erste Runde hat begonnen: Die Plätze bleiben, wie sie sind.
redo-none = Nichts zu wiederholen.
redo-what = Schreib, wie viele Ansagen wieder gelten, etwa: wiederholen 2
amend-typed = Schreib die Nummer der Ansage und was sie wirklich war, etwa: berichtigen 3 bo 5-6. Die Nummern zeigt: liste
insert-typed = Schreib die Nummer der Ansage nach der fehlenden und was fehlt, etwa: einfügen 3 bo 5-6. Die Nummern zeigt: liste
delete-typed = Schreib die Nummer der Ansage, die es nie gab, etwa: streichen 3. Die Nummern zeigt: liste
fix-not-so = Ansage { $number } dieser Runde lässt sich so nicht berichtigen. Was geht, zeigt: liste

## Calls and reports as sentences

begins = { $seat } hat ihn und fängt an
# Same in English.
holds = { $seat } { $count }
may-lay = Möglich für { $seat }: { $places }.
may-only = { $seat } darf nur { $places }.
may-lay-none = { $seat } kann jetzt nichts legen.
place = { $value } am { $train }
place-only = nur { $tiles }
place-first = { $value } am { $train } (erster Stein)
place-draw = einen Stein ziehen
place-done = fertig sein
place-engine = ein Doppel als Lok
hint-heaviest = Der schwerste davon, der passt: { $move }. Nenn die ganze Hand, dann rät dir der Experte.
hint-none = Davon passt nichts. { $seat } darf { $places }.
hint-many =
    { $seat } hat { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }: Nenn nicht mehr.
not-in-set = Im { $set }-Satz gibt es kein { $tile }.
hint-elsewhere = { $tile } ist nicht auf dieser Hand: Der Stein war woanders zu sehen.
# Same in English.
sum = { $parts } = { $sum }
seen-before = Er war schon zu sehen, in Ansage { $call } der Runde: „{ $what }“.
is-engine = Das ist die Lok.
of-hand =
    Nach den Ansagen hatte { $seat } { $dealt ->
        [one] { $dealt } Stein
       *[other] { $dealt } Steine
    }, zog { $drawn }, legte { $laid }: { $left ->
        [one] { $left } bleibt
       *[other] { $left } bleiben
    }.
mend = Berichtige die Ansage, die fehlt oder falsch verstanden wurde, oder sag die Summe und korrigier die Punkte.
out = { $seat } macht Schluss: Die Runde ist vorbei.
blocked = Niemand kann legen: Die Runde ist blockiert und vorbei.

## The ledger of trust

trust-none = In dieser Runde galt nichts auf Vertrauen.
times =
    { $what } ({ $count ->
        [one] { $count }-mal
       *[other] { $count }-mal
    })
trust-open =
    Die Hand von { $seat } wurde nur gezählt: { $count ->
        [one] { $count } Ansage bleibt
       *[other] { $count } Ansagen bleiben
    } auf Vertrauen.
trust-open-hands =
    { $hands ->
        [one] { $hands } Hand wurde
       *[other] { $hands } Hände wurden
    } nur gezählt: { $count ->
        [one] { $count } Ansage bleibt
       *[other] { $count } Ansagen bleiben
    } auf Vertrauen.
trust-kept = Die Hände bestätigen, was auf Vertrauen galt.
breach-earlier = Runde { $round }: { $what }
breach = { $clause }, Ansage { $call } der Runde, „{ $what }“: { $seat } hatte { $tiles }, { $fit }.
breach-least = { $clause }, Ansage { $call } der Runde, „{ $what }“: { $seat } hatte mindestens { $least } von { $tiles }, { $fit }.
breach-none = { $clause }, Ansage { $call } der Runde, „{ $what }“: { $seat } hatte keinen der Steine { $tiles }, doch die Ansage setzt einen davon voraus.
breach-jointly = { $clause }: { $calls } können nicht alle stimmen, denn bei einer davon hatte { $seat } etwas von { $tiles }.
breach-call = Ansage { $call }, „{ $what }“
breach-fit = was hier passte: { $trains }
breach-no-fit = anders als gesagt
