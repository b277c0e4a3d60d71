"""Events of a hub: connected, lost, a button pressed, a complaint."""

from dataclasses import dataclass

from roundhouse.catalogs import Message
from roundhouse.hub.health import HubSettings, SelfTestStep, Status
from roundhouse.hub.hub_text import HubReport, part_names, printable


@dataclass(frozen=True, slots=True)
class HubInfo:
    """What a hub reports about itself in its hello; fields that it leaves out are empty.

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
        """Parses a hello message; missing and invalid fields are empty.

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
            name=printable(hello.get("name", "")),
            firmware=printable(hello.get("fw", "")),
            build=printable(hello.get("build", "")),
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
class Troubled:
    """A complaint for people: the hub's own, or this program's about it."""

    text: str | Message


HubEvent = Connected | Lost | ButtonEvent | Troubled | Status | HubSettings | SelfTestStep
