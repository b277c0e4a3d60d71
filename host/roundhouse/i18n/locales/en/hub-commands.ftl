### The commands that look after hubs: hubs, status, settings, selftest and flash.

hubs-asking = Looking for hubs …
hubs-address = Address
hubs-unreachable = cannot be reached, see below
hub-name = Name
hub-firmware = Firmware
hub-protocol = Protocol
hub-with = Parts

## How a hub is

status-firmware = { $firmware } ({ $build }), protocol { $protocol }
status-with =
    { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }, { $parts }
status-nothing = nothing
status-running = Up for
status-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $clock }
status-memory = Free memory
status-bytes = { $count } bytes
status-untold = not reported
status-supply = Supply
status-volts = { $volts } V
status-low = { $volts } V, low
status-unmeasured = cannot be measured
status-temperature = Temperature
status-celsius = { $celsius } °C in the processor
status-lines = Lines healed
status-healed = { $bad } came cut off or changed, { $again } were sent again
status-late = Late sounds
status-errors = Errors
status-faults = { $faults } since it was switched on
status-battery = The battery is almost empty: change it, or plug the hub into a USB port.
status-safe = The hub crashed three times in a row and runs in safe mode, with link and lamps only. It restarts by itself after five minutes; if this happens again, run `roundhouse flash { $address }`.

## How it is set

settings-volume = Volume
settings-loudness = { $volume } of { $most }
settings-muted = { $volume } of { $most }, muted
settings-profile = Profile
settings-quiet = quiet
settings-loud = loud
settings-brightness = Brightness
settings-light = { $brightness } of { $most }
settings-slots = Slots
settings-parts = Parts
settings-none = none
settings-unkept = The hub could not write to its flash: it uses these settings until it is switched off.

## The builder's test

selftest-lamps = Lamps: one after the other in { $color }, then all of them.
selftest-sound = Sound { $number } of { $of }: { $name }
selftest-press = Press { $button }: its lamp is lit and waits for ten seconds.
selftest-bad = A fault: { $what }.
selftest-ended = The test was { $how }.
selftest-well = All is well, as far as the hub can tell.
selftest-faults = Faults: { $faults }.

## Putting firmware on it

flash-asking = Asking the Pico …
flash-files =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
flash-waiting = Waiting for the hub's hello …
flash-stopped = Stopped: run `{ $command }` again to finish; until then the hub may not start.
flash-micropython = MicroPython is on the Pico at { $address }: now run `roundhouse flash { $address }` for the hub's files.
flash-same = The hub at { $address } is up to date: { $now }.
flash-done = The hub at { $address } was { $was } and is now { $now }.
flash-new = The hub at { $address } had no complete firmware and is now { $now }.
flash-image = The hub at { $address } is now { $now }; a Pico in bootloader mode does not tell what it was before.
flash-left-out = There was no room for newer sounds ({ $sounds }): the image's own are used; a newer image has them.
