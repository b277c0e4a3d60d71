"""The requests of a host: settings, missing hardware; and lines that are no message."""

from roundhouse_hub.lamps.scene import ENGINE, Cue, Scene
from roundhouse_hub.link.messages import NAME_LENGTH, cue_message, hub_hello, scene_message
from roundhouse_hub.link.service import FIELD_LIMITS, selftest_message, settings_message, status_message
from roundhouse_hub.link.wire import LONGEST_LINE, encode
from roundhouse_hub.settings import Settings
from roundhouse_standins.bench import ready
from roundhouse_standins.flash import Flash

SCENE = Scene("ccoo.........", "12m3.........", 1, 6)


def test_the_longest_answers_fit_into_a_line():
    most = dict.fromkeys(FIELD_LIMITS, 10**9)
    assert len(encode(status_message(**most), 65535)) <= LONGEST_LINE
    assert status_message(temp=-10000)["temp"] == -999
    settings = Settings(Flash())
    settings.set("name", "M" * NAME_LENGTH, 0)
    settings.set("volume", 10, 0)
    assert len(encode(settings_message(settings), 65535)) <= LONGEST_LINE
    assert len(encode(selftest_message("bad", 17, 17, code="endless-sound", sound='"' * 200), 65535)) <= LONGEST_LINE
    hello = hub_hello("10.12.13", "0123456789", "M" * 40, fault=8)
    hello["id"] = hello["to"] = 65535
    assert len(encode(hello)) <= LONGEST_LINE


def test_settings_are_reported_changed_and_saved():
    made = ready()
    made.send("settings")
    assert made.received("settings") == [settings_message(made.app.settings)]
    assert made.received("settings")[0]["kept"] == 1
    made.send("settings", vol=3, bright=2, quiet=1, name="Attic")
    assert made.received("settings")[1]["kept"] == 0
    made.run(1000)
    answer = made.received("settings")[2]
    assert (answer["vol"], answer["bright"], answer["quiet"], answer["name"], answer["kept"]) == (3, 2, 1, "Attic", 1)
    assert made.app.lamps.brightness == 2
    made.power_on()
    made.run(1000)
    assert made.app.settings.name == "Attic"
    assert made.received("hello")[-1]["name"] == "Attic"


def test_a_muted_hub_is_silent_whatever_the_scene_says():
    made = ready(record=True)
    made.send("settings", mute=1)
    made.host.send(scene_message(SCENE))
    made.run(100)
    made.host.send(cue_message(Cue("bell", -1)))
    made.run(500)
    assert made.heard == ["bell"]
    assert made.board.audio.loudest() == 0
    made.send("settings", mute=0)
    made.host.send(cue_message(Cue("bell", -1)))
    made.run(500)
    assert made.board.audio.loudest() > 0


def test_a_hub_may_have_three_buttons_and_no_amplifier():
    made = ready()
    made.send("settings", parts="lb", slots=2)
    made.run(1000)
    made.power_on()
    made.run(1000)
    hello = made.received("hello")[-1]
    assert (hello["parts"], hello["slots"]) == ("lb", 2)
    made.board.buttons.press(5)  # a pin without wiring
    made.tap(1)
    made.run(400)
    made.tap(ENGINE)
    made.run(400)
    pressed = [message["b"] for message in made.received("press") if message["g"] == "press"]
    assert pressed == [1, ENGINE]
    made.host.send(cue_message(Cue("bell", -1)))
    made.run(500)
    assert made.heard == []
    assert made.board.audio.frames == 0
    made.send("settings", vol=1)
    made.run(1000)
    assert made.received("settings")[-1]["kept"] == 1


def test_a_hub_without_lamps_or_buttons_still_sounds():
    made = ready()
    made.send("settings", parts="s")
    made.run(1000)
    made.power_on()
    made.board.pixels.forget()
    made.tap(3)
    made.host.send(cue_message(Cue("bell", -1)))
    made.run(1000)
    assert made.received("press") == []
    assert made.heard == ["bell"]
    assert made.board.pixels.history == []


def test_invalid_messages_cause_trouble_and_change_nothing():
    made = ready()
    made.host.send(scene_message(SCENE))
    made.run(50)
    for message in (
        {"k": "scene", "lamps": "x", "colors": "1", "turn": 0, "vol": 5},
        {"k": "scene"},
        {"k": "scene", "lamps": SCENE.lamps, "colors": SCENE.colors, "turn": 40, "vol": 5},
        {"k": "cue", "name": "trumpet", "slot": 0},
        {"k": "cue", "name": ["bell"], "slot": 0},
        {"k": "cue", "name": "bell", "slot": "x"},
    ):
        made.host.send(message)
        made.run(100)
    assert len(made.received("trouble")) == 6
    assert made.app.lamps.scene == SCENE
    assert made.heard == []


def test_unknown_kinds_and_fields_are_ignored():
    made = ready()
    made.host.send({"k": "dance"})
    message = scene_message(SCENE)
    message["new"] = 1
    made.host.send(message)
    made.run(100)
    assert made.app.lamps.scene == SCENE
    assert made.received("trouble") == []
