"""The called table: what is said is ruled on, nothing is guessed, and a dealt round said again ends the same way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.by_game import BY_GAME
from tests.games.tables import LIGHT, seeds

from referee.calling import NAMES, SMALL, called_table, said_again, say, small_table
from referee.tables import Page, basic_trains, mexican_train, private_trains
from roundhouse.games import GAMES
from roundhouse.games.audit import audit
from roundhouse.games.match import Begin
from roundhouse.games.moves import Reveal
from roundhouse.games.rulings import Ambiguous, TableError, Unreadable
from roundhouse.referee import Seat
from roundhouse.referee.called import CalledTable
from roundhouse.referee.meant import Awaited, OutOfTurn
from roundhouse.referee.spoken import NotUnderstood

# -- whole rounds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BY_GAME)
@settings(LIGHT, max_examples=8)
@given(data=st.data(), seed=seeds)
def test_a_dealt_match_said_again_ends_with_the_same_results(name: str, data: st.DataObject, seed: int) -> None:
    table, dealt = said_again(data.draw(BY_GAME[name].small), seed, rounds=2)
    called = table.referee.match
    assert [(each.winner, each.points, each.round) for each in called.results] == [
        (each.winner, each.points, each.round) for each in dealt.results
    ]
    assert (called.totals, called.leaders, called.over) == (dealt.totals, dealt.leaders, dealt.over)
    assert audit(called) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_called(name: str) -> None:
    game = GAMES[name](4)
    table = called_table(game)
    say(table, f"{NAMES[1]} leads" if table.lots else "deal")
    while table.awaited.what in ("holder", "finder"):
        say(table, f"{NAMES[1]} holds" if 1 in table.holders else "nobody")
    assert table.awaited.what == "turn"
    assert table.referee.legal()


# -- what is asked --------------------------------------------------------------------------------------------


def test_the_table_is_asked_for_what_the_rules_cannot_know() -> None:
    table = called_table(mexican_train(3, **SMALL, rounds=1))
    assert (table.awaited, table.lots, table.holders) == (Awaited("leader"), (0, 1, 2), ())
    with pytest.raises(NotUnderstood, match="leader"):
        table.say("deal")
    say(table, "bo")
    assert table.awaited == Awaited("turn", 1)
    for line in ("6-1 own", "cy 6-2 own", "ann 6-3 own", "1-0", "2-0", "3-0", "0-0"):
        say(table, line)
    assert table.hands_to_tell == (0, 2)
    assert table.awaited == Awaited("hand", 0)
    say(table, "5-5")
    assert table.awaited == Awaited("hand", 2)
    say(table, "= 4")
    assert (table.awaited, table.referee.match.results[0].points) == (Awaited("nothing"), (10, 0, 4))


def test_who_holds_the_highest_double_is_asked_where_it_leads() -> None:
    table = called_table(basic_trains(4))
    assert (table.awaited, table.lots) == (Awaited("next"), ())
    say(table, "deal")
    assert (table.awaited, table.holders) == (Awaited("holder"), (0, 1, 2, 3))
    with pytest.raises(NotUnderstood, match="holder"):
        table.say("deal")
    answers = table.say("cy engine 9-9")
    assert [type(answer.call).__name__ for answer in answers] == ["Deal", "LayEngine"]
    assert table.awaited == Awaited("turn", 3)


@pytest.mark.parametrize("name", GAMES)
def test_who_leads_is_said_once(name: str) -> None:
    table = called_table(GAMES[name](4))
    begin, deal = table.say("bo leads")
    assert begin.allowed and deal.allowed
    assert table.awaited == Awaited("turn", 1)
    table.undo(1)
    assert (table.awaited.what, table.taken) == ("holder" if table.holders else "deal", 1)
    table.redo(1)
    assert table.awaited == Awaited("turn", 1)


def test_where_no_hand_holds_the_engine_a_tile_does_not_say_who_leads() -> None:
    table = called_table(private_trains(3))
    say(table, "deal")
    for line in ("ann 9-5", "ann 5-5", "ann engine 9-9"):
        with pytest.raises(NotUnderstood, match="holder"):
            table.say(line)
    say(table, "bo leads")
    say(table, "bo 9-5 own")
    assert table.awaited == Awaited("turn", 2)


def test_the_lot_says_who_leads_and_next_time_nobody_is_asked() -> None:
    table = called_table(mexican_train(3, **SMALL))
    say(table, "lot")
    begin = table.referee.match.events[0]
    assert isinstance(begin, Begin) and begin.leader == table.chance.lot(table.referee.game)
    table.undo(2)
    assert table.awaited.what == "leader"
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own", "bo 2-0 own", "cy 3-0 own", "0-0 own")
    for line in ("bo = 9", "cy 5-5"):
        say(table, line)
    assert table.awaited == Awaited("next")
    say(table, "deal")
    assert table.awaited == Awaited("turn", 1)


def test_hands_are_named_at_the_deal_too() -> None:
    table = called_table(mexican_train(2, set=6, deal=2))
    table.call(Begin(0))
    assert table.awaited == Awaited("deal")
    say(table, "deal Ann 0-1 1-2; Bo ?2")
    assert table.referee.position is not None
    assert table.referee.position.hands[0].bit_count() == 2


# -- bad calls ------------------------------------------------------------------------------------------------


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
def test_what_cannot_be_taken_changes_nothing_and_is_not_written_down(line: str, error: type[TableError]) -> None:
    table, page = small_table(), Page()
    table.journal = page
    before, steps = table.referee.position, table.referee.steps
    with pytest.raises(error):
        table.say(line)
    assert (table.referee.position, table.referee.steps, page) == (before, steps, [])


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
    (answer,) = table.say(line)
    assert answer.ruling.clause == clause
    assert ((table.referee.position, table.referee.steps) == (before, steps)) == bool(clause)


def test_a_tile_on_the_table_is_refused_whoever_lays_it() -> None:
    table = small_table("6-1 own")
    (answer,) = table.say("bo 6-1 own")
    assert (answer.ruling.clause, answer.ruling.why) == ("C-1", "on_table")


def test_a_question_gives_choices_that_can_be_said() -> None:
    table = small_table()
    with pytest.raises(Ambiguous) as asked:
        table.say("ann 6-1 1-2")
    for meaning in asked.value.meanings:
        again = small_table()
        assert meaning.endswith(", 1-2")
        say(again, meaning.split(", ")[0])
    with pytest.raises(Ambiguous) as asked:
        table.say("ann 6-1")
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
        table.say("ann 12-12 on pub")
    assert len(asked.value.meanings) > 1


def test_a_line_of_several_tiles_is_done_as_a_whole_or_not_at_all() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own")
    before = table.referee.position
    (answer,) = table.say("1-1 2-4 own")
    assert answer.ruling.clause and table.referee.position == before
    assert len(table.say("ann 1-1 1-5 own")) == 2
    assert table.referee.position is not None and table.referee.position.winner == 0


def test_what_is_taken_on_trust_is_said_to_be() -> None:
    table = small_table()
    (answer,) = table.say("draw")
    assert answer.ruling.trusted == ("MT-4",)
    assert [entry.clauses for entry in table.referee.match.ledger] == [("MT-4",)]


def test_who_spoke_out_of_turn_is_told_whose_turn_it_is_and_whether_he_may_end_it() -> None:
    table = small_table()
    with pytest.raises(OutOfTurn) as error:
        table.say("cy 6-1")
    assert (error.value.seat, error.value.turn, error.value.may_end) == (2, 0, False)
    say(table, "draw")
    with pytest.raises(OutOfTurn) as error:
        table.say("bo 6-1")
    assert error.value.may_end


def test_a_hand_that_cannot_be_is_refused() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own", "bo 2-0 own", "cy 3-0 own", "0-0 own")
    for line, why in (("bo 6-1", "twice"), ("bo 4-4 5-5", "hand"), ("bo = 30", "pips")):
        (answer,) = table.say(line)
        assert answer.ruling.why == why
    with pytest.raises(Unreadable):
        table.say("bo 7-7")
    say(table, "4-4")
    assert isinstance(table.referee.match.events[-1], Reveal)
    say(table, "cy 5")
    assert table.referee.match.results[0].points == (0, 8, 5)


def test_no_computer_moves_at_a_called_table() -> None:
    table = CalledTable(mexican_train(2), [Seat("Ann"), Seat("Bo", "greedy")])
    say(table, "bo")
    assert table.step() is None


# -- taking back ------------------------------------------------------------------------------------------------


def test_undo_takes_back_any_number_and_redo_says_it_again_after_what_was_forgotten() -> None:
    table = small_table("6-1 own", "bo draw", "bo done", "cy 6-3 own", "ann 1-2 own")
    end = table.referee.position
    answer = table.undo(3)
    assert [type(each.event).__name__ for each in answer.taken_back] == ["Play", "Play", "Done"]
    assert table.taken == 3
    assert [each.allowed for each in table.redo(3)] == [True] * 3
    assert (table.referee.position, table.taken) == (end, 0)
    # Bo had found a tile after all.
    table.undo(2)
    table.undo(1)
    say(table, "bo 6-2 own")
    (refused,) = table.redo(3)
    assert refused.ruling.clause == "MT-4" and table.taken == 3


def test_a_call_that_was_forgotten_is_put_in_between() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "ann 1-2 own")
    table.undo(2)
    say(table, "cy draw")
    assert all(answer.allowed for answer in table.redo(2))
    assert table.referee.position is not None and table.referee.position.count(2) == 3


def test_a_called_table_is_taken_up_again_from_its_lines() -> None:
    table = called_table(mexican_train(3, **SMALL))
    from roundhouse.referee.calls import write_call

    lines: list[str] = []
    table.on_answer = lambda answer: lines.append(write_call(table.referee.game, answer.call))
    for line in ("cy leads", "cy 6-1 own", "draw", "done", "bo 6-2 m"):
        say(table, line)
    again = called_table(mexican_train(3, **SMALL))
    again.replay(lines)
    assert again.referee.match.events == table.referee.match.events
    assert again.awaited == table.awaited
