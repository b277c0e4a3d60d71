"""PROTOCOL.md is true: its lines are valid, and its conversation happens."""

import re
from pathlib import Path

import roundhouse_hub
from roundhouse.catalogs import messages_of
from roundhouse.hub import hub_text
from roundhouse_hub.lamps.scene import COLORS, CUES, LAMPS, STATES
from roundhouse_hub.link import messages, outbox, service, wire
from roundhouse_hub.link.session import Session
from roundhouse_hub.recovery.faults import SUBSYSTEMS
from roundhouse_hub.settings import Settings
from roundhouse_standins.flash import Flash

FIRMWARE = Path(roundhouse_hub.__file__).parent
TEXT = (Path(__file__).parents[2] / "firmware" / "PROTOCOL.md").read_text(encoding="utf-8")
LINES = re.findall(r"^    (?:([<>]) )?(~.*)$", TEXT, re.M)
CONVERSATION = [(speaker, line) for speaker, line in LINES if speaker]


def read(line: str) -> tuple[int, dict[str, object]]:
    found = wire.LineReader().feed(line.encode() + b"\n")
    assert len(found) == 1, f"no sound line: {line}"
    number, message = found[0]
    return number, message


def test_every_line_in_the_document_is_valid_and_written_as_the_firmware_writes_it() -> None:
    assert len(LINES) >= 15
    for _, line in LINES:
        number, message = read(line)
        assert wire.encode(message, number).decode().rstrip("\n") == line


class Talk:
    """The lines of both sides of a wire, with the document's marks of who speaks."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []
        self.now = 0

    def speak(self, side: Session, mark: str, to: Session | None) -> None:
        """All that a side has to say now; without a `to` it is lost."""
        data = side.outgoing(self.now, 4096)
        self.said.extend((mark, line) for line in data.decode().splitlines())
        if to is not None:
            to.received(data, self.now)


def test_the_conversation_in_the_document_happens() -> None:
    host = Session(messages.host_hello(), asks=True, number=10000)
    hub = Session(messages.hub_hello("0.1.0", "source", "roundhouse"), number=30000)
    hub.outgoing(0, 4096)  # the hello after its reset, which nobody hears
    talk = Talk()
    speak = talk.speak
    speak(host, ">", hub)
    speak(hub, "<", host)
    speak(host, ">", hub)
    host.send({"k": "scene", "lamps": "co" + "." * 11, "colors": "12" + "." * 11, "turn": 1, "vol": 5}, 0)
    speak(host, ">", hub)
    speak(hub, "<", host)
    talk.now = now = 4111
    hub.send(messages.press_message(3, "down", now), now)
    speak(hub, "<", host)
    speak(host, ">", hub)
    host.send({"k": "cue", "name": "bell", "slot": -1}, now)
    speak(host, ">", None)
    talk.now = now = now + 60
    speak(host, ">", hub)
    speak(hub, "<", host)
    host.send({"k": "status"}, now)
    speak(host, ">", hub)
    hub.send(service.status_message(up=61, free=104320, temp=253, mv=4980), now)
    speak(hub, "<", host)
    speak(host, ">", hub)
    settings = Settings(Flash())
    host.send({"k": "settings", "bright": 3}, now)
    speak(host, ">", hub)
    settings.set("brightness", 3, now, ordered=True)
    hub.send(service.settings_message(settings), now)
    speak(hub, "<", host)
    speak(host, ">", hub)
    settings.step(now + Settings.ORDERED_MS)
    hub.send(service.settings_message(settings), now)
    speak(hub, "<", host)
    speak(host, ">", hub)
    assert talk.said == CONVERSATION


def test_the_document_names_the_messages_of_administration() -> None:
    kinds = (service.STATUS, service.SETTINGS, service.SELFTEST, *service.LEAVES)
    for name in (*kinds, *service.FIELD_LIMITS, *(field for field, _ in service.KEYS), "kept", "stop", "e"):
        assert f"`{name}`" in TEXT, name
    for code, part in enumerate(SUBSYSTEMS, 1):
        word = {"start": "the start", "test": "self-test"}.get(part, part)
        assert re.search(rf"\b{code}\s+(for )?{word}", TEXT), part


def test_the_document_names_every_code_and_fact_of_a_complaint() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FIRMWARE.glob("**/*.py")))
    facts = re.findall(r'InvalidValue\("([\w-]+)"((?:, \w+=[^,\n]+)*)\)', source)
    assert len(facts) >= 8
    for code, named in facts:
        for name in (code, *re.findall(r"(\w+)=", named)):
            assert f"`{name}`" in TEXT or code == "unknown-setting", name
    codes = [name.partition("-")[2] for name in messages_of(hub_text.TOPIC) if name.startswith(("trouble-", "test-"))]
    assert len(codes) >= 15
    for code in codes:
        assert f"`{code}`" in TEXT, code


def test_the_lines_to_type_do_what_the_document_says() -> None:
    hub = Session(messages.hub_hello("0.1.0", "source", "roundhouse"))
    typed = [line for speaker, line in LINES if not speaker][1:]
    news = hub.received("".join(f"{line}\r\n" for line in typed).encode(), 0)
    assert [message["k"] for message in news] == ["hello", "scene", "cue"]
    assert messages.scene_of(news[1]).lamps[0] == "o"
    assert messages.cue_of(news[2]).name == "bell"


def test_the_document_names_every_cue_gesture_and_field() -> None:
    for name in (*CUES, *messages.GESTURES, *STATES):
        assert f"`{name}`" in TEXT, name
    for letter in COLORS:
        assert f"`{letter}`" in TEXT or letter in "2345678", letter
    for number, unit in (
        (wire.LONGEST_LINE, "bytes long"),
        (outbox.Outbox.WINDOW, "bytes are on their way"),
        (outbox.Outbox.REPEAT_MS, "ms is sent again"),
        (outbox.Outbox.QUEUE, "messages wait"),
        (LAMPS, "characters each"),
    ):
        assert f"{number} {unit}" in TEXT, unit
    for kind, seconds in (("press", 2), ("cue", 5), ("ping", 1)):
        assert outbox.Outbox.LIFETIME_MS[kind] == seconds * 1000
        assert re.search(rf"{kind} (is worth delivering )?for {seconds} s", TEXT)
