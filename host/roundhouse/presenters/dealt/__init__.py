"""A table that the program deals: the hand, hints, the end of a turn, undo, and the coach of a first game.

What tables of real tiles need is in `real_tiles`, what both need in `table`.
"""
