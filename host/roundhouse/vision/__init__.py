"""Tiles read from a photo: where they lie, what is on their halves, and how sure that is.

`photo_file` has a file read by a process of its own, `worker`: `finder` finds tiles, `half_reader` reads their
halves, `joint_reading` weighs the readings together, `hand_reading` does all of it, and `drawing` shows it. What was
read are the plain values of `readings`. `live_camera` has the process of `camera` show what a webcam sees. Only these
processes import OpenCV, which the extra `[camera]` installs.
"""
