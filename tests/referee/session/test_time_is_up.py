"""A match that ends when its time is up (C-9): the round in play is played out, and no new one begins."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.commands.typed_match import run
from tests.referee.tables import mexican_train, play_rounds, seats_for

from roundhouse.games.core.moves import Reveal
from roundhouse.games.match.match import Begin, Stop
from roundhouse.indices import Seat
from roundhouse.program.journal_tables import add_to_journal, restore_table
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal
from roundhouse.referee import Answer, Chance, TableSession
from roundhouse.referee.session.agreement import Agreement

EIGHT = datetime(2026, 12, 24, 20, 0, tzinfo=UTC)


class Clock:
    """A clock on the wall, at eight."""

    time = EIGHT

    def __call__(self) -> datetime:
        return self.time


def timed(minutes: int, clock: Clock | None = None, mode: str = "dealt") -> TableSession:
    """A table at eight o'clock. No round begins once this many minutes have passed."""
    game, agreement = mexican_train(), Agreement(until=EIGHT + timedelta(minutes=minutes))
    seats, time_of_day = seats_for(game), clock or Clock()
    return TableSession(game, seats, Chance("7"), mode=mode, agreement=agreement, time_of_day=time_of_day)


def test_the_round_in_play_is_the_last_one() -> None:
    table = timed(30, clock := Clock())
    play_rounds(table, 1)
    table.mode.begin()
    clock.time = EIGHT + timedelta(minutes=30)
    heard: list[Answer] = []
    table.listeners.append(heard.append)
    play_rounds(table, 2)
    assert table.referee.match.over
    assert heard[-1].call == Stop()
    assert [isinstance(each.call, Stop) for each in heard].count(True) == 1


def test_a_long_wait_between_rounds_ends_the_match() -> None:
    table = timed(30, clock := Clock())
    play_rounds(table, 1)
    assert not table.referee.match.over
    clock.time = EIGHT + timedelta(hours=1)
    assert table.mode.begin().call == Stop()
    assert table.referee.match.over


def test_a_round_that_is_entered_after_the_time_counts_and_is_the_last() -> None:
    table = timed(30, clock := Clock(), mode="score-pad")
    match, count = table.referee.match, table.referee.game.seats
    for minutes in (0, 60):
        clock.time = EIGHT + timedelta(minutes=minutes)
        table.mode.answer(Seat(0))
        for seat in range(1, count):
            table.call(Reveal(seat, 0, 4 + seat))
    assert [each.winner for each in match.results] == [0, 0]
    assert match.over and isinstance(match.events[-1], Stop)


def test_the_first_round_is_always_played() -> None:
    table = timed(0)
    assert table.mode.begin().allowed
    assert isinstance(table.referee.match.events[0], Begin)
    play_rounds(table, 1)
    assert table.referee.match.over


def test_undo_reopens_a_match_whose_time_was_up() -> None:
    table = timed(0)
    play_rounds(table, 1)
    table.undo(2)
    assert table.referee.match.position is not None
    assert not table.referee.match.over


def test_a_table_that_is_resumed_knows_its_time(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        table = new_table(TableRequest("mexican-train", "Ann", minutes=90))
        add_to_journal(journal, table)
        again, _ = restore_table(journal, journal.tables()[0])
        assert table.agreement.until is not None
        assert again.agreement.until == table.agreement.until.replace(microsecond=0)


@pytest.mark.parametrize("minutes", ["0", "-5", "nan", "100000"])
def test_an_invalid_time_limit_gives_one_line(minutes: str, tmp_path: Path) -> None:
    for command in ("play", "referee"):
        result = run(command, f"--minutes={minutes}", "--players", "Ann,Bo", "--data", str(tmp_path))
        assert result.exit_code == 2
        assert "minutes: choose more than 0 and at most a week." in result.stderr
        assert result.stderr.count("\n") == 1
