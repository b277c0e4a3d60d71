"""Describes the lines between host and hub in words, for `roundhouse monitor`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from roundhouse.catalogs import Message
from roundhouse.commands.hub.hub_commands import build_name, hub_name
from roundhouse.hub.events import HubInfo, HubSettings, HubStatus, SelfTestStep
from roundhouse.hub.hub_text import trouble, value_refusal, without_controls
from roundhouse.hub.wire_log import HOST, HUB, WireChunk
from roundhouse.i18n.texts import Texts
from roundhouse_hub.errors import InvalidValue
from roundhouse_hub.lamps.scene import (
    CLOSED,
    DUTY,
    ENGINE,
    FITS,
    LAMPS,
    MEXICAN,
    NO_COLOR,
    NO_TRAIN,
    OPEN,
    SEATS,
    SLOTS,
    WINNER,
    Scene,
)
from roundhouse_hub.link import service
from roundhouse_hub.link.messages import cue_of, press_of, scene_of
from roundhouse_hub.link.wire import LAST_NUMBER, LineReader

STATES = {CLOSED: "closed", OPEN: "open", DUTY: "duty", FITS: "fits", WINNER: "winner"}
"""The words for a lamp in `Texts.wire`."""

Say = Callable[..., str]
"""`Texts.wire`."""

# Messages that come every second and bring no news.
ROUTINE = ("ack", "ping")


@dataclass(frozen=True, slots=True)
class WireText:
    """A line in words. `routine`: an acknowledgement, a ping or a line sent again; `bad`: not a valid line."""

    at: float
    speaker: str
    words: str
    routine: bool = False
    bad: bool = False


class SentAgain:
    """The lines of one side that are repeats: the other side had not acknowledged them yet."""

    def __init__(self) -> None:
        self._hello: dict[str, object] = {}
        self._last: int | None = None

    def __call__(self, number: int, message: dict[str, object]) -> bool:
        """Whether this line was sent before. A new hello starts the numbers again."""
        if message["k"] == "hello":
            hello = {key: value for key, value in message.items() if key != "to"}  # it may answer the other's hello
            again, self._hello = hello == self._hello, hello
            if not again:
                self._last = None
            return again
        last = self._last
        if number and last is not None and not 0 < (number - last) % LAST_NUMBER <= LAST_NUMBER // 2:
            return True
        self._last = number or last
        return False


class Interpreter:
    """Turns chunks of the wire into words, line by line."""

    def __init__(self, texts: Texts) -> None:
        self._readers = {HOST: LineReader(), HUB: LineReader()}
        self._sent_again = {HOST: SentAgain(), HUB: SentAgain()}
        self._texts = texts

    def words(self, piece: WireChunk) -> Iterator[WireText]:
        """The lines that `piece` completes, in order; damaged lines are reported first."""
        reader = self._readers[piece.speaker]
        before = reader.bad
        found = reader.feed(piece.data)
        if reader.bad > before:
            yield WireText(piece.at, piece.speaker, self._texts.wire("no-line"), bad=True)
        for number, message in found:
            said = without_controls(describe_message(self._texts, message))
            if again := self._sent_again[piece.speaker](number, message):
                said = self._texts.wire("again", words=said)
            yield WireText(piece.at, piece.speaker, said, again or message["k"] in ROUTINE)


def describe_message(texts: Texts, message: dict[str, object]) -> str:
    """A message in words; an unknown one unchanged.

    >>> describe_message(Texts(), {"k": "press", "b": 12, "g": "long", "t": 4111})
    'the engine was held'
    >>> describe_message(Texts(), {"k": "cue", "name": "refused", "slot": 3})
    'sound refused for slot 3'
    """
    say, kind = texts.wire, message["k"]
    try:
        match kind:
            case "hello":
                return _hello(texts, message)
            case "scene":
                return describe_scene(texts, scene_of(message))
            case "cue":
                cue = cue_of(message)
                if cue.slot < 0:
                    return say("cue", name=cue.name)
                return say("cue-for", name=cue.name, place=_place(cue.slot, say))
            case "press":
                button, gesture, _ = press_of(message)
                return say(f"gesture-{gesture}", place=_place(button, say))
            case "trouble":
                return say("trouble", text=trouble(message))
            case service.STATUS:
                return _status(HubStatus.of(message), say) if "up" in message else say("ask-status")
            case service.SETTINGS:
                return _settings(texts, HubSettings.of(message)) if "kept" in message else _change(message, say)
            case service.SELFTEST:
                return _tested(message, say)
            case service.BOOTLOADER | service.PROMPT | service.RESTART | "ping" | "skip":
                return say(kind)
            case "ack":
                return say("ack", number=message.get("n"))
    except InvalidValue as error:
        return say("cannot-be", kind=kind, fault=value_refusal(error.code, error.facts))
    return say("not-known", message=message)


def describe_scene(texts: Texts, scene: Scene) -> str:
    """A scene in words.

    >>> describe_scene(Texts(), Scene("co..........o", "12..........m", 1, 5))
    "show slot 0 (color 1) closed, slot 1 (color 2) open, the engine (Mexican Train) open; slot 1's turn; volume 5"
    >>> describe_scene(Texts(), Scene("............o" + "oo" + "." * 10, "............m", 3, 5)).partition(";")[0]
    'show the engine (Mexican Train) open, slot 0 of page 2 open, slot 1 of page 2 open'
    """
    say = texts.wire
    trains = [
        _train(_place(lamp, say), color, state, say)
        for lamp, (state, color) in enumerate(zip(scene.lamps[:LAMPS], scene.colors, strict=True))
        if state != NO_TRAIN
    ]
    trains += [
        _train(say("slot-page", slot=at % SLOTS, page=at // SLOTS + 2), NO_COLOR, state, say)
        for at, state in enumerate(scene.lamps[LAMPS:])
        if state != NO_TRAIN
    ]
    turn = say("turn", place=_place(scene.turn, say)) if scene.turn >= 0 else say("turn-nobody")
    return say("scene", trains=", ".join(trains) or say("no-trains"), turn=turn, volume=scene.volume)


def _train(place: str, color: str, state: str, say: Say) -> str:
    found = say(f"state-{STATES[state]}")
    if color == NO_COLOR:
        return say("train", place=place, state=found)
    if color == MEXICAN:
        return say("train-mexican", place=place, state=found)
    return say("train-color", place=place, state=found, color=SEATS.index(color) + 1)


def _place(lamp: int, say: Say) -> str:
    return say("engine") if lamp == ENGINE else say("slot", slot=lamp)


def _hello(texts: Texts, message: dict[str, object]) -> str:
    say, info = texts.wire, HubInfo.of(message)
    protocol = ".".join(map(str, info.protocol))
    if not info.firmware:
        return say("hello-table", protocol=protocol)
    return say(
        "hello-hub",
        name=hub_name(texts, info.name),
        firmware=info.firmware,
        build=build_name(texts, info.build),
        protocol=protocol,
        slots=info.slots,
        sounds=info.sounds,
        parts=_parts(texts, info.parts),
    )


def _status(status: HubStatus, say: Say) -> str:
    name = "status-safe" if status.safe_mode else "status"
    return say(name, up=status.up_seconds, free=status.free_bytes, faults=status.faults)


def _settings(texts: Texts, settings: HubSettings) -> str:
    return texts.wire(
        "settings",
        name=settings.name,
        volume=settings.volume,
        brightness=settings.brightness,
        slots=settings.slots,
        parts=_parts(texts, settings.parts),
    )


def _parts(texts: Texts, parts: tuple[str | Message, ...]) -> str:
    return ", ".join(map(texts.of, parts)) or texts.wire("nothing")


def _change(message: dict[str, object], say: Say) -> str:
    values = [f"{key} {message[field]}" for field, key in service.KEYS if field in message]
    return say("change", values=", ".join(values)) if values else say("ask-settings")


def _tested(message: dict[str, object], say: Say) -> str:
    if "at" not in message:
        return say("selftest-stop" if message.get("stop") else "selftest")
    step = SelfTestStep.read(message)
    return say("selftest-what", at=step.stage, text=step.text) if step.text else say("selftest-at", at=step.stage)
