"""The whole hub on stand-ins: from a button to the host, from the host to lamps and sound."""

from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import Cue, Scene
from roundhouse_hub.link.messages import cue_message, scene_message
from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.ticks import LAST_TICK
from roundhouse_standins.bench import ready
from roundhouse_standins.constant_sounds import ConstantLibrary

SCENE = Scene("ccoo.........", "12m3.........", 1, 10)


def shown(scene=SCENE, **options):
    made = ready(**options)
    made.host.send(scene_message(scene))
    made.run(50)
    return made


def test_a_scene_is_shown_within_20_ms():
    made = ready()
    made.board.pixels.forget()
    sent = made.clock.now()
    made.host.send(scene_message(SCENE))
    made.run(20)
    at, colors = made.board.pixels.history[-1]
    assert at - sent <= 20
    assert colors == render.colors(SCENE, at)


def test_a_press_is_answered_by_its_lamp_before_the_host_speaks():
    made = shown()
    made.board.buttons.press(0)
    made.run(25)
    assert made.board.pixels.now[0] == render.WHITE
    made.run(400)
    assert made.board.pixels.now[0] != render.WHITE


def test_gestures_reach_the_host_with_their_time():
    made = ready()
    felt = made.clock.now()
    for button, held, rest in ((12, 80, 100), (12, 80, 400), (3, 700, 100)):
        made.tap(button, held)
        made.run(rest)
    told = made.received("press")
    assert [(message["b"], message["g"]) for message in told] == [
        (12, "down"),
        (12, "down"),
        (12, "twice"),
        (3, "down"),
        (3, "long"),
    ]
    assert 0 < told[0]["t"] - felt <= 25


def test_a_refusal_sounds_and_flashes_its_lamp_and_no_other_cue_does():
    for name, lamp, flashes in (("refused", 2, True), ("warning", 0, False)):
        made = shown()
        made.board.pixels.forget()
        made.host.send(cue_message(Cue(name, lamp)))
        made.run(300)
        assert made.heard == [name]
        assert any(colors[lamp] == render.CORAL for _, colors in made.board.pixels.history) == flashes


def test_a_table_goes_on_across_the_wrap_of_the_clock():
    made = ready(start=LAST_TICK - 3000)
    for number in range(10):
        scene = Scene(SCENE.lamps, SCENE.colors, number % 2, 10)
        made.host.send(scene_message(scene))
        made.host.send(cue_message(Cue("bell", -1)))
        made.tap(3)
        made.run(640)
        at, colors = made.board.pixels.history[-1]
        assert colors == render.colors(scene, at)
        assert made.app.lamps.hosted
    assert made.clock.now() < 5000
    assert made.heard == ["bell"] * 10
    assert [message["g"] for message in made.received("press")] == ["down", "press"] * 10
    assert made.starts == 1 and made.app.faults.count == 0 and not made.board.watchdog.expired


def test_a_scene_sets_the_volume():
    made = shown(Scene(SCENE.lamps, SCENE.colors, 1, 0), record=True)
    made.send("cue", name="clatter", slot=-1)
    made.run(100)
    assert made.heard == ["clatter"]
    assert made.board.audio.first_sound_after(0) is None


def test_settings_are_saved_only_after_a_sound_has_left_the_amplifier():
    made = shown(
        Scene(SCENE.lamps, SCENE.colors, -1, 2),
        library=ConstantLibrary(long=(3000, RATE)),
        scores={"whistle": ((0, "long", 256),)},
    )
    for _ in range(12):
        made.host.send(cue_message(Cue("whistle", -1)))
        made.run(950)
    assert made.flash.writes == 0
    # The stand-in raises an error if a single frame is still queued.
    made.run(1000)
    assert made.flash.writes == 1 and made.received("trouble") == []


def test_a_missing_sample_is_reported_once():
    made = ready(scores={"bell": ((0, "gone", 256),)})
    for _ in range(2):
        made.send("cue", name="bell", slot=-1)
    troubles = [(message["code"], message["sample"]) for message in made.received("trouble")]
    assert troubles == [("no-sample", "gone")]
