"""A round goes on over a cable that is pulled and put back, and over a hub that is reset, as if nothing had been."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.pico.table_on_pico import HELLO_MS, Round, fall_silent
from tests.referee.tables import mexican_train, station
from tools.pico.emulated import EmulatedPico
from tools.pico.image import Image
from tools.pico.lockstep import PicoHub

from roundhouse.games import Game
from roundhouse.hub.hub import ConnectionState

AT_CALL = 7
ONCE_MORE_AT = 14


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
    fall_silent(hub.pico, hub.run)
    hub.pico.reset()
    hub.run_until(ConnectionState.LOST, HELLO_MS)
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)


class Disturbed:
    """What happens to the hub at which call, and how it stands with it `then`."""

    def __init__(self, happens: dict[int, Callable[[PicoHub], None]]) -> None:
        self.happens = happens
        self.then: list[ConnectionState] = []

    def __call__(self, hub: PicoHub, call: int) -> None:
        if call in self.happens:
            self.happens[call](hub)
            self.then.append(hub.state)


@pytest.mark.parametrize(
    ("game", "later"), [(mexican_train, pull_it_for_long), (station, reset)], ids=lambda each: each.__name__
)
def test_in_mid_round_the_lamps_heal_and_every_cue_is_heard_once(
    hub_image: Image, game: Callable[..., Game], later: Callable[[PicoHub], None]
) -> None:
    with EmulatedPico(hub_image) as pico:
        disturbed = Disturbed({AT_CALL: pull_the_cable, ONCE_MORE_AT: later})
        played = Round(pico, game(3, set=6), disturbed)
        assert disturbed.then == [ConnectionState.CONNECTED, ConnectionState.CONNECTED]
        assert played.calls > ONCE_MORE_AT + 5
        assert played.lamps_wrong == []
        assert len(played.heard_at()) == len(played.called_for) > 10
        assert (pico.resets, pico.faults) == (1 if later is reset else 0, [])
