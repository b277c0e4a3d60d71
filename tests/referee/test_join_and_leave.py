"""Players who come late or leave, at a live table: seats, slots, computer players, journal and undo follow."""

import pytest
from tests.referee.tables import ListJournal, basic_trains, journaled_table, mexican_train, play_rounds, table_of

from roundhouse.games import Game
from roundhouse.games.match.match import Begin, Depart, Join, Swap
from roundhouse.indices import Seat, Slot
from roundhouse.records.record import read_record, write_record
from roundhouse.referee import AddPlayer, Answer, Chance, HandOver, SeatedPlayer, TakeSlot
from roundhouse.referee.calls import read_call, write_call
from roundhouse.referee.seating import late_arrival
from roundhouse.referee.session.table_session import TableSession


def evening(game: Game) -> tuple[TableSession, ListJournal]:
    """A round, somebody comes, a round, somebody leaves, comes back, a round."""
    table, journal = journaled_table(game)
    play_rounds(table, 1)
    table.call(TakeSlot(Seat(1), Slot(9)))
    assert table.call(late_arrival(table.referee, Seat(2), SeatedPlayer("Zoe Li", "greedy"), 12)).allowed
    play_rounds(table, 2)
    assert table.call(Depart(0)).allowed
    play_rounds(table, 3)
    assert table.call(late_arrival(table.referee, Seat(1), SeatedPlayer(table.referee.all_names[0], "greedy"))).allowed
    play_rounds(table, 4)
    return table, journal


@pytest.mark.parametrize("game", [mexican_train(), basic_trains(5)], ids=["mexican", "basic"])
def test_the_journal_takes_the_table_up_where_it_was(game: Game) -> None:
    table, journal = evening(game)
    again = TableSession(game, table_of(game).referee.seats, Chance(table.chance.seed))
    journal.replay_at(again)
    first, second = table.referee, again.referee
    assert second.match.sheet == first.match.sheet
    assert second.seats == first.seats
    assert second.all_names == first.all_names
    assert second.reported_slots == first.reported_slots
    assert again.output.scene == table.output.scene


def test_two_whose_names_differ_by_an_accent_stay_two_in_what_is_saved() -> None:
    table, journal = journaled_table(game := mexican_train())
    table.call(HandOver(Seat(0), SeatedPlayer("María", "greedy")))
    play_rounds(table, 1)
    assert (
        table.call(Depart(0)).allowed
        and table.call(late_arrival(table.referee, Seat(1), SeatedPlayer("Maria", "greedy"))).allowed
    )
    play_rounds(table, 2)
    again = TableSession(game, table_of(game).referee.seats, Chance(table.chance.seed))
    journal.replay_at(again)
    names = table.referee.all_names
    assert again.referee.all_names == names and [name for name in names if name[:3] == "Mar"] == ["María", "Maria"]
    text = write_record(table.referee.match, names)
    record = read_record(text)
    assert (record.names, record.match().sheet) == (names, table.referee.match.sheet)
    assert again.referee.match.sheet == table.referee.match.sheet


def test_seats_names_and_slots_follow() -> None:
    table = table_of(mexican_train())
    referee = table.referee
    names = referee.names
    play_rounds(table, 1)
    table.call(TakeSlot(Seat(1), Slot(9)))
    table.call(late_arrival(table.referee, Seat(1), SeatedPlayer("Zoe")))
    assert referee.names == (names[0], "Zoe", *names[1:])
    assert referee.all_names == (*names, "Zoe")
    assert referee.reported_slots == {2: 9}
    assert referee.slots[2] == 9
    table.call(Depart(2))
    assert referee.names == (names[0], "Zoe", *names[2:])
    assert referee.reported_slots == {}
    table.undo(2)
    assert referee.names == names
    assert referee.all_names == names
    assert referee.reported_slots == {1: 9}
    table.call(late_arrival(table.referee, Seat(1), SeatedPlayer("Yan")))
    assert referee.all_names == (*names, "Yan")


def test_two_change_seats_each_slot_stays_and_undo_and_redo_know_it() -> None:
    table, journal = journaled_table(mexican_train())
    for seat, slot in enumerate((5, 9, 1)):
        table.call(TakeSlot(Seat(seat), Slot(slot)))
    referee, placed = table.referee, {0: 5, 1: 9, 2: 1}
    assert table.call(Swap(0, 2)).allowed and referee.names == ("Cy", "Bo", "Ann")
    play_rounds(table, 1)
    points = dict(zip(referee.names, referee.match.totals, strict=True))
    assert table.call(Swap(1, 2)).allowed
    assert dict(zip(referee.names, referee.match.totals, strict=True)) == points
    assert (referee.names, referee.reported_slots) == (("Cy", "Ann", "Bo"), placed)
    table.undo()
    assert (referee.names, referee.reported_slots) == (("Cy", "Bo", "Ann"), placed)
    table.redo()
    assert (referee.names, referee.reported_slots) == (("Cy", "Ann", "Bo"), placed)
    then = table.copy_before_call(0).referee
    assert (then.names, then.reported_slots) == (("Ann", "Bo", "Cy"), placed)
    again = TableSession(mexican_train(), table_of(mexican_train()).referee.seats, Chance(table.chance.seed))
    journal.replay_at(again)
    assert (again.referee.names, again.referee.reported_slots) == (referee.names, placed)
    record = read_record(write_record(referee.match, referee.all_names))
    assert record.match().sheet == referee.match.sheet and record.match().players == (2, 0, 1)


def test_the_table_is_cleared_and_shown_empty_until_the_next_round() -> None:
    table = table_of(mexican_train())
    play_rounds(table, 1)
    assert table.referee.table is not None
    table.call(Depart(0))
    assert table.referee.table is None
    assert "w" not in table.output.scene.lamps or table.referee.match.results[-1].winner >= 0
    table.mode.begin()
    assert table.referee.table is not None


def test_a_record_of_such_an_evening_is_read_again() -> None:
    table, _ = evening(mexican_train())
    text = write_record(table.referee.match, table.referee.all_names)
    record = read_record(text)
    assert record.names == table.referee.all_names
    assert record.match().sheet == table.referee.match.sheet


def test_nobody_joins_or_leaves_in_the_middle_of_a_round() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    heard: list[Answer] = []
    table.listeners.append(heard.append)
    names = table.referee.names
    assert not table.call(late_arrival(table.referee, Seat(1), SeatedPlayer("Zoe"))).allowed
    assert not table.call(Depart(1)).allowed
    assert [answer.ruling.clause for answer in heard] == ["C-3", "C-3"]
    assert table.referee.names == names
    assert table.referee.all_names == names


def test_undo_reports_a_call_with_the_names_at_the_time_of_the_call() -> None:
    table = table_of(mexican_train())
    play_rounds(table, 1)
    names = table.referee.names
    table.call(Depart(0))
    taken = table.undo(2).taken_back
    assert [each.names for each in taken] == [names] * len(taken)


def test_a_call_is_read_as_it_was_written() -> None:
    game = mexican_train()
    for call in (
        AddPlayer(Join(game.seats, 7), SeatedPlayer("Zoe Li", "greedy")),
        AddPlayer(Join(1, 3, -4), SeatedPlayer("Bo")),
        Swap(2, 0),
    ):
        assert read_call(game, None, write_call(game, call)) == call
    with pytest.raises(ValueError, match="has a name"):
        write_call(game, Join(1, 3))
    with pytest.raises(ValueError, match="no seat"):
        read_call(game, None, "join Z 3 - person Bo")


def test_undoing_a_join_takes_back_only_that_and_can_be_announced_first() -> None:
    table = table_of(mexican_train())
    play_rounds(table, 1)
    totals = table.referee.match.totals
    assert table.call(late_arrival(table.referee, Seat(2), SeatedPlayer("Zoe"))).allowed
    steps = table.referee.made.steps_to(0)
    (coming,) = table.referee.last_events(steps)
    assert coming.event == Join(2, len(totals))
    assert table.undo(steps).taken_back == (coming,)
    assert table.referee.match.totals == totals


def test_a_player_who_joins_before_the_first_round_has_missed_nothing() -> None:
    table = table_of(mexican_train())
    before = table.referee.game.seats
    assert table.call(late_arrival(table.referee, Seat(1), SeatedPlayer("Zoe"))).allowed
    assert not table.referee.match.begun
    assert table.mode.begin().allowed
    assert table.referee.match.begun
    assert table.referee.game.seats == before + 1
    assert table.referee.match.totals == (0,) * (before + 1)


def test_a_leader_who_was_refused_is_forgotten_once_others_sit_there() -> None:
    table = table_of(mexican_train())
    play_rounds(table, 1)
    wrong = (table.referee.match.next_round.leader + 1) % 3
    assert not table.call(Begin(wrong)).allowed and table.overruling.refused is not None
    assert table.call(Depart((wrong + 1) % 3)).allowed
    assert table.overruling.refused is None
