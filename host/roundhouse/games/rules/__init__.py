"""The parts of which the seven games are made: what a game is, where a tile may lie, turns, engines, hands shown.

A rule of one game alone is in the module of that game, one folder up; what a position or a move is, in `core`.
"""
