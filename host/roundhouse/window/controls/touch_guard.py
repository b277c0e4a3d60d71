"""Ignores the second of two quick touches at one place where something else has come to stand in between.

A page opens, or a button gives way to another one, while the finger is still there: the second touch was not meant for
what has come. A touch on the same thing again counts, and so does one elsewhere.

Fixed places of buttons (`table_places`) are not enough, because screens follow each other: the hand lies where the
button that dealt was, the rows of the sidebar where the players were asked for, the hub where a menu's entries were.
One guard serves the whole program, for the first touch is on one screen and the second on another; each frame hands it
on. It is asked wherever the pointer goes down: by `PageInput` for every control, and by the three tables for what is no
control: the trains and the hand, the sidebar beside the call pad, and the picture of the hub. Keys need no guard.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from roundhouse.window.controls.page import Rect, contains

MOMENT_MS = 400
"""The time after a touch for which the place belongs to what was touched: a double tap is over by then."""
FINGER = 24
"""Around a touch where nothing with a border was touched, px at 1280 x 800."""


@dataclass(frozen=True, slots=True)
class _Touch:
    what: Hashable
    area: Rect
    at: int


class TouchGuard:
    """Remembers the last touch that counted."""

    def __init__(self) -> None:
        self._last: _Touch | None = None

    def allows(self, what: Hashable, area: Rect, point: tuple[float, float], now: int) -> bool:
        """Whether a touch at `point` counts, which meets `what` in `area`; a touch that counts is remembered.

        >>> guard = TouchGuard()
        >>> guard.allows("games", (0, 0, 50, 50), (20, 20), 0), guard.allows("back", (0, 0, 90, 90), (25, 20), 200)
        (True, False)
        >>> guard.allows("back", (0, 0, 90, 90), (70, 20), 250), guard.allows("quit", (0, 0, 90, 90), (70, 20), 900)
        (True, True)
        """
        last = self._last
        if last is not None and last.what != what and now - last.at < MOMENT_MS and contains(last.area, point):
            return False
        self._last = _Touch(what, area, now)
        return True


def finger_area(point: tuple[float, float], scale: float) -> Rect:
    """The area that a finger covers at this point."""
    reach = round(FINGER * scale)
    return round(point[0]) - reach, round(point[1]) - reach, 2 * reach, 2 * reach
