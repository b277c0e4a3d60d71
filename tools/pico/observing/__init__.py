"""Observations of a hub on the emulated Pico, its lamps, sound and messages, beside those that are due.

The Pico itself is in `tools/pico/emulation`.
"""
