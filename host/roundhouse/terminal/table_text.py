"""The table as text: trains with their open ends and the hub's lamps, hands, boneyard and the last plays."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse import i18n
from roundhouse.dominoes import tiles_in
from roundhouse.games.moves import LayEngine, Move, Play
from roundhouse.games.notation import train_name
from roundhouse.games.position import Position, Rules
from roundhouse.i18n.points import counted
from roundhouse.i18n.typed import as_typed
from roundhouse.referee import Happened, Referee
from roundhouse.terminal.train_line import TrainLine
from roundhouse_hub.lamps.render import colors
from roundhouse_hub.lamps.scene import CLOSED, DUTY, FITS, NO_TRAIN, OPEN, WINNER, Scene

SHAPES = {NO_TRAIN: " ", CLOSED: "●", OPEN: "○", DUTY: "▲", FITS: "◆", WINNER: "★"}
TURN = "▶"
NO_BREAK = "\N{NO-BREAK SPACE}"
PLAYABLE = "bold black on green"


def table_drawn(referee: Referee, viewer: int, language: str = "en") -> RenderableType:
    """The table as the player in seat `viewer` sees it, his hand below; none is shown to viewer -1."""
    position = referee.table
    if position is None:
        return Text("")
    parts: list[RenderableType] = [_heading(referee, position, language), _trains(referee, position, language)]
    if referee.position is not None and viewer >= 0:
        parts.append(hand_drawn(position, viewer, referee.names, language))
    return Group(*parts)


def hand_drawn(position: Position, viewer: int, names: Sequence[str], language: str = "en") -> RenderableType:
    """The viewer's hand; what he can play now is marked, and where it goes."""
    game = position.game
    legal = position.legal() if position.turn == viewer else []
    where: dict[int, list[str]] = {}
    for move in legal:
        if isinstance(move, Play | LayEngine) and not position.hands[viewer] >> move.tile & 1:
            continue  # one that only may be among his hidden tiles
        if isinstance(move, Play):
            where.setdefault(move.tile, []).append(as_typed(train_name(game, move.train, names), names, language))
        elif isinstance(move, LayEngine):
            where.setdefault(move.tile, [])
    title = i18n.label("hand_of", language, seat=names[viewer])
    line = Text(f"{title}:", style="bold")
    for tile in tiles_in(position.hands[viewer]):
        line.append(" ")
        line.append(
            f"[{game.tiles.text(tile)}]" if tile in where else f"{NO_BREAK}{game.tiles.text(tile)}{NO_BREAK}",
            _style(tile in where),
        )
    hidden = position.count(viewer) - position.hands[viewer].bit_count()
    if hidden:
        line.append(f" {NO_BREAK}?{hidden}{NO_BREAK}", "dim")
    spots = [
        f"{game.tiles.text(tile)} → {', '.join(dict.fromkeys(trains))}".replace(" ", NO_BREAK)
        for tile, trains in where.items()
        if trains
    ]
    if not spots:
        return line
    return Group(line, Text(f"{i18n.label('legal', language)}: {' · '.join(spots)}", style="dim"))


def plays_drawn(happened: Sequence[Happened], game: Rules, names: Sequence[str], language: str = "en") -> list[str]:
    """What happened, a sentence each; tiles that nobody at the screen may see are hidden beforehand."""
    return [
        i18n.said(each.event, each.before, each.before.game if each.before else game, each.names or names, language)
        for each in happened
    ]


def example_of(legal: Sequence[Move], game: Rules, names: Sequence[str], language: str = "en") -> str:
    """A play, or a tile for an engine, to show how one is typed; empty when there is none."""
    engine = next((move for move in legal if isinstance(move, LayEngine)), None)
    if engine is not None:
        return game.tiles.text(engine.tile)
    play = next((move for move in legal if isinstance(move, Play)), None)
    if play is None:
        return ""
    said = f"{game.tiles.text(play.tile, play.joined)} on {train_name(game, play.train, names)}"
    return as_typed(said, names, language)


def _style(playable: bool) -> str:
    return PLAYABLE if playable else ""


def _heading(referee: Referee, position: Position, language: str) -> Text:
    game, round = referee.game, position.round
    rounds = game.rounds()
    parts = [
        i18n.game_name(game.name, language),
        i18n.label("round", language, round=round.number + 1, rounds=rounds)
        if rounds is not None
        else i18n.label("round_open", language, round=round.number + 1),
    ]
    if round.engine >= 0:
        parts.append(i18n.label("engine", language, tile=game.tiles.text(game.tiles.double[round.engine])))
    if game.has_boneyard or position.yard:
        parts.append(
            i18n.label("count_in_boneyard" if game.has_boneyard else "count_unused", language, count=position.yard)
        )
    return Text(" · ".join(parts), style="bold")


def _trains(referee: Referee, position: Position, language: str) -> Table:
    game, names = referee.game, referee.names
    scene, slots, lines = referee.scene(), referee.slots, referee.match.lines()
    lamps = colors(scene, 0)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    table.add_column("")
    table.add_column("", no_wrap=True)
    for heading in (i18n.label("end", language), i18n.label("tiles", language), ""):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, ratio=1)
    for train in position.trains_in_sight:
        slot = slots[train]
        red, green, blue = lamps[slot]
        owner = train < game.seats
        table.add_row(
            Text(_shape(scene, slot), style=f"rgb({red},{green},{blue})" if red + green + blue else "dim"),
            Text(
                names[train] if owner else i18n.public_train(game, train, language),
                "bold" if _turn(position, train) else "",
            ),
            _ends(position, train),
            str(position.count(train)) if owner else "",
            i18n.label("points", language, count=counted(game, referee.match.totals[train])) if owner else "",
            _tiles(position, train, lines[train]),
        )
    return table


def _turn(position: Position, seat: int) -> bool:
    return not position.over and position.turn == seat


def _shape(scene: Scene, slot: int) -> str:
    """The lamp's shape says what its color says; whose turn it is goes before open and closed."""
    state = scene.lamps[slot]
    return TURN if slot == scene.turn and state in (OPEN, CLOSED) else SHAPES[state]


def _ends(position: Position, train: int) -> str:
    game = position.game
    first = train * game.ends_per_train
    if not position.begun >> train & 1:
        # In brackets what its first tile must match.
        return "-" if position.ends[first] < 0 else f"({game.tiles.end_text(position.ends[first])})"
    return "/".join(map(game.tiles.end_text, position.ends[first : first + game.ends_per_train]))


def _tiles(position: Position, train: int, line: Sequence[Play | LayEngine]) -> TrainLine:
    """The train's tiles as they lie, and whether a double waits at its end."""
    game = position.game
    spots = range(train * game.ends_per_train, (train + 1) * game.ends_per_train)
    duty = any(spot in position.doubles for spot in spots)
    return TrainLine([_lying(game, play) for play in line], game.ends_per_train == 2, duty)


def _lying(game: Rules, play: Play | LayEngine) -> str:
    """A tile as it lies, the train running from left to right."""
    if isinstance(play, LayEngine) or play.joined < 0:
        return game.tiles.text(play.tile)
    left = game.ends_per_train == 2 and play.spot % 2 == 0
    return game.tiles.text(play.tile, play.opens if left else play.joined)
