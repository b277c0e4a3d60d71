"""The checks of the firmware, and the files made for it: its tests under MicroPython, its types, its pins.

The image for the Pico is made in `tools/pico`.
"""
