"""Parses a typed line: what the terminal does itself, actions of the page, and sentences that the presenter reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from roundhouse.actions import REGISTRY, Action, CountPhoto, Quit, SeeTable, SetVolume, Undo

ConsoleWord = Literal["help", "enter", "sentence", "press", "hold", "twice"]
"""Meanings that are no action by themselves: the help, an empty line, no command at all, gestures on a button."""
WordMeaning: TypeAlias = ConsoleWord | type[Action]
_WORDS: Final[dict[ConsoleWord, Sequence[str]]] = {
    "help": ("?", "help"),
    "press": ("press",),
    "hold": ("hold",),
    "twice": ("twice",),
}
COMMANDS: Final[Mapping[str, WordMeaning]] = {
    **{word: meaning for meaning, words in _WORDS.items() for word in words},
    **{word: kind for kind in REGISTRY.values() for word in kind.typed},
}
"""The meaning of each word with which a command begins."""
ABBREVIATIONS: Final[Mapping[str, WordMeaning]] = {
    "h": "help", "hand": SeeTable, "q": Quit, "u": Undo, "vol": SetVolume
}  # fmt: skip
"""Shorter words, where none of them may be the beginning of a name."""


@dataclass(frozen=True, slots=True)
class Command:
    """One request to the table: what its first word means; `rest` is what follows that word, `text` the whole."""

    meaning: WordMeaning
    rest: str = ""
    text: str = ""


def takes_path(line: str) -> bool:
    """Whether the rest of a line is a path, which stays as it is."""
    return COMMANDS.get(line.partition(" ")[0].casefold()) is CountPhoto


def read_line(line: str, short: bool = True) -> list[Command]:
    """The commands of a line, separated by commas; text after a # is a comment.

    >>> read_line("undo 3")
    [Command(meaning=<class 'roundhouse.actions.Undo'>, rest='3', text='undo 3')]
    >>> [command.text for command in read_line("5-6 on Bo, announce  # at last")]
    ['5-6 on Bo', 'announce']
    >>> read_line("h")[0].meaning, read_line("h", short=False)[0].meaning
    ('help', 'sentence')
    """
    found = []
    if takes_path(line):
        return [Command(CountPhoto, line.partition(" ")[2].strip(), line)]
    for part in (part.strip() for part in line.partition("#")[0].split(",")):
        first, _, rest = part.partition(" ")
        word = first.casefold()
        meaning = COMMANDS.get(word) or (ABBREVIATIONS.get(word) if short else None) or "sentence"
        if part:
            found.append(Command(meaning, rest.strip(), part))
    return found or [Command("enter")]
