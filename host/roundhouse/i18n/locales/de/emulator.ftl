### The command `roundhouse pico`, which runs an emulated hub.

pico-building = Baue das Image; wenn sich die Firmware geändert hat, dauert das ein, zwei Minuten …
pico-starting = Starte den Emulator …
pico-at = Die emulierte Zentrale ist an { $addresses }. In einem anderen Terminal:
pico-ends = Strg-C beendet sie.
pico-speed = Tempo im Vergleich zu einem Pico: { $speed }.

## The panel: a line of figures, and keys

pico-title = Lampen und Ton der Zentrale, von ihren Pins
pico-sound = Ton
pico-keys = 1-9 0 - = Gleise · Leertaste Lok · l lang · u Kabel · r Reset · q Ende
pico-long = nächster Druck: lang
pico-figures = { $seconds } s, Tempo eines Pico: { $speed } · { $how }
pico-open = offen: { $addresses }
pico-nobody = niemand hat den Port offen
pico-cable = Kabel gezogen
pico-bootloader = im Bootloader: r startet neu
pico-crashed = abgestürzt: r startet neu

## What is wrong

pico-not-here = Der Pico lässt sich hier nicht emulieren: { $reason }.
pico-port = Port { $port } lässt sich nicht anbieten ({ $reason }): Nenn mit --port einen anderen.
