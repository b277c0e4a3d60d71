### The pages on phones, and the command that serves them.

## Sitting down

your-name = Your name
name-kept = or keep the seat's name
where = Sit down where you sit at the table
free = free
computer = computer
only-watch = Just watch
sit-down = Sit down
code-wrong = This code no longer opens the table: scan the one on the screen.
no-seat = You have no seat at this table: scan the code on the screen.
left = You have left your seat: scan the code to sit down again.
seat-taken = Somebody took that seat just now: choose another one.
seat-missing = Choose a seat first.
watchers-full = Enough people are watching: take a seat, or wait until somebody leaves.
name-missing = You need a name to join: type yours.
seat-asked = Somebody is asking for that seat already: wait until that is settled, or choose another one.
joins = Join in another seat
waits-for-seat = Wait for a seat
waits-here = You wait for a seat as { $name }: as soon as there is one, this phone sits down by itself.
waits-no-longer = Wait no longer
waiting = Waiting for a seat: { $names }
ask = It is mine
ask-for = Ask for the seat of { $seat } with this phone
ask-number = This phone shows { $number }, so that the table knows which phone asks for the seat of { $seat }.
ask-host = The person at the table's computer can give you the seat at once. This page updates itself.
ask-no-longer = Stop asking
ask-declined = The table did not give you that seat: scan the code to choose another one.
as-screen = This screen is the table: show it to everybody
type-code = Or type the code below it
come-in = Come in

## At the table

attention = When it is my turn
attention-sound = A sound
attention-vibration = The phone vibrates
attention-title = The tab blinks
attention-remind = Once more after each minute
attention-called = Others can call me with ⏰
attention-reactions = Show the reactions of others
attention-awake = Keep the screen on
awake-on = The screen stays on while this page is open.
awake-tried = A silent video plays, which keeps most screens on. If yours goes dark, choose a longer time in the phone's settings.
awake-off = This browser does not keep the screen on: choose a longer time in the phone's settings.
trains = Trains
your-hand = Your hand
hand-more = More tiles of your hand
actions = What you can do
open = open
waits = uncovered
tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
lay-there = Lay it on { $train }, { $end }
scores = Scores
round = Round
total = Total
reactions = Reactions
reaction-clap = Applause
reaction-laugh = Laughter
reaction-wow = Amazement
reaction-sad = Regret
reaction-party = Cheers
reaction-wait = We wait for the player in turn
whole-table = See the table
whole-picture = As a picture
back-to-hand = Back to the hand
calls = Calls
more = More
host = Host this table
host-what = The host's phone can send phones away, make a new code, let nobody else in, pause the table and set the hub's volume.
host-invites = Others type the address and the code into their phone's browser, or scan the code of the table.
host-type = Type the code that the table's computer shows for the host: “Phones” in its window, or “host” in its terminal
host-be = Use this phone for that
host-code-wrong = That is not the host's code: the table's computer shows another one each time.
host-code = A phone in a seat becomes the host's with { $code }, once.
who-speaks = Who speaks now?
count-again = Take it again
photo-lost = The photo did not arrive: send it again.
photo-large = The photo is too large to send: choose a smaller one.
photo-often = Many photos were sent at once: wait a few seconds, then send it again.
calls-for-all = { $seat } calls for everybody.
leave = Give up the seat
leave-watching = Stop watching
leave-sure = Give up your seat? Somebody else can take it then.
asks-own = A phone that shows { $number } asks for your seat. Is it you?
asks-other = A phone that shows { $number } asks for the seat of { $seat }.
asks-line = Phone { $number }: the seat of { $seat }?
asks-near = It comes from the same address as { $names }: a yes from there does not count.
asks-agreed = { $names } said yes.
asks-two = The phone of { $seat } can give it, or two others at the table.
asks-time =
    { $minutes ->
        [one] It gets the seat in a minute, unless the phone of { $seat } gives a sign or somebody says no.
       *[other] It gets the seat in { $minutes } minutes, unless the phone of { $seat } gives a sign or somebody says no.
    }
asks-one-more = You said yes. Somebody else at the table has to, too.
gave-owner = { $seat } goes on with the phone that showed { $number }: the phone used before agreed.
gave-others = { $names } gave the seat of { $seat } to the phone that showed { $number }.
gave-host = The table's computer gave the seat of { $seat } to the phone that showed { $number }.
gave-time =
    { $minutes ->
        [one] The phone of { $seat } gave no sign for a minute: the phone that showed { $number } has the seat.
       *[other] The phone of { $seat } gave no sign for { $minutes } minutes: the phone that showed { $number } has the seat.
    }
gave-freed = The table's computer freed the seat of { $seat }.
gave-freed-by = { $names } freed the seat of { $seat }.
gave-sat = A phone sat down in the seat of { $seat } in the middle of the round.
understood = Understood
lost-seat = So this phone no longer shows the hand of { $seat }. Was that not you? Say so at the table, scan the code, and tap “It is mine” at your seat.
let-in-own = Yes, go on there
let-in-other = Yes, that is { $seat }
keep-out = No
leave-computer = Let a computer play on
leave-computer-sure = Let a computer play your hand from now on?
leave-depart = Leave the match
leave-depart-sure = Leave the match? Your seat goes, but your scores stay on the sheet.
lost = No connection to the table: trying again …
tap-kept = The table has not taken your tap yet. It is kept and sent again …
tap-late = The table had moved on before your tap came. Look, and tap again.
here = here with a phone
away = away
leave-watching-sure = Stop watching? Scan the code to come back.
to-hand = Back to your hand
scan = Sit down with your phone:
code = Code

## The command

serving = The table is open. Scan the code with a phone on the same network, or open { $address }
serve-picture = The code to scan is in { $path }
serve-name = Or open { $address } on a phone that finds names like this one.
serve-commands = Type code for a new code, close so that nobody else comes in, free 2 to free the second seat, host for the code of the host's phone, quit to end.
serve-closed = Nobody else may come in now. Type code to let people in again.
serve-asks = A phone that shows { $number } asks for the seat of { $seat }. Type free { $place } to let it in.
serve-unknown = Type code, close, host, free and the number of a seat, or quit.
serve-host = A phone in a seat becomes the host's by the code { $code }, which works once: More, Host this table.
same-network = A phone that finds no page is on another network: join the same Wi-Fi.
no-more-files = This computer lets the program open no more files, so new phones have to wait. Start it again after `ulimit -n 4096`.

## The window

phones-title = Phones
phones-here = Scan the code with a phone, or type the address and the code into its browser. Players without a phone play here.
phones-shut = Nobody else may come in now: a new code lets people in again.
phones-code = Code { $code }
phones-renew = New code
phones-shut-it = Nobody else may come in
phones-done = To the table
phones-let-in = Let it in
phones-free-it = Free it
seat-here = on a phone
seat-away = away
seat-free = plays here
seat-asked-by = a phone that shows { $number } asks for it
seat-computer = computer

## Without a screen

no-table = No table is set up: scan the code, or type it here.
setup-on = on
setup-off = off
setup-people = People, with commas between their names
setup-computers = Computer players
setup-fill = enough for { $count } players
setup-level = How well computers play
setup-sound = Sound of the hub
setup-rules = House rules
setup-look = Apply and look again
setup-begin = Begin
setup-waiting = Go on with a table
rematch = Play again
rematch-sure = Begin this game again for everybody?
another-game = Another game
another-game-sure = Choose another game for everybody? All phones come along.
wish = I would like to play again
wish-here = The next game is begun at the computer: this page goes on by itself.
share = Share a picture
between = The next game is being chosen. This page goes on by itself.
between-choose = Choose the game
between-stay = Stay here: you come along.
again = Set up another table
again-sure = Put this table away? It is saved, and everybody leaves it.
renew-sure = Make a new code? The old one no longer opens the table, and watching screens have to type the new one.
statistics = Statistics
hosting = Set up a table from a phone: scan the code, or open { $address }
host-unknown = Type host, free and the number of a seat, or quit.
