"""What hubs say, which is English, as messages that can be said in any language."""

from __future__ import annotations

import re

from roundhouse.messages import Message

SAID = {
    "The hub had an error in its {part}: {fault}": "hub-reports/trouble-error",
    "The hub is in safe mode after {count} crashes: {part}: {fault}": "hub-reports/trouble-safe-mode",
    "In safe mode the hub does not know {kind}": "hub-reports/trouble-unknown-message",
    "The sample {sample} is missing: flash the hub again.": "hub-reports/trouble-no-sample",
    "{button} was not felt": "hub-reports/test-no-press",
    "{button} gave {other}: are two wires crossed?": "hub-reports/test-other-button",
    "the sound {sound} does not end": "hub-reports/test-endless-sound",
    "the sample {sample} is missing": "hub-reports/test-no-sample",
    "stopped": "hub-reports/test-stopped",
    "red": "hub-reports/color-red",
    "green": "hub-reports/color-green",
    "blue": "hub-reports/color-blue",
    "white": "hub-reports/color-white",
    "slot {slot}": "hub-reports/slot",
    "the engine": "hub-reports/engine",
    "buttons": "hub-reports/part-buttons",
    "flash": "hub-reports/part-flash",
    "lamps": "hub-reports/part-lamps",
    "link": "hub-reports/part-link",
    "sound": "hub-reports/part-sound",
    "start": "hub-reports/part-start",
    "table": "hub-reports/part-table",
    "test": "hub-reports/part-test",
}
"""What a hub says, and the message it is; the first that fits is meant."""
NUMBERS = ("count", "slot")


def meant(text: str) -> str | Message:
    """What a hub said, as a `Message`; what is not known stays as it is.

    >>> print(meant("slot 3 gave the engine: are two wires crossed?"))
    slot 3 gave the engine: are two wires crossed?
    """
    for said, id in SAID.items():
        found = re.fullmatch(_pattern(said), text)
        if found is not None:
            return Message(id, **{name: meant(fact) for name, fact in found.groupdict().items()})
    return text


def _pattern(said: str) -> str:
    def place(match: re.Match[str]) -> str:
        return f"(?P<{match[1]}>{'[0-9]+' if match[1] in NUMBERS else '.+?'})"

    return re.sub(r"\\\{(\w+)\\\}", place, re.escape(said))
