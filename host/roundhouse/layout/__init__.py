"""The places where the trains of a table lie, in plain numbers, so that every picture of a table is the same.

Nothing is drawn here: that is for the window, and for a television's browser.
"""
