"""A table of buttons and a simulated hub in one virtual time: real fingers, and the lamps that answer them."""

from __future__ import annotations

import pytest
from tests.referee.slots.press_script import DealtAndPressed, Press
from tests.referee.tables import basic_trains, mexican_train

from roundhouse.games import Game
from roundhouse.games.core.moves import Reveal
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.render import CORAL, WHITE
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

SHORT_MS = 60
LONG_MS = 700
AGAIN_MS = 160
KNOWN_MS = 460
"""After this the hub knows that a short press is no double one, and the host has answered."""
AT_ONCE_MS = 45
"""The button's 25 ms and a frame of the lamps."""


class TableOnSimulatedHub:
    """A table of buttons over a simulated hub."""

    def __init__(self, game: Game, faults: Faults | None = None) -> None:
        self.hub = LockstepHub(faults)
        self.table = TableSession(
            game, [SeatedPlayer(f"P{seat}") for seat in range(game.seats)], hub=self.hub, mode="slots"
        )
        self.run(300)

    def press(self, button: int, gesture: str = PRESS) -> None:
        """Make the gesture on the button, and run until the hub has reported it and has the answer."""
        self.hub.press(button, LONG_MS if gesture == LONG else SHORT_MS)
        if gesture == TWICE:
            self.run(AGAIN_MS)
            self.hub.press(button, SHORT_MS)
        self.run(LONG_MS + 100 if gesture == LONG else KNOWN_MS)

    def run(self, ms: int) -> None:
        """Lets time pass; the table takes what the hub reports."""
        for _ in range(ms // 20):
            self.hub.run(20)
            for event in self.hub.events():
                self.table.handle_hub_event(event)

    def shown(self, button: int, color: tuple[int, int, int], since: int, within: int) -> bool:
        """Whether a lamp had this color at some time between `since` and `within` ms later."""
        frames = self.hub.board.pixels.history
        return any(since <= at <= since + within and colors[button] == color for at, colors in frames)


def reported_round(game: Game, seed: int) -> tuple[list[Press], DealtAndPressed]:
    """The presses of a round, and the tables they come from."""
    both = DealtAndPressed(game, seed)
    both.sit_down()
    for _ in both.rounds(1):
        both.check()
    return both.log, both


@pytest.mark.parametrize(("game", "seed"), [(mexican_train(3, deal=5), 3), (basic_trains(4, deal=9), 11)])
def test_a_round_reported_by_buttons_lights_the_hub_like_the_same_match_dealt_openly(game: Game, seed: int) -> None:
    log, both = reported_round(game, seed)
    fingers = TableOnSimulatedHub(game)
    lamps = fingers.hub.machine.app.lamps
    for press in log:
        begun = fingers.hub.clock.now()
        fingers.press(*press)
        assert fingers.shown(press[0], WHITE, begun, AT_ONCE_MS), press
        assert lamps.scene == fingers.table.output.scene
    for seat in fingers.table.mode.awaited.hands:
        fingers.table.call(Reveal(seat, 0, both.dealt.match.results[0].points[seat]))
    fingers.run(200)
    assert lamps.scene == both.scene == fingers.table.output.scene
    assert fingers.table.referee.match.results == both.dealt.match.results
    assert "w" in lamps.scene.lamps
    assert {"all_aboard", "clatter"} <= set(fingers.hub.sounds)


def test_over_a_bad_cable_every_press_counts_once() -> None:
    game = mexican_train(3, deal=5)
    log, both = reported_round(game, 3)
    fingers = TableOnSimulatedHub(game, Faults(drop=0.15, corrupt=0.1, seed=5))
    for press in log:
        fingers.press(*press)
        fingers.run(600)
    fingers.run(2000)
    assert fingers.table.referee.table == both.slots.referee.table


def test_a_refused_press_flashes_the_lamp_under_the_finger() -> None:
    fingers = TableOnSimulatedHub(mexican_train(3))
    for slot in (2, 6, 9, 2):
        fingers.press(slot)
    begun = fingers.hub.clock.now()
    fingers.press(6)
    assert fingers.hub.sounds[-1] == "refused"
    assert fingers.shown(6, CORAL, begun, 600)
    begun = fingers.hub.clock.now()
    fingers.press(ENGINE, TWICE)
    assert fingers.shown(ENGINE, CORAL, begun, 400)


def test_holding_the_engine_takes_back_on_the_hub_too() -> None:
    fingers = TableOnSimulatedHub(mexican_train(3))
    for slot in (2, 6, 9, 2):
        fingers.press(slot)
    before = fingers.hub.machine.app.lamps.scene
    fingers.press(2)
    assert fingers.hub.machine.app.lamps.scene != before
    fingers.press(ENGINE, LONG)
    assert fingers.hub.machine.app.lamps.scene == before
