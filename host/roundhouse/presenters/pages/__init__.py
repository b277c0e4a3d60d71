"""Pages that are no table: each is described once, as rows in sections, and every front end draws it.

What is at a table is elsewhere: `views` has its page.
"""
