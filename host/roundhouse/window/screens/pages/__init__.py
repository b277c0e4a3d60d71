"""The frame of pages, and the pages that belong to no table: settings, keys, how to play, errors, quitting.

Pages about a table that is set up are in `setup`, about a match in `match`.
"""
