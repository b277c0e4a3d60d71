"""Published rule sheets: what each answers to what a table can ask, and the option values that play it so.

`sheets.toml` has the answers; what they say is in the catalogs, as `sheets/QUESTION.ANSWER`. A sheet is a preset of
option values and nothing more: the rules never ask which sheet is played. Rules of one's own are a sheet, too: a line
of text that can be kept, sent and scanned, `roundhouse-rules 1 mexican-train deal=11 set=15: The Millers`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from roundhouse.catalogs import Message
from roundhouse.games.core.options import (
    OptionError,
    option_fields,
    option_text,
    read_options,
    read_rules,
    write_options,
)
from roundhouse.games.registry import GAMES
from roundhouse.games.rules.game import Game

DATA: Final = Path(__file__).with_name("sheets.toml")
NEAREST: Final = 3
"""The number of sheets that are named to somebody who asks for one that is not there."""
DESCRIBED: Final = ("name", "by", "kind", "address", "read", "note", "until", "game")
"""The facts about a sheet besides its answers."""

PREFIX: Final = "roundhouse-rules"
VERSION: Final = 1
"""The version of the text of one's own rules. It rises when a text says what a program of today would misread."""
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 2953
"""The most characters of such a text: a code to scan holds no more."""

AGREED: Final = "N"
"""The value of an option, a number, on which the table agrees."""

AnswerValue: TypeAlias = str | int | Sequence[int] | Mapping[str, int]
"""An answer by its name; a number; several to choose from; or one for each number of players."""
Status: TypeAlias = Literal["same", "option", "missing"]
"""The way that the game plays an answer: as recommended, by an option, or not at all."""


@dataclass(frozen=True)
class SheetFact:
    """One answer to one question, the clause that it concerns, and the option values that express it."""

    question: str
    answer: AnswerValue
    status: Status
    clause: str
    options: Mapping[str, str]

    @property
    def asked(self) -> Message:
        return asked(self.question)

    @property
    def said(self) -> Message:
        match self.answer:
            case str(named):
                return Message(f"{self.asked.id}.{named}")
            case int(number):
                return Message(f"{self.asked.id}.number", number=str(number))
            case Mapping() as by_seats:
                written = " · ".join(f"{seats}: {number}" for seats, number in by_seats.items())
                return Message(f"{self.asked.id}.by-players", number=written)
            case several:
                return Message(f"{self.asked.id}.one-of", number=", ".join(map(str, several)))


@dataclass(frozen=True)
class Sheet:
    """A sheet; `until` says how far the text went that could be read, and is empty where it was read whole.

    Rules of one's own have no answers, but the option values themselves (`own`), and their text as the key.
    """

    key: str
    name: str
    game: str
    by: str = ""
    kind: str = ""
    address: str = ""
    read: date = date.min
    note: str = ""
    until: str = ""
    answers: Mapping[str, AnswerValue] = field(default_factory=dict)
    own: Mapping[str, str] = field(default_factory=dict)

    def options(self, seats: int) -> dict[str, str]:
        """The options by the sheet at a table of so many, also where the game recommends the same."""
        found = dict(self.own)
        for fact in self._named:
            found |= fact.options
        for question, answer in self.answers.items():
            number = None if isinstance(answer, str) else _number_at(GAMES[self.game], question, answer, seats)
            if number is not None:
                with_it = {**found, question: str(number)}
                if _table(GAMES[self.game], seats, with_it):
                    found = with_it
        return found

    def rules(self, seats: int) -> dict[str, str]:
        """The house rules that the sheet changes at a table of so many."""
        options = read_options(GAMES[self.game].options_type, self.options(seats))
        usual = _table(GAMES[self.game], seats, write_options(replace(options, deal=None)))
        if usual and usual.hand_size == options.deal:
            options = replace(options, deal=None)
        return write_options(options)

    def text(self, seats: int) -> str:
        """Its rules at a table of so many, with its name, as a text to keep."""
        return rules_text(self.game, self.name, self.rules(seats))

    def is_played(self, game: Game) -> bool:
        """Whether a table plays exactly so; where it names no set and no length, any will do."""
        free = {"set", "rounds", "teams"} - self.numbers
        played = {name: text for name, text in write_options(game.options).items() if name not in free}
        return self.game == game.name and played == self.rules(game.seats)

    def rules_besides(self, seats: int, said: Mapping[str, str]) -> dict[str, str]:
        """The rules of the sheet, and those that people asked for. Raises OptionError where they contradict it."""
        options = self.options(seats)
        for name, text in said.items():
            if options.get(name, text) != text:
                facts = {"sheet": self.name, "option": name, "value": text, "asked": options[name]}
                raise OptionError("sheet-contradicts", **facts)
        return self.rules(seats) | dict(said)

    @property
    def numbers(self) -> set[str]:
        """The options whose number it says itself, perhaps for some numbers of players only."""
        return {*self.own, *(name for name, answer in self.answers.items() if not isinstance(answer, str))}

    @cached_property
    def _named(self) -> tuple[SheetFact, ...]:
        """The facts whose answers have names."""
        return tuple(self._fact(question, said) for question, said in self.answers.items() if isinstance(said, str))

    @cached_property
    def facts(self) -> tuple[SheetFact, ...]:
        return tuple(self._fact(question, answer) for question, answer in self.answers.items())

    @property
    def missing(self) -> tuple[SheetFact, ...]:
        """The points of the sheet that the game cannot play."""
        return tuple(fact for fact in self.facts if fact.status == "missing")

    def _fact(self, question: str, answer: AnswerValue) -> SheetFact:
        kind, known = GAMES[self.game], questions(self.game).get(question, {})
        options: Mapping[str, str] = {}
        status: Status = "missing"
        if not isinstance(answer, str):
            status = self._number_status(kind, question, answer)
        elif answer in known:
            usual = option_fields(kind.options_type)
            same = all(option_text(usual[name].default) == text for name, text in known[answer].items())
            status = "same" if same else "option"
            options = {name: text for name, text in known[answer].items() if text != AGREED}
        return SheetFact(question, answer, status, known.get("clause", ""), options)

    def _number_status(self, kind: type[Game], question: str, answer: AnswerValue) -> Status:
        """The status of a set, a deal or a number of rounds, at every number of players that the sheet names."""
        named = set(_by_seats(answer)) if isinstance(answer, Mapping) else None
        found: set[Status] = set()
        for seats in named or kind.seats_offered:
            number = _number_at(kind, question, answer, seats)
            before = {name: text for name, text in self.options(seats).items() if name not in (question, "deal")}
            if seats in kind.seats_offered and _table(kind, seats, {**before, question: str(number)}):
                usual = _table(kind, seats, before)
                found.add("same" if usual and _played(usual, question) == number else "option")
            elif named:
                return "missing"
        return "missing" if not found else "option" if "option" in found else "same"


def sheets(game: str = "") -> list[Sheet]:
    """All sheets, or those of a game, in the order of the file."""
    return [sheet for sheet in _sheets().values() if game in ("", sheet.game)]


def sheet_named(key: str) -> Sheet:
    """The sheet with this name on the command line, or the rules in a text. Raises OptionError for anything else."""
    if key.strip().startswith(PREFIX):
        return read_rules_text(key)
    known = _sheets()
    if found := known.get(key.casefold()):
        return found
    raise OptionError("unknown-sheet", sheet=key, allowed=tuple(get_close_matches(key.casefold(), known, NEAREST, 0)))


def rules_text(game: str, name: str, rules: Mapping[str, str]) -> str:
    """Rules of one's own as a text.

    >>> rules_text("slosh", "Ann", {"neighbor": "yes"})
    'roundhouse-rules 1 slosh neighbor=yes: Ann'
    """
    return f"{' '.join([PREFIX, str(VERSION), game, *(f'{option}={text}' for option, text in rules.items())])}: {name}"


def read_rules_text(text: str) -> Sheet:
    """The rules in a text. Raises OptionError for another text, a newer version, and rules that there are not here."""
    told, _, name = text.strip().partition(": ")
    match told.split() if len(text) <= LONGEST_TEXT else ():
        case [prefix, version, *_] if prefix == PREFIX and version.isdecimal() and int(version) > VERSION:
            raise OptionError("newer-rules-text", name=name or PREFIX)
        case [prefix, version, game, *written] if prefix == PREFIX and version.isdecimal() and is_name(name):
            if game not in GAMES:
                raise OptionError("rules-text-game", name=name, wanted=game)
            rules = read_rules(written)
            read_options(GAMES[game].options_type, rules).check_values()
            return Sheet(text.strip(), name, game, own=rules)
    raise OptionError("no-rules-text", text=text.strip()[:LONGEST_NAME])


def kept_rules(texts: Iterable[str]) -> Iterator[Sheet]:
    """The rules in these texts; those that this program does not know wait for one that does."""
    for text in texts:
        with suppress(OptionError):
            yield read_rules_text(text)


def sheet_in(text: str) -> Sheet | None:
    """The published sheet that a text of rules names, or else the rules in it; None without a text that can be read."""
    rules = next(kept_rules([text]), None)
    return rules and next((sheet for sheet in sheets(rules.game) if sheet.name == rules.name), rules)


def is_name(name: str) -> bool:
    """Whether rules can be called so: a record takes what follows a # for a comment."""
    return name == " ".join(name.split()) and name.isprintable() and "#" not in name and 0 < len(name) <= LONGEST_NAME


def asked(question: str) -> Message:
    """The question in words."""
    return Message(f"sheets/{question.replace('_', '-')}")


@cache
def questions(game: str) -> dict[str, dict[str, Any]]:
    """The questions for this game: the clause of each question, and the option values of each answer."""
    said: dict[str, Any] = dict(_data()["games"][game])
    like = said.pop("like", "")
    if not like:
        return said
    own, theirs = (option_fields(GAMES[name].options_type) for name in (game, like))
    inherited = {}
    for question, answers in questions(like).items():
        inherited[question] = {"clause": answers["clause"]}
        for answer, options in answers.items():
            # The game has some options of the other only: what it lacks, it plays as that one recommends.
            lacks = {name: text for name, text in options.items() if name not in own} if answer != "clause" else {}
            if answer != "clause" and all(option_text(theirs[name].default) == text for name, text in lacks.items()):
                inherited[question][answer] = {name: text for name, text in options.items() if name in own}
    return inherited | said


def other_finds() -> list[tuple[str, str, str]]:
    """Other finds that are no sheet here: its name, its address if it has one, and why."""
    return [(each["name"], each.get("address", ""), each["why"]) for each in _data()["others"]]


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


@cache
def _sheets() -> dict[str, Sheet]:
    return {key: _sheet(key, said) for key, said in _data()["sheets"].items()}


def _sheet(key: str, said: Mapping[str, Any]) -> Sheet:
    told = {"game": GAMES.usual()} | {name: said[name] for name in DESCRIBED if name in said}
    return Sheet(key, **told, answers={name: answer for name, answer in said.items() if name not in DESCRIBED})


def _by_seats(answer: Mapping[str, int]) -> dict[int, int]:
    """A number for each number of players, from those for several: `2-4`."""
    return {seats: number for written, number in answer.items() for seats in _range(written)}


def _range(written: str) -> Iterator[int]:
    least, _, most = written.partition("-")
    yield from range(int(least), int(most or least) + 1)


def _number_at(kind: type[Game], question: str, answer: AnswerValue, seats: int) -> int | None:
    """The number for so many players; of several the recommended one, else the first."""
    match answer:
        case int():
            return answer
        case Mapping():
            return _by_seats(answer).get(seats)
        case [*several]:
            usual = option_fields(kind.options_type)[question].default
            return usual if usual in several else int(several[0])
    return None


def _table(kind: type[Game], seats: int, rules: Mapping[str, str]) -> Game | None:
    """The game with these rules, if it can be played with them by so many."""
    try:
        return kind(seats, read_options(kind.options_type, rules))
    except OptionError:
        return None


def _played(game: Game, question: str) -> int | None:
    return {"set": game.options.set, "deal": game.hand_size, "rounds": game.rounds()}[question]
