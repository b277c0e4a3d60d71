### What a hub reports of itself, by the codes that it sends (firmware/PROTOCOL.md).

trouble-error = The hub had an error in its { $part }: { $fault }
trouble-safe-mode =
    { $count ->
        [one] The hub is in safe mode after { $count } crash
       *[other] The hub is in safe mode after { $count } crashes
    }: { $part }: { $fault }
trouble-unknown-message = In safe mode the hub does not know { $kind }
trouble-no-sample = The sample { $sample } is missing: flash the hub again.
trouble-no-message = A line arrived undamaged but carries no message: the program that sent it is at fault.
trouble-no-number = A message came without the number that it needs: the program that sent it is at fault.
trouble-bad-number = { $field } must be a whole number from { $min } to { $max }, not { $got }.
trouble-bad-switch = { $field } must be 1 (on) or 0 (off), not { $got }.
trouble-bad-name = A hub's name has 1 to { $max } plain letters.
trouble-bad-letters = { $field } must be made of the letters { $want }, not { $got }.
trouble-bad-length = { $field } must have { $want } characters, not { $got }.
trouble-not-text = { $field } must be text, not { $got }.
trouble-unknown-cue = There is no sound named { $got }.
trouble-unknown-gesture = There is no gesture named { $got }.

## Errors that are no exceptions

fault-stuck = it was stuck
fault-watchdog = it hung until the watchdog reset the hub
fault-repaired = its files were damaged and have been re-created; its settings were found again
fault-settings-lost = its files were damaged and have been re-created; its settings are lost: set them again
fault-times = { $fault } ({ $times } times)

## What its self-test finds, and why it ended early

test-no-press = { $button } did not register
test-other-button = { $button } gave { $other }: are two wires crossed?
test-endless-sound = the sound { $sound } does not end
test-no-sample = the sample { $sample } is missing
test-stopped = stopped

## Its lamps, its buttons, and what it is made of

color-red = red
color-green = green
color-blue = blue
color-white = white
slot = slot { $slot }
engine = the engine
part-buttons = buttons
part-flash = flash
part-lamps = lamps
part-link = link
part-sound = sound
part-start = start
part-table = table
part-test = test
