### `roundhouse lab`: house rules compared. One line each; titles and axes of the page are short.

lab-title =
    { $game }: { $matches ->
        [one] { $matches } match under each setting
       *[other] { $matches } matches under each setting
    }
lab-title-between = { $game }: { $fewest } to { $most } matches under each setting
lab-subtitle = All seats played by { $player }, seed { $seed }. Bars: 95% intervals.
lab-setting = { $rules }, { $seats } seats
lab-recommended = recommended
lab-turns = Turns in a round
lab-blocked = Blocked rounds
lab-led = Rounds won by who begins
lab-even = of those decided; dashed: even
lab-spread = Points between best and worst
lab-shares = Matches won by each seat
lab-shares-note = times the even share, from who began the match on
lab-seats = Seats
lab-line = { $name }: { $mean } (95%: { $low } to { $high })
lab-no-figure = { $name }: too few to say
lab-interrupted = Stopped early.
lab-saved = Saved in { $page } and { $table }.
lab-bad-vary = --vary takes a rule with its values, such as one_double=yes,no, not { $text }.
lab-bad-seats = --seats takes numbers such as 4, 2-8 or 2,4,6, not { $text }.
lab-many = At most { $most } combinations of rules fit on a page, not { $count }.
