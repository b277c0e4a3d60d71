"""The host's connection to one hub in virtual time: connecting, showing, losing and finding it again."""

from collections.abc import Sequence
from unittest.mock import Mock

import pytest
from tests.hub.hub_with_clock import HubWithClock
from tests.hub.wires import OTHER_SCENE, SCENE, HubAtPrompt

from roundhouse.catalogs import Message, Verbatim
from roundhouse.hub.errors import HubSilent, NotAHub, PortGone
from roundhouse.hub.events import ButtonEvent, Connected, HubFault, Lost
from roundhouse.hub.hub import ANSWER_MS, SILENT_MS, ConnectionState
from roundhouse_hub import __version__
from roundhouse_hub.lamps.scene import CUES, Cue
from roundhouse_hub.link.messages import trouble_message

BELL = Cue("bell", -1)


def test_a_hub_connects_and_reports_what_it_is() -> None:
    desk = HubWithClock()
    (event,) = desk.run(200)
    assert isinstance(event, Connected)
    assert (event.info.name, event.info.firmware, event.info.slots) == ("Toby", __version__, 12)
    assert list(map(str, event.info.parts)) == ["lamps", "sound", "buttons"]
    assert desk.hub.state is ConnectionState.CONNECTED


def test_the_same_scene_is_not_sent_twice() -> None:
    desk = HubWithClock().connected()
    for scene in (SCENE, SCENE, OTHER_SCENE, OTHER_SCENE):
        desk.hub.show(scene, desk.now)
        desk.run(50)
    assert desk.far.scenes == [SCENE, OTHER_SCENE]


def test_a_press_and_a_trouble_become_events() -> None:
    desk = HubWithClock().connected()
    desk.far.press(12, "long")
    desk.far.session.send(trouble_message("no-sample", sample="bell"), desk.now)
    assert desk.run(50) == [
        ButtonEvent(12, "long", desk.far.now - 50),
        HubFault(Message("hub-reports/trouble-no-sample", sample="bell")),
    ]


def test_an_unplugged_hub_is_found_again_and_sent_the_scene() -> None:
    desk = HubWithClock().connected()
    desk.hub.show(SCENE, desk.now)
    desk.run(50)
    lost, found = desk.replug(700)
    assert isinstance(lost, Lost) and "unplugged" in str(lost.reason)
    assert isinstance(found, Connected)
    assert desk.far.scenes == [SCENE, SCENE]


def test_an_older_hub_plays_the_cue_nearest_to_a_newer_one() -> None:
    later = ["warning", "whistle", "clatter", "clatter"]  # tap, all aboard, woo-woo, starting
    for sounds, heard in (
        (5, ["clatter", "warning", "bell", *later]),
        (11, [*CUES[5:11], *later]),
        (len(CUES), list(CUES[5:])),
    ):
        desk = HubWithClock(sounds=sounds).connected()
        for name in CUES[5:]:
            assert desk.hub.sound(Cue(name, -1), desk.now)
            desk.run(50)
        assert desk.far.cues == heard


def test_a_cue_cut_off_by_the_unplugging_sounds_once() -> None:
    for moment in range(4):
        desk = HubWithClock().connected()
        assert desk.hub.sound(BELL, desk.now)
        desk.run(5 * moment)
        desk.replug(700)
        assert desk.far.cues == ["bell"], moment


def test_a_recent_cue_from_while_the_hub_was_away_sounds() -> None:
    for away, heard in ((1000, ["bell"]), (7000, [])):
        desk = HubWithClock().connected()
        desk.far.plugged = False
        desk.run(50)
        desk.hub.sound(BELL, desk.now)
        desk.replug(away)
        assert desk.far.cues == heard


def test_a_restarted_hub_reconnects_and_is_sent_the_scene() -> None:
    desk = HubWithClock().connected()
    desk.hub.show(SCENE, desk.now)
    desk.run(50)
    desk.far.restart()
    assert [type(event) for event in desk.run(1000)] == [Connected]
    assert desk.far.scenes == [SCENE, SCENE]


def test_a_missing_hub_is_reported_once() -> None:
    desk = HubWithClock()
    desk.far.plugged = False
    assert [type(event) for event in desk.run(5000)] == [Lost]
    assert isinstance(desk.hub.error, PortGone)


def test_a_device_that_does_not_answer_is_no_hub() -> None:
    desk = HubWithClock()
    desk.far.mute = True
    assert desk.run(ANSWER_MS - 100) == []
    (lost,) = desk.run(1000)
    assert isinstance(lost, Lost) and "does not answer like a hub" in str(lost.reason)
    assert isinstance(desk.hub.error, NotAHub)


def test_a_hub_that_falls_silent_is_lost_and_found_again() -> None:
    desk = HubWithClock().connected()
    desk.far.mute = True
    (lost,) = desk.run(SILENT_MS + 200)
    assert isinstance(lost, Lost) and "no longer answers" in str(lost.reason)
    assert isinstance(desk.hub.error, HubSilent)
    desk.far.mute = False
    assert [type(event) for event in desk.run(1000)] == [Connected]


def test_an_unexpected_error_is_reported_once_and_the_hub_reconnects() -> None:
    desk = HubWithClock().connected()
    desk.hub.show(SCENE, desk.now)
    desk.run(100)
    (lost,) = desk.hub.handle_fault(desk.now)
    assert isinstance(lost, Lost)
    assert desk.hub.state is ConnectionState.LOST
    assert desk.hub.handle_fault(desk.now) == []
    far = desk.far.scenes[:]
    assert [type(event) for event in desk.run(6000)] == [Connected]
    assert desk.far.scenes == [*far, SCENE]
    assert len(desk.hub.handle_fault(desk.now)) == 1, "it had been well again"


@pytest.mark.parametrize(
    "fault", [PortGone(Verbatim("The hub was unplugged.")), ZeroDivisionError("nobody thought of it")]
)
def test_events_before_an_error_are_reported_before_it(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = HubWithClock().connected()
    monkeypatch.setattr(desk.far.port, "write", Mock(side_effect=fault))
    desk.far.press(3)
    try:
        news: Sequence[object] = desk.run(5)
    except ZeroDivisionError:
        news = desk.hub.handle_fault(desk.now)
    pressed, lost = news
    assert isinstance(pressed, ButtonEvent) and pressed.button == 3
    assert isinstance(lost, Lost)
    assert [type(event) for event in desk.run(6000)] == [Connected], "the same event is not reported twice"


def test_an_idle_connection_is_kept_alive() -> None:
    desk = HubWithClock().connected()
    assert desk.run(20_000) == []
    assert 18 <= sum(message["k"] == "ping" for message in desk.far.received) <= 20


def test_control_characters_from_a_hub_are_replaced() -> None:
    desk = HubWithClock(name="To\x1b[2Jby").connected()
    assert desk.hub.info is not None and desk.hub.info.name == "To\ufffd[2Jby"
    desk.far.session.send({"k": "trouble", "text": "a\x07b\nc"}, desk.now)
    assert desk.run(50) == [HubFault(Verbatim("a\ufffdb\ufffdc"))]


def test_messages_of_an_unknown_kind_are_counted() -> None:
    desk = HubWithClock().connected()
    desk.far.session.send({"k": "weather", "text": "rain"}, desk.now)
    desk.far.session.send({"k": "press", "b": 99, "g": "press", "t": 0}, desk.now)
    assert desk.run(50) == []
    assert desk.hub.counters["unknown"] == 2


def test_a_slow_port_gets_all_bytes() -> None:
    desk = HubWithClock()
    desk.far.room = 7
    desk.hub.show(SCENE, 0)
    desk.run(2000)
    assert desk.far.scenes == [SCENE]
    assert desk.hub.counters["bad"] == 0


def test_wake_says_how_long_to_wait() -> None:
    desk = HubWithClock().connected()
    assert 700 < desk.hub.next_wake(desk.now) <= 1000
    desk.hub.sound(BELL, desk.now)
    assert desk.hub.next_wake(desk.now) == 0


def test_a_hub_at_the_prompt_is_started_and_that_is_reported() -> None:
    desk = HubWithClock(HubAtPrompt())
    told, connected = desk.run(500)
    assert told == HubFault(Message("hub/left-at-prompt", address="test"))
    assert isinstance(connected, Connected)
    assert desk.hub.was_at_prompt


def test_a_half_typed_line_at_the_prompt_is_dropped() -> None:
    far = HubAtPrompt()
    far.hear(b"for slot in range(12):")
    assert isinstance(HubWithClock(far).run(1000)[-1], Connected)


def test_another_pico_at_its_prompt_is_asked_once_and_not_started() -> None:
    far = HubAtPrompt(bare=True)
    desk = HubWithClock(far)
    (lost,) = desk.run(ANSWER_MS + 500)
    assert isinstance(lost, Lost) and isinstance(desk.hub.error, NotAHub)
    assert far.typed.count(b"import") == 1 and b"\x04" not in far.typed


def test_a_hub_that_answers_receives_no_ctrl_c() -> None:
    desk = HubWithClock()
    written: list[bytes] = []
    hear = desk.far.hear

    def overheard(data: bytes) -> None:
        written.append(data)
        hear(data)

    desk.far.hear = overheard  # type: ignore[method-assign]
    assert isinstance(desk.run(2000)[-1], Connected)
    assert not any(b"\x03" in data for data in written)
    assert sum(map(len, written)) > 50, "the hub hears the host all the time"
