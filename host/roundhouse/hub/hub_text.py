"""What a hub reports by codes and numbers, as sentences that can be told in any language; see firmware/PROTOCOL.md.

A hub older than protocol 1.3 sends English `text` in their place, which is shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Any

from roundhouse.sentences import Sentence
from roundhouse_hub.lamps.scene import ENGINE

TROUBLES = {
    "error": Sentence("The hub had an error in its {part}: {fault}"),
    "safe-mode": Sentence("The hub is in safe mode after {count} crashes: {part}: {fault}"),
    "unknown-message": Sentence("In safe mode the hub does not know {kind}"),
    "no-sample": Sentence("The sample {sample} is missing: flash the hub again."),
    "bad-number": Sentence("{field} has to be a whole number from {min} to {max}, not {got}."),
    "bad-switch": Sentence("{field} has to be 1 (on) or 0 (off), not {got}."),
    "bad-name": Sentence("A hub's name has 1 to {max} plain letters."),
    "bad-letters": Sentence("{field} has to be made of the letters {want}, not {got}."),
    "bad-length": Sentence("{field} has to have {want} characters, not {got}."),
    "not-text": Sentence("{field} has to be text, not {got}."),
    "unknown-cue": Sentence("There is no sound named {got}."),
    "unknown-gesture": Sentence("There is no gesture named {got}."),
}
"""What a hub complains of, by the code of its `trouble`."""

TEST_FAULTS = {
    "no-press": Sentence("{button} was not felt"),
    "other-button": Sentence("{button} gave {other}: are two wires crossed?"),
    "endless-sound": Sentence("the sound {sound} does not end"),
    "no-sample": Sentence("the sample {sample} is missing"),
    "stopped": Sentence("stopped"),
}
"""What its self-test finds, and why it ended early, by code."""

FAULTS = {
    "stuck": Sentence("it was stuck"),
    "watchdog": Sentence("it stood still until the watchdog reset the hub"),
}
"""Errors that are no exceptions; the text of an exception is shown as it is."""

COLORS = {
    "red": Sentence("red"),
    "green": Sentence("green"),
    "blue": Sentence("blue"),
    "white": Sentence("white"),
}

PARTS = {"l": Sentence("lamps"), "s": Sentence("sound"), "b": Sentence("buttons")}
"""What a hub is made of, by the letter in its hello."""

SUBSYSTEMS = {
    "start": Sentence("start"),
    "link": Sentence("link"),
    "buttons": Sentence("buttons"),
    "table": Sentence("table"),
    "sound": Sentence("sound"),
    "lamps": Sentence("lamps"),
    "flash": Sentence("flash"),
    "test": Sentence("test"),
}
"""Where in the firmware an error was."""


def plain(text: object) -> str:
    r"""Text from a hub, fit for a terminal: characters that a terminal would obey are replaced.

    >>> plain("Toby\x1b[2J")
    'Toby�[2J'
    """
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(text))


def trouble(message: Mapping[str, Any]) -> str:
    """The complaint in a `trouble` message.

    >>> trouble({"k": "trouble", "code": "no-sample", "sample": "bell"})
    'The sample bell is missing: flash the hub again.'
    >>> trouble({"k": "trouble", "code": "too-hot", "celsius": 81})  # from a newer hub
    'too-hot celsius=81'
    """
    return _sentence(TROUBLES, message)


def refusal(code: str, facts: Mapping[str, Any]) -> str:
    """Why a value cannot be sent to a hub: the code and facts of an `InvalidValue`."""
    return _sentence(TROUBLES, {"code": code, **facts})


def step_text(message: Mapping[str, Any]) -> str:
    """What a step of the self-test is about: a color, a cue, a button, or what was found.

    >>> step_text({"at": "button", "n": 2})
    'slot 3'
    >>> step_text({"at": "bad", "code": "other-button", "button": 2, "other": 12})
    'slot 3 gave the engine: are two wires crossed?'
    """
    text = plain(message.get("text", ""))
    match message.get("at"):
        case "lamps":
            return COLORS.get(text, text)
        case "button":
            return button_name(message.get("n"))
        case "bad" | "end":
            return _sentence(TEST_FAULTS, message)
        case _:
            return text


def parts_of(message: Mapping[str, Any]) -> tuple[str, ...]:
    """What a hub is made of, from the letters for it in a message."""
    return tuple(PARTS.get(letter, letter) for letter in plain(message.get("parts", "")))


def button_name(button: object) -> str:
    """The builder's word for a button: slots are numbered from 1 on the hub.

    >>> button_name(0), button_name(12)
    ('slot 1', 'the engine')
    """
    if button == ENGINE:
        return Sentence("the engine")
    return Sentence("slot {slot}", slot=button + 1) if isinstance(button, int) else plain(button)


def _sentence(sentences: Mapping[str, Sentence], message: Mapping[str, Any]) -> str:
    code = plain(message.get("code", ""))
    if not code:
        return plain(message.get("text", ""))
    facts = {name: _fact(name, value) for name, value in message.items() if name not in ("k", "at", "code", "times")}
    if "fault" in facts and message.get("times", 1) != 1:
        facts["fault"] = Sentence("{fault} ({times} times)", fault=facts["fault"], times=_fact("", message["times"]))
    sentence = sentences.get(code)
    if sentence is None or not _fields(sentence.template) <= facts.keys():
        return " ".join([code, *(f"{name}={fact}" for name, fact in facts.items())])
    return Sentence(sentence.template, **{name: facts[name] for name in _fields(sentence.template)})


def _fact(name: str, value: object) -> object:
    match name:
        case "part":
            return SUBSYSTEMS.get(plain(value), plain(value))
        case "fault":
            return FAULTS.get(plain(value), plain(value))
        case "button" | "other":
            return button_name(value)
        case _:
            return value if isinstance(value, int) else plain(value)


def _fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}
