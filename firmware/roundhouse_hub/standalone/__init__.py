"""What the hub does without a host: toy play, a menu, and a table that is played with the buttons alone."""
