"""The hub's firmware: lamps, sound, buttons and the link to the host. Runs on MicroPython and on CPython."""

__version__ = "0.1.0"

# What this copy was made from. A tool that builds an image writes its hash here, so that copies can be told apart.
BUILD = "source"
