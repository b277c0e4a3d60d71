"""The parts of every table, whoever holds the tiles: the picture as values, messages, log, menu, volume and seats.

The values themselves are in `views.py`; the way in for a front end is `presenter.py`.
"""
