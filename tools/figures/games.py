"""The speed and size of the rules: whole matches, one move, the legal moves, a ruling with its facts, memory.

With ROUNDHOUSE_PEER=PATH in the environment another program is measured in the same run: it plays as many matches of
four greedy players with a double-12 set as its first argument says, and its output ends with matches a second.
"""

import gc
import os
import subprocess
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from time import perf_counter

from tools.figures.report import Report, Section, Target
from tools.rules.compiled_rules import CompilerMissingError, compiled_host, run_with

from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.moves import Deal, Move
from roundhouse.games.core.options import option_fields, read_options
from roundhouse.games.core.position import Position
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.rules.game import Game
from roundhouse.i18n.texts import Texts
from roundhouse.players import GreedyPlayer, Player
from roundhouse.players.playout import play_match, play_out

REPEATS = 5
ROUNDS = 12  # that the positions are taken from
MICRO = 1e6
PEER = os.environ.get("ROUNDHOUSE_PEER", "")
TIMES_THE_PEER = Target(5, at_least=True)

Moment = tuple[Position, Move]


def run(make: Callable[[], Game], matches: int, target: Target | None, report: Report) -> None:
    """All figures of one game at a table of four."""
    game = make()
    rounds = game.rounds()
    report.settings(
        f"double-{game.tiles.highest} set, {game.seats} greedy players, "
        f"{f'{rounds} rounds' if rounds else 'until one has 120 points'}, complete rules, one process, "
        f"garbage collector off as in timeit, best of {REPEATS} times {matches} matches"
    )
    plain = matches_a_second(game, GreedyPlayer, matches, report)
    report.figure("full matches", plain, "per second", target)
    if target is not None:
        compiled_figure(game.name, matches, target, plain, report)
    report.figure("  with a view for every choice", matches_a_second(game, Sighted, matches, report), "per second")
    moments = moments_of(game)
    report.settings(f"{len(moments)} moments of {ROUNDS} rounds; best of {REPEATS}")
    for name, each in (
        ("copy(): a position to play on", _copy),
        ("after(): the next position", _after),
        ("legal(): every legal move", _legal),
        ("ruling(): an allowed move", _rule),
    ):
        report.figure(name, micros(partial(each, moments), len(moments)), "us")
    refused = refused_plays(moments)
    report.figure("ruling(): a refusal with its facts", micros(partial(_rule, refused), len(refused)), "us")
    report.figure("memory of one more position", bytes_each(moments), "bytes")
    if target is not None:
        growth(type(game), matches // 6, report)


def growth(kind: type[Game], matches: int, report: Report) -> None:
    """The speed with other numbers of players, another set, and house rules."""
    read = partial(read_options, kind.options_type)
    switches = {name: "yes" for name, option in option_fields(kind.options_type).items() if option.default is False}
    for name in ("older_deal", "one_double"):  # the first is for fewer players, the second contradicts another
        switches.pop(name, None)
    for what, game in (
        ("2 players", kind(2)),
        ("8 players", kind(8)),
        ("double-18 set", kind(4, read({"set": "18", "rounds": "13"}))),
        ("every house rule", kind(4, read(switches))),
    ):
        report.figure(f"  full matches, {what}", matches_a_second(game, GreedyPlayer, matches, report), "per second")


def compiled_figure(name: str, matches: int, target: Target, plain: float, report: Report) -> None:
    """The same matches with the rules compiled, in a process of its own; `plain` a second are played without."""
    code = (
        "from roundhouse.games import GAMES\n"
        "from roundhouse.players import GreedyPlayer\n"
        "from tools.figures.games import matches_a_second\n"
        "from tools.figures.report import Report\n"
        f"print(matches_a_second(GAMES[{name!r}](4), GreedyPlayer, {matches}, Report()))"
    )
    figure = "  with the rules compiled (mypyc)"
    try:
        compiled = float(run_with(compiled_host(), code))
        report.figure(figure, compiled, "per second", target, f"{compiled / plain:.2f} times the interpreter's")
        if PEER:
            said = subprocess.run([PEER, str(10 * matches)], check=True, stdout=subprocess.PIPE, text=True).stdout
            peer = float(said.split()[-1])
            report.figure("  the same by the peer", peer, "per second")
            report.figure("  compiled rules, times the peer", compiled / peer, "", TIMES_THE_PEER)
    except CompilerMissingError as missing:
        report.settings(f"not measured with the rules compiled: {missing}")


class Sighted(Player):
    """Greedy, but with a view of the position, which a player that plans needs."""

    name = "sighted"
    _greedy = GreedyPlayer()

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        return self._greedy.pick(view, legal)


def matches_a_second(game: Game, kind: type[Player], matches: int, report: Report) -> float:
    """The number of whole matches per second with these players, the best of REPEATS."""
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
    """For each position, one refused play of a tile in hand, where there is one."""
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
    """Microseconds per call, the best of REPEATS."""
    best = float("inf")
    for _ in range(REPEATS):
        with collector_off():
            start = perf_counter()
            work()
            best = min(best, perf_counter() - start)
    return best / calls * MICRO


@contextmanager
def collector_off() -> Iterator[None]:
    """Turns the garbage collector off: a match makes no cycles, and only the match is measured."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def bytes_each(moments: list[Moment]) -> float:
    """Bytes for keeping one more position, without what it shares with the one before."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [position.after(move) for position, move in moments]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(size / len(kept))


def _copy(moments: list[Moment]) -> None:
    for position, _ in moments:
        position.copy()


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
    """The section of one game. Mexican Train has a target, because comparable programs play it too."""
    measured = kind.name == MexicanTrain.name
    work = partial(run, partial(kind, 4), 60 if measured else 20, Target(183, at_least=True) if measured else None)
    return Section(kind.name, f"{Texts().game_name(kind.name)}: speed and size of the rules", work)


SECTIONS = tuple(section(kind) for kind in GAMES.values())
