"""`roundhouse play`: a table in a window, in the terminal, or played by computers alone."""

from __future__ import annotations

from dataclasses import replace

import click
from rich.console import Console

from roundhouse.commands import table_options as options
from roundhouse.commands.localized_command import LANGUAGE, LocalizedCommand
from roundhouse.i18n.texts import Texts
from roundhouse.program.autoplay import autoplay
from roundhouse.program.environment import has_display
from roundhouse.program.play_table import ShowTable, TableRunner
from roundhouse.program.table_factory import SEATS
from roundhouse.program.table_request import TableRequest

ROUNDS_SHOWN = "1"


@click.command(cls=LocalizedCommand, facts=options.table_help)
@options.dealt_options
@click.option("--seed", metavar="TEXT")
@options.text_option
@click.option("--computer", is_flag=True)
@options.phone_options
@options.out_option
@options.sounds_option
@options.thinking_option
@options.place_options
@options.table_request
@click.pass_context
def play(context: click.Context, request: TableRequest, text: bool, computer: bool) -> None:
    """Open the application or a table, or let computers play."""
    console = Console()
    if request.phones is not None:
        import roundhouse.program.phones  # noqa: F401  # without the extra it says what to install
    if computer:
        shown = {"rounds": ROUNDS_SHOWN} if "rounds" not in request.rules_for(SEATS) else {}
        autoplay(replace(request, all_computers=True, rules=shown | dict(request.rules)), console)
        return
    window: ShowTable | None = None
    if has_display() and not text:
        from roundhouse.program.run_window import run_application, run_table  # takes a while

        if options.names_a_table(context):
            window = run_table
        elif run_application(request, console, _given_texts(context)):
            return
    TableRunner(request, console).play_new(window)


def _given_texts(context: click.Context) -> Texts | None:
    """In the language given before or after the command's name; without one the application uses the saved one."""
    language = context.find_root().ensure_object(dict).get(LANGUAGE)
    return language and Texts(language)
