"""The speed and size of the rules: whole matches, one move, the legal moves, a ruling with its facts, memory.

Two more programs are measured in the same run if the environment says where they are. ROUNDHOUSE_PEER is another
program: it plays as many matches of four greedy players with a double-12 set as its first argument says, and its output
ends with matches a second of processor time. ROUNDHOUSE_OLD is a folder `host` of an earlier commit, played in the
interpreter. What is compared is played in turns, since a computer's speed changes from minute to minute.
"""

import gc
import os
import subprocess
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import process_time

from tools.figures.report import FigureSection, Report, Target
from tools.rules.compiled_rules import ROOT, CompilerMissingError, compiled_host, run_with

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
CYCLES = 3  # of processes that are compared
PEER = os.environ.get("ROUNDHOUSE_PEER", "")
TIMES_THE_PEER = Target(5, at_least=True)
OLD = os.environ.get("ROUNDHOUSE_OLD", "")
TIMES_THE_OLD = Target(0.7, at_least=True)

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
        compared_figures(game.name, matches, target, report)
    report.figure("  with a view for every choice", matches_a_second(game, Sighted, matches, report), "per second")
    moments = moments_of(game)
    report.settings(f"{len(moments)} moments of {ROUNDS} rounds; best of {REPEATS}")
    for name, each in (
        ("copy(): a position to play on", _copy),
        ("after(): a move made, and taken back by a copy", _after),
        ("legal(): every legal move", _legal),
        ("ruling(): an allowed move", _rule),
    ):
        report.figure(name, micros(partial(each, moments), len(moments)), "us")
    refused = refused_plays(moments)
    report.figure("ruling(): a refusal with its facts", micros(partial(_rule, refused), len(refused)), "us")
    size = bytes_each(moments)
    report.figure("memory of one more position", size, "bytes")
    report.figure("  of a million, computed from these", size, "MB")
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


def compared_figures(name: str, matches: int, target: Target, report: Report) -> None:
    """The same matches with the rules compiled and in the interpreter, by the peer and by an earlier commit.

    Each is played in a process of its own, in turns, and about as long at a time; the best counts.
    """
    code = (
        "import gc\nfrom random import Random\nfrom time import process_time\n"
        "from roundhouse.games import GAMES\nfrom roundhouse.players import GreedyPlayer\n"
        "from roundhouse.players.playout import play_match\n"
        f"game, players, best = GAMES[{name!r}](4), [GreedyPlayer() for _ in range(4)], 0\n"
        "gc.disable()\n"
        f"for _ in range({REPEATS}):\n"
        "    start = process_time()\n"
        "    for seed in range(matches): play_match(game, players, Random(seed))\n"
        "    best = max(best, matches / (process_time() - start))\n"
        "print(best)"
    )
    fast, slow = (f"matches = {count}\n{code}" for count in (4 * matches, matches // 6))
    runs = {"interpreter": lambda: run_with(ROOT / "host", slow)}
    try:
        host = compiled_host()
        runs["compiled"] = lambda: run_with(host, fast)
    except CompilerMissingError as missing:
        report.settings(f"not measured with the rules compiled: {missing}")
    if PEER:
        words = [PEER, str(matches)]
        runs["peer"] = lambda: subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
    if OLD:
        runs["old"] = lambda: run_with(Path(OLD), slow)
    best = dict.fromkeys(runs, 0.0)
    for _ in range(CYCLES):
        for what, run in runs.items():
            times = REPEATS if what == "peer" else 1
            best[what] = max(best[what], *(float(run().split()[-1]) for _ in range(times)))
    plain, compiled = best["interpreter"], best.get("compiled")
    if compiled:
        note = f"{compiled / plain:.2f} times the interpreter's"
        report.figure("  with the rules compiled (mypyc)", compiled, "per second", target, note)
    if compiled and PEER:
        report.figure("  the same by the peer", best["peer"], "per second")
        report.figure("  compiled rules, times the peer", compiled / best["peer"], "", TIMES_THE_PEER)
    if OLD:
        report.figure("  the same by the earlier commit", best["old"], "per second")
        report.figure("  the interpreter, times the earlier commit", plain / best["old"], "", TIMES_THE_OLD)


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
            start = process_time()
            for seed in range(matches):
                play_match(game, players, Random(seed))
            best = max(best, matches / (process_time() - start))
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
            start = process_time()
            work()
            best = min(best, process_time() - start)
    return best / calls * MICRO


@contextmanager
def collector_off() -> Iterator[None]:
    """Turn the garbage collector off: a match makes no cycles, and only the match is measured."""
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


def section(kind: type[Game]) -> FigureSection:
    """The section of one game. Mexican Train has a target, because comparable programs play it too."""
    measured = kind.name == MexicanTrain.name
    work = partial(run, partial(kind, 4), 60 if measured else 20, Target(183, at_least=True) if measured else None)
    return FigureSection(kind.name, f"{Texts().game_name(kind.name)}: speed and size of the rules", work)


SECTIONS = tuple(section(kind) for kind in GAMES.values())
