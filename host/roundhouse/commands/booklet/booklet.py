"""A game's booklet as values: chapters of clauses with their house rules and the chosen ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from roundhouse.games import Game
from roundhouse.games.core.options import OptionError, Options, option_fields, option_text, read_options, write_options
from roundhouse.games.sheets import Sheet, rules_text
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.texts import Texts


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
    texts: Texts


def booklet(texts: Texts, kind: type[Game], rules: Mapping[str, str], sheet: Sheet | None = None) -> Booklet:
    """The booklet of a game with these house rules, and those of a sheet.

    Raises OptionError if the rules fit no number of players, or contradict the sheet.
    """
    by_seats = {seats: sheet.rules_besides(seats, rules) if sheet else dict(rules) for seats in kind.seats_offered}
    changed_somewhere = {name for changed in by_seats.values() for name in changed}
    # A deal of 11 is a rule for everybody, also where the game recommends it to so many players.
    shared = _common([sheet.options(seats) | dict(rules) if sheet else changed for seats, changed in by_seats.items()])
    chosen = read_options(kind.options_type, {name: text for name, text in shared.items() if name in changed_somewhere})
    tables = _tables(kind, by_seats)
    choices = _choices(texts, chosen)
    chapters = tuple(
        Chapter(
            title,
            tuple(
                ClauseEntry(clause, written, kind.clauses[clause].reading, choices.get(clause, ()))
                for clause, written in entries.items()
            ),
        )
        for title, entries in booklet_chapters(texts, kind.clauses).items()
    )
    name = texts.game_name(kind.name)
    facts = (*(_as_played(texts, sheet) if sheet else ()), *_facts(texts, tables, chosen))
    if changed := write_options(chosen):
        called = sheet.name if sheet else texts.screen("own-rules-unnamed")
        facts = (*facts, (texts.screen("own-rules-share"), rules_text(kind.name, called, changed)))
    return Booklet(kind.name, name, texts.game_line(kind.name), facts, chapters, texts)


def _common(rules: Sequence[Mapping[str, str]]) -> dict[str, str]:
    """The rules that hold for all numbers of players: a sheet may deal and choose the set by that number."""
    return {name: text for name, text in rules[0].items() if all(other.get(name) == text for other in rules)}


def _as_played(texts: Texts, sheet: Sheet) -> Iterator[tuple[str, str]]:
    """The name of the sheet, and the points of it that the game cannot play, a line each."""
    own = texts.printed("how-we-play-own", sheet=sheet.name)
    published = texts.printed("how-we-play-as", sheet=sheet.name, by=sheet.by)
    yield texts.printed("how-we-play"), published if sheet.by else own
    for fact in sheet.missing:
        yield texts.printed("how-we-play-not"), f"{texts.of(fact.asked)} {texts.of(fact.said)}"


def _tables(kind: type[Game], rules: Mapping[int, Mapping[str, str]]) -> list[Game]:
    """The game for each number of players that it allows with these rules.

    If there is none, raises the OptionError of the smallest table, if possible of one that could play as recommended
    (BT-1).
    """
    tables: list[Game] = []
    faults: list[tuple[bool, OptionError]] = []
    for seats in kind.seats_offered:
        try:
            tables.append(kind(seats, read_options(kind.options_type, rules[seats])))
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


def _choices(texts: Texts, options: Options) -> dict[str, tuple[HouseRule, ...]]:
    """The choices by the clause that offers them."""
    found: dict[str, tuple[HouseRule, ...]] = {}
    for name, option in option_fields(type(options)).items():
        clause = option.metadata["clause"]
        if option.metadata["values"] and len(option.metadata["values"]) == 1:
            continue  # nothing to choose
        values = _values(texts, getattr(options, name), option.default, option.metadata["values"])
        title, line = texts.option_name(name), texts.option_line(name)
        found[clause] = (*found.get(clause, ()), HouseRule(name, title, line, values))
    return found


def _values(texts: Texts, chosen: object, usual: object, offered: tuple[object, ...] | None) -> tuple[OptionValue, ...]:
    if offered is not None:
        values = tuple(OptionValue(option_text(value), value == chosen, value == usual) for value in offered)
        left_open = OptionValue(texts.printed("by-the-rules"), chosen == usual, usual=True)
        return values if usual in offered else (left_open, *values)
    number = texts.printed("a-number") if chosen is None else str(chosen)
    return (
        OptionValue(texts.printed("by-the-rules"), chosen is None, usual=True),
        OptionValue(number, chosen is not None, usual=False),
    )


def _facts(texts: Texts, tables: list[Game], options: Options) -> tuple[tuple[str, str], ...]:
    """Players, set, match, tiles dealt, ways to sit and the house rules chosen."""
    seats = [table.seats for table in tables]

    def printed(name: str, **facts: object) -> str:
        return texts.printed(name, **facts)

    listed = len(seats) > 1 and seats[-1] - seats[0] >= len(seats)
    players = (
        texts.any_of([str(each) for each in seats])
        if listed
        else printed("players-range" if len(seats) > 1 else "players-only", least=seats[0], most=seats[-1])
    )
    chosen = ", ".join(f"{name}={value}" for name, value in write_options(options).items())
    no_buttons = tables[0].slots_only_error
    return (
        (printed("players"), players),
        (printed("set"), sets_text(texts, type(tables[0]), options.set)),
        (printed("rounds"), _rounds(texts, tables)),
        (printed("dealt"), _by_players(tables, lambda table: str(table.hand_size))),
        (printed("ways"), modes_text(texts, type(tables[0]))),
        *([(printed("ways-not"), option_error_text(texts, no_buttons))] if no_buttons else []),
        (printed("house-rules"), chosen or printed("house-rules-none")),
    )


def _rounds(texts: Texts, tables: list[Game]) -> str:
    """The number of rounds of a match, by the number of players if it depends on that."""

    def rounds(table: Game) -> str:
        count = table.rounds()
        if count is None:
            return texts.printed("rounds-open")
        return texts.printed("rounds-fixed", count=count)

    return _by_players(tables, rounds) if len({table.rounds() for table in tables}) > 1 else rounds(tables[0])


def _by_players(tables: list[Game], what: Callable[[Game], str]) -> str:
    """A figure by the number of players: `2-3: 16 · 4, 6: 15`."""
    parts = []
    for said, group in groupby(tables, key=what):
        seats = [table.seats for table in group]
        together = len(seats) > 1 and seats[-1] - seats[0] < len(seats)
        parts.append((f"{seats[0]}-{seats[-1]}" if together else ", ".join(map(str, seats))) + f": {said}")
    return " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)


def sets_text(texts: Texts, kind: type[Game], chosen: int | None = None) -> str:
    """The domino set, and the others that are offered."""
    option = option_fields(kind.options_type)["set"]
    usual = chosen or option.default
    played = [usual] if usual else sorted({kind(seats).options.set for seats in kind.seats_offered})
    others = [str(value) for value in sorted(option.metadata["values"]) if value not in played]
    written = texts.all_of([texts.printed("set-chosen", set=number) for number in played])
    return texts.printed("set-others", sets=written, others=", ".join(others)) if others else written


def modes_text(texts: Texts, kind: type[Game]) -> str:
    return ", ".join(texts.printed(f"mode-{mode}") for mode in kind.table_modes)
