"""A table of buttons and a simulated hub in one virtual time: real fingers, and the lamps that answer them."""

import pytest
from tests.referee.modes.press_script import DealtAndPressed, Press
from tests.referee.tables import basic_trains, mexican_train

from roundhouse.games import Game
from roundhouse.games.core.moves import Reveal
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.render import WHITE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

SHORT_MS = 60
LONG_MS = 700
AGAIN_MS = 160
KNOWN_MS = 460
"""After this the hub knows that a short press is no double one, and the host has answered."""
AT_ONCE_MS = 45
"""The button's 25 ms and a frame of the lamps."""


class TableOnSimulatedHub:
    def __init__(self, game: Game) -> None:
        self.hub = LockstepHub()
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
