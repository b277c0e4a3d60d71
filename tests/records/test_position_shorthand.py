"""Short position lines: missing fields follow from the others, and seats may be named by players."""

import pytest

from roundhouse.games import GAMES, BasicTrains, MexicanTrain, Slosh
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.core.state_fields import FieldKind
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.records.position_shorthand import complete_position, names_to_letters
from roundhouse.records.record import read_record

NINE = MexicanTrain(3, MexicanTrainOptions(set=9))


def test_without_laid_only_the_engine_and_open_doubles_are_known() -> None:
    text = "engine=9-9 turn=A ends=A:3,B:6,C:2 doubles=B hands=A:3-4,B:?5,C:?6 yard=20"
    position = read_position(complete_position(NINE, text))
    tiles = NINE.tiles
    assert position.laid == 1 << tiles.tile(9, 9) | 1 << tiles.tile(6, 6)
    assert position.unknown == tiles.size - 1 - 5 - 6 - 20 - 2
    assert position.boneyard == 20


def test_without_a_boneyard_either_a_tile_lies_unseen_for_each_open_end() -> None:
    position = read_position(complete_position(NINE, "turn=A ends=A:3,B:6,C:2 doubles=B hands=A:3-4,B:?5,C:?6"))
    tiles = NINE.tiles
    assert position.laid == 1 << tiles.tile(9, 9) | 1 << tiles.tile(6, 6)
    assert (position.unknown, position.boneyard) == (3, tiles.size - 2 - 3 - 1 - 5 - 6)


@pytest.mark.parametrize("boneyard", ["", " yard=4"])
def test_an_engine_that_is_still_to_be_laid_does_not_lie_on_the_table(boneyard: str) -> None:
    text = f"turn=B stage=engine ends=A:-,B:-,C:-,D:- hands=A:?6,B:?6,C:?6,D:?6{boneyard}"
    position = read_position(complete_position(Slosh(4), text))
    assert (position.laid, position.unknown, position.boneyard) == (0, 0, 4)


@pytest.mark.parametrize("field", ["laid", "doubles", "ends"])
def test_an_empty_list_says_none(field: str) -> None:
    text = "turn=B stage=engine hands=A:?6,B:?6,C:?6,D:?6"
    said = complete_position(Slosh(4), f"{text} {field}=none").split()
    assert f"{field}=" in said
    assert read_position(" ".join(said)) == read_position(complete_position(Slosh(4), text))


def test_an_open_double_that_nobody_saw_stays_unknown() -> None:
    position = read_position(
        complete_position(NINE, "engine=9-9 turn=A ends=A:3,B:? doubles=B hands=A:3-4,B:?5,C:?6 yard=20")
    )
    assert position.laid == 1 << NINE.tiles.tile(9, 9)


def test_laid_may_be_given_explicitly() -> None:
    position = read_position(complete_position(NINE, "turn=A laid=9-9+3-9 ends=A:3 hands=A:3-4,B:?5,C:?6 yard=20"))
    assert position.laid.bit_count() == 2


@pytest.mark.parametrize(
    ("names", "text", "said"),
    [
        (("Ann", "Bo", "Cy"), "turn=Cy winner=Bo leader=Ann", "turn=C winner=B leader=A"),
        (
            ("Ann", "Bo", "Cy"),
            "ends=Ann:5*,Bo:-,mexican:3 doubles=Cy,mexican",
            "ends=A:5*,B:-,mexican:3 doubles=C,mexican",
        ),
        (("Ann", "Bo", "Cy"), "hands=Bo:3-4+?2(5;0-0),C:?1 last_tile=Bo", "hands=B:3-4+?2(5;0-0),C:?1 last_tile=B"),
        (("B", "A", "Cy"), "turn=B ends=A:1,Cy:2", "turn=B ends=A:1,C:2"),
        (("Ann", "Bo", "Cy"), "turn=cy ends=ann:5*,b:-,Mexican:3", "turn=C ends=A:5*,B:-,mexican:3"),
    ],
)
def test_players_names_stand_for_seats(names: tuple[str, ...], text: str, said: str) -> None:
    assert names_to_letters(NINE, text, names) == said


@pytest.mark.parametrize("game", GAMES)
def test_players_names_stand_for_seats_in_all_that_a_game_remembers(game: str) -> None:
    kind = GAMES[game](4)
    seats = [
        part.name for part in kind.state_fields if part.kind in (FieldKind.SEAT, FieldKind.SEATS, FieldKind.TRAINS)
    ]
    text = " ".join(f"{name}=Bo" for name in seats)
    assert names_to_letters(kind, text, ("Ann", "Bo", "Cy", "Di")) == text.replace("Bo", "B")


def test_a_train_with_two_ends_is_named_with_its_end() -> None:
    assert (
        names_to_letters(BasicTrains(4), "ends=Ann:5/6 doubles=Ann/left", ("Ann", "Bo", "Cy", "Di"))
        == "ends=A:5/6 doubles=A/left"
    )


def test_an_empty_boneyard_may_be_given_while_hands_are_hidden() -> None:
    text = "turn=A ends=A:3,B:6,C:2 hands=A:3-4,B:?5,C:?6 boneyard=none"
    position = read_position(complete_position(NINE, text))
    assert (position.boneyard, position.laid.bit_count(), position.unknown) == (0, 1, NINE.tiles.size - 1 - 12)


def test_a_word_without_an_equals_sign_is_named_as_it_is_written() -> None:
    with pytest.raises(Unreadable) as caught:
        complete_position(NINE, "turn=A ends=A:3, B:4 hands=A:3-4,B:?5,C:?6")
    assert str(caught.value.expected) == "field=value, not B:4"


def test_a_record_may_begin_with_such_a_position() -> None:
    record = read_record(
        "roundhouse record 1\ngame mexican-train seats=3 set=9\nplayers Ann, Bo, Cy\n"
        "position turn=Bo ends=Ann:5*,Cy:4 hands=Ann:?8,Bo:4-5+3-6,Cy:?7 yard=12\nBo 4-5 on Ann\n"
    )
    position = record.match().position
    assert position is not None
    assert position.ends[0] == 4
