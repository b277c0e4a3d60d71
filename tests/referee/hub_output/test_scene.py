"""From a position to the lamps: complete, in range, and what each lamp says is true of its train."""

import pytest
from tests.referee.tables import basic_trains, mexican_train, play_rounds, slosh, table_of

from roundhouse.games import Game, MexicanTrain, MexicanTrainStation
from roundhouse.games.core.position import Position
from roundhouse.games.match.match import Match
from roundhouse.games.station import StationOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.indices import Seat, Slot
from roundhouse.referee import TakeSlot
from roundhouse.referee.hub_output.hub_slots import train_slots
from roundhouse.referee.hub_output.scene import scene_of_match
from roundhouse_hub.lamps.scene import EMPTY, ENGINE, LAMPS, check
from roundhouse_hub.link import messages
from roundhouse_hub.link.wire import LONGEST_LINE, encode

MIDDLE = (
    "mexican-train seats=3 set=9 engine=9-9 round=1 leader=A turn=B ends=A:5,B:3*,C:7*,mexican:7 "
    "hands=A:0-1,B:?7,C:?4 laid=5-9+3-9+7-9+9-9+7-7+1-9+1-7 yard=36 doubles=mexican"
)


@pytest.mark.parametrize(
    ("seats", "slots"), [(2, (4, 8, 1)), (3, (4, 7, 10, 1)), (4, (5, 7, 10, 3, 1)), (8, (5, 6, 8, 9, 11, 1, 3, 4, 0))]
)
def test_seat_1_sits_bottom_right_then_clockwise_the_mexican_train_top_right(
    seats: int, slots: tuple[int, ...]
) -> None:
    assert train_slots(MexicanTrain(seats)) == slots


@pytest.mark.parametrize("seats", range(2, 13))
def test_no_two_trains_share_a_slot(seats: int) -> None:
    slots = train_slots(MexicanTrain(seats))
    assert len(set(slots)) == seats + 1
    assert (max(slots) == 12) == (seats == 12)
    assert all(0 <= slot < 12 for slot in slots[:seats])


@pytest.mark.parametrize("seats", range(2, 13))
def test_a_player_who_changes_slots_moves_only_players_who_are_in_the_way(seats: int) -> None:
    game = MexicanTrain(seats)
    for slot in range(12):
        slots = train_slots(game, {Seat(1): Slot(slot)})
        assert slots[1] == slot
        lit = [each for each in slots if each < 12]
        assert len(set(lit)) == len(lit) >= min(12, seats + 1)
        moved = [train for train, usual in enumerate(train_slots(game)) if slots[train] != usual]
        assert len(moved) <= seats and (slot != train_slots(game)[1] or not moved)


def match_at(position: Position) -> Match:
    assert isinstance(position.game, Game)
    return Match(position.game, position)


def test_the_lamps_and_cues_follow_who_sits_where() -> None:
    table = table_of(mexican_train(3))
    assert table.referee.call(TakeSlot(Seat(0), Slot(0))).allowed
    play_rounds(table)
    ann = table.referee.slots[0]
    assert ann == 0 and table.output.scene.colors[0] == "1"
    table.referee.call(TakeSlot(Seat(1), Slot(0)))
    assert table.referee.reported_slots == {1: 0}
    with pytest.raises(ValueError, match="no slot 12"):
        table.referee.call(TakeSlot(Seat(0), Slot(12)))


def test_a_lamp_says_what_is_true_of_its_train() -> None:
    position = read_position(MIDDLE)
    scene = check(scene_of_match(match_at(position)))
    ann, bo, cy, mexican = train_slots(position.game)
    assert [scene.lamps[slot] for slot in (ann, bo, cy, mexican)] == ["c", "o", "o", "d"]
    assert [scene.colors[slot] for slot in (ann, bo, cy, mexican)] == ["1", "2", "3", "m"]
    assert scene.turn == bo
    assert scene.lamps.count(".") == 13 - 4


def test_where_the_picked_tile_fits_the_lamp_says_so_but_for_a_double_that_waits() -> None:
    position = read_position(MIDDLE)
    scene = scene_of_match(match_at(position), fits=[1, 3])
    _, bo, _, mexican = train_slots(position.game)
    assert (scene.lamps[bo], scene.lamps[mexican]) == ("f", "d")


def test_a_hub_may_dictate_its_own_slots() -> None:
    position = read_position(MIDDLE)
    scene = scene_of_match(match_at(position), slots=(0, 3, 6, 9))
    assert scene.lamps == "c..o..o..d..."
    assert scene.turn == 3


def test_equal_positions_give_equal_scenes_however_they_came_about() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    scenes = []
    for _ in range(12):
        scenes.append(table.output.scene)
        table.step()
    for scene in reversed(scenes):
        table.undo()
        assert table.output.scene == scene


@pytest.mark.parametrize(
    "game", [mexican_train(2), mexican_train(5), basic_trains(4), slosh()], ids=["two", "five", "basic", "slosh"]
)
def test_every_scene_of_a_round_can_be_shown_and_its_turn_has_a_lamp(game: Game) -> None:
    table = table_of(game)
    table.mode.begin()
    while not table.referee.match.results:
        scene = check(table.output.scene)
        position = table.referee.position
        assert position is not None
        if table.referee.in_turn is not None:
            assert scene.colors[scene.turn] == str(position.turn + 1)
        table.step()
    assert check(table.output.scene).turn == -1


def test_between_rounds_the_winner_shines() -> None:
    table = table_of(mexican_train())
    play_rounds(table)
    winner = table.referee.match.results[-1].winner
    scene = table.output.scene
    assert scene.lamps.index("w") == train_slots(table.referee.game)[winner]
    assert scene.lamps.count("w") == 1


def test_after_the_match_its_winners_shine() -> None:
    table = table_of(mexican_train(rounds=2))
    play_rounds(table, 2)
    shining = {slot for slot, lamp in enumerate(table.output.scene.lamps) if lamp == "w"}
    assert shining == {train_slots(table.referee.game)[seat] for seat in table.referee.match.leaders}


def test_the_volume_is_part_of_the_scene() -> None:
    table = table_of(mexican_train())
    assert table.output.scene.volume == EMPTY.volume
    table.output.set_volume(0)
    assert table.output.scene.volume == 0


def test_public_trains_have_the_slots_between_the_players_and_those_left_over_share_the_middle() -> None:
    for seats in range(2, 13):
        game = MexicanTrainStation(seats)
        slots = train_slots(game)
        assert len(slots) == game.trains
        assert sorted(slot for slot in slots if slot != ENGINE) == list(range(12))
        assert slots[game.seats :] == tuple(sorted(slots[game.seats :]))
    assert train_slots(MexicanTrainStation(4)) == (4, 7, 10, 1, 0, 2, 3, 5, 6, 8, 9, 11, 12, 12, 12)
    assert train_slots(MexicanTrainStation(3, StationOptions(set=6))) == (4, 8, 1, 0, 2, 3, 5, 6)


def test_of_the_public_trains_not_begun_only_the_next_is_lit() -> None:
    position = read_position(
        "station seats=2 set=6 engine=6-6 round=1 turn=A ends=A:1,B:2*,public-1:3 hands=A:0-1,B:0-2 "
        "laid=6-6+1-6+2-6+3-6 yard=22"
    )
    scene = scene_of_match(match_at(position))
    slots = train_slots(position.game)
    check(scene)
    assert [scene.lamps[slot] for slot in slots] == ["c", "o", "o", "o", ".", ".", "."]
    assert [scene.colors[slot] for slot in slots] == ["1", "2", "m", "m", ".", ".", "."]


def crowded_station(begun: int) -> Match:
    """A station of four whose first public trains have begun; the players come after them, as far as tiles go."""
    numbers = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0)
    names = [*(f"public-{number}" for number in range(1, begun + 1)), *"ABCD"]
    ends = ",".join(f"{name}:{number}" for name, number in zip(names, numbers, strict=False))
    laid = "+".join(f"{number}-12" for number in numbers[: len(names)])
    position = read_position(
        f"station seats=4 engine=12-12 round=1 turn=A ends={ends} hands=A:1-1,B:2-2,C:3-3,D:4-4 "
        f"laid={laid}+12-12 yard={91 - min(12, len(names)) - 5}"
    )
    return match_at(position)


def test_one_public_train_without_a_slot_has_the_engines_lamp_to_itself() -> None:
    scene = check(scene_of_match(crowded_station(8)))  # the ninth is the next that may begin
    assert (len(scene.lamps), scene.lamps[ENGINE]) == (LAMPS, "o")


def test_public_trains_without_a_slot_have_a_page_of_their_own() -> None:
    match = crowded_station(9)
    scene = check(scene_of_match(match))
    assert scene.lamps[LAMPS:] == "oo" + "." * 10
    assert len(encode(messages.scene_message(scene), 65535)) <= LONGEST_LINE
    assert messages.scene_of(messages.scene_message(scene)) == scene
    fits = check(scene_of_match(match, fits=[4 + 8]))
    assert fits.lamps[LAMPS:] == "fo" + "." * 10
    # A hub that knows no pages tells of the weightiest.
    assert scene.lamps[ENGINE] == "o" and fits.lamps[ENGINE] == "f"


def test_public_trains_in_the_middle_are_lit_there() -> None:
    begun = ",".join(f"public-{number}:{number}" for number in range(1, 9))
    laid = "+".join(f"{number}-12" for number in range(1, 13))
    position = read_position(
        f"station seats=4 engine=12-12 round=1 turn=A ends=A:9,B:10,C:11,D:0,{begun} hands=A:1-1,B:2-2,C:3-3,D:4-4 "
        f"laid={laid}+0-12 yard=74"
    )
    scene = scene_of_match(match_at(position))
    check(scene)
    assert scene.lamps[ENGINE] == "o"
