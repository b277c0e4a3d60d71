"""A game's booklet as values: chapters of clauses with their house rules and the chosen ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from roundhouse import i18n
from roundhouse.games import Game
from roundhouse.games.core.options import OptionError, Options, option_fields, option_text, read_options, write_options
from roundhouse.i18n.texts import all_of, any_of


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value of a house rule: `chosen` in this booklet, `usual` if the game recommends it."""

    text: str
    chosen: bool
    usual: bool


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A house rule of a clause: its name on the command line, title, explanation and values."""

    option: str
    title: str
    line: str
    values: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class ClauseEntry:
    """A clause: its paragraphs, whether it is our reading, its house rules."""

    clause: str
    paragraphs: tuple[str, ...]
    reading: bool
    choices: tuple[HouseRule, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses that belong together."""

    title: str
    entries: tuple[ClauseEntry, ...]


@dataclass(frozen=True, slots=True)
class Booklet:
    """A game's booklet; `facts` are the key facts as (label, text)."""

    game: str
    title: str
    line: str
    facts: tuple[tuple[str, str], ...]
    chapters: tuple[Chapter, ...]
    language: str


def booklet(kind: type[Game], rules: Mapping[str, str], language: str = "en") -> Booklet:
    """The booklet of a game with these house rules.

    Raises OptionError if the rules fit no number of players.
    """
    chosen = read_options(kind.options_type, rules)
    tables = _tables(kind, chosen)
    choices = _choices(chosen, language)
    chapters = tuple(
        Chapter(
            title,
            tuple(
                ClauseEntry(clause, texts, kind.clauses[clause].reading, choices.get(clause, ()))
                for clause, texts in entries.items()
            ),
        )
        for title, entries in i18n.booklet_chapters(kind.clauses, language).items()
    )
    name = i18n.game_name(kind.name, language)
    return Booklet(
        kind.name, name, i18n.game_line(kind.name, language), _facts(tables, chosen, language), chapters, language
    )


def _tables(kind: type[Game], options: Options) -> list[Game]:
    """The game for each number of players that it allows with these rules.

    If there is none, raises the OptionError of the smallest table, if possible of one that could play as recommended
    (BT-1).
    """
    tables: list[Game] = []
    faults: list[tuple[bool, OptionError]] = []
    for seats in kind.seats_offered:
        try:
            tables.append(kind(seats, options))
        except OptionError as error:
            faults.append((is_playable(kind, seats), error))
    if not tables:
        raise max(faults, key=itemgetter(0))[1]
    return tables


def is_playable(kind: type[Game], seats: int) -> bool:
    """Whether the game can be played by this many with the recommended rules."""
    try:
        kind(seats)
    except OptionError:
        return False
    return True


def _choices(options: Options, language: str) -> dict[str, tuple[HouseRule, ...]]:
    """The choices by the clause that offers them."""
    found: dict[str, tuple[HouseRule, ...]] = {}
    for name, option in option_fields(type(options)).items():
        clause = option.metadata["clause"]
        if option.metadata["values"] and len(option.metadata["values"]) == 1:
            continue  # nothing to choose
        values = _values(getattr(options, name), option.default, option.metadata["values"], language)
        title, line = i18n.option_name(name, language), i18n.option_line(name, language)
        found[clause] = (*found.get(clause, ()), HouseRule(name, title, line, values))
    return found


def _values(
    chosen: object, usual: object, offered: tuple[object, ...] | None, language: str
) -> tuple[OptionValue, ...]:
    if offered is not None:
        values = tuple(OptionValue(option_text(value), value == chosen, value == usual) for value in offered)
        left_open = OptionValue(i18n.printed_text("by-the-rules", language), chosen == usual, usual=True)
        return values if usual in offered else (left_open, *values)
    number = i18n.printed_text("a-number", language) if chosen is None else str(chosen)
    return (
        OptionValue(i18n.printed_text("by-the-rules", language), chosen is None, usual=True),
        OptionValue(number, chosen is not None, usual=False),
    )


def _facts(tables: list[Game], options: Options, language: str) -> tuple[tuple[str, str], ...]:
    """Players, set, match, tiles dealt, ways to sit and the house rules chosen."""
    seats = [table.seats for table in tables]

    def printed(name: str, **facts: object) -> str:
        return i18n.printed_text(name, language, **facts)

    listed = len(seats) > 1 and seats[-1] - seats[0] >= len(seats)
    players = (
        any_of([str(each) for each in seats], language)
        if listed
        else printed("players-range" if len(seats) > 1 else "players-only", least=seats[0], most=seats[-1])
    )
    chosen = ", ".join(f"{name}={value}" for name, value in write_options(options).items())
    no_buttons = tables[0].slots_only_error
    return (
        (printed("players"), players),
        (printed("set"), sets_text(type(tables[0]), options.set, language)),
        (printed("rounds"), _rounds(tables, language)),
        (printed("dealt"), _by_players(tables, lambda table: str(table.hand_size))),
        (printed("ways"), modes_text(type(tables[0]), language)),
        *([(printed("ways-not"), i18n.option_error_text(no_buttons, language))] if no_buttons else []),
        (printed("house-rules"), chosen or printed("house-rules-none")),
    )


def _rounds(tables: list[Game], language: str) -> str:
    """The number of rounds of a match, by the number of players if it depends on that."""

    def rounds(table: Game) -> str:
        count = table.rounds()
        if count is None:
            return i18n.printed_text("rounds-open", language)
        return i18n.printed_text("rounds-fixed", language, count=count)

    return _by_players(tables, rounds) if len({table.rounds() for table in tables}) > 1 else rounds(tables[0])


def _by_players(tables: list[Game], what: Callable[[Game], str]) -> str:
    """A figure by the number of players: `2-3: 16 · 4, 6: 15`."""
    parts = []
    for said, group in groupby(tables, key=what):
        seats = [table.seats for table in group]
        together = len(seats) > 1 and seats[-1] - seats[0] < len(seats)
        parts.append((f"{seats[0]}-{seats[-1]}" if together else ", ".join(map(str, seats))) + f": {said}")
    return " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)


def sets_text(kind: type[Game], chosen: int | None = None, language: str = "en") -> str:
    """The domino set, and the others that are offered."""
    option = option_fields(kind.options_type)["set"]
    usual = chosen or option.default
    played = [usual] if usual else sorted({kind(seats).options.set for seats in kind.seats_offered})
    others = [str(value) for value in sorted(option.metadata["values"]) if value not in played]
    texts = all_of([i18n.printed_text("set-chosen", language, set=number) for number in played], language)
    return i18n.printed_text("set-others", language, sets=texts, others=", ".join(others)) if others else texts


def modes_text(kind: type[Game], language: str) -> str:
    """The modes in which the game can be played."""
    return ", ".join(i18n.printed_text(f"mode-{mode}", language) for mode in kind.table_modes)
