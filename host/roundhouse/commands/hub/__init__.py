"""Commands about a hub itself: finding, flashing, checking and setting it, and watching its wire.

A table that uses a hub is opened by the commands in `tables`.
"""
