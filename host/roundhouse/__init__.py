"""Roundhouse: the referee, the table and the hub's host side for the train family of domino games."""

__version__ = "0.1.0"
