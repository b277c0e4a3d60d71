"""All that the hub's image for the Pico is built of: a compiler, MicroPython's sources, and what is frozen in.

The emulated Pico that runs the image is in `emulation` (Python) and `emulator` (JavaScript).
"""
