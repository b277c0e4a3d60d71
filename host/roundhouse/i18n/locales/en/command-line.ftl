### The command line: what is wrong with an order, the options of commands, and words of their help.

## What cannot be, and what can

no-command = There is no command { $name }: choose { $allowed }.
no-command-but-near = There is no command { $name }: did you mean { $near }?
no-option = There is no option { $name }: choose { $allowed }.
no-option-but-near = There is no option { $name }: did you mean { $near }?
bad-value = { $name } cannot be { $value }: { $wanted }.
bad-value-but-near = { $name } cannot be { $value }: did you mean { $near }?
missing = { $name } is missing: `roundhouse { $command } --help` says what it is.
missing-choice = { $name } is missing: choose { $allowed }.
value-missing = { $name } needs a value: `roundhouse { $command } --help` says which.
no-value = { $name } takes no value: write it alone.
too-much = `roundhouse { $command }` does not take { $written }: leave it out.
bad-hub-name = A hub's name has 1 to { $most } plain letters: choose another --name.
no-part = There is no part { $part }: choose from { $allowed }.
wanted-choice = choose { $allowed }
wanted-whole = write a whole number, like 4
wanted-number = write a number, like 2.5
wanted-from = write a number, { $least } or more
wanted-between = write a number from { $least } to { $most }
wanted-address = write one like https://dominoes.example
wanted-folder = name a folder you can use
wanted-file = name a file you can use
no-stats = There are no rounds that match: `roundhouse play` adds some.
bad-day = Cannot read { $option } { $text }: write a day like 2026-12-24.
no-days = No day is on or after { $since } and on or before { $until }: swap them.
not-counted = { $name } is left out because it cannot be replayed.
bad-minutes = A match cannot last { $minutes } minutes: choose more than 0 and at most a week.
announce-time-unused = Nobody announces last tiles at this table: leave out --announce-time, or add --rule missed_call=yes.
bad-seed = Cannot use this --seed: write up to 64 letters and digits.
nobody-named = Nobody is named in --players: write names like --players "Ann,Bo".
name-all = Who is at the table? Name everybody, clockwise, like --players "Ann,Bo,Cy".
many-named =
    { $named ->
        [one] { $named } player is
       *[other] { $named } players are
    } named for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: name fewer, or ask for more --seats.
bad-names = These names would be confused with the notation: use { $fault }.
drive-without-image = A drive takes only an image: name one with --image FILE.uf2.
replace-with-image = An image replaces whatever program the Pico has: leave out --replace.
no-folder = Cannot write to the folder { $folder } ({ $reason }): name another one.
no-file = { $file } cannot be opened ({ $reason }): name another one.
not-written = { $file } cannot be written ({ $reason }): name another place.
bad-record = { $file }:{ $line }: { $what }
record-or-replay = Use either --record or --replay: what you replay is already in a file.

## Headings

heading-usage = Usage:
heading-options = Options
heading-commands = Commands

## Which numbers an option takes, after what it does

range-from = { $least } or more
range-between = { $least } to { $most }

## Options of several commands

option-announce-time = For how many seconds nobody may claim that a player forgot to announce the last tile. Usually 5.
option-turn-clock = After how many seconds of a turn a lamp says that it takes long, and after twice as many a sound does. Nothing is lost then. Usually there is no clock.
option-data = Where tables are saved. Usually your data folder.
option-help = Show this message and exit.
option-hub = The hub's port, sim:// for a simulated one, or none. Usually the first one found.
option-hall = Report to the hall at this broker, such as mqtt://192.168.1.5; add --table.
option-table = The number of this table in the hall.
option-home-assistant = Show the table in Home Assistant through this broker, such as mqtt://roundhouse@homeassistant.local/kitchen.
option-direct-tables = How many tables there are.
option-direct-broker = A broker that runs already, such as mqtts://broker.example/north, instead of one of our own.
option-direct-host = The address at which our broker listens. Usually all addresses of this computer.
option-direct-port = The port of our broker.
option-direct-tls = A certificate and its key, as files: our broker speaks TLS.
option-direct-pages-port = The port that serves the evening's pages.
option-direct-public = The address by which phones elsewhere reach the pages, like https://evening.example.
option-direct-new = Begin a new evening; the last one's file is put aside.
option-host = This computer's address on the phones' network. Usually found automatically.
option-job = A file in which results are kept as they come: the same command goes on from it, here or elsewhere.
option-language = The language; usually the one chosen on the screen, or this computer's.
option-level = How well computers play: { $levels }. Usually { $usual }.
option-minutes = A shorter match: no new round after this many minutes.
option-on = Play on the Dask cluster with the scheduler at this address, like tcp://10.0.0.5:8786.
option-out = Save record.txt and table.png here.
option-port = The port that serves the pages.
option-public = The address by which people elsewhere reach this table, like https://dominoes.example.
option-tls = A certificate and its key, as files: the pages are served over https.
option-rounds = A shorter match.
option-report = Also write what was found into this file, with the end of the log, without names and places.
option-rule = A house rule; can be used more than once.
option-remove-yes = Delete without asking.
option-seconds = Stop after this long; without it, stop with Ctrl-C.
option-seed = Shuffle by this seed: the same seed deals the same tiles.
option-set = The double-N set: 6, 9, 12, 15 or 18.
option-sheet = The rules of a published sheet, which `roundhouse sheets` lists; or your own, as the text that passes them on.
option-sounds = How much is heard: quiet, usual or all. Usually as chosen in the window.
option-text = Play in the terminal; automatic if there is no display.
option-thinking = How long an expert thinks about a move or a hint. Usually 1 where a screen shows it; many experts share the time of four.
option-verbose = Say on standard error what goes on, and show the traceback of a fault.
option-version = Show the version and exit.
option-workers = How many processes play. Usually one for each core.

## Options of one

option-arena-better = Stop once it is sure, at 5% risk, whether the challenger gains this much or nothing: points a round, or percent of matches.
option-arena-confirm = Use the deals for confirming, not those for tuning.
option-arena-deals = How many duplicate deals at most.
option-arena-game = Which game. Usually Mexican Train.
option-arena-matches = Play whole matches, not single rounds.
option-arena-out = Save the result here as JSON, with everything to repeat it.
option-arena-seats = How many play. Usually 2.
option-check-all = Go on after a line that is refused or cannot be read; it is left out.
option-check-quiet = Show only what is wrong.
option-check-table = Show the state of the table after each line.
option-flash-drive = The drive of a Pico in bootloader mode.
option-flash-image = Put this image on it, MicroPython included.
option-flash-replace = Replace a program on the Pico that is not the hub's.
option-hubs-all = Ask every serial port, not only a Pico's.
option-lab-matches = How many matches under each setting. Usually 200.
option-lab-out = Save lab.svg and lab.csv in this folder.
option-lab-seats = How many play: 4, 2-8 or 2,4,6. Usually 4.
option-lab-vary = Play under each of these values; again for another rule, every combination is played.
option-monitor-all = Show acknowledgements and pings too.
option-monitor-record = Save what goes over the wire in FILE.
option-monitor-replay = Show the recording in FILE again.
option-play-computer = Computers take all seats and play a round (or --rounds).
option-play-out = Save record.txt, table.png and, with --computer, hub.wav here.
option-play-players = The people who play, like "Ann,Bo"; otherwise you alone.
option-play-seats = Players in all; computers take the free seats. Usually as many as are named, or 4.
option-referee-phones = Everybody calls, or watches, on their own phone; nothing is typed here.
option-referee-players = Who is at the table, clockwise, like "Ann,Bo,Cy".
option-referee-slots = Use only the hub's buttons, and type only the sums of the hands.
option-referee-score-pad = Enter only who went out in each round, and what the hands count.
option-replay-hub = Show and play it on this hub; sim:// for a simulated one.
option-replay-round = Start with this round.
option-replay-speed = Play by itself, N steps a second; otherwise each key is a step.
option-replay-rule-anew = Where the rules have changed since the record was written, let today's hold; what they refuse is left out.
option-play-phones = Let everybody hold their hand on a phone; the window shows the table, and the hands of those who have none.
option-resume-phones = Serve the table to phones, as `roundhouse serve` does.
option-serve-players = The people who play, like "Ann,Bo"; each takes a seat with a phone. Otherwise you alone.
option-serve-seats = Players in all; computers take the free seats. Usually as many as are named, or 4.
option-code = The code that opens the table: at least 4 letters and digits, 8 with --public. Else the one that the table had, or a new one.
option-serve-qr = How the code to scan is shown: drawn in the terminal, or as a picture in the data folder, whose path is printed.
option-resume-list = Only list the unfinished tables.
option-resume-as-it-was = Where the rules have changed, keep the table as it was: what they refuse now stands, as overruled.
option-resume-rule-anew = Where the rules have changed, rule on the calls anew from there, and keep a copy of the table as it was.
option-review-round = Review this round alone.
option-review-seed = Judge in the possible worlds of this seed: the same seed gives the same figures.
option-review-workers = How many processes judge. Usually one for each core.
option-review-on = Judge on the Dask cluster with the scheduler at this address, like tcp://10.0.0.5:8786.
option-review-rule-anew = Where the rules have changed since the record was written, let today's hold; what they refuse is left out.
option-photo-camera = Take a picture with a webcam; 0 is the first one.
option-photo-format = Text for people, or json: one object on a line for each picture.
option-photo-game = The game, whose set is read.
option-photo-report = Pack the tiles alone, all around them cut away, to send a picture that was read wrong.
option-photo-set = The double-N set; without it, any number up to 18 is read.
option-photo-show = Write the photo as PNG with what was read drawn over it.
option-photo-tiles = How many tiles the hand has.
option-rules-format = The format.
option-rules-out = Write it to this file.
option-rules-rule = A house rule, marked as chosen; can be used more than once.
option-rules-set = The double-N set.
option-rules-sheet = A published sheet, and what of it cannot be played; `roundhouse sheets` lists them.
option-settings-brightness = How bright the lamps are.
option-settings-mute = No sound at all, whatever the volume; or sound again.
option-settings-name = Its name, up to { $letters } letters.
option-settings-parts = The parts it has: any of { $parts }.
option-settings-quiet = Softer sounds for the evening; or the usual ones.
option-settings-slots = How many slots it has.
option-settings-volume = How loud it is without a computer.
option-seat-even = All tables have as many players as --tables-of says; players who are left over sit out.
option-seat-rounds = How many rounds to seat.
option-seat-seed = The same seed gives the same seating.
option-seat-tables-of = How many players sit at a table.
option-standings-by = What a round is worth: its points; ranks, one for each player beaten at the table; or margin, the points ahead of the mean of the others. Usually points.
option-standings-most-wins = The most points win; otherwise the fewest.
option-standings-teams = Print the standings of the teams in this CSV of names and teams.
option-stats-computers = Count computer players too.
option-stats-csv = Write a row for each round; - prints it.
option-stats-evenings = A line for each table instead: when, what, who, how it ended.
option-stats-game = Only this game.
option-stats-since = Only tables begun on or after this day, like 2026-12-24.
option-stats-until = Only tables begun on or before this day.

## What stands for what is to be written

metavar-address = ADDRESS
metavar-args = ARGS
metavar-certificate = CERTIFICATE
metavar-challenger = CHALLENGER
metavar-code = CODE
metavar-command = COMMAND
metavar-date = DATE
metavar-dir = DIR
metavar-file = FILE
metavar-game = GAME
metavar-key = KEY
metavar-level = LEVEL
metavar-list = LIST
metavar-name = NAME
metavar-names = NAMES
metavar-options = OPTIONS
metavar-picture = PICTURE
metavar-player = PLAYER
metavar-rival = RIVAL
metavar-seconds = SECONDS
metavar-sheet = SHEET
metavar-text = TEXT
metavar-value = VALUE
