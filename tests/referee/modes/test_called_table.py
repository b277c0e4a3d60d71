"""The called table: every call gets a ruling, nothing is guessed, and a dealt round called again ends the same way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples
from tests.games.reference_rules import MODELS
from tests.games.tables import seeds
from tests.referee.modes.call_script import NAMES, SMALL, called_table, said_again, say, small_table
from tests.referee.tables import basic_trains, mexican_train, private_trains

from roundhouse.games import GAMES
from roundhouse.games.match.audit import audit
from roundhouse.games.match.match import Begin
from roundhouse.games.text.call_parser import NotUnderstood
from roundhouse.indices import Seat
from roundhouse.referee.awaited import Awaited


@pytest.mark.parametrize("name", MODELS)
@same_examples(8)
@given(data=st.data(), seed=seeds)
def test_a_dealt_match_called_again_ends_with_the_same_results(name: str, data: st.DataObject, seed: int) -> None:
    table, dealt = said_again(data.draw(MODELS[name].small), seed, rounds=2)
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
    say(table, f"{NAMES[1]} leads" if table.mode.awaited.what == "leader" else "deal")
    while table.mode.awaited.what in ("holder", "finder"):
        say(table, f"{NAMES[1]} holds" if 1 in table.mode.awaited.holders else "nobody")
    assert table.mode.awaited.what == "turn"
    assert table.referee.legal()


def test_the_table_is_asked_for_what_the_rules_cannot_know() -> None:
    table = called_table(mexican_train(3, **SMALL, rounds=1))
    assert table.mode.awaited == Awaited("leader", choices=(Seat(0), Seat(1), Seat(2)))
    with pytest.raises(NotUnderstood, match="leader"):
        table.call_text("deal")
    say(table, "bo")
    assert table.mode.awaited == Awaited("turn", Seat(1))
    for line in ("6-1 own", "cy 6-2 own", "ann 6-3 own", "1-0", "2-0", "3-0", "0-0"):
        say(table, line)
    assert table.mode.awaited == Awaited("hand", Seat(0), (Seat(0), Seat(2)))
    say(table, "5-5")
    assert table.mode.awaited == Awaited("hand", Seat(2), (Seat(2),))
    say(table, "= 4")
    assert (table.mode.awaited, table.referee.match.results[0].points) == (Awaited("nothing"), (10, 0, 4))


def test_the_holder_of_the_highest_double_is_a_question_where_it_leads() -> None:
    table = called_table(basic_trains(4))
    assert table.mode.awaited == Awaited("next")
    say(table, "deal")
    assert table.mode.awaited == Awaited("holder", choices=(Seat(0), Seat(1), Seat(2), Seat(3)))
    with pytest.raises(NotUnderstood, match="holder"):
        table.call_text("deal")
    answers = table.call_text("cy engine 9-9")
    assert [type(answer.call).__name__ for answer in answers] == ["Deal", "LayEngine"]
    assert table.mode.awaited == Awaited("turn", Seat(3))


@pytest.mark.parametrize("name", GAMES)
def test_the_leader_is_called_only_once(name: str) -> None:
    table = called_table(GAMES[name](4))
    begin, deal = table.call_text("bo leads")
    assert begin.allowed and deal.allowed
    assert table.mode.awaited == Awaited("turn", Seat(1))
    table.undo(1)
    assert (table.mode.awaited.what, table.history.redoable) == ("holder" if table.mode.awaited.holders else "deal", 1)
    table.redo(1)
    assert table.mode.awaited == Awaited("turn", Seat(1))


def test_where_no_hand_holds_the_engine_a_tile_does_not_say_who_leads() -> None:
    table = called_table(private_trains(3))
    say(table, "deal")
    for line in ("ann 9-5", "ann 5-5", "ann engine 9-9"):
        with pytest.raises(NotUnderstood, match="holder"):
            table.call_text(line)
    say(table, "bo leads")
    say(table, "bo 9-5 own")
    assert table.mode.awaited == Awaited("turn", Seat(2))


def test_the_lot_says_who_leads_and_next_time_nobody_is_asked() -> None:
    table = called_table(mexican_train(3, **SMALL))
    say(table, "lot")
    begin = table.referee.match.events[0]
    assert isinstance(begin, Begin) and begin.leader == table.chance.lot(table.referee.game)
    table.undo(2)
    assert table.mode.awaited.what == "leader"
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own", "bo 2-0 own", "cy 3-0 own", "0-0 own")
    for line in ("bo = 9", "cy 5-5"):
        say(table, line)
    assert table.mode.awaited == Awaited("next")
    say(table, "deal")
    assert table.mode.awaited == Awaited("turn", Seat(1))


def test_hands_are_named_at_the_deal_too() -> None:
    table = called_table(mexican_train(2, set=6, deal=2))
    table.call(Begin(0))
    assert table.mode.awaited == Awaited("deal")
    say(table, "deal Ann 0-1 1-2; Bo ?2")
    assert table.referee.position is not None
    assert table.referee.position.hands[0].bit_count() == 2


def test_undo_takes_back_any_number_and_redo_repeats_it_after_a_forgotten_call() -> None:
    table = small_table("6-1 own", "bo draw", "bo done", "cy 6-3 own", "ann 1-2 own")
    end = table.referee.position
    answer = table.undo(3)
    assert [type(each.event).__name__ for each in answer.taken_back] == ["Play", "Play", "Done"]
    assert table.history.redoable == 3
    assert [each.allowed for each in table.redo(3)] == [True] * 3
    assert (table.referee.position, table.history.redoable) == (end, 0)
    # Bo had found a tile after all.
    table.undo(2)
    table.undo(1)
    say(table, "bo 6-2 own")
    assert [type(each.call).__name__ for each in table.redo(3)] == ["Play", "Play"] and table.history.redoable == 0


def test_a_call_that_was_forgotten_is_put_in_between() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "ann 1-2 own")
    table.undo(2)
    say(table, "cy draw")
    assert all(answer.allowed for answer in table.redo(2))
    assert table.referee.position is not None and table.referee.position.count(2) == 3
