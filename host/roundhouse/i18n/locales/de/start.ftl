### The first screens: game, seats, house rules, tables that wait; and small texts of every screen.

# Same in English.
title = Roundhouse
subtitle = Domino-Züge rund um eine Zentrale

## Start

game = Spiel
more-games = Alle Spiele
guided = Spielen lernen
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
way-dealt = Am Bildschirm
way-dealt-line = Er teilt aus, hält die Hände und prüft alles.
way-called = Am echten Tisch
way-called-line = Mit echten Steinen; tippt an, was gelegt ist.
way-slots = Nur die Zentrale
way-slots-line = Echte Steine; ihre Tasten sagen alles.
seats = Plätze
seats-hint = Setz dich: Tipp auf einen freien Platz oder drück dort die Zentrale. Ein Tipp auf jemanden ändert Name und Stärke.
seats-sit = Tipp auf einen freien Platz, um dich zu setzen.
seats-range = { $least } bis { $most } Spieler, im Uhrzeigersinn.
seats-exactly =
    { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }, im Uhrzeigersinn.
names-differ = Zwei heißen { $name }: Tipp auf einen davon, um das zu ändern.
name-cannot = { $name } geht hier nicht als Name: Tipp darauf und nimm Buchstaben und kein Wort des Spiels.
deal-for =
    { $players ->
        [one] Für { $players } Spieler austeilen
       *[other] Für { $players } Spieler austeilen
    }
sit-for =
    { $players ->
        [one] Mit { $players } Spieler anfangen
       *[other] Mit { $players } Spielern anfangen
    }
go-on = Weiter
statistics = Statistik
preferences = Optionen
hub-connected = Zentrale: { $name }
hub-simulated = Zentrale: simuliert
hub-missing = Keine Zentrale
hub-looking = Suche eine Zentrale
hub-lost = Die Zentrale ist weg: Ist sie eingesteckt?
quit = Ende
back = Zurück

## Somebody at the table

seat-title = Platz { $seat }
seat-line = Schreib einen Namen oder tipp ihn an.
# Same in English.
name-of = Name
who-plays = Wer spielt
who-person = Mensch
who-random = Computer: leicht
    .level = leicht
who-greedy = Computer: gut
    .level = gut
who-sensible = Computer: stark
    .level = stark
# Same in English.
team = Teams
team-of = { $team } von { $teams }
team-none = keins
seat-remove = Platz aufgeben
letters = QWERTZUIOPÜ ASDFGHJKLÖÄ YXCVBNMß
letter-erase = ←
letter-space = leer
seat-done = Fertig

## One of several

sets = Steine
sets-line = Welcher Satz liegt auf dem Tisch oder wird hier ausgeteilt?
set-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
lengths = Länge
lengths-line = Eine Partie lässt sich kürzen und jederzeit verlassen und fortsetzen.
length-all-line = Alle Runden, die das Spiel hat.
length-rounds-line = Wer dann vorn liegt, gewinnt.
length-minutes-line = Danach beginnt keine neue Runde.

## A table that rests, and one that cannot go on

pause = Menü
# Same in English.
pause-title = Pause
pause-line = Alles ist gespeichert: Ihr könnt den Tisch jederzeit verlassen und fortsetzen.
pause-on = Weiterspielen
pause-leave = Tisch verlassen
sorry-title = Da ging etwas schief
sorry-line = Alle Tische sind sicher, wie sie standen. Weiter geht es vom ersten Bild aus.
sorry-on = Zum ersten Bild

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
rules-line = So, wie sie anfangs stehen, empfiehlt sie die Anleitung des Spiels.
rules-usual-again = Wie empfohlen
undo-agreed = Zurücknehmen
undo-agreed-line = Am Bildschirm-Tisch darf man Schritte zurücknehmen.
option-usual = wie üblich

## Tables that wait

waiting-title = Weiter
waiting-line = Jeder Tisch ist gespeichert, wie er verlassen wurde.
waiting-none = Es wartet kein Tisch.
you = Gast

## A dealt table

volume-now = Lautstärke { $volume } von 10.
volume-none = Kein Ton. Mit F8 ist er wieder da.
hand-order = Ordnen
hand-covered = Zeig deine Hand, wenn sonst niemand hinsieht.
train-whole = { $name }: der ganze Zug
train-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }, von der Zentrale nach außen.
why-not = Warum nicht?
hint-play = Der Computer würde spielen: { $move }
hint-also = Auch das geht: { $move }
hint-more =
    { $plays ->
        [one] Noch { $plays } Möglichkeit
       *[other] Noch { $plays } Möglichkeiten
    }: frag noch einmal.
