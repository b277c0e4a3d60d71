"""Players who come late or leave: the seats change from the next round on; the sheet keeps every round's players."""

import pytest

from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import Deal
from roundhouse.games.core.position import Round
from roundhouse.games.core.rulings import Refused
from roundhouse.games.match.match import Begin, Correct, Depart, Event, Join, Match, Stop, Swap
from roundhouse.games.match.score_sheet import SheetLine
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.results import RoundResult

SIX = MexicanTrainOptions(set=6, deal=1)


def after(seats: int, *rounds: tuple[int, tuple[int, ...]], options: MexicanTrainOptions = SIX) -> Match:
    """A match with this many seats after these rounds, (winner, points) each."""
    game = MexicanTrain(seats, options)
    results = [RoundResult(Round(n, 6 - n, n % seats), winner, points) for n, (winner, points) in enumerate(rounds)]
    return Match(game, results=results)


def refusal(match: Match, event: Event) -> tuple[str, str]:
    ruling = match.ruling(event)
    return ruling.clause, ruling.why


def test_a_latecomer_gets_the_average_of_those_who_played() -> None:
    match = after(3, (0, (0, 10, 21)), (1, (7, 0, 6)))
    match.apply(Join(1, 3))
    assert match.game.seats == 4
    assert match.players == (0, 3, 1, 2)
    assert [result.points for result in match.results] == [(0, 10, 10, 21), (7, 4, 0, 6)]
    assert [result.winner for result in match.results] == [0, 2]
    assert match.totals == (7, 14, 10, 27)
    assert [line.played(3) for line in match.sheet] == [False, False]


def test_a_latecomer_gets_the_points_that_the_table_gives() -> None:
    match = after(3, (0, (0, 10, 21)), (1, (7, 0, 6)))
    match.apply(Join(3, 3, 20))
    assert match.totals == (7, 10, 27, 40)


@pytest.mark.parametrize(
    ("points", "average"), [((1, 2), 2), ((0, 1), 1), ((-1, -2), -1), ((3, 3, 4), 3), ((-5, 5), 0)]
)
def test_half_a_point_is_rounded_up(points: tuple[int, ...], average: int) -> None:
    line = SheetLine(RoundResult(Round(0, 6, 0), 0, points), tuple(range(len(points))))
    assert line.credited(9).points(9) == average


def test_a_player_who_leaves_keeps_the_rounds_and_the_others_go_on() -> None:
    match = after(3, (0, (0, 10, 21)), (1, (7, 0, 6)))
    match.apply(Depart(1))
    assert match.game.seats == 2
    assert match.totals == (7, 27)
    assert [result.winner for result in match.results] == [0, -1]
    assert [line.points(1) for line in match.sheet] == [10, 0]
    assert [line.winner for line in match.sheet] == [0, 1]
    match.apply(Begin(match.next_round.leader))
    assert match.position is not None
    assert match.position.game.seats == 2
    assert match.position.count(0) == 0


def test_a_player_who_comes_back_has_the_earlier_rounds_and_the_average_of_those_missed() -> None:
    match = after(3, (0, (0, 10, 21)))
    match.apply(Depart(1))
    played(match, (0, 9))
    match.apply(Join(2, 1))
    assert match.players == (0, 2, 1)
    assert match.player_count == 3
    assert [result.points for result in match.results] == [(0, 21, 10), (0, 9, 5)]


def played(match: Match, points: tuple[int, ...]) -> None:
    """A round that comes to these points: played by a tile each, then corrected."""
    game = match.game
    leader = game.next_round(match.results, match.first_leader).leader
    match.apply(Begin(leader))
    position = match.position
    assert position is not None
    number = position.round.engine
    tiles = [game.tiles.tile(number, other) for other in range(7) if other != number][: game.seats]
    match.apply(Deal(tuple(1 << tile for tile in tiles), (0,) * game.seats))
    spot = game.spot(leader)
    match.apply(game.fitting_play(tiles[leader], spot, number))
    assert match.position is None
    for seat, each in enumerate(points):
        match.apply(Correct(len(match.results) - 1, seat, each))


@pytest.mark.parametrize(
    ("event", "leader"),
    [
        (Join(1, 3), 3),  # a new one between: the lead stays with the player
        (Join(3, 3), 2),
        (Depart(0), 1),
        (Depart(2), 0),  # who would lead has left: the next one clockwise
        (Depart(1), 1),
    ],
)
def test_a_join_or_departure_does_not_change_who_leads_next(event: Join | Depart, leader: int) -> None:
    match = after(3, (0, (0, 10, 21)), (1, (7, 0, 6)))  # seat 2 leads next
    match.apply(event)
    assert match.game.next_round(match.results, match.first_leader).leader == leader
    played(match, (0,) * match.game.seats)
    following = match.game.next_round(match.results, match.first_leader).leader
    assert following == (leader + 1) % match.game.seats


def test_two_who_change_seats_keep_their_points_their_rounds_and_the_lead() -> None:
    match = after(3, (0, (0, 10, 21)), (1, (7, 0, 6)))  # seat 2 leads next
    match.apply(Swap(2, 0))
    assert (match.players, match.totals) == ((2, 1, 0), (27, 10, 7))
    assert [result.winner for result in match.results] == [2, 1]
    assert match.next_round.leader == 0 and match.cleared
    match.undo()
    assert (match.players, match.totals, match.next_round.leader) == ((0, 1, 2), (7, 10, 27), 2)


def test_an_impossible_change_of_seats_is_refused_with_its_clause() -> None:
    match = after(2, (0, (0, 5)))
    for swap in (Swap(0, 2), Swap(-1, 0), Swap(1, 1)):
        assert refusal(match, swap) == ("C-8", "no_such_seat")
    match.apply(Begin(1))
    assert refusal(match, Swap(0, 1)) == ("C-3", "not_over")


def test_before_the_first_round_the_seats_may_change_too() -> None:
    match = after(2)
    match.apply_all([Join(2, 2), Depart(0), Swap(0, 1), Swap(1, 0), Begin(1)])
    assert match.players == (1, 2)
    assert match.position is not None
    assert match.position.round.leader == 1


def test_undo_takes_back_joins_and_departures() -> None:
    match = after(3, (0, (0, 10, 21)))
    game, sheet = match.game, match.sheet
    match.apply_all([Depart(1), Join(1, 3, 5)])
    assert match.totals == (0, 5, 21)
    match.undo(2)
    assert (match.game, match.sheet, match.players, match.player_count) == (game, sheet, (0, 1, 2), 3)


def test_a_correction_holds_for_a_player_who_missed_the_round_or_changed_seats() -> None:
    match = after(3, (0, (0, 10, 21)))
    match.apply_all([Join(1, 3), Correct(0, 1, 33), Correct(0, 2, 11)])
    assert match.totals == (0, 33, 11, 21)
    match.apply(Depart(0))
    assert list(match.totals) == [33, 11, 21]
    assert [match.sheet[0].points(player) for player in range(4)] == [0, 11, 21, 33]


def test_an_impossible_join_or_departure_is_refused_with_its_clause() -> None:
    match = after(2, (0, (0, 5)))
    assert refusal(match, Depart(0)) == ("C-8", "no_such_table")
    assert refusal(match, Depart(2)) == ("C-8", "no_such_seat")
    for join in (Join(0, 2), Join(3, 2), Join(1, 1), Join(1, 3), Join(1, -1)):
        assert refusal(match, join) == ("C-8", "no_such_seat")
    many = after(9, (0, (0,) * 9), options=MexicanTrainOptions(set=6, deal=3))
    assert refusal(many, Join(1, 9)) == ("C-8", "no_such_table")
    with pytest.raises(Refused, match="refused: C-8 no_such_table"):
        many.apply(Join(1, 9))
    match.apply(Begin(1))
    assert refusal(match, Join(1, 2)) == refusal(match, Depart(1)) == ("C-3", "not_over")
    ended = after(2, (0, (0, 5)))
    ended.apply(Stop())
    assert refusal(ended, Join(1, 2)) == ("C-9", "match_over")


def test_the_table_is_cleared_when_the_seats_change() -> None:
    match = after(3, (0, (0, 10, 21)))
    played(match, (0, 0, 0))
    assert any(match.lines())
    match.apply(Depart(2))
    assert match.lines() == ((), (), ())
    assert match.cleared
    match.apply(Begin(match.next_round.leader))
    assert not match.cleared


@pytest.mark.parametrize(("change", "leader"), [(Swap(0, 2), 3), (Depart(3), 2), (Join(4, 4), 3)])
def test_the_next_leader_stays_where_the_turn_goes_counterclockwise(change: Event, leader: int) -> None:
    match = after(4, (0, (0, 1, 2, 3)), options=MexicanTrainOptions(set=6, deal=1, counter_clockwise=True))
    match.apply(change)
    assert match.next_round.leader == leader
