"""Whether there is a hub, in a word, in a sentence, and in whether it is heard by itself."""

from types import SimpleNamespace
from typing import Any

import pytest

from roundhouse.hub.events import HubInfo
from roundhouse.hub.hub import ConnectionState
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.table.hub_state import HubState, hub_state, hub_text, sounds_by_itself


def hub(address: str, state: ConnectionState, info: HubInfo | None = None) -> Any:
    return SimpleNamespace(address=address, state=state, info=info)


REAL = "/dev/ttyACM0"


@pytest.mark.parametrize(
    ("found", "state", "said", "heard"),
    [
        (None, "missing", "No hub", False),
        (hub("sim://kitchen", ConnectionState.CONNECTED), "simulated", "No hub: simulated", False),
        (hub(REAL, ConnectionState.CONNECTED, HubInfo(name="Toby")), "connected", "Hub: Toby", True),
        (hub(REAL, ConnectionState.CONNECTED, HubInfo()), "connected", f"Hub: {REAL}", True),
        (hub(REAL, ConnectionState.CONNECTING), "lost", "The hub is gone. Is it plugged in?", True),
        (hub(REAL, ConnectionState.LOST), "lost", "The hub is gone. Is it plugged in?", False),
    ],
)
def test_each_state_of_the_hub_has_its_text_and_says_who_sounds(
    found: Any, state: HubState, said: str, heard: bool
) -> None:
    assert hub_state(found) == state
    assert hub_text(Texts(), found, state) == said
    assert sounds_by_itself(found) is heard


def test_while_it_is_looked_for_none_is_missing() -> None:
    assert hub_state(None, searching=True) == "looking"
    assert hub_text(Texts(), None, "looking") == "Looking for a hub"


def test_a_pico_that_waits_for_its_image_is_told_of_until_there_is_a_hub() -> None:
    for found in (None, hub("sim://", ConnectionState.CONNECTED)):
        assert hub_state(found, picos_waiting=True) == "unflashed"
    assert hub_text(Texts(), None, "unflashed") == "A Pico waits for its image: `roundhouse flash`"
    assert hub_state(hub(REAL, ConnectionState.CONNECTED), picos_waiting=True) == "connected"
