### The commands that look after hubs: hubs, status, settings, selftest and flash.

hubs-asking = Suche Zentralen …
hubs-address = Adresse
hubs-unreachable = nicht zu erreichen, siehe unten
# Same in English.
hub-name = Name
hub-simulated = Keine Zentrale gefunden: Das hier ist die simulierte, { $address }.
hub-missing = Hier ist keine Zentrale zum Prüfen: Steck eine an, oder nenn { $address } für die simulierte.
# Same in English.
hub-firmware = Firmware
hub-source = Quelltext
hub-protocol = Protokoll
hub-with = Teile

## How a hub is

status-firmware = { $firmware } ({ $build }), Protokoll { $protocol }
status-with =
    { $slots ->
        [one] { $slots } Gleis
       *[other] { $slots } Gleise
    }, { $parts }
status-nothing = nichts
status-running = Läuft seit
status-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } { $clock }
status-memory = Freier Speicher
status-bytes = { $count } Bytes
status-untold = nicht genannt
status-supply = Versorgung
# Same in English.
status-volts = { $volts } V
status-low = { $volts } V, schwach
status-unmeasured = nicht messbar
status-temperature = Temperatur
status-celsius = { $celsius } °C im Prozessor
status-lines = Geheilte Zeilen
status-healed = { $bad } kamen abgeschnitten oder verändert, { $again } wurden noch einmal gesendet
status-late = Verspätete Töne
status-errors = Fehler
status-faults = { $faults } seit dem Einschalten
status-battery = Die Batterie ist fast leer: Wechsle sie, oder steck die Zentrale an einen USB-Port.
status-safe = Die Zentrale ist dreimal hintereinander abgestürzt und läuft im Notbetrieb, nur mit Verbindung und Lampen: Nach fünf Minuten startet sie von selbst neu; kommt das wieder, gib `roundhouse flash { $address }` ein.

## How it is set

settings-volume = Lautstärke
settings-loudness = { $volume } von { $most }
settings-muted = { $volume } von { $most }, stumm
settings-profile = Profil
settings-quiet = leise
settings-loud = laut
settings-brightness = Helligkeit
settings-light = { $brightness } von { $most }
settings-slots = Gleise
settings-parts = Teile
settings-none = keine
settings-unkept = Die Zentrale konnte nicht in ihren Flash schreiben: Das gilt nur, bis sie ausgeschaltet wird.

## The builder's test

selftest-lamps = Lampen: eine nach der anderen in { $color }, dann alle.
selftest-sound = Ton { $number } von { $of }: { $name }
selftest-press = Drück { $button }: Die Lampe leuchtet und wartet zehn Sekunden.
selftest-bad = Ein Fehler: { $what }.
selftest-ended = Der Test wurde { $how }.
selftest-well = Alles ist in Ordnung, soweit die Zentrale es feststellen kann.
selftest-faults = Fehler: { $faults }.

## Putting firmware on it

flash-asking = Frage den Pico …
flash-files =
    { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }
flash-waiting = Warte auf die Meldung der Zentrale …
flash-stopped = Angehalten: Gib noch einmal `{ $command }` ein, um fertig zu werden; bis dahin startet die Zentrale vielleicht nicht.
flash-micropython = MicroPython ist auf dem Pico an { $address }: Gib jetzt `roundhouse flash { $address }` für die Dateien der Zentrale ein.
flash-same = Die Zentrale an { $address } ist auf dem neuesten Stand: { $now }.
flash-done = Die Zentrale an { $address } hatte Firmware { $was } und hat jetzt { $now }.
flash-new = Die Zentrale an { $address } hatte keine vollständige Firmware und hat jetzt { $now }.
flash-image = Die Zentrale an { $address } hat jetzt Firmware { $now }; was sie vorher hatte, verrät ein Pico im Bootloader nicht.
flash-left-out = Für neuere Töne war kein Platz ({ $sounds }): Zu hören sind die aus dem Image; ein neueres Image hat sie.

## The promises of the protocol, in the order in which they are tried, and what was seen where one is broken

conform-hello = Sie stellt sich einem Rechner vor.
conform-acknowledges = Sie bestätigt jede nummerierte Zeile.
conform-repeated-line = Sie befolgt eine wiederholte Zeile einmal und bestätigt sie noch einmal.
conform-missing-line = Sie nimmt Zeilen der Reihe nach und keine nach einer fehlenden.
conform-damaged-line = Sie übergeht eine beschädigte Zeile.
conform-garbage-before-a-line = Sie findet eine Zeile hinter Datenmüll.
conform-line-in-pieces = Sie nimmt eine Zeile in Stücken, mit Wagenrücklauf.
conform-overlong-line = Sie übergeht eine Zeile von mehr als 160 Bytes.
conform-unknown-kinds-and-fields = Sie übergeht Arten und Felder, die sie nicht kennt.
conform-no-message = Sie bestätigt und meldet eine Zeile ohne Nachricht.
conform-no-number = Sie meldet eine Nachricht ohne Nummer und befolgt sie nicht.
conform-other-protocol = Sie gehorcht keinem Rechner mit einem anderen Protokoll.
conform-sends-again = Sie sendet noch einmal, was nicht bestätigt wird, mit wachsenden Pausen.
conform-in-flight = Sie hat höchstens 256 Bytes unterwegs.
conform-skipped-number = Sie nimmt ein skip für die Nachricht, für die es steht.
conform-numbers-wrap = Nach 65535 zählt sie bei 1 weiter.
conform-same-host-again = Sie erkennt einen Rechner wieder, der noch einmal grüßt.
conform-new-host = Sie sendet einem neuen Rechner nichts, was für einen anderen war.
conform-unknown-host = Sie nimmt keine Zeile eines beendeten Gesprächs.
conform-scene = Sie zeigt eine Szene und lehnt eine unsinnige ab.
conform-cue = Sie spielt einen Klang und lehnt einen unbekannten ab.
conform-settings = Sie nennt ihre Einstellungen und übernimmt alle Werte einer Nachricht oder keinen.
conform-status = Sie meldet ihren Zustand.
conform-stray-bytes = Verirrte Bytes und ein verirrtes Strg-C halten sie nicht an.
conform-silent-host = Sie antwortet einem Rechner, der eine Weile schwieg.
conform-form-of-lines = Jede ihrer Zeilen hat die Form, die das Protokoll verlangt.
conform-trying = Die Zentrale an { $address } wird geprüft …
conform-kept = Die Zentrale an { $address } hält alle { $count } Versprechen des Protokolls.
conform-broken = Die Zentrale an { $address } bricht { $broken } der { $count } Versprechen des Protokolls: siehe firmware/PROTOCOL.md.
conform-saw-nothing = Erwartet war „{ $awaited }“, und es kam nicht innerhalb von { $seconds } s.
conform-saw-unwanted = Sie sagte { $line }
conform-saw-field = Ihr { $field } ist { $value }.
conform-saw-times = Sie hat ihren Zustand in einer Sekunde { $times } Mal gesendet.
conform-saw-in-flight = Sie hatte { $bytes } Bytes unterwegs.
conform-saw-lacks = Fehlt oder ist keine ganze Zahl: { $fields }.
conform-saw-bad-lines =
    { $count ->
        [one] { $count } Zeile ist falsch
       *[other] { $count } Zeilen sind falsch; die erste
    }: { $line }
