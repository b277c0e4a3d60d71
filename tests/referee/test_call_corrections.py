"""A call corrected in place: all later calls are ruled on again, and no call changes its player or is made up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples
from tests.games.reference_rules import MODELS
from tests.games.tables import seeds
from tests.referee.modes.call_script import called_table, said_again, say, small_table
from tests.referee.tables import ListJournal, mexican_train, table_of

from roundhouse import actions
from roundhouse.dominoes import UNKNOWN
from roundhouse.games import Game
from roundhouse.games.core.moves import DONE, Claim, Deal, Draw, Penalty, Play
from roundhouse.games.match.match import Begin
from roundhouse.games.text.position_reader import read_position
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.record import read_record, write_record
from roundhouse.referee import SeatedPlayer, TableSession, UndoError
from roundhouse.referee.awaited import Awaited
from roundhouse.referee.calls import Amend, Call, write_call
from roundhouse.referee.calls_made import seat_of
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import PRESS, TWICE

LINES = ("6-1 own", "bo 6-2 own", "cy 6-3 own", "ann 1-2 own", "bo 2-3 own")
"""Numbers 2 to 6 of `small_table`: 0 begins the round, 1 deals."""


def meant(table: TableSession, number: int, line: str) -> tuple[Call, ...]:
    """The meaning of a line in place of call `number`."""
    then = table.copy_before_call(number)
    return tuple(answer.call for answer in then.call_text(line))


def lines_of(table: TableSession) -> list[str]:
    return [write_call(table.referee.game, said.call) for said in table.referee.calls]


def resumed(table: TableSession, journal: ListJournal) -> TableSession:
    again = TableSession(table.referee.match.first_game, table.referee.seats, mode=table.mode.name)
    journal.replay_at(again)
    return again


def test_another_tile_is_put_in_place_and_what_does_not_depend_on_it_holds() -> None:
    table = small_table(*LINES)
    assert table.amend(6, 1, meant(table, 6, "bo 2-4 own")).allowed
    assert (lines_of(table)[6], table.referee.corrections.pending, table.mode.awaited) == (
        "2-4 on B",
        (),
        Awaited("turn", Seat(2)),
    )
    assert table.referee.position is not None and table.referee.position.ends[1] == 4
    assert [said.corrected for said in table.referee.calls][5:] == [False, True]


def test_a_call_that_no_longer_holds_is_asked_about_with_its_reason() -> None:
    table = small_table(*LINES)
    answer = table.amend(3, 1, meant(table, 3, "bo 6-4 own"))
    assert answer.allowed and lines_of(table)[3:] == ["6-4 on B", "6-3 on C", "1-2 on A", "2-3 on B"]
    assert table.mode.awaited == Awaited("correction", Seat(1))
    assert (table.referee.steps, table.referee.corrections.ruling.clause) == (6, "C-2")


def test_a_call_that_the_table_let_stand_still_stands_after_a_correction_before_it() -> None:
    table = small_table(*LINES[:2])
    table.call_text("cy 6-3 on ann")
    table.let_stand(table.overruling.meanings[0])
    assert table.amend(3, 1, meant(table, 3, "bo 6-4 own")).allowed
    assert lines_of(table)[3:] == ["6-4 on B", "stand MT-7 C 6-3 on A"] and not table.referee.corrections.pending
    assert table.amend(4, 1, meant(table, 4, "cy 6-3 own")).allowed
    assert lines_of(table)[4:] == ["6-3 on C"], "it is corrected like any other"
    table.undo(2)
    assert lines_of(table)[3:] == ["6-2 on B", "stand MT-7 C 6-3 on A"]


def test_a_call_that_stood_is_asked_about_where_it_cannot_be_anymore() -> None:
    table = small_table(*LINES[:2])
    table.call_text("cy 6-3 on ann")
    table.let_stand(table.overruling.meanings[0])
    assert table.amend(3, 1, meant(table, 3, "bo 6-3 own")).allowed
    assert lines_of(table)[3:] == ["6-3 on B", "stand MT-7 C 6-3 on A"]
    assert (table.mode.awaited.what, table.referee.corrections.ruling.clause) == ("correction", "C-1")
    assert table.referee.corrections.on_trust is None


def test_a_call_may_be_kept_on_trust_changed_or_removed() -> None:
    for choice, expected in (("keep", ["? on B"]), ("change", ["4-5 on B"]), ("remove", [])):
        table = small_table(*LINES)
        table.amend(3, 1, meant(table, 3, "bo 6-4 own"))
        trusted = table.referee.corrections.on_trust
        assert trusted is not None
        if choice == "keep":
            table.amend(6, 1, (trusted,))
        elif choice == "change":
            table.amend(6, 1, meant(table, 6, "bo 4-5 own"))
        else:
            table.amend(6)
        assert lines_of(table)[6:] == expected
        assert table.mode.awaited == Awaited("turn", Seat(2 if expected else 1))


def test_a_tile_that_now_lies_the_other_way_round_still_matches_its_call() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-5 own", "ann 1-0 own", "bo draw", "bo done", "cy 2-3 on bo")
    # Bo's first tile was 6-3: Cy's tile lies with its other end against it.
    table.amend(3, 1, meant(table, 3, "bo 6-3 own"))
    assert (lines_of(table)[8], table.referee.corrections.pending) == ("3-2 on B", ())


def test_a_forgotten_call_is_inserted_before_another() -> None:
    table = small_table(*LINES)
    table.amend(3, 0, meant(table, 3, "bo draw"))
    assert lines_of(table)[3:5] == ["draw", "6-2 on B"]
    assert (table.referee.corrections.pending, table.referee.position and table.referee.position.count(1)) == ((), 2)


def test_a_turn_that_passes_to_another_player_asks_about_that_players_call() -> None:
    table = small_table(*LINES)
    table.amend(4, 1, meant(table, 4, "cy draw"))
    refusal = table.referee.corrections.ruling
    assert (refusal.clause, refusal.why) == ("MT-3", "not_done")
    assert table.referee.corrections.on_trust is None
    # What is called now comes before the calls that wait: Cy had passed.
    say(table, "cy done")
    assert (table.referee.corrections.pending, lines_of(table)[4:]) == ((), ["draw", "done", "1-2 on A", "2-3 on B"])


def test_a_correction_that_the_rules_refuse_changes_nothing() -> None:
    table = small_table(*LINES)
    before = table.referee.calls
    refused = table.amend(3, 1, (DONE,))
    assert (refused.ruling.clause, table.referee.calls) == ("MT-4", before)


def test_undo_withdraws_a_correction_that_is_open() -> None:
    table = small_table(*LINES)
    before, end = table.referee.calls, table.referee.position
    table.amend(3, 1, meant(table, 3, "bo 6-4 own"))
    table.amend(2, 1, meant(table, 2, "ann 6-5 own"))
    table.undo()
    assert (table.referee.calls, table.referee.position, table.referee.corrections.pending) == (before, end, ())


def test_undo_withdraws_a_correction_after_more_calls_than_there_were() -> None:
    table = small_table("6-1 own", "bo draw")
    before, end = table.referee.calls, table.referee.position
    # The same call twice, and one more: up to its last call the table as it was is the beginning of the corrected one.
    table.amend(3, 0, meant(table, 3, "bo draw"))
    say(table, "bo done")
    assert table.referee.corrections.pending
    table.undo()
    assert (table.referee.calls, table.referee.position) == (before, end) and not table.referee.corrections.pending


def test_a_correction_may_end_the_round_and_the_rest_can_be_removed_at_once() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own", "bo 2-0 own", "cy 3-0 own", "ann draw")
    table.amend(8, 1, meant(table, 8, "0-0 own"))
    assert table.mode.awaited.what == "hand"
    table.amend(9, 0, meant(table, 9, "bo = 9"))
    table.amend(10, 0, meant(table, 10, "cy = 4"))
    assert table.mode.awaited.what == "next" and table.referee.match.totals == (0, 9, 4)
    # Between rounds the last one is still open to corrections.
    table.amend(8, 1, meant(table, 8, "ann draw"))
    assert [said.seat for said in table.referee.corrections.pending] == [None, None]
    table.amend(9, 2)
    assert table.mode.awaited == Awaited("turn", Seat(0))


def test_only_calls_of_this_round_where_chance_does_not_deal_can_be_corrected() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own", "bo 2-0 own", "cy 3-0 own", "0-0 own")
    for line in ("bo = 9", "cy = 4", "deal", "bo 5-1 own"):
        say(table, line)
    first = table.referee.made.first_of_round
    assert isinstance(table.referee.calls[first].call, Begin) and first > 0
    for wrong in (Amend(first - 1, 1), Amend(first, 1), Amend(first, 0, (DONE,)), Amend(99, 1), Amend(first + 1, 0)):
        with pytest.raises(ValueError, match="can be corrected"):
            table.call(wrong)
    dealt = table_of(mexican_train())
    dealt.mode.begin()
    dealt.step()
    with pytest.raises(ValueError, match="chance"):
        dealt.amend(2)


def test_a_table_of_buttons_is_corrected_by_the_meaning_of_a_press() -> None:
    table = TableSession(mexican_train(3), [SeatedPlayer("Ann"), SeatedPlayer("Bo"), SeatedPlayer("Cy")], mode="slots")
    for button in (2, 6, 9, 2, 2, 6, 9):
        table.handle_hub_event(ButtonEvent(button, PRESS, 0))
    then = table.copy_before_call(3)
    then.handle_hub_event(ButtonEvent(ENGINE, PRESS, 0))
    table.amend(3, 1, [then.referee.calls[-1].call])
    assert table.mode.awaited == Awaited("correction", Seat(2))
    table.handle_hub_event(ButtonEvent(ENGINE, TWICE, 0))
    assert (table.referee.corrections.pending, table.mode.awaited) == ((), Awaited("turn", Seat(0)))


def test_a_table_killed_amid_a_correction_asks_the_same_again() -> None:
    table = small_table(*LINES)
    journal = ListJournal(lines_of(table))
    table.history.write_to(journal)
    table.amend(3, 1, meant(table, 3, "bo 6-4 own"))
    again = resumed(table, journal)
    assert (again.referee.calls, again.mode.awaited) == (table.referee.calls, Awaited("correction", Seat(1)))
    assert again.referee.match.events == table.referee.match.events
    again.undo()
    table.undo()
    assert again.referee.calls == table.referee.calls and not again.referee.corrections.pending


# -- undo and redo -----------------------------------------------------------------------------------------------------


def test_redo_gives_no_call_to_another_player() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own")
    table.undo(3)
    # Ann's tile was another: her call is replaced, and those of the others follow.
    say(table, "ann 6-4 own")
    assert [answer.allowed for answer in table.redo(3)] == [True, True]
    assert lines_of(table)[2:] == ["6-4 on A", "6-2 on B", "6-3 on C"]


def test_redo_records_nothing_that_nobody_called() -> None:
    table = small_table("6-1 own", "bo 6-2 own")
    table.undo(2)
    say(table, "ann draw")
    say(table, "ann done")
    # She had no tile to lay: nobody says anymore that she laid one.
    assert table.history.redoable == 1
    (answer,) = table.redo(2)
    assert (answer.allowed, lines_of(table)[2:]) == (True, ["draw", "done", "6-2 on B"])


def test_redo_stops_at_a_call_that_would_be_another_players() -> None:
    table = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own")
    table.undo(5)
    say(table, "bo leads")
    (refused,) = table.redo(5)
    assert (refused.allowed, refused.ruling.why, table.history.redoable) == (False, "not_in_turn", 3)
    assert len(lines_of(table)) == 2


def test_redo_draws_both_tiles_of_a_penalty_although_the_turn_is_another_players() -> None:
    start = read_position(
        "mexican-train seats=2 set=6 missed_call=yes missed_call_tiles=2 engine=6-6 round=1 turn=A laid=6-6+5-6 "
        "ends=A:-,B:5 hands=A:3-4+2-3,B:0-1 yard=22 last_tile=B"
    )
    assert isinstance(start.game, Game)
    table = TableSession(start.game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], start=start, mode="called")
    for call in (Claim(1), Penalty(UNKNOWN), Penalty(UNKNOWN), Draw(UNKNOWN)):
        assert table.call(call).allowed
    end = table.referee.position
    table.undo(4)
    assert [answer.allowed for answer in table.redo(4)] == [True] * 4
    assert table.referee.position == end


def test_undone_calls_can_be_redone_after_the_table_is_resumed() -> None:
    table = small_table("6-1 own", "bo 6-2 own")
    journal = ListJournal(lines_of(table))
    table.history.write_to(journal)
    table.undo(2)
    again = resumed(table, journal)
    assert again.history.redoable == 2
    assert all(answer.allowed for answer in again.redo(2))
    assert again.referee.calls == resumed(table, ListJournal(journal[:-1])).referee.calls


# -- in every game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MODELS)
@same_examples(2)
@given(data=st.data(), seed=seeds)
def test_whatever_is_corrected_the_match_is_what_its_calls_say(name: str, data: st.DataObject, seed: int) -> None:
    table, _ = said_again(data.draw(MODELS[name].small), seed)
    journal = ListJournal(lines_of(table))
    table.history.write_to(journal)
    untouched = table.referee.calls
    for _ in range(4):
        number = data.draw(st.integers(table.referee.made.first_of_round + 2, table.referee.steps))
        position = table.referee.before(number).position
        legal = position.legal() if position is not None else ()
        wanted = [data.draw(st.sampled_from(legal))] if legal else []
        drops = data.draw(st.integers(0, min(2, len(table.referee.calls) - number)))
        if not wanted and not drops:
            continue
        owners = [(said.seat, said.call) for said in table.referee.calls]
        untouched = untouched if table.referee.corrections.pending else table.referee.calls
        answer = table.amend(number, drops, wanted)
        assert answer.allowed
        now = [(said.seat, said.call) for said in table.referee.calls]
        assert len(now) == len(owners) - drops + len(wanted)
        for (seat, call), (seat_now, call_now) in zip(
            owners[number + drops :], now[number + len(wanted) :], strict=True
        ):
            assert (seat, _words(call)) == (seat_now, _words(call_now))
        while bool(table.referee.corrections.pending) and data.draw(st.booleans()):
            trusted = table.referee.corrections.on_trust
            keeps = trusted is not None and data.draw(st.booleans())
            table.amend(table.referee.steps, 1, [trusted] if keeps and trusted is not None else [])
        again = resumed(table, journal)
        assert again.referee.calls == table.referee.calls
        match = table.referee.match
        assert list(read_record(write_record(match, table.referee.all_names)).events) == match.events
        for step, said in enumerate(table.referee.calls[: table.referee.steps]):
            before = match.before(step)
            assert before is None or said.seat == seat_of(before, said.call)
        if table.referee.corrections.is_last and data.draw(st.booleans()):
            table.undo()
            assert table.referee.calls == untouched


def _words(call: Call) -> object:
    """The text of a call whichever way its tile lies."""
    return (call.tile, call.spot) if isinstance(call, Play) else call


def test_the_leader_can_be_corrected() -> None:
    table = called_table(mexican_train(3, set=6, deal=3))
    say(table, "bo leads")
    say(table, "bo 6-1 own")
    table.amend(0, 1, (Begin(0),))
    assert (table.mode.awaited, table.referee.corrections.ruling.why) == (Awaited("correction", Seat(1)), "not_in_turn")
    assert isinstance(table.referee.calls[1].call, Deal)


def test_corrections_do_not_disturb_a_match_of_several_rounds() -> None:
    table, dealt = said_again(mexican_train(3, set=6, deal=3, rounds=3), 5, rounds=2)
    first, calls = table.referee.made.first_of_round, table.referee.calls
    number = next(number for number in range(first, len(calls)) if isinstance(calls[number].call, Play))
    table.amend(number, 1, (calls[number].call,))
    assert table.referee.match.results == dealt.results


def removed_with_all_after_it(journal: ListJournal) -> TableSession:
    """Bo's first tile was another one; the call that no longer holds then was removed with all after it."""
    table = small_table(*LINES, "cy 3-4 own")
    journal += lines_of(table)
    table.history.write_to(journal)
    table.amend(3, 1, meant(table, 3, "bo 6-4 own"))
    table.amend(table.referee.steps, len(table.referee.corrections.pending))
    return table


def test_a_correction_is_undone_in_one_step_and_brings_back_what_it_removed() -> None:
    before, table = lines_of(small_table(*LINES, "cy 3-4 own")), removed_with_all_after_it(ListJournal())
    assert lines_of(table) == [*before[:3], "6-4 on B", *before[4:6]]
    say(table, "bo 4-5 own")
    assert table.undo().taken_back, "the call that was made since goes first"
    assert table.referee.corrections.is_last and not table.undo().taken_back
    assert lines_of(table) == before and not any(said.corrected for said in table.referee.calls)
    table.undo(len(before))
    assert lines_of(table) == []


def test_each_of_several_corrections_is_a_step_of_its_own() -> None:
    table = small_table(*LINES)
    states = [lines_of(table)]
    for number, line in ((6, "bo 2-4 own"), (5, "ann 1-5 own")):
        table.amend(number, 1, meant(table, number, line))
        states.append(lines_of(table))
    table.amend(6)
    assert (table.referee.corrections.undo_steps, len(lines_of(table))) == (7 + 3, 6)
    for state in reversed(states):
        table.undo()
        assert lines_of(table) == state
    with pytest.raises(UndoError):
        table.undo(8)


def test_a_table_taken_up_from_its_journal_undoes_its_correction_too() -> None:
    journal = ListJournal()
    before, table = lines_of(small_table(*LINES, "cy 3-4 own")), removed_with_all_after_it(journal)
    again = resumed(table, journal)
    again.history.write_to(journal)
    again.undo()
    assert journal[-1] == "undo correction"
    assert lines_of(again) == lines_of(resumed(table, journal)) == before


def test_the_journal_of_an_earlier_version_takes_back_the_call_and_not_the_correction() -> None:
    table = small_table(*LINES)
    table.amend(6, 1, meant(table, 6, "bo 2-4 own"))
    corrected = lines_of(table)
    table.replay(["undo 1"])
    assert lines_of(table) == corrected[:-1] and not table.referee.corrections.is_last


def test_a_correction_says_what_became_of_the_calls_after_it() -> None:
    table = removed_with_all_after_it(ListJournal())
    screen = Presenter(table)
    for action, said, label in (
        (actions.Undo(), "Everything is as it was before the correction.", "Undo"),
        (actions.DeleteCall(8), "It never happened: Cy plays 3-4 on their own train.", "Undo the correction"),
    ):
        screen.submit(action)
        page = screen.present()
        assert page.announcement is not None and page.announcement.title == said
        undo = page.offer(actions.Undo)
        assert undo is not None and undo.enabled and undo.label == label
    table.undo()
    table.amend(3, 1, meant(table, 3, "bo 6-4 own"))
    screen.submit(actions.RemoveLaterCalls())
    page = screen.present()
    assert page.announcement is not None
    assert page.announcement.title == "2 calls are removed. Undo brings back what was there."
