"""The table in a terminal: its output, its commands, and the game loop between the two."""
