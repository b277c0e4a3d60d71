"""The table in a terminal: what is shown there, what may be typed, and the game between the two."""
