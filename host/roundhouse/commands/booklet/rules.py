"""`roundhouse games` and `roundhouse sheets` list games and rule sheets; `roundhouse rules GAME` prints a booklet."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse.commands.booklet.booklet import booklet, is_playable, modes_text, sets_text
from roundhouse.commands.booklet.html import as_html
from roundhouse.commands.booklet.markdown import as_markdown
from roundhouse.commands.booklet.text import WIDTH, as_text, wrap
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.option_types import FILE
from roundhouse.commands.table_options import (
    chosen_sheet,
    data_option,
    language_option,
    rule_option,
    set_option,
    sheet_option,
)
from roundhouse.games import GAMES, Game
from roundhouse.games.core.options import read_rules
from roundhouse.games.sheets import kept_rules
from roundhouse.games.sheets import sheets as known_sheets
from roundhouse.i18n.texts import Texts
from roundhouse.program.result_files import writing
from roundhouse.records.preferences import read_choices

LAYOUTS = {"text": as_text, "markdown": as_markdown, "html": as_html}


@click.command(cls=LocalizedCommand)
@language_option
def games(texts: Texts) -> None:
    for kind in GAMES.values():
        click.echo("\n".join(_listed(texts, kind)) + "\n")
    for note in ("games-ways", "games-more"):
        click.echo("\n".join(wrap(texts.printed(note), WIDTH)))


@click.command("sheets", cls=LocalizedCommand)
@language_option
@data_option
def sheets(texts: Texts, data: Path) -> None:
    """List the rules that people have kept here, then the published sheets."""
    width = max(len(sheet.key) for sheet in known_sheets())
    own = [
        f"{rules.name} · {texts.game_name(rules.game)} · {texts.screen('sheet-own')}"
        for rules in kept_rules(read_choices(data).table.own_rules)
    ]
    for line in [*own, ""] if own else ():
        _print_listed(line, 2)
    for sheet in known_sheets():
        played = texts.printed("sheet-played", played=len(sheet.facts) - len(sheet.missing), facts=len(sheet.facts))
        line = f"{sheet.key:<{width}}  {sheet.name} · {texts.game_name(sheet.game)} · {played}"
        _print_listed(line, width + 2)
    click.echo("\n" + "\n".join(wrap(texts.printed("sheets-note"), WIDTH)))


def _print_listed(line: str, indent: int) -> None:
    click.echo("\n".join(wrap(line, WIDTH, subsequent_indent=" " * indent)))


@click.command(cls=LocalizedCommand)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@rule_option
@sheet_option
@set_option
@click.option("--format", "layout", type=click.Choice(list(LAYOUTS)), default="text")
@click.option("--out", type=FILE, metavar="FILE")
@language_option
def rules(
    game: str,
    rule: tuple[str, ...],
    sheet: str | None,
    domino_set: int | None,
    layout: str,
    out: Path | None,
    texts: Texts,
) -> None:
    """Print a booklet, or write it to a file."""
    text = LAYOUTS[layout](booklet(texts, GAMES[game], read_rules(rule, set=domino_set), chosen_sheet(sheet)))
    if out is None:
        click.echo(text, nl=False)
        return
    with writing(out):
        out.write_text(text, encoding="utf-8")
    click.echo(texts.printed("written", file=out))


def _listed(texts: Texts, kind: type[Game]) -> list[str]:
    """One game: its title, its name on the command line, its one-line description, and what it needs."""
    usual = [seats for seats in kind.seats_offered if is_playable(kind, seats)]
    fewest = kind.seats_offered[0]
    players = "games-players" if len(usual) > 1 else "games-players-only"
    if fewest < usual[0]:
        players = "games-players-rule"
    needs = (
        texts.printed(players, least=usual[0], most=usual[-1], fewest=fewest),
        sets_text(texts, kind),
        modes_text(texts, kind),
    )
    return [
        f"{texts.game_name(kind.name)} ({kind.name})",
        *(f"  {line}" for line in wrap(texts.game_line(kind.name), WIDTH - 2)),
        *(f"  {line}" for line in wrap(" · ".join(needs), WIDTH - 2)),
    ]
