"""The effect of house rules on a game: many matches under each of several settings, all on the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import totals
from roundhouse.players import PLAYERS
from roundhouse.players.arena.statistics import Sample
from roundhouse.players.job_file import JobFile, continued
from roundhouse.players.jobs import Workers
from roundhouse.players.playout import play_match


class MatchFigures(NamedTuple):
    """One match. `turns` and `blocked` are means over its rounds.

    `led` is the share of its decided rounds won by who began them, None if all were blocked; `spread` the points
    between the best and the worst total; `shares` the share of the win for each seat, counted from who began the match.
    """

    turns: float
    blocked: float
    led: float | None
    spread: float
    shares: tuple[float, ...]

    def by_name(self) -> dict[str, float | None]:
        seats = {seat_figure(seat): share for seat, share in enumerate(self.shares, 1)}
        return {"turns": self.turns, "blocked": self.blocked, "led": self.led, "spread": self.spread, **seats}


LAB_FIGURES: Final = MatchFigures._fields[:-1]
"""The figures of a match that are one number."""


def seat_figure(seat: int) -> str:
    """The name of the share of the win for a seat, which is 1 for whoever began the match.

    >>> seat_figure(1)
    'won_by_seat_1'
    """
    return f"won_by_seat_{seat}"


@dataclass(frozen=True)
class Experiment:
    """Settings to compare, one game each, all seats played by players of one kind."""

    games: tuple[Game, ...]
    player: str = "sensible"
    seed: str = "1"

    def job(self, number: int) -> MatchFigures:
        """Match `number // len(games)` under setting `number % len(games)`: an early stop leaves all equally played."""
        match, setting = divmod(number, len(self.games))
        return self.figures(self.games[setting], match)

    def figures(self, game: Game, match: int) -> MatchFigures:
        """Play a match, always with the same figures; its chance is the same under every setting."""
        chance, own = Random(f"lab/{self.seed}/{match}"), Random(f"lab/{self.seed}/{match}/players")
        players = [PLAYERS[self.player](own.getrandbits(32)) for _ in range(game.seats)]
        watch = TurnWatch()
        results = play_match(game, players, chance, watch)
        decided = [result for result in results if result.winner >= 0]
        led = (
            sum(result.winner == watch.began[result.round.number] for result in decided) / len(decided)
            if decided
            else None
        )
        points, winners, first = totals(results, game.seats), game.leaders(results), watch.began[0]
        return MatchFigures(
            watch.count / len(results),
            1 - len(decided) / len(results),
            led,
            max(points) - min(points),
            tuple(((first + seat) % game.seats in winners) / len(winners) for seat in range(game.seats)),
        )


class TurnWatch:
    """Watches a match: `count` turns, each all that one seat does until another is up, and who `began` each round.

    The round's leader does not tell that: in some games the deal decides who begins.
    """

    def __init__(self) -> None:
        self.count, self._last = 0, (-1, -1)
        self.began: dict[int, int] = {}

    def __call__(self, position: Position, move: Move) -> None:  # noqa: ARG002
        """Dealing, and the hunt for an engine, are nobody's turn."""
        number, seat = position.round.number, position.turn
        if position.stage in (Stage.DEALING, Stage.HUNT):
            self.began.pop(number, None)  # dealt again: somebody else may begin
            return
        self.began.setdefault(number, seat)
        self.count += (number, seat) != self._last
        self._last = (number, seat)


@dataclass
class Findings:
    """The matches of one setting so far, each with its figures by name."""

    game: Game
    matches: list[dict[str, float | None]] = field(default_factory=list)

    def add(self, figures: MatchFigures) -> None:
        self.matches.append(figures.by_name())

    @property
    def names(self) -> tuple[str, ...]:
        return (*LAB_FIGURES, *map(seat_figure, range(1, self.game.seats + 1)))

    def sample(self, figure: str) -> Sample:
        return Sample([value for match in self.matches if (value := match[figure]) is not None])

    def difference(self, figure: str, other: Findings) -> Sample:
        """By how much a figure is higher than under another setting, match by match, as far as both have played.
        Matches of the same number have the same chance, which the difference takes out."""
        pairs = ((own[figure], theirs[figure]) for own, theirs in zip(self.matches, other.matches, strict=False))
        return Sample([own - theirs for own, theirs in pairs if own is not None and theirs is not None])


def run_experiment(
    experiment: Experiment,
    findings: Sequence[Findings],
    matches: int,
    workers: Workers = 1,
    progress: Callable[[int], None] = lambda _: None,
    file: JobFile[MatchFigures] | None = None,
) -> None:
    """Play this many matches under each setting into `findings`, or go on from a file.

    The number of workers changes nothing.
    """
    count = len(experiment.games)
    done = continued(experiment.job, range(matches * count), workers, file)
    try:
        for number, figures in enumerate(done):
            findings[number % count].add(figures)
            progress(number + 1)
    finally:
        done.close()
