### The screens of scores: the sheet and its corrections, a match's end, what is kept of it, statistics.

## Scores

scores-title = The scores so far
scores-won = Round { $round }: { $name } is out
scores-blocked = Round { $round } is blocked
scores-to-go =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } to go.
scores-over = The match is over.
see-table = See table
next-engine = Next: engine { $tile }
next-round = Next round
undo = Undo
hands-left = Left in hand
hand-out = out, no tiles left
hand-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
hand-told =
    called: { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
hand-derailed = { $sum }, for a derailed train
sheet-chart = Totals by round
sheet-now = now
sheet-out = out
sheet-total = Total
sheet-place = Place
sheet-team = { $place }, team { $total }
sheet-wins = { $place }, wins
sheet-leads = { $place }, leads
ordinals = 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th
correct = Correct
correct-title = Correct a score
correct-who = Player
correct-which = Round
correct-points = Points
correct-line = { $old } so far. What should it be?
correct-take = Correct it
correct-not = Leave it

## The end of a match

winner-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
winner-rounds-of =
    { $planned ->
        [one] { $rounds } of { $planned } round
       *[other] { $rounds } of { $planned } rounds
    }
best-turn =
    Best turn of the last round: { $seat } laid { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
winner-quit = Quit
winner-keep = Keep a copy
winner-review = Review
winner-step = Step through
winner-table = See table
winner-sheet = Score sheet
winner-new = New match
winner-wishes =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
keep-title = Saved for you
keep-line = Pictures, the score sheet as a spreadsheet, and the record, which you can replay.
keep-table-png = the table at the end
keep-scores-png = the score sheet
keep-scores-csv = the scores, for a spreadsheet
keep-record-txt = every play, as text, to be replayed
keep-shuffles-txt = the deals with their seals
keep-open = Open the folder
keep-copy = Copy
keep-opened = The folder opens beside this window.
keep-not-opened = No file manager answers here: open the folder above by hand.
keep-copied = The picture is copied: paste it into a message.
keep-not-copied = Pictures cannot be copied here: open the folder, and take the file from there.
keep-trouble = Could not save here: { $reason }.
csv-round = Round
csv-engine = Engine
shuffles-title = The shuffles were sealed
shuffles-line = Each deal's seal was shown before the deal. It is the SHA-256 of the salt and the order of the tiles: shuffles.txt explains how to check it.
shuffles-see = See the tiles
shuffle-of = The shuffle of round { $round }
shuffle-line = The tiles were dealt in this order, seat by seat, and then drawn; the rest was left over.
shuffles-seal = Seal
shuffles-salt = Salt
shuffles-round = Round { $round }:
shuffles-closed = This deal is still being played.
shuffles-how = Each seal is the SHA-256 of the line below it, without its line end: the salt, a colon, the tiles in the order in which they were dealt and drawn, by number. Try: printf %s LINE | sha256sum

## Statistics

stats-title = Statistics
stats-line = Matches count when they are over, rounds always; a shared win counts in part.
stats-again = Tap a match to see it again: its table, its score sheet, every play.
stats-none = Nothing to count yet: play a round first.
stats-of = Game
stats-history = Match history
stats-computers = Computers too
stats-matches = Matches
stats-won = Matches won
stats-rounds = Rounds
stats-rounds-won = Rounds won
stats-average = Points per round
stats-best-round = Best round
stats-best-match = Best match

## A match looked back at

review = Review
review-begins = The match is looked through.
review-at = { $done } of { $total } decisions and deals judged. The page fills as the work goes on.
review-stopped = Stopped: { $done } of { $total } decisions and deals judged.
review-failed = The review had to stop: close other programs, then open it again.
review-line = Each decision is judged by what its player could know. Lead: points ahead of the others' average.
review-stop = Stop
review-go-on = Go on
review-everybody = The whole match
review-most-of-all = What cost most
review-most = What cost { $seat } most
review-touch = Touch one to see the table at that moment.
