"""Tiles read from a photo: where they lie, what is on their halves, and how sure that is.

`finder` finds tiles, `reader` reads their halves, `by_rules` weighs the readings together, `photo` opens a file and
answers. Only this package imports OpenCV, which the extra `[camera]` installs.
"""
