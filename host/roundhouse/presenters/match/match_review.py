"""A match looked back at: luck and skill of each player, and the decisions that cost most, in words."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import closing
from math import sqrt
from typing import Final, NamedTuple

from roundhouse.dominoes import tiles_in
from roundhouse.games.match.match import Match
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, number_of
from roundhouse.players.arena.statistics import SURE, Sample
from roundhouse.players.jobs import WorkersLostError
from roundhouse.players.review import Dealt, Decision, Judge, Judgment, judged, review_of
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.referee import Replay

MOST_SHOWN: Final = 3
"""How many of a player's decisions are shown."""
Judged = Sequence[tuple[Decision | Dealt, Judgment]]
Beside = Callable[[Callable[[], None]], None]
"""Has something done while the screen goes on."""


class CostlyDecision(NamedTuple):
    """A decision that surely cost points: what was played at `event`, what would have been better, and the hand."""

    event: int
    played: str
    better: str
    hand: str


class ReviewedPlayer(NamedTuple):
    """A player, how lucky the deals were and what the decisions cost. `luck` is empty where no hand is known."""

    name: str
    luck: str
    skill: str
    costly: tuple[CostlyDecision, ...]


def round_of(match: Match, task: Decision | Dealt) -> RoundIndex:
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
    hands = [each.points for task, each in own if isinstance(task, Dealt)]
    costs = [(task, each) for task, each in own if isinstance(task, Decision) and each.best is not None]
    luck = _figures(texts, "review-dealt", _sum(hands), signed=True) if hands else ""
    mean, low, high = (max(0.0, figure) for figure in _sum([each.points for _, each in costs]))
    rounds = len({round_of(match, task) for task, _ in own if isinstance(task, Decision)})
    if rounds > 1:
        each_round = texts.number(mean / rounds, digits=1)
        skill = _figures(texts, "review-played-rounds", (mean, low, high), each=each_round)
    else:
        skill = _figures(texts, "review-played", (mean, low, high))
    sure = [(task, each) for task, each in costs if each.points.interval.low > 0]
    costly = sorted(sure, key=lambda pair: -pair[1].points.mean)[:MOST_SHOWN]
    return ReviewedPlayer(name, luck, skill, tuple(_decision(texts, match, *each, names) for each in costly))


def _decision(texts: Texts, match: Match, task: Decision, judgment: Judgment, names: Sequence[str]) -> CostlyDecision:
    view, seated = task.view, [names[player] for player in match.players_before(task.event)]
    assert judgment.best is not None
    made, best = (event_text(texts, move, view, view.game, seated, short=True) for move in (task.move, judgment.best))
    interval, facts = judgment.points.interval, Facts(texts, view.game, seated)
    tiles = ", ".join(facts.tile(tile) for tile in tiles_in(view.hands[task.seat]))
    figures = (judgment.points.mean, max(0.0, interval.low), interval.high)
    return CostlyDecision(
        task.event,
        texts.terminal("review-cost", round=number_of(round_of(match, task)), made=made),
        _figures(texts, "review-better", figures, best=best),
        texts.terminal("review-hand", tiles=tiles),
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
    """The review of a match, as far as it has been `found`; `begin` has the rest judged in processes of their own."""

    def __init__(self, match: Match, names: Sequence[str], found: Judged = ()) -> None:
        self._match, self._names = match, tuple(names)
        self._judged = list(found)
        self._at_work = self._stopped = False
        self._shown: tuple[object, tuple[ReviewedPlayer, ...]] | None = None
        self.total: int | None = None
        """How many decisions and hands there are to judge; None until that is known."""
        self.unknown = 0
        """How many decisions cannot be judged, since nobody knows the hand."""
        self.failed = False
        """Whether the work had to end before it was done."""

    def begin(self, beside: Beside, judge: Judge | None = None) -> None:
        """Has all of the match judged `beside` the screen from now on, until `stop`."""
        self._at_work = True
        beside(lambda: self._work(judge or Judge()))

    def stop(self) -> None:
        """Judges nothing more; what has been judged stays."""
        self._stopped = True

    @property
    def done(self) -> int:
        """How many decisions and hands have been judged."""
        return len(self._judged)

    @property
    def goes_on(self) -> bool:
        return self._at_work and not self._stopped

    def players(self, texts: Texts) -> tuple[ReviewedPlayer, ...]:
        """Everybody, as far as the match has been judged."""
        state = (self.done, texts)
        if self._shown is None or self._shown[0] != state:
            self._shown = state, reviewed_players(texts, self._match, self._judged[: self.done], self._names)
        return self._shown[1]

    def table(self, texts: Texts, decision: CostlyDecision) -> ReplayPresenter:
        """The table when the decision was made, with the hand of who made it."""
        match = self._match
        replay = Replay(match.first_game, self._names, match.events, match.start)
        replay.go_to(decision.event)
        return ReplayPresenter(replay, texts=texts, note=f"{decision.played}: {decision.better}")

    def _work(self, judge: Judge) -> None:
        review = review_of(self._match)
        self.total, self.unknown = len(review.tasks), review.unknown
        workers = max(1, (os.cpu_count() or 1) - 1)  # one core is for the window
        try:
            with closing(judged(review.tasks, judge, workers, apart=True)) as judgments:
                for task, judgment in zip(review.tasks, judgments, strict=False):
                    if self._stopped:
                        return
                    self._judged.append((task, judgment))
        except (OSError, WorkersLostError):  # no process to be had, or they end again and again
            self.failed = True
        finally:
            self._at_work = False
