"""The wire in words: what each line between host and hub means, for `roundhouse monitor`."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from roundhouse.hub.events import HubInfo
from roundhouse.hub.health import HubSettings, SelfTestStep, Status, plain
from roundhouse.hub.recording import HOST, HUB, Piece
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
from roundhouse_hub.link.wire import Reader

LAMP_WORDS = {
    CLOSED: "closed",
    OPEN: "open",
    DUTY: "double to cover",
    FITS: "a tile fits",
    WINNER: "winner",
}
GESTURE_WORDS = {"down": "goes down", "press": "was pressed", "long": "was held", "twice": "was pressed twice"}

# What a person who watches a table need not see each second.
ROUTINE = ("ack", "ping")


@dataclass(frozen=True, slots=True)
class Said:
    """One line in words. `routine` ones keep the conversation going and say nothing new; `bad` ones were no lines."""

    at: float
    speaker: str
    words: str
    routine: bool = False
    bad: bool = False


class Interpreter:
    """Puts pieces of the wire into words, line by line."""

    def __init__(self) -> None:
        self._readers = {HOST: Reader(), HUB: Reader()}

    def words(self, piece: Piece) -> Iterator[Said]:
        """What `piece` completes, in order; what came cut or changed is told first."""
        reader = self._readers[piece.speaker]
        before = reader.bad
        found = reader.feed(piece.data)
        if reader.bad > before:
            yield Said(piece.at, piece.speaker, "(a line came cut or changed, or it was none)", bad=True)
        for _, message in found:
            yield Said(piece.at, piece.speaker, plain(in_words(message)), message["k"] in ROUTINE)


def in_words(message: dict[str, Any]) -> str:
    """A message in words; one that makes no sense as it is.

    >>> in_words({"k": "press", "b": 12, "g": "long", "t": 4111})
    'the engine was held'
    >>> in_words({"k": "cue", "name": "refused", "slot": 3})
    'sound refused for slot 3'
    """
    try:
        match message["k"]:
            case "hello":
                return _hello(message)
            case "scene":
                return f"show {describe(scene_of(message))}"
            case "cue":
                cue = cue_of(message)
                return f"sound {cue.name}" + (f" for {_place(cue.slot)}" if cue.slot >= 0 else "")
            case "press":
                button, gesture, _ = press_of(message)
                return f"{_place(button)} {GESTURE_WORDS[gesture]}"
            case "trouble":
                return f"complains: {message.get('text')}"
            case service.STATUS:
                return f"is {_status(message)}" if "up" in message else "how are you?"
            case service.SETTINGS:
                return f"is set: {_settings(message)}" if "kept" in message else _change(message)
            case service.SELFTEST:
                return _tested(message)
            case service.BOOTLOADER:
                return "be a drive that takes a new firmware"
            case service.PROMPT:
                return "leave for the prompt"
            case service.RESTART:
                return "start anew"
            case "ping":
                return "still here"
            case "ack":
                return f"has everything up to {message.get('n')}"
            case "skip":
                return "(a message that has become too old)"
    except ValueError as error:
        return f"a {message['k']} that cannot be meant: {error}"
    return f"something this version does not know: {message}"


def describe(scene: Scene) -> str:
    """A scene in words.

    >>> describe(Scene("co..........o", "12..........m", 1, 5))
    'slot 0 (seat 1) closed, slot 1 (seat 2) open, the engine (Mexican Train) open; turn of slot 1; volume 5'
    >>> describe(Scene("............o" + "oo" + "." * 10, "............m", 3, 5))
    'the engine (Mexican Train) open, slot 0 of page 2 open, slot 1 of page 2 open; turn of slot 3; volume 5'
    """
    lamps = [
        f"{_place(lamp)}{_owner(color)} {LAMP_WORDS[state]}"
        for lamp, (state, color) in enumerate(zip(scene.lamps[:LAMPS], scene.colors, strict=True))
        if state != NO_TRAIN
    ]
    lamps += [
        f"slot {at % SLOTS} of page {at // SLOTS + 2} {LAMP_WORDS[state]}"
        for at, state in enumerate(scene.lamps[LAMPS:])
        if state != NO_TRAIN
    ]
    turn = f"turn of {_place(scene.turn)}" if scene.turn >= 0 else "nobody's turn"
    return f"{', '.join(lamps) or 'no trains'}; {turn}; volume {scene.volume}"


def _hello(message: dict[str, Any]) -> str:
    info = HubInfo.of(message)
    protocol = ".".join(map(str, info.protocol))
    if not info.firmware:
        return f"hello, here is a table (protocol {protocol})"
    parts = ", ".join(info.parts) or "nothing"
    return (
        f"hello, here is {info.name}: firmware {info.firmware} ({info.build}), protocol {protocol}, "
        f"{info.slots} slots, {info.sounds} sounds, with {parts}"
    )


def _status(message: dict[str, Any]) -> str:
    status = Status.of(message)
    return f"up for {status.up_seconds} s, {status.free_bytes} bytes free, {status.faults} faults" + (
        ", in safe mode" if status.safe_mode else ""
    )


def _settings(message: dict[str, Any]) -> str:
    settings = HubSettings.of(message)
    return (
        f"{settings.name}, volume {settings.volume}, brightness {settings.brightness}, {settings.slots} slots, "
        f"with {', '.join(settings.parts) or 'nothing'}"
    )


def _change(message: dict[str, Any]) -> str:
    values = [f"{key} {message[field]}" for field, key in service.KEYS if field in message]
    return f"set {', '.join(values)}" if values else "how are you set?"


def _tested(message: dict[str, Any]) -> str:
    if "at" not in message:
        return "end the self-test" if message.get("stop") else "test yourself"
    step = SelfTestStep.read(message)
    return f"self-test, {step.at}" + (f": {step.text}" if step.text else "")


def _place(lamp: int) -> str:
    return "the engine" if lamp == ENGINE else f"slot {lamp}"


def _owner(color: str) -> str:
    if color == NO_COLOR:
        return ""
    return " (Mexican Train)" if color == MEXICAN else f" (seat {SEATS.index(color) + 1})"
