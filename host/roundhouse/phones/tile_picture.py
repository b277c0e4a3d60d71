"""Tiles as SVG, one wide and two long; their colors come from the style sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from roundhouse.presenters.table.tile_pips import pip_places, pip_radius
from roundhouse.presenters.views import Half

PIPS_UP_TO: Final = 12
"""A half with more pips than this shows a numeral when it stands alone."""


@lru_cache(maxsize=1024)
def tile(upper: Half, lower: Half, numerals: bool = False) -> Markup:
    """An upright tile as a picture of its own."""
    return Markup(
        f'<svg viewBox="0 0 1 2" aria-hidden="true">{tile_svg(upper, lower, True, numerals, (0.5, 1.0))}</svg>'
    )


@lru_cache(maxsize=64)
def half_svg(half: Half | None) -> Markup:
    """A half of a tile as a picture of its own; nothing on it where it cannot be read."""
    numerals = isinstance(half, int) and half > PIPS_UP_TO
    seen = "" if half is None else _half(half, 0.5, 0.5, upright=True, numerals=numerals)
    return Markup(
        f'<svg viewBox="0 0 1 1" aria-hidden="true"><rect class="face" width="1" height="1" rx="0.12"/>{seen}</svg>'
    )


@lru_cache(maxsize=2048)
def tile_svg(
    first: Half | None, second: Half | None, upright: bool, numerals: bool, middle: tuple[float, float] = (0.0, 0.0)
) -> Markup:
    """A tile around its middle, as a part of a picture; `first` is on the left, or on top when upright.

    A tile with a half that is not known lies face down.
    """
    x, y = middle
    wide, high = (1, 2) if upright else (2, 1)
    left, top = x - wide / 2, y - high / 2
    if first is None or second is None:
        return Markup(f'<rect class="back" x="{left:g}" y="{top:g}" width="{wide}" height="{high}" rx="0.15"/>')
    bar = f"M{x - 0.36:g} {y:g}h0.72" if upright else f"M{x:g} {y - 0.36:g}v0.72"
    halves = "".join(
        _half(half, x if upright else x + along, y + along if upright else y, upright, numerals)
        for half, along in ((first, -0.5), (second, 0.5))
    )
    return Markup(
        f'<rect class="face" x="{left:g}" y="{top:g}" width="{wide}" height="{high}" rx="0.15"/>'
        f'<path class="bar" d="{bar}"/>{halves}'
    )


def letter(half: Half | None) -> str:
    """A half as a letter or a number."""
    if half is None:
        return "?"
    return half[0].upper() if isinstance(half, str) else str(half)


def _half(half: Half, x: float, y: float, upright: bool, numerals: bool) -> str:
    if isinstance(half, str) or numerals:
        text = letter(half)
        size = 0.72 if len(text) == 1 else 0.56
        return f'<text class="n{half}" x="{x:g}" y="{y + 0.36 * size:.3f}" font-size="{size}">{text}</text>'
    # A lying tile is the upright one turned by a quarter.
    places = pip_places(half) if upright else [(along, -across) for across, along in pip_places(half)]
    radius = pip_radius(half)
    dots = "".join(f'<circle cx="{x + dx:.3f}" cy="{y + dy:.3f}" r="{radius}"/>' for dx, dy in places)
    return f'<g class="n{half}">{dots}</g>'
