"""A match looked back at: luck and skill of each player, and the decisions that cost most, in words."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from functools import partial
from math import sqrt
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import Move
from roundhouse.games.match.match import Match
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, number_of
from roundhouse.players.arena.statistics import SURE, Sample
from roundhouse.players.job_file import JobFile
from roundhouse.players.jobs import WorkersLostError
from roundhouse.players.review import DealtHand, Decision, Judge, Judgment, KeptJudgment, judged, review_file, review_of
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.referee import Replay

MOST_SHOWN: Final = 3
"""The number of decisions that are shown, of a player or of the whole match."""
Judged = Sequence[tuple[Decision | DealtHand, Judgment]]
Beside = Callable[[Callable[[], None]], None]
"""Has something done while the screen goes on."""


ONE_AT_A_TIME: Final = Lock()
"""A review waits until the one before it has stopped: both would use all cores, and perhaps the same file."""


class CostlyDecision(NamedTuple):
    """A decision that surely cost points: what `name` played at `event`, what would have been better, and the hand.

    `best` is the better move, and `told` what is said of it at the table.
    """

    event: int
    name: str
    points: float
    best: Move
    played: str
    better: str
    hand: str
    told: str


class ReviewedPlayer(NamedTuple):
    """A player, how lucky the deals were and what the decisions cost. `luck` is empty where no hand is known.

    `in_short` says both in players' words.
    """

    name: str
    in_short: str
    luck: str
    skill: str
    costly: tuple[CostlyDecision, ...]


def round_of(match: Match, task: Decision | DealtHand) -> RoundIndex:
    before = match.before(task.event)
    assert before is not None
    return RoundIndex(before.round.number)


def reviewed_players(texts: Texts, match: Match, found: Judged, names: Sequence[str]) -> tuple[ReviewedPlayer, ...]:
    """The players, each with what has been judged so far."""
    return tuple(
        _player(
            texts,
            match,
            name,
            [(task, each) for task, each in found if match.players_before(task.event)[task.seat] == player],
            names,
        )
        for player, name in enumerate(names)
    )


def _player(texts: Texts, match: Match, name: str, own: Judged, names: Sequence[str]) -> ReviewedPlayer:
    hands = [each.points for task, each in own if isinstance(task, DealtHand)]
    costs = [(task, each) for task, each in own if isinstance(task, Decision) and each.best is not None]
    dealt = _sum(hands)
    luck = _figures(texts, "review-dealt", dealt, signed=True) if hands else ""
    mean, low, high = (max(0.0, figure) for figure in _sum([each.points for _, each in costs]))
    rounds = len({round_of(match, task) for task, _ in own if isinstance(task, Decision)})
    if rounds > 1:
        each_round = texts.number(mean / rounds, digits=1)
        skill = _figures(texts, "review-played-rounds", (mean, low, high), each=each_round)
    else:
        skill = _figures(texts, "review-played", (mean, low, high))
    sure = [
        _decision(texts, match, task, each.best, each.again, names)
        for task, each in costs
        if each.best is not None and each.again is not None and each.again.interval.low > 0
    ]
    told = [_in_short(texts, "bad-luck" if dealt[0] < 0 else "luck", dealt[0])] if hands else []
    told += [_in_short(texts, "mistakes", sum(each.points for each in sure))] if costs else []
    return ReviewedPlayer(name, " ".join(told), luck, skill, _most_costly(sure))


def _in_short(texts: Texts, what: str, points: float) -> str:
    """`Bad luck: about 3 points.`; less than a point is none."""
    count = round(abs(points))
    return texts.terminal(f"review-{what}" if count else f"review-{what.removeprefix('bad-')}-none", count=count)


def costliest(players: Iterable[ReviewedPlayer]) -> tuple[CostlyDecision, ...]:
    return _most_costly(decision for player in players for decision in player.costly)


def _most_costly(decisions: Iterable[CostlyDecision]) -> tuple[CostlyDecision, ...]:
    return tuple(sorted(decisions, key=lambda each: -each.points)[:MOST_SHOWN])


def _decision(
    texts: Texts, match: Match, task: Decision, better: Move, cost: Sample, names: Sequence[str]
) -> CostlyDecision:
    view, seated = task.view, [names[player] for player in match.players_before(task.event)]
    made, best = (event_text(texts, move, view, view.game, seated, short=True) for move in (task.move, better))
    facts, figures = Facts(texts, view.game, seated), (cost.mean, *cost.interval)
    tiles = ", ".join(facts.tile(tile) for tile in tiles_in(view.hands[task.seat]))
    return CostlyDecision(
        task.event,
        seated[task.seat],
        cost.mean,
        better,
        texts.terminal("review-cost", round=number_of(round_of(match, task)), made=made),
        _figures(texts, "review-better", figures, best=best),
        texts.terminal("review-hand", tiles=tiles),
        _figures(texts, "review-told", figures, made=made, best=best),
    )


def _sum(samples: Sequence[Sample]) -> tuple[float, float, float]:
    """The sum of the means, with its 95 % interval."""
    mean = sum(sample.mean for sample in samples)
    error = SURE * sqrt(sum(sample.variance / sample.count for sample in samples if sample.count))
    return mean, mean - error, mean + error


def _figures(texts: Texts, key: str, figures: tuple[float, float, float], *, signed: bool = False, **facts: str) -> str:
    points, low, high = (texts.number(each, signed=signed, digits=1) for each in figures)
    return texts.terminal(key, points=points, low=low, high=high, **facts)


class MatchReview:
    """The review of a match, as far as it has been `found`; `begin` has it judged in processes of their own.

    What is judged comes into a `file`, if there is one, and does not have to be judged again.
    """

    def __init__(self, match: Match, names: Sequence[str], found: Judged = (), file: Path | None = None) -> None:
        self._live, self._match = match, match.truncated(len(match.events))
        self._names, self._file = tuple(names), file
        self._judged = list(found)
        self._work: object = None
        """The key of the work that goes on; None while none does."""
        self._begin: Callable[[], None] | None = None
        self._shown: tuple[object, tuple[ReviewedPlayer, ...]] | None = None
        self.total: int | None = None
        """The number of decisions and hands to judge; None until that is known."""
        self.unknown = 0
        """The number of decisions that cannot be judged, since nobody knows the hand."""
        self.failed = False
        """Whether the work had to end before it was done."""

    def begin(self, beside: Beside, judge: Judge | None = None) -> None:
        """Have all of the match judged `beside` the screen from now on, until `stop`."""
        self._begin = partial(self.begin, beside, judge)
        self._work = work = object()
        self.failed = False
        beside(lambda: self._judge(judge or Judge(), work))

    def go_on(self) -> None:
        """Have the rest judged, after `stop` or a failure."""
        if self._begin is not None and not self.goes_on and not self.complete:
            self._begin()

    def stop(self) -> None:
        """Judge nothing more; what has been judged stays."""
        self._work = None

    @property
    def done(self) -> int:
        """The number of decisions and hands that have been judged."""
        return len(self._judged)

    @property
    def goes_on(self) -> bool:
        return self._work is not None

    @property
    def complete(self) -> bool:
        return self.done == self.total

    @property
    def outdated(self) -> bool:
        """Whether the match has changed since: it was corrected, or goes on."""
        return self._live.events != self._match.events

    def players(self, texts: Texts) -> tuple[ReviewedPlayer, ...]:
        """Everybody, as far as the match has been judged."""
        state = (self.done, texts)
        if self._shown is None or self._shown[0] != state:
            self._shown = state, reviewed_players(texts, self._match, self._judged[: self.done], self._names)
        return self._shown[1]

    def table(self, texts: Texts, decision: CostlyDecision) -> ReplayPresenter:
        """The table when the decision was made, with the hand of who made it, and the better move on it."""
        match = self._match
        replay = Replay(match.first_game, self._names, match.events, match.start)
        replay.go_to(decision.event)
        return ReplayPresenter(replay, texts=texts, note=decision.told, better=decision.best)

    def _kept(self, judge: Judge) -> JobFile[KeptJudgment] | None:
        """The file; None where there is none, or the disk takes none: then the match is judged again next time."""
        if self._file is not None:
            with suppress(OSError):
                return review_file(self._file, self._match, judge)
        return None

    def _judge(self, judge: Judge, work: object) -> None:
        with ONE_AT_A_TIME:
            try:
                review = review_of(self._match)
                self.total, self.unknown = len(review.tasks), review.unknown
                self._judged.clear()  # what a file has of it comes back at once
                kept = self._kept(judge)
                with closing(judged(review.tasks, judge, os.cpu_count() or 1, file=kept, apart=True)) as judgments:
                    for task, judgment in zip(review.tasks, judgments, strict=False):
                        if self._work is not work:
                            return
                        self._judged.append((task, judgment))
            except (OSError, WorkersLostError):  # no process to be had, they end again and again, or the disk is full
                self.failed = True
            finally:
                if self._work is work:
                    self._work = None
