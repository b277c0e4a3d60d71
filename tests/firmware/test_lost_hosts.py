"""Silent hosts, pulled cables and invalid input."""

from roundhouse_hub.lamps import idle, render
from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_standins.bench import ready

SCENE = Scene("ccoo.........", "12m3.........", 1, 10)


def test_a_silent_host_leads_to_toy_play_and_its_next_scene_ends_that():
    hub = ready()
    hub.host.send(scene_message(SCENE))
    hub.run(100)
    hub.host.awake = False
    hub.run(2800)
    assert hub.app.lamps.hosted
    hub.board.pixels.forget()
    hub.run(400)
    assert not hub.app.lamps.hosted
    frame = render.frame()
    at, colors = hub.board.pixels.history[-1]
    idle.fill_toy(frame, 0, at)
    assert colors == render.as_tuples(frame)
    hub.host.awake = True
    hub.run(1500)
    assert hub.app.lamps.hosted
    at, colors = hub.board.pixels.history[-1]
    assert colors == render.colors(SCENE, at)


def test_after_a_pulled_cable_the_next_scene_restores_everything():
    hub = ready()
    hub.board.serial.plugged = False
    hub.run(3500)
    assert not hub.app.lamps.hosted
    hub.board.serial.plugged = True
    hub.host.session.restart(hub.board.clock.now())
    hub.host.send(scene_message(SCENE))
    hub.run(1000)
    assert hub.app.lamps.hosted
    assert hub.app.lamps.scene == SCENE


def test_invalid_messages_cause_trouble_and_change_nothing():
    hub = ready()
    hub.host.send(scene_message(SCENE))
    hub.run(50)
    for message in (
        {"k": "scene", "lamps": "x", "colors": "1", "turn": 0, "vol": 5},
        {"k": "scene"},
        {"k": "scene", "lamps": SCENE.lamps, "colors": SCENE.colors, "turn": 40, "vol": 5},
        {"k": "cue", "name": "trumpet", "slot": 0},
        {"k": "cue", "name": ["bell"], "slot": 0},
        {"k": "cue", "name": "bell", "slot": "x"},
    ):
        hub.host.send(message)
        hub.run(100)
    assert len(hub.host.received("trouble")) == 6
    assert hub.app.lamps.scene == SCENE
    assert hub.heard == []


def test_unknown_kinds_and_fields_are_ignored():
    hub = ready()
    hub.host.send({"k": "dance"})
    message = scene_message(SCENE)
    message["new"] = 1
    hub.host.send(message)
    hub.run(100)
    assert hub.app.lamps.scene == SCENE
    assert hub.host.received("trouble") == []
