"""Events of a hub (connected, lost, a button pressed, a complaint), and its status, settings and self-test."""

from dataclasses import dataclass

from roundhouse.catalogs import Message
from roundhouse.hub.hub_text import HubReport, part_names, step_text, without_controls


@dataclass(frozen=True, slots=True)
class HubInfo:
    """The report of a hub about itself in its hello; fields that it leaves out are empty.

    `fault` is the code of an error that it has not reported to any host yet (see PROTOCOL.md, the error number), or 0.
    """

    name: str = ""
    firmware: str = ""
    build: str = ""
    protocol: tuple[int, int] = (0, 0)
    slots: int = 0
    sounds: int = 0
    parts: tuple[str | Message, ...] = ()
    fault: int = 0

    @classmethod
    def of(cls, hello: HubReport) -> "HubInfo":
        """Parse a hello message; missing and invalid fields are empty.

        >>> print(*HubInfo.of({"k": "hello", "proto": [1, 0], "name": "Toby", "parts": "ls"}).parts)
        lamps sound
        """
        match hello.get("proto"):
            case [int(major), int(minor), *_]:
                protocol = (major, minor)
            case _:
                protocol = (0, 0)
        slots, sounds, fault = hello.get("slots"), hello.get("sounds"), hello.get("e")
        return cls(
            name=without_controls(hello.get("name", "")),
            firmware=without_controls(hello.get("fw", "")),
            build=without_controls(hello.get("build", "")),
            protocol=protocol,
            slots=slots if isinstance(slots, int) else 0,
            sounds=sounds if isinstance(sounds, int) else 0,
            parts=part_names(hello),
            fault=fault if isinstance(fault, int) else 0,
        )


@dataclass(frozen=True, slots=True)
class Connected:
    """The hub has answered and has received the current scene."""

    info: HubInfo


@dataclass(frozen=True, slots=True)
class Lost:
    """The hub cannot be reached. `reason` is for people. The host keeps trying by itself."""

    reason: Message


@dataclass(frozen=True, slots=True)
class ButtonEvent:
    """A gesture on a button: 0 to 11 are slots, 12 is the engine. `ticks`: the hub's clock in milliseconds."""

    button: int
    gesture: str
    ticks: int


@dataclass(frozen=True, slots=True)
class HubFault:
    """A complaint for people: the hub's own, or this program's about it."""

    text: str | Message


@dataclass(frozen=True, slots=True)
class HubStatus:
    """The state of a hub. `late_sounds`: times the amplifier ran dry in the middle of a sound; `lines_bad` came cut or
    changed, `lines_again` had to be sent again; `faults`: unexpected errors since it was switched on. Volts are None if
    it cannot measure them.
    """

    up_seconds: int = 0
    free_bytes: int = 0
    late_sounds: int = 0
    lines_bad: int = 0
    lines_again: int = 0
    celsius: float = 0.0
    volts: float | None = None
    battery_low: bool = False
    faults: int = 0
    safe_mode: bool = False

    @classmethod
    def of(cls, message: HubReport) -> "HubStatus":
        """The status in a message, whatever is missing or odd in it.

        >>> HubStatus.of({"k": "status", "up": 61, "temp": 253, "mv": 4980}).volts
        4.98
        """
        return cls(
            up_seconds=_number(message, "up"),
            free_bytes=_number(message, "free"),
            late_sounds=_number(message, "under"),
            lines_bad=_number(message, "bad"),
            lines_again=_number(message, "again"),
            celsius=_number(message, "temp") / 10,
            volts=_number(message, "mv") / 1000 or None,
            battery_low=bool(_number(message, "low")),
            faults=_number(message, "faults"),
            safe_mode=bool(_number(message, "safe")),
        )


@dataclass(frozen=True, slots=True)
class HubSettings:
    """The settings of a hub; `kept`: all of them are in its flash and survive a power cycle."""

    volume: int = 0
    mute: bool = False
    brightness: int = 0
    quiet: bool = False
    slots: int = 0
    parts: tuple[str | Message, ...] = ()
    name: str = ""
    kept: bool = False

    @classmethod
    def of(cls, message: HubReport) -> "HubSettings":
        """The settings in a message, whatever is missing or odd in it.

        >>> print(*HubSettings.of({"k": "settings", "vol": 3, "parts": "lb", "kept": 1}).parts)
        lamps buttons
        """
        return cls(
            volume=_number(message, "vol"),
            mute=bool(_number(message, "mute")),
            brightness=_number(message, "bright"),
            quiet=bool(_number(message, "quiet")),
            slots=_number(message, "slots"),
            parts=part_names(message),
            name=without_controls(message.get("name", "")),
            kept=bool(_number(message, "kept")),
        )


@dataclass(frozen=True, slots=True)
class SelfTestStep:
    """A step of the self-test: `stage` is lamps, sounds, button, bad (a fault, in `text`) or end."""

    stage: str
    number: int = 0
    count: int = 0
    text: str | Message = ""

    @classmethod
    def read(cls, message: HubReport) -> "SelfTestStep":
        return cls(
            without_controls(message.get("at", "")), _number(message, "n"), _number(message, "of"), step_text(message)
        )


HubEvent = Connected | Lost | ButtonEvent | HubFault | HubStatus | HubSettings | SelfTestStep


def _number(message: HubReport, field: str) -> int:
    value = message.get(field)
    return value if isinstance(value, int) else 0
