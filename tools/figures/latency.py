"""Latency in real time: from a finger on the simulated hub through link, referee and journal back to its lamps."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

from tools.figures.report import Report, Section, Target, percentile

from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position, Stage
from roundhouse.hub import ButtonEvent, HubThread
from roundhouse.hub.events import HubEvent
from roundhouse.players import GreedyPlayer, moves_of
from roundhouse.records.journal import Journal, Setup
from roundhouse.referee import Chance, SeatedPlayer, TableSession, train_slots
from roundhouse.simulator.simulated import SimulatedHub
from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import CLOSED, ENGINE, LAMPS, NOWHERE, Scene
from roundhouse_hub.link.messages import DOWN

ADDRESS = "sim://bench"
CALLS = 200
REFUSALS = 20
SEATS = 4
HOLD_MS = 30
BETWEEN_MS = (80, 130)  # from one call to the next: random, to hit all phases of the hub's step
PATIENCE_S = 10.0
MEDIAN, WORST = Target(30), Target(60)


def run(report: Report) -> None:
    """Measures calls made on a press, then presses that the dealt table refuses."""
    with desk() as table:
        report.settings(
            f"{CALLS} calls at a table of {SEATS}, each made when `down` of the engine's button arrives; the hub in a "
            "process of its own; journal on disk; until the lamp of the turn has moved on"
        )
        took = []
        for number in range(CALLS):
            took.append(table.call_ms())
            report.progress("calls", number + 1, CALLS)
        report.figure("finger down to lamps changed, median", percentile(took, 0.5), "ms", MEDIAN)
        report.figure("finger down to lamps changed, 99th percentile", percentile(took, 0.99), "ms", WORST)
        report.settings(f"{REFUSALS} presses of one's own slot that are refused, until the lamp flashes")
        late = []
        for number in range(REFUSALS):
            late.append(table.refusal_ms())
            report.progress("refusals", number + 1, REFUSALS)
        report.figure("finger to refusal shown, median", percentile(late, 0.5), "ms", MEDIAN)
        report.figure("finger to refusal shown, 99th percentile", percentile(late, 0.99), "ms", WORST)


@dataclass
class Desk:
    """A table of people, its hub, and the simulated hand on the hub's buttons."""

    live: TableSession
    far: SimulatedHub
    events: SimpleQueue[HubEvent]
    random: Random

    def call_ms(self) -> float:
        """The milliseconds from a press, through a call that ends the turn, to the change of the lamps."""
        position, move = self._turning_call()
        slots = train_slots(position.game)
        old = slots[position.turn]
        steady = _steady(self.live.output.scene, old)
        time.sleep(self.random.uniform(*BETWEEN_MS) / 1000)
        start = time.perf_counter()
        self.far.press(ENGINE, HOLD_MS)
        self._next(ENGINE, DOWN)
        self.live.call(move)
        # The lamp of the turn flickers in brass; once it is steady in the seat's color, the turn has passed.
        seen = self.far.wait_lamps(lambda lamps: lamps[old] == steady, PATIENCE_S)
        return 1000 * (seen - start)

    def refusal_ms(self) -> float:
        """The milliseconds from a press of the current player, who may not pass, to the refusal on that lamp."""
        position = self._position()
        slot = train_slots(position.game)[position.turn]
        time.sleep((render.REFUSED_MS + self.random.uniform(*BETWEEN_MS)) / 1000)
        start = time.perf_counter()
        self.far.press(slot, HOLD_MS)
        answer = self.live.handle_hub_event(self._next(slot, DOWN))
        if answer is None or answer.allowed:
            raise RuntimeError("a press that the rules refuse was not refused")
        seen = self.far.wait_lamps(lambda lamps: lamps[slot] == render.CORAL, PATIENCE_S)
        return 1000 * (seen - start)

    def _turning_call(self) -> tuple[Position, Move]:
        """A legal move that ends the turn and leaves the old lamp steady; makes other moves until there is one."""
        while True:
            position = self._position()
            move = GreedyPlayer().choose(position, moves_of(position, position.turn))
            after = position.after(move) if move in position.legal() else position
            slot = train_slots(position.game)[position.turn]
            if not after.over and after.turn != position.turn and self._lamp(after, slot) == CLOSED:
                return position, move
            self.live.call(move)

    def _lamp(self, after: Position, slot: int) -> str:
        """The lamp of a train after a move; empty for open trains and open doubles, which have rhythms of their own."""
        train = train_slots(after.game).index(slot)
        return CLOSED if not after.markers >> train & 1 and train not in after.doubles else ""

    def _position(self) -> Position:
        """The current position; begins a new round when the last one is over."""
        live = self.live
        if live.referee.match.over:
            live.undo(live.referee.steps)
        if live.referee.position is None:
            live.mode.begin()
        position = live.referee.position
        assert position is not None and position.stage != Stage.DEALING
        return position

    def _next(self, button: int, gesture: str) -> ButtonEvent:
        """Waits for the next press event of this kind."""
        while True:
            event = self.events.get(timeout=PATIENCE_S)
            if isinstance(event, ButtonEvent) and (event.button, event.gesture) == (button, gesture):
                return event


def _steady(scene: Scene, slot: int) -> tuple[int, int, int]:
    """The color of a closed train's lamp without any other state."""
    closed = scene._replace(lamps=CLOSED * LAMPS, turn=NOWHERE)
    red, green, blue = render.colors(closed, 0)[slot]
    return red, green, blue


@contextmanager
def desk() -> Iterator[Desk]:
    """A table with its hub in another process and its journal in a folder of its own."""
    game = MexicanTrain(SEATS)
    names = ("Ada", "Beatriz", "Caleb", "Dana")
    events: SimpleQueue[HubEvent] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder)) as journal:
        page = journal.open_table(Setup(game.name, {}, [(name, "person") for name in names], "1"))
        with HubThread(ADDRESS, events.put) as hub:
            far = SimulatedHub.at(ADDRESS)
            try:
                hub.wait_connected(PATIENCE_S)
                live = TableSession(game, [SeatedPlayer(name) for name in names], Chance("1"), page, hub)
                yield Desk(live, far, events, Random(1))
            finally:
                far.close()


SECTION = Section("latency", "Hub and host: from a press to the lamps", run)
