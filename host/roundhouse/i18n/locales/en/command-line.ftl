### The command line: what is wrong with an order, the options of commands, and words of their help.

## What cannot be, and what can

no-command = There is no command { $name }: choose { $allowed }.
no-option = There is no option { $name }: choose { $allowed }.
bad-value = { $name } cannot be { $value }: { $wanted }.
missing = { $name } is missing: `roundhouse { $command } --help` says what it is.
missing-choice = { $name } is missing: choose { $allowed }.
value-missing = { $name } takes a value: `roundhouse { $command } --help` says which.
no-value = { $name } takes no value: write it alone.
too-much = `roundhouse { $command }` takes no { $written } there: leave it out.
bad-hub-name = A hub's name has 1 to { $most } plain letters: choose another --name.
no-part = There is no part { $part }: choose some of { $allowed }.
wanted-choice = choose { $allowed }
wanted-whole = write a whole number, like 4
wanted-number = write a number, like 2.5
wanted-from = write a number from { $least }
wanted-between = write a number from { $least } to { $most }
wanted-folder = name a folder that you may use
wanted-file = name a file that you may use
bad-rule = Cannot read --rule { $rule }: write name=value, like --rule double_blank=50.
two-values = { $option } cannot be both { $one } and { $other }: give it once.
no-stats = No round is kept that this asks for: `roundhouse play` adds some.
bad-day = Cannot read { $option } { $text }: write a day like 2026-12-24.
no-days = No day is from { $since } on and not after { $until }: exchange them.
not-counted = { $name } is left out, since it cannot be played again.
bad-minutes = A match cannot last { $minutes } minutes: choose more than 0 and at most a week.
bad-seed = Cannot use this --seed: write up to 64 letters and digits.
nobody-named = Nobody is named in --players: write names like --players "Ann,Bo".
name-all = Who sits at the table? Name all, clockwise, like --players "Ann,Bo,Cy".
many-named =
    { $named ->
        [one] { $named } player is
       *[other] { $named } players are
    } named for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: name fewer, or ask for more --seats.
bad-names = These players' names cannot be told apart from the notation: use { $fault }.
no-checkout = The emulated Pico is in the project's checkout only: clone the project, run `pip install -e .` in it, and call this again.
drive-without-image = A drive takes an image only: name one with --image FILE.uf2.
replace-with-image = An image replaces whatever program the Pico has: leave out --replace.
no-folder = Cannot write to the folder { $folder } ({ $reason }): name another one.
no-file = { $file } cannot be opened ({ $reason }): name another one.
bad-record = { $file }:{ $line }: { $what }
record-or-replay = Take either --record or --replay: a recording that is told again is on file.

## Headings

heading-usage = Usage:
heading-options = Options
heading-commands = Commands

## Options of several commands

option-data = Where tables are kept. Usually the user's data folder.
option-help = Show this message and exit.
option-hub = The hub's port, sim:// for a simulated one, or none. Usually the first found.
option-language = What is spoken; usually as chosen on the screen, else as this computer.
option-minutes = A shorter match: no new round after so many minutes.
option-out = Leave record.txt and table.png here.
option-rounds = A shorter match.
option-rule = A house rule; can be given again.
option-seconds = Stop after so long; without it, stop with Ctrl-C.
option-set = The double-N set: 6, 9, 12, 15 or 18.
option-text = Play in the terminal; done by itself where there is no display.
option-version = Show the version and exit.

## Options of one

option-check-quiet = Say only what is wrong.
option-flash-drive = The drive of a Pico in bootloader mode.
option-flash-image = Put this image on it, MicroPython and all.
option-flash-replace = Also if the Pico starts a program that is not the hub's.
option-hubs-all = Ask every serial port, not only those of a Pico.
option-monitor-all = Show acknowledgements and pings too.
option-monitor-record = Keep what goes over the wire in FILE.
option-monitor-replay = Tell the recording in FILE again.
option-pico-flash = Keep the flash, with the hub's settings, in FILE.
option-pico-image = Boot this image; usually that of the firmware as it stands, built when it has changed.
option-pico-panel = Show the lamps and the sound, from the pins; keys press the buttons.
option-pico-port = The socket's port. Usually { $port }.
option-play-computer = Computers take all seats and show a round (or --rounds).
option-play-level = How well computers play.
option-play-out = Leave record.txt, table.png and, with --computer, hub.wav here.
option-play-players = The people who play, like "Ann,Bo"; else you alone.
option-play-seats = Players in all; computers take the seats nobody has. Usually 4.
option-play-seed = Shuffle as this seed says: the same seed deals the same tiles.
option-referee-players = Who sits at the table, clockwise, like "Ann,Bo,Cy".
option-referee-slots = The hub's buttons say all, and nothing is typed.
option-replay-hub = Show and sound it on this hub; sim:// for a simulated one.
option-replay-round = Begin with this round.
option-replay-speed = Go on by itself, N steps a second; else a key is a step.
option-resume-list = Only list the tables that are not finished.
option-rules-format = How it is laid out.
option-rules-out = Write it to this file.
option-rules-rule = A house rule, marked as chosen; can be given again.
option-rules-set = The double-N set.
option-settings-brightness = How bright the lamps are.
option-settings-mute = No sound at all, whatever the volume; or again.
option-settings-name = What it is called, in up to { $letters } letters.
option-settings-parts = What it is made of: some of { $parts }.
option-settings-quiet = The evening's profile: softer sounds; or the usual ones.
option-settings-slots = How many slots it has.
option-settings-volume = How loud it is without a host.
option-stats-computers = Count computer players too.
option-stats-csv = Write a row a round; - prints it.
option-stats-evenings = A line a table instead: when, what, who, how it ended.
option-stats-game = Only this game.
option-stats-since = Only tables begun on this day or later, like 2026-12-24.
option-stats-until = Only tables begun on this day or before.

## What stands for what is to be written

metavar-address = ADDRESS
metavar-args = ARGS
metavar-command = COMMAND
metavar-date = DATE
metavar-dir = DIR
metavar-file = FILE
metavar-game = GAME
metavar-list = LIST
metavar-name = NAME
metavar-names = NAMES
metavar-options = OPTIONS
metavar-player = PLAYER
metavar-text = TEXT
metavar-value = VALUE
