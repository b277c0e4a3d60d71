"""The cues in a recording of the amplifier's pins, which is compared with the rendering of the stand-in board.

A cue is found where the two part and where the next cue, begun there, makes them one again; after it every sample has
to be as rendered, to silence or to the recording's end. So a cue that is missing, that sounds twice, breaks off or is
another is reported as such.
"""

from __future__ import annotations

import copy
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any, Self

from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.mixer import BLOCK, RATE
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_hub.sound.scores import SCORES

ROUNDING = 2
"""The greatest difference of a sample from the rendered one."""
MOST_IN_ONE_BLOCK = 3
"""Cues that may begin within one block of the mixer."""
DRY = 32
"""Samples of silence that I2S sends when it has nothing: half of its buffer."""
LONGEST_GAP = 100 * DRY
KEPT_EACH = 16
"""Blocks from one kept state of a rendering to the next: to go back costs at most so many."""

Begun = tuple[int, str]


class NotAsRenderedError(Exception):
    """The recording is not what the hub should have sounded; says from when on, and which cues were found before."""


class MemorySample:
    """A sample that is read from memory. It has no position of its own, so copies of a rendering share it."""

    def __init__(self, frames: array[int]) -> None:
        self._frames = frames

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        return self

    def read(self, at: int, samples: array[int], frames: int) -> int:
        part = self._frames[at : at + frames]
        samples[: len(part)] = part
        return len(part)

    def close(self) -> None:
        """Nothing to release."""


class Samples:
    """The hub's samples in memory. Copies of a rendering share them."""

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        return self

    def open(self, name: str) -> MemorySample:
        return _sample(name)


@cache
def _sample(name: str) -> MemorySample:
    source = Library().open(name)
    frames, block = array("h"), array("h", bytes(2 * BLOCK))
    while got := source.read(len(frames), block, BLOCK):
        frames += block[:got]
    source.close()
    return MemorySample(frames)


class Rendering:
    """The hub's player, playing into a list: blocks as the stand-in board gets them."""

    def __init__(self, volume: int) -> None:
        self._block: array[int] | None = None
        self._player = CuePlayer(self, Samples(), SCORES)
        self._player.set_volume(volume)

    def __deepcopy__(self, extra_state: dict[int, Any]) -> Rendering:
        made = object.__new__(type(self))
        extra_state[id(self)] = made
        # What the player writes a block into holds nothing between two steps.
        for name in ("_out", "_parts", "_scores", "_evening"):
            shared = getattr(self._player, name)
            extra_state[id(shared)] = shared
        made._block = self._block
        made._player = copy.deepcopy(self._player, extra_state)
        return made

    def room(self) -> int:
        """A block at a time."""
        return BLOCK if self._block is None else 0

    def write(self, buffer: Sequence[int], frames: int) -> None:
        """Take a block."""
        self._block = array("h", buffer[:frames])

    def block(self, names: Sequence[str] = ()) -> array[int]:
        """The next block, with these cues beginning in it."""
        for name in names:
            self._player.cue(name)
        self._block = None
        self._player.step()
        return self._block if self._block is not None else array("h", bytes(2 * BLOCK))

    @property
    def silent(self) -> bool:
        return bool(self._player.silent)


def render_cues(names: Sequence[str], volume: int, blocks: int) -> array[int]:
    """The first blocks of these cues, begun together."""
    rendering = Rendering(volume)
    out = rendering.block(names)
    for _ in range(blocks - 1):
        out.extend(rendering.block())
    return out


def follow(heard: Sequence[int], expected: Sequence[str], volume: int, gaps: list[int] | None = None) -> list[int]:
    """At which sample each of the expected cues begins. Raises NotAsRenderedError.

    Where the amplifier ran dry, I2S sends silence in whole pieces and goes on behind it: with `gaps` given, the samples
    at which that happened are put there, else it is no sound as rendered either.
    """
    begun: list[Begun] = []
    at = 0
    while True:
        at = _next_sound(heard, at)
        if at >= len(heard):
            break
        at = _stretch(heard, at, expected, volume, begun, gaps)
    if len(begun) < len(expected):
        raise NotAsRenderedError(f"never heard: {', '.join(expected[len(begun) :])}; heard before: {_told(begun)}")
    return [where for where, _ in begun]


def _stretch(
    heard: Sequence[int], at: int, expected: Sequence[str], volume: int, begun: list[Begun], gaps: list[int] | None
) -> int:
    """Follow one stretch of sound that begins with a cue, to its silence; return where that begins."""
    first = len(begun)
    names = _beginning(heard, at, expected[first:], volume)
    if names is None:
        raise _lost(at, begun, expected)
    start = at - _leading(render_cues(names, volume, 1))
    script: dict[int, tuple[str, ...]] = {0: names}
    begun += ((start, name) for name in names)
    rendering = Rendering(volume)
    kept, since = copy.deepcopy(rendering), 0
    block = 0
    while True:
        if block == since + KEPT_EACH:
            kept, since = copy.deepcopy(rendering), block
        wanted = rendering.block(script.get(block, ()))
        got = _cut(heard, start + block * BLOCK)
        if not _same(wanted, got):
            missed = _gap(heard, start + block * BLOCK, wanted) if gaps is not None else None
            if gaps is not None and missed is not None:
                where, size = missed
                gaps.append(where)
                start += size
                block += 1
                continue
            if block in script:
                raise _lost(start + block * BLOCK, begun, expected)
            before = copy.deepcopy(kept)
            for past in range(since, block):
                before.block(script.get(past, ()))
            found = _retry(got, expected[len(begun) :], before)
            if found is None:
                raise _lost(start + block * BLOCK, begun, expected)
            rendering, names = found
            script[block] = names
            begun += ((start + block * BLOCK, name) for name in names)
        block += 1
        if rendering.silent or start + block * BLOCK >= len(heard):
            return start + block * BLOCK


def _gap(heard: Sequence[int], start: int, wanted: Sequence[int]) -> tuple[int, int] | None:
    """The place in a block where the amplifier ran dry, and for how many samples; None if that is not what happened."""
    here = next(
        at for at, (one, other) in enumerate(zip(wanted, heard[start:], strict=False)) if abs(one - other) > ROUNDING
    )
    # A silence may have begun where the sound was just going through zero.
    for first in range(here, max(-1, here - DRY), -1):
        size = DRY
        while size <= LONGEST_GAP and not any(heard[start + first : start + first + size]):
            if _same(wanted[first:], heard[start + first + size : start + BLOCK + size]):
                return start + first, size
            size += DRY
    return None


def _retry(got: Sequence[int], left: Sequence[str], before: Rendering) -> tuple[Rendering, tuple[str, ...]] | None:
    """The next cues that, begun in this block, make it what was heard, and the rendering that goes on behind it."""
    for count in range(1, min(MOST_IN_ONE_BLOCK, len(left)) + 1):
        rendering = copy.deepcopy(before)
        names = tuple(left[:count])
        if _same(rendering.block(names), got):
            return rendering, names
    return None


def _beginning(heard: Sequence[int], at: int, left: Sequence[str], volume: int) -> tuple[str, ...] | None:
    """The next cues with which a stretch begins whose first loud sample is `at`."""
    for count in range(1, min(MOST_IN_ONE_BLOCK, len(left)) + 1):
        names = tuple(left[:count])
        block = render_cues(names, volume, 1)
        start = at - _leading(block)
        if _same(block, _cut(heard, start)):
            return names
    return None


def _leading(block: Sequence[int]) -> int:
    """The number of samples of silence at its beginning."""
    return next((at for at, sample in enumerate(block) if sample), len(block))


def _cut(heard: Sequence[int], start: int) -> Sequence[int]:
    part = heard[max(0, start) : start + BLOCK]
    return [0] * -min(0, start) + list(part)


def _same(wanted: Sequence[int], got: Sequence[int]) -> bool:
    return all(abs(one - other) <= ROUNDING for one, other in zip(wanted, got, strict=False))


def _next_sound(heard: Sequence[int], at: int) -> int:
    while at < len(heard) and not heard[at]:
        at += 1
    return at


def _lost(at: int, begun: list[Begun], expected: Sequence[str]) -> NotAsRenderedError:
    left = ", ".join(expected[len(begun) : len(begun) + 3]) or "silence"
    return NotAsRenderedError(
        f"at {at / RATE:.4f} s the sound is not as rendered, nor does the next cue begin there ({left}); "
        f"heard before: {_told(begun)}"
    )


def _told(begun: list[Begun]) -> str:
    return ", ".join(f"{name} at {at / RATE:.3f} s" for at, name in begun) or "nothing"
