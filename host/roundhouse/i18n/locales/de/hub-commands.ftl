### The commands that look after hubs: hubs, status, settings, selftest and flash.

hubs-asking = Frage nach, wer da ist …
hubs-address = Adresse
hubs-unreachable = nicht zu erreichen, siehe unten
# Same in English.
hub-name = Name
# Same in English.
hub-firmware = Firmware
hub-protocol = Protokoll
hub-with = Mit

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
selftest-bad = Nicht in Ordnung: { $what }.
selftest-ended = Der Test wurde { $how }.
selftest-well = Alles ist in Ordnung, soweit die Zentrale es merken kann.
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
flash-done = Die Zentrale an { $address } war { $was } und ist { $now }.
flash-new = Die Zentrale an { $address } hatte keine vollständige Firmware und ist { $now }.
flash-image = Die Zentrale an { $address } ist { $now }; was sie vorher war, verrät ein Pico im Bootloader nicht.
flash-left-out = Für neuere Töne war kein Platz ({ $sounds }): Zu hören sind die aus dem Image; ein neueres Image hat sie.
