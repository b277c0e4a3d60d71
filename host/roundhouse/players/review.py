"""A look back at a match: what each decision cost by the expert's measure, and how good each deal was.

Every decision is judged from what its player could know then. The better move is found in some worlds, and what it
gains on the move that was made is measured in others: among noisy figures the best one flatters itself. For the same
reason a decision that looks costly is measured again, in many more worlds. A deal is as good as what its hand is worth
more than a random one in the same seat.

The tiles of a hand are known from a dealt table. At a real one they follow from what was laid and shown later, until
the player draws a tile and keeps it without showing it; what is not known is not judged.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from roundhouse import __version__
from roundhouse.games.core.moves import (
    Announce,
    Claim,
    Deal,
    Draw,
    LayEngine,
    Move,
    Overruled,
    Penalty,
    Play,
    Reveal,
    made_move,
)
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Between, Event, Match
from roundhouse.games.match.seat_views import concerned_seat, move_seen_by, seen_by
from roundhouse.indices import counted
from roundhouse.players.arena.statistics import Sample
from roundhouse.players.expert import Budget, ExpertPlayer
from roundhouse.players.job_file import JobFile, OtherJobError, continued
from roundhouse.players.jobs import Workers
from roundhouse.players.player import moves_of
from roundhouse.players.search.determinization import determinized
from roundhouse.players.search.rollouts import Leads, Rollouts

BUDGET: Final = Budget(worlds=10, stages=2, candidates=3)
"""The time for which the best move is looked for: a match has hundreds of decisions, and is reviewed in seconds."""
WORLDS: Final = 24
"""In how many worlds a move that was not the best is compared with the best."""
HAND_WORLDS_FACTOR: Final = 3
"""The factor by which more worlds compare a hand with random ones."""
REMEASURE_FACTOR: Final = 3
"""The factor by which more worlds measure a decision again that looks costly."""
LOOKS_COSTLY: Final = 1.5
"""The standard errors by which a cost has to be above 0 for that."""

NO_BETTER: Final = -1
"""Stands in a job's file where no move is better."""


class Decision(NamedTuple):
    """A choice that somebody had: the `move` made at `event` of the match, and what `seat` saw then."""

    event: int
    seat: int
    view: Position
    move: Move


class DealtHand(NamedTuple):
    """A hand after the deal at `event`, as its `seat` sees it."""

    event: int
    seat: int
    view: Position


class Judgment(NamedTuple):
    """The cost of a decision, or how much a hand is worth more than a random one: points of a round in every world.

    `best` is the move that would have been better; None if there is none, or for a hand. `again` is what it costs in
    many others, if it looks costly in these.
    """

    best: Move | None
    points: Sample
    again: Sample | None = None


KeptSample: TypeAlias = tuple[int, float, float]
"""Count, mean and variance of a sample."""


class KeptJudgment(NamedTuple):
    """A judgment as a job's file has it; `best` is the place of the better move among the choices, or NO_BETTER."""

    best: int
    points: KeptSample
    again: KeptSample | None

    @staticmethod
    def read(line: Sequence[Any]) -> KeptJudgment:
        """The judgment that stands in a line of the file."""
        best, points, again = line
        return KeptJudgment(best, _read_sample(points), None if again is None else _read_sample(again))


def _read_sample(kept: Sequence[Any]) -> KeptSample:
    count, mean, variance = kept
    return count, mean, variance


def _kept_sample(sample: Sample) -> KeptSample:
    return sample.count, sample.mean, sample.variance


@dataclass(frozen=True)
class Judge:
    """Judges one task at a time, by its view alone. Another `seed` means other possible worlds."""

    seed: str = "1"
    worlds: int = WORLDS
    budget: Budget = BUDGET

    def judgment(self, task: Decision | DealtHand) -> Judgment:
        about = f"review/{self.seed}/{type(task).__name__}/{task.event}"
        try:
            if isinstance(task, Decision):
                return self._decision(task, Random(f"{about}/{task.seat}"))
            own, others = task.view, seen_by(task.view, counted(None))
            worlds = HAND_WORLDS_FACTOR * self.worlds
            pairs = zip(_leads(own, worlds, f"{about}/{task.seat}"), _leads(others, worlds, about), strict=True)
            return Judgment(None, Sample([own[task.seat] - other[task.seat] for own, other in pairs]))
        except ValueError:
            return Judgment(None, Sample())  # somebody has said what cannot be true: nothing can be reckoned with

    def kept(self, task: Decision | DealtHand) -> KeptJudgment:
        """The same, as a job's file has it."""
        best, points, again = self.judgment(task)
        place = NO_BETTER if best is None else _choices(task.view, task.seat).index(best)
        return KeptJudgment(place, _kept_sample(points), None if again is None else _kept_sample(again))

    def _decision(self, task: Decision, rng: Random) -> Judgment:
        choices = _choices(task.view, task.seat)
        best = ExpertPlayer(rng.getrandbits(32), self.budget).consider(task.view, choices).best
        if best == task.move:
            return Judgment(None, Sample([0.0, 0.0]))
        points = _gains(task, best, self.worlds, rng)
        looks_costly = points.mean > LOOKS_COSTLY * sqrt(points.variance / points.count)
        return Judgment(best, points, _gains(task, best, REMEASURE_FACTOR * self.worlds, rng) if looks_costly else None)


def _gains(task: Decision, best: Move, worlds: int, rng: Random) -> Sample:
    """The gain of the best move over the one that was made, in so many worlds."""
    rollouts = Rollouts([determinized(task.view, rng) for _ in range(worlds)], rng)
    pairs = zip(rollouts.gains(best), rollouts.gains(task.move), strict=True)
    return Sample([better - made for better, made in pairs])


@lru_cache(maxsize=4)
def _leads(view: Position, worlds: int, seed: str) -> list[Leads]:
    """The lead of every seat in so many worlds. All hands of a deal are compared with the same random ones."""
    rng = Random(seed)
    return Rollouts([determinized(view, rng) for _ in range(worlds)], rng).leads()


@dataclass
class Review:
    """The decisions and hands of a match that can be judged, and how many decisions cannot."""

    tasks: list[Decision | DealtHand] = field(default_factory=list)
    unknown: int = 0

    def add_round(self, match: Match, start: int, end: int) -> None:
        """Add the round whose tiles event `start` deals and that is over before event `end`."""
        opening = match.before(start)
        assert opening is not None
        seats, views = range(opening.game.seats), [opening] * opening.game.seats
        later = _hands_by_event(match, start, end)
        for index in range(start, end):
            before, event = match.before(index), match.events[index]
            if before is None or isinstance(event, Between | Reveal):
                break
            if _is_choice(event) and before.stage not in (Stage.DEALING, Stage.HUNT):
                seat = before.turn
                view = _in_full(views[seat], seat, later[index][seat])
                choices = _choices(view or views[seat], seat)
                if len(choices) > 1:
                    made = next((move for move in choices if _same(move, event)), None)
                    if view is None or made is None:
                        self.unknown += 1
                    else:
                        self.tasks.append(Decision(index, seat, view, made))
            views = [view.after(move_seen_by(before, event, seat)) for seat, view in enumerate(views)]
            if index == start:
                hands = ((seat, _in_full(views[seat], seat, later[index + 1][seat])) for seat in seats)
                self.tasks += [DealtHand(index, seat, view) for seat, view in hands if view is not None]


def review_of(match: Match) -> Review:
    """The decisions of a match that can be judged."""
    review = Review()
    starts = [index for index, event in enumerate(match.events) if _deals(match, index, event)]
    for start, end in pairwise([*starts, len(match.events)]):
        review.add_round(match, start, end)
    return review


def match_key(match: Match) -> str:
    """The same for two matches only if they went the same way."""
    return sha256(repr((match.first_game.name, match.first_game.options, match.events)).encode()).hexdigest()


def review_file(path: Path, match: Match, judge: Judge) -> JobFile[KeptJudgment]:
    """The file with the judgments on a match so far; one of another version of the program begins anew.

    Raises OSError if it cannot be read or written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    settings = {"version": __version__, "review": match_key(match), "judge": repr(judge)}
    try:
        return JobFile(path, settings, KeptJudgment.read)
    except OtherJobError:
        path.unlink()
        return JobFile(path, settings, KeptJudgment.read)


def judged(
    tasks: Sequence[Decision | DealtHand],
    judge: Judge,
    workers: Workers,
    progress: Callable[[int], None] = lambda _: None,
    file: JobFile[KeptJudgment] | None = None,
    *,
    apart: bool = False,
) -> Generator[Judgment, None, None]:
    """The judgments in the order of the tasks, or going on from a file; the number of workers changes nothing.

    `apart` is as in `in_order`.
    """
    done = continued(judge.kept, tasks, workers, file, apart=apart)
    try:
        for number, (task, kept) in enumerate(zip(tasks, done, strict=True), 1):
            best = None if kept.best == NO_BETTER else _choices(task.view, task.seat)[kept.best]
            yield Judgment(best, Sample.of(*kept.points), None if kept.again is None else Sample.of(*kept.again))
            progress(number)
    finally:
        done.close()


def _deals(match: Match, index: int, event: object) -> bool:
    before = match.before(index)
    return isinstance(made_move(event), Deal) and before is not None and before.stage == Stage.DEALING


def _is_choice(move: Move) -> bool:
    return not isinstance(move, Announce | Claim | Overruled)


def _choices(view: Position, seat: int) -> list[Move]:
    return [move for move in moves_of(view, seat) if _is_choice(move)]


def _same(move: Move, event: Move) -> bool:
    """Whether the choice is the one that was made: which tile a draw brings is no choice."""
    return move == event or (isinstance(move, Draw) and isinstance(event, Draw))


def _in_full(view: Position, seat: int, hand: int | None) -> Position | None:
    """The view with all tiles of its owner's hand; None if they are not known."""
    if not view.hidden[seat]:
        return view
    if hand is None or hand.bit_count() != view.count(seat):
        return None
    hands, hidden = list(view.hands), list(view.hidden)
    hands[seat], hidden[seat] = hand, ()
    return view.replace(hands=tuple(hands), hidden=tuple(hidden))


def _hands_by_event(match: Match, start: int, end: int) -> dict[int, list[int | None]]:
    """The tiles that each seat holds before an event, by what it lays and shows later; None where that is not known."""
    opening = match.before(start)
    assert opening is not None
    hands: list[int | None] = [0] * opening.game.seats
    found = {end: list(hands)}
    for index in reversed(range(start, end)):
        before, event = match.before(index), match.events[index]
        if before is not None:
            seat = -1 if isinstance(event, Between) else concerned_seat(before, event)
            match made_move(event):
                case Play(tile=tile) | LayEngine(tile):
                    hands[seat] = _with(hands[seat], 1 << tile if tile >= 0 else None)
                case Reveal(tiles=tiles, pips=pips):
                    hands[seat] = _with(hands[seat], tiles if pips < 0 else None)
                case Draw() as draw:
                    drawn = _drawn(before, draw, match.events[index + 1 : index + 2])
                    hands[seat] = _without(hands[seat], drawn)
                case Penalty(tile):
                    hands[seat] = _without(hands[seat], 1 << tile if tile >= 0 else 0)
        found[index] = list(hands)
    return found


def _drawn(before: Position, draw: Draw, following: Sequence[Event]) -> int:
    """The tile that a draw has brought, as a bit: seen, or laid at once although the hand had none like it; 0 else."""
    if draw.tile >= 0:
        return 1 << draw.tile
    match [made_move(each) for each in following]:
        case [Play(tile=tile)] if tile >= 0:
            return before.game.denied_tiles(before, draw) & 1 << tile
    return 0


def _without(hand: int | None, tile: int) -> int | None:
    """The hand before this tile came; None if nobody knows which it was."""
    return None if hand is None or not tile else hand & ~tile


def _with(hand: int | None, tiles: int | None) -> int | None:
    return None if hand is None or tiles is None else hand | tiles
