"""A round goes on over a hub that is reset in its middle, as if nothing had been."""

from tests.pico.table_on_pico import HELLO_MS, Round, fall_silent
from tests.referee.tables import station
from tools.pico.emulation.emulated import EmulatedPico
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image

from roundhouse.hub.hub import ConnectionState

AT_CALL = 14


def reset(hub: PicoHub, call: int) -> None:
    """In silence: a sound that breaks off with its hub is heard as far as it came, and not again."""
    if call == AT_CALL:
        fall_silent(hub.pico, hub.run)
        hub.pico.reset()
        hub.run_until(ConnectionState.LOST, HELLO_MS)
        hub.run_until(ConnectionState.CONNECTED, HELLO_MS)


def test_after_a_reset_in_mid_round_the_lamps_heal_and_every_cue_is_heard_once(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        played = Round(pico, station(3, set=6), reset)
        assert played.calls > AT_CALL + 5
        assert played.lamps_wrong == []
        assert len(played.heard_at()) == len(played.called_for) > 10
        assert (pico.resets, pico.faults) == (1, [])
