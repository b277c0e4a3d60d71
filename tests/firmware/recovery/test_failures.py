"""A subsystem that fails, once or repeatedly: the hub keeps running or restarts, and reports it."""

from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_hub.recovery.faults import LAMPS, LINK, SOUND, START, TABLE, TEST
from roundhouse_hub.sound.mixer import RATE
from roundhouse_standins.bench import ready
from roundhouse_standins.constant_sounds import ConstantLibrary

SCENE = Scene("ccoo.........", "12m3.........", 1, 5)


def shown():
    made = ready()
    made.host.send(scene_message(SCENE))
    made.run(100)
    return made


def function_that_raises(error):
    def fails(*_):
        raise error

    return fails


def test_a_self_test_that_fails_is_logged_and_ends():
    made = ready(held=(0, 1, 2))
    made.app.selftest.step = function_that_raises(ValueError("no such lamp"))  # type: ignore[attr-defined]  # it runs
    made.run(100)
    assert made.app.faults.entries[0][0] == TEST + 1
    assert not made.app.testing
    assert made.starts == 1


def test_lamps_that_fail_once_are_rebuilt_and_show_the_same_scene():
    made = shown()
    made.spoil("pixels", "show")
    made.run(2000)
    assert made.starts == 1
    assert made.app.lamps.scene == SCENE
    assert made.app.lamps.hosted
    assert made.app.faults.entries[0][0] == LAMPS + 1
    assert "(lamps/lamps.py:" in made.app.faults.entries[0][1]
    assert made.app.faults.crashes == 0


def test_a_sound_that_fails_once_is_logged_and_the_next_one_plays():
    made = ready(record=True)
    made.spoil("audio", "write")
    made.send("cue", name="bell", slot=-1)
    made.run(1000)
    assert made.app.faults.entries[0][0] == SOUND + 1
    made.board.audio.forget()
    made.send("cue", name="warning", slot=-1)
    made.run(500)
    assert made.board.audio.loudest() > 0
    assert made.starts == 1


def test_a_rebuilt_player_keeps_the_count_of_underruns():
    made = ready(library=ConstantLibrary(long=(3000, 2 * RATE)), scores={"bell": ((0, "long", 256),)})
    made.send("cue", name="bell", slot=-1)
    made.clock.advance(100)
    made.run(200)
    before = made.app.player
    made.spoil("audio", "write")  # in the middle of the sound
    made.run(500)
    assert made.app.player is not before
    made.send("cue", name="bell", slot=-1)
    made.send("status")
    assert made.received("status")[0]["under"] == made.board.audio.underruns == 2


def test_a_link_that_fails_once_meets_the_host_again():
    made = shown()
    made.spoil("serial", "read")
    made.run(1500)
    made.host.send(scene_message(Scene(SCENE.lamps, SCENE.colors, 0, 5)))
    made.run(1000)
    assert made.app.faults.entries[0][0] == LINK + 1
    assert made.app.lamps.scene.turn == 0


def test_a_press_that_fails_at_the_table_does_not_end_it():
    made = ready(hosted=False)
    made.app.standalone.gesture = function_that_raises(ValueError("no such tile"))
    made.tap(3)
    made.run(500)
    part, text = made.app.faults.entries[0][:2]
    assert part == TABLE + 1
    assert text.startswith("ValueError no such tile (")
    assert made.starts == 1


def test_an_error_is_shown_by_the_lamps_and_reported_once_in_the_next_hello():
    made = ready(hosted=False)
    made.spoil("pixels", "show")
    made.run(3000)
    assert made.app.lamps._fault == LAMPS + 1
    made.power_on()
    made.host.awake = made.hosted = True
    made.run(1000)
    assert made.received("hello")[0]["e"] == LAMPS + 1
    (trouble,) = made.received("trouble")
    assert (trouble["code"], trouble["part"], trouble["times"]) == ("error", "lamps", 1)
    assert trouble["fault"].startswith("OSError")
    made.run(3000)
    made.power_on()
    made.run(1000)
    assert "e" not in made.received("hello")[-1]
    assert len(made.received("trouble")) == 1


def test_an_error_outside_all_subsystems_restarts_the_hub():
    made = ready()
    made.app.step = function_that_raises(RuntimeError("not in any part"))
    made.run(1000)
    assert made.starts == 2
    part, text = made.app.faults.entries[0][:2]
    assert part == START + 1
    assert text.startswith("RuntimeError not in any part (runner.py:")


def test_a_hub_that_was_well_for_a_minute_has_no_crashes_in_a_row():
    made = ready()
    for _ in range(4):
        made.host.send(scene_message(SCENE))
        made.run(100)
        made.spoil("pixels", "show", 3)
        made.run(65000)
    assert made.starts == 5
    assert not made.app.faults.safe
    assert made.app.faults.crashes == 0


def test_the_watchdog_names_the_subsystem_that_hung():
    made = ready()
    made.power_on(reset_part=SOUND)
    made.run(1000)
    assert made.app.faults.entries[0][0] == SOUND + 1
    assert [made.received("trouble")[0][name] for name in ("code", "part", "fault")] == ["error", "sound", "watchdog"]
    assert made.app.faults.crashes == 1


def test_a_file_system_that_hung_at_the_start_is_left_alone_in_safe_mode():
    made = ready()
    made.power_on(reset_part=START)
    made.run(1000)
    made.send("status")
    made.run(300)
    assert [made.received("trouble")[0][name] for name in ("code", "part", "fault")] == [
        "safe-mode",
        "start",
        "watchdog",
    ]
    assert made.received("status")[0]["safe"] == 1
    made.send("restart")
    made.run(1000)
    assert made.left == ["restart"]
    made.power_on()
    assert not made.app.faults.safe


def test_a_stuck_amplifier_restarts_the_hub():
    made = ready()
    made.board.audio.room = lambda: 0
    made.send("cue", name="bell", slot=-1)
    made.run(3500)
    assert made.starts == 2
    assert made.app.faults.entries[0][0] == SOUND + 1
    assert not made.board.watchdog.expired
