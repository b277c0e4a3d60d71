### A club evening: its pages, and what they refuse.

## What is refused

full = The evening is full: it takes { $most } players.
all-played =
    { $rounds ->
        [one] The one round of the plan has been played: raise the number of rounds to go on.
       *[other] All { $rounds } rounds of the plan have been played: raise their number to go on.
    }
too-few =
    { $count ->
        [one] { $count } player is here
       *[other] { $count } players are here
    }: a round needs at least { $fewest }.
no-table = There is no table { $table } in round { $round }: go back to the desk and choose another one.
not-here = { $name } is not signed in: sign them in first.
phone-taken = { $name } has a phone in the evening already: ask the director to free it.
no-name = Type a name with letters that can be printed.
long-name = Type a name with at most { $most } letters.
no-words = Type the words of the announcement first.
out-of-bounds = { $value } is not possible here: choose a number from { $least } to { $most }.
not-offered = That is not offered: choose from what the page shows.
not-so-many = This game seats { $least } to { $most } at a table, not { $count }: choose another size or game.
game-stays = The game stays the same for the whole evening: sign everybody in to a new evening to play another one.
uneven = This game with its house rules cannot be played by { $count }, and some tables would have so many: let only full tables play, or choose another size.
points-missing = Type a whole number of points for each player of the table.
no-number = { $value } is not a whole number: write one in digits, like 4.
not-seated = You do not sit at a table in that round: scores come from those who do.

## Who may come in

desk-shut = This is the director's desk: open it by the address that the director's computer shows.
no-page = There is no such page: go back to the desk.
scan-code = Scan the code in the hall, or type it, to see your table.
wrong-code = This is not the code of the evening: scan the one in the hall, or type it again.
type-code = The code that stands below the picture
come-in = Come in
welcome = Welcome
your-name = Your name
name-hint = If you are on the director's list, type your name as it stands there.
sign-me-in = Sign me in
lost = The hall cannot be reached: trying again …

## Somebody's place

round-of = Round { $round } of { $rounds }
your-place = Your place
table = Table { $table }
seat = Seat { $seat }
you-lead = You lead the first deal
you-sit-out = You sit this round out.
in-next-round = You play from the next round on.
soon = You are signed in. Your table is shown here when the round begins.
good-night = You are signed out. Good night.
at-your-table = At your table
reported = Scores from the table
confirmed = Confirmed scores
corrected = Scores corrected by the director
entered-by = { $name } has entered these scores
confirm = They are right
wait-confirm = Somebody else at the table confirms them on their own phone.
enter = Enter the scores
enter-again = Enter other scores
enter-hint = Only where no computer keeps score at the table. Type the points of the whole round.
send-scores = Send the scores
standings = Standings
you-stand = You are in place { $place } of { $count }, with { $total }.
leave = I am going home
leave-sure = Sign out for the rest of the evening?

## The wall

evening = Tonight's evening
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
here =
    { $count ->
        [one] { $count } player is here
       *[other] { $count } players are here
    }
who-sits-where = Who sits where
table-and-seat = Table, then seat
sits-out = sits out
teams = Teams
scan-to-sign-in = Scan to sign in and to see your table
column-place = Place
column-name = Name
column-won = Won
column-total = Total
column-table = Table
column-seat = Seat
column-points = Points

## The desk

orders = Orders
not-begun = The evening has not begun
settled =
    { $count ->
        [one] { $settled } of { $count } table has its scores
       *[other] { $settled } of { $count } tables have their scores
    }
broker-away = the broker is away
strange = Table { $table } reports deal { $deal } of a match that is no round of this seating, or of more than one: { $sheet }. Correct the scores by hand, or start that table with the right names.
earlier-open = Scores of earlier rounds are missing:
round-table = Round { $round }, table { $table }
correct-table = Table { $table }: correct the scores
is-reported = reported
is-confirmed = confirmed
is-corrected = corrected
is-gone = gone
is-entered = not confirmed yet
is-playing = playing
is-on-paper = no computer
deals-played =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
sitting-out = Sitting out: { $names }
news = News
no-news = Nothing has happened yet.
no-standings = There are no scores yet.
nobody = Nobody has signed in yet.
went-home = Went home: { $names }
free-phone = Free phone
free-phone-of = Let { $name } take another phone
goes-home = Goes home
goes-home-who = { $name } goes home
begin-next = Begin the next round
begin-sure =
    { $count ->
        [one] { $count } table has no scores yet. Begin the next round?
       *[other] { $count } tables have no scores yet. Begin the next round?
    }
whistle = Signals
signal-five-minutes = Five minutes
signal-stop = Stop
announce-title = Announce
announce-text = Words
announce-table = Only to table (empty: to all)
send = Send
sign-in = Sign in
sign-in-hint = One player a line: name, or name,team
sign-them-in = Sign in
by-phone = Players sign themselves in
plan = The plan
plan-game = Game
plan-rules = House rules
plan-tables-of = Players at a table
plan-rounds = Rounds
plan-deals = Deals in a round
plan-seed = Seed of the seating
plan-seating = Seating
seating-meeting = As few as possible meet twice
seating-swiss = By the standings (Swiss)
plan-counting = Standings
counting-points = Sum of the points
counting-ranks = Points for places
counting-margin = Points ahead of the table's others
plan-even = Only full tables: the players left over sit out
plan-leader-lamp = Light the leader's lamp between rounds
keep-plan = Keep the plan
table-command = A table with a computer is started so; add its players, --hall and --table:
other-pages = Other pages
wall = The wall
print-seats = Print the seating
print-slips = Print score slips
print-standings = Print the standings
save-scores = Save all scores as a file (CSV)
done-begin = The round has begun.
done-plan = The plan is kept.
done-sign-in = They are signed in.
done-leave = Signed out.
done-free-phone = The phone is free.
done-signal = All tables hear it.
done-announce = It is announced.
done-announce-screens = It is on screens and phones; the broker is away, so the tables did not hear it.

## Correcting, and what was entered

correct-hint = Leave the points of somebody empty who did not play.
reason = Reason
correct = Correct the scores
trail = What was entered
trail-entered = { $by } entered: { $sheet }
trail-confirmed = { $by } confirmed it.
trail-corrected = The director corrected: { $sheet } ({ $reason })
back-to-desk = Back to the desk

## Paper

print = Print
standings-after = Standings after round { $round } of { $rounds }
nothing-to-print = There is nothing to print before the first round.
entered-sign = Entered:
confirmed-sign = Confirmed:
