### The wire in words: what each line between this computer and the hub means, for `roundhouse monitor`.

## What is shown about it

listening = Höre an { $address } mit; Strg-C beendet das.
again = { $words }, noch einmal
healed = Fehlerhafte Zeilen, alle geheilt: { $listed }.
healed-early = { $count } zu früh
healed-repeated = { $count } wiederholt
healed-unasked = { $count } aus einem anderen Gespräch
healed-sent-again = { $count } noch einmal gesendet
healed-stale = { $count } als zu alt aufgegeben
healed-restarts =
    { $count ->
        [one] { $count } neuer Anfang
       *[other] { $count } neue Anfänge
    }
healed-bad = { $count } abgeschnitten oder verändert
healed-unknown = { $count } unbekannt
no-order = Unbekannter Befehl { $order }: Nimm press N, press N MS, down N, up N (N ist 0 bis 12), unplug, plug oder quit.

## Messages of host and hub

no-line = (eine abgeschnittene oder veränderte Zeile)
hello-table = hallo, hier ist ein Tisch (Protokoll { $protocol })
hello-hub =
    hallo, hier ist { $name }: Firmware { $firmware } ({ $build }), Protokoll { $protocol }, { $slots ->
        [one] { $slots } Gleis
       *[other] { $slots } Gleise
    }, { $sounds ->
        [one] { $sounds } Ton
       *[other] { $sounds } Töne
    }, mit { $parts }
nothing = nichts
scene = zeige { $trains }; { $turn }; Lautstärke { $volume }
no-trains = keine Züge
# Same in English.
train = { $place } { $state }
# Same in English.
train-mexican = { $place } (Mexican Train) { $state }
train-color = { $place } (Farbe { $color }) { $state }
state-closed = geschlossen
state-open = offen
state-duty = Doppel abzudecken
state-fits = ein Stein passt
state-winner = gewinnt
turn = { $place } ist dran
turn-nobody = niemand ist dran
engine = die Lok
slot = Gleis { $slot }
slot-page = Gleis { $slot } auf Seite { $page }
cue = Ton { $name }
cue-for = Ton { $name } für { $place }
gesture-down = { $place } wird gedrückt
gesture-press = { $place } war gedrückt
gesture-long = { $place } war lang gedrückt
gesture-twice = { $place } war zweimal gedrückt
trouble = klagt: { $text }
status =
    läuft seit { $up } s, { $free } Bytes frei, { $faults ->
        [one] { $faults } Fehler
       *[other] { $faults } Fehler
    }
status-safe =
    läuft seit { $up } s, { $free } Bytes frei, { $faults ->
        [one] { $faults } Fehler
       *[other] { $faults } Fehler
    }, im Notbetrieb
ask-status = wie geht es dir?
settings =
    Einstellungen: { $name }, Lautstärke { $volume }, Helligkeit { $brightness }, { $slots ->
        [one] { $slots } Gleis
       *[other] { $slots } Gleise
    }, mit { $parts }
ask-settings = was sind deine Einstellungen?
change = stell { $values } ein
selftest = teste dich
selftest-stop = beende den Selbsttest
selftest-at = Selbsttest, { $at }
selftest-what = Selbsttest, { $at }: { $text }
bootloader = starte neu als Laufwerk für neue Firmware
prompt = geh zur Eingabe von MicroPython
restart = starte neu
ping = noch da
ack = hat alles bis { $number }
skip = (eine Nachricht, die zu alt wurde)
cannot-be = ein ungültiges { $kind }: { $fault }
not-known = etwas, das diese Version nicht kennt: { $message }
