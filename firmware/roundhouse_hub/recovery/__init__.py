"""Means to outlive errors: records that are never broken, a log of errors, a watch over its parts, safe mode.

Building a part again after it has failed is in `subsystems.py`, one folder up.
"""
