"""The hub without a host: toy play, a menu, and a table that is played with the buttons alone.

It counts presses and knows no tiles: the rules for those are the host's.
"""
