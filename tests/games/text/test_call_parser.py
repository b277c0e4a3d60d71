"""A call at a real table is parsed, or it leads to a question: nothing is guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples

from roundhouse.games import GAMES, BasicTrains, MexicanTrain
from roundhouse.games.core.rulings import Ambiguous
from roundhouse.games.text.call_parser import ACTS, NotUnderstood, ParsedCall, notation_of, parse_call
from roundhouse.indices import Seat

MEXICAN = MexicanTrain(4)
NAMES = ("Ann", "Bo", "Cy", "Anna Lee")


def parse(line: str) -> ParsedCall:
    return parse_call(MEXICAN, line, NAMES)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("12-5", ParsedCall(None, "play", ("12-5",))),
        ("ann 12-5", ParsedCall(Seat(0), "play", ("12-5",))),
        ("ANN: 12-5", ParsedCall(Seat(0), "play", ("12-5",))),
        ("anna 12/5", ParsedCall(Seat(3), "play", ("12-5",))),
        ("anna lee 12:5", ParsedCall(Seat(3), "play", ("12-5",))),
        ("b 3-3 on c", ParsedCall(Seat(1), "play", ("3-3",), "Cy")),
        ("b 3-3 Cy's train", ParsedCall(Seat(1), "play", ("3-3",), "Cy")),
        ("bo 3-3 m", ParsedCall(Seat(1), "play", ("3-3",), "mexican")),
        ("bo 3-3 on the mexican", ParsedCall(Seat(1), "play", ("3-3",), "mexican")),
        ("bo 3-3 own", ParsedCall(Seat(1), "play", ("3-3",), "own")),
        ("bo 3-3 3-4 4-5 own", ParsedCall(Seat(1), "play", ("3-3", "3-4", "4-5"), "own")),
        ("bo ?", ParsedCall(Seat(1), "play", ("?",))),
        ("bo ?=? on cy", ParsedCall(Seat(1), "play", ("?=?",), "Cy")),
        ("drew", ParsedCall(None, "draw")),
        ("bo dr", ParsedCall(Seat(1), "draw")),
        ("bo draws 3-4", ParsedCall(Seat(1), "draw", ("3-4",))),
        ("bo draws a tile", ParsedCall(Seat(1), "draw")),
        ("bo draws one", ParsedCall(Seat(1), "draw")),
        ("bo passes", ParsedCall(Seat(1), "done")),
        ("bo plays 5-6", ParsedCall(Seat(1), "play", ("5-6",))),
        ("bo lays the 5-6 on cy's train", ParsedCall(Seat(1), "play", ("5-6",), "Cy")),
        ("puts the tile 5-6 on the train of bo", ParsedCall(None, "play", ("5-6",), "Bo")),
        ("bo puts a 5-6 on his own train", ParsedCall(Seat(1), "play", ("5-6",), "own")),
        ("5-6 on cys train", ParsedCall(None, "play", ("5-6",), "Cy")),
        ("bo pass", ParsedCall(Seat(1), "done")),
        ("engine 12-12", ParsedCall(None, "engine", ("12-12",))),
        ("bo engine 12-12", ParsedCall(Seat(1), "engine", ("12-12",))),
        ("announce bo", ParsedCall(Seat(1), "announce")),
        ("bo announces", ParsedCall(Seat(1), "announce")),
        ("claim b", ParsedCall(Seat(1), "claim")),
        ("bo forgot", ParsedCall(Seat(1), "claim")),
        ("penalty", ParsedCall(None, "penalty")),
        ("penalty 3-4", ParsedCall(None, "penalty", ("3-4",))),
        ("marker up bo", ParsedCall(Seat(1), "up")),
        ("bo marker down", ParsedCall(Seat(1), "down")),
        ("bo marker down bo", ParsedCall(Seat(1), "down")),
        ("close bo", ParsedCall(None, "close", where="Bo")),
        ("cy closes the mexican train", ParsedCall(Seat(2), "close", where="mexican")),
        ("bo 3-3, 3-4, 4-5 own", ParsedCall(Seat(1), "play", ("3-3", "3-4", "4-5"), "own")),
        ("down cy", ParsedCall(Seat(2), "down")),
        ("cy", ParsedCall(Seat(2), "leads")),
        ("cy holds", ParsedCall(Seat(2), "leads")),
        ("nobody", ParsedCall(None, "nobody")),
        ("nobody out", ParsedCall(None, "nobody")),
        ("nobody won", ParsedCall(None, "nobody")),
        ("out nobody", ParsedCall(None, "nobody")),
        ("out bo", ParsedCall(Seat(1), "out")),
        ("deal", ParsedCall(None, "deal")),
        ("deal bo", ParsedCall(Seat(1), "deal")),
        ("deal bo leads", ParsedCall(Seat(1), "deal")),
        ("deal leads bo", ParsedCall(Seat(1), "deal")),
        ("lot", ParsedCall(None, "lot")),
        ("bo=17", ParsedCall(Seat(1), "reveal", number=17)),
        ("bo = 17 pips", ParsedCall(Seat(1), "reveal", number=17)),
        ("= 17", ParsedCall(None, "reveal", number=17)),
        ("reveal bo 3-4 5-5", ParsedCall(Seat(1), "reveal", ("3-4", "5-5"))),
        ("bo reveal = 4", ParsedCall(Seat(1), "reveal", number=4)),
    ],
)
def test_calls_in_full_or_in_short(line: str, meant: ParsedCall) -> None:
    assert parse(line) == meant


@pytest.mark.parametrize(
    ("line", "meanings"),
    [
        ("a 12-5", ("Ann 12-5", "Anna Lee 12-5")),
        ("a", ("Ann", "Anna Lee", "announce")),
        ("bo d", ("bo draw", "bo done")),
        ("d", ("draw", "done")),
        ("bo 5-6 on a", ("bo 5-6 on Ann", "bo 5-6 on Anna Lee")),
        ("claim an", ("claim Ann", "claim Anna Lee")),
        ("anne 12-5", ("Ann 12-5",)),
        ("bob draws a tile", ("Bo draws",)),
        ("ana lea done", ("Anna Lee done",)),
        ("claim bob", ("claim Bo",)),
        ("bo 5-6 on bob", ("bo 5-6 on Bo",)),
    ],
)
def test_an_ambiguous_call_is_answered_with_calls_to_choose_from(line: str, meanings: tuple[str, ...]) -> None:
    with pytest.raises(Ambiguous) as asked:
        parse(line)
    assert asked.value.meanings == meanings
    assert len({parse(meaning) for meaning in meanings}) == len(meanings)


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("", "call"),
        ("zoe 5-6", "call"),
        ("dance", "call"),
        ("bo dances", "call"),
        ("bo engine", "engine"),
        ("5-6 on zoe", "train"),
        ("bo 5-6 on of cy bo", "train"),
        ("claim zoe", "player"),
        ("bo marker", "marker"),
        ("bo marker down cy", "nothing-more"),
        ("close", "train"),
        ("close own", "train"),
        ("bo = many", "sum"),
        ("bo draw 3-4 now", "nothing-more"),
        ("done twice", "nothing-more"),
    ],
)
def test_an_empty_call_is_answered_with_what_was_expected(line: str, wanted: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        parse(line)
    assert error.value.wanted == wanted


def test_a_name_goes_before_a_word_that_begins_like_it() -> None:
    names = ("Dra", "Don", "Bo Drake")
    game = MexicanTrain(3)
    assert parse_call(game, "dra dr", names) == ParsedCall(Seat(0), "draw")
    assert parse_call(game, "bo drake 5-6", names) == ParsedCall(Seat(2), "play", ("5-6",))
    with pytest.raises(Ambiguous) as asked:
        parse_call(game, "do", names)
    assert asked.value.meanings == ("Don", "done")


def test_a_draw_and_the_pass_after_it_are_one_call() -> None:
    for line in ("bo draw pass", "bo drew, passed", "bo draws and is done"):
        assert parse(line) == ParsedCall(Seat(1), "draw", passes=True)
    assert notation_of(parse("bo draw 3-4 pass"), NAMES) == ["draw 3-4", "done"]


def test_a_train_with_two_ends() -> None:
    names = ("Ann", "Bo", "Cy", "Lee")
    game = BasicTrains(4)
    assert parse_call(game, "9-8 on ann left", names).where == "Ann left"
    assert parse_call(game, "9-8 ann r", names).where == "Ann right"
    assert parse_call(game, "9-8 left", names).where == "left"
    assert parse_call(game, "9-8 l", names).where == "Lee"


@same_examples(150)
@given(st.lists(st.sampled_from([*"?=-:", "5-6", "13-99", "on", "left", "17", *ACTS, *NAMES, "an", "mex", "é"])))
def test_any_line_is_parsed_or_answered(words: list[str]) -> None:
    for game in (MEXICAN, GAMES["basic-trains"](4)):
        try:
            spoken = parse_call(game, " ".join(words), NAMES)
        except (NotUnderstood, Ambiguous):
            continue
        assert spoken.act == "play" or spoken.act in ACTS


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("maria done", ParsedCall(Seat(0), "done")),
        ("zoe 5-6 on maria", ParsedCall(Seat(2), "play", ("5-6",), "María")),
        ("opa jor 5-6 on zo", ParsedCall(Seat(1), "play", ("5-6",), "Zoë")),
        ("claim zoe", ParsedCall(Seat(2), "claim")),
        ("soren 5-6 on strasse", ParsedCall(Seat(3), "play", ("5-6",), "Straße")),
        ("lukasz passes", ParsedCall(Seat(5), "done")),
    ],
)
def test_accents_need_not_be_typed(line: str, meant: ParsedCall) -> None:
    names = ("María", "Opa Jörg", "Zoë", "Søren", "Straße", "Łukasz")
    assert parse_call(MexicanTrain(6), line, names) == meant


def test_of_names_that_differ_by_their_accents_the_one_that_is_typed_is_meant() -> None:
    names = ("María", "Maria", "Bo")
    assert [parse_call(MexicanTrain(3), f"{name} done", names).seat for name in ("maria", "maría")] == [1, 0]
