### The first screens: game, seats, house rules, tables that wait; and small texts of every screen.

title = Roundhouse
subtitle = Train dominoes around one hub

## Start

game = Game
more-games = All games
guided = Learn by playing
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
mode-dealt = Dealt here
mode-dealt-line = The screen deals, keeps hands, checks plays.
mode-called = At a real table
mode-called-line = You play real dominoes and tap what you lay.
mode-slots = Hub only
mode-slots-line = Real dominoes; you use just the hub's buttons.
mode-score-pad = Score pad
mode-score-pad-line = Real dominoes; enter only how each round ends.
seats = Seats
seats-hint = To sit down, tap a free place or press the hub there. Tap a player to set name, picture and level.
seats-sit = Tap a free place to sit down.
seats-all-people = With real tiles everybody is a person. Tap a seat to name or remove its player.
seats-range = { $least } to { $most } players, clockwise.
seats-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, clockwise.
names-differ = Two players are called { $name }: give one of them another name.
name-cannot = { $name } cannot be used as a name: use letters, and no word of the game.
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
phones = Phones
phones-line = Everybody holds their own hand on a phone.
called-phones-line = Everybody calls their own plays on a phone, or watches.
slots-phones-line = Everybody sees the table on a phone.
preferences = Settings
hub-connected = Hub: { $name }
hub-simulated = No hub: simulated
hub-unflashed = A Pico waits for its image: `roundhouse flash`
hub-missing = No hub
hub-looking = Looking for a hub
hub-lost = The hub is gone. Is it plugged in?
quit = Quit
quit-title = Quit Roundhouse?
quit-line = Your choices are saved.
quit-line-table = The table is saved as it is: choose Continue to play on later.
quit-stay = Stay
back = Back

## Somebody at the table

seat-title = Seat { $seat }
seat-line = Type a name, or tap its letters.
name-of = Name
name-past = From past evenings
name-too-long = A name has at most { $most } letters, so that it fits beside the trains.
who-plays = Who plays
who-person = Person
    .line = a person, or a computer that plays this well
who-casual = Easy
    .level = easy
    .line = lays the heaviest tile it notices, and overlooks many
who-regular = Good
    .level = good
    .line = keeps a line for its own train, and overlooks a tile now and then
who-sensible = Strong
    .level = strong
    .line = keeps a line for its own train and thinks of the next player
who-expert = Expert
    .level = expert
    .line = plays its best moves out in its head before it chooses
team = Teams
team-of = { $team } of { $teams }
team-none = none
seat-remove = Remove player
livery = Picture and color
livery-line = This is how { $name } is known at the table. If somebody has it already, the two of you swap.
livery-picture = Picture
livery-color = Color
picture-1 = Steam engine
picture-2 = Diesel
picture-3 = Electric engine
picture-4 = Express
picture-5 = Tank engine
picture-6 = Shunter
picture-7 = Tram
picture-8 = Steam engine with tender
picture-9 = Crocodile
picture-10 = Handcar
picture-11 = Snowplow
picture-12 = Railcar
color-1 = Blue
color-2 = Orange
color-3 = Green
color-4 = Pink
color-5 = Yellow
color-6 = Violet
color-7 = Turquoise
color-8 = Red
color-9 = Lime
color-10 = Sand
color-11 = Gray
color-12 = Magenta
letters = QWERTYUIOP ASDFGHJKL ZXCVBNM'-
letters-accented = ÁÄÇÉËÍÑÓÖÚÜ
letter-erase = ←
letter-space = space
seat-done = Done

## One of several

sets-title = Tiles
sets-line = Which set do you play with?
set-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
lengths-title = Length
lengths-line = You can shorten a match, and you can leave it and continue any time.
length-all-line = Every round of the game.
length-rounds-line =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }, { $about }. Then the leader wins.
length-about-minutes = about { $minutes } minutes
length-about-hours = about { $hours } hours
length-minutes-line =
    About { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }. After that, no new one starts.

## A table that rests, and one that cannot go on

pause = Menu
pause-title = Pause
pause-line = Everything is saved: you can leave the table and continue any time.
fair-title = Fair shuffles
fair-line = The order of the tiles was fixed before the deal.
pause-seal = The order of the tiles was fixed before the deal. Its seal is { $seal }; after the match you can check it.
pause-on = Play on
error-title = Something went wrong
error-line = Every table is saved as it was. Continue yours from the first screen.
error-to-first-screen = To the first screen

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
rules-line = These are the recommended rules. You can change any of them.
rules-line-sheet = As played by { $sheet }. You can change any rule.
rules-line-different =
    { $count ->
        [one] One rule is changed; the others are as recommended.
       *[other] { $count } rules are changed; the others are as recommended.
    }
rules-line-sheet-different =
    { $count ->
        [one] One rule is changed; the others are as played by { $sheet }.
       *[other] { $count } rules are changed; the others are as played by { $sheet }.
    }
rules-basis-recommended = Recommended
rules-otherwise = { $basis }: { $value }.
rules-search = Search by a word or a clause
rules-none-found = No house rule says “{ $words }”.
rules-group-different = What is different
rules-group-opening = Beginning a round
rules-group-trains = Trains
rules-group-doubles = Doubles
rules-group-drawing = Drawing and markers
rules-group-going-out = Going out
rules-group-scoring = Scoring
rules-group-sets = Sets and rounds
rules-group-table = At the table
rules-group-further = Further rules
rules-usual-again = As recommended
undo-agreed = Undo
undo-agreed-line = Steps can be taken back when the screen deals.
announce-time = Time to announce
announce-time-line = Until then, nobody can claim a missed call.
turn-clock = Turn clock
turn-clock-line = A lamp says that a turn has taken this long; after twice the time, a sound does.
turn-clock-off = off
option-usual = as usual

## Rule sheets

sheets-title = Rule sheet
sheets-line = Pick a sheet to use its rules, as far as they can be played.
sheet-nobody = No sheet.
sheet-nobody-chosen = none
sheet-changed = { $sheet }, changed
sheet-whole = { $by }. All of its answers that are known can be played.
sheet-in-part = { $by }. { $missing } of its { $facts } answers cannot be played.
sheet-own = Rules of your own.
own-rules = Your own rules
own-rules-title = Your own rules
own-rules-line = Give the chosen rules a name to keep them. Or type the text of rules that somebody passed on.
own-rules-name = Name or text
own-rules-keep = Keep
own-rules-share = Pass on
own-rules-forget = Forget
own-rules-unnamed = Our rules
shared-rules-title = Pass on your rules
shared-rules-line = Scan or type this at another table, there under “Your own rules”.
how-to-play-overruled = What this table let stand
how-to-play-fits = To play like this from the next match on, set “{ $title }” (--rule { $rule }): { $line }
how-to-play-adopt = From the next match on: { $line }
how-to-play-without = Turn this off to play like this from the next match on. On: { $line }
stood = Calls that stood
how-to-play-as = As played by { $sheet }
how-to-play-not = Their sheet also says this, :but it cannot be played here:
how-to-play-whole = Everything known of their sheet is played here.

## Tables that wait

waiting-title = Continue
waiting-line = Every table is saved as you left it.
waiting-round = Round { $round }: { $names }
throw-away = Throw away
throw-title = Throw this table away?
throw-line = Its rounds and points will be lost for good, in the statistics too.
throw-keep = Keep it
waiting-none = No saved tables.
you = Guest

## A dealt table

volume-now = Volume { $volume } of 10.
volume-none = Muted. Press F8 to turn the sound back on.
begins-by-lot = { $name } begins: chosen by lot.
begins-engine = { $name } begins, with the engine { $tile } in hand.
begins-unused = { $name } begins, with the highest double that has not been an engine.
begins-lower = { $name } begins, with the highest double that can be this round's engine.
begins-double = { $name } begins, with the highest double.
begins-tile = { $name } begins, with the heaviest tile.
begins-seat = { $name } begins: each round the next seat leads.
begins-winner = { $name } begins, as the last winner.
begins-fewest = { $name } begins, with the fewest points in the last round.
begins-lowest = { $name } begins, with the lowest total.
hand-order = Sort
pass-to = Pass to { $name }
leave-seat = Let the computer play
leave-seat-line = It goes on with this hand; its player can sit down again under Players.
leave-ask = Should the computer play for { $seat }?
leave-ask-line = { $seat } can sit down again in the menu, under Players.
leave-not = No, { $seat } plays
leave-sure = Yes, let it play
hand-covered = Show your hand when nobody else is looking.
announce-owed = Say that you have one tile left, before somebody claims that you forgot it.
claim-early = That has to wait: { $seat } still has time to say that one tile is left. Wait a moment.
train-whole = { $name }: the whole train
train-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, from the hub outward.
why-not = Why not?
hint-play = The computer would play: { $move }
hint-draw = The computer would draw a tile
hint-done = The computer would end the turn
hint-also = You could also play: { $move }
hint-costs =
    You could also play: { $move }, { $points ->
        [0] about as good
        [one] about { $points } point worse
       *[other] about { $points } points worse
    }
hint-keeps = It keeps { $tiles } for your train
hint-lacks = { $seat } has nothing with { $number }
hint-thinking = Thinking …
hint-more =
    { $plays ->
        [one] { $plays } more play
       *[other] { $plays } more plays
    }: ask again.

## The first start

welcome-title = Welcome to Roundhouse
welcome-line = Train dominoes for one, and for a table full of people.
welcome-name = Your name
welcome-play = Play
languages-title = Language
languages-line = Each by its own name.
waiting-short = { $game }: { $names }
waiting-players =
    { $players ->
        [one] { $players } person
       *[other] { $players } people
    }
