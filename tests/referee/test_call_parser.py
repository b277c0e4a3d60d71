"""What is said at a real table is understood, or it is asked what was meant: nothing is guessed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.games import GAMES, BasicTrains, MexicanTrain
from roundhouse.games.rulings import Ambiguous
from roundhouse.referee.call_parser import ACTS, NotUnderstood, Spoken, listen

MEXICAN = MexicanTrain(4)
NAMES = ("Ann", "Bo", "Cy", "Anna Lee")


def heard(line: str) -> Spoken:
    return listen(MEXICAN, line, NAMES)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("12-5", Spoken(-1, "play", ("12-5",))),
        ("ann 12-5", Spoken(0, "play", ("12-5",))),
        ("ANN: 12-5", Spoken(0, "play", ("12-5",))),
        ("anna 12/5", Spoken(3, "play", ("12-5",))),
        ("anna lee 12:5", Spoken(3, "play", ("12-5",))),
        ("b 3-3 on c", Spoken(1, "play", ("3-3",), "Cy")),
        ("b 3-3 Cy's train", Spoken(1, "play", ("3-3",), "Cy")),
        ("bo 3-3 m", Spoken(1, "play", ("3-3",), "mexican")),
        ("bo 3-3 on the mexican", Spoken(1, "play", ("3-3",), "mexican")),
        ("bo 3-3 own", Spoken(1, "play", ("3-3",), "own")),
        ("bo 3-3 3-4 4-5 own", Spoken(1, "play", ("3-3", "3-4", "4-5"), "own")),
        ("bo ?", Spoken(1, "play", ("?",))),
        ("bo ?=? on cy", Spoken(1, "play", ("?=?",), "Cy")),
        ("drew", Spoken(-1, "draw")),
        ("bo dr", Spoken(1, "draw")),
        ("bo draws 3-4", Spoken(1, "draw", ("3-4",))),
        ("bo pass", Spoken(1, "done")),
        ("engine 12-12", Spoken(-1, "engine", ("12-12",))),
        ("bo engine 12-12", Spoken(1, "engine", ("12-12",))),
        ("announce bo", Spoken(1, "announce")),
        ("bo announces", Spoken(1, "announce")),
        ("claim b", Spoken(1, "claim")),
        ("bo forgot", Spoken(1, "claim")),
        ("penalty", Spoken(-1, "penalty")),
        ("penalty 3-4", Spoken(-1, "penalty", ("3-4",))),
        ("marker up bo", Spoken(1, "up")),
        ("bo marker down", Spoken(1, "down")),
        ("down cy", Spoken(2, "down")),
        ("cy", Spoken(2, "leads")),
        ("cy holds", Spoken(2, "leads")),
        ("nobody", Spoken(-1, "nobody")),
        ("deal", Spoken(-1, "deal")),
        ("deal bo", Spoken(1, "deal")),
        ("lot", Spoken(-1, "lot")),
        ("bo=17", Spoken(1, "reveal", number=17)),
        ("bo = 17 pips", Spoken(1, "reveal", number=17)),
        ("= 17", Spoken(-1, "reveal", number=17)),
        ("reveal bo 3-4 5-5", Spoken(1, "reveal", ("3-4", "5-5"))),
        ("bo reveal = 4", Spoken(1, "reveal", number=4)),
    ],
)
def test_what_is_said_in_full_or_shortly(line: str, meant: Spoken) -> None:
    assert heard(line) == meant


@pytest.mark.parametrize(
    ("line", "meanings"),
    [
        ("a 12-5", ("Ann 12-5", "Anna Lee 12-5")),
        ("a", ("Ann", "Anna Lee", "announce")),
        ("bo d", ("bo draw", "bo done")),
        ("d", ("draw", "done")),
        ("bo 5-6 on a", ("bo 5-6 on Ann", "bo 5-6 on Anna Lee")),
        ("claim an", ("claim Ann", "claim Anna Lee")),
    ],
)
def test_what_may_mean_several_things_is_asked_in_lines_that_can_be_said(line: str, meanings: tuple[str, ...]) -> None:
    with pytest.raises(Ambiguous) as asked:
        heard(line)
    assert asked.value.meanings == meanings
    assert len({heard(meaning) for meaning in meanings}) == len(meanings)


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("", "call"),
        ("zoe 5-6", "call"),
        ("dance", "call"),
        ("bo dances", "call"),
        ("bo engine", "engine"),
        ("5-6 on zoe", "train"),
        ("claim zoe", "player"),
        ("bo marker", "marker"),
        ("bo = many", "sum"),
        ("bo draw 3-4 now", "nothing-more"),
        ("done twice", "nothing-more"),
    ],
)
def test_what_says_nothing_tells_what_was_wanted(line: str, wanted: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        heard(line)
    assert error.value.wanted == wanted


def test_a_name_goes_before_a_word_that_begins_like_it() -> None:
    names = ("Dra", "Don", "Bo Drake")
    game = MexicanTrain(3)
    assert listen(game, "dra dr", names) == Spoken(0, "draw")
    assert listen(game, "bo drake 5-6", names) == Spoken(2, "play", ("5-6",))
    with pytest.raises(Ambiguous) as asked:
        listen(game, "do", names)
    assert asked.value.meanings == ("Don", "done")


def test_a_train_with_two_ends() -> None:
    names = ("Ann", "Bo", "Cy", "Lee")
    game = BasicTrains(4)
    assert listen(game, "9-8 on ann left", names).where == "Ann left"
    assert listen(game, "9-8 ann r", names).where == "Ann right"
    assert listen(game, "9-8 left", names).where == "left"
    assert listen(game, "9-8 l", names).where == "Lee"


@settings(max_examples=150, derandomize=True)
@given(st.lists(st.sampled_from([*"?=-:", "5-6", "13-99", "on", "left", "17", *ACTS, *NAMES, "an", "mex", "é"])))
def test_whatever_is_typed_is_understood_or_told(words: list[str]) -> None:
    for game in (MEXICAN, GAMES["basic-trains"](4)):
        try:
            spoken = listen(game, " ".join(words), NAMES)
        except (NotUnderstood, Ambiguous):
            continue
        assert spoken.act == "play" or spoken.act in ACTS
