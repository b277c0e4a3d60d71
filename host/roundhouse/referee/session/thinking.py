"""Computer players think of a move, or of advice: at once, or in a process of its own while the screen goes on.

The process is sent what the player sees and says what it thinks of its legal moves; it knows nothing else of the table.
It ends with this program, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from roundhouse.games.core.position import Position
from roundhouse.players import PLAYERS, Advised, Player, moves_of
from roundhouse.players.jobs import Link

SECONDS: Final = 1.0
"""The time for which a slow player usually thinks about a move where somebody watches."""
AT_A_TABLE: Final = 4
"""The number of slow players that have the whole time each; more of them share what these have."""
Thought = Callable[[], Sequence[Advised] | None]
"""The moves that were thought of, the best first; None until then."""


def shared(seconds: float, thinkers: int) -> float:
    """The time that each of the slow players at a table has for a move.

    >>> shared(1.0, 2), shared(1.0, 8)
    (1.0, 0.5)
    """
    return seconds * min(1.0, AT_A_TABLE / max(1, thinkers))


class Thinker:
    """Thinks at once: the caller waits for the move.

    `seconds` is the time for a move; without it, a player thinks within its usual budget, which no clock decides.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds

    def think_for(self, seconds: float | None) -> None:
        """None leaves the time as it is."""
        self.seconds = seconds or self.seconds

    def begin(self, player: Player, view: Position, seat: int, thinkers: int = 1) -> Thought:
        """Have `player` think of the move for `seat`; `thinkers` is how many slow players there are at the table."""
        seconds = self.seconds

        def thought() -> Sequence[Advised]:
            if seconds is not None:
                player.think_for(shared(seconds, thinkers))
            return player.advice(view, moves_of(view, seat))

        return thought

    def close(self) -> None:
        """Nobody wants to know anymore."""


class _Task(NamedTuple):
    number: int
    player: str
    seed: int
    seconds: float
    view: Position
    seat: int


class _Found(NamedTuple):
    """The thought of a player, each move by its place among the legal ones."""

    task: int
    advised: tuple[tuple[int, float | None], ...]


class BesideThinker(Thinker):
    """Has slow players think in a process of their own, which begins when it is first needed.

    Only what was begun last is thought of to its end: the table has moved on from the others.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(seconds)
        self._process: BaseProcess | None = None
        self._link: Link | None = None
        self._numbers = count()

    def begin(self, player: Player, view: Position, seat: int, thinkers: int = 1) -> Thought:
        """Think at once where no process can be started."""
        at_once = super().begin(player, view, seat, thinkers)
        legal = moves_of(view, seat)
        if not player.slow or len(legal) == 1:
            return at_once
        seconds = shared(self.seconds or SECONDS, thinkers)
        task = _Task(next(self._numbers), player.name, player.random.getrandbits(32), seconds, view, seat)
        try:
            link = self._connected()
            link.send(task)
        except OSError:
            self.close()
            return at_once

        def thought() -> Sequence[Advised] | None:
            try:
                while link.poll():
                    found: _Found = link.recv()
                    if found.task == task.number:
                        return [Advised(legal[move], cost) for move, cost in found.advised]
            except (EOFError, OSError):
                self.close()
                return at_once()
            return None

        return thought

    def _connected(self) -> Link:
        if self._link is None:
            context = get_context("spawn")
            self._link, there = context.Pipe()
            self._process = context.Process(target=_think, args=(there,), name="thinker", daemon=True)
            self._process.start()
            there.close()
        return self._link

    def close(self) -> None:
        if self._link is not None:
            self._link.close()
            self._link = None
        if self._process is not None and self._process.pid is not None:
            self._process.terminate()
        self._process = None


def _think(link: Link) -> None:
    """Run in the process until the other end is closed: one task after the other, the latest first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program at the other end
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(5)  # the frames come first
    with suppress(EOFError, OSError):
        while True:
            task: _Task = link.recv()
            while link.poll():
                task = link.recv()  # the table has moved on
            player = PLAYERS[task.player](task.seed)
            player.think_for(task.seconds)
            legal = moves_of(task.view, task.seat)
            advised = player.advice(task.view, legal)
            link.send(_Found(task.number, tuple((legal.index(each.move), each.cost) for each in advised)))
