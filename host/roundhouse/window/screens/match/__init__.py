"""Pages about a match that the window draws itself: scores, hands, sheet, winner; and the files that are kept.

The values they show come from `roundhouse.presenters.match`.
"""
