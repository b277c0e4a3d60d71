"""Parts that lie over the picture of a table, lamps and all: the card of a covered screen, the light of a lesson.

Each says where it is for touches, too. The painter draws them last.
"""
