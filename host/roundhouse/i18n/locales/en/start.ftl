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
way-called-line = You play real dominoes and tap what you lay.
way-slots = Hub only
way-slots-line = Real dominoes; you use just the hub's buttons.
seats = Seats
seats-hint = To sit down, tap a free place or press the hub there. Tap a player to set name and level.
seats-sit = Tap a free place to sit down.
seats-range = { $least } to { $most } players, clockwise.
seats-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, clockwise.
names-differ = Two players are called { $name }: tap one of them to change it.
name-cannot = { $name } cannot be a name here: tap it, and use letters and no word of the game itself.
deal-for =
    Deal for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
sit-for =
    Start with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
go-on = Continue
statistics = Statistics
preferences = Settings
hub-connected = Hub: { $name }
hub-simulated = No hub: simulated
hub-missing = No hub
hub-looking = Looking for a hub
hub-lost = The hub is gone. Is it plugged in?
quit = Quit
back = Back

## Somebody at the table

seat-title = Seat { $seat }
seat-line = Type a name, or tap its letters.
name-of = Name
who-plays = Who plays
who-person = Person
who-random = Computer: easy
    .level = easy
who-greedy = Computer: good
    .level = good
who-sensible = Computer: strong
    .level = strong
team = Teams
team-of = { $team } of { $teams }
team-none = none
seat-remove = Remove player
letters = QWERTYUIOP ASDFGHJKL ZXCVBNM
letter-erase = ←
letter-space = space
seat-done = Done

## One of several

sets = Tiles
sets-line = Which set do you play with?
set-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
lengths = Length
lengths-line = You can shorten a match, and you can leave it and continue any time.
length-all-line = Every round of the game.
length-rounds-line = Then the leader wins.
length-minutes-line = After that, no new round starts.

## A table that rests, and one that cannot go on

pause = Menu
pause-title = Pause
pause-line = Everything is saved: you can leave the table and continue any time.
pause-on = Play on
pause-leave = Leave the table
sorry-title = Something went wrong
sorry-line = Every table is saved as it was. Continue it from the first screen.
sorry-on = To the first screen

## All games

games-title = Train games
games-line = All of them are played around one hub, with the tiles you have.

## How it is played

how-to-play = How to play
how-to-play-of = How to play { $game }
how-to-play-rule = House rule: { $title }, { $value }. { $line }
how-to-play-on = House rule: { $title }, on. { $line }
how-to-play-off = House rule: { $title }, off. Not used here: { $line }

## House rules

rules-title = House rules of { $game }
rules-line = At first they are set as the game's own book recommends.
rules-usual-again = As recommended
undo-agreed = Undo
undo-agreed-line = Steps can be taken back when the screen deals.
option-usual = as usual

## Tables that wait

waiting-title = Continue
waiting-line = Every table is saved as you left it.
waiting-none = No saved tables.
you = Guest

## A dealt table

volume-now = Volume { $volume } of 10.
volume-none = Muted. Press F8 to turn the sound back on.
hand-order = Order
hand-covered = Show your hand when nobody else is looking.
train-whole = { $name }: the whole train
train-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, from the hub outward.
why-not = Why not?
hint-play = The computer would play { $move }
hint-also = You could also play { $move }
hint-more =
    { $plays ->
        [one] { $plays } more play
       *[other] { $plays } more plays
    }: ask again.
