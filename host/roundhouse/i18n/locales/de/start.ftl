### The first screens: game, seats, house rules, tables that wait; and small texts of every screen.

# Same in English.
title = Roundhouse
subtitle = Domino-Züge rund um eine Zentrale

## Start

game = Spiel
more-games = Alle Spiele
guided = Spielend lernen
set = Steine
set-of = Doppel-{ $set }
rules = Hausregeln
rules-recommended = empfohlen
rules-changed = { $count } geändert
length = Länge
length-all = ganze Partie
length-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
length-minutes = { $count } Minuten
how = Wie wollt ihr spielen?
mode-dealt = Am Bildschirm
mode-dealt-line = Der Computer teilt aus und prüft alles.
mode-called = Am echten Tisch
mode-called-line = Mit echten Steinen; tippt an, was gelegt ist.
mode-slots = Nur die Zentrale
mode-slots-line = Echte Steine; ihre Tasten sagen alles.
mode-score-pad = Punkteblock
mode-score-pad-line = Echte Steine; tragt nur das Ende jeder Runde ein.
seats = Plätze
seats-hint = Setz dich: Tipp auf einen freien Platz oder drück dort die Zentrale. Ein Tipp auf jemanden ändert Name, Bild und Stärke.
seats-sit = Tipp auf einen freien Platz, um dich zu setzen.
seats-all-people = Mit echten Steinen spielen nur Menschen. Tipp auf einen Platz, um den Namen zu ändern oder ihn freizugeben.
seats-range = { $least } bis { $most } Spieler, im Uhrzeigersinn.
seats-exactly =
    { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }, im Uhrzeigersinn.
names-differ = Zwei heißen { $name }: Gib einem davon einen anderen Namen.
name-cannot = { $name } geht hier nicht als Name: Nimm Buchstaben und kein Wort des Spiels.
deal-for =
    { $players ->
        [one] Für { $players } Spieler austeilen
       *[other] Für { $players } Spieler austeilen
    }
sit-for =
    Start: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
go-on = Weiter
statistics = Statistik
phones = Handys
phones-line = Alle halten ihre Hand auf dem eigenen Handy.
called-phones-line = Alle sagen ihre Spielzüge auf dem Handy an oder schauen zu.
slots-phones-line = Alle sehen den Tisch auf dem Handy.
preferences = Optionen
hub-connected = Zentrale: { $name }
hub-simulated = Zentrale: simuliert
hub-unflashed = Ein Pico wartet auf ein Image: `roundhouse flash`
hub-missing = Keine Zentrale
hub-looking = Suche eine Zentrale
hub-lost = Die Zentrale ist weg: Ist sie eingesteckt?
quit = Beenden
quit-title = Roundhouse beenden?
quit-line = Deine Einstellungen sind gespeichert.
quit-line-table = Der Tisch ist gespeichert, wie er ist: „Weiter“ führt später dorthin zurück.
quit-stay = Hierbleiben
back = Zurück

## Somebody at the table

seat-title = Platz { $seat }
seat-line = Schreib einen Namen oder tipp ihn an.
# Same in English.
name-of = Name
name-past = Von früheren Abenden
name-too-long = Ein Name hat höchstens { $most } Buchstaben, damit er neben die Züge passt.
who-plays = Wer spielt
who-person = Mensch
    .line = ein Mensch, oder ein Computer, der so gut spielt
who-casual = Leicht
    .level = leicht
    .line = legt den schwersten Stein, den er sieht, und übersieht viele
who-regular = Gut
    .level = gut
    .line = hält eine Reihe für den eigenen Zug bereit und übersieht ab und zu einen Stein
who-sensible = Stark
    .level = stark
    .line = hebt eine Reihe für den eigenen Zug auf und denkt an den Nächsten
who-expert = Experte
    .level = Experte
    .line = spielt seine besten Spielzüge im Kopf zu Ende, bevor er wählt
# Same in English.
team = Teams
team-of = { $team } von { $teams }
team-none = keins
seat-remove = Spieler entfernen
livery = Bild und Farbe
livery-line = So erkennt man { $name } am Tisch. Hat es schon jemand, tauscht ihr.
livery-picture = Bild
livery-color = Farbe
picture-1 = Dampflok
picture-2 = Diesellok
picture-3 = Elektrolok
picture-4 = Schnellzug
picture-5 = Tenderlok
picture-6 = Rangierlok
picture-7 = Straßenbahn
picture-8 = Dampflok mit Tender
picture-9 = Krokodil
picture-10 = Draisine
picture-11 = Schneepflug
picture-12 = Schienenbus
color-1 = Blau
# Same in English.
color-2 = Orange
color-3 = Grün
color-4 = Rosa
color-5 = Gelb
color-6 = Violett
color-7 = Türkis
color-8 = Rot
color-9 = Hellgrün
# Same in English.
color-10 = Sand
color-11 = Grau
# Same in English.
color-12 = Magenta
letters = QWERTZUIOPÜ ASDFGHJKLÖÄ YXCVBNMß-
letters-accented = ÁÀÇÉÈËÍÑÓÔÚ
letter-erase = ←
letter-space = leer
seat-done = Fertig

## One of several

sets-title = Steine
sets-line = Mit welchem Satz spielt ihr?
set-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
lengths-title = Länge
lengths-line = Eine Partie lässt sich kürzen und jederzeit verlassen und fortsetzen.
length-all-line = Alle Runden des Spiels.
length-rounds-line =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }, { $about }. Wer dann vorn liegt, gewinnt.
length-about-minutes = etwa { $minutes } Minuten
length-about-hours = etwa { $hours } Stunden
length-minutes-line =
    Etwa { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }. Danach beginnt keine neue.

## A table that rests, and one that cannot go on

pause = Menü
# Same in English.
pause-title = Pause
pause-line = Alles ist gespeichert: Ihr könnt den Tisch jederzeit verlassen und fortsetzen.
fair-title = Ehrlich gemischt
fair-line = Die Reihenfolge der Steine stand vor dem Austeilen fest.
pause-seal = Die Reihenfolge der Steine stand vor dem Austeilen fest. Ihr Siegel ist { $seal }; nach der Partie lässt es sich prüfen.
pause-on = Weiterspielen
error-title = Da ging etwas schief
error-line = Alle Tische sind gespeichert. Weiter geht es vom Startbild aus.
error-to-first-screen = Zum Startbild

## All games

games-title = Zugspiele
games-line = Alle spielt man rund um eine Zentrale, mit den Steinen, die ihr habt.

## How it is played

how-to-play = So geht das Spiel
how-to-play-of = So spielt man { $game }
how-to-play-rule = Hausregel: { $title }, { $value }. { $line }
how-to-play-on = Hausregel: { $title }, an. { $line }
how-to-play-off = Hausregel: { $title }, aus. Hier also nicht: { $line }

## House rules

rules-title = Hausregeln: { $game }
rules-line = Das sind die empfohlenen Regeln. Ihr könnt jede ändern.
rules-line-sheet = So spielt man bei: { $sheet }. Ihr könnt jede Regel ändern.
rules-line-different =
    { $count ->
        [one] Eine Regel ist geändert; die anderen sind wie empfohlen.
       *[other] { $count } Regeln sind geändert; die anderen sind wie empfohlen.
    }
rules-line-sheet-different =
    { $count ->
        [one] Eine Regel ist geändert; die anderen sind wie bei: { $sheet }.
       *[other] { $count } Regeln sind geändert; die anderen sind wie bei: { $sheet }.
    }
rules-basis-recommended = Empfohlen
rules-otherwise = { $basis }: { $value }.
rules-search = Suche nach einem Wort oder einer Klausel
rules-none-found = In keiner Hausregel steht „{ $words }“.
rules-group-different = Was anders ist
rules-group-opening = Beginn einer Runde
rules-group-trains = Züge
rules-group-doubles = Doppel
rules-group-drawing = Ziehen und Marker
rules-group-going-out = Schluss machen
rules-group-scoring = Punkte
rules-group-sets = Sätze und Runden
rules-group-table = Am Tisch
rules-group-further = Weitere Regeln
rules-usual-again = Wie empfohlen
undo-agreed = Zurücknehmen
undo-agreed-line = Am Bildschirm darf man Schritte zurücknehmen.
announce-time = Zeit für die Ansage
announce-time-line = So lange kann niemand melden, dass deine Ansage fehlt.
turn-clock = Zeit für einen Spielzug
turn-clock-line = Dauert ein Spielzug so lange, meldet es eine Lampe, nach der doppelten Zeit ein Klang.
turn-clock-off = ohne
option-usual = wie üblich

## Rule sheets

sheets-title = Regelblatt
sheets-line = Die Regeln des gewählten Blatts gelten, soweit sie sich spielen lassen.
sheet-nobody = Kein Regelblatt.
sheet-nobody-chosen = keins
sheet-changed = { $sheet }, geändert
sheet-whole = { $by }. Alles, was davon bekannt ist, lässt sich spielen.
sheet-in-part = { $by }. { $missing } von { $facts } Antworten lassen sich nicht spielen.
sheet-own = Eigene Regeln.
own-rules = Eigene Regeln
own-rules-title = Eigene Regeln
own-rules-line = Gebt den gewählten Regeln einen Namen, dann bleiben sie. Oder tippt den Text von Regeln ein, die ihr bekommen habt.
own-rules-name = Name oder Text
own-rules-keep = Behalten
own-rules-share = Weitergeben
own-rules-forget = Vergessen
own-rules-unnamed = Unsere Regeln
shared-rules-title = Eure Regeln weitergeben
shared-rules-line = Scannt oder schreibt das an einem anderen Tisch, dort unter „Eigene Regeln“.
how-to-play-overruled = Was dieser Tisch gelten ließ
how-to-play-fits = Um ab der nächsten Partie so zu spielen, stellt „{ $title }“ um (--rule { $rule }): { $line }
how-to-play-adopt = Ab der nächsten Partie: { $line }
how-to-play-without = Ausgeschaltet spielt ihr ab der nächsten Partie so. Eingeschaltet: { $line }
stood = Was galt
how-to-play-as = So spielt man bei: { $sheet }
how-to-play-not = Auf dem Regelblatt steht auch das, und es lässt sich hier nicht spielen:
how-to-play-whole = Alles, was vom Regelblatt bekannt ist, gilt hier.

## Tables that wait

waiting-title = Weiter
waiting-line = Jeder Tisch ist gespeichert, wie ihr ihn verlassen habt.
waiting-round = Runde { $round }: { $names }
throw-away = Wegwerfen
throw-title = Diesen Tisch wegwerfen?
throw-line = Seine Runden und Punkte sind dann für immer weg, auch aus der Statistik.
throw-keep = Behalten
waiting-none = Keine gespeicherten Tische.
you = Gast

## A dealt table

volume-now = Lautstärke { $volume } von 10.
volume-none = Kein Ton. Mit F8 ist er wieder da.
begins-by-lot = { $name } fängt an: So fiel das Los.
begins-engine = { $name } fängt an, mit der Lok { $tile } in der Hand.
begins-unused = { $name } fängt an, mit dem höchsten Doppel, das noch keine Lok war.
begins-lower = { $name } fängt an, mit dem höchsten Doppel, das in dieser Runde Lok sein kann.
begins-double = { $name } fängt an, mit dem höchsten Doppel.
begins-tile = { $name } fängt an, mit dem schwersten Stein.
begins-seat = { $name } fängt an: Jede Runde beginnt der nächste Platz.
begins-winner = { $name } hat zuletzt gewonnen und fängt an.
begins-fewest = { $name } fängt an, mit den wenigsten Punkten der letzten Runde.
begins-lowest = { $name } fängt an, mit der kleinsten Summe.
hand-order = Ordnen
pass-to = Gib weiter an { $name }
leave-seat = Computer spielen lassen
leave-seat-line = Er spielt mit dieser Hand weiter; unter Spieler setzt man sich wieder hin.
leave-ask = Soll der Computer für { $seat } spielen?
leave-ask-line = { $seat } kann sich im Menü unter Spieler wieder setzen.
leave-not = Nein, { $seat } spielt
leave-sure = Ja, spielen lassen
hand-covered = Zeig deine Hand, wenn sonst niemand hinsieht.
announce-owed = Sag an, dass du nur noch einen Stein hast, bevor es jemand einfordert.
claim-early = Das muss warten: { $seat } darf noch sagen, dass es der letzte Stein ist. Warte einen Moment.
train-whole = { $name }: der ganze Zug
train-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }, von der Zentrale nach außen.
why-not = Warum nicht?
hint-play = Der Computer würde spielen: { $move }
hint-draw = Der Computer würde einen Stein ziehen
hint-done = Der Computer würde den Spielzug beenden
hint-also = Auch das geht: { $move }
hint-costs =
    Auch das geht: { $move }, { $points ->
        [0] etwa gleich gut
        [one] etwa { $points } Punkt schlechter
       *[other] etwa { $points } Punkte schlechter
    }
hint-keeps = Das hebt { $tiles } für deinen Zug auf
hint-lacks = { $seat } hat nichts mit { $number }
hint-thinking = Moment …
hint-more =
    { $plays ->
        [one] Noch { $plays } Möglichkeit
       *[other] Noch { $plays } Möglichkeiten
    }: frag noch einmal.

## The first start

welcome-title = Willkommen bei Roundhouse
welcome-line = Domino mit Zügen, allein oder mit dem ganzen Tisch.
welcome-name = Dein Name
welcome-play = Spielen
languages-title = Sprache
languages-line = Jede mit ihrem eigenen Namen.
waiting-short = { $game }: { $names }
waiting-players =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
