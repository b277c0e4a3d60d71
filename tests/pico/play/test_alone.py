"""A hub without a computer: a whole round by its buttons alone, and the next one begun.

The host's slots-only referee gets the same presses. It says what every lamp shows and which sounds play.
"""

from collections.abc import Iterator

import pytest
from tests.pico.table_on_pico import fall_silent, shown_after
from tests.referee.modes.standalone_comparison import host_game
from tests.referee.tables import RecordingHub
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.image import Image
from tools.pico.observing import expected_lamps
from tools.pico.observing.cue_matcher import follow

from roundhouse.games.core.moves import Reveal
from roundhouse.hub.events import ButtonEvent
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse_hub.buttons.debounce import Debounce
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.lamps.render import REFUSED_MS
from roundhouse_hub.lamps.scene import CLOSED, ENGINE, NOWHERE, OPEN, REFUSED, WARNING, WHISTLE, Scene
from roundhouse_hub.lamps.winner_show import WINNER_SHOW_MS
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

ANN, BO = 8, 3  # the slots at which they sit
MEXICAN_TRAIN, DOUBLE_6 = 0, 6  # the slots of that game and that set, in the menu
MENU_MS = 3100
PRESS_MS = 50
LONG_MS = 650
BETWEEN_MS = 80  # two presses that are meant as one gesture
TOLD_MS = 420  # a press is one, not the first of two; what it means has been done, and shown
AT_ONCE_MS = 30


class ChargedHub:
    """A hub that a charger switched on, and the referee that knows what is right."""

    def __init__(self, pico: EmulatedPico) -> None:
        self.pico = pico
        self.remembering = RecordingHub()
        seats = [SeatedPlayer("Ann"), SeatedPlayer("Bo")]
        self.referee = TableSession(
            host_game("mexican-train", 2, 6), seats, Chance("1"), hub=self.remembering, mode="slots"
        )
        self.sounds: list[str] = []
        self.lamps_wrong: list[str] = []
        self.felt_at = self.let_go_at = 0.0
        """When the last finger came to its button, and when it left it."""
        self.passed_after = self.chosen_after = 0.0
        """How long after the second press for a pass the lamp was open, and how long after a press in the menu."""

    def hold(self, button: int, ms: float) -> None:
        self.felt_at = self.pico.now
        self.pico.press(button, bounce_ms=3, seed=button)
        self.pico.run(ms)
        self.let_go_at = self.pico.now
        self.pico.release(button, bounce_ms=3, seed=button + 1)

    def finger(self, button: int, gesture: str = PRESS) -> None:
        """A gesture, and the time until it is known to be that."""
        self.hold(button, LONG_MS if gesture == LONG else PRESS_MS)
        if gesture == TWICE:
            self.pico.run(BETWEEN_MS)
            self.hold(button, PRESS_MS)
        self.pico.run(TOLD_MS)

    def press(self, button: int, gesture: str = PRESS) -> None:
        self.finger(button, gesture)
        self.referee.handle_hub_event(ButtonEvent(button, gesture, ticks=0))
        heard = [cue.name for cue in self.remembering.cues]
        self.sounds += heard
        for seat in self.referee.mode.awaited.hands:
            self.referee.call(Reveal(seat, 0, 2 * self.left(seat)))
        self.remembering.cues.clear()
        if REFUSED in heard:
            self.pico.run(REFUSED_MS)
        if self.between_rounds:
            self.pico.run(WINNER_SHOW_MS)

    def look(self) -> None:
        wrong = expected_lamps.wrong_lamps(self.referee.output.scene, self.pico)
        if wrong:
            self.lamps_wrong.append(wrong)

    def open_menu(self) -> None:
        """The engine, held, opens it."""
        self.hold(ENGINE, MENU_MS)
        self.pico.run(TOLD_MS)

    def sit_down(self) -> None:
        """Mexican Train with a double-6 set, after another game was chosen, from the menu to Ann's and Bo's slots."""
        self.open_menu()
        self.finger(BO)
        chosen = Scene("...o.........", "...4.........", NOWHERE, self.referee.output.scene.volume)
        self.chosen_after = shown_after(self.pico, chosen, BO, self.let_go_at)
        self.finger(MEXICAN_TRAIN)
        self.finger(DOUBLE_6)
        self.finger(ENGINE)
        self.look()
        self.play((ANN, PRESS))
        self.press(BO)
        self.finger(ENGINE)
        self.look()

    def play(self, *gestures: tuple[int, str]) -> None:
        """Gestures one after another, with a look at the lamps after each."""
        for button, gesture in gestures:
            self.press(button, gesture)
            self.look()

    def pass_for(self, slot: int) -> None:
        """The engine is pressed twice, which opens that slot's train."""
        assert self.referee.output.scene.lamps[slot] == CLOSED
        self.press(ENGINE, TWICE)
        assert self.referee.output.scene.lamps[slot] == OPEN
        self.passed_after = shown_after(self.pico, self.referee.output.scene, slot, self.felt_at)
        self.look()

    @property
    def between_rounds(self) -> bool:
        return self.referee.referee.position is None

    def left(self, seat: int) -> int:
        position = self.referee.referee.position
        assert position is not None
        return position.count(seat)


@pytest.fixture(scope="module")
def hub(hub_image: Image) -> Iterator[ChargedHub]:
    """No computer, no cable that speaks: Ann and Bo sit down, play a whole round, and begin the next one."""
    with EmulatedPico(hub_image, plugged=False) as pico:
        pico.run(400)
        hub = ChargedHub(pico)
        hub.sit_down()
        hub.play((ANN, PRESS))  # she leads
        hub.play((ANN, PRESS), (BO, PRESS))
        hub.play((ANN, LONG), (ANN, PRESS))  # a double, and what follows it
        hub.play((ENGINE, PRESS))  # Bo draws, and cannot play
        hub.pass_for(BO)  # his marker goes up
        hub.play((ANN, PRESS))
        hub.play((ENGINE, PRESS), (ANN, PRESS))  # he draws again and is refused: her train is closed
        hub.play((BO, PRESS), (ENGINE, LONG), (BO, PRESS))  # the marker comes down; a mistake; or not
        while hub.left(0) > 1:
            hub.play((ANN, PRESS), (BO, PRESS))
        hub.play((ANN, PRESS))  # her last one: she has won
        assert hub.between_rounds
        hub.play((ENGINE, PRESS))
        assert not hub.between_rounds
        fall_silent(pico, pico.run)
        yield hub


def test_a_whole_round_by_buttons_alone_and_the_next_one(hub: ChargedHub) -> None:
    assert hub.lamps_wrong == []
    assert {"all_aboard", "starting", "clatter", "refused", "warning", "bell"} <= set(hub.sounds)
    chosen = [WARNING, WHISTLE, *["marker"] * 4]
    sat = hub.sounds[:2]
    follow(hub.pico.recording(), [*chosen, *sat, "marker", *hub.sounds[2:]], hub.referee.output.scene.volume)
    assert hub.pico.faults == []
    assert hub.pico.resets == 0


def test_the_second_press_for_a_pass_turns_bos_lamp_open_within_30_ms(hub: ChargedHub) -> None:
    assert 0 < hub.passed_after < AT_ONCE_MS


def test_press_slot_3_in_the_menu_and_lamp_3_turns_open_within_30_ms_of_its_being_one_press(hub: ChargedHub) -> None:
    assert 0 < hub.chosen_after - Debounce.OPEN_MS - Gestures.TWICE_MS < AT_ONCE_MS
