"""The mixer's inner loops at this interpreter's best: native code on the hub, else plain Python."""

import sys

if sys.implementation.name == "micropython":
    from roundhouse_hub.sound.fast import add, clear, copy, finish
else:
    from roundhouse_hub.sound.plain import add, clear, copy, finish

__all__ = ["add", "clear", "copy", "finish"]
