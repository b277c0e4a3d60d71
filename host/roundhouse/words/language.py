"""What a language is: sentences as plain data with places for facts, and its rule for singular and plural.

To add a language, write its folder like `english` and name it in `LANGUAGES` (`words/languages.py`); the tests then
hold it to the same keys and the same facts as English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

Sentences = Mapping[str, str]


@dataclass(frozen=True)
class RuleWords:
    """What is said of the rules of one game, or of those common to all.

    `clauses` by clause, in one line; `refusals` by clause and case; `trusts` by clause and kind of move; `options` a
    name and a line of explanation each; `option_errors` by problem. `booklet` is what people read who want to learn the
    game: chapters by title, and in each the paragraphs of its clauses, every clause in one chapter.
    """

    clauses: Sentences
    refusals: Mapping[tuple[str, str], str]
    trusts: Mapping[tuple[str, str], str]
    options: Mapping[str, tuple[str, str]]
    option_errors: Sentences
    booklet: Mapping[str, Sentences] = field(default_factory=dict)


@dataclass(frozen=True)
class Language:
    """All that is said in one language. Each mapping goes from what the program means to how it is said.

    `plural(n)` is the form that the number n takes, counted from 0: `{count:tile|tiles}` in a sentence lists the forms.
    `rules` are the games', one by one, joined below; `games` are a name and a line of explanation each;
    `publics` the heading of each kind of public train, in full and where there is little room; `commands` what
    may be typed in the terminal and what it does; `printed` what stands on paper: booklets, score sheets, statistics;
    `called` and `called_commands` what is said, and may be typed, at a called table; `pressed` and `pressed_commands`
    at one where the hub's buttons say all; `screens` and `cards` what stands on the screens beside the table.
    """

    name: str
    plural: Callable[[int], int]
    phrases: Sentences
    rules: tuple[RuleWords, ...]
    games: Mapping[str, tuple[str, str]]
    publics: Mapping[str, tuple[str, str]]
    said: Sentences
    said_shortly: Sentences
    tasks: Sentences
    ends: Sentences
    labels: Sentences
    terminal: Sentences
    commands: Sentences
    printed: Sentences
    called: Sentences
    called_commands: Sentences
    pressed: Sentences
    pressed_commands: Sentences
    screens: Sentences
    cards: Mapping[str, tuple[str, str]]

    @cached_property
    def refusals(self) -> Mapping[tuple[str, str], str]:
        """Why a move is refused, by clause and case."""
        return {key: text for rules in self.rules for key, text in rules.refusals.items()}

    @cached_property
    def trusts(self) -> Mapping[tuple[str, str], str]:
        """What is taken on trust, by clause and kind of move."""
        return {key: text for rules in self.rules for key, text in rules.trusts.items()}

    @cached_property
    def clauses(self) -> Sentences:
        """Each clause in one line."""
        return {key: text for rules in self.rules for key, text in rules.clauses.items()}

    @cached_property
    def option_errors(self) -> Sentences:
        """What is said of house rules that cannot be, by problem."""
        return {key: text for rules in self.rules for key, text in rules.option_errors.items()}

    @cached_property
    def options(self) -> Mapping[str, tuple[str, str]]:
        """The name and the line of explanation of each house rule."""
        return {key: text for rules in self.rules for key, text in rules.options.items()}

    def count(self, number: int) -> Count:
        """The number as it stands in a sentence."""
        return Count(number, self.plural)

    def listed(self, things: Sequence[str]) -> str:
        """`Ann, Bo and Cy`."""
        if len(things) < 2:
            return "".join(things)
        return self.phrases["and"].format(first=", ".join(things[:-1]), last=things[-1])

    def either(self, things: Sequence[str]) -> str:
        """`9, 12 or 15`."""
        if len(things) < 2:
            return "".join(things)
        return self.phrases["or"].format(first=", ".join(things[:-1]), last=things[-1])


class Count:
    """A number in a sentence: `{count}` is the number, `{count:tile|tiles}` the number with its noun.

    >>> "{n:tile|tiles}, {n}".format(n=Count(1, lambda n: int(n != 1)))
    '1 tile, 1'
    """

    def __init__(self, number: int, plural: Callable[[int], int]) -> None:
        self._number = number
        self._plural = plural

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return str(self._number)
        forms = nouns.split("|")
        return f"{self._number} {forms[min(self._plural(self._number), len(forms) - 1)]}"
