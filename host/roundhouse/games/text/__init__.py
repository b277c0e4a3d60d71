"""Text that people type, read into calls and positions, and positions written out again.

A move alone is read and written in `core/notation.py`; records of whole matches are in `roundhouse.records`.
"""
