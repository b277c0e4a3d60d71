"""A computer that sleeps while the hub has power: the hub plays on, and the link comes back with the computer."""

from collections.abc import Iterator

import pytest
from tests.pico import firmware_overrides
from tests.pico.play import test_alone
from tests.pico.table_on_pico import HELLO_MS, connected, hub_with, pressed, wrong_lamps
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image
from tools.pico.observing import probe

from roundhouse.hub.events import Connected, HubStatus
from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import DOWN, PRESS
from roundhouse_hub.link.service import STATUS

BEFORE = Scene("coc.........c", "12m..........", 0, 5)
BETWEEN_MS = 1400
PRESSED_MS = 60
LAMP_MS = 25
ALONE_MS = 3200  # without a host for so long, the hub is alone
BITES_MS = 8400  # the watchdog
RESETS_MS = 8000  # three crashes

PRINTS = """
import time
time.sleep_ms(200)
began = time.ticks_ms()
print('x' * 2000)
took = time.ticks_diff(time.ticks_ms(), began)
"""


@pytest.fixture
def hub(hub_image: Image) -> Iterator[PicoHub]:
    """A hub in the middle of a round."""
    with hub_with(hub_image, BEFORE, 150) as made:
        yield made


def lamp_after(pico: EmulatedPico, button: int) -> float:
    before, since = pico.lamps[button], pico.now
    pico.press(button)
    pico.run_until(lambda: pico.lamps[button] != before, 500)
    took = pico.now - since
    pico.run(PRESSED_MS)
    pico.release(button)
    pico.run(BETWEEN_MS - took - PRESSED_MS)
    return took


def meets_again(hub: PicoHub) -> None:
    """The computer is back, and all is as it was; nothing is told of what was pressed in between."""
    hub.run(300)
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)
    hub.run(500)
    events = hub.events()
    assert pressed(events) == []
    assert isinstance(events[-1], Connected)
    hub.press(7)
    hub.run(700)
    assert pressed(hub.events()) == [(7, DOWN), (7, PRESS)]
    assert wrong_lamps(hub) == ""
    assert hub.pico.resets == 0


@pytest.mark.parametrize(("pulled", "presses"), [(False, 10), (True, 2)])
def test_presses_in_sleep_or_without_data_lines_are_shown_at_once_and_never_told(
    hub: PicoHub, pulled: bool, presses: int
) -> None:
    if pulled:
        hub.unplug()
    else:
        hub.pico.sleep()
    hub.pico.run(5)
    took = [lamp_after(hub.pico, 3 + turn % 8) for turn in range(presses)]
    assert max(took) <= LAMP_MS
    hub.pico.run(ALONE_MS)
    if pulled:
        hub.plug()
    else:
        hub.pico.wake()
    meets_again(hub)


def test_a_computer_that_wakes_without_saying_so_is_noticed(hub: PicoHub) -> None:
    hub.pico.sleep()
    hub.pico.run(ALONE_MS)
    hub.pico.wake(signal=False)
    meets_again(hub)


def test_a_hub_that_is_reset_in_the_middle_of_a_round_shows_it_again(hub: PicoHub) -> None:
    hub.pico.reset()
    hub.run_until(ConnectionState.LOST, HELLO_MS)
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)
    hub.run(500)
    hub.press(7)
    hub.run(700)
    assert pressed(hub.events()) == [(7, DOWN), (7, PRESS)]
    assert (wrong_lamps(hub), hub.pico.resets) == ("", 1)


def test_the_hubs_own_table_goes_on_beside_a_computer_that_sleeps(hub: PicoHub) -> None:
    hub.pico.sleep()
    hub.pico.run(ALONE_MS)
    alone = test_alone.ChargedHub(hub.pico)
    alone.sit_down()
    alone.play((test_alone.ANN, PRESS))
    assert alone.lamps_wrong == []
    assert hub.pico.resets == 0


def test_safe_mode_goes_on_beside_a_computer_that_sleeps(hub_image: Image) -> None:
    with EmulatedPico(hub_image, flash=firmware_overrides.flash_with(hub_image, firmware_overrides.CRASHES)) as pico:
        pico.run_until(lambda: pico.resets == 3, RESETS_MS, step_ms=10)
        hub = connected(pico)
        hub.request({"k": STATUS})
        pico.sleep()
        since = len(pico.frames)
        pico.run(BITES_MS + 1000)
        assert len(pico.frames) - since > 10  # the engine's lamp flashes the fault's number
        pico.wake()
        hub.run(300)
        hub.run_until(ConnectionState.CONNECTED, HELLO_MS)
        hub.request({"k": STATUS})
        hub.run(500)
        assert [event.safe_mode for event in hub.events() if isinstance(event, HubStatus)][-1]
        assert pico.resets == 3


def test_what_is_printed_while_the_computer_sleeps_is_lost_and_not_waited_for(pico: EmulatedPico) -> None:
    pico.run_until(probe.awaits(pico, probe.HELLO), 2500, step_ms=10)
    probe.into_prompt(pico)
    probe.begin(pico, PRINTS)
    pico.run(50)
    pico.sleep()
    pico.run(1000)
    pico.wake()
    pico.run(300)
    assert probe.value(probe.ask(pico, "print([took])"))[0] < 50
