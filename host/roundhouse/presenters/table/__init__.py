"""What every table has, whoever holds the tiles: the picture as values, messages, the log, the menu, volume and seats.

The values themselves are in `views.py`; the way in for a front end is `presenter.py`.
"""
