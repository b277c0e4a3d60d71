"""A live table: written down before it is ruled on, shown and sounded after; buttons of the hub mean something."""

from __future__ import annotations

import pytest
from tests.referee.tables import Remembering, basic_trains, mexican_train, play_rounds, seats_for, table_of

from roundhouse.games.moves import DONE, DRAW
from roundhouse.hub.events import Connected, HubInfo, Pressed
from roundhouse.referee import Answer, Chance, Seat, TableSession, UndoError, train_slots
from roundhouse.referee.calls import Undo
from roundhouse_hub.lamps.scene import Cue


class Order:
    """A journal and a hub that write down who was told first."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def write(self, line: str) -> None:
        self.told.append(f"journal {line}")

    def show(self, _scene: object) -> None:
        self.told.append("show")

    def sound(self, cue: Cue) -> bool:
        self.told.append(cue.name)
        return True


def with_a_person(**options: object) -> TableSession:
    game = mexican_train(**options)  # type: ignore[arg-type]
    return TableSession(game, [Seat("Ann"), *seats_for(game)[1:]], Chance("7"), hub=Remembering())


def persons_turn(table: TableSession) -> int:
    """Plays on until the person in seat 0 is in turn; the slot of his train."""
    table.begin(leader=0)
    while table.step() is not None:
        pass
    return train_slots(table.referee.game)[0]


def test_a_call_is_written_before_it_is_ruled_on_and_shown_after() -> None:
    order = Order()
    game = mexican_train()
    table = TableSession(game, seats_for(game), Chance("7"), order, order)
    table.listeners.append(lambda _: order.told.append("answer"))
    order.told.clear()
    table.begin()
    assert order.told[0].startswith("journal begin ")
    assert order.told[1:3] == ["show", "answer"]
    assert order.told[3].startswith("journal shuffle ")
    assert order.told[4:] == ["show", "all_aboard", "answer"]
    order.told.clear()
    table.call(DONE)
    assert order.told == ["journal done", "show", "refused", "answer"]


class Full:
    """A journal on a disk without room."""

    def write(self, _line: str) -> None:
        raise OSError("no space left")


def test_a_journal_that_fails_stops_the_call() -> None:
    table = table_of(mexican_train())
    table.begin()
    before = table.referee.position
    table.journal = Full()
    with pytest.raises(OSError, match="no space"):
        table.step()
    assert table.referee.position == before


def test_an_undo_that_cannot_be_is_not_written() -> None:
    order = Order()
    table = TableSession(mexican_train(), seats_for(mexican_train()), Chance("7"), order)
    with pytest.raises(UndoError):
        table.call(Undo(1))
    assert order.told == []


def test_the_same_seed_deals_the_same_match_and_another_seed_another() -> None:
    matches = []
    for seed in ("7", "7", "8"):
        table = table_of(mexican_train(), seed=seed)
        play_rounds(table, 2)
        matches.append(table.referee.match.events)
    assert matches[0] == matches[1] != matches[2]


def test_a_hand_that_nobody_can_play_on_is_dealt_anew_by_itself() -> None:
    """BT-7: whoever drives the table only steps."""
    table = table_of(basic_trains(4, deal=3))
    table.begin()
    while table.referee.match.deals < 3:
        if table.referee.position is None:
            table.begin()
        assert table.step() is not None
    assert len({sealed.seal for sealed in table.referee.seals[-3:]}) == 3


def test_a_person_is_waited_for() -> None:
    table = with_a_person()
    persons_turn(table)
    assert table.step() is None
    assert table.referee.in_turn == Seat("Ann")


def test_picking_a_tile_lights_the_trains_it_fits() -> None:
    table = with_a_person()
    slot = persons_turn(table)
    table.pick([0, 3])
    assert table.hub.scenes[-1].lamps[slot] == "f"  # type: ignore[union-attr]
    table.pick([])
    assert "f" not in table.hub.scenes[-1].lamps  # type: ignore[union-attr]


def test_a_press_on_ones_own_slot_ends_the_turn_and_is_refused_where_that_may_not_be() -> None:
    table = with_a_person()
    slot = persons_turn(table)
    answer = table.heard(Pressed(slot, "down", 0))
    assert isinstance(answer, Answer)
    assert answer.ruling.clause == "MT-4"
    assert table.hub.cues[-1] == Cue("refused", slot)  # type: ignore[union-attr]
    while table.referee.call(DRAW).ruling.clause:
        position = table.referee.position
        assert position is not None
        table.call(table.choice(0))
        while table.step() is not None:
            pass
        if table.referee.position is None:
            table.begin()
    if table.referee.position.legal() == [DONE]:  # type: ignore[union-attr]
        assert table.heard(Pressed(slot, "down", 0)).allowed  # type: ignore[union-attr]


def test_a_press_on_somebody_elses_slot_only_flashes_it() -> None:
    table = with_a_person()
    slot = persons_turn(table)
    before = table.referee.position
    assert table.heard(Pressed((slot + 1) % 12, "down", 0)) is None
    assert table.hub.cues[-1] == Cue("refused", (slot + 1) % 12)  # type: ignore[union-attr]
    assert table.referee.position == before


@pytest.mark.parametrize(("own", "gesture"), [(True, "press"), (True, "long"), (True, "twice"), (False, "down")])
def test_what_follows_a_slots_down_and_the_engines_down_mean_nothing(own: bool, gesture: str) -> None:
    table = with_a_person()
    slot = persons_turn(table)
    cues, steps = len(table.hub.cues), table.referee.steps  # type: ignore[union-attr]
    assert table.heard(Pressed(slot if own else 12, gesture, 0)) is None
    assert (len(table.hub.cues), table.referee.steps) == (cues, steps)  # type: ignore[union-attr]


def test_the_engine_repeats_what_was_announced_last() -> None:
    table = with_a_person()
    persons_turn(table)
    before = list(table.hub.cues)  # type: ignore[union-attr]
    table.heard(Pressed(12, "press", 0))
    repeated = table.hub.cues[len(before) :]  # type: ignore[union-attr]
    assert repeated
    assert repeated == before[-len(repeated) :]


def test_holding_the_engine_takes_back_the_choice_of_one_who_plays_alone() -> None:
    table = with_a_person()
    persons_turn(table)
    chosen_in = table.referee.position
    table.call(table.choice(0))
    while table.step() is not None:
        pass
    assert table.heard(Pressed(12, "long", 0)).taken_back  # type: ignore[union-attr]
    assert table.referee.position == chosen_in
    assert table.heard(Pressed(12, "long", 0)) is None


def test_holding_the_engine_does_nothing_where_others_have_a_say() -> None:
    table = with_a_person()
    persons_turn(table)
    table.call(table.choice(0))
    while table.step() is not None:
        pass
    table.hand_over(1, Seat("Bo"))
    steps = table.referee.steps
    assert table.heard(Pressed(12, "long", 0)) is None
    assert table.referee.steps == steps


def test_a_hub_that_comes_back_is_shown_the_scene() -> None:
    table = with_a_person()
    persons_turn(table)
    table.hub.scenes.clear()  # type: ignore[union-attr]
    table.heard(Connected(HubInfo()))
    assert table.hub.scenes == [table.referee.scene()]  # type: ignore[union-attr]
