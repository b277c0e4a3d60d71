"""Putting firmware on a hub: the package's files over its serial port, or an image on its drive.

The firmware itself is `roundhouse_hub`; its image is made in `tools/pico`.
"""
