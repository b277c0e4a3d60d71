"""The command `roundhouse`."""

from __future__ import annotations

from importlib import import_module

import click

from roundhouse import __version__
from roundhouse.commands.error_reporting import OneLineGroup
from roundhouse.commands.localized_command import command_texts

COMMANDS = {
    "arena": "analysis.arena",
    "check": "records.check",
    "club": "club.club",
    "conform": "hub.conform",
    "flash": "hub.flash",
    "games": "booklet.rules",
    "hubs": "hub.hubs",
    "lab": "analysis.lab",
    "monitor": "hub.monitor",
    "play": "tables.play",
    "referee": "tables.referee",
    "replay": "records.replay",
    "resume": "tables.resume",
    "review": "analysis.review",
    "rules": "booklet.rules",
    "selftest": "hub.selftest",
    "serve": "tables.serve",
    "settings": "hub.settings",
    "sheets": "booklet.rules",
    "stats": "records.stats",
    "status": "hub.status",
}
"""Each command and the module that it stands in: only the one that runs is imported, so that a window opens sooner."""


class Commands(OneLineGroup):
    """The commands by their names."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f"roundhouse.commands.{COMMANDS[cmd_name]}"), cmd_name)
        assert isinstance(found, click.Command)
        return found


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="roundhouse", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """The command. Its help is in the texts; games of other packages that cannot be used are reported first."""
    from roundhouse.games.registry import GAMES  # takes a while, and the help shows no game

    for fault in GAMES.faults:
        click.echo(f"roundhouse: {command_texts(ctx).of(fault)}", err=True)
