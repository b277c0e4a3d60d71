### What a hub reports of itself, by the codes that it sends (firmware/PROTOCOL.md).

trouble-error = Die Zentrale hatte einen Fehler ({ $part }): { $fault }
trouble-safe-mode =
    { $count ->
        [one] Die Zentrale ist nach { $count } Absturz im Notbetrieb
       *[other] Die Zentrale ist nach { $count } Abstürzen im Notbetrieb
    }: { $part }: { $fault }
trouble-unknown-message = Im Notbetrieb kennt die Zentrale { $kind } nicht
trouble-no-sample = Das Sample { $sample } fehlt: Flashe die Zentrale neu.
trouble-no-message = Eine Zeile kam unbeschädigt an, enthält aber keine Nachricht: Das Programm, das sie geschickt hat, ist fehlerhaft.
trouble-no-number = Eine Nachricht kam ohne die Nummer, die sie braucht: Das Programm, das sie geschickt hat, ist fehlerhaft.
trouble-bad-number = { $field } muss eine ganze Zahl von { $min } bis { $max } sein, nicht { $got }.
trouble-bad-switch = { $field } muss 1 (an) oder 0 (aus) sein, nicht { $got }.
trouble-bad-name = Der Name einer Zentrale hat 1 bis { $max } einfache Buchstaben.
trouble-bad-letters = { $field } muss aus den Buchstaben { $want } bestehen, nicht { $got }.
trouble-bad-length = { $field } muss { $want } Zeichen haben, nicht { $got }.
trouble-not-text = { $field } muss Text sein, nicht { $got }.
trouble-unknown-cue = Einen Ton namens { $got } gibt es nicht.
trouble-unknown-gesture = Eine Geste namens { $got } gibt es nicht.

## Errors that are no exceptions

fault-stuck = hing fest
fault-watchdog = hing, bis der Watchdog die Zentrale neu startete
fault-repaired = ihre Dateien waren beschädigt und wurden neu angelegt; ihre Einstellungen blieben erhalten
fault-settings-lost = ihre Dateien waren beschädigt und wurden neu angelegt; ihre Einstellungen sind verloren: Stell sie neu ein
fault-times = { $fault } ({ $times }-mal)

## What its self-test finds, and why it ended early

test-no-press = { $button } hat nicht reagiert
test-other-button = { $button } ergab { $other }: Sind zwei Drähte vertauscht?
test-endless-sound = der Ton { $sound } hört nicht auf
test-no-sample = das Sample { $sample } fehlt
test-stopped = angehalten

## Its lamps, its buttons, and what it is made of

color-red = rot
color-green = grün
color-blue = blau
color-white = weiß
slot = Gleis { $slot }
engine = die Lok
part-buttons = Tasten
part-flash = Flash
part-lamps = Lampen
part-link = Verbindung
part-sound = Ton
part-start = Start
part-table = Tisch
part-test = Test
