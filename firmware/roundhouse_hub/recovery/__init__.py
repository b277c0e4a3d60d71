"""Recovery from errors: records that are never broken, a log of errors, a watch over the parts, safe mode.

Building a part again after it has failed is in `subsystems.py`, one folder up.
"""
