"""Stand-ins for the hub's hardware: they record what happened and when, and raise an error on misuse.

Both interpreters can run them; they never run on a Pico. `board.StandInBoard` combines them.
"""


class Misuse(Exception):
    """The firmware did something that real hardware would not tolerate."""
