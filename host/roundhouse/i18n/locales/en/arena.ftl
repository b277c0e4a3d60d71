### `roundhouse arena`: what the players do, and the result of a series. One line each.

## Who can be measured

arena-is-random = any legal move
arena-is-casual = misses half of what fits, lays the heaviest of the rest
arena-is-greedy = the heaviest tile that fits
arena-is-regular = weighs as sensible does, but overlooks three tiles in ten
arena-is-sensible = plans a line, sheds heavy tiles, thinks of the next player
arena-is-expert = plays its best moves out in worlds that agree with what it knows
arena-is-longest-line = keeps its longest line for its own train
arena-is-one-ply = thinks of the next player's best answer, and no further
arena-is-oracle = sees all hands, otherwise plays like expert

## What came out

arena-rounds = { $challenger } against { $rival }: { $game }, { $seats } seats, single rounds.
arena-matches = { $challenger } against { $rival }: { $game }, { $seats } seats, whole matches.
arena-deals = Duplicate deals: { $deals }, each played { $times } times.
arena-points = Lead in points: { $mean } (95%: { $low } to { $high })
arena-won = Won: { $won }, where { $fair } would be even (95%: { $low } to { $high }).
arena-decisive = Decisive deals: { $decisive }, of which the challenger won { $share } (95%: { $low } to { $high }).
arena-answer-better = The test has stopped: the challenger is better. After an early stop the lead looks a little larger than it is.
arena-answer-even = The test has stopped: the challenger does not reach that gain.
arena-answer-none = The test gives no answer yet: play more deals.
arena-too-few = That is too few to say anything: play at least 2 deals.
arena-saved = Saved in { $file }.
arena-rounds-without-matches = Single rounds have no number of rounds: add --matches, or leave out --rounds.
other-job = { $file } belongs to another job: name a new file, or use the command that began it.
