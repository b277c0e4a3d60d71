"""`roundhouse house-rules`: choose, name, share and take in house rules in the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console

from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.table_options import data_option, language_option
from roundhouse.games import GAMES
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.program.hubs import NO_HUB
from roundhouse.program.journal_app_services import open_app_services
from roundhouse.program.speakers import SpeakerProcess
from roundhouse.terminal.page_console import PageConsole, SaidElsewhere


@click.command("house-rules", cls=LocalizedCommand)
@click.argument("game", type=click.Choice(list(GAMES)), default=None, required=False, metavar="[GAME]")
@language_option
@data_option
def house_rules(game: str | None, texts: Texts, data: Path) -> None:
    """Open the page of house rules, until it is left."""
    console = Console()
    with open_app_services(data, NO_HUB, SpeakerProcess) as services:
        if game is not None:
            services.choices = replace(services.choices, table=replace(services.choices.table, game=game))
        pages = PageConsole(texts, console, lambda prompt: console.input(f"{prompt} > ", markup=False))
        try:
            while True:
                try:
                    pages.run(HouseRulesPage(services))
                    return
                except SaidElsewhere:
                    console.print(texts.terminal("page-unknown"), style="yellow", highlight=False)
        except EOFError:
            console.print()
        finally:
            services.save_choices()
