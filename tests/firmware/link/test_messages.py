"""The messages survive the wire unchanged; invalid ones are refused."""

from tests.firmware.expected_errors import raised_text

from roundhouse_hub.lamps.scene import EMPTY, Cue, Scene
from roundhouse_hub.link.messages import (
    FACT_LENGTH,
    GESTURES,
    cue_message,
    cue_of,
    host_hello,
    hub_hello,
    press_message,
    press_of,
    scene_message,
    scene_of,
    trouble_message,
)
from roundhouse_hub.link.wire import LineReader, encode
from roundhouse_hub.ticks import LAST_TICK

BUSY = Scene("cofdw........", "123456789abcm", 11, 10)


def over_the_wire(message):
    return LineReader().feed(encode(message, 65535))[0][1]


def test_a_scene_arrives_as_it_was():
    for scene in (EMPTY, BUSY):
        assert scene_of(over_the_wire(scene_message(scene))) == scene


def test_further_pages_fit_into_a_line_and_an_older_hub_ignores_them():
    paged = Scene(BUSY.lamps + "codf........" * 3, BUSY.colors, -1, 10)
    message = over_the_wire(scene_message(paged))
    assert scene_of(message) == paged
    assert (message["lamps"], message["more"]) == (BUSY.lamps, "codf........" * 3)
    assert "more" not in scene_message(BUSY)


def test_invalid_further_pages_are_refused():
    for more, word in (("o" * 11, "bad-length"), ("o" * 48, "bad-length"), ("w" * 12, "got=w"), (7, "not-text")):
        message = scene_message(BUSY)
        message["more"] = more
        assert word in raised_text(scene_of, message)
    message = scene_message(BUSY)
    message["lamps"] += "o" * 12
    assert raised_text(scene_of, message) == "bad-length field=lamps got=25 want=13"


def test_every_cue_and_press_arrives_as_it_was():
    for cue in (Cue("whistle", -1), Cue("refused", 12)):
        assert cue_of(over_the_wire(cue_message(cue))) == cue
    for gesture in GESTURES:
        assert press_of(over_the_wire(press_message(12, gesture, LAST_TICK))) == (12, gesture, LAST_TICK)


def test_a_hello_with_a_long_name_still_fits():
    message = hub_hello("10.12.13", "0123456789abcdef", "The hub on grandmother's table")
    message["id"] = 65535
    message["to"] = 65535
    assert over_the_wire(message)["name"] == "The hub on g"
    assert hub_hello("0.1.0", "source", 'Zoë"s')["name"] == "Zo??s"
    assert over_the_wire(host_hello())["proto"] == [1, 3]


def test_the_longest_trouble_fits_into_a_line():
    for text in ("\U0001f682" * 200, "~" * 200, '"\\' * 200, "\n" * 200):
        worst = trouble_message("safe-mode", count=99, part="buttons", fault=text, times=999)
        assert len(over_the_wire(worst)["fault"]) == FACT_LENGTH
    assert trouble_message("no-sample", sample="bell") == {"k": "trouble", "code": "no-sample", "sample": "bell"}


def test_invalid_messages_are_refused():
    assert "want=13" in raised_text(scene_of, {"k": "scene", "lamps": "c", "colors": "." * 13, "turn": 0, "vol": 5})
    assert "lamps" in raised_text(scene_of, {"k": "scene"})
    assert "unknown-cue got=moo" == raised_text(cue_of, {"k": "cue", "name": "moo"})
    assert "bad-number field=b got=13 max=12 min=0" == raised_text(
        press_of, {"k": "press", "b": 13, "g": "press", "t": 0}
    )
    assert "unknown-gesture got=kick" == raised_text(press_of, {"k": "press", "b": 1, "g": "kick", "t": 0})
    assert "field=t got=now" in raised_text(press_of, {"k": "press", "b": 1, "g": "long", "t": "now"})
    assert "field=b got=bool" in raised_text(press_of, {"k": "press", "b": True, "g": "long", "t": 0})
    for ticks in (-1, LAST_TICK + 1, 10**99, 1.0, False):
        assert "bad-number field=t" in raised_text(press_of, {"k": "press", "b": 1, "g": "long", "t": ticks})
