"""Press, and see what it means: the host hears it, its referee rules, and a lamp turns open."""

from __future__ import annotations

from tests.pico.table_on_pico import connected, shown_after
from tests.referee.standalone_comparison import host_game
from tools.pico.emulated import EmulatedPico

from roundhouse.hub.events import ButtonEvent
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse_hub.lamps.scene import CLOSED, ENGINE, OPEN
from roundhouse_hub.link.messages import PRESS

ANN, BO = 8, 3  # the slots at which they sit
PRESS_MS = 50
SHOWN_MS = 500
AT_ONCE_MS = 70
"""From a press to its line, from a scene's line to the lamp, and what waits behind other lines in between."""


class Table:
    """A hub on the emulated Pico, and the real referee at the other end of its cable. It is Bo's turn: he has drawn."""

    def __init__(self, pico: EmulatedPico) -> None:
        self.pico = pico
        self.hub = connected(pico)
        seats = [SeatedPlayer("Ann"), SeatedPlayer("Bo")]
        self.referee = TableSession(host_game("mexican-train", 2), seats, Chance("1"), hub=self.hub, mode="slots")
        for slot in (ANN, BO, ANN, ANN, ENGINE):
            self.referee.handle_hub_event(ButtonEvent(slot, PRESS, ticks=0))
        self._run(SHOWN_MS)
        self.pressed_at = pico.now

    def press(self, button: int) -> None:
        """A finger, which is lifted again soon."""
        self.pressed_at = self.pico.now
        self.hub.press(button, PRESS_MS, bounce_ms=2, seed=button)
        self._run(2 * PRESS_MS)

    def lamp(self, slot: int) -> str:
        """What the referee says that a lamp shows."""
        shown: str = self.referee.output.scene.lamps[slot]
        return shown

    def shown_after(self, slot: int) -> float:
        """How long after the last press a lamp began to show that."""
        self._run(SHOWN_MS)
        return shown_after(self.pico, self.referee.output.scene, slot, self.pressed_at)

    def _run(self, ms: int) -> None:
        for _ in range(ms):
            self.hub.run(1)
            for event in self.hub.events():
                self.referee.handle_hub_event(event)


def test_bo_presses_twice_to_pass_and_lamp_3_turns_open(pico: EmulatedPico) -> None:
    table = Table(pico)
    assert table.lamp(BO) == CLOSED
    table.press(ENGINE)
    table.press(ENGINE)
    assert table.lamp(BO) == OPEN
    assert 0 < table.shown_after(BO) < AT_ONCE_MS
