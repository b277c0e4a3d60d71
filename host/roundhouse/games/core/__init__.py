"""The terms of every rule: positions, moves, rulings, clauses, options, and how a move is written.

No game is in here, and nothing of a whole match: the parts that games share are in `rules`, matches in `match`.
"""
