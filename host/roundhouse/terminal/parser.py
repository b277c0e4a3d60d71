"""Parses a typed line: commands to the table, or else a call that the referee parses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from roundhouse_hub.link.messages import LONG, PRESS, TWICE

DEALT_COMMANDS: Final = {
    "help": ("?", "help", "h"),
    "hint": ("hint",),
    "why": ("why",),
    "hand": ("hand", "table", "show"),
    "scores": ("scores", "score"),
    "undo": ("undo", "u"),
    "correct": ("correct",),
    "seat": ("seat",),
    "leave": ("leave",),
    "join": ("join",),
    "depart": ("depart",),
    "volume": ("volume", "vol"),
    "mute": ("mute",),
    "stop": ("stop",),
    "quit": ("quit", "exit", "q"),
}
"""The commands of a dealt table, and the words for each."""
CALLED_COMMANDS: Final = {
    "help": ("?", "help"),
    "who": ("who",),
    "hint": ("hint",),
    "why": ("why",),
    "table": ("table", "show"),
    "scores": ("score", "scores"),
    "trust": ("trust",),
    "undo": ("undo",),
    "redo": ("redo",),
    "correct": ("correct",),
    "seat": ("seat",),
    "join": ("join",),
    "depart": ("depart",),
    "slot": ("slot",),
    "volume": ("volume",),
    "mute": ("mute",),
    "stop": ("stop",),
    "quit": ("quit", "exit"),
}
"""The commands of a table of real tiles: in full, since a shorter word may be the beginning of a name."""
GESTURES: Final = {"press": PRESS, "hold": LONG, "twice": TWICE}
"""The gestures at a table of buttons, as they are typed: `hold 5`."""


@dataclass(frozen=True, slots=True)
class Command:
    """One request to the table: `name` is a command, `next` (an empty line) or `move`; `rest` is its argument."""

    name: str
    rest: str = ""


def read_commands(line: str, words: Mapping[str, tuple[str, ...]] = DEALT_COMMANDS) -> list[Command]:
    """The commands of a line, separated by commas. Anything that is not a command word is a move.

    >>> read_commands("undo 3")
    [Command(name='undo', rest='3')]
    >>> read_commands("5-6 on Bo, announce")
    [Command(name='move', rest='5-6 on Bo'), Command(name='move', rest='announce')]
    """
    commands = {word: name for name, others in words.items() for word in others}
    found = []
    for part in (part.strip() for part in line.split(",")):
        first, _, rest = part.partition(" ")
        name = commands.get(first.casefold())
        if part:
            found.append(Command(name, rest.strip()) if name else Command("move", part))
    return found or [Command("next")]


def read_called_commands(line: str) -> list[Command]:
    """The commands of a line at a table of real tiles; what stands behind a # is a comment.

    >>> read_called_commands("ann 5-6 on bo, undo 2  # a slip")
    [Command(name='move', rest='ann 5-6 on bo'), Command(name='undo', rest='2')]
    """
    return read_commands(line.partition("#")[0], CALLED_COMMANDS)


def read_presses(line: str) -> list[Command]:
    """The commands of a line at a table of buttons: a gesture, or what may be typed at a called table."""
    first, _, rest = line.strip().partition(" ")
    name = first.casefold()
    return [Command(name, rest.strip())] if name in GESTURES else read_called_commands(line)
