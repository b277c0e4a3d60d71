### `roundhouse review`: a match looked at afterwards. One line each.

review-title = { $game }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} judged
review-unknown = { $count ->
    [one] { $count } decision is not judged: its hand is not known.
   *[other] { $count } decisions are not judged: their hands are not known.
}
review-none = Nothing in this match can be judged: no round of it was dealt with hands that are known.
review-no-round = There is no round { $round } to review: the match has { $most }.
review-dealt = Deals: { $points } points of lead compared with average hands (95%: { $low } to { $high })
review-played = Decisions cost: { $points } points of lead (95%: { $low } to { $high })
review-played-rounds = Decisions cost: { $points } points of lead (95%: { $low } to { $high }), { $each } a round
review-cost = Round { $round }: { $made }
review-better = better by { $points } points (95%: { $low } to { $high }): { $best }
review-told = { $made }: this cost { $points } points (95%: { $low } to { $high }). Better: { $best }.
review-hand = in hand: { $tiles }
review-clean = no decision that surely cost points
review-luck = Good luck: about { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
review-bad-luck = Bad luck: about { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
review-luck-none = Luck: as usual.
review-mistakes = Mistakes: about { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
review-mistakes-none = Mistakes: none.
