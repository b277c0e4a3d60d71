### What the lines of a record should be, always after "Write". What stands before = and what a line begins with is notation, the same in every language.

first-line = { $header } as the first line
game-name = game and its name
game-before-end = game and its name before the text ends
game-line = game and its name, like game mexican-train seats=3
game = a game ({ $games })
seats = seats= and how many players
options-that-fit = options that fit together ({ $fault })
between-rounds = begin and who leads, join, depart, correct or stop, since no round is being played
correct = correct, a round, a player and points, like correct 1 Ann 17
join = join, who joins and whom they sit after, like join Dana after Bo
not-seated = somebody who is not at the table already ({ $names })
turn-of = { $name } and a move, since it is { $name }'s turn
one-of = one of: { $meanings }
allowed = what the rules allow; { $ruling }

## The lines of a scenario

scenario = scenario and its title
scenario-before-end = scenario and its title before the text ends
scenario-line = totals, points, winners, leads, void, legal or a field, not { $text }
