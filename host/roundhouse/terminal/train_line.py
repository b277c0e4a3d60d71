"""A train on one line: the end where tiles are added is always shown, however narrow the terminal is."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

LEFT_OUT = "…"
DUTY = "  ▲"
LEAST = 12
"""The width in which a tile and the mark of a waiting double have room."""


class TrainLine:
    """Tiles as they lie, from left to right; `both` for a train that grows at both ends."""

    def __init__(self, tiles: Sequence[str], both: bool = False, duty: bool = False) -> None:
        self.tiles = tuple(tiles)
        self.both = both
        self.duty = duty

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        # It asks for little, so that the columns beside it stay whole, and fills what is left over.
        return Measurement(LEAST, LEAST)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - len(DUTY) * self.duty
        text = Text(" ".join(fitting(self.tiles, room, self.both)), style="dim", no_wrap=True)
        if self.duty:
            text.append(DUTY, style="bold yellow")
        yield text


def fitting(tiles: Sequence[str], width: int, both: bool = False) -> list[str]:
    """The tiles that fit into `width` characters: those at the open end, or at both.

    >>> fitting(["9-5", "5-5", "5-0", "0-1"], 11)
    ['…', '5-0', '0-1']
    >>> fitting(["9-5", "5-5", "5-0", "0-1"], 10, both=True)
    ['9-5', '…', '0-1']
    """
    if len(" ".join(tiles)) <= width:
        return list(tiles)
    for left_out in range(1, len(tiles)):
        first = (len(tiles) - left_out) // 2 if both else 0
        kept = [*tiles[:first], LEFT_OUT, *tiles[first + left_out :]]
        if len(" ".join(kept)) <= width:
            return kept
    return [LEFT_OUT]
