"""From the options of a command to a table that is set: game, house rules, seats, chance, journal, hub."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from roundhouse import i18n
from roundhouse.commands.environment import login_name
from roundhouse.commands.errors import CannotBeError
from roundhouse.commands.localized_command import spoken
from roundhouse.games import GAMES, Game
from roundhouse.games.options import read_options, write_options
from roundhouse.hub import HubEvent, HubThread
from roundhouse.hub.finding import first_hub
from roundhouse.messages import reason_of
from roundhouse.records.journal import Journal, Kept, Setup, TableJournal
from roundhouse.records.player_names import fault_of_names
from roundhouse.referee import Chance, LiveTable, Seat, fill_up
from roundhouse.referee.table_modes import WAYS

SEATS = 4
NO_HUB = "none"
LONGEST_MINUTES = 7 * 24 * 60


@dataclass(frozen=True)
class Wishes:
    """What a person has asked for on the command line."""

    game: str
    players: str | None = None
    seats: int | None = None
    rules: Mapping[str, str] | None = None
    level: str = "sensible"
    seed: str | None = None
    all_computers: bool = False
    minutes: float | None = None
    way: str = "dealt"


def rules_of(rule: Sequence[str], **named: int | None) -> dict[str, str]:
    """House rules from `--rule name=value` and from options of their own (`--set 9`).

    Raises CannotBeError for a rule that is no name and value, and for one that is given two values.
    """
    rules = {name: str(value) for name, value in named.items() if value is not None}
    for each in rule:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise CannotBeError("bad-rule", rule=each)
        name, value = name.strip().replace("-", "_"), value.strip()
        if rules.setdefault(name, value) != value:
            raise CannotBeError("two-values", option=name, one=rules[name], other=value)
    return rules


def game_of(name: str, seats: int, rules: Mapping[str, str]) -> Game:
    """The game with its rules. Raises OptionError for what does not fit together."""
    kind = GAMES[name]
    return kind(seats, read_options(kind.options_type, rules))


def seats_of(wishes: Wishes) -> list[Seat]:
    """Who sits down: the people named (or whoever is at this computer), and computer players up to the number asked."""
    named = [name for name in (each.strip() for each in (wishes.players or "").split(",")) if name]
    if wishes.players is not None and not named:
        raise CannotBeError("nobody-named")
    if wishes.way != "dealt" and not named:
        raise CannotBeError("name-all")
    people = [] if wishes.all_computers else named or [login_name("Guest")]
    usual = len(named) if wishes.way != "dealt" else max(SEATS, len(named))
    count = wishes.seats if wishes.seats is not None else usual
    kind = GAMES[wishes.game]
    if count not in kind.seats_offered:
        raise kind.wrong_seats(count)
    if len(named) > count:
        raise CannotBeError("many-named", named=len(named), seats=count)
    names = fill_up(named or people, count, i18n.SAMPLE_NAMES)
    fault = fault_of_names(names, count)
    if fault:
        raise CannotBeError("bad-names", fault=i18n.told(fault, spoken()))
    return [Seat(name) if place < len(people) else Seat(name, wishes.level) for place, name in enumerate(names)]


def new_table(wishes: Wishes) -> LiveTable:
    """A table at which nothing has happened yet. Raises OptionError and CannotBeError for what cannot be."""
    seats = seats_of(wishes)
    game = game_of(wishes.game, len(seats), wishes.rules or {})
    table = WAYS[wishes.way](game, seats, Chance(wishes.seed or ""))
    if wishes.minutes is not None:
        if not 0 < wishes.minutes <= LONGEST_MINUTES:
            raise CannotBeError("bad-minutes", minutes=f"{wishes.minutes:g}")
        table.until = table.clock() + timedelta(minutes=wishes.minutes)
    return table


def kept_in(journal: Journal, table: LiveTable) -> TableJournal:
    """The page of a new table; from now on every call is written there."""
    game, seats = table.referee.game, [(seat.name, seat.player) for seat in table.referee.seats]
    options, agreed = write_options(game.options), (table.until, table.undo_agreed, table.guided)
    table.journal = page = journal.open_table(Setup(game.name, options, seats, table.chance.seed, table.way, *agreed))
    return page


def bare_table(setup: Setup) -> LiveTable:
    """A table as it was when it was set up. Raises KeyError or ValueError for a game or a rule that is not there."""
    game = game_of(setup.game, len(setup.seats), setup.options)
    table = WAYS[setup.way](game, [Seat(name, player) for name, player in setup.seats], Chance(setup.seed))
    table.until, table.undo_agreed, table.guided = setup.until, setup.undo, setup.guided
    return table


def table_again(journal: Journal, kept: Kept) -> tuple[LiveTable, TableJournal]:
    """A table that was put away, where it stopped, and its page.

    Raises JournalError when its lines cannot be played again.
    """
    try:
        table = bare_table(kept.setup)
        table.replay(journal.lines(kept.number))
    except (KeyError, ValueError) as error:
        raise kept.changed() from error
    table.journal = page = journal.take_up(kept)
    return table, page


def open_hub(address: str | None, heard: Callable[[HubEvent], None] | None = None) -> HubThread | None:
    """The hub at an address; without one the first that is found, else a simulated one."""
    if address is not None and address.casefold() == NO_HUB:
        return None
    return HubThread(address or first_hub(), heard)


def folder_for(out: Path) -> Path:
    """The folder, made if it is not there. Raises CannotBeError when it cannot be."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotBeError("no-folder", folder=out, reason=reason_of(error)) from error
    return out


def is_seed(text: str) -> bool:
    """Whether a text will do as a seed: letters and digits that survive a shell and a journal.

    >>> is_seed("42"), is_seed("a b")
    (True, False)
    """
    return re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", text) is not None
