"""The computations of strong players: worlds that agree with a view, lines of a hand, the worth of a move, endings.

The players are one folder up; contests among them are in `arena`.
"""
