"""The view of one player: nothing hidden, everything announced, and guesses that agree with both."""

from random import Random

import pytest
from hypothesis import given
from tests.depth import same_examples
from tests.games.reference_rules import games
from tests.games.tables import LIGHT, folded, positions, seeds

from roundhouse.dominoes import tiles_in
from roundhouse.games import BasicTrains, Game
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.hidden_tiles import Unseen
from roundhouse.games.core.moves import DONE, DRAW, Deal, Draw, Penalty
from roundhouse.games.core.position import EngineFrom, Position, Stage
from roundhouse.games.core.state_fields import FieldKind
from roundhouse.games.match.seat_views import move_seen_by, seen_by
from roundhouse.games.text.position_reader import read_position
from roundhouse.players.search.determinization import determinized


def fits_groups(hand: int, known: int, groups: tuple[Unseen, ...]) -> bool:
    """Whether the tiles of a hand beyond the known ones can be shared out among its groups."""
    places = [group.excluded for group in groups for _ in range(group.size)]
    tiles = list(tiles_in(hand & ~known))
    if len(tiles) != len(places) or known & ~hand:
        return False
    taken: dict[int, int] = {}

    def seat_tile(tile: int, tried: set[int]) -> bool:
        for place, excluded in enumerate(places):
            if place not in tried and not excluded >> tile & 1:
                tried.add(place)
                if place not in taken or seat_tile(taken[place], tried):
                    taken[place] = tile
                    return True
        return False

    return all(seat_tile(tile, set()) for tile in tiles)


@LIGHT
@given(games, seeds)
def test_a_view_shows_all_but_the_other_hands(game: Game, seed: int) -> None:
    for position in positions(game, seed, at_most=4):
        for seat in range(game.seats):
            view = seen_by(position, seat)
            assert view.hands == tuple(hand if s == seat else 0 for s, hand in enumerate(position.hands))
            assert [view.count(s) for s in range(game.seats)] == [position.count(s) for s in range(game.seats)]
            # Of what the game remembers, a tile just drawn is seen only by its player (MS-6).
            told = [part for part in game.state_fields if part.kind is not FieldKind.TILE or seat == position.turn]
            assert [part.get(view.extra_state) for part in told] == [part.get(position.extra_state) for part in told]
            assert (
                view.replace(hands=position.hands, hidden=position.hidden, extra_state=position.extra_state) == position
            )
            assert seen_by(view, seat) == view


@LIGHT
@given(games, seeds)
def test_what_a_player_may_do_never_depends_on_hidden_tiles(game: Game, seed: int) -> None:
    rng = Random(seed)
    for position in positions(game, seed):
        view = seen_by(position, position.turn)
        assert view.legal() == position.legal()
        if position.stage == Stage.ENGINE and game.engine_from in (EngineFrom.FOUND, EngineFrom.EACH):
            # The leader holds the highest double; a view made again does not know that of the other hands.
            continue
        other = determinized(view, rng)
        assert other.legal() == position.legal()
        for move in position.legal():
            if move is not DRAW and position.stage != Stage.DEALING:
                assert seen_by(other.after(move), view.turn) == seen_by(position.after(move), view.turn)


@LIGHT
@given(games, seeds)
def test_a_view_that_follows_the_table_agrees_with_one_that_looks(game: Game, seed: int) -> None:
    seat = seed % game.seats
    for position, view in folded(game, seed, seat):
        looked = seen_by(position, seat)
        assert view.replace(hidden=looked.hidden) == looked
        assert [view.count(s) for s in range(game.seats)] == [looked.count(s) for s in range(game.seats)]


@LIGHT
@given(games, seeds)
def test_what_a_seat_knows_of_other_hands_is_true(game: Game, seed: int) -> None:
    seat = seed % game.seats
    for position, view in folded(game, seed, seat):
        for other in range(game.seats):
            assert fits_groups(position.hands[other], view.hands[other], view.hidden[other])


@same_examples(20)
@given(games, seeds)
def test_a_guess_agrees_with_all_that_is_known(game: Game, seed: int) -> None:
    rng = Random(seed)
    seat = seed % game.seats
    for number, (_, view) in enumerate(folded(game, seed, seat)):
        if number % 5:
            continue
        guess = determinized(view, rng)
        assert guess.full
        assert guess.replace(hands=view.hands, hidden=view.hidden) == view
        for other in range(game.seats):
            assert fits_groups(guess.hands[other], view.hands[other], view.hidden[other])
        seen = guess.laid
        for hand in guess.hands:
            assert not seen & hand
            seen |= hand


def mexican(text: str) -> Position:
    return read_position(f"mexican-train {text}")


def test_a_draw_and_a_pass_say_what_a_hand_does_not_hold() -> None:
    view = mexican(
        "seats=2 set=6 engine=6-6 round=1 leader=A turn=B ends=A:5,B:3,mexican:- hands=A:0-1,B:?3 "
        "laid=6-6+5-6+3-6 yard=21"
    )
    three, six = (view.game.tiles.with_end[number] for number in (3, 6))
    drew = view.after(DRAW)
    assert drew.hidden[1] == (Unseen(3, three | six), Unseen(1, 0))
    assert drew.after(DONE).hidden[1] == (Unseen(4, three | six),)


def test_a_blank_end_says_as_much_as_any_other() -> None:
    view = mexican(
        "seats=2 set=6 engine=6-6 round=1 leader=A turn=B ends=A:5,B:0,mexican:- hands=A:1-2,B:?3 "
        "laid=6-6+5-6+0-6 yard=20"
    )
    blank, six = (view.game.tiles.with_end[number] for number in (0, 6))
    assert view.after(DRAW).hidden[1][0] == Unseen(3, blank | six)


def test_an_end_that_nobody_saw_leaves_open_what_a_draw_says() -> None:
    view = mexican(
        "seats=2 set=6 engine=6-6 round=1 leader=A turn=B ends=A:5,B:?,mexican:4 hands=A:1-2,B:?3 laid=6-6+5-6 yard=20"
    )
    assert view.after(DRAW).hidden[1] == (Unseen(4, 0),)


def test_a_tile_drawn_later_may_be_what_the_others_are_not() -> None:
    view = mexican(
        "seats=2 set=6 engine=6-6 round=1 leader=A turn=B ends=A:5,B:3,mexican:4 hands=A:0-1,B:?3 "
        "laid=6-6+5-6+3-6+4-6 yard=20"
    )
    game = view.game
    drew = view.after(DRAW)
    played = drew.after(game.play_of(game.tiles.tile(3, 5), 1, 3))
    three, four = (game.tiles.with_end[number] for number in (3, 4))
    assert played.hidden[1] == (Unseen(3, three | four),)


def test_a_draw_for_a_follow_up_says_nothing_of_second_doubles() -> None:
    view = mexican(
        "seats=2 set=6 engine=6-6 round=1 leader=A turn=B stage=follow ends=A:5,B:3,mexican:4 hands=A:0-1,B:?3 "
        "laid=6-6+5-6+3-6+4-6+3-3 yard=19 doubles=B fresh=1"
    )
    tiles = view.game.tiles
    ((size, excluded), _) = view.after(DRAW).hidden[1]
    assert size == 3
    assert excluded == (tiles.with_end[3] | tiles.with_end[4]) & ~tiles.doubles


def test_the_leading_engine_says_that_nobody_holds_a_higher_double() -> None:
    game = BasicTrains(2, BasicTrainsOptions(two_or_three=True, deal=3))
    double = game.tiles.double
    deal = Deal((1 << double[7] | 0b110, 1 << double[3] | 1 << game.tiles.tile(8, 9) | 0b1000), (0, 0))
    opening = game.opening(game.next_round((), 0))
    view = opening.after(move_seen_by(opening, deal, 1))
    assert (view.turn, view.hidden[0]) == (0, (Unseen(3, 0),))
    led = view.after(next(move for move in opening.after(deal).legal()))
    assert led.hidden[0] == (Unseen(2, 1 << double[8] | 1 << double[9]),)


def test_a_lost_turn_says_what_a_hand_does_not_hold() -> None:
    trains = (
        "basic-trains seats=2 two_or_three=yes round=1 turn=B ends=A:9/9,B:0/5 hands=A:1-2,B:?3 "
        "laid=9-9+0-1+5-5 yard=47"
    )
    view = read_position(trains)
    blank, five = (view.game.tiles.with_end[number] for number in (0, 5))
    assert view.after(DONE).hidden[1] == (Unseen(3, blank | five),)
    half_seen = read_position(trains.replace("0/5", "0/?"))
    assert half_seen.after(DONE).hidden[1] == (Unseen(3, 0),)


def test_a_view_that_no_deal_agrees_with_is_refused() -> None:
    view = mexican(
        "seats=2 set=6 engine=6-6 round=1 leader=A turn=A ends=A:-,B:-,mexican:- hands=A:0-1,B:?2(0;1;2;3;4;5) "
        "laid=6-6 yard=24"
    )
    with pytest.raises(ValueError, match="no deal agrees"):
        determinized(view, Random(1))


def test_a_guess_may_turn_on_the_only_tile_that_is_left_for_a_place() -> None:
    view = mexican(
        "seats=3 set=6 engine=6-6 round=1 leader=A turn=A ends=A:-,B:-,C:-,mexican:- "
        "hands=A:0-1,B:?1,C:?1(0;1;2;3;4) laid=6-6 yard=24"
    )
    tiles = view.game.tiles
    for seed in range(20):
        guess = determinized(view, Random(seed))
        assert guess.hands[2] in (1 << tiles.tile(5, 5), 1 << tiles.tile(5, 6))


def test_only_the_drawing_player_sees_the_tile() -> None:
    turn = mexican(
        "seats=2 set=6 missed_call=yes engine=6-6 round=1 turn=B ends=A:5,B:- hands=A:0-1,B:2-2 laid=6-6+5-6 yard=24 "
        "last_tile=A"
    )
    claimed = mexican(
        "seats=2 set=6 missed_call=yes engine=6-6 round=1 leader=A turn=B stage=penalty ends=A:5,B:-,mexican:- "
        "hands=A:0-1,B:2-2 laid=6-6+5-6 yard=24 last_tile=A"
    )
    assert [move_seen_by(turn, Draw(12), seat) for seat in (0, 1)] == [DRAW, Draw(12)]
    assert [move_seen_by(claimed, Penalty(12), seat) for seat in (0, 1)] == [Penalty(12), Penalty(-1)]
