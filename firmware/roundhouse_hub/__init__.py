"""The hub's firmware, for MicroPython and CPython: lamps, sound, buttons, the link to the host, play without one.

What stands in for a Pico's parts is in `roundhouse_standins`, and nothing here knows the host's program.
"""

__version__ = "0.1.0"

# What this copy was made from. A tool that builds an image writes its hash here, so that copies can be told apart.
BUILD = "source"


# Words that MicroPython's compiler knows by their names; for CPython they do nothing. `NAME = const(7)` puts the number
# wherever its module says NAME, and one that begins with an underscore then exists nowhere else. `@micropython.viper`
# compiles a function to machine code, in which numbers have 32 bits and `ptr8` of bytes reads them one by one.


def const(value: int) -> int:
    """The number itself."""
    return value


viper = lambda function: function  # noqa: E731  (a decorator has no type that MicroPython can name)


def ptr8(data: bytes) -> bytes:
    """The bytes themselves."""
    return data
