### The command `roundhouse pico`, which runs an emulated hub.

pico-building = Building the image; if the firmware has changed, this takes a minute or two …
pico-starting = Starting the emulator …
pico-at = The emulated hub is at { $addresses }. In another terminal:
pico-ends = Ctrl-C ends it.
pico-speed = It runs at { $speed } of a Pico's speed.

## The panel: a line of figures, and keys

pico-title = the hub's lamps and sound, from its pins
pico-sound = sound
pico-keys = 1-9 0 - = slots · space engine · l long press · u cable · r reset · q quit
pico-long = next press: long
pico-figures = { $seconds } s, at { $speed } of a Pico's speed · { $how }
pico-open = open: { $addresses }
pico-nobody = nobody has the port open
pico-cable = cable unplugged
pico-bootloader = in the bootloader: r resets it
pico-crashed = crashed: r resets it

## What is wrong

pico-not-here = The Pico cannot be emulated here: { $reason }.
pico-port = Port { $port } cannot be used ({ $reason }): name another one with --port.
