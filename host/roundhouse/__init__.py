"""Roundhouse: the referee, the table and the hub's host side for the train family of domino games.

The hub's firmware is a package of its own, `roundhouse_hub`; host/ARCHITECTURE.md says which folder may import which.
"""

__version__ = "0.2.0"
