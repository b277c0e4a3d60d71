"""A round goes on over a cable that is pulled and put back, and over a hub that is reset, as if nothing had been."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.pico.table_on_pico import HELLO_MS, SOUND_MS, Round
from tests.referee.tables import mexican_train, station
from tools.pico.emulated import EmulatedPico
from tools.pico.image import Image
from tools.pico.lockstep import PicoHub

from roundhouse.games import Game
from roundhouse.hub.hub import ConnectionState

AT_CALL = 7


def pull_the_cable(hub: PicoHub) -> None:
    """Pulled in the middle of whatever sounds, and put back before the hub takes itself for alone."""
    hub.unplug()
    hub.run(800)
    hub.plug()
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)


def pull_it_for_long(hub: PicoHub) -> None:
    """The hub is a toy by then, and its lamps say so."""
    hub.unplug()
    hub.run(3600)
    hub.plug()
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)


def reset(hub: PicoHub) -> None:
    """In silence: a sound that breaks off with its hub is heard as far as it came, and not again."""
    hub.run(SOUND_MS)
    hub.pico.reset()
    hub.run_until(ConnectionState.LOST, HELLO_MS)
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)


class Disturbed:
    """What happens to the hub at one of the calls, and how it stands with it `then`."""

    def __init__(self, happens: Callable[[PicoHub], None]) -> None:
        self.happens = happens
        self.then: list[ConnectionState] = []

    def __call__(self, hub: PicoHub, call: int) -> None:
        if call == AT_CALL:
            self.happens(hub)
            self.then.append(hub.state)


@pytest.mark.parametrize(
    ("game", "happens"),
    [
        (mexican_train, pull_the_cable),
        (station, pull_the_cable),
        (mexican_train, pull_it_for_long),
        (station, reset),
    ],
    ids=lambda each: each.__name__,
)
def test_in_mid_round_the_lamps_heal_and_every_cue_is_heard_once(
    hub_image: Image, game: Callable[..., Game], happens: Callable[[PicoHub], None]
) -> None:
    with EmulatedPico(hub_image) as pico:
        disturbed = Disturbed(happens)
        played = Round(pico, game(3, set=6), disturbed)
        assert disturbed.then == [ConnectionState.CONNECTED]
        assert played.lamps_wrong == []
        assert len(played.heard_at()) == len(played.called_for) > 10
        assert pico.resets == (1 if happens is reset else 0)
