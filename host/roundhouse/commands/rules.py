"""`roundhouse games` lists the games; `roundhouse rules GAME` prints the booklet of one."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse import words
from roundhouse.commands.booklet.booklet import booklet, can_be, sets_text, ways_text
from roundhouse.commands.booklet.html import as_html
from roundhouse.commands.booklet.markdown import as_markdown
from roundhouse.commands.booklet.text import WIDTH, as_text, wrap
from roundhouse.commands.errors import CannotBeError, speak
from roundhouse.commands.setting import rules_of
from roundhouse.commands.table_options import language_option
from roundhouse.games import GAMES, Game

LAYOUTS = {"text": as_text, "markdown": as_markdown, "html": as_html}


@click.command(short_help="List the games.")
@language_option
@click.pass_context
def games(context: click.Context, language: str) -> None:
    """List the games: who can play them, with which sets, and how people can sit at them."""
    speak(context, language)
    for kind in GAMES.values():
        click.echo("\n".join(_listed(kind, language)) + "\n")
    for note in ("games-ways", "games-more"):
        click.echo("\n".join(wrap(words.printed(note, language), WIDTH)))


@click.command(short_help="Print the rules of a game.")
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--rule", multiple=True, metavar="NAME=VALUE", help="A house rule, marked as chosen; can be given again.")
@click.option("--set", "domino_set", type=int, metavar="N", help="The double-N set.")
@click.option("--format", "layout", type=click.Choice(list(LAYOUTS)), default="text", help="How it is laid out.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write it to this file.")
@language_option
@click.pass_context
def rules(
    context: click.Context,
    game: str,
    rule: tuple[str, ...],
    domino_set: int | None,
    layout: str,
    out: Path | None,
    language: str,
) -> None:
    """Print the booklet of GAME: its rules for people, clause by clause, with the house rules that are chosen.

    \b
      roundhouse rules mexican-train | less
      roundhouse rules mexican-train --rule one_double=yes --format html --out rules.html
    """
    speak(context, language)
    text = LAYOUTS[layout](booklet(GAMES[game], rules_of(rule, set=domino_set), language))
    if out is None:
        click.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotBeError("no-file", file=out, reason=error.strerror) from error
    click.echo(words.printed("written", language, file=out))


def _listed(kind: type[Game], language: str) -> list[str]:
    """One game: what it is called, here and on the command line, its line, and what it needs."""
    usual = [seats for seats in kind.seats_offered if can_be(kind, seats)]
    fewest = kind.seats_offered[0]
    players = "games-players" if len(usual) > 1 else "games-players-only"
    if fewest < usual[0]:
        players = "games-players-rule"
    needs = (
        words.printed(players, language, least=usual[0], most=usual[-1], fewest=fewest),
        sets_text(kind, language=language),
        ways_text(kind, language),
    )
    return [
        f"{words.game_name(kind.name, language)} ({kind.name})",
        *(f"  {line}" for line in wrap(words.game_line(kind.name, language), WIDTH - 2)),
        *(f"  {line}" for line in wrap(" · ".join(needs), WIDTH - 2)),
    ]
