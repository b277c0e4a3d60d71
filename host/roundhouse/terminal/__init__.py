"""The table in a terminal: its output, its commands, and the game loop between the two.

What can be done and read there is decided in `presenters`; the command line is `commands`.
"""
