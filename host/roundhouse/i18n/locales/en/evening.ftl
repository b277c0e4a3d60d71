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
no-list = Type names first, or choose a file with them.
no-words = Type the words of the announcement first.
out-of-bounds = { $value } is not possible here: choose a number from { $least } to { $most }.
nobody-chosen = Choose somebody first: check the boxes beside the names.
not-offered = That is not offered: choose from what the page shows.
not-so-many = This game seats { $least } to { $most } at a table, not { $count }: choose another size or game.
game-stays = The game stays the same for the whole evening: sign everybody in to a new evening to play another one.
uneven = This game with its house rules cannot be played by { $count }, and some tables would have so many: let only full tables play, or choose another size.
points-missing = Type a whole number of points for each player of the table.
no-number = { $value } is not a whole number: write one in digits, like 4.
not-seated = You do not sit at a table in that round: scores come from those who do.
stale = Somebody has changed the desk since this page was made: look at it as it is now, then do it again.
in-the-way = { $order } would no longer fit: take that back first. { $reason }
scores-since = Scores that came since would be lost: correct them by hand, or take back what came later first.
later-round = A later round has begun since: take that back first.
no-round = There is no round { $round } that is on: go back to the desk.
scores-there = Table { $table } has scores already: reopen them first.
open-already = Table { $table } has no scores to reopen.
has-seat = { $name } has a seat in this round already: swap seats instead.
no-seat = { $name } has no seat in this round: give them one first.
name-there = { $name } is there already: choose another name, or merge the two.
name-given-up = Somebody here was called { $name } before: take their new name, or one that nobody has had.
table-full = Table { $table } is full of people who need it: choose another one.
seat-taken = { $name } needs this seat in every round: choose another one.
many-come = Very many have signed in by phone: ask the director to sign you in.
entered-often = Table { $table } has entered its scores too often: ask the director to correct them.
same-tables = Everybody would sit at the same table again: swap two players, or correct the scores of the round before first.
other-scores = Other scores are there than this page showed: look at them, then do it again.
elsewhere = Not at the table or seat that they need, because it is not there or full: { $names }. Swap seats, or let the table stay.
one-person = That is { $name } twice: choose two different people.
not-waiting = { $name } has not asked to come in: sign them in by the list.
long-words = The announcement has { $count } letters: use at most { $most }.
choose-columns = { $count ->
        [0] It is not clear in line { $line }
        [one] It is not clear in line { $line } and { $count } more
       *[other] It is not clear in line { $line } and { $count } more
    } which columns have the names and the teams: choose them below, where the list is, or put a name with commas in quotation marks.
not-your-table = This is for table { $table } in round { $round }, where you do not sit now.
both-played = { $one } and { $other } have both played in one round, so they are two people.

## Who may come in

desk-shut = This is the director's desk: open it by the address that the director's computer shows.
no-page = There is no such page: go back to the desk.
scan-code = Scan the code in the hall, or type it, to see your table.
wrong-code = This is not the code of the evening: scan the one in the hall, or type it again.
type-code = The code below the picture
come-in = Come in
welcome = Welcome
your-name = Your name
name-hint = If you are on the director's list, type your name as it is written there.
sign-me-in = Sign me in
page-waits = News is shown once you leave the field or send the form.
lost = The hall cannot be reached: trying again …

## Somebody's place

round-of = Round { $round } of { $rounds }
your-place = Your place
table = Table { $table }
seat = Seat { $seat }
you-move = You come from table { $table }.
other-sign = The other sign for { $name }
you-lead = You lead the first deal
you-sit-out = You sit this round out.
in-next-round = You play from the next round on.
soon = You are signed in. Your table is shown here when the round begins.
good-night = You are signed out. Good night.
you-wait = You have asked to come in. The director lets you in.
shown-as = The wall shows you as { $name }.
at-your-table = At your table
reported = Scores from the table
confirmed = Confirmed scores
corrected = Scores corrected by the director
canceled = This round was canceled
entered-by = { $name } has entered these scores
confirm = They are right
wait-confirm = Somebody else at the table confirms them on their own phone.
enter = Enter the scores
enter-again = Enter other scores
enter-hint = Only where no computer keeps score at the table. Type the points of the whole round: 12+17+5 adds up.
send-scores = Send the scores
sure-scores = Yes, they are right
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
moves-table-and-seat = From table → table, then seat
next-round-in = Next round in
winners = Winners of round { $round }
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
on-this-page = On this page
tables = Tables
people = Players
not-begun = The evening has not begun
settled =
    { $count ->
        [one] { $settled } of { $count } table has its scores
       *[other] { $settled } of { $count } tables have their scores
    }
broker-away = the broker is away
strange = Table { $table } reports deal { $deal } of a match that is no round of this seating, or of more than one: { $sheet }. Correct the scores by hand, or start that table with the right names.
strange-more =
    { $count ->
        [one] And { $count } more match like this.
       *[other] And { $count } more matches like this.
    }
set-aside = Set aside
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
slow-tables = Slow tables:
count-down = Count down
countdown-minutes = Minutes to the next round
news = News
no-news = Nothing has happened yet.
no-standings = There are no scores yet.
nobody = Nobody has signed in yet.
unseated = Without a seat in this round:
unseated-go = Sign all of them out
unseated-go-sure =
    { $count ->
        [one] Sign { $count } player without a seat out?
       *[other] Sign { $count } players without a seat out?
    }
choose-own = { $count ->
        [one] Choose the { $count } who signed in by phone
       *[other] Choose all { $count } who signed in by phone
    }
chosen-go = Sign the chosen ones out
chosen-go-sure = Sign the chosen ones out for the rest of the evening?
waiting = Waiting to be let in
choose-waiting = { $count ->
        [one] Choose the { $count } who waits
       *[other] Choose all { $count } who wait
    }
let-in = Let the chosen ones in
turn-away = Turn the chosen ones away
went-home = Went home:
by-own-phone = phone
pair-again = Pair again
pair-again-sure = Give everybody another seat in round { $round }?
cancel-round = Cancel the round
cancel-sure = Cancel round { $round }? It counts for nothing then.
reason-if-any = Reason, if you want
given-orders = Your orders
earlier-orders = Earlier ones
take-back = Take back
take-back-what = Take back: { $order }
is-canceled = canceled
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
sign-in-file = Or a file: CSV, or text from a spreadsheet
sign-in-listed = From the file
which-names = Names are in the column
which-last-names = Last names are in the column
which-teams = Teams are in the column
no-column = none
sign-them-in = Sign in
by-phone = Players sign themselves in
desk-on-phone = The desk on your phone
desk-on-phone-hint = Scan it yourself: anybody with this address can run the evening.
plan = The plan
plan-game = Game
plan-club = Name of the club, on all that is printed
plan-rules = House rules
plan-tables-of = Players at a table
plan-rounds = Rounds
plan-deals = Deals in a round
plan-seed = Seed of the seating
plan-seating = Seating
seating-meeting = As few as possible meet twice
seating-swiss = By the standings (Swiss)
seating-progressive = The better half of each table moves up one (progressive)
plan-counting = Standings
counting-points = Sum of the points
counting-ranks = Points for places
counting-margin = Points ahead of the table's others
plan-even = Only full tables: the players left over sit out
plan-leader-lamp = Light the leader's lamp between rounds
plan-approval = Players who sign in by phone and are not on my list wait until I let them in
plan-shown = The wall shows
shown-names = names
shown-first-names = first names
shown-initials = initials
shown-numbers = numbers
keep-plan = Keep the plan
table-command = Start a table with a computer like this; add its players, --hall and --table:
other-pages = Other pages
wall = The wall
print-seats = Print the seating
print-slips = Print score slips
print-standings = Print the standings
print-results = Print the results of all rounds
print-schedules = Print everybody's schedule
print-cards = Print cards for the tables
print-certificates = Print certificates
save-standings = Save the standings as a file (CSV)
save-scores = Save all scores as a file (CSV)
done-begin = The round has begun.
done-count-down = Everybody sees when the next round begins.
done-plan = The plan is kept.
done-sign-in = They are signed in.
done-leave = Signed out.
done-turn-away = Turned away.
done-free-phone = The phone is free.
done-signal = All tables hear it.
done-announce = It is announced.
done-announce-screens = It is on screens and phones; the broker is away, so the tables did not hear it.

## Correcting, and what was entered

correct-hint = Leave the points empty for a player who did not play.
reason = Reason
correct = Correct the scores
from-slip = From the score slip
trail = What was entered
trail-entered = { $by } entered: { $sheet }
trail-confirmed = { $by } confirmed it.
trail-corrected = The director corrected: { $sheet } ({ $reason })
reopen = Reopen the scores
reopen-hint = These scores are set aside, and the table enters its scores again.
at-this-table = At this table
trail-reopened = The director reopened the scores.
back-to-desk = Back to the desk

## One player, as the director sees them

has-left = Has gone home
has-no-seat = Has no seat now
seat-now = Seat in this round
new-table = { $table } (new)
seat-with = Together with
nobody-else = nobody else
swap = Swap seats
swap-with = With
substitute = Substitute
substitute-by = Player who takes over
substitute-points = Takes over the points, too
rename = Rename
rename-to = New name
fix-seat = The same table in every round
fix-seat-hint = For a player who can reach only some tables. Without a seat it is any seat there; with both empty it is any table again.
merge = Same person twice
merge-into = Is the same as
merge-sure = Put { $name } and the other name together?
goes-home-sure = Sign { $name } out for the rest of the evening?

## What the director has ordered, as a list shows it

order-begin = Round { $round } begins
order-countdown =
    { $minutes ->
        [one] The next round begins in { $minutes } minute
       *[other] The next round begins in { $minutes } minutes
    }
order-pair-again = Round { $round } is paired again
order-cancel = Round { $round } is canceled
order-plan = The plan is changed
order-sign-in = { $count ->
        [0] { $name } is signed in
        [one] { $name } and { $count } more are signed in
       *[other] { $name } and { $count } more are signed in
    }
order-leave = { $count ->
        [0] { $name } goes home
        [one] { $name } and { $count } more go home
       *[other] { $name } and { $count } more go home
    }
order-turn-away = { $count ->
        [0] { $name } is turned away
        [one] { $name } and { $count } more are turned away
       *[other] { $name } and { $count } more are turned away
    }
order-free-phone = { $name } may take another phone
order-rename = { $name } is called { $to } now
order-fix = { $name } sits at table { $table } in every round
order-fix-ends = { $name } may sit at any table again
order-merge = { $name } and { $into } are one person
order-seat =
    { $count ->
        [one] { $names } sits at table { $table } now
       *[other] { $names } sit at table { $table } now
    }
order-swap = { $one } and { $other } swap seats
order-substitute = { $by } plays on for { $name }
order-correct = Scores of round { $round }, table { $table } are corrected
order-reopen = Scores of round { $round }, table { $table } are open again
order-set-aside = Matches of table { $table } that are no round are set aside
order-take-back = Taken back: { $order }

## Paper

print = Print
standings-after = Standings after round { $round } of { $rounds }
as-pdf = For a PDF, choose “Save as PDF” as the printer.
schedules = Where you sit
schedules-hint = This holds as long as nobody comes or goes.
schedules-by-scores = Further rounds are seated by the scores.
column-round = Round
card-hint = Scan to enter the scores of this table.
certificate = Certificate
certificate-place = Place { $place } of { $count }
certificate-total =
    { $rounds ->
        [one] { $total } after { $rounds } round
       *[other] { $total } after { $rounds } rounds
    }
certificates-group = For whom
certificates-places = The places below
certificates-everybody = Everybody
certificates-winners = The winners
certificates-team = Team { $team }
certificates-first = From place
certificates-last = To place
certificates-teams = Number of teams
certificates-title = Title
certificates-words = Words below it
certificates-show = Show them
director-sign = Director:
nothing-to-print = There is nothing to print before the first round.
entered-sign = Entered:
confirmed-sign = Confirmed:
