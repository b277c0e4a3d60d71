"""A live table: calls are in the journal before the ruling, shown and sounded after; the hub's buttons make calls."""

import pytest
from tests.referee.tables import RecordingHub, basic_trains, mexican_train, play_rounds, seats_for, table_of

from roundhouse.games.core.moves import DONE, DRAW
from roundhouse.games.match.kept_answer import read_kept_answer
from roundhouse.hub.events import ButtonEvent, Connected, HubInfo
from roundhouse.indices import Seat
from roundhouse.referee import Answer, Chance, HandOver, SeatedPlayer, TableSession, UndoError, train_slots
from roundhouse.referee.calls import Undo
from roundhouse_hub.lamps.scene import Cue


class CallRecorder:
    """A journal and a hub that record which of them was called first."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def write(self, line: str) -> None:
        self.calls.append(f"journal {line}")

    def write_answer(self, answer: str) -> None:
        self.calls.append(f"ruling {read_kept_answer(answer).ruling}")

    def show(self, _scene: object) -> None:
        self.calls.append("show")

    def sound(self, cue: Cue) -> bool:
        self.calls.append(cue.name)
        return True


def with_a_person(seats: int = 3, **options: object) -> TableSession:
    game = mexican_train(seats, **options)
    return TableSession(game, [SeatedPlayer("Ann"), *seats_for(game)[1:]], Chance("7"), hub=RecordingHub())


def hub_of(table: TableSession) -> RecordingHub:
    assert isinstance(table.output.hub, RecordingHub)
    return table.output.hub


def persons_turn(table: TableSession) -> int:
    """Play on until the person in seat 0 is in turn; return the slot of that person's train."""
    table.mode.begin(leader=Seat(0))
    while table.step() is not None:
        pass
    return train_slots(table.referee.game)[0]


def test_a_call_is_written_before_it_is_ruled_on_and_shown_after_its_answer_is_written() -> None:
    recorder = CallRecorder()
    game = mexican_train()
    table = TableSession(game, seats_for(game), Chance("7"), recorder, recorder)
    table.listeners.append(lambda _: recorder.calls.append("answer"))
    recorder.calls.clear()
    table.mode.begin()
    assert recorder.calls[0].startswith("journal begin ")
    assert recorder.calls[1:4] == ["ruling allowed", "show", "answer"]
    assert recorder.calls[4].startswith("journal shuffle ")
    assert recorder.calls[5:] == ["ruling allowed", "show", "all_aboard", "answer"]
    recorder.calls.clear()
    table.call(DONE)
    assert recorder.calls == ["journal done", "ruling refused MT-4 can_play_done", "show", "refused", "answer"]


class FullJournal:
    """A journal on a disk without room."""

    def write(self, _line: str) -> None:
        raise OSError("no space left")

    def write_answer(self, _answer: str) -> None:
        raise AssertionError("there is no call to answer")


def test_a_journal_that_fails_stops_the_call() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    before = table.referee.position
    table.history.write_to(FullJournal())
    with pytest.raises(OSError, match="no space"):
        table.step()
    assert table.referee.position == before


def test_an_undo_that_cannot_be_is_not_written() -> None:
    recorder = CallRecorder()
    table = TableSession(mexican_train(), seats_for(mexican_train()), Chance("7"), recorder)
    with pytest.raises(UndoError, match="0 steps can be taken back, not 1"):
        table.call(Undo(1))
    assert recorder.calls == []


def test_the_same_seed_deals_the_same_match_and_another_seed_another() -> None:
    matches = []
    for seed in ("7", "7", "8"):
        table = table_of(mexican_train(), seed=seed)
        play_rounds(table, 2)
        matches.append(table.referee.match.events)
    assert matches[0] == matches[1] != matches[2]


def test_a_table_without_a_seed_gets_its_own_and_a_test_the_same_in_each_run() -> None:
    """A test that depends on luck fails one day in a change that has nothing to do with it."""
    assert [Chance().seed, Chance().seed] == ["548f12ef797321e4", "c72598e05cdd504e"]


def test_a_hand_that_nobody_can_play_on_is_dealt_again_by_itself() -> None:
    """BT-7: stepping the table is enough."""
    table = table_of(basic_trains(4, deal=3))
    table.mode.begin()
    while table.referee.match.deals < 3:
        if table.referee.position is None:
            table.mode.begin()
        assert table.step() is not None
    assert len({sealed.seal for sealed in table.referee.made.seals[-3:]}) == 3


def test_a_person_is_waited_for() -> None:
    table = with_a_person()
    persons_turn(table)
    assert table.step() is None
    assert table.referee.in_turn == SeatedPlayer("Ann")


def test_picking_a_tile_lights_the_trains_it_fits() -> None:
    table = with_a_person()
    slot = persons_turn(table)
    table.output.show_fitting([0, 3])
    assert hub_of(table).scenes[-1].lamps[slot] == "f"
    table.output.show_fitting([])
    assert "f" not in hub_of(table).scenes[-1].lamps


def test_a_press_on_ones_own_slot_ends_the_turn_and_is_refused_where_that_may_not_be() -> None:
    table = with_a_person()
    slot = persons_turn(table)
    answer = table.handle_hub_event(ButtonEvent(slot, "down", 0))
    assert isinstance(answer, Answer)
    assert answer.ruling.clause == "MT-4"
    assert hub_of(table).cues[-1] == Cue("refused", slot)
    while table.referee.call(DRAW).ruling.clause:
        position = table.referee.position
        assert position is not None
        table.call(table.computers.move(0))
        while table.step() is not None:
            pass
        if table.referee.position is None:
            table.mode.begin()
    position = table.referee.position
    assert position is not None
    if position.legal() == (DONE,):
        answer = table.handle_hub_event(ButtonEvent(slot, "down", 0))
        assert answer is not None and answer.allowed


def test_a_press_on_somebody_elses_slot_only_flashes_it() -> None:
    table = with_a_person()
    slot = persons_turn(table)
    before = table.referee.position
    assert table.handle_hub_event(ButtonEvent((slot + 1) % 12, "down", 0)) is None
    assert hub_of(table).cues[-1] == Cue("refused", (slot + 1) % 12)
    assert table.referee.position == before


@pytest.mark.parametrize(("own", "gesture"), [(True, "press"), (True, "long"), (True, "twice"), (False, "down")])
def test_other_gestures_of_a_slot_do_nothing(own: bool, gesture: str) -> None:
    table = with_a_person()
    slot = persons_turn(table)
    cues, steps = len(hub_of(table).cues), table.referee.steps
    assert table.handle_hub_event(ButtonEvent(slot if own else 12, gesture, 0)) is None
    assert (len(hub_of(table).cues), table.referee.steps) == (cues, steps)


def test_the_engine_repeats_what_was_announced_last() -> None:
    table = with_a_person()
    persons_turn(table)
    before = list(hub_of(table).cues)
    table.handle_hub_event(ButtonEvent(12, "press", 0))
    repeated = hub_of(table).cues[len(before) :]
    assert repeated
    assert repeated == before[-len(repeated) :]


def test_holding_the_engine_takes_back_the_choice_of_one_who_plays_alone() -> None:
    table = with_a_person()
    persons_turn(table)
    chosen_in = table.referee.position
    table.call(table.computers.move(0))
    while table.step() is not None:
        pass
    answer = table.handle_hub_event(ButtonEvent(12, "long", 0))
    assert answer is not None and answer.taken_back
    assert table.referee.position == chosen_in
    assert table.handle_hub_event(ButtonEvent(12, "long", 0)) is None


def test_holding_the_engine_does_nothing_where_others_have_a_say() -> None:
    table = with_a_person()
    persons_turn(table)
    table.call(table.computers.move(0))
    while table.step() is not None:
        pass
    table.call(HandOver(Seat(1), SeatedPlayer("Bo")))
    steps = table.referee.steps
    assert table.handle_hub_event(ButtonEvent(12, "long", 0)) is None
    assert table.referee.steps == steps


def test_a_hub_that_comes_back_is_shown_the_scene() -> None:
    table = with_a_person()
    persons_turn(table)
    hub_of(table).scenes.clear()
    table.handle_hub_event(Connected(HubInfo()))
    assert hub_of(table).scenes == [table.output.scene]
