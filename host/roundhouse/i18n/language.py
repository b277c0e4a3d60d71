"""What a language is: sentences as plain data with places for facts, and its rule for singular and plural.

To add a language, write its folder like `english` and name it in `LANGUAGES` (`words/languages.py`); the tests then
hold it to the same keys and the same facts as English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from roundhouse.sentences import Sentence

Sentences = Mapping[str, str]
Commands = Mapping[str, tuple[str, str]]


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
    `sound(word)` is the form that a little word takes before it, where that hangs on how the word begins:
    `{last:y|e}` lists those. `rules` are the games', one by one, joined below; `games` are a name and a line of
    explanation each; `publics` the heading of each kind of public train, in full and where there is little room;
    `printed` what stands on paper: booklets, score sheets, statistics; `screens` and `cards` what stands on the screens
    beside the table; `wire` what host and hub say to each other. `guides` are the help of each
    command, in a line and whole, `usage` that of each option, `metavars` what stands for values there.

    `commands` are what may be typed in the terminal, each with what it does; `called` and `called_commands` what is
    said, and may be typed, at a called table; `pressed` and `pressed_commands` at one where the hub's buttons say all.
    `typed` says which word of the notation each word of the language stands for; the first for a word is the one shown.
    `told` is what layers that know no language tell (`Sentence`), by its English template.
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
    commands: Commands
    printed: Sentences
    called: Sentences
    called_commands: Commands
    pressed: Sentences
    pressed_commands: Commands
    screens: Sentences
    cards: Mapping[str, tuple[str, str]]
    wire: Sentences
    guides: Mapping[str, tuple[str, str]]
    usage: Sentences
    metavars: Sentences
    sound: Callable[[str], int] = lambda _: 0
    typed: Sentences = field(default_factory=dict)
    told: Sentences = field(default_factory=dict)

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

    def say(self, template: str, facts: Mapping[str, object]) -> str:
        """A sentence with its facts: numbers agree with their nouns, and what is itself told is said, too."""
        return template.format(**{name: self._said(fact) for name, fact in facts.items()}) if facts else template

    def tell(self, sentence: Sentence) -> str:
        """What a layer that knows no language tells in English."""
        return self.say(self.told.get(sentence.template, sentence.template), sentence.facts)

    def count(self, number: int, *, signed: bool = False) -> Count:
        """The number as it stands in a sentence."""
        return Count(number, self.plural, written(number, signed=signed))

    def listed(self, things: Sequence[str]) -> str:
        """`Ann, Bo and Cy`."""
        return self._joined("and", things)

    def either(self, things: Sequence[str]) -> str:
        """`9, 12 or 15`."""
        return self._joined("or", things)

    def _said(self, fact: object) -> object:
        if isinstance(fact, Sentence):
            return self.tell(fact)
        return self.count(fact) if isinstance(fact, int) else fact

    def _joined(self, phrase: str, things: Sequence[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self.phrases[phrase].format(first=", ".join(things[:-1]), last=Preceded(things[-1], self.sound))


def written(number: float, *, signed: bool = False, digits: int = 0) -> str:
    """The number as people read it, with a minus as wide as a plus; `signed`: a plus is said, too.

    `digits` follow the point.

    >>> written(-7), written(7, signed=True), written(0, signed=True), written(-0.03, signed=True, digits=1)
    ('−7', '+7', '0', '0.0')
    """
    number = round(number, digits) or 0  # what is rounded to nothing has no sign
    plus = "+" if signed and number else "-"
    return f"{number:{plus}.{digits}f}".replace("-", "−")


class Count:
    """A number in a sentence: `{count}` is the number, `{count:tile|tiles}` the number with its noun.

    >>> "{n:tile|tiles}, {n}".format(n=Count(1, lambda n: int(n != 1)))
    '1 tile, 1'
    """

    def __init__(self, number: int, plural: Callable[[int], int], text: str = "") -> None:
        self._number = number
        self._plural = plural
        self._text = text or written(number)

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return self._text
        forms = nouns.split("|")
        return f"{self._text} {forms[min(self._plural(self._number), len(forms) - 1)]}"


class Preceded:
    """A word in a sentence: `{last}` is the word, `{last:y|e}` the word after the form that its sound asks for.

    >>> "{first} {last:y|e}".format(first="Ana", last=Preceded("Inés", lambda word: int(word.startswith("I"))))
    'Ana e Inés'
    """

    def __init__(self, word: str, sound: Callable[[str], int]) -> None:
        self._word = word
        self._sound = sound

    def __format__(self, forms: str) -> str:
        if not forms:
            return self._word
        before = forms.split("|")
        return f"{before[min(self._sound(self._word), len(before) - 1)]} {self._word}"
