"""Random matches under random options: no tile is lost, scores add up, and every match ends."""

from string import ascii_uppercase

from hypothesis import assume, given
from tests.depth import same_examples
from tests.games.combinations import combinations
from tests.games.reference_rules import games, mexican_train, model_of, small_games
from tests.games.tables import LIGHT, RandomTable, seeds

from roundhouse.games import Game, MexicanTrain
from roundhouse.games.core.moves import DONE, Deal, Draw, Penalty, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.mexican_options import HAD_TURN
from roundhouse.records.record import read_record, write_record


def check_tiles(position: Position, boneyard: tuple[int, ...]) -> None:
    """Every tile of the set is in exactly one place."""
    places = [position.laid, *position.hands, sum(1 << tile for tile in boneyard)]
    everything = 0
    for place in places:
        assert not everything & place
        everything |= place
    assert everything == position.game.tiles.everything
    assert len(boneyard) == position.boneyard and not position.unknown and not any(position.hidden)


@LIGHT
@given(games, seeds)
def test_every_tile_stays_in_one_place(game: Game, seed: int) -> None:
    table = RandomTable(game, seed)
    for _, _, after in table.round():
        assert table.shuffle is not None
        check_tiles(after, table.shuffle.order[len(table.shuffle.order) - after.boneyard :])


@LIGHT
@given(games, seeds)
def test_a_play_takes_one_tile_and_a_draw_gives_one(game: Game, seed: int) -> None:
    for before, move, after in RandomTable(game, seed).round():
        changed = [after.count(seat) - before.count(seat) for seat in range(game.seats)]
        if isinstance(move, Play):
            assert before.hands[before.turn] == after.hands[before.turn] | move.bit
            assert after.laid == before.laid | move.bit and not before.laid & move.bit
            assert after.ends[move.spot] == move.opens
            assert game.accepted(before.ends[move.spot]) >> move.joined & 1
        elif isinstance(move, Draw | Penalty):
            assert (sum(changed), after.boneyard) == (1, before.boneyard - 1)
        elif isinstance(move, Deal):
            # A hunt: each draws one, as far as the boneyard goes, or by an option only the player in turn does.
            alone = getattr(game.options, "hunt_in_turn", False)
            drew = [seat == before.turn if alone else seat < before.boneyard for seat in range(game.seats)]
            assert changed == list(map(int, drew))
            assert after.boneyard == before.boneyard - sum(changed)
        else:
            assert sum(map(abs, changed)) in (0, 1) and after.boneyard == before.boneyard


@same_examples(12)
@given(small_games, seeds)
def test_a_match_comes_to_an_end_and_its_scores_add_up(game: Game, seed: int) -> None:
    table = RandomTable(game, seed)
    table.whole_match()
    match, results = table.match, table.match.results
    assert match.totals == tuple(sum(result.points[seat] for result in results) for seat in range(game.seats))
    best = model_of(game).check_match(match)
    first = [side for side in game.sides if sum(match.totals[seat] for seat in side) == best]
    sign = -1 if game.lowest_clause else 1
    won = dict.fromkeys(first, 0)
    for side in first:
        if game.chosen("last_round_decides"):
            won[side] = sign * sum(results[-1].points[seat] for seat in side)
        elif not game.chosen("shared_win"):
            won[side] = sum(result.winner in side for result in results)
    ahead = [seat for side in first if won[side] == max(won.values()) for seat in side]
    assert match.leaders == tuple(sorted(ahead))


@LIGHT
@given(games, seeds)
def test_a_round_scores_what_is_left_in_the_hands(game: Game, seed: int) -> None:
    table = RandomTable(game, seed)
    *_, (_, _, last) = table.round()
    assert last.stage == Stage.OVER
    points = model_of(game).points(last)
    if points is None:
        assert table.match.results == () and table.match.position is not None
        return
    assert table.match.results[0].points == points


@same_examples(100)
@given(combinations, seeds)
def test_a_round_ends_and_is_blocked_when_nobody_can_play_and_not_before(game: Game, seed: int) -> None:
    passes, in_turn, everybody, most = 0, -1, (1 << game.seats) - 1, model_of(game).most_moves(game)
    for moves, (before, move, after) in enumerate(RandomTable(game, seed).round(), start=1):
        assert moves <= most
        first = before.turn != in_turn
        in_turn = before.turn
        same = before.markers == after.markers and before.doubles == after.doubles
        if game.chosen("first_turns_first"):
            same &= (HAD_TURN.get(before.extra_state) == everybody) == (HAD_TURN.get(after.extra_state) == everybody)
        plain = move == DONE and before.stage == Stage.TURN and same
        passes = passes + 1 if plain and first else 0
        # A pass without a draw, a tile, a marker that goes up, a double that binds nobody anymore or a first turn that
        # opens the Mexican Train changes nothing: once round the table is all. The pass after a tile does not count in
        # Slosh with "neighbor": its player may not add to the train beside (SL-3).
        assert passes <= game.seats + getattr(game.options, "neighbor", False)
    by_markers = getattr(game.options, "all_marked_end", False) and after.markers == (1 << game.seats) - 1
    if after.winner < 0 and after.stage == Stage.OVER and after.begun and not by_markers:
        for seat in range(game.seats):
            up = after.replace(stage=Stage.TURN, turn=seat, doubles_this_turn=0)
            assert not [move for move in up.legal() if isinstance(move, Play)], "nobody who can play is left"


@LIGHT
@given(games, seeds)
def test_undo_and_redo_restore_the_match(game: Game, seed: int) -> None:
    table = RandomTable(game, seed)
    for _ in table.round():
        pass
    match = table.match
    steps = table.rng.randrange(len(match.events) + 1)
    end = (match.position, match.results, match.lines(), match.deals, list(match.events))
    before = match.before(len(match.events) - steps) if steps else match.position
    taken = match.undo(steps)
    assert match.position == before
    match.apply_all(reversed(taken))
    assert (match.position, match.results, match.lines(), match.deals, list(match.events)) == end


@LIGHT
@given(small_games, seeds)
def test_a_drawn_tile_that_is_taken_back_comes_again(game: Game, seed: int) -> None:
    table, drawn = RandomTable(game, seed), 0
    for before, move, _ in table.round():
        if isinstance(move, Draw):
            assert table.shuffle is not None and table.shuffle.draw(before) == move
            drawn += 1
    assume(drawn)


@same_examples(15)
@given(small_games, seeds)
def test_a_record_of_a_match_comes_back(game: Game, seed: int) -> None:
    table = RandomTable(game, seed)
    table.whole_match()
    names = [f"Player {letter}" for letter in ascii_uppercase[: game.seats]]
    text = write_record(table.match, names)
    record = read_record(text)
    assert (record.events, record.names) == (tuple(table.match.events), tuple(names))
    assert record.game.key == game.key
    again = record.match()
    assert (again.totals, again.leaders, write_record(again, names)) == (table.match.totals, table.match.leaders, text)


@LIGHT
@given(mexican_train.tables(), seeds)
def test_trains_lie_end_to_end(game: MexicanTrain, seed: int) -> None:
    table = RandomTable(game, seed)
    for _ in table.round():
        pass
    engine = table.match.results[0].round.engine
    # With one tile each, the round is over when its engine comes out of a hand.
    assert any(table.match.lines()) == any(isinstance(event, Play) for event in table.match.events)
    for line in table.match.lines():
        plays = [play for play in line if isinstance(play, Play)]
        for play, end in zip(plays, [engine, *(play.opens for play in plays)], strict=False):
            assert play.joined == end or (game.chosen("wild_blank") and 0 in (play.joined, end))
