### A club evening: players and their seats.

no-name = Line { $line } has no name: write one before the first comma, or take the line out.
unclear-columns = { $count ->
        [0] It is not clear in line { $line }
        [one] It is not clear in line { $line } and { $count } more
       *[other] It is not clear in line { $line } and { $count } more
    } which columns have the names and the teams: write a first line with their names, like name,team, or put a name with commas in quotation marks.
misread = { $count ->
        [0] { $name } in line { $line } has characters
        [one] { $name } in line { $line } and { $count } more have characters
       *[other] { $name } in line { $line } and { $count } more have characters
    } that no name has, as if the list was saved in another encoding: save it as CSV in UTF-8, or type it again.
bad-letters = The name in line { $line } has letters that cannot be printed: type it again.
name-too-long = The name in line { $line } is too long: write it with at most { $most } letters.
name-twice = Line { $line }: { $name } is there already in line { $first }; write a name that nobody else has.
no-text = This file is no text: save the list as CSV in the program that wrote it, and choose that file.
open-quote = The quotation mark in line { $line } is not closed: put one behind the name, too, or take it out.
player-count = The list has { $count ->
        [one] { $count } player
       *[other] { $count } players
    }: an evening takes { $fewest } to { $most }.
cannot-read = { $file } cannot be read: { $reason }.
column-round = round
column-player = player
column-table = table
column-seat = seat
repeats = { $count ->
        [0] Nobody meets anybody twice.
        [one] { $count } meeting is a repeat.
       *[other] { $count } meetings are repeats.
    }
column-points = points
column-place = place
column-team = team
column-rounds = rounds
column-won = won
column-total = total
no-teams = None of the teams in { $file } has a player with results: write their names as in the results.
result-columns = Line { $line } is not round, table, player and points: write these four, with commas between them.
result-numbers = Line { $line }: round and table are whole numbers from 1 on, and points a whole number.
result-twice = Line { $line }: { $name } is in round { $round } already, in line { $first }; take one of the two out.
result-none = The file has no results: write a line for each player of each round.
score-settled = Round { $round } at table { $table } is settled: ask the director to correct it.
score-not-there = { $name } does not play at table { $table }: somebody who does must say this.
score-none = Nobody has entered round { $round } at table { $table } yet: enter it first.
score-same = { $name } has entered these scores: somebody else at the table must confirm them.
score-changed = { $name } has entered other scores since: look at them first.
score-reason = Say why the scores are corrected: it is kept with them.
no-such-count = { $name } cannot have { $points }: no hands of this set count that. Look again. { $rule }
hands-together = These hands count { $points } together, and all tiles of the set only { $most }. Look again. { $rule }
doubt-nobody = Nobody has 0, as if the round was blocked.
doubt-several = More than one player is out.
doubt-nothing = Nobody has any points.
doubt-below = { $name } has less than 0.
doubt-uneven = The points won differ from the points lost.
doubtful-scores = { $doubt } { $rule } Is it right all the same?
