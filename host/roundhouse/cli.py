"""The command `roundhouse`."""

from __future__ import annotations

from importlib import import_module

import click

from roundhouse import __version__
from roundhouse.commands.errors import OneLineGroup

COMMANDS = {
    "check": "check",
    "flash": "flash",
    "games": "rules",
    "hubs": "hubs",
    "monitor": "monitor",
    "pico": "pico",
    "play": "play",
    "referee": "referee",
    "replay": "replay",
    "resume": "resume",
    "rules": "rules",
    "selftest": "selftest",
    "settings": "settings",
    "stats": "stats",
    "status": "status",
}
"""Each command and the module that it stands in: only the one that is run is loaded, for a window opens the sooner."""


class Commands(OneLineGroup):
    """The commands by their names."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """See `click.Group`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """See `click.Group`."""
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f"roundhouse.commands.{COMMANDS[cmd_name]}"), cmd_name)
        assert isinstance(found, click.Command)
        return found


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="roundhouse")
def main() -> None:
    """A table for train dominoes: a referee that knows the rules, computer players, and a hub that lights and sounds.

    \b
      roundhouse play                        choose on the screen: game, seats, rules, a table that waits
      roundhouse play basic-trains --text    another game, in the terminal
      roundhouse play --computer --out out   watch computers; leaves record, picture and sound
      roundhouse referee --players Ann,Bo    referee a match that you play with real tiles
      roundhouse resume                      go on where the last table stopped
      roundhouse games                       the games that are there
      roundhouse rules mexican-train         the rules of one, for people
      roundhouse check evening.txt           was everything in this record by the rules?
      roundhouse replay evening.txt          see it again, step by step
      roundhouse stats                       matches, wins and best rounds over evenings
      roundhouse hubs                        the hubs that are there
      roundhouse flash                       put the firmware on a hub, or bring it up to date
      roundhouse status                      how a hub is; settings: how it is set; selftest: is all of it well
    """
