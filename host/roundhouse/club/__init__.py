"""A club evening: many tables in one hall, with its seating, its standings, its desk and its broker.

What opens a hall is `roundhouse.program.hall`, and how a single table is played is not here.
"""
