### `roundhouse lab`: house rules compared. One line each; titles and axes of the page are short.

lab-title =
    { $game }: { $matches ->
        [one] { $matches } match under each setting
       *[other] { $matches } matches under each setting
    }
lab-title-between = { $game }: { $fewest } to { $most } matches under each setting
lab-rules = Rules: { $rules }.
lab-recommended = as recommended
lab-players = All seats are played by the computer ({ $level }), seed { $seed }.
lab-marks = Dots are means, bars their 95% intervals. A dot without a bar: the same in every match.
lab-first-seat = Seat 1 is whoever began the match.
lab-seats-count = { $seats } seats
lab-turns = Turns in a round
lab-blocked = Blocked rounds
lab-led = Rounds won by whoever goes first
lab-even = of those decided; dashed: even share
lab-spread = Points between best and worst
lab-won = Matches won by seat { $seat }
lab-shares = Matches won by each seat
lab-shares-note = 1 = even share; seat 1 is whoever began the match
lab-differences = Difference from { $rules }, match by match; shares in percentage points:
lab-difference = { $name }: difference
lab-difference-note = from the first setting, match by match
lab-points-note = from the first setting, match by match, in percentage points
lab-seats = Seats
lab-seat = Seat
lab-line = { $name }: { $mean } (95%: { $low } to { $high })
lab-even-share = { $line }, where { $even } would be even
lab-constant = { $name }: { $mean } in each of { $matches } matches
lab-no-figure = { $name }: too few to say
lab-saved = Saved in { $page } and { $table }.
lab-bad-vary = --vary takes a rule with its values, such as one_double=yes,no, not { $text }.
lab-bad-seats = --seats takes numbers such as 4, 2-8 or 2,4,6, not { $text }.
lab-many = At most { $most } combinations of rules fit on a page, not { $count }.
