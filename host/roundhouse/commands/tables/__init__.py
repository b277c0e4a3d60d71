"""Commands that open a table for people: play, resume, serve, referee.

Their options make a `TableRequest`; what becomes of it is in `roundhouse.program`.
"""
