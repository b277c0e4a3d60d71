"""What a hub tells the host: it is there, it is gone, somebody pressed a button, it has a complaint."""

from dataclasses import dataclass
from typing import Any

from roundhouse_hub.link.messages import PARTS


@dataclass(frozen=True, slots=True)
class HubInfo:
    """What a hub says of itself in its hello; a field it did not name is empty."""

    name: str = ""
    firmware: str = ""
    build: str = ""
    protocol: tuple[int, int] = (0, 0)
    slots: int = 0
    sounds: int = 0
    parts: tuple[str, ...] = ()

    @classmethod
    def of(cls, hello: dict[str, Any]) -> "HubInfo":
        """The info in a hello message, whatever is missing or odd in it.

        >>> HubInfo.of({"k": "hello", "proto": [1, 0], "name": "Toby", "parts": "ls"}).parts
        ('lamps', 'sound')
        """
        match hello.get("proto"):
            case [int(major), int(minor), *_]:
                protocol = (major, minor)
            case _:
                protocol = (0, 0)
        slots, sounds = hello.get("slots"), hello.get("sounds")
        return cls(
            name=plain(hello.get("name", "")),
            firmware=plain(hello.get("fw", "")),
            build=plain(hello.get("build", "")),
            protocol=protocol,
            slots=slots if isinstance(slots, int) else 0,
            sounds=sounds if isinstance(sounds, int) else 0,
            parts=tuple(PARTS.get(letter, letter) for letter in plain(hello.get("parts", ""))),
        )


@dataclass(frozen=True, slots=True)
class Connected:
    """The hub answers, and has been sent the scene again."""

    info: HubInfo


@dataclass(frozen=True, slots=True)
class Lost:
    """The hub cannot be reached; `reason` is a sentence for a person. It is tried again without being asked."""

    reason: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """A gesture on a button: 0 to 11 are slots, 12 is the engine. `ticks`: the hub's clock in milliseconds."""

    button: int
    gesture: str
    ticks: int


@dataclass(frozen=True, slots=True)
class Troubled:
    """The hub has a complaint, in a person's words."""

    text: str


def plain(text: object) -> str:
    r"""What a hub says, fit for a terminal: some of what a wire can carry a terminal would obey.

    >>> plain("Toby\x1b[2J")
    'Toby�[2J'
    """
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(text))


HubEvent = Connected | Lost | Pressed | Troubled
