"""Tiles read from a photo: where they lie, what is on their halves, and how sure that is.

`photo_file` opens a file, `finder` finds tiles, `reader` reads their halves, `by_rules` weighs the readings together;
`reading` does all of it, and `drawing` shows it. Only this package imports OpenCV, which the extra `[camera]` installs.
"""
