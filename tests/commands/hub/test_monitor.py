"""`roundhouse monitor` shows the wire in words, records it, and shows or replays a recording."""

import queue
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console
from tools.testing.waiting import PATIENCE_S

from roundhouse.catalogs import Verbatim
from roundhouse.cli import main
from roundhouse.commands.hub import hub_commands
from roundhouse.commands.hub import monitor as command
from roundhouse.hub.errors import PortGone
from roundhouse.hub.events import HubEvent, Lost
from roundhouse.hub.wire_log import HOST, HUB, WireChunk, read_recording
from roundhouse.i18n.texts import Texts
from roundhouse.simulator.simulated_hub import SimulatedHub
from roundhouse_hub.lamps.scene import Cue, Scene
from roundhouse_hub.link.messages import PING, cue_message, host_hello, press_message, scene_message
from roundhouse_hub.link.wire import LAST_NUMBER, encode

SCENE = Scene("w............", "1............", 0, 3)


def run(*arguments: object, stdin: str = "", code: int = 0) -> str:
    result = CliRunner().invoke(main, ["monitor", *map(str, arguments)], input=stdin)
    assert result.exit_code == code, result.output
    return result.output


@pytest.fixture
def recording(tmp_path: Path) -> Path:
    """A recording in which a scene is shown and a bell sounds, its line sent twice."""
    bell = encode(cue_message(Cue("bell", -1)), 102)
    pieces = [
        WireChunk(1.0, HOST, encode(host_hello() | {"id": 100})),
        WireChunk(1.01, HOST, encode(scene_message(SCENE), 101) + bell),
        WireChunk(1.07, HOST, bell),
        WireChunk(1.08, HOST, encode(PING, 103)),
        WireChunk(1.1, HUB, encode(press_message(3, "press", 0), 7) + b"rubbish\n"),
    ]
    path = tmp_path / "wire.txt"
    path.write_text("".join(f"{piece}\n" for piece in pieces), encoding="utf-8")
    return path


@pytest.fixture
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    address = f"sim://{request.node.name[-12:].replace('_', '-')}"
    yield address
    SimulatedHub.at(address).close()


@pytest.fixture
def until_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """End a monitor once the hub has reported a press and the host has answered, however long that takes."""
    listen = command._news_until

    def until(news: "queue.Queue[WireChunk | HubEvent]", _seconds: float | None) -> Iterator[WireChunk | HubEvent]:
        pressed = False
        for item in listen(news, PATIENCE_S):
            yield item
            if isinstance(item, WireChunk):
                pressed = pressed or b'"press"' in item.data
                if pressed and b'"ack"' in item.data and item.speaker == HOST:
                    return

    monkeypatch.setattr(command, "_news_until", until)


@pytest.mark.usefixtures("until_pressed")
def test_a_hub_is_monitored_and_recorded(address: str, tmp_path: Path) -> None:
    path = tmp_path / "wire.txt"
    text = run(address, "--record", path, "--all", stdin="sing\n\npress 3\n")
    assert "host  hello, here is a table (protocol 1.3)" in text
    assert f"hub   hello, here is {address.removeprefix('sim://')}" in text
    assert "hub   slot 3 goes down" in text
    assert "has everything up to" in text
    assert "Unknown command sing: use press N" in text
    assert {piece.speaker for piece in read_recording(path)} == {HOST, HUB}
    assert "slot 3 goes down" in run("--replay", path)


def orders_across_a_quit(hub: SimulatedHub, done: threading.Event) -> Iterator[str]:
    """Orders typed by a person who switches the hub off, waits until it is off, and types on."""
    yield "quit\n"
    while hub.running:
        time.sleep(0.01)
    yield "down 4\n"
    done.set()


def test_orders_continue_after_the_hub_was_restarted(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    monkeypatch.setattr(
        "roundhouse.commands.hub.monitor.sys.stdin", orders_across_a_quit(SimulatedHub.at(address), done)
    )
    command._obey_orders(Texts(), Console(), address)
    assert done.wait(PATIENCE_S)
    with pytest.raises(ValueError, match="Button 4 is down already"):
        SimulatedHub.at(address).hold_down(4)


class UnresponsiveHub(queue.Queue[str]):
    """A hub that refuses every order, and queues what it was sent."""

    def at(self, _address: str) -> "UnresponsiveHub":
        return self

    def send_order(self, line: str) -> None:
        self.put(line)
        raise PortGone(Verbatim("The hub has ended."))


def test_orders_continue_after_one_that_the_hub_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    hub = UnresponsiveHub()
    monkeypatch.setattr(command, "SimulatedHub", hub)
    monkeypatch.setattr("roundhouse.commands.hub.monitor.sys.stdin", iter(["press 3\n", "press 4\n"]))
    command._obey_orders(Texts(), Console(), "sim://deaf")
    assert [hub.get(timeout=PATIENCE_S) for _ in range(2)] == ["press 3\n", "press 4\n"]


def test_a_recording_is_shown_in_words(recording: Path) -> None:
    lines = run("--replay", recording).splitlines()
    assert [line.split(maxsplit=2)[2] for line in lines] == [
        "hello, here is a table (protocol 1.3)",
        "show slot 0 (color 1) winner; slot 0's turn; volume 3",
        "sound bell",
        "(a line that was cut off or changed)",
        "slot 3 was pressed",
    ]
    everything = run("--replay", recording, "--all")
    assert "still here" in everything and "sound bell, again" in everything


def test_a_recording_is_played_on_a_hub_each_sound_once(recording: Path, address: str) -> None:
    far = SimulatedHub.at(address)
    assert "still here" not in run(address, "--replay", recording)
    far.wait_lamps(lambda lamps: lamps[0] != (0, 0, 0))
    assert far.wait_sounds(1) == ["bell"]


def test_a_connection_begins_with_one_hello_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_commands, "first_hub", lambda: "sim://hello-once")
    text = run("--seconds", 0.5)
    SimulatedHub.at("sim://hello-once").close()
    assert "this is the simulated one, sim://hello-once." in text
    assert [text.count(hello) for hello in ("host  hello", "hub   hello")] == [1, 1]


def test_a_lost_hub_gives_one_line(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reason = f"The hub at {'a/long/' * 20} was unplugged."
    monkeypatch.setattr(command, "_news_until", lambda *_: [Lost(Verbatim(reason))])
    assert reason in run(address)


def test_a_long_recording_whose_numbers_wrap_is_played_to_its_end(tmp_path: Path, address: str) -> None:
    far = SimulatedHub.at(address)
    rest = [WireChunk(1.0, HOST, encode(PING, number)) for number in range(1, LAST_NUMBER, 1000)]
    bells = [WireChunk(1.0, HOST, encode(cue_message(Cue("bell", -1)), number)) for number in (LAST_NUMBER, 1, 1)]
    path = tmp_path / "wire.txt"
    path.write_text("".join(f"{piece}\n" for piece in rest + bells), encoding="utf-8")
    assert "still here" in run(address, "--replay", path, "--all")
    assert far.wait_sounds(2) == ["bell", "bell"]


def test_a_bad_recording_is_reported_with_its_line(recording: Path) -> None:
    recording.write_text("all aboard\n", encoding="utf-8")
    said = run("--replay", recording, code=2)
    assert "wire.txt, line 1: expected a time" in said
    assert "name a file written by `roundhouse monitor --record`" in said
