"""Pages about a match: scores, hands, sheet, corrections, winner, review, exports and statistics.

The values they show come from `roundhouse.presenters.match`.
"""
