"""Matches looked back at: one that is replayed, the result of a table, and figures over many.

How matches are written down is not here but in `records`.
"""
