"""A table of buttons: seating, why a press is refused, the questions at a round's end, what undo says."""

from __future__ import annotations

import pytest
from tests.referee.tables import RecordingHub, basic_trains, mexican_train

from roundhouse.games import Game, MexicanTrain
from roundhouse.games.core.moves import DONE, DRAW, Deal, LayEngine, Play, Reveal
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.position import Stage
from roundhouse.games.match.match import Begin
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.super_train import SuperTrain
from roundhouse.hub.events import ButtonEvent, Connected, HubInfo
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.referee import Answer, SeatedPlayer, TableSession
from roundhouse.referee.awaited import Awaited
from roundhouse_hub.lamps.scene import ENGINE, Cue
from roundhouse_hub.link.messages import DOWN, LONG, PRESS, TWICE

HERE = (2, 6, 9, 4)


class SlotsTable:
    """People at a table of buttons; it records what the hub is sent."""

    def __init__(self, game: Game) -> None:
        self.hub = RecordingHub()
        self.table = TableSession(
            game, [SeatedPlayer(name) for name in ("Ann", "Bo", "Cy", "Di")[: game.seats]], hub=self.hub, mode="slots"
        )

    def press(self, button: int, gesture: str = PRESS) -> Answer | None:
        self.table.handle_hub_event(ButtonEvent(button, DOWN, 0))
        return self.table.handle_hub_event(ButtonEvent(button, gesture, 0))

    def on(self, train: int, gesture: str = PRESS) -> Answer | None:
        return self.press(self.table.referee.slots[train], gesture)

    def seated(self, leader: int = 0) -> SlotsTable:
        for slot in HERE[: self.table.referee.game.seats]:
            self.press(slot)
        self.on(leader)
        return self

    @property
    def lamps(self) -> str:
        return str(self.hub.scenes[-1].lamps)

    @property
    def position(self) -> object:
        return self.table.referee.position


def test_each_player_presses_a_slot_and_lights_it() -> None:
    hands = SlotsTable(mexican_train(3))
    assert hands.lamps == "............o"
    seen = []
    for slot in HERE[:3]:
        hands.press(slot)
        seen.append(hands.lamps)
    assert seen == ["..c.........o", "..c...c.....o", hands.table.output.scene.lamps]
    assert hands.table.referee.slots[:3] == HERE[:3]
    assert hands.table.mode.awaited.what != "place"
    assert [cue.slot for cue in hands.hub.cues] == [2, 6, 9]


def test_a_slot_that_was_pressed_by_mistake_goes_to_the_player_who_sits_there() -> None:
    hands = SlotsTable(mexican_train(3))
    hands.press(6)  # Ann, but Bo sits there
    hands.press(6)
    assert hands.table.mode.awaited == Awaited("place", Seat(0), (Seat(0), Seat(2)))
    hands.press(2)
    hands.press(9)
    assert hands.table.referee.slots[:3] == HERE[:3]


def test_the_engine_begins_with_the_usual_slots_for_who_did_not_press() -> None:
    hands = SlotsTable(mexican_train(3))
    hands.press(2)
    hands.press(ENGINE)
    assert hands.table.referee.slots[0] == 2
    assert hands.table.referee.position is not None
    assert hands.table.referee.position.stage == Stage.TURN


def test_a_slot_says_who_leads_the_first_round_and_the_deal_follows() -> None:
    hands = SlotsTable(mexican_train(3)).seated(leader=1)
    referee = hands.table.referee
    assert referee.match.events[0] == Begin(1)
    assert isinstance(referee.match.events[1], Deal)
    assert referee.position is not None
    assert [referee.position.count(seat) for seat in range(3)] == [referee.game.hand_size] * 3
    assert hands.hub.scenes[-1].turn == HERE[1]
    assert hands.hub.cues[-1] == Cue("all_aboard", -1)


def test_a_tile_a_double_a_draw_and_a_pass() -> None:
    hands = SlotsTable(mexican_train(3)).seated()
    referee = hands.table.referee
    hands.on(0)
    assert hands.hub.cues[-1] == Cue("starting", HERE[0])
    hands.on(referee.game.seats)
    hands.on(referee.game.seats, LONG)
    assert hands.lamps[referee.slots[3]] == "d"
    hands.press(ENGINE)
    hands.press(ENGINE, TWICE)
    assert hands.lamps[HERE[2]] == "o"
    assert referee.position is not None
    assert (referee.position.turn, referee.position.count(2), referee.position.doubles) == (0, 11, (3,))
    events = referee.match.events[2:]
    assert [type(event) for event in events] == [Play, Play, Play, type(DRAW), type(DONE)]


def test_what_the_rules_refuse_flashes_under_the_finger_and_changes_nothing() -> None:
    hands = SlotsTable(mexican_train(3)).seated()
    before = hands.table.referee.position
    for button, gesture, clause in (
        (HERE[1], PRESS, "C-6"),
        (ENGINE, TWICE, "MT-4"),
        (HERE[0], LONG, "MT-5"),
        (HERE[1], TWICE, "MT-7"),
    ):
        answer = hands.press(button, gesture)
        assert answer is not None
        assert answer.ruling.clause == clause
        assert hands.hub.cues[-1] == Cue("refused", button)
    assert hands.table.referee.position == before


@pytest.mark.parametrize(("button", "gesture"), [(11, PRESS), (11, LONG), (11, TWICE)])
def test_a_slot_without_a_train_says_nothing(button: int, gesture: str) -> None:
    hands = SlotsTable(mexican_train(3)).seated()
    assert button not in hands.table.referee.slots
    assert hands.press(button, gesture) is None
    assert hands.hub.cues[-1] == Cue("refused", button)


def test_the_down_gesture_alone_does_nothing_at_the_host() -> None:
    hands = SlotsTable(mexican_train(3)).seated()
    cues = len(hands.hub.cues)
    assert hands.table.handle_hub_event(ButtonEvent(HERE[0], DOWN, 0)) is None
    assert len(hands.hub.cues) == cues


def test_a_round_that_is_over_waits_for_the_sums_of_the_hands() -> None:
    hands = SlotsTable(mexican_train(2, deal=1)).seated()
    hands.on(0)
    table = hands.table
    assert hands.hub.cues[-1] == Cue("bell", HERE[0])
    assert table.mode.awaited.hands == (1,)
    assert hands.press(ENGINE) is not None  # refused: the round is over
    assert hands.hub.cues[-1] == Cue("refused", ENGINE)
    assert not table.call(Reveal(1, 0, 99)).allowed
    assert table.mode.awaited.hands == (1,)
    assert table.call(Reveal(1, 0, 11)).allowed
    assert not table.mode.awaited.hands
    assert table.referee.match.totals == (0, 11)
    assert hands.lamps[HERE[0]] == "w"
    hands.press(ENGINE)
    assert table.referee.position is not None
    assert table.referee.position.turn == 1


def test_undo_says_what_it_took_back_as_far_as_the_beginning() -> None:
    hands = SlotsTable(mexican_train(3)).seated()
    hands.on(0)
    hands.press(ENGINE)
    taken = []
    for _ in range(4):
        answer = hands.press(ENGINE, LONG)
        assert answer is not None
        taken += [type(happened.event) for happened in answer.taken_back]
    assert taken == [type(DRAW), Play, Deal, Begin]
    assert hands.press(ENGINE, LONG) is None
    assert hands.hub.cues[-1] == Cue("refused", ENGINE)
    assert hands.table.mode.awaited.what != "place"


def test_the_holder_of_the_engine_presses_a_slot_or_lays_it_at_once() -> None:
    for lays_at_once in (True, False):
        hands = SlotsTable(basic_trains(4))
        for slot in HERE:
            hands.press(slot)
        hands.press(ENGINE)
        position = hands.table.referee.position
        assert position is not None
        assert position.stage == Stage.DEALING
        hands.on(2, LONG if lays_at_once else PRESS)
        if not lays_at_once:
            hands.on(2, LONG)
        position = hands.table.referee.position
        assert position is not None
        assert (position.stage, position.turn, position.count(2)) == (Stage.ENGINE, 3, 12)
        assert isinstance(hands.table.referee.match.events[-1], LayEngine)


def test_a_turn_ends_by_itself_once_every_train_has_its_tile() -> None:
    hands = SlotsTable(basic_trains(4))
    for slot in HERE:
        hands.press(slot)
    hands.press(ENGINE)
    for seat in range(4):
        hands.on(seat, LONG)
    for train in range(4):
        before = hands.table.referee.table
        hands.on(train)
    match = hands.table.referee.match
    position = match.position
    assert position is not None
    assert (match.events[-1], position.turn, position.stage) == (DONE, 1, Stage.TURN)

    # A double press out of habit does not cost the next player the turn; the next one is meant.
    assert hands.press(ENGINE, TWICE) is None
    assert hands.hub.cues[-1] == Cue("refused", ENGINE)
    assert match.position == position
    answer = hands.press(ENGINE, TWICE)
    assert answer is not None
    assert answer.allowed

    # One press takes back the last tile and the end of the turn.
    hands.press(ENGINE, LONG)
    assert match.position == position
    hands.press(ENGINE, LONG)
    assert hands.table.referee.table == before


def test_a_hub_that_comes_back_is_shown_the_scene() -> None:
    hands = SlotsTable(mexican_train(3)).seated()
    scenes = len(hands.hub.scenes)
    hands.table.handle_hub_event(Connected(HubInfo()))
    assert hands.hub.scenes[scenes:] == [hands.table.output.scene]


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (MexicanTrain(3, MexicanTrainOptions(missed_call=True)), "slots-calls"),
        (MexicanTrain(12), "slots-full"),
        (SuperTrain(3), "slots-tiles"),
    ],
)
def test_a_game_that_buttons_cannot_express_is_not_started(game: Game, problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        TableSession(game, [SeatedPlayer(f"P{seat}") for seat in range(game.seats)], mode="slots")
    assert caught.value.problem == problem
    said = option_error_text(Texts(), caught.value)
    assert said.endswith(".")
    assert "{" not in said
