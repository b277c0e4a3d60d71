"""Text: Inter in four weights, rendered once and kept; text that is too long for its place is cut with an ellipsis."""

from __future__ import annotations

import io
import re
from functools import cache, lru_cache
from importlib import resources
from itertools import chain
from typing import Literal

import pygame

from roundhouse.window.drawing.palette import Color

Weight = Literal["Medium", "SemiBold", "Bold", "ExtraBold"]
Anchor = Literal["left", "center", "right"]

SMALLEST = 11  # px: a small window shrinks everything but never text below this


def size_of(points: float, scale: float) -> int:
    """The size in px of text that is `points` high at 1280 x 800.

    >>> size_of(16, 1.35), size_of(12, 0.75)
    (22, 11)
    """
    return max(SMALLEST, round(points * scale))


@lru_cache(maxsize=64)
def font(weight: Weight, size: int) -> pygame.font.Font:
    """Inter in this weight, `size` px an em."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(io.BytesIO(_outlines(weight)), size)


@cache
def _outlines(weight: Weight) -> bytes:
    """The file of a weight, once for all of its sizes."""
    return resources.files("roundhouse.window").joinpath("fonts", f"Inter-{weight}.otf").read_bytes()


@lru_cache(maxsize=16384)
def width(text: str, weight: Weight, size: int) -> int:
    """The width of the text, px."""
    return font(weight, size).size(text)[0]


@lru_cache(maxsize=1024)
def fit_text(text: str, weight: Weight, size: int, room: int, *, end: bool = False) -> str:
    """The text, or as much of its beginning, or of its `end`, as fits into `room` px, with an ellipsis.

    >>> fit_text("Bo", "Medium", 16, 200)
    'Bo'
    >>> fit_text("Maximiliane", "Medium", 16, 60)
    'Maxi…'
    >>> fit_text("Maximiliane", "Medium", 16, 60, end=True)
    '…iliane'
    """
    if end:
        shorter = ("…" + text[start:].lstrip() for start in range(1, len(text)))
    else:
        shorter = (text[:stop].rstrip() + "…" for stop in range(len(text) - 1, 0, -1))
    return next((each for each in chain((text,), shorter) if width(each, weight, size) <= room), "")


def split_words(text: str, weight: Weight, size: int, room: float) -> str:
    """The text with a space in each word that is wider than `room` px, wherever a line of its letters is full."""
    words: list[str] = []
    for word in text.split():
        start = 0
        for end in range(1, len(word) + 1):
            if end - start > 1 and width(word[start:end], weight, size) > room:
                words.append(word[start : end - 1])
                start = end - 1
        words.append(word[start:])
    return " ".join(words)


def wrapped(text: str, size: int, room: float, first: float | None = None, weight: Weight = "Medium") -> list[str]:
    """The text in lines that fit into `room` px, broken between words; `first` is the room on the first line.

    A number that ends a phrase, as the points behind a name, stays on the line of the word before it.

    >>> wrapped("Cover the double", 15, 80)
    ['Cover the', 'double']
    >>> wrapped("Cover the double", 15, 150, 60)
    ['Cover', 'the double']
    >>> wrapped("Ann 12, Bo 8.", 15, 80)
    ['Ann 12,', 'Bo 8.']
    """
    lines: list[str] = []
    for word in _unbroken(text, weight, size, room):
        longer = f"{lines[-1]} {word}" if lines else word
        space = first if first is not None and len(lines) == 1 else room
        if lines and width(longer, weight, size) <= space:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


_LAST_NUMBER = re.compile(r"[+−-]?\d+[,.;:]?")


def _unbroken(text: str, weight: Weight, size: int, room: float) -> list[str]:
    """The parts of a text that no line breaks: its words, and with a word the number after it that ends the phrase."""
    words = text.split()
    parts = words[:1]
    for index, word in enumerate(words[1:], 2):
        ends = _LAST_NUMBER.fullmatch(word) and (index == len(words) or not word[-1].isdigit())
        together = f"{parts[-1]} {word}"
        if ends and width(together, weight, size) <= room:
            parts[-1] = together
        else:
            parts.append(word)
    return parts


@lru_cache(maxsize=384)
def text_surface(text: str, weight: Weight, size: int, color: Color) -> pygame.Surface:
    """The text as a transparent picture, to be blitted as it is."""
    return font(weight, size).render(text, True, color)


@lru_cache(maxsize=256)
def digits_middle(weight: Weight, size: int) -> float:
    """From the top of a rendered line to the middle of its capitals and digits, px."""
    bounds = font(weight, size).render("H", True, (255, 255, 255)).get_bounding_rect()
    return bounds.y + bounds.height / 2


def write_line(
    surface: pygame.Surface,
    text: str,
    place: tuple[float, float],
    weight: Weight,
    size: int,
    color: Color,
    *,
    anchor: Anchor = "left",
    room: float | None = None,
) -> int:
    """Write one line with the middle of its capitals at `place`; returns its width in px."""
    if room is not None:
        text = fit_text(text, weight, size, int(room))
    if not text:
        return 0
    picture = text_surface(text, weight, size, color)
    x, y = place
    if anchor == "center":
        x -= picture.get_width() / 2
    elif anchor == "right":
        x -= picture.get_width()
    surface.blit(picture, (round(x), round(y - digits_middle(weight, size))))
    return picture.get_width()
