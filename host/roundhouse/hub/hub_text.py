"""What hubs say, which is English, as sentences that can be told in any language."""

from __future__ import annotations

import re

from roundhouse.sentences import Sentence

SAID = (
    # What is wrong with it.
    Sentence("The hub had an error in its {part}: {fault}"),
    Sentence("The hub is in safe mode after {count} crashes: {part}: {fault}"),
    Sentence("In safe mode the hub does not know {kind}"),
    Sentence("The sample {sample} is missing: flash the hub again."),
    # What its test finds, and where it is.
    Sentence("{button} was not felt"),
    Sentence("{button} gave {other}: are two wires crossed?"),
    Sentence("the sound {sound} does not end"),
    Sentence("the sample {sample} is missing"),
    Sentence("stopped"),
    Sentence("red"),
    Sentence("green"),
    Sentence("blue"),
    Sentence("white"),
    Sentence("slot {slot}"),
    Sentence("the engine"),
    # What it is made of.
    Sentence("buttons"),
    Sentence("flash"),
    Sentence("lamps"),
    Sentence("link"),
    Sentence("sound"),
    Sentence("start"),
    Sentence("table"),
    Sentence("test"),
)
"""The first that fits is meant."""
NUMBERS = ("count", "slot")


def meant(text: str) -> str:
    """What a hub said, as a `Sentence`; what is not known stays as it is.

    >>> said = meant("slot 3 gave the engine: are two wires crossed?")
    >>> isinstance(said, Sentence), said
    (True, 'slot 3 gave the engine: are two wires crossed?')
    """
    for template in (sentence.template for sentence in SAID):
        found = re.fullmatch(_pattern(template), text)
        if found is not None:
            return Sentence(template, **{name: meant(fact) for name, fact in found.groupdict().items()})
    return text


def _pattern(template: str) -> str:
    def place(match: re.Match[str]) -> str:
        return f"(?P<{match[1]}>{'[0-9]+' if match[1] in NUMBERS else '.+?'})"

    return re.sub(r"\\\{(\w+)\\\}", place, re.escape(template))
