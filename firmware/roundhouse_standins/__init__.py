"""A hub's parts without hardware: they record what happened and when, and complain of misuse.

Both interpreters run them; none of them ever reaches a Pico. `board.StandInBoard` puts them together.
"""


class Misuse(Exception):
    """The firmware did something that real hardware would not forgive."""
