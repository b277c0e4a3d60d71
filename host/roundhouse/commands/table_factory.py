"""Makes a table from command-line options or from the journal: game, house rules, seats, chance, hub."""

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
from roundhouse.records.journal import Journal, SavedTable, Setup, TableJournal
from roundhouse.records.player_names import fault_of_names
from roundhouse.referee import Chance, Seat, TableSession, fill_up

SEATS = 4
NO_HUB = "none"
LONGEST_MINUTES = 7 * 24 * 60


@dataclass(frozen=True)
class TableRequest:
    """A table as it is asked for on the command line."""

    game: str
    players: str | None = None
    seats: int | None = None
    rules: Mapping[str, str] | None = None
    level: str = "sensible"
    seed: str | None = None
    all_computers: bool = False
    minutes: float | None = None
    mode: str = "dealt"


def rules_of(rule: Sequence[str], **named: int | None) -> dict[str, str]:
    """House rules from `--rule name=value` and from named options (`--set 9`).

    Raises CannotBeError for a malformed rule and for a rule with two values.
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
    """The game with these rules. Raises OptionError if they do not fit together."""
    kind = GAMES[name]
    return kind(seats, read_options(kind.options_type, rules))


def seats_of(request: TableRequest) -> list[Seat]:
    """The seats: the named people, or the computer's user, and computer players for the rest."""
    named = [name for name in (each.strip() for each in (request.players or "").split(",")) if name]
    if request.players is not None and not named:
        raise CannotBeError("nobody-named")
    if request.mode != "dealt" and not named:
        raise CannotBeError("name-all")
    people = [] if request.all_computers else named or [login_name("Guest")]
    usual = len(named) if request.mode != "dealt" else max(SEATS, len(named))
    count = request.seats if request.seats is not None else usual
    kind = GAMES[request.game]
    if count not in kind.seats_offered:
        raise kind.wrong_seats(count)
    if len(named) > count:
        raise CannotBeError("many-named", named=len(named), seats=count)
    names = fill_up(named or people, count, i18n.SAMPLE_NAMES)
    fault = fault_of_names(names, count)
    if fault:
        raise CannotBeError("bad-names", fault=i18n.message_text(fault, spoken()))
    return [Seat(name) if place < len(people) else Seat(name, request.level) for place, name in enumerate(names)]


def new_table(request: TableRequest) -> TableSession:
    """A new table. Raises OptionError and CannotBeError for invalid options."""
    seats = seats_of(request)
    game = game_of(request.game, len(seats), request.rules or {})
    table = TableSession(game, seats, Chance(request.seed or ""), mode=request.mode)
    if request.minutes is not None:
        if not 0 < request.minutes <= LONGEST_MINUTES:
            raise CannotBeError("bad-minutes", minutes=f"{request.minutes:g}")
        table.until = table.clock() + timedelta(minutes=request.minutes)
    return table


def add_to_journal(journal: Journal, table: TableSession) -> TableJournal:
    """Adds a new table to the journal; every call is written there from now on."""
    game, seats = table.referee.game, [(seat.name, seat.player) for seat in table.referee.seats]
    options, agreed = write_options(game.options), (table.until, table.undo_agreed, table.guided)
    table.journal = page = journal.open_table(
        Setup(game.name, options, seats, table.chance.seed, table.mode.name, *agreed)
    )
    return page


def table_from_setup(setup: Setup) -> TableSession:
    """A table with these settings and no calls. Raises KeyError or ValueError for an unknown game or rule."""
    game = game_of(setup.game, len(setup.seats), setup.options)
    table = TableSession(
        game, [Seat(name, player) for name, player in setup.seats], Chance(setup.seed), mode=setup.mode
    )
    table.until, table.undo_agreed, table.guided = setup.until, setup.undo, setup.guided
    return table


def restore_table(journal: Journal, kept: SavedTable) -> tuple[TableSession, TableJournal]:
    """Restores a saved table by replaying its calls; returns it with its journal.

    Raises JournalError if the calls cannot be replayed.
    """
    try:
        table = table_from_setup(kept.setup)
        table.replay(journal.lines(kept.number))
    except (KeyError, ValueError) as error:
        raise kept.changed() from error
    table.journal = page = journal.reopen_table(kept)
    return table, page


def open_hub(address: str | None, heard: Callable[[HubEvent], None] | None = None) -> HubThread | None:
    """The hub at an address; without an address the first that is found, else a simulated one."""
    if address is not None and address.casefold() == NO_HUB:
        return None
    return HubThread(address or first_hub(), heard)


def folder_for(out: Path) -> Path:
    """Creates the folder if necessary. Raises CannotBeError if that fails."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotBeError("no-folder", folder=out, reason=reason_of(error)) from error
    return out


def is_seed(text: str) -> bool:
    """Whether a text is a valid seed: up to 64 letters, digits and `_.-`, safe in a shell and in the journal.

    >>> is_seed("42"), is_seed("a b")
    (True, False)
    """
    return re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", text) is not None
