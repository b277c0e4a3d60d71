"""The first screen, and the players of a table around the hub.

Nothing here plays; the screen of a table is in `table` or `real_tiles`.
"""
