"""Text that people type, read into calls and positions, and the contradictions in what they typed.

Moves and positions are written in `core`; records of whole matches are in `roundhouse.records`.
"""
