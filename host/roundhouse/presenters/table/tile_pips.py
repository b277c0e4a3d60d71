"""The places of the pips on the half of a tile, for every front end that draws one."""

from __future__ import annotations

from roundhouse.presenters.views import FaceStyle

LARGEST_PIPS = 12
"""The highest number that is read faster as pips than as a numeral."""
SMALLEST_PIPS = 26
"""The least width of a tile, in px, whose pips can be counted."""
Point = tuple[float, float]


def pip_places(number: int) -> list[Point]:
    """The pips of one half as (across, along) in tile widths from the middle of the half.

    >>> pip_places(1), len(pip_places(11))
    ([(0, 0)], 11)
    """
    # How far from the middle of the half the outermost pips stand, in tile widths.
    reach = 0.285 if number < 10 else 0.325 if number < 13 else 0.345 if number < 16 else 0.36
    if number < 4:
        diagonal = [(-reach, -reach), (reach, reach)] if number > 1 else []
        return diagonal + ([(0, 0)] if number % 2 else [])
    outer = 2 if number < 6 else 3 if number < 10 else 4 if number < 13 else 5 if number < 16 else 6
    pitch = 2 * reach / (outer - 1)
    places = [(across, pitch * index - reach) for across in (-0.285, 0.285) for index in range(outer)]
    middle = number - 2 * outer
    if number == 8:
        return [*places, (0, -reach), (0, reach)]
    # A shorter middle file keeps the pitch of the outer ones, between their pips.
    return places + [(0, pitch * (index - (middle - 1) / 2)) for index in range(middle)]


def pip_radius(number: int) -> float:
    """In tile widths."""
    if number < 6:
        return 0.115
    return 0.105 if number < 10 else 0.088 if number < 13 else 0.075 if number < 16 else 0.064


def with_numbers(style: FaceStyle, width: float, set_high: int) -> bool:
    """Whether tiles of this width show numerals rather than pips.

    >>> with_numbers("auto", 32, 12), with_numbers("auto", 20, 12), with_numbers("auto", 50, 15)
    (False, True, True)
    """
    if style == "auto":
        return width < SMALLEST_PIPS or set_high > LARGEST_PIPS
    return style == "numbers"
