"""The first screen and the pages that lead to a table: games, rules, players, phones, saved tables.

Nothing here plays; the screen of a table is in `table` or `real_tiles`.
"""
