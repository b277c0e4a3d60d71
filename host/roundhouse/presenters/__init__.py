"""What one person at a table sees, is told and may do now, as values for every front end.

Why it is so: host/ARCHITECTURE.md#one-presenter-for-every-front-end
"""
