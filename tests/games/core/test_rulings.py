"""Legal by explanation: a refusal names a clause that holds there, and what is legal is exactly what is allowed."""

from collections.abc import Iterator
from random import Random

from hypothesis import assume, given
from tests.depth import same_examples
from tests.games.reference_rules import forbidding, games
from tests.games.tables import called_positions, folded, positions, seeds

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, hand_of
from roundhouse.games import Game, MexicanTrain
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, Deal, LayEngine, Marker, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.seat_views import seen_by

MORE = same_examples(40)


def every_move(position: Position) -> Iterator[Move]:
    """Every tile on every end of every train either way around, every engine, and all that needs no tile."""
    game = position.game
    for tile, ends in enumerate(game.tiles.ends):
        yield LayEngine(tile)
        for spot in range(game.trains * game.ends_per_train):
            yield from (game.play_of(tile, spot, end) for end in set(ends))
    yield from (DRAW, DONE)
    for seat in range(game.seats):
        yield from (Announce(seat), Claim(seat), Marker(seat, True), Marker(seat, False))


def disagreement(position: Position) -> str | None:
    """The difference between what the game says of a move and what the rules say as the reference reads them."""
    allowed, forbids = set(), forbidding(position)
    for move in every_move(position):
        ruling = position.ruling(move)
        clauses = forbids(move)
        if ruling.allowed == bool(clauses) or not (ruling.allowed or ruling.clause in clauses):
            return f"{move}: {ruling}, reference {clauses}; {position}"
        if ruling.allowed:
            allowed.add(move)
    legal = position.legal()
    if len(legal) != len(set(legal)) or set(legal) != allowed:
        return f"legal {legal}, allowed {allowed}; {position}"
    return None


@MORE
@given(games, seeds)
def test_rulings_of_full_positions(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        assert disagreement(position) is None


@MORE
@given(games, seeds)
def test_rulings_where_only_one_hand_is_seen(game: Game, seed: int) -> None:
    rng = Random(seed)
    for position in positions(game, seed, at_most=4):
        assert disagreement(seen_by(position, rng.randrange(game.seats))) is None


@MORE
@given(games, seeds)
def test_rulings_of_a_called_table(game: Game, seed: int) -> None:
    for position in positions(game, seed, at_most=4):
        assert disagreement(seen_by(seen_by(position, 0), 1)) is None


@same_examples(25)
@given(games, seeds)
def test_rulings_where_tiles_on_the_table_are_unknown(game: Game, seed: int) -> None:
    met = list(called_positions(game, seed))
    for position in Random(seed).sample(met, min(4, len(met))):
        assert disagreement(position) is None


@same_examples(20)
@given(games, seeds)
def test_rulings_of_a_view_that_knows_what_passes_reveal(game: Game, seed: int) -> None:
    rng = Random(seed)
    views = [view for _, view in folded(game, seed, rng.randrange(game.seats))]
    for view in rng.sample(views, min(4, len(views))):
        assert disagreement(view) is None


@MORE
@given(games, seeds)
def test_somebody_can_always_go_on(game: Game, seed: int) -> None:
    going = [
        position for position in positions(game, seed) if position.stage not in (Stage.OVER, Stage.PENALTY, Stage.HUNT)
    ]
    assume(going)
    assert all(position.legal() for position in going)


@MORE
@given(games, seeds)
def test_full_hands_leave_nothing_on_trust(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        for move in position.legal():
            assert not position.ruling(move).on_trust


@same_examples(20)
@given(games, seeds)
def test_hidden_hands_leave_plays_of_unknown_tiles_to_trust(game: Game, seed: int) -> None:
    for position in positions(game, seed, at_most=4):
        view = seen_by(seen_by(position, 0), 1)
        for spot in range(game.trains * game.ends_per_train):
            # Where only a double may be laid, it must be said to be one.
            rulings = [view.ruling(game.play_of(tile, spot, -1)) for tile in (UNKNOWN, UNKNOWN_DOUBLE)]
            if "slots" not in game.table_modes:
                # Where a tile's face acts, it must be said.
                assert not any(ruling.allowed for ruling in rulings)
                continue
            same_place = [each for each in view.legal() if isinstance(each, Play) and each.spot == spot]
            assert any(ruling.allowed for ruling in rulings) == bool(same_place), f"{spot}: {rulings}; {view}"
            assert all("C-2" in ruling.trusted for ruling in rulings if ruling.allowed)


def test_a_game_without_a_clause_for_its_engine_deals_no_engine_either() -> None:
    class Other(MexicanTrain):
        engine_clause = ""

    game = Other(2)
    opening = game.opening(game.next_round((), 0))
    others = [tile for tile in range(game.tiles.size) if not opening.laid >> tile & 1][: 2 * game.hand_size - 1]
    hands = opening.laid | hand_of(others[: game.hand_size - 1]), hand_of(others[game.hand_size - 1 :])
    ruling = opening.ruling(Deal(hands, (0, 0)))
    assert (ruling.allowed, ruling.clause, ruling.why) == (False, "C-1", "twice")
