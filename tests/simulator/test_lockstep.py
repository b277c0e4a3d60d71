"""Host and hub in virtual time: equal runs, a clock that wraps, and what is refused at once."""

import pytest

from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.scene import CLATTER, REFUSED, WARNING, WHISTLE, Cue, Scene
from roundhouse_hub.ticks import LAST_TICK

ORDER = [WHISTLE, CLATTER, CLATTER, WARNING, REFUSED]


def play(hub: LockstepHub) -> None:
    """Ten seconds of a table that changes its scene each second and sounds something every other one."""
    for second in range(10):
        hub.show(Scene("cccc.........", "1234.........", second % 4, 5))
        if second % 2 == 0:
            hub.sound(Cue(ORDER[second // 2], second % 4))
        hub.run(1000)
    hub.run(6000)


def connected_hub() -> LockstepHub:
    hub = LockstepHub()
    hub.run(300)
    return hub


def test_the_clock_may_wrap_in_the_middle_of_a_game() -> None:
    hub = LockstepHub(start=LAST_TICK - 5000)
    play(hub)
    assert hub.sounds == ORDER
    assert hub.clock.now() < 20_000


def test_a_scene_or_cue_that_no_hub_can_show_is_refused() -> None:
    hub = connected_hub()
    with pytest.raises(ValueError, match="bad-length field=lamps"):
        hub.show(Scene("c", "1", 0, 5))
    with pytest.raises(ValueError, match="unknown-cue got=moo"):
        hub.sound(Cue("moo", -1))


def test_cues_beyond_the_limit_are_refused_at_once() -> None:
    hub = connected_hub()
    taken = sum(hub.sound(Cue(CLATTER, -1)) for _ in range(30))
    hub.run(2000)
    assert 16 <= taken < 30
    assert hub.sounds == [CLATTER] * taken
