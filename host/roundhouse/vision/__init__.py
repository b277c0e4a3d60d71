"""Tiles read from a photo: where they lie, what is on their halves, and how sure that is.

`photo_file` has a file read by a process of its own, `worker`: `finder` finds tiles, `reader` reads their halves,
`by_rules` weighs the readings together, `reading` does all of it, and `drawing` shows it. What was read are the plain
values of `readings`. Only that process imports OpenCV, which the extra `[camera]` installs.
"""
