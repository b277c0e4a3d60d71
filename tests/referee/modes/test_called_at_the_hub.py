"""A called table with a hub: presses place the players and end their turns, and calls make sounds."""

from tests.referee.modes.call_script import SMALL, called_table, say, small_table
from tests.referee.tables import RecordingHub, mexican_train

from roundhouse.games import GAMES
from roundhouse.games.core.moves import DONE, DRAW, Marker
from roundhouse.games.core.position import Stage
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat, Slot
from roundhouse.referee import TakeSlot
from roundhouse.referee.awaited import Awaited
from roundhouse.referee.seating import clockwise
from roundhouse_hub.lamps.scene import BELL, CLATTER, ENGINE, REFUSED, WARNING, Cue


def test_each_player_takes_a_slot_by_a_press() -> None:
    table, hub = called_table(mexican_train(3, **SMALL)), RecordingHub()
    table.output.connect(hub)
    assert table.referee.seats_without_slot == (0, 1, 2)
    for slot in (2, 6, 2, 9):
        table.handle_hub_event(ButtonEvent(slot, "down", 0))
    assert table.referee.reported_slots == {0: 2, 1: 6, 2: 9}
    assert hub.cues[-1] == Cue(REFUSED, 2)
    assert clockwise(table.referee) == []
    say(table, "bo leads")
    assert not table.referee.seats_without_slot and table.output.scene.turn == 6


def test_seats_are_in_the_order_in_which_their_players_sit() -> None:
    table = called_table(mexican_train(3, **SMALL))
    for seat, slot in ((0, 8), (1, 3), (2, 10)):
        table.call(TakeSlot(Seat(seat), Slot(slot)))
    for call in clockwise(table.referee):
        table.call(call)
    assert table.referee.names == ("Ann", "Cy", "Bo")
    assert table.referee.reported_slots == {0: 8, 1: 10, 2: 3}


def test_seats_keep_their_order_while_not_everybody_has_said_where_they_sit() -> None:
    table = called_table(mexican_train(3, **SMALL))
    say(table, "bo leads")
    for seat, slot in ((2, 3), (1, 8)):
        table.call(TakeSlot(Seat(seat), Slot(slot)))
        assert clockwise(table.referee) == []


def test_ones_own_slot_ends_ones_turn_and_the_engine_repeats_the_last_announcement() -> None:
    table, hub = small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own"), RecordingHub()
    table.output.connect(hub)
    say(table, "bo draw")
    answer = table.handle_hub_event(ButtonEvent(table.referee.slots[1], "down", 0))
    assert answer is not None and answer.allowed and table.mode.awaited == Awaited("turn", Seat(2))
    say(table, "cy 3-0 own")
    assert [cue.name for cue in hub.cues[-2:]] == [CLATTER, WARNING]
    hub.cues.clear()
    table.handle_hub_event(ButtonEvent(ENGINE, "press", 0))
    assert [cue.name for cue in hub.cues] == [CLATTER, WARNING]
    table.output.flash_refusal(Seat(2))
    assert hub.cues[-1] == Cue(REFUSED, table.referee.slots[2])


def test_the_hub_sounds_a_called_round_as_a_dealt_one() -> None:
    table, hub = (
        small_table("6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0 own", "bo 2-0 own", "cy 3-0 own"),
        RecordingHub(),
    )
    table.output.connect(hub)
    for line in ("0-0 own", "bo = 9", "cy 5-5"):
        say(table, line)
    assert BELL in [cue.name for cue in hub.cues]


def test_a_marker_that_is_taken_down_by_hand_is_so_by_a_press() -> None:
    game = GAMES["private-trains"](2, None)
    table = called_table(game)
    say(table, "ann leads" if table.mode.awaited.what == "leader" else "deal")
    if table.mode.awaited.what == "holder":
        say(table, "ann holds")
    while not any(isinstance(move, Marker) for move in table.referee.legal()):
        position = table.referee.position
        assert position is not None and position.stage != Stage.OVER
        own = [move for move in position.legal() if getattr(move, "train", -1) == position.turn]
        played = position.boneyard < 40 and own
        table.call(own[0] if played else DRAW if DRAW in position.legal() else position.legal()[-1])
    position = table.referee.position
    assert position is not None
    seat = position.turn
    answer = table.handle_hub_event(ButtonEvent(table.referee.slots[seat], "down", 0))
    assert answer is not None and answer.call == Marker(seat, up=False) and answer.allowed


def test_a_press_that_ends_the_turn_leaves_down_a_marker_that_is_put_up_by_choice() -> None:
    table = called_table(mexican_train(3, **SMALL, marker_by_choice=True))
    for line in ("ann leads", "6-1 own", "bo draw"):
        say(table, line)
    assert Marker(1, up=True) in table.referee.legal()
    answer = table.handle_hub_event(ButtonEvent(table.referee.slots[1], "down", 0))
    assert answer is not None and answer.allowed and answer.call == DONE
    position = table.referee.position
    assert position is not None and position.turn == 2 and not position.markers
