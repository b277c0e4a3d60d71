"""The wire in words: each message has a sentence, and an invalid line is reported as such."""

import pytest

from roundhouse.commands.hub.wire import Interpreter, describe_message
from roundhouse.hub.hub import Hub
from roundhouse.hub.wire_log import HOST, HUB, WireChunk
from roundhouse.i18n.texts import Texts
from roundhouse_hub.lamps.scene import CUES, EMPTY, Cue, Scene
from roundhouse_hub.link.messages import (
    GESTURES,
    PING,
    cue_message,
    host_hello,
    hub_hello,
    press_message,
    scene_message,
    trouble_message,
)
from roundhouse_hub.link.service import selftest_message, status_message
from roundhouse_hub.link.wire import encode


@pytest.mark.parametrize(
    ("message", "words"),
    [
        (host_hello(), "hello, here is a table (protocol 1.3)"),
        (
            hub_hello("0.1.0", "abc", "Toby", "ls"),
            "hello, here is Toby: firmware 0.1.0 (abc), protocol 1.3, 12 slots, 17 sounds, with lamps, sound",
        ),
        (scene_message(EMPTY), "show no trains; nobody's turn; volume 5"),
        (
            scene_message(Scene("d..........f.", "m..........c.", 11, 0)),
            "show slot 0 (Mexican Train) double to cover, slot 11 (color 12) a tile fits; slot 11's turn; volume 0",
        ),
        (cue_message(Cue("bell", -1)), "sound bell"),
        (press_message(3, "twice", 0), "slot 3 was pressed twice"),
        (trouble_message("no-sample", sample="bell"), "complains: The sample bell is missing"),
        (PING, "still here"),
        ({"k": "ack", "n": 17}, "has everything up to 17"),
        ({"k": "skip"}, "(a message that is too old now)"),
        ({"k": "cue", "name": "moo"}, "an invalid cue: There is no sound named moo."),
        ({"k": "status"}, "how are you?"),
        (status_message(up=61, free=1000, safe=1), "has been up for 61 s, 1000 bytes free, 0 faults, in safe mode"),
        ({"k": "settings"}, "what are your settings?"),
        ({"k": "settings", "vol": 3, "mute": 1}, "set volume 3, mute 1"),
        (
            {"k": "settings", "kept": 1, "vol": 3, "bright": 2, "slots": 2, "parts": "lb", "name": "Den"},
            "settings: Den, volume 3, brightness 2, 2 slots, with lamps, buttons",
        ),
        ({"k": "selftest"}, "test yourself"),
        ({"k": "selftest", "stop": True}, "end the self-test"),
        (selftest_message("bad", 1, 1, code="no-press", button=3), "self-test, bad: slot 4 did not register"),
        (selftest_message("end"), "self-test, end"),
        ({"k": "bootloader"}, "restart as a drive"),
        ({"k": "prompt"}, "stop and give the prompt"),
        ({"k": "restart"}, "restart"),
        ({"k": "weather"}, "something this version does not know: {'k': 'weather'}"),
    ],
)
def test_each_message_has_its_sentence(message: dict[str, object], words: str) -> None:
    assert describe_message(Texts(), message).startswith(words)


def test_the_wire_is_described_in_spanish() -> None:
    scene = Scene("d..........f.", "m..........c.", 11, 0)
    assert describe_message(Texts("es"), scene_message(scene)) == (
        "muestra la vía 0 (Tren Mexicano): doble por cubrir, la vía 11 (color 12): va una ficha; turno de la vía 11; "
        "volumen 0"
    )
    assert describe_message(Texts("es"), press_message(12, "long", 0)) == "la locomotora: pulsada un rato"
    assert describe_message(Texts("es"), {"k": "status"}) == "¿cómo estás?"
    (said,) = Interpreter(Texts("es")).words(WireChunk(0.0, HUB, b"MPY: soft reboot\n"))
    assert said.words == "(una línea cortada o cambiada)"


def test_every_cue_and_gesture_has_words() -> None:
    for name in CUES:
        assert name in describe_message(Texts(), cue_message(Cue(name, 2)))
    assert len({describe_message(Texts(), press_message(1, gesture, 0)) for gesture in GESTURES}) == len(GESTURES)


def test_every_counter_of_repaired_errors_has_words() -> None:
    counters = Hub("test").counters
    assert {"bad", "unknown"} < counters.keys()
    for name in counters:
        assert Texts().wire(f"healed-{name}", count=3).startswith("3 ")


def test_lines_are_described_when_they_are_complete() -> None:
    interpreter = Interpreter(Texts())
    line = encode(PING, 7)
    assert list(interpreter.words(WireChunk(0.0, HOST, line[:9]))) == []
    (said,) = interpreter.words(WireChunk(0.5, HOST, line[9:]))
    assert (said.at, said.speaker, said.words, said.routine) == (0.5, HOST, "still here", True)


def test_an_invalid_line_is_reported_first() -> None:
    bad, good = Interpreter(Texts()).words(WireChunk(0.0, HUB, b"MPY: soft reboot\n" + encode(PING, 7)))
    assert bad.bad and "cut off or changed" in bad.words
    assert not good.bad


def test_control_characters_are_not_passed_on() -> None:
    (said,) = Interpreter(Texts()).words(WireChunk(0.0, HUB, encode({"k": "trouble", "text": "\x1b[2Jgone"}, 7)))
    assert "\x1b" not in said.words and said.words.endswith("[2Jgone")
