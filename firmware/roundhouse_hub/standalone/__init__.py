"""What the hub does without a host: a toy, a menu, and a table that is played with its buttons alone."""
