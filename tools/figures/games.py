"""How fast the rules are: whole matches, one move, the list of legal moves, a ruling with its facts; and how small."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from time import perf_counter

from tools.compiled_rules import CompilerMissingError, compiled_host, run_with
from tools.figures.report import Report, Section, Target

from roundhouse import i18n
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.dealer import playable_shuffle
from roundhouse.games.game import Game
from roundhouse.games.moves import Deal, Move
from roundhouse.games.position import Position
from roundhouse.players import GreedyPlayer, Player
from roundhouse.players.playout import play_match, play_out

REPEATS = 5
ROUNDS = 12  # from which positions are taken
MICRO = 1e6

Moment = tuple[Position, Move]


def run(make: Callable[[], Game], matches: int, target: Target | None, report: Report) -> None:
    """All figures of one game at a table of four."""
    game = make()
    rounds = game.rounds()
    report.settings(
        f"double-{game.tiles.highest} set, {game.seats} greedy players, "
        f"{f'{rounds} rounds' if rounds else 'until one has 120 points'}, rules complete; one process; "
        f"the collector off, as in timeit; best of {REPEATS} times {matches} matches"
    )
    report.figure("full matches", matches_a_second(game, GreedyPlayer, matches, report), "a second", target)
    if target is not None:
        compiled_figure(game.name, matches, target, report)
    report.figure("  with a view made for every choice", matches_a_second(game, Sighted, matches, report), "a second")
    moments = moments_of(game)
    report.settings(f"{len(moments)} moments of {ROUNDS} rounds; best of {REPEATS}")
    for name, each in (
        ("after(): the next position", _after),
        ("legal(): every legal move", _legal),
        ("ruling(): an allowed move", _rule),
    ):
        report.figure(name, micros(partial(each, moments), len(moments)), "us")
    refused = refused_plays(moments)
    report.figure("ruling(): a refusal with its facts", micros(partial(_rule, refused), len(refused)), "us")
    report.figure("memory of one position more", bytes_each(moments), "bytes")


def compiled_figure(name: str, matches: int, target: Target, report: Report) -> None:
    """The same matches with the rules compiled, in a process of its own."""
    code = (
        "from roundhouse.games import GAMES\n"
        "from roundhouse.players import GreedyPlayer\n"
        "from tools.figures.games import matches_a_second\n"
        "from tools.figures.report import Report\n"
        f"print(matches_a_second(GAMES[{name!r}](4), GreedyPlayer, {matches}, Report()))"
    )
    figure = "  with the rules compiled (mypyc)"
    try:
        report.figure(figure, float(run_with(compiled_host(), code)), "a second", target)
    except CompilerMissingError as missing:
        report.settings(f"not measured with the rules compiled: {missing}")


class Sighted(Player):
    """Greedy, but shown its view, as a player who thinks must be."""

    name = "sighted"
    _greedy = GreedyPlayer()

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        """See `Player.pick`."""
        return self._greedy.pick(view, legal)


def matches_a_second(game: Game, kind: type[Player], matches: int, report: Report) -> float:
    """How many whole matches of these players a second has, the best of some repeats."""
    players = [kind() for _ in range(game.seats)]
    best = 0.0
    for repeat in range(REPEATS):
        with collector_off():
            start = perf_counter()
            for seed in range(matches):
                play_match(game, players, Random(seed))
            best = max(best, matches / (perf_counter() - start))
        report.progress("matches", repeat + 1, REPEATS)
    return best


def moments_of(game: Game) -> list[Moment]:
    """The moves of some rounds, each with the position in which it was made."""
    found: list[Moment] = []
    rng = Random(1)
    for number in range(ROUNDS):
        opening = game.opening(game.next_round([], number % game.seats))
        shuffle, _ = playable_shuffle(opening, rng)
        players = [GreedyPlayer() for _ in range(game.seats)]
        play_out(opening, shuffle, players, lambda position, move: found.append((position, move)))
    return [(position, move) for position, move in found if not isinstance(move, Deal)]


def refused_plays(moments: list[Moment]) -> list[Moment]:
    """In each position one play of a tile in hand that is refused."""
    rng = Random(2)
    found: list[Moment] = []
    for position, _ in moments:
        held = position.known_tiles(position.turn)
        spot = rng.randrange(len(position.ends))
        play = position.game.fitting_play(rng.choice(held), spot, position.ends[spot])
        if not position.ruling(play).allowed:
            found.append((position, play))
    return found


def micros(work: Callable[[], None], calls: int) -> float:
    """Microseconds a call, the best of some repeats."""
    best = float("inf")
    for _ in range(REPEATS):
        with collector_off():
            start = perf_counter()
            work()
            best = min(best, perf_counter() - start)
    return best / calls * MICRO


@contextmanager
def collector_off() -> Iterator[None]:
    """No collection of cycles meanwhile: a match makes none, and what is measured is the match."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def bytes_each(moments: list[Moment]) -> float:
    """What keeping each position of the rounds costs, with all that it does not share with the one before."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [position.after(move) for position, move in moments]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(size / len(kept))


def _after(moments: list[Moment]) -> None:
    for position, move in moments:
        position.after(move)


def _legal(moments: list[Moment]) -> None:
    for position, _ in moments:
        position.legal()


def _rule(moments: list[Moment]) -> None:
    for position, move in moments:
        position.ruling(move)


def section(kind: type[Game]) -> Section:
    """The figures of one game; Mexican Train is what peers play too, and so has a target."""
    measured = kind.name == MexicanTrain.name
    work = partial(run, partial(kind, 4), 60 if measured else 20, Target(183, at_least=True) if measured else None)
    return Section(kind.name, f"{i18n.game_name(kind.name)}: speed and size of the rules", work)


SECTIONS = tuple(section(kind) for kind in GAMES.values())
