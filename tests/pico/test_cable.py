"""What happens to a round when the cable is pulled, when the hub is reset, and when somebody wants the prompt."""

from collections.abc import Iterator

import pytest
from tests.pico.table_on_pico import HELLO_MS, hub_with, wrong_lamps
from tools.pico.cue_matcher import follow
from tools.pico.image import Image
from tools.pico.lockstep import PicoHub

from roundhouse.hub.events import Connected, Lost
from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.lamps.scene import CLATTER, CUES, WARNING, Cue, Scene

BEFORE = Scene("coc.........c", "12m..........", 0, 5)
AFTER = Scene("ooc.........d", "12m.........m", 1, 5)
SOUND_MS = 2500


@pytest.fixture
def hub(hub_image: Image) -> Iterator[PicoHub]:
    """A hub in the middle of a round."""
    with hub_with(hub_image, BEFORE, 150) as made:
        assert wrong_lamps(made) == ""
        yield made


def count_cues(hub: PicoHub, names: list[str]) -> int:
    """How many cues were heard; raises NotAsRenderedError unless they are these, each once."""
    return len(follow(hub.pico.recording(), names, BEFORE.volume))


def test_pull_the_cable_and_put_it_back_and_all_heals(hub: PicoHub) -> None:
    hub.sound(Cue(CLATTER, 0))
    hub.run(100)
    hub.unplug()
    hub.run(400)
    hub.show(AFTER)
    hub.sound(Cue(WARNING, 1))
    hub.run(200)
    hub.plug()
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)
    hub.run(SOUND_MS)
    assert [type(event) for event in hub.events()] == [Lost, Connected]
    assert hub.pico.resets == 0
    assert wrong_lamps(hub) == ""
    assert count_cues(hub, [CLATTER, WARNING]) == 2


def test_reset_the_hub_and_it_comes_back_to_the_scene_and_repeats_no_cue(hub: PicoHub) -> None:
    hub.sound(Cue(CLATTER, 0))
    hub.run(SOUND_MS)
    assert count_cues(hub, [CLATTER]) == 1
    since = hub.pico.now
    hub.pico.reset()
    hub.show(AFTER)
    hub.run_until(ConnectionState.LOST, HELLO_MS)
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)
    hub.run(500)
    assert wrong_lamps(hub) == ""
    hub.sound(Cue(WARNING, 1))
    hub.run(SOUND_MS)
    assert len(follow(hub.pico.recording(since), [WARNING], AFTER.volume)) == 1
    assert hub.pico.reset_causes == ["reset"]


def test_cues_one_after_the_other_sound_as_they_are_rendered(hub: PicoHub) -> None:
    for name in CUES[:4]:
        hub.sound(Cue(name, -1))
        hub.run(250)
    hub.run(4500)
    assert count_cues(hub, list(CUES[:4])) == 4
