### A club evening: players and their seats.

no-name = Line { $line } has no name: write one before the first comma, or take the line out.
too-many-columns = Line { $line } has more than a name and a team: take the rest out, or put a name with commas in quotation marks.
bad-letters = The name in line { $line } has letters that cannot be printed: type it again.
name-twice = Line { $line }: { $name } is there already in line { $first }; write a name that nobody else has.
player-count = The list has { $count ->
        [one] { $count } player
       *[other] { $count } players
    }: an evening takes { $fewest } to { $most }.
cannot-read = { $file } cannot be read: { $reason }.
not-utf-8 = { $file } is not in UTF-8: save it again as “CSV UTF-8”.
column-round = round
column-player = player
column-table = table
column-seat = seat
repeats = { $count ->
        [0] Nobody meets anybody twice.
        [one] { $count } meeting is a repeat.
       *[other] { $count } meetings are repeats.
    }
