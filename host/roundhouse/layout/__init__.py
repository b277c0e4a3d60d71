"""Where the trains of a table lie: plain numbers, without a screen, so that every picture of a table is the same."""
