"""Private Trains apart from its scenarios: sound events, which doubles bind, what lamps and sentences say of them."""

import pytest
from tests.games.tables import match_from

from roundhouse.games import PrivateTrains
from roundhouse.games.core.moves import DONE, DRAW, Marker, Move
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.sounds import USUAL_SOUNDS, Sound, SoundEvent
from roundhouse.games.text.position_reader import read_position
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import turn_prompt, turn_text
from roundhouse.referee.hub_output.hub_slots import train_slots
from roundhouse.referee.hub_output.scene import scene_of_match

NAMES = ("Ann", "Bo", "Cy")
UP = (
    "private-trains seats=3 set=6 engine=6-6 round=1 leader=A turn=A hands=A:0-5+2-2+5-5,B:0-0+0-4,C:1-1 "
    "laid=5-6+3-6+6-6 yard=18 ends=A:5*,B:-,C:-,mexican:3"
)
OPEN = (
    "private-trains seats=3 set=6{option} engine=6-6 round=1 leader=A turn=B hands=A:0-5+2-2,B:0-0+4-6,C:1-1 "
    "laid=5-6+5-5+3-6+6-6 yard=18 ends=A:5*,B:-,C:-,mexican:3 doubles=A{left}"
)


def after(position: Position, *moves: str) -> Position:
    for text in moves:
        position = position.game.play(position, read_move(position, text))
    return position


def sound_events(position: Position, move: Move) -> list[SoundEvent]:
    return list(position.game.sound_events(position, move, position.after(move)))


def test_markers_are_heard_and_no_warning() -> None:
    position = after(read_position(UP), "5-0 on A")
    assert PrivateTrains(3).sounds == USUAL_SOUNDS | {Sound.MARKER_UP, Sound.MARKER_DOWN}
    assert sound_events(position, Marker(0, up=False)) == [SoundEvent(Sound.MARKER_DOWN, 0)]
    assert sound_events(position, DONE) == []
    passing = position.after(Marker(0, up=False)).replace(hands=(1, 2, 4)).after(DRAW)
    assert sound_events(passing, DONE) == [SoundEvent(Sound.MARKER_UP, 1)]
    one_left = read_position(UP)
    assert sound_events(one_left, read_move(one_left, "5-5 on A")) == [SoundEvent(Sound.LAID, 0)]


def test_a_second_draw_that_no_clause_forbids_is_no_follow_up() -> None:
    game = PrivateTrains(3, without=frozenset({"PT-6"}))
    position = read_position(UP).replace(game=game, hands=(1, 2, 4), stage=Stage.DREW)
    assert position.ruling(DRAW).allowed
    assert position.after(DRAW).stage == Stage.DREW


def test_the_turn_waits_for_the_marker_and_says_so() -> None:
    position = after(read_position(UP), "5-0 on A")
    assert turn_text(Texts(), position, NAMES) == "Ann's turn. Take the marker down, or end the turn with Done."
    assert turn_text(Texts(), position.after(Marker(0, up=False)), NAMES) == "Bo's turn. Nothing fits: draw a tile."


@pytest.mark.parametrize(
    ("option", "left", "lamp", "task"),
    [
        ("", "", "o", "Play a tile that fits on a train."),
        ("", " left=A", "d", "Nothing covers the double 5-5 on Ann's train: draw a tile."),
        (" suspend_plays=yes", "", "d", "Nothing covers the double 5-5 on Ann's train: draw a tile."),
    ],
)
def test_only_a_double_that_binds_is_shown_as_one(option: str, left: str, lamp: str, task: str) -> None:
    position = read_position(OPEN.format(option=option, left=left))
    ann = train_slots(position.game)[0]
    assert scene_of_match(match_from(position)).lamps[ann] == lamp
    assert turn_prompt(Texts(), position, NAMES) == task


def test_ones_own_double_is_shown_while_it_waits_for_its_tile() -> None:
    position = after(read_position(UP), "5-5 on A")
    ann = train_slots(position.game)[0]
    assert scene_of_match(match_from(position)).lamps[ann] == "d"
    assert turn_prompt(Texts(), position, NAMES) == "Follow the double 5-5 with another tile."


@pytest.mark.parametrize(
    ("number", "seats", "hand", "left"), [(6, 4, 6, 3), (9, 5, 9, 9), (12, 8, 10, 10), (18, 9, 18, 27)]
)
def test_a_tenth_of_the_set_stays_in_the_boneyard(number: int, seats: int, hand: int, left: int) -> None:
    game = PrivateTrains(seats, PrivateTrains.options_type(set=number))
    assert game.hand_size == hand
    assert game.tiles.size - 1 - seats * hand == left
    assert left * 10 >= game.tiles.size > 10 * (left - seats)
