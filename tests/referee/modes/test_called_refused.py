"""Invalid calls at a called table: they change nothing, and get an error or a question."""

from __future__ import annotations

import pytest
from tests.referee.modes.call_script import called_table, say, small_table
from tests.referee.tables import ListJournal, mexican_train

from roundhouse.games import GAMES
from roundhouse.games.core.moves import Reveal
from roundhouse.games.core.rulings import Ambiguous, TableError, Unreadable
from roundhouse.games.text.call_parser import NotUnderstood
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.referee.modes.call_interpreter import OutOfTurn


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("bo 6-1", OutOfTurn),
        ("cy draw", OutOfTurn),
        ("bo done", OutOfTurn),
        ("bo engine 6-6", OutOfTurn),
        ("6-1", Ambiguous),
        ("ann d", Ambiguous),
        ("7-1", Unreadable),
        ("ann draw 7-1", Unreadable),
        ("zoe 6-1", NotUnderstood),
        ("6-1 on zoe", NotUnderstood),
        ("nobody", NotUnderstood),
        ("forgot", NotUnderstood),
        ("", NotUnderstood),
    ],
)
def test_a_call_that_cannot_be_taken_changes_nothing_and_is_not_recorded(line: str, error: type[TableError]) -> None:
    table, journal = small_table(), ListJournal()
    table.history.write_to(journal)
    before, steps = table.referee.position, table.referee.steps
    with pytest.raises(error):
        table.call_text(line)
    assert (table.referee.position, table.referee.steps, journal) == (before, steps, [])


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("6-6 own", "C-1"),
        ("5-1 own", "MT-5"),
        ("6-1 on bo", "C-6"),
        ("done", "MT-4"),
        ("ann announces", "MT-12"),
        ("up", "MT-7"),
        ("engine 5-5", "MT-2"),
        ("penalty", "MT-12"),
        ("ann = 5", "C-3"),
        ("6-1 2-3 on ann", "MT-7"),
        ("6-1 own", ""),
    ],
)
def test_a_call_against_the_rules_is_refused_with_its_clause(line: str, clause: str) -> None:
    table = small_table()
    before, steps = table.referee.position, table.referee.steps
    (answer,) = table.call_text(line)
    assert answer.ruling.clause == clause
    assert ((table.referee.position, table.referee.steps) == (before, steps)) == bool(clause)


def test_a_tile_on_the_table_is_refused_for_every_player() -> None:
    table = small_table("6-1 own")
    (answer,) = table.call_text("bo 6-1 own")
    assert (answer.ruling.clause, answer.ruling.why) == ("C-1", "on_table")


def test_a_question_offers_choices_that_can_be_called() -> None:
    table = small_table()
    with pytest.raises(Ambiguous) as asked:
        table.call_text("ann 6-1 1-2")
    for meaning in asked.value.meanings:
        again = small_table()
        assert meaning.endswith(", 1-2")
        say(again, meaning.split(", ")[0])
    with pytest.raises(Ambiguous) as asked:
        table.call_text("ann 6-1")
    assert asked.value.meanings == ("6-1 on Ann", "6-1 on mexican")
    say(table, asked.value.meanings[1])


def test_a_train_that_is_named_by_half_is_asked_for_unless_only_one_is_possible() -> None:
    table = called_table(GAMES["station"](2))
    say(table, "deal")
    for line in ("ann engine 12-12", "12-5 own", "done", "bo 12-6 own", "done"):
        say(table, line)
    say(table, "12-1 on pub")
    position = table.referee.position
    assert position is not None and position.begun.bit_count() == 3
    say(table, "bo 12-2 on pub")
    with pytest.raises(Ambiguous) as asked:
        table.call_text("ann 12-12 on pub")
    assert len(asked.value.meanings) > 1


def test_a_line_of_several_tiles_is_done_as_a_whole_or_not_at_all() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own")
    before = table.referee.position
    (answer,) = table.call_text("1-1 2-4 own")
    assert answer.ruling.clause and table.referee.position == before
    assert len(table.call_text("ann 1-1 1-5 own")) == 2
    assert table.referee.position is not None and table.referee.position.winner == 0


def test_a_call_on_trust_names_its_clause() -> None:
    table = small_table()
    (answer,) = table.call_text("draw")
    assert answer.ruling.trusted == ("MT-4",)
    assert [entry.clauses for entry in table.referee.match.ledger] == [("MT-4",)]


def test_a_call_out_of_turn_is_answered_with_the_player_in_turn() -> None:
    table = small_table()
    with pytest.raises(OutOfTurn) as error:
        table.call_text("cy 6-1")
    assert (error.value.seat, error.value.at.turn) == (2, 0)
    say(table, "draw")
    with pytest.raises(OutOfTurn) as error:
        table.call_text("bo 6-1")
    assert (error.value.seat, error.value.at.turn) == (1, 0)


def test_a_hand_that_cannot_be_is_refused() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own", "bo 2-0 own", "cy 3-0 own", "0-0 own")
    for line, why in (("bo 6-1", "twice"), ("bo 4-4 5-5", "hand"), ("bo = 30", "pips")):
        (answer,) = table.call_text(line)
        assert answer.ruling.why == why
    with pytest.raises(Unreadable, match="not 7-7"):
        table.call_text("bo 7-7")
    say(table, "4-4")
    assert isinstance(table.referee.match.events[-1], Reveal)
    say(table, "cy 5")
    assert table.referee.match.results[0].points == (0, 8, 5)


def test_no_computer_moves_at_a_called_table() -> None:
    table = TableSession(mexican_train(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo", "greedy")], mode="called")
    say(table, "bo")
    assert table.step() is None
