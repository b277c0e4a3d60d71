### The wire in words: what each line between this computer and the hub means, for `roundhouse monitor`.

## What is shown about it

listening = Listening at { $address }; Ctrl-C ends it.
again = { $words }, again
healed = Lines with faults, all put right: { $listed }.
healed-early = { $count } too early
healed-repeated = { $count } repeated
healed-unasked = { $count } from another conversation
healed-sent-again = { $count } sent again
healed-stale = { $count } dropped as too old
healed-restarts =
    { $count ->
        [one] { $count } restart
       *[other] { $count } restarts
    }
healed-bad = { $count } cut off or changed
healed-unknown = { $count } unknown
no-order = Unknown command { $order }: use press N, press N MS, down N, up N (N is 0 to 12), unplug, plug or quit.

## Messages of host and hub

no-line = (a line that was cut off or changed)
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
train-color = { $place } (color { $color }) { $state }
state-closed = closed
state-open = open
state-duty = double to cover
state-fits = a tile fits
state-winner = winner
turn = { $place }'s turn
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
    has been up for { $up } s, { $free } bytes free, { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }
status-safe =
    has been up for { $up } s, { $free } bytes free, { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }, in safe mode
ask-status = how are you?
settings =
    settings: { $name }, volume { $volume }, brightness { $brightness }, { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }, with { $parts }
ask-settings = what are your settings?
change = set { $values }
selftest = test yourself
selftest-stop = end the self-test
selftest-at = self-test, { $at }
selftest-what = self-test, { $at }: { $text }
bootloader = restart as a drive for new firmware
prompt = stop and give the prompt
restart = restart
ping = still here
ack = has everything up to { $number }
skip = (a message that is too old now)
cannot-be = an invalid { $kind }: { $fault }
not-known = something this version does not know: { $message }
