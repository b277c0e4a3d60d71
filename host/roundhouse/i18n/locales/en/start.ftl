### The first screens: game, seats, house rules, tables that wait; and small texts of every screen.

title = Roundhouse
subtitle = Train dominoes around one hub

## Start

game = Game
more-games = All games
guided = First time? Learn
set = Tiles
set-of = double-{ $set }
rules = House rules
rules-recommended = recommended
rules-changed = { $count } changed
length = Length
length-all = whole match
length-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
length-minutes = { $count } minutes
how = How will you play?
way-dealt = Dealt here
way-dealt-line = The screen deals, keeps hands, checks plays.
way-called = At a real table
way-called-line = You play real dominoes and touch what was laid.
way-slots = Hub alone
way-slots-line = Real dominoes; the hub's buttons say all.
seats = Seats
seats-hint = Sit down: touch a free place, or press the hub there. Touch a player for name and strength.
seats-sit = Touch a free place to sit down.
seats-range = { $least } to { $most } players, clockwise.
seats-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, clockwise.
names-differ = Two players have the name { $name }: touch one of them to change it.
name-cannot = { $name } cannot be a name here: touch it, and use letters and no word of the game itself.
deal-for =
    Deal for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
sit-for =
    Begin with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
go-on = Go on
statistics = Statistics
preferences = Settings
hub-connected = Hub: { $name }
hub-simulated = No hub: simulated
hub-missing = No hub
hub-looking = Looking for a hub
hub-lost = The hub is gone: is it plugged in?
quit = Quit
back = Back

## Somebody at the table

seat-title = Seat { $seat }
seat-line = Type a name, or touch its letters.
name-of = Name
who-plays = Who plays
who-person = Person
who-random = Computer: easy
who-greedy = Computer: good
who-sensible = Computer: strong
team = Teams
team-of = { $team } of { $teams }
team-none = none
seat-remove = Give up the seat
letters = QWERTYUIOP ASDFGHJKL ZXCVBNM
letter-erase = ←
letter-space = space
seat-done = Done

## One of several

sets = Tiles
sets-line = Which set lies on the table, or is dealt here?
set-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
lengths = Length
lengths-line = A match can be shortened, and left and gone on with at any time.
length-all-line = Every round that the game has.
length-rounds-line = Then whoever leads has won.
length-minutes-line = After that no new round begins.

## A table that rests, and one that cannot go on

pause = Menu
pause-title = A rest
pause-line = Everything is kept: the table can be left and gone on with at any time.
pause-on = Play on
pause-leave = Leave the table
sorry-title = That went wrong
sorry-line = Every table is safe as it stood. Go on with it from the first screen.
sorry-on = To the first screen

## All games

games-title = Train games
games-line = Every one is played around one hub, with the tiles you have.

## How it is played

how-to-play = How to play
how-to-play-of = How { $game } is played
how-to-play-rule = House rule: { $title }, { $value }. { $line }
how-to-play-on = House rule: { $title }, on. { $line }
how-to-play-off = House rule: { $title }, off. Not so here: { $line }

## House rules

rules-title = House rules of { $game }
rules-line = As they stand at first, the game's own book recommends them.
rules-usual-again = As recommended
undo-agreed = Undo
undo-agreed-line = Steps may be taken back at a table that the screen deals.
option-usual = as usual

## Tables that wait

waiting-title = Go on
waiting-line = Every table is kept as it was left.
waiting-none = No table waits.
you = Guest

## A dealt table

volume-now = Volume { $volume } of 10.
volume-none = No sound. 0 lets it sound again.
hand-order = Order
hand-covered = Show your hand when nobody else is looking.
train-whole = { $name }: the whole train
train-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, from the hub outwards.
why-not = Why not?
hint-play = The computer would play { $move }
hint-also = This can be played, too: { $move }
hint-more =
    { $plays ->
        [one] { $plays } more play
       *[other] { $plays } more plays
    }: ask again.
