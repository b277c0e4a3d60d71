"""The page of one person at a table: all that this person may see, read and do now, as values for every front end.

Nothing is drawn here, and no rule decided. Why it is so: host/ARCHITECTURE.md#one-presenter-for-every-front-end
"""
