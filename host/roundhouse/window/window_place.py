"""Where a window opens: at its last place and size if they still fit a screen, else at a size that fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

USUAL = (1280, 800)
BESIDE = (16, 88)
"""The share of a screen that the window's own frame and the system's bars take, px."""
SHARE = 0.7
"""Of a screen that is much larger than the usual size, the window takes this share."""
GRIP = 80
"""The least part of a window that has to be on a screen, px, or it is moved back."""


class Placement(NamedTuple):
    """The window's place and size, px. Without a place the system chooses one."""

    width: int
    height: int
    left: int | None = None
    top: int | None = None


def placement(remembered: Sequence[int], screens: Sequence[tuple[int, int]]) -> Placement:
    """Where to open; `remembered` is left, top, width and height of the last time, or empty.

    The first of `screens` is the main one. Their positions are not known, so beside a second screen a place counts as
    visible if it may be.

    >>> placement((), [(1366, 768)]), placement((), [(1024, 768)])
    (Placement(width=1280, height=680, left=None, top=None), Placement(width=1008, height=680, left=None, top=None))
    >>> placement((), [(3840, 2160)])[:2], placement((40, 30, 1100, 700), [(1920, 1080)])
    ((2688, 1512), Placement(width=1100, height=700, left=40, top=30))
    >>> placement((3000, 30, 1100, 700), [(1920, 1080)])
    Placement(width=1100, height=700, left=None, top=None)
    """
    if not screens:
        return Placement(*USUAL)
    most = [max(screen[axis] for screen in screens) - BESIDE[axis] for axis in (0, 1)]
    if len(remembered) != 4:
        wished = [max(USUAL[axis], round(SHARE * screens[0][axis])) for axis in (0, 1)]
        return Placement(*(min(wished[axis], screens[0][axis] - BESIDE[axis]) for axis in (0, 1)))
    left, top, *size = remembered
    width, height = (min(size[axis], most[axis]) for axis in (0, 1))
    right, bottom = (sum(screen[axis] for screen in screens) for axis in (0, 1))
    least = (0, 0) if len(screens) == 1 else (-right, -bottom)
    across = least[0] + GRIP - width <= left <= right - GRIP
    down = least[1] <= top <= bottom - GRIP
    return Placement(width, height, left, top) if across and down else Placement(width, height)
