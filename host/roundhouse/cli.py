"""The command `roundhouse`."""

from __future__ import annotations

from importlib import import_module

import click

from roundhouse.commands.error_reporting import OneLineGroup
from roundhouse.commands.localized_command import command_texts

COMMANDS = {
    "arena": "analysis.arena",
    "check": "records.check",
    "club": "club.club",
    "conform": "hub.conform",
    "data": "maintenance.data",
    "doctor": "maintenance.doctor",
    "flash": "hub.flash",
    "games": "booklet.rules",
    "house-rules": "tables.house_rules",
    "hubs": "hub.hubs",
    "lab": "analysis.lab",
    "monitor": "hub.monitor",
    "photo": "photo",
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
        found = getattr(import_module(f"roundhouse.commands.{COMMANDS[cmd_name]}"), cmd_name.replace("-", "_"))
        assert isinstance(found, click.Command)
        return found


def _print_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """Print what a report of a fault has to say of the installation."""
    if not asked or ctx.resilient_parsing:
        return
    from roundhouse.commands.maintenance.installation import the_program  # takes a while

    click.echo("\n".join(finding.said for finding in the_program(command_texts(ctx))))
    ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version)
@click.pass_context
def main(ctx: click.Context) -> None:
    """The command. Its help is in the texts; games of other packages that cannot be used are reported first."""
    from roundhouse.games.registry import GAMES  # takes a while, and the help shows no game

    for fault in GAMES.faults:
        click.echo(f"roundhouse: {command_texts(ctx).of(fault)}", err=True)
