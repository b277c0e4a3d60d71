"""Host and hub in virtual time: scenes are shown and cues sound once, whatever the cable does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import examples

from roundhouse.hub import ConnectionState
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.scene import BELL, CLATTER, REFUSED, WARNING, WHISTLE, Cue, Scene
from roundhouse_hub.ticks import LAST

BAD_DAY = Faults(drop=0.1, corrupt=0.05, delay=10, unplug=4, away=1, seed=11)
ORDER = [WHISTLE, CLATTER, CLATTER, WARNING, REFUSED, BELL]


def scene(turn: int) -> Scene:
    return Scene("cccc.........", "1234.........", turn, 5)


def play(hub: LockstepHub, seconds: int = 30) -> None:
    """A table that changes its scene each second and sounds something every other one."""
    for second in range(seconds):
        hub.show(scene(second % 4))
        if second % 2 == 0:
            hub.sound(Cue(ORDER[second // 2 % len(ORDER)], second % 4))
        hub.run(1000)
    hub.run(6000)


def connected_hub(faults: Faults | None = None) -> LockstepHub:
    hub = LockstepHub(faults)
    hub.run(300)
    return hub


bad_days = st.builds(
    Faults,
    drop=st.floats(0, 0.4),
    corrupt=st.floats(0, 0.4),
    delay=st.integers(0, 80),
    unplug=st.sampled_from([0, 0.5, 1.5, 4]),
    away=st.sampled_from([0.05, 0.6, 2]),
    seed=st.integers(0, 1000),
)


@examples(25)
@given(bad_days)
def test_after_any_faults_the_lamps_are_right_and_no_sound_played_twice(faults: Faults) -> None:
    hub = LockstepHub(faults)
    asked = [ORDER[second % len(ORDER)] for second in range(12)]
    for second, name in enumerate(asked):
        hub.show(scene(second % 4))
        assert hub.sound(Cue(name, -1))
        hub.run(500)
    hub.machine.mend()
    hub.run(3000)
    assert hub.state is ConnectionState.CONNECTED
    assert hub.machine.app.lamps.scene == scene(11 % 4)
    left = iter(asked)
    assert all(name in left for name in hub.sounds), "in order, each once"
    if hub.counters["stale"] == 0:
        assert hub.sounds == asked


def test_equal_seeds_make_equal_runs() -> None:
    runs = []
    for _ in range(2):
        hub = LockstepHub(BAD_DAY)
        play(hub, 10)
        runs.append((hub.board.pixels.history, bytes(hub.board.audio.played), hub.events(), hub.counters))
    assert runs[0] == runs[1]


def test_the_clock_may_wrap_in_the_middle_of_a_game() -> None:
    hub = LockstepHub(start=LAST - 5000)
    play(hub, 10)
    assert hub.sounds == ORDER[:5]
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
