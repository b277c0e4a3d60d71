### The help of each command. The text is its line in the list of commands; .help is all of it.
### A paragraph that begins with \b keeps its lines.

main = A table for train dominoes.
    .help =
        A table for train dominoes: a referee that knows the rules, computer players, and a hub that lights and sounds.

        \b
          roundhouse play                        choose on the screen: game, seats, rules, a table that waits
          roundhouse play basic-trains --text    another game, in the terminal
          roundhouse play --computer --out out   watch computers; leaves record, picture and sound
          roundhouse referee --players Ann,Bo    referee a match that you play with real tiles
          roundhouse resume                      go on where the last table stopped
          roundhouse games                       the games that are there
          roundhouse rules mexican-train         the rules of one, for people
          roundhouse check evening.txt           was everything in this record by the rules?
          roundhouse replay evening.txt          see it again, step by step
          roundhouse stats                       matches, wins and best rounds over evenings
          roundhouse hubs                        the hubs that are there
          roundhouse flash                       put the firmware on a hub, or bring it up to date
          roundhouse status                      how a hub is; settings: how it is set; selftest: is all of it well
check = Hold records against the rules.
    .help =
        Say of every line of a record what the referee says to it; FILE may be - for what is piped in.

        Ends with exit code 1 at the first line that is refused or cannot be read, naming the line and the clause, and also when hands that were shown prove that somebody passed or drew with a tile that could be played.

        A record can be written by hand, with tiles nobody saw and from the middle of a round: RECORDS.md in roundhouse/records shows how.
flash = Put the hub's firmware on a Pico, or bring it up to date.
    .help =
        Put the hub's firmware on a Raspberry Pi Pico, or bring it up to date.

        ADDRESS is the hub's port, such as /dev/ttyACM0 or COM3; without it, the only Pico that is there.

        Without --image the firmware's files go over the cable to a Pico that has MicroPython, only those that differ. It can be stopped at any moment: the hub does not start half an update, and the next one goes on where it stopped.

        With --image a whole image goes on the Pico. A hub that is plugged in is asked to make itself a drive; for a new Pico, hold its BOOTSEL button while plugging it in.

        \b
          roundhouse flash                                the files, to the only Pico that is there
          roundhouse flash COM3                           the files, to this one
          roundhouse flash --image roundhouse-hub.uf2     the image
games = List the games.
    .help = List the games: who can play them, with which sets, and how people can sit at them.
hubs = List the hubs that are there.
    .help =
        List the hubs that are there.

        Every Pico on a serial port is asked who it is; what cannot be reached, and what has another firmware than this program would put on it, is listed with what to do about it. Other devices are left alone unless you say --all. The last line is the simulated hub, which needs no hardware: give its address, or any other one listed, to `roundhouse play --hub ADDRESS` and `roundhouse monitor ADDRESS`.
monitor = Show the wire between this computer and a hub, in words.
    .help =
        Show the wire between this computer and a hub, in words.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that answers is taken, and the simulated one if there is none. Press its buttons and see what it says; those of a simulated hub are pressed by typing: `press 3`, `press 12 700` (the engine, for 700 ms), `unplug`, `plug`.

        \b
          roundhouse monitor sim://?drop=0.2     a simulated hub behind a bad cable
          roundhouse monitor --record wire.txt   keep what is said in a file
          roundhouse monitor --replay wire.txt   read that file in words, without any hub
          roundhouse monitor COM3 --replay wire.txt
                                                 show and sound on a hub what the file tells
pico = Boot the hub's image on an emulated Pico.
    .help =
        Boot the hub's image on an emulated Pico.

        It is offered as a socket and, on Linux and macOS, as a serial port: for `roundhouse play --hub ADDRESS`, `roundhouse monitor ADDRESS`, `mpremote connect ADDRESS` and any terminal. It runs at a Pico's speed, or slower where the computer is. Needs Node and a checkout of the project.

        \b
          roundhouse pico --panel                see the lamps, press the buttons with keys
          roundhouse pico --flash hub.flash      settings are still there the next time
          roundhouse pico --image old.uf2        boot an older image
play = Play a match.
    .help =
        Play GAME: mexican-train (the usual one) or another that `roundhouse games` lists.

        With a display and nothing said, a window opens in which game, players and rules are chosen; with a game or players, a window with that table. Without a display, or with --text, the table is in the terminal. Every table at which a person sits is kept: `roundhouse resume` goes on where one stopped.

        House rules, as --rule NAME=VALUE:

        { $rules }
referee = Referee a match on a real table.
    .help =
        Referee GAME on a real table: lay your own tiles, say what is done, hear what the rules say to it.

        Calls are typed as notation or shorter, one a line or several parted by commas; ? lists what can be said:

        \b
          ann 12-5            Ann lays the 12-5
          bo draw             Bo draws
          cy 3-3 on bo        Cy lays the double 3 on Bo's train
          bo done             Bo's turn is over
          bo 3-4 5-5          what Bo has left at the end; bo = 17 for the sum

        With --slots the hub's buttons say all, and nothing is typed but the sums of the hands at the end. Everybody presses the slot in front; then a slot says that a tile is laid on its train (long: a double; twice: its marker comes down), and the engine that somebody drew (twice: passed or is done; long: the last step is taken back).

        Every table is kept: `roundhouse resume` goes on where one stopped. Calls can come from a pipe; then the exit code is 1 if any of them could not be taken.

        House rules, as --rule NAME=VALUE:

        { $rules }
replay = Play a record again.
    .help =
        Play the record FILE again, step by step or at a speed; FILE may be - for what is piped in.

        In the window Space goes on, U goes back and N plays at speed; the engine of a hub goes on too. In the terminal a key is a step: Enter on, b back, r to the next round, g at speed, q quit.
resume = Go on at a table that stopped.
    .help =
        Go on at table NAME, or at the last one that is not finished.

        A table is on disk with every call: one whose program was killed, or whose computer lost power, goes on where it stopped.
rules = Print the rules of a game.
    .help =
        Print the booklet of GAME: its rules for people, clause by clause, with the house rules that are chosen.

        \b
          roundhouse rules mexican-train | less
          roundhouse rules mexican-train --rule one_double=yes --format html --out rules.html
selftest = Test every lamp, sound and button of a hub.
    .help =
        Have a hub show every lamp in each color, play every sound, and ask for each button in turn.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that answers is taken. Look and listen; press each button when its lamp is lit. Ctrl-C ends the test. Without a computer: hold the buttons of slots 1, 2 and 3 while switching the hub on.
settings = Tell how a hub is set, or set it.
    .help =
        Tell how a hub is set, or set it; it remembers that when it is switched off.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub, which forgets it when it ends; without it, the first hub that answers is taken. A hub cannot feel which parts it is made of: tell it.

        \b
          roundhouse settings                                 how the hub is set
          roundhouse settings --volume 3 --quiet              for the evening
          roundhouse settings --slots 2 --parts lamps,buttons three buttons and a strip on a breadboard
stats = Matches, wins and best rounds over evenings.
    .help =
        Tell how matches went at all tables that are kept, of all players or of those named.

        Matches count when they are over, a shared win as a part of one; rounds count in all of them, for who sat there when they ended.
status = Tell how a hub is.
    .help =
        Tell how a hub is: since when it runs, what it is made of, what went wrong.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that answers is taken, and the simulated one if there is none. A hub whose battery is low, or that runs in safe mode, says what to do about it.
