"""The case in plain numbers: its dimensions, what is inside, and the checks that always run. No solids are here."""
