"""The tables of a journal: adding one, restoring one by replaying its calls, and its summary for statistics."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import date
from pathlib import Path

from roundhouse.games import GAMES
from roundhouse.games.core.options import OptionError, write_options
from roundhouse.program.errors import OPEN_TABLE, ImpossibleRequest, NoTable
from roundhouse.program.table_factory import game_of
from roundhouse.records.journal import Journal, SavedTable, Setup, TableJournal
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.history.match_summary import summary_from, summary_of
from roundhouse.referee.history.statistics import PlayedMatch
from roundhouse.referee.session.agreement import Agreement
from roundhouse.referee.session.saved_table import DECISIONS, RuledOtherwise, take_up


def add_to_journal(journal: Journal, table: TableSession) -> TableJournal:
    """Add a new table to the journal; every call is written there from now on."""
    game, seats = table.referee.game, [(seat.name, seat.player) for seat in table.referee.seats]
    options = write_options(game.options)
    agreed = table.agreement
    page = journal.open_table(
        Setup(
            game.name, options, seats, table.chance.seed, table.mode.name,
            agreed.until, agreed.undo, False, agreed.announce_time, agreed.turn_clock, agreed.rule_sheet,
        )
    )  # fmt: skip
    _keep(table, page)
    return page


def table_from_setup(setup: Setup) -> TableSession:
    """A table with these settings and no calls. Raises KeyError or ValueError for an unknown game or rule."""
    game = game_of(setup.game, len(setup.seats), setup.options)
    return TableSession(
        game, [SeatedPlayer(name, player) for name, player in setup.seats], Chance(setup.seed), mode=setup.mode,
        agreement=Agreement(
            setup.until, setup.undo, setup.announce_time, setup.turn_clock, setup.rule_sheet
        ),
    )  # fmt: skip


def unfinished_tables(journal: Journal) -> list[SavedTable]:
    """The tables that can be gone on with, the latest first; a lesson of an earlier version is none."""
    return [kept for kept in journal.tables() if not (kept.finished or kept.setup.guided)]


def unfinished_table(journal: Journal, name: str | None) -> SavedTable:
    """The one with this name or number; without one, the latest. Raises NoTable and ImpossibleRequest."""
    waiting = unfinished_tables(journal)
    if not waiting:
        raise NoTable("terminal/no-tables")
    for kept in waiting:
        if name in (None, kept.name, str(kept.number)):
            return kept
    allowed = ", ".join(kept.name for kept in waiting[:10])
    raise ImpossibleRequest("no-such-table", name=name, allowed=allowed)


def restore_table(journal: Journal, kept: SavedTable, decision: str = "") -> tuple[TableSession, TableJournal]:
    """Restore a saved table by replaying its calls; return it with its journal.

    Raises RuledOtherwise where a call is answered differently than it was and there is no `decision`, one of
    `DECISIONS`; with one, the table as it was becomes a copy. Raises JournalError if the calls cannot be replayed.
    """
    if kept.setup.game not in GAMES:
        raise kept.without_game()
    try:
        table, calls = table_from_setup(kept.setup), journal.calls(kept.number)
        difference = take_up(table, calls)
        if difference is not None:
            table = table_from_setup(kept.setup)
            taken, lost = DECISIONS[decision or "anew"](table, calls)
            if not decision:
                raise RuledOtherwise(kept, difference, lost)
            journal.rewrite(kept, difference.number, taken[difference.number :])
            kept = replace(kept, calls=len(taken))
    except (KeyError, ValueError) as error:
        option = error.option if isinstance(error, OptionError) else ""
        raise (kept.without_rule(option) if option else kept.changed()) from error
    table.taken_up()
    page = journal.reopen_table(kept)
    _keep(table, page)
    return table, page


def file_beside(page: TableJournal, table: TableSession, kind: str) -> Path:
    """The file of this kind beside the journal with what is kept of a table, and is no call.

    Its name is that of no other table, ever: the journal gives the number of a table that was thrown away again.
    """
    seed = hashlib.sha256(table.chance.seed.encode()).hexdigest()[:16]
    return page.journal.path.parent / f"{kind}-{page.name}-{seed}.json"


def _keep(table: TableSession, page: TableJournal) -> None:
    """Write down everything that happens at the table from now on."""
    table.history.write_to(page)
    table.pad_hands.keep_in(file_beside(page, table, "hands"))
    OPEN_TABLE.set(page)


def day_of(kept: SavedTable) -> date:
    """The day on which a table was begun, in this computer's time zone."""
    return kept.begun.astimezone().date()


def played_match_of(journal: Journal, kept: SavedTable) -> PlayedMatch:
    """A table's summary; stores it if it was not. Raises ValueError or KeyError if the table cannot be replayed."""
    text = journal.summary(kept)
    if text is not None:
        return PlayedMatch(kept.name, kept.setup.game, day_of(kept), summary_from(text))
    found = summary_of(table_from_setup(kept.setup), journal.lines(kept.number))
    journal.store_summary(kept, found.text())
    return PlayedMatch(kept.name, kept.setup.game, day_of(kept), found)
