### What is on paper and in lists: booklets, score sheets, statistics, the list of games.

## A score sheet

team-total = { $team }: { $total }
tie-broken = With equal totals, more rounds won put { $leaders } ahead of { $others }.
tie-shared = { $leaders } share the lead.
doubles-used = Doubles played: { $doubles }
doubles-left = Doubles to come: { $doubles }
corrected = { "*" } Round { $round }: { $seat } had { $old }, corrected to { $new }.

## Statistics

stats-player = Player
stats-matches = Matches
stats-won = Won
stats-rounds = Rounds
stats-rounds-won = Won
stats-average = Per round
stats-best-round = Best round
stats-best-match = Best match
stats-day = Day
stats-game = Game
stats-result = Result
stats-open = { $result } (not over)
stats-written = The rounds are saved in { $file }.

## A record that is checked

allowed = allowed
refused-by = refused by { $clause }: { $why }
left-out = changes nothing and is left out: { $why }
in-own-turn = In { $seat }'s turn, as the table lies: { $ruling }
at-line = { $file }:{ $line }: { $what }
but-held = Line { $line }, { $did }: { $what }
not-all-true = Lines { $lines } cannot all be true: { $what }
marker-up = marker up
double-open = double open
hands-due = The round is over. Write what { $seats } still held, like reveal { $seat } 3-4 5-5, or only the sum, like reveal { $seat } = 17 pips.
not-as-expected = This is not what the scenario says; found: { $found }
all-as-expected =
    { $count ->
        [one] { $count } ruling, as the scenarios say.
       *[other] { $count } rulings, all as the scenarios say.
    }
may-be-done = Allowed now: { $moves }
and-likewise = The same goes for { $moves }.
nothing-may-be-done = Nothing may be done now.
standing =
    After { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }: { $totals }.
standing-over = The match is over: { $totals }.
nothing-wrong =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }, nothing refused, { $trusted } on trust.

## The list of games

games-players = { $least } to { $most } players
games-players-only = { $least } players
games-players-rule = { $least } to { $most } players, with a house rule { $fewest } and up
mode-dealt = dealt
mode-called = called
mode-slots = slots only
games-ways = Ways to play: dealt (the computer deals and shows the hands), called (your own tiles; you call plays to the referee), slots only (your own tiles; you use only the hub's buttons).
games-more = `roundhouse rules GAME` prints the rules of one; `roundhouse play GAME` plays it.

## The head of a booklet

players = Players
set = Domino set
rounds = Match
dealt = Tiles each
ways = Ways to play
ways-not = Slots only
house-rules = House rules
players-range = { $least } to { $most }
players-only = { $least }
set-chosen = double-{ $set }
set-others = { $sets }; also double-{ $others }
rounds-fixed =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
rounds-open = as many rounds as it takes
house-rules-none = none: all as recommended
how-we-play = How we play
how-we-play-as = As { $sheet } ({ $by }).
how-we-play-own = As { $sheet }.
how-we-play-not = Not like this here
sheet-played = { $played } of { $facts } answers
sheets-note = The figures say how many answers of a sheet can be played. `roundhouse rules GAME --sheet SHEET` lists the others; `roundhouse play --sheet SHEET` plays by it.
how-to-read = The sign before each paragraph names its clause, and the referee cites it when it refuses a play. A paragraph marked { $reading } says what we decided where the source of the game is silent or can be read in two ways. Choices stand below the clause they belong to; { $chosen } marks the ones used in this booklet.
chosen-sign = (•)
other-sign = ( )
bold = bold type
this = this sign
reading = our reading
usual-mark = { $value } (as usual)
by-the-rules = as the rules say
a-number = a number
booklet-title = { $game }: the rules
written = The booklet is saved in { $file }.
foot = Printed by Roundhouse from the clauses its referee uses.
