"""The pages before a table and around it: the choices of a new one, its players, the tables that wait.

Nothing here plays; a table in play is in `table`, and in `dealt` or `real_tiles`.
"""
