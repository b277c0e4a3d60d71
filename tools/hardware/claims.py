"""What the pages say about the cells: one sentence for each topic, made from the circuit, and a search for others.

Two pages that say different things of one net make a reader stop believing both. So a page takes these sentences
where it can, and `contradictions` finds the sentences of any page that say what the circuit does not do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tools.hardware import cell_path
from tools.hardware.circuit import circuit
from tools.hardware.model import Circuit
from tools.hardware.rules import protection
from tools.hardware.tables import FOLDER, ROOT, Tables


@dataclass(frozen=True)
class Topic:
    """What a sentence is about, and by which words it tells that something does (`yes`) or does not (`no`) happen."""

    name: str
    about: str
    yes: str
    no: str


TOPICS = {
    "cut_off": Topic(
        "empty cells turn the hub off",
        r"\b(cells?|batter(y|ies))\b.*\b(empty|flat|drain\w*)\b|\b(empty|flat|drain\w*)\b.*\b(cells?|batter(y|ies))\b",
        r"\bturns? (the|its) (step-up|hub) off\b|\bhub turns (itself )?off\b",
        r"\bkeeps running\b|\bnothing (disconnects|turns)\b|\buntil the cells are flat\b",
    ),
    "reversed": Topic(
        "reversed cells do no harm",
        r"\bcells?\b.*(\brevers|\bwrong way around\b)|(\brevers|\bwrong way around\b).*\bcells?\b",
        r"\bno harm\b|\bharm nothing\b|\bprotects\b|\bfrom everything\b",
        r"\bdies?\b|\bdestroys?\b|\bbursts?\b|\bdo not survive\b",
    ),
    "alkaline": Topic(
        "alkaline cells work",
        r"\balkaline\b",
        r"\b(or|and) alkaline\b|^alkaline, ",
        r"\bNiMH only\b|\bno alkaline\b|\bnone: alkaline\b|\bends the game\b",
    ),
}
VOLTS = re.compile(r"(?:below|at) (\d\.\d+) V")
SENTENCE = re.compile(r"(?<=[.!?])[*_\"]*\s+|\n\s*\n|\n(?=[-|#])|\s\|\s")


def facts(tables: Tables, hub: Circuit | None = None) -> dict[str, bool]:
    """Whether each topic's statement holds in the circuit."""
    hub = hub or circuit("board", "aa", tables)
    pads = hub.nets.get(hub.net_of(hub.pad("U4.SHDN")) or "", [])
    return {
        "cut_off": any(hub.parts[reference].part.key == "detector" for reference, _ in pads),
        "reversed": not list(protection.reversed_cells(hub)),
        "alkaline": cell_path.trips_at(tables, "alkaline", True) <= cell_path.half_volts(tables, "alkaline"),
    }


def sentence(tables: Tables, topic: str, hub: Circuit | None = None) -> str:
    """The sentence of a topic, for any page."""
    hub = hub or circuit("board", "aa", tables)
    trip = tables.parts["detector"].number("trip_volts")
    named = {placed.label: name for name, placed in hub.parts.items()}
    detector, transistor = named.get("voltage detector", ""), named.get("reverse polarity", "")
    there = {
        "cut_off": f"Below {trip} V the voltage detector {detector} turns the step-up off, and with it lamps, sound "
        "and Pico, before the cells take harm. The hub then stays off until you switch it off and on.",
        "reversed": f"Cells that are the wrong way around do no harm: the transistor {transistor} stays off, and the "
        "hub stays dark.",
        "alkaline": "Rechargeable (NiMH) or alkaline cells work.",
    }
    missing = {
        "cut_off": "Nothing turns the hub off when its cells are empty: it keeps running until the cells are flat.",
        "reversed": "Cells that are the wrong way around destroy the step-up.",
        "alkaline": f"No alkaline cells: they have so much resistance that a loud and bright moment already pulls half "
        f"used ones below the {trip} V at which the hub turns itself off.",
    }
    return (there if facts(tables, hub)[topic] else missing)[topic]


def contradictions(tables: Tables, pages: Mapping[str, str]) -> Iterator[str]:
    """One sentence for each place where a page says of the cells what the circuit does not do."""
    true, trip = facts(tables), tables.parts["detector"].number("trip_volts")
    for page, text in pages.items():
        for said in filter(None, map(str.strip, SENTENCE.split(text))):
            plain = re.sub(r"[*_`]|\s+", lambda found: " " if found[0].isspace() else "", said)
            for key, topic in TOPICS.items():
                if not re.search(topic.about, plain, re.IGNORECASE):
                    continue
                if re.search(topic.no if true[key] else topic.yes, plain, re.IGNORECASE):
                    yield f"{page} says “{plain}”, but it is {str(true[key]).lower()} that {topic.name}."
                if key == "cut_off" and re.search(topic.yes, plain, re.IGNORECASE):
                    for volts in VOLTS.findall(plain):
                        if float(volts) != trip:
                            yield f"{page} says “{plain}”, but the hub turns off below {trip} V."


def pages() -> dict[str, str]:
    """The hand-written and generated pages that may speak of the cells: name and text."""
    places = [*FOLDER.rglob("*.md"), *FOLDER.rglob("*.csv"), *(ROOT / "firmware").glob("*.md"), ROOT / "README.md"]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sorted(places)}


def faults(tables: Tables) -> list[str]:
    """The contradictions in the project's pages."""
    return list(contradictions(tables, pages()))
