"""Moves as text and back, and the errors for text that is not a move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples
from tests.games.reference_rules import games
from tests.games.sample_positions import MEXICAN, TRAINS
from tests.games.tables import LIGHT, RandomTable, called_positions, positions, seeds

from roundhouse.games import Game
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, Deal, Draw, LayEngine, Move, Penalty, Play, Reveal
from roundhouse.games.core.notation import read_move, write_move
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ambiguous, Refused, Unreadable
from roundhouse.games.text.position_reader import read_position

NAMES = ("Ann", "Ann Lee", "Bo", "Jean-Luc", "Zoë", "Number Six", "G", "H", "I", "J", "K", "L")


def same_move(position: Position, move: Move, names: tuple[str, ...] = ()) -> bool:
    return read_move(position, write_move(position.game, move, names), names) == move


@LIGHT
@given(games, seeds)
def test_moves_of_a_round_come_back(game: Game, seed: int) -> None:
    for before, move, _ in RandomTable(game, seed).round():
        assert same_move(before, move)
        assert same_move(before, move, NAMES[: game.seats])


@LIGHT
@given(games, seeds, st.data())
def test_any_move_comes_back_in_any_position(game: Game, seed: int, data: st.DataObject) -> None:
    tile, unknown = st.integers(0, game.tiles.size - 1), st.integers(-2, game.tiles.size - 1)
    seat, hands = st.integers(0, game.seats - 1), st.integers(0, game.tiles.everything)
    counts = st.integers(0, 20)
    deal = st.builds(
        lambda hands, counts, leads: Deal(tuple(hands), tuple(counts), leads),
        st.lists(hands, min_size=game.seats, max_size=game.seats),
        st.lists(counts, min_size=game.seats, max_size=game.seats),
        st.integers(-1, game.seats - 1),
    )
    others: st.SearchStrategy[Move] = st.one_of(
        st.sampled_from([DONE, DRAW]),
        tile.map(Draw),
        tile.map(Penalty),
        unknown.map(LayEngine),
        seat.map(Announce),
        seat.map(Claim),
        st.builds(Reveal, seat, hands),
        st.builds(Reveal, seat, st.just(0), counts),
        deal,
    )
    for position in positions(game, seed, at_most=3):
        assert same_move(position, data.draw(others), NAMES[: game.seats])


@same_examples(20)
@given(games, seeds)
def test_every_legal_move_comes_back(game: Game, seed: int) -> None:
    for position in [*positions(game, seed, at_most=4), *list(called_positions(game, seed))[-6:]]:
        assert all(same_move(position, move) for move in position.legal())


def position(text: str) -> Position:
    return read_position(text)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("4-5 on A", "5-4 on A"),
        ("5-4 on A", "5-4 on A"),
        ("4-5 ON a", "5-4 on A"),
        ("4-5 on B", "4-5 on B"),
        ("3-4 on Mexican", "4-3 on mexican"),
        ("0-5", "5-0 on A"),
        ("0-1", "0-1 on B"),
        ("0-1 on C", "0-1 on C"),
        ("draw 3/3", "draw 3-3"),
        ("? on B", "? on B"),
        ("?=? on mexican", "?=? on mexican"),
        ("reveal A = 12", "reveal A = 12 pips"),
    ],
)
def test_moves_may_be_abbreviated_or_written_the_other_way_around(text: str, full: str) -> None:
    table = position(MEXICAN)
    assert write_move(table.game, read_move(table, text)) == full


def test_a_double_alone_is_an_engine_when_engines_are_laid() -> None:
    line = TRAINS.replace("turn=B", "turn=B stage=engine").replace("B:5/5", "B:-")
    table = position(line.replace("+2-2+2-5+1-2+1-5 yard=45", " yard=49"))
    assert read_move(table, "5-5") == LayEngine(table.game.tiles.tile(5, 5))


def test_two_ends_of_one_number_are_no_choice() -> None:
    table = position(TRAINS)
    assert [write_move(table.game, read_move(table, text)) for text in ("4-5", "5-5 on B", "4-5 on B right")] == [
        "5-4 on B left",
        "5-5 on B left",
        "5-4 on B right",
    ]


TRAINS_5_4 = TRAINS.replace("B:5/5", "B:5/4").replace("2-5", "2-4")


@pytest.mark.parametrize(
    ("line", "text", "meanings"),
    [
        (MEXICAN, "3-4", ("4-3 on B", "4-3 on mexican")),
        (MEXICAN, "4-5", ("5-4 on A", "4-5 on B", "4-5 on mexican")),
        (TRAINS_5_4, "4-5", ("5-4 on B left", "4-5 on B right")),
        (TRAINS_5_4, "4-5 on B", ("5-4 on B left", "4-5 on B right")),
    ],
)
def test_a_line_with_several_meanings_raises_ambiguous(line: str, text: str, meanings: tuple[str, ...]) -> None:
    with pytest.raises(Ambiguous) as caught:
        read_move(position(line), text)
    assert (caught.value.said, caught.value.meanings) == (text, meanings)
    assert read_position(caught.value.position) == position(line)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a move"),
        ("   ", "a move"),
        ("jump", "a tile and a train"),
        ("done already", "a tile and a train"),
        ("9-9 on A", "a tile of the double-6 set like 3-5, not 9-9"),
        ("5-", "a tile of the double-6 set"),
        ("4-5 A", "on and a train after the tile"),
        ("4-5 on", "a train (A, B, C, mexican)"),
        ("4-5 on Q", "a train (A, B, C, mexican), not Q"),
        ("4-5 on B left", "a train (A, B, C, mexican), not B left"),
        ("draw 7-7", "a tile of the double-6 set"),
        ("claim Q", "a player's name (A, B, C), not Q"),
        ("announce", "a tile and a train"),
        ("reveal Q 3-4", "a player's name"),
        ("reveal A = many pips", "the sum of a hand like = 17 pips"),
        ("reveal A 3-4 4-3", "each tile once in a hand"),
        ("reveal A 3-4 ?2", "the tiles of the hand, or its sum"),
        ("reveal A ?", "a number of hidden tiles like ?7, not ?"),
        ("draw ?=?", "a number of hidden tiles like ?7, not ?=?"),
        ("deal A ?7; Q ?7", "a player's name"),
        ("deal A ?7; A ?7", "one hand for A"),
        ("deal A ?7; leads A; leads B", "a player's name (A, B, C), not leads B"),
        ("deal A ? 0-1", "a number of hidden tiles like ?7, not ?"),
    ],
)
def test_an_unreadable_move_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_move(position(MEXICAN), text)
    assert expected in str(caught.value.expected)
    assert read_position(caught.value.position) == position(MEXICAN)


def test_a_refused_move_carries_its_text_and_the_position() -> None:
    table = position(MEXICAN)
    with pytest.raises(Refused) as caught:
        table.game.play(table, read_move(table, "0-1 on C"))
    assert (caught.value.said, caught.value.ruling.clause) == ("0-1 on C", "C-6")
    assert read_position(caught.value.position) == table


def test_names_may_have_spaces_and_begin_alike() -> None:
    table = position(MEXICAN)
    names = ("Ann", "Ann Lee", "Ann Lee Cy")
    for move in (Reveal(1, 0b101), Reveal(2, 0, 9), Deal((1, 2, 4), (0, 1, 0), 1), Claim(2)):
        assert same_move(table, move, names)
    play = read_move(table, "4-5 on ann", names)
    assert isinstance(play, Play) and play.train == 0
