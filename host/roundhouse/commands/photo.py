"""`roundhouse photo PICTURE...`: reads the tiles of a hand from photos, or from what a webcam sees."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from roundhouse.catalogs import reason_of
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.option_types import FILE
from roundhouse.commands.table_options import language_option, set_option
from roundhouse.dominoes import DominoSet, double_set
from roundhouse.games import GAMES
from roundhouse.games.core.options import read_options, read_rules
from roundhouse.i18n.texts import Texts
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.photos import content_of, needs_camera, report_of
from roundhouse.program.result_files import writing
from roundhouse.vision.photo_file import BadPhoto, PhotoRequest, PictureKind, read_beside
from roundhouse.vision.readings import HandRules, PhotoReading

HIGHEST = 18
"""The set that is taken for granted where neither a set nor a game is named: any number can be read."""


@click.command(cls=LocalizedCommand)
@click.argument("pictures", nargs=-1, type=click.Path(path_type=Path), metavar="[PICTURE...]")
@set_option
@click.option("--game", type=click.Choice(list(GAMES)))
@click.option("--tiles", "count", type=click.IntRange(1, 200), metavar="N")
@click.option("--camera", "webcam", type=click.IntRange(0), is_flag=False, flag_value=0, metavar="N")
@click.option("--format", "layout", type=click.Choice(["text", "json"]), default="text")
@click.option("--show", type=FILE, metavar="FILE")
@click.option("--report", type=FILE, metavar="FILE")
@language_option
@click.pass_context
def photo(
    context: click.Context,
    pictures: tuple[Path, ...],
    domino_set: int | None,
    game: str | None,
    count: int | None,
    webcam: int | None,
    layout: str,
    show: Path | None,
    report: Path | None,
    texts: Texts,
) -> None:
    """Print tiles, points and doubts; exit code 1 if a hand is short, 2 if a file is no picture."""
    needs_camera()
    tiles = _set_of(game, domino_set)
    rules = HandRules(tiles, tiles.everything, count)
    sources: list[Path | int] = [*pictures, *([] if webcam is None else [webcam])]
    if not sources:
        raise ImpossibleRequest("photo-none-named")
    if len(sources) > 1 and (show or report):
        raise ImpossibleRequest("photo-one-alone")
    code = 0
    wanted: Sequence[PictureKind] = ("drawn", "tiles") if show or report else ()
    for source in sources:
        file = texts.terminal("photo-webcam") if isinstance(source, int) else str(source)
        try:
            read = read_beside(_request(source, rules, wanted))
        except OSError as error:
            said = texts.terminal("photo-not-read", file=file, reason=texts.of(reason_of(error)))
        except BadPhoto as error:
            said = texts.terminal(f"photo-{error.reason}", file=file)
        else:
            said = ""
        if said:
            click.echo(f"roundhouse: {said}", err=True)
            code = 2
            continue
        if show is not None:
            with writing(show):
                show.write_bytes(read.pictures[0])
        if report is not None:
            with writing(report):
                report.write_bytes(report_of(read, read.pictures[1]))
        if layout == "json":
            click.echo(json.dumps(read.reading.as_json(file, read.width, read.height)))
        else:
            click.echo("\n".join(_lines(texts, file, read.reading)))
        code = code or int(read.reading.short or not read.reading.tiles)
    context.exit(code)


def _request(source: Path | int, rules: HandRules, wanted: Sequence[PictureKind]) -> PhotoRequest:
    """A file, or what a webcam sees. Raises OSError."""
    if isinstance(source, int):
        return PhotoRequest(None, rules, wanted, source)
    return PhotoRequest(content_of(source), rules, wanted)


def _set_of(game: str | None, highest: int | None) -> DominoSet:
    """The set that is played with. Raises OptionError or ImpossibleRequest where there is no such set."""
    if game is not None:
        kind = GAMES[game]
        return kind(kind.seats_offered[-1], read_options(kind.options_type, read_rules((), set=highest))).tiles
    if highest is not None and not 1 <= highest <= HIGHEST:
        raise ImpossibleRequest("photo-no-set", highest=HIGHEST)
    return double_set(highest or HIGHEST)


def _lines(texts: Texts, file: str, reading: PhotoReading) -> list[str]:
    """The lines that a person reads about a photo."""
    tiles = reading.rules.tiles
    if not reading.tiles:
        return [texts.terminal(f"photo-no-tiles-{reading.trouble or 'seen'}", file=file)]
    lines = [texts.terminal("photo-read", file=file, count=len(reading.tiles), points=reading.points)]
    named = ["-".join(tiles.end_text(end) for end in each.ends) for each in reading.tiles]
    lines.append("  " + " ".join(named))
    doubts = [
        f"{name} ({texts.percent(each.probability)})"
        for name, each in zip(named, reading.tiles, strict=True)
        if each.doubtful
    ]
    if doubts:
        lines.append("  " + texts.terminal("photo-doubtful", tiles=", ".join(doubts)))
    if reading.unread:
        lines.append("  " + texts.terminal("photo-unread", count=len(reading.unread)))
    if reading.rules.count is not None and len(reading.tiles) < reading.rules.count:
        lines.append("  " + texts.terminal("photo-short", count=reading.rules.count - len(reading.tiles)))
    if reading.trouble and (doubts or reading.short):
        lines.append("  " + texts.terminal(f"photo-{reading.trouble}"))
    return lines
