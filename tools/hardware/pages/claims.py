"""The claims of the pages about the cells: one sentence for each topic, made from the circuit, and a search for others.

Two pages that say different things of one net make a reader stop believing both. So a page takes these sentences
where it can, and `contradictions` finds the sentences of any page that say what the circuit does not do.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping

from tools.hardware.budgets import cell_path
from tools.hardware.circuits import protection
from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import Circuit
from tools.hardware.pages.markdown import TEXTS
from tools.hardware.tables import FOLDER, ROOT, Tables

TOPICS: dict[str, dict[str, str]] = tomllib.loads((TEXTS / "claims.toml").read_text(encoding="utf-8"))
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
    said = TOPICS[topic][str(facts(tables, hub)[topic]).lower()]
    return said.format(trip=trip, detector=named.get("voltage detector"), transistor=named.get("reverse polarity"))


def contradictions(tables: Tables, pages: Mapping[str, str]) -> Iterator[str]:
    """One sentence for each place where a page says of the cells what the circuit does not do."""
    true, trip = facts(tables), tables.parts["detector"].number("trip_volts")
    for page, text in pages.items():
        for said in filter(None, map(str.strip, SENTENCE.split(text))):
            plain = re.sub(r"[*_`]|\s+", lambda found: " " if found[0].isspace() else "", said)
            for key, topic in TOPICS.items():
                if not re.search(topic["about"], plain, re.IGNORECASE):
                    continue
                if re.search(topic["no"] if true[key] else topic["yes"], plain, re.IGNORECASE):
                    yield f"{page} says “{plain}”, but it is {str(true[key]).lower()} that {topic['name']}."
                if key == "cut_off" and re.search(topic["yes"], plain, re.IGNORECASE):
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
