"""The command `roundhouse`."""

from __future__ import annotations

import click

from roundhouse import __version__
from roundhouse.commands.check import check
from roundhouse.commands.errors import OneLineGroup
from roundhouse.commands.flash import flash
from roundhouse.commands.hubs import hubs
from roundhouse.commands.monitor import monitor
from roundhouse.commands.pico import pico
from roundhouse.commands.play import play
from roundhouse.commands.referee import referee
from roundhouse.commands.replay import replay
from roundhouse.commands.resume import resume
from roundhouse.commands.rules import games, rules
from roundhouse.commands.selftest import selftest
from roundhouse.commands.settings import settings
from roundhouse.commands.stats import stats
from roundhouse.commands.status import status


@click.group(cls=OneLineGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
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


for command in (
    games,
    rules,
    play,
    referee,
    resume,
    check,
    replay,
    stats,
    hubs,
    flash,
    status,
    settings,
    selftest,
    monitor,
    pico,
):
    main.add_command(command)
