### The help of each command. The text is its line in the list of commands; .help is all of it.
### A paragraph that begins with \b keeps its lines.

main = A table for train dominoes.
    .help =
        A table for train dominoes: a referee that knows the rules, computer players, and a hub with lights and sound.

        \b
          roundhouse play                        choose on the screen: game, seats, rules, or a saved table
          roundhouse play basic-trains --text    another game, in the terminal
          roundhouse play --computer --out out   watch computers; saves record, picture and sound
          roundhouse referee --players Ann,Bo    referee a match that you play with real tiles
          roundhouse serve --players Ann,Bo      deal for phones: everybody holds their own hand
          roundhouse resume                      continue where the last table stopped
          roundhouse games                       list the games
          roundhouse rules mexican-train         print the rules of a game
          roundhouse check evening.txt           check a record against the rules
          roundhouse replay evening.txt          watch it again, step by step
          roundhouse review evening.txt          see what decisions cost, apart from luck
          roundhouse stats                       matches, wins and best rounds over all evenings
          roundhouse hubs                        list the hubs
          roundhouse flash                       put the firmware on a hub, or update it
          roundhouse status                      see how a hub is doing; also settings and selftest

        In the environment:

        \b
          ROUNDHOUSE_DATA            the folder of tables, choices and the log
          ROUNDHOUSE_HALL_PASSWORD   what the broker of a hall asks for
          ROUNDHOUSE_HOME_PASSWORD   what the broker of Home Assistant asks for
          LC_ALL, LC_MESSAGES, LANG  the language, unless one was chosen
          NO_COLOR                   no colors in the terminal
arena = Measure one computer player against another.
    .help =
        Measure by how much CHALLENGER plays better than RIVAL, on duplicate deals: the same shuffles are played once for each seat of the challenger, with rivals in all the others, so that the luck of the deal cancels.

        { $kinds }

        Ctrl-C stops, and what was played until then is reported and saved.

        \b
          roundhouse arena sensible greedy                            single rounds, two seats
          roundhouse arena sensible one-ply --seats 4 --matches       whole matches, four seats
          roundhouse arena sensible greedy --better 2 --deals 5000    until it is sure
check = Check records against the rules.
    .help =
        Show the ruling on every line of a record, or of a file of scenarios; FILE can be - for input from a pipe.

        Ends with exit code 1 at the first line that is refused or cannot be read, and names the line and the clause; also if the hands shown prove that somebody passed or drew while holding a tile that could be played.

        A line such as `ask Bo 3-3 on Ann` is ruled on and changes nothing; `ask legal` lists what may be done now, and why the rest may not.

        You can write a record by hand, with tiles nobody saw and from the middle of a round: see RECORDS.md in roundhouse/records.
club = An evening of many tables.
    .help = An evening of many tables.
conform = Test whether a hub keeps the promises of the protocol.
    .help =
        Test whether a hub, ours or one that you made yourself, keeps the promises of firmware/PROTOCOL.md.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, socket://HOST:PORT, or sim:// for the simulated hub; without it, the first hub that answers. It takes about 15 seconds, plays one clatter, and changes no setting. Ends with exit code 1 if a promise is broken.
data = The program's files: find them, or take them along.
    .help =
        The program's files.

        Saved tables, your last choices, reviews and the files of a hall are in one folder. Nothing of it is in the package: uninstalling Roundhouse leaves it there, and so does an update.

        The variable ROUNDHOUSE_DATA names another folder, and --data does for one command.
direct = Direct a hall of many tables.
    .help =
        Direct a hall of many tables. They report every round by themselves.

        The evening itself is run on the desk, a page whose address is printed: sign players in, begin rounds, announce, sound a signal at every hub, correct scores, print, save the scores as `roundhouse club standings` reads them. Players scan a code to see their table; a wall screen shows seats and standings.

        Each table's computer needs the file with its password, in a folder hall of its data folder, and reports with --hall and --table:

        \b
          roundhouse club direct --tables 12                      the hall
          roundhouse referee --hall mqtt://192.168.1.5 --table 7  a table

        With --broker the files for Mosquitto are written, too: passwords, access list, mosquitto.conf.
doctor = What works on this computer, and what to do about the rest.
    .help =
        Say what works on this computer: display, sound, hubs, network, extras, folders, disk. Each line that is not well says what to do.

        Ends with exit code 1 where something has to be done. With --report, send the file along when you report a fault.
export = Pack the files, for another computer.
    .help = Pack the program's files into FILE.zip: saved tables, choices, reviews, and the files of a hall. A table may be played meanwhile.
flash = Put the hub's firmware on a Pico, or update it.
    .help =
        Put the hub's firmware on a Raspberry Pi Pico, or update it.

        ADDRESS is the hub's port, such as /dev/ttyACM0 or COM3; without it, the only Pico that is plugged in.

        Without --image, the firmware's files go over the cable to a Pico that has MicroPython, only those that differ. You can stop it at any moment: the hub does not start half an update, and the next run continues where it stopped.

        With --image, a whole image goes on the Pico. A hub that is plugged in is asked to turn itself into a drive; for a new Pico, hold its BOOTSEL button while plugging it in.

        \b
          roundhouse flash                                the files, to the only Pico that is plugged in
          roundhouse flash COM3                           the files, to this one
          roundhouse flash --image roundhouse-hub.uf2     the image
games = List the games.
    .help = List the games: how many can play, with which sets, and in which ways.
house-rules = Choose house rules in the terminal.
    .help =
        Open the page of house rules: choose a published sheet or single rules, give your own a name, pass them on as a text, or take in those of others. The page begins with the rules of the last game, or of GAME.

        Type the number of a row, and a value behind it if you like; an empty line goes back. `roundhouse play --sheet NAME` plays by rules that have a name.
hubs = List the hubs.
    .help =
        List the hubs that are plugged in.

        Every Pico on a serial port is asked who it is. If one cannot be reached, or has other firmware than this program would put on it, the list says what to do. Other devices are left alone unless you use --all. The last line is the simulated hub, which needs no hardware: give its address, or any other in the list, to `roundhouse play --hub ADDRESS` and `roundhouse monitor ADDRESS`.
import = Unpack an export on this computer.
    .help = Unpack what `roundhouse data export` packed. If tables or choices are saved here already, nothing is changed.
lab = See what house rules do to a game.
    .help =
        Play many matches under each setting of house rules among computer players, and compare the length of a round, blocked rounds, the lead of whoever goes first, the spread of points and the seats. Every setting gets the same seeds, and is compared with the first one match by match.

        Ctrl-C stops, and what was played until then is reported and saved.

        \b
          roundhouse lab mexican-train --vary one_double=yes,no                        four seats
          roundhouse lab mexican-train --vary one_double=yes,no --seats 2-8 --out .    a page and a table, too
monitor = Show the wire between this computer and a hub, in words.
    .help =
        Show the wire between this computer and a hub, in words.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that answers, or the simulated one if there is none. Press its buttons and see what it says. On a simulated hub you press them by typing: `press 3`, `press 12 700` (the engine, for 700 ms), `unplug`, `plug`.

        \b
          roundhouse monitor sim://?drop=0.2     a simulated hub on a bad cable
          roundhouse monitor --record wire.txt   save what is said in a file
          roundhouse monitor --replay wire.txt   read that file in words, without a hub
          roundhouse monitor COM3 --replay wire.txt
                                                 show and play the file on a hub
photo = Read the tiles of a hand from a photo.
    .help =
        Read the tiles of a hand from photos: numbers, points, and what is not sure.

        It works on this computer alone; no picture leaves it. Give the number of tiles in the hand with --tiles, and you are told if one was missed. Lay the tiles flat on a plain ground, in even light, none on another.

        Ends with exit code 1 if a tile is missing or could not be read, and with 2 if a file is not a picture. It needs the extra `camera`.

        \b
          roundhouse photo hand.jpg --set 12 --tiles 9
          roundhouse photo --camera --set 12 --tiles 9        what the webcam sees
          roundhouse photo hand.jpg --show read.png           what was read, drawn over the photo
          roundhouse photo *.jpg --format json                one object a line, for programs
          roundhouse photo wrong.jpg --report wrong.zip       to send a picture that was read wrong
play = Play a match.
    .help =
        Play GAME: mexican-train (the usual one) or another from `roundhouse games`.

        With a display, a window opens where you choose game, players and rules; if you name a game or players, the window opens with that table. Without a display, or with --text, you play in the terminal. Every table with a person at it is saved: `roundhouse resume` continues where it stopped.

        House rules, as --rule NAME=VALUE:

        { $rules }
referee = Referee a match at a real table.
    .help =
        Referee GAME at a real table: lay your own tiles, say what you did, and hear what the rules say about it.

        Type calls as notation or shorter, one on a line or several separated by commas; ? lists what you can say:

        \b
          ann 12-5            Ann lays the 12-5
          bo draw             Bo draws
          cy 3-3 on bo        Cy lays the double 3 on Bo's train
          bo done             Bo's turn is over
          bo 3-4 5-5          what Bo has left at the end; bo = 17 for the sum

        With --slots you use only the hub's buttons, and type nothing but the sums of the hands at the end. Everybody presses the slot in front of them. After that, a slot means that a tile was laid on its train (long: a double; twice: its marker comes down), and the engine means that somebody drew (twice: passed or is done; long: undo the last step).

        With --score-pad you call nothing: say who went out in each round (bo out, nobody), and what the hands count (ann = 17). Counts that no hand can have are refused.

        Every table is saved: `roundhouse resume` continues where it stopped. Calls can come from a pipe; then the exit code is 1 if any of them could not be taken.

        House rules, as --rule NAME=VALUE:

        { $rules }
remove = Delete the files.
    .help = Delete saved tables, choices, reviews, the files of a hall, and the log in this folder, after asking. Copies of matches and all other files stay.
replay = Replay a record.
    .help =
        Replay the record FILE, step by step or at a speed; FILE can be - for input from a pipe.

        In the window, Space is the next step, U goes back, N goes to the next round and G plays at speed; the engine of a hub is the next step, too. In the terminal each key is a step: Enter on, b back, r to the next round, g at speed, q quit.
resume = Continue a table that stopped.
    .help =
        Continue table NAME, or the last one that is not finished.

        Every call is saved at once: even if the program or the computer stopped suddenly, a table continues where it was.
review = Show what the decisions of a match cost.
    .help =
        Look back at a saved match: how lucky each player's tiles were, what their decisions cost, and the three that cost most, each with what would have been better.

        Every decision is judged from what its player could know then, by the expert's rollouts in many possible worlds. Figures are points by which a player is ahead of the mean of the others at the end of a round, with 95% intervals. At a real table a hand is only known from what was laid and shown later; what is not known is not judged.

        It takes about a third of a second for each decision. Ctrl-C stops, and what was judged until then is reported.

        \b
          roundhouse review match.txt               the whole match
          roundhouse review match.txt --round 3     one round of it
rules = Print the rules of a game.
    .help =
        Print the booklet of GAME: its rules in plain words, clause by clause, with the house rules you choose.

        \b
          roundhouse rules mexican-train | less
          roundhouse rules mexican-train --rule one_double=yes --format html --out rules.html
seat = Print who sits where in each round.
    .help = Print who sits where in each round, as CSV, so that as few players as possible meet twice. FILE is a CSV with a name in each line and, if you like, a team.
selftest = Test every lamp, sound and button of a hub.
    .help =
        Show every lamp of a hub in each color, play every sound, and ask for each button in turn.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that answers. Look and listen; press each button when its lamp is lit. Ctrl-C ends the test. Without a computer: hold the buttons of slots 1, 2 and 3 while you switch the hub on.
serve = Serve a table to phones.
    .help =
        Deal GAME for phones: everybody scans the code with a phone on the same network, takes a seat, and holds a hand that nobody else sees. No window is opened.

        Computer players take the seats that nobody is named for. Every table is saved: `roundhouse resume --phones` continues it, and everybody is back in their seat.

        Without a game and players, phones set the table up, too: everything is done there.

        House rules, as --rule NAME=VALUE:

        { $rules }
settings = Show or change the settings of a hub.
    .help =
        Show or change the settings of a hub; it keeps them when it is switched off.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub, which forgets them when it ends; without it, the first hub that answers. A hub cannot detect its parts: name them here.

        \b
          roundhouse settings                                 show the settings
          roundhouse settings --volume 3 --quiet              for the evening
          roundhouse settings --slots 2 --parts lamps,buttons three buttons and a strip on a breadboard
standings = Print the standings of an evening.
    .help =
        Print the standings of an evening, as CSV. FILE is a CSV with a line for each player of each round: round, table, player, points.

        A round that somebody missed counts as the mean of those that they played. Ties are broken by rounds won, then by the best round; players who are still level share the place.

        \b
          roundhouse club standings scores.csv                         the sum of the points, fewest first
          roundhouse club standings scores.csv --by margin             for tables of unequal size
          roundhouse club standings scores.csv --teams players.csv     the teams, by the mean of their members
sheets = List rule sheets: your own, and published ones.
    .help = List the rules that you have kept under a name, then the published rule sheets that are known here: clubs, makers, encyclopedias, families and apps. Each is a preset of house rules for --sheet.
stats = Matches, wins and best rounds over all evenings.
    .help =
        Show how matches went at all saved tables, for all players or for those you name.

        Matches count when they are over, and a shared win as part of one. Rounds always count, for the player who sat there when they ended.
status = Show how a hub is doing.
    .help =
        Show how a hub is doing: how long it has been running, what it is made of, what went wrong.

        ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that answers, or the simulated one if there is none. If the battery is low, or the hub runs in safe mode, it says what to do.
where = Print where the files are.
    .help = Print the folders of tables, of copies of matches, and of the log.
