"""The reports of a hub by codes and numbers, as messages that can be said in any language; see firmware/PROTOCOL.md.

The texts are in the catalog `hub-reports`, by the codes of the protocol. A hub older than protocol 1.3 sends English
`text` in their place, which is shown as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeAlias

from roundhouse.catalogs import Message, UnknownText, Verbatim, has_text
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import PARTS

HubReport: TypeAlias = Mapping[str, object]
"""A report of a hub, or facts from one, as received: nothing in it can be relied on."""

TOPIC = "hub-reports"
_CODE = re.compile(r"[a-z]+(-[a-z]+)*")
"""The form of a code: nothing else that a hub sends is looked up as a text."""


def without_controls(text: object) -> str:
    r"""Text from a hub, safe for a terminal: control characters are replaced.

    >>> without_controls("Toby\x1b[2J")
    'Toby�[2J'
    """
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(text))


def trouble(message: HubReport) -> Message:
    """The complaint in a `trouble` message.

    >>> print(trouble({"k": "trouble", "code": "no-sample", "sample": "bell"}))
    The sample bell is missing: flash the hub again.
    >>> print(trouble({"k": "trouble", "code": "too-hot", "celsius": 81}))  # from a newer hub
    too-hot celsius=81
    """
    return _report("trouble", message)


def value_refusal(code: str, facts: HubReport) -> Message:
    """The reason why a value cannot be sent to a hub: the code and facts of an `InvalidValue`."""
    return _report("trouble", {"code": code, **facts})


def step_text(message: HubReport) -> Message:
    """The subject of a step of the self-test: a color, a cue, a button, or what was found.

    >>> print(step_text({"at": "button", "n": 2}))
    slot 3
    >>> print(step_text({"at": "bad", "code": "other-button", "button": 2, "other": 12}))
    slot 3 gave the engine: are two wires crossed?
    """
    match message.get("at"):
        case "lamps":
            return _word("color", message.get("text", ""))
        case "button":
            return button_name(message.get("n"))
        case "bad" | "end":
            return _report("test", message)
        case _:
            return Verbatim(without_controls(message.get("text", "")))


def part_names(message: HubReport) -> tuple[Message, ...]:
    """The parts of a hub, from their letters in a message."""
    return tuple(_word("part", PARTS.get(letter, letter)) for letter in without_controls(message.get("parts", "")))


def button_name(button: object) -> Message:
    """The builder's word for a button: slots are numbered from 1 on the hub.

    >>> print(button_name(0), button_name(12))
    slot 1 the engine
    """
    if button == ENGINE:
        return Message(f"{TOPIC}/engine")
    return Message(f"{TOPIC}/slot", slot=button + 1) if isinstance(button, int) else Verbatim(without_controls(button))


def _report(kind: str, message: HubReport) -> Message:
    """The text for a code with its facts; a code or facts that this program does not know are shown as received."""
    code = without_controls(message.get("code", ""))
    if not code:
        return Verbatim(without_controls(message.get("text", "")))
    facts = {name: _fact(name, value) for name, value in message.items() if name not in ("k", "at", "code", "times")}
    if "fault" in facts and message.get("times", 1) != 1:
        times = _fact("", message["times"])
        facts["fault"] = Message(f"{TOPIC}/fault-times", fault=facts["fault"], times=times)
    if _CODE.fullmatch(code):
        report = Message(f"{TOPIC}/{kind}-{code}", **facts)
        with suppress(UnknownText):
            report.text()
            return report
    return Verbatim(" ".join([code, *(f"{name}={fact}" for name, fact in facts.items())]))


def _fact(name: str, value: object) -> object:
    match name:
        case "part" | "fault":
            return _word(name, value)
        case "button" | "other":
            return button_name(value)
        case _:
            return value if isinstance(value, int) else without_controls(value)


def _word(kind: str, word: object) -> Message:
    """A word of the protocol; one that this program does not know is shown as received."""
    said = without_controls(word)
    known = _CODE.fullmatch(said) and has_text(f"{TOPIC}/{kind}-{said}")
    return Message(f"{TOPIC}/{kind}-{said}") if known else Verbatim(said)
