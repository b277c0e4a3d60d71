"""Safe mode: what leads to it, what the hub still does in it, and what ends it."""

from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_hub.recovery.faults import START
from roundhouse_standins.bench import Bench, ready, safe_bench
from roundhouse_standins.constant_sounds import ConstantLibrary

SCENE = Scene("ccoo.........", "12m3.........", 1, 5)


def test_repeated_failures_restart_the_hub_and_three_crashes_mean_safe_mode():
    made = ready()
    made.host.send(scene_message(SCENE))
    for crash in (1, 2, 3):
        made.host.send(scene_message(SCENE))
        made.run(100)
        made.spoil("pixels", "show", 3)
        made.run(3000)
        assert made.starts == 1 + crash
        assert made.left == ["restart"] * crash
    assert made.app.faults.safe
    made.run(2000)
    assert "e" in made.received("hello")[-1]
    assert made.received("hello")[-1]["parts"] == "l"
    trouble = made.received("trouble")[-1]
    assert (trouble["code"], trouble["count"], trouble["part"]) == ("safe-mode", 3, "lamps")


def test_an_app_that_cannot_even_start_ends_in_safe_mode():
    made = Bench(library=ConstantLibrary())
    made._sounds = {"nonsense": 1}
    made.power_on()
    made.run(3000)
    assert made.left == ["restart"] * 3
    assert made.app.faults.safe
    assert made.app.faults.entries[0][0] == START + 1


def test_in_safe_mode_the_hub_answers_but_plays_and_sets_nothing():
    made = safe_bench()
    made.send("status")
    assert made.received("status")[0]["safe"] == 1
    made.send("settings")
    assert made.received("settings")[0]["vol"] == 5
    troubles = len(made.received("trouble"))
    made.send("settings", vol=7)
    made.send("scene")
    made.send("cue", name="bell", slot=-1)
    made.send("selftest")
    made.send("dance")
    assert made.received("settings")[1]["vol"] == 5
    assert made.received("trouble")[troubles:] == [{"k": "trouble", "code": "unknown-message", "kind": "dance"}]
    assert made.board.audio.frames == 0


def test_safe_mode_ends_when_the_host_asks():
    made = safe_bench()
    made.send("restart")
    made.run(1000)
    assert made.left == ["restart"]
    assert not made.app.faults.safe
    made.run(1000)
    made.send("status")
    assert made.received("status")[-1]["safe"] == 0


def test_safe_mode_ends_after_five_good_minutes():
    made = safe_bench()
    made.run(298000)
    assert made.left == []
    made.run(3000)
    assert made.left == ["restart"]
    assert not made.app.faults.safe


def test_safe_mode_survives_failing_lamps_without_wearing_out_the_flash():
    made = safe_bench()
    writes = made.flash.writes
    made.spoil("pixels", "show", 10000)
    made.run(20000)
    made.send("status")
    assert made.received("status")[-1]["faults"] > 0
    assert made.left == []
    made.app.step = None
    for _ in range(20):
        made.run(500)
        made.app.step = None
    assert len(made.left) > 3
    assert made.flash.writes - writes <= 2


def test_in_safe_mode_ctrl_c_leaves_too():
    made = safe_bench()
    made.board.serial.host_write(b"\r\x03")
    made.run(150)
    assert made.left == ["prompt"]
