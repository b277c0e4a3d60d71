"""A match looked back at: blunders are found, hands at real tables follow from what was shown."""

from __future__ import annotations

from random import Random

from roundhouse.dominoes import tiles_in
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import DRAW, Deal, Draw, Move, Overruled, Play, Reveal
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.position import Position
from roundhouse.games.match.match import Begin, Match
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.games.text.position_reader import read_position
from roundhouse.players.legal_move_players import GreedyPlayer
from roundhouse.players.playout import play_round
from roundhouse.players.review import DealtHand, Decision, Judge, Judgment, Review, judged, review_of

GAME = MexicanTrain(3, MexicanTrainOptions(set=6, deal=6, rounds=1))


def dealt_round(game: Game = GAME, seed: int = 1) -> Match:
    """A round among players who do not look ahead, all tiles seen."""
    match = Match(game)
    match.apply(Begin(0))
    played: list[Move] = []
    opening = match.position
    assert opening is not None
    play_round(opening, [GreedyPlayer(seat) for seat in range(game.seats)], Random(seed), lambda _, m: played.append(m))
    match.apply_all(played)
    return match


def as_at_a_real_table(match: Match) -> Match:
    """The same round where nobody sees what others are dealt and draw, and all show their hands in the end."""
    called = Match(match.first_game)
    last = match.before(len(match.events) - 1)
    assert last is not None
    end = last.after(match.events[-1])  # type: ignore[arg-type]
    for event in match.events:
        match event:
            case Deal(hands):
                counts = tuple(hand.bit_count() for hand in hands)
                called.apply(Deal((0,) * len(hands), counts, event.leader))
            case Draw():
                called.apply(DRAW)
            case _:
                called.apply(event)
    for seat, hand in enumerate(end.hands):
        if hand:
            called.apply(Reveal(seat, hand))
    return called


def outcomes(review: Review, workers: int) -> list[tuple[Move | None, float, float]]:
    judgments = judged(review.tasks, Judge(worlds=2), workers, lambda _: None)
    return [(each.best, each.points.mean, each.points.variance) for each in judgments]


def test_every_choice_is_judged_the_same_however_many_work_on_it() -> None:
    review = review_of(dealt_round())
    assert review.unknown == 0
    assert sum(isinstance(task, DealtHand) for task in review.tasks) == 3
    assert sum(isinstance(task, Decision) for task in review.tasks) > 8
    alone = outcomes(review, 1)
    assert alone == outcomes(review, 2)
    assert any(best is not None for best, _, _ in alone)


def test_a_player_is_judged_by_what_it_could_know() -> None:
    match = dealt_round()
    for task in review_of(match).tasks:
        before = match.before(task.event if isinstance(task, Decision) else task.event + 1)
        assert before is not None
        assert task.view.hands[task.seat] == before.hands[task.seat]
        assert not any(hand for seat, hand in enumerate(task.view.hands) if seat != task.seat)


def test_at_a_real_table_hands_follow_from_what_was_laid_and_shown() -> None:
    match = dealt_round(seed=4)
    dealt, called = review_of(match), review_of(as_at_a_real_table(match))
    tasks = {(type(task), task.event, task.seat): task for task in dealt.tasks}
    known = {(type(task), task.event, task.seat): task for task in called.tasks}
    assert len(known) > 5 and known.keys() < tasks.keys()
    assert all(known[key].view.hands[key[2]] == tasks[key].view.hands[key[2]] for key in known)
    missing = [key for key in tasks.keys() - known.keys() if key[0] is Decision]
    assert 0 < len(missing) <= called.unknown, "somebody drew a tile that nobody saw"


def test_what_the_table_let_stand_is_no_choice_and_the_review_goes_on_from_there() -> None:
    match = dealt_round()
    index = next(index for index, event in enumerate(match.events) if isinstance(event, Play))
    play, other = match.truncated(index), match.before(index)
    assert other is not None
    seat, tiles = other.turn, other.game.tiles
    plays = (other.game.turned(tile, seat, -1, tiles.ends[tile][0]) for tile in other.known_tiles(seat))
    refused = next(Overruled(move, seat, "C-2") for move in plays if not other.ruling(move).allowed)
    play.apply(refused)
    while (position := play.position) is not None:
        move = position.legal()[0]
        play.apply(Draw(tiles_in(position.unseen)[0]) if move == DRAW else move)
    decisions = [task for task in review_of(play).tasks if isinstance(task, Decision)]
    assert index not in [task.event for task in decisions] and decisions[-1].event > index
    for task in decisions:
        before = play.before(task.event)
        assert before is not None and (task.view.ends, task.view.turn) == (before.ends, before.turn)


def judgment_on(position: Position, text: str) -> Judgment:
    move = read_move(position, text)
    return Judge(worlds=300).judgment(Decision(0, position.turn, seen_by(position, position.turn), move))


def test_a_blunder_has_its_price_and_the_best_move_has_none() -> None:
    # Bo is about to go out, and Ann can get rid of 17 points or of 1.
    table = (
        "mexican-train seats=2 set=9 engine=5-5 round=5 leader=A turn=A hands=A:8-9+0-1,B:2-3 "
        "laid=5-5+5-8+5-0+3-5 ends=A:8,B:3,mexican:0 yard=48"
    )
    position = read_position(table)
    blunder, best = judgment_on(position, "0-1 on mexican"), judgment_on(position, "8-9 on A")
    assert blunder.best == read_move(position, "8-9 on A") and blunder.points.interval.low > 0
    assert best.best is None and best.points.mean == 0
