### What the lines of a record should be, always after "Write". The words before = and at the beginning of a line are notation, the same in every language.

first-line = { $header } as the first line
game-name = game and its name
game-before-end = game and its name before the text ends
game-line = game and its name, like game mexican-train seats=3
game = a game ({ $games })
seats = seats= and how many players
options-that-fit = options that fit together ({ $fault })
before-first-round = { $word } only before the first line that begins or plays a round
between-rounds = begin and who leads, join, depart, correct or stop, since no round is being played
begin = begin and who leads, like begin { $name }
depart = depart and who leaves, like depart { $name }
swap = swap and two players, like swap { $name } with { $other }
ask = ask and a move, like ask { $name } draw, or ask { $legal }
ask-one-tile = one tile after ask
leads = at the end of the deal who holds the engine, like ; leads { $name }, or ; leads { $nobody }
shorter-line = lines of at most { $most } characters
correct = correct, a round, a player and points, like correct 1 Ann 17
join = join, who joins and whom they sit after, like join Dana after Bo
not-seated = somebody who is not at the table already ({ $names })
move-of = a move after { $name }, like { $name } draw or { $name } 5-6 on { $name }
name-first = first who does it, like { $name } { $move }
name-and-move = a player's name ({ $names }) and a move, like { $name } draw, or a line that begins with deal, announce, claim, penalty, reveal, close, begin, correct or stop
one-of = one of: { $meanings }
allowed = what the rules allow; { $ruling }

## The lines of a scenario

scenario = scenario and its title
scenario-before-end = scenario and its title before the text ends
scenario-line = totals, points, winners, leads, void, legal or a field, not { $text }

## What a scenario finds instead of what it expects

found-game = a game that can be played
found-no-score = no round scored
found-no-winner = nobody yet
found-no-round = no round in play
found-nothing = nothing
