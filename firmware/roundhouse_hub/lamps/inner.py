"""The loops over a frame at this interpreter's best: native code on the hub, else plain Python."""

import sys

if sys.implementation.name == "micropython":
    from roundhouse_hub.lamps.fast import blend, dim, total, wire
else:
    from roundhouse_hub.lamps.plain import blend, dim, total, wire

__all__ = ["blend", "dim", "total", "wire"]
