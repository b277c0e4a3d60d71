"""The shuffle, and the seal that lets players check afterward that it was not changed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any


def shuffled(tiles: Sequence[int], rng: Random) -> tuple[int, ...]:
    """The tiles in the order in which they will be dealt and drawn. Drawn with `random()` alone, the one method whose
    sequence Python promises to keep: a seed gives the same shuffle on every version."""
    # Any, since compiled code would unpack each number and pack it again for `sorted`: a tenth of the time.
    draw: Callable[[], Any] = rng.random
    return tuple(sorted(tiles, key=lambda _: draw()))


def seal(order: Sequence[int], salt: str) -> str:
    """A hash of the shuffle: shown before the deal, checked against order and salt after the round.

    >>> seal((2, 0, 1), "x") == seal((2, 0, 1), "x") != seal((2, 1, 0), "x")
    True
    """
    return hashlib.sha256(f"{salt}:{','.join(map(str, order))}".encode()).hexdigest()
