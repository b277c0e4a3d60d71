### The wire in words: what each line between this computer and the hub means, for `roundhouse monitor`.

## What is shown about it

listening = Listening at { $address }; Ctrl-C ends it.
healed = Lines not as they should be, all healed: { $listed }.
healed-early = { $count } before their turn
healed-repeated = { $count } that had come before
healed-unasked = { $count } of another conversation
healed-sent-again = { $count } sent again
healed-stale = { $count } given up as too old
healed-restarts =
    { $count ->
        [one] { $count } new beginning
       *[other] { $count } new beginnings
    }
healed-bad = { $count } cut or changed
healed-unknown = { $count } not known
no-order = No hand can do { $order } now: take press N, press N MS, down N, up N (N is 0 to 12), unplug, plug or quit.

## What is said by host and hub

no-line = (a line came cut or changed, or it was none)
hello-table = hello, here is a table (protocol { $protocol })
hello-hub =
    hello, here is { $name }: firmware { $firmware } ({ $build }), protocol { $protocol }, { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }, { $sounds ->
        [one] { $sounds } sound
       *[other] { $sounds } sounds
    }, with { $parts }
nothing = nothing
scene = show { $trains }; { $turn }; volume { $volume }
no-trains = no trains
train = { $place } { $state }
train-mexican = { $place } (Mexican Train) { $state }
train-seat = { $place } (seat { $seat }) { $state }
state-closed = closed
state-open = open
state-duty = double to cover
state-fits = a tile fits
state-winner = winner
turn = turn of { $place }
turn-nobody = nobody's turn
engine = the engine
slot = slot { $slot }
slot-page = slot { $slot } of page { $page }
cue = sound { $name }
cue-for = sound { $name } for { $place }
gesture-down = { $place } goes down
gesture-press = { $place } was pressed
gesture-long = { $place } was held
gesture-twice = { $place } was pressed twice
trouble = complains: { $text }
status =
    is up for { $up } s, { $free } bytes free, { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }
status-safe =
    is up for { $up } s, { $free } bytes free, { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }, in safe mode
ask-status = how are you?
settings =
    is set: { $name }, volume { $volume }, brightness { $brightness }, { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }, with { $parts }
ask-settings = how are you set?
change = set { $values }
selftest = test yourself
selftest-stop = end the self-test
selftest-at = self-test, { $at }
selftest-what = self-test, { $at }: { $text }
bootloader = be a drive that takes a new firmware
prompt = leave for the prompt
restart = start anew
ping = still here
ack = has everything up to { $number }
skip = (a message that has become too old)
cannot-be = a { $kind } that cannot be meant: { $fault }
not-known = something this version does not know: { $message }
