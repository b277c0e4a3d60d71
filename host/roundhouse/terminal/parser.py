"""Parses a typed line: what the terminal does itself, actions of the page, and sentences that the presenter reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WORDS: Final = {
    "help": ("?", "help"),
    "table": ("table", "show"),
    "scores": ("scores", "score"),
    "quit": ("quit", "exit"),
    "hint": ("hint",),
    "explain": ("why",),
    "who": ("who",),
    "trust": ("trust",),
    "undo": ("undo",),
    "redo": ("redo",),
    "calls": ("calls",),
    "amend": ("fix",),
    "insert": ("insert",),
    "delete": ("delete",),
    "agree": ("agree",),
    "decline": ("decline",),
    "correct": ("correct",),
    "hand-over": ("seat",),
    "leave-sure": ("leave",),
    "join": ("join",),
    "depart": ("depart",),
    "place": ("slot",),
    "press": ("press",),
    "hold": ("hold",),
    "twice": ("twice",),
    "volume": ("volume",),
    "mute": ("mute",),
    "stop": ("stop",),
}
"""The commands, and the words for each. Most are the ids of actions."""
SHORT: Final = {"h": "help", "hand": "table", "q": "quit", "u": "undo", "vol": "volume"}
"""Shorter words, where none of them may be the beginning of a name."""
_COMMANDS: Final = {word: name for name, words in WORDS.items() for word in words}


@dataclass(frozen=True, slots=True)
class Command:
    """One request to the table: `name` is a command, `next` (an empty line) or `call` (anything else); `rest` is what
    follows the command's word, `text` the whole."""

    name: str
    rest: str = ""
    text: str = ""


def read_line(line: str, short: bool = True) -> list[Command]:
    """The commands of a line, separated by commas; text after a # is a comment.

    >>> read_line("undo 3")
    [Command(name='undo', rest='3', text='undo 3')]
    >>> [command.text for command in read_line("5-6 on Bo, announce  # at last")]
    ['5-6 on Bo', 'announce']
    >>> read_line("h")[0].name, read_line("h", short=False)[0].name
    ('help', 'call')
    """
    found = []
    for part in (part.strip() for part in line.partition("#")[0].split(",")):
        first, _, rest = part.partition(" ")
        word = first.casefold()
        name = _COMMANDS.get(word, SHORT.get(word, "call") if short else "call")
        if part:
            found.append(Command(name, rest.strip(), part))
    return found or [Command("next")]
