### The commands that look after hubs: hubs, status, settings, selftest and flash.

hubs-asking = Looking for hubs …
hubs-address = Address
hubs-unreachable = cannot be reached, see below
hub-name = Name
hub-simulated = No hub was found: this is the simulated one, { $address }.
hub-missing = There is no hub here to test: plug one in, or name { $address } for the simulated one.
hub-firmware = Firmware
hub-source = source
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
status-lines = Damaged lines
status-healed = { $bad } arrived cut off or changed, { $again } were sent again
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
flash-done = The hub at { $address } had firmware { $was } and now has { $now }.
flash-new = The hub at { $address } had no complete firmware and now has { $now }.
flash-image = The hub at { $address } now has firmware { $now }; a Pico in bootloader mode cannot say what it had before.
flash-left-out = There was no room for newer sounds ({ $sounds }): the image's own are used; a newer image has them.

## The promises of the protocol, in the order in which they are tried, and what was seen where one is broken

conform-hello = It introduces itself to a host.
conform-acknowledges = It acknowledges every numbered line.
conform-repeated-line = It obeys a repeated line once and acknowledges it again.
conform-missing-line = It accepts lines in order, and none after a missing one.
conform-damaged-line = It ignores a damaged line.
conform-garbage-before-a-line = It finds a line after garbage.
conform-line-in-pieces = It accepts a line in pieces, with a carriage return.
conform-overlong-line = It ignores a line of more than 160 bytes.
conform-unknown-kinds-and-fields = It ignores kinds and fields that it does not know.
conform-no-message = It acknowledges and reports a line without a message.
conform-no-number = It reports a message without a number, and does not obey it.
conform-other-protocol = It does not obey a host of another protocol.
conform-sends-again = It sends again what is not acknowledged, with growing pauses.
conform-in-flight = It has at most 256 bytes in flight.
conform-skipped-number = It accepts a skip in place of the message that it stands for.
conform-numbers-wrap = After 65535 it goes on counting from 1.
conform-same-host-again = It recognizes a host that says hello again.
conform-new-host = It sends a new host nothing that was meant for another.
conform-unknown-host = It accepts no line from a conversation that is over.
conform-scene = It shows a scene, and refuses one that makes no sense.
conform-cue = It plays a cue, and refuses one that it does not know.
conform-settings = It reports its settings, and applies all values of a message or none.
conform-status = It reports its status.
conform-stray-bytes = Stray bytes and a stray Ctrl-C do not stop it.
conform-silent-host = It answers a host that was silent for a while.
conform-form-of-lines = Each of its lines has the form that the protocol requires.
conform-trying = Testing the hub at { $address } …
conform-kept = The hub at { $address } keeps all { $count } promises of the protocol.
conform-broken = The hub at { $address } breaks { $broken } of the { $count } promises of the protocol: see firmware/PROTOCOL.md.
conform-saw-nothing = Expected “{ $awaited }”, but it did not come within { $seconds } s.
conform-saw-unwanted = It said { $line }
conform-saw-field = Its { $field } is { $value }.
conform-saw-times = It sent its status { $times } times within a second.
conform-saw-in-flight = It had { $bytes } bytes in flight.
conform-saw-lacks = Missing, or not a whole number: { $fields }.
conform-saw-bad-lines =
    { $count ->
        [one] { $count } line is wrong
       *[other] { $count } lines are wrong; the first
    }: { $line }
