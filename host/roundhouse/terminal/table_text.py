"""The table as text: trains with their open ends and the hub's lamps, and the hand of the player who looks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.views import SidebarRow, TableView
from roundhouse_hub.lamps.render import colors
from roundhouse_hub.lamps.scene import CLOSED, DUTY, FITS, NO_TRAIN, OPEN, WINNER, Scene

SHAPES = {NO_TRAIN: " ", CLOSED: "●", OPEN: "○", DUTY: "▲", FITS: "◆", WINNER: "★"}
TURN = "▶"
NO_BREAK = "\N{NO-BREAK SPACE}"
PLAYABLE = "bold black on green"
LEFT_OUT = "…"
WAITING_MARK = "  ▲"
LEAST_WIDTH = 12
"""The width of a tile and the mark of a waiting double."""


def table_drawn(texts: Texts, view: TableView, viewer: Seat | None = None) -> RenderableType:
    """The table, and the hand of the player in seat `viewer` who looks."""
    heading = [view.title, view.subtitle, *([view.boneyard_text] if view.boneyard is not None else [])]
    parts: list[RenderableType] = [Text(" · ".join(heading), style="bold"), _trains(texts, view)]
    if viewer is not None:
        parts.append(_hand(texts, view, view.rows[viewer]))
    return Group(*parts)


def _hand(texts: Texts, view: TableView, owner: SidebarRow) -> RenderableType:
    """The hand; what can be played now is marked, and where it goes."""
    line = Text(f"{texts.label('hand_of', seat=owner.name)}:", style="bold")
    for tile in view.hand:
        line.append(" ")
        line.append(
            f"[{tile.text}]" if tile.playable else f"{NO_BREAK}{tile.text}{NO_BREAK}", PLAYABLE if tile.playable else ""
        )
    hidden = (owner.hand or 0) - len(view.hand)
    if hidden > 0:
        line.append(f" {NO_BREAK}?{hidden}{NO_BREAK}", "dim")
    spots = [f"{tile.text} → {', '.join(tile.trains)}".replace(" ", NO_BREAK) for tile in view.hand if tile.trains]
    if not spots:
        return line
    return Group(line, Text(f"{texts.label('legal')}: {' · '.join(spots)}", style="dim"))


def _trains(texts: Texts, view: TableView) -> Table:
    lamps = colors(view.scene, 0)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    table.add_column("")
    table.add_column("", no_wrap=True)
    for heading in (texts.label("end"), texts.label("tiles"), ""):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, ratio=1)
    for row, train in zip(view.rows, view.trains, strict=True):
        red, green, blue = lamps[row.lamp]
        table.add_row(
            Text(_shape(view.scene, row), style=f"rgb({red},{green},{blue})" if red + green + blue else "dim"),
            Text(row.name, "bold" if row.turn else ""),
            row.end_text,
            "" if row.hand is None else str(row.hand),
            row.score,
            TrainLine(row.line, train.grows_inwards, row.waits),
        )
    return table


def _shape(scene: Scene, row: SidebarRow) -> str:
    """The lamp's shape shows the same as its color; the turn takes precedence over open and closed."""
    state = scene.lamps[row.lamp]
    return TURN if row.lamp == scene.turn and state in (OPEN, CLOSED) else SHAPES[state]


class TrainLine:
    """A train on one line: tiles as they lie, from left to right; `both` for one that grows at both ends.

    An end where tiles are added is always shown, however narrow the terminal is.
    """

    def __init__(self, tiles: Sequence[str], both: bool, waits: bool) -> None:
        self.tiles = tuple(tiles)
        self.both = both
        self.waits = waits

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        # A small minimum width keeps the columns beside it whole; it fills the space that is left.
        return Measurement(LEAST_WIDTH, LEAST_WIDTH)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - len(WAITING_MARK) * self.waits
        text = Text(" ".join(fit_tiles(self.tiles, room, self.both)), style="dim", no_wrap=True)
        if self.waits:
            text.append(WAITING_MARK, style="bold yellow")
        yield text


def fit_tiles(tiles: Sequence[str], width: int, both: bool = False) -> list[str]:
    """The tiles that fit into `width` characters: those at the open end, or at both.

    >>> fit_tiles(["9-5", "5-5", "5-0", "0-1"], 11)
    ['…', '5-0', '0-1']
    >>> fit_tiles(["9-5", "5-5", "5-0", "0-1"], 10, both=True)
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
