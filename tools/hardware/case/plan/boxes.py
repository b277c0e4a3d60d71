"""Upright boxes and cylinders, and whether two of them overlap: enough to check a case without its solids."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.hardware.case.plan.dimensions import Point, Size, around


@dataclass(frozen=True)
class Box:
    """An upright box or cylinder, turned about z by `turn` degrees. `middle` is the middle of its underside."""

    name: str
    middle: tuple[float, float, float]
    size: Size
    turn: float = 0.0
    round: bool = False

    def corners(self) -> list[Point]:
        """The corners as seen from above; for a cylinder, sixteen points of its rim."""
        if self.round:
            points = [around(self.size[0] / 2, 22.5 * step) for step in range(16)]
        else:
            x, y = self.size[0] / 2, self.size[1] / 2
            points = [(x, y), (-x, y), (-x, -y), (x, -y)]
        turn = math.radians(self.turn)
        cos, sin = math.cos(turn), math.sin(turn)
        return [(self.middle[0] + x * cos - y * sin, self.middle[1] + x * sin + y * cos) for x, y in points]

    @property
    def bottom(self) -> float:
        return self.middle[2]

    @property
    def top(self) -> float:
        return self.middle[2] + self.size[2]


def begins(name: str, start: str) -> bool:
    """Whether a part's name is this one, or this one with a number.

    >>> begins("key 1", "key 1"), begins("key board", "key"), begins("slot board 12", "slot board")
    (True, False, True)
    """
    return name == start or (name.startswith(start + " ") and name[len(start) + 1 :].isdigit())


def boxes_overlap(one: Box, two: Box) -> bool:
    """Whether two boxes overlap.

    >>> boxes_overlap(Box("a", (0, 0, 0), (10, 10, 5)), Box("b", (9, 0, 4), (10, 10, 5)))
    True
    >>> boxes_overlap(Box("a", (0, 0, 0), (10, 10, 5)), Box("b", (12.0, 0, 4), (10, 10, 5), turn=45))
    True
    >>> boxes_overlap(Box("a", (0, 0, 0), (10, 10, 5)), Box("b", (12.0, 0, 4), (10, 10, 5), turn=45, round=True))
    False
    """
    if one.top <= two.bottom + 1e-9 or two.top <= one.bottom + 1e-9:
        return False
    first, second = one.corners(), two.corners()
    for shape in (first, second):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            normal = (by - ay, ax - bx)
            here, there = _shadow(first, normal), _shadow(second, normal)
            if here[1] <= there[0] + 1e-9 or there[1] <= here[0] + 1e-9:
                return False
    return True


def _shadow(points: list[Point], way: Point) -> tuple[float, float]:
    along = [x * way[0] + y * way[1] for x, y in points]
    return min(along), max(along)
