"""The parts that draw any page that presenters describe: its frame, its layout, keys to write with; and the key help.

Screens with a drawing of their own are in the other folders.
"""
