"""hardware/guide/*.md and their pictures, as `make pages` writes them.

`files` gives everything that is written; nothing heavy is needed, for the case's pictures are there already.
"""

from __future__ import annotations

from collections.abc import Iterator
from os.path import relpath
from pathlib import Path

from tools.hardware import shopping
from tools.hardware.circuit import circuit
from tools.hardware.guide import book as prose
from tools.hardware.guide.book import GUIDE, Book, Step
from tools.hardware.guide.facts import Facts, added
from tools.hardware.guide.pictures import FOLDER, picture
from tools.hardware.markdown import table
from tools.hardware.model import Circuit
from tools.hardware.tables import ROOT, Tables

from hardware.case import screws
from roundhouse import __version__

MADE = (
    f"_Version {__version__}. Written by `make pages` from the tables of hardware/ and the prose beside this page. "
    "**Untested on real hardware**: nobody has built this hub so far; times, prices and part numbers are estimates._"
)


def files(tables: Tables, book: Book | None = None) -> dict[Path, str]:
    """Every page and picture: where it goes, and its text. Raises TableError for prose that cannot be filled in."""
    book = book or prose.read()
    found: dict[Path, str] = {}
    for build in book.builds:
        text, pictures = _build(tables, book, build)
        found |= {GUIDE / f"{build}.md": text, **pictures}
    found[GUIDE / "README.md"] = _start(tables, book)
    return found


def stale(made: dict[Path, str]) -> list[str]:
    """A sentence for each page or picture that is not what its sources say, or that nothing writes."""
    there = {*GUIDE.glob("*.md"), *FOLDER.glob("*")}
    found = [
        f"{path.relative_to(ROOT).as_posix()} is not what its sources say; run `make pages`."
        for path, text in made.items()
        if path not in there or path.read_text(encoding="utf-8") != text
    ]
    return found + [
        f"{path.relative_to(ROOT).as_posix()} is written by nothing; remove it." for path in there - made.keys()
    ]


def write(tables: Tables) -> None:
    """Writes every page and picture, and removes what is none any more."""
    made = files(tables)
    FOLDER.mkdir(exist_ok=True)
    for path in {*GUIDE.glob("*.md"), *FOLDER.glob("*")} - made.keys():
        path.unlink()
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")


def circuit_of(tables: Tables, build: str, step: Step | None = None) -> Circuit:
    """The circuit that a step speaks of: with cells where there can be any."""
    supplies = tables.builds[build].supplies
    return circuit(build, step.supplies[0] if step and step.supplies else supplies[min(1, len(supplies) - 1)], tables)


def _build(tables: Tables, book: Book, build: str) -> tuple[str, dict[Path, str]]:
    """A build's page and its pictures."""
    entry, steps = book.builds[build], book.of(build)
    plain = Facts(book, tables, circuit_of(tables, build))
    pictures: dict[Path, str] = {}

    def shown(asked: str, hub: Circuit, at: int, words: str) -> str:
        path, draw = picture(asked, hub, steps, at, tables)
        if draw and path not in pictures:
            pictures[path] = draw()
        return f"![{words}]({relpath(path, GUIDE)})"

    minutes = sum(step.minutes for step in steps)
    tools = dict.fromkeys(tool for step in steps for tool in step.tools)
    text = [
        f"# {entry['title']}",
        MADE,
        plain.fill(entry["intro"]),
        shown(entry["look"], circuit_of(tables, build), 0, entry["title"]),
        f"Some **{round(minutes / 60)} hours** of work in {len(steps)} steps"
        + (f", and {plain.look_up('print_hours', '')} hours of the printer's." if tables.builds[build].case else "."),
        "## Before you begin",
        f"Buy [the parts](../PARTS.md#{_anchor(tables.builds[build].name)}): {_costs(tables, build)}. Tools:",
        "\n".join(f"- {plain.fill(book.tools[tool])}" for tool in tools),
        "## Safety",
        *filter(None, map(plain.fill, book.safety.values())),
    ]
    for at, step in enumerate(steps):
        hub = circuit_of(tables, build, step)
        facts = Facts(book, tables, hub, added(hub, steps, at))
        text.append(f"## {at + 1}. {step.title}{_only(tables, step)}")
        text.append(f"_{step.minutes} minutes{''.join(', ' + tool for tool in _short(book, step, plain))}_")
        took = list(_taken(tables, build, step))
        if took:
            text.append("You take: " + "; ".join(took) + ".")
        text += [shown(asked, hub, at, step.title) for asked in step.pictures]
        text.append(facts.fill(step.text))
    text += ["## Another Pico", _others(tables), "## Faults and cures", _cures(book, plain), LINKS]
    return "\n\n".join(text) + "\n", pictures


LINKS = (
    "More: [parts and prices](../PARTS.md) · [power, levels, pins](../POWER.md) · [wiring plans](../wiring) · "
    "[boards](../board/README.md) · [case](../case/README.md) · [what the lamps say](../../firmware/README.md) · "
    "[the hub by itself](../../firmware/STANDALONE.md)"
)


def _start(tables: Tables, book: Book) -> str:
    """The page from which one chooses a build."""
    rows = []
    for build, entry in book.builds.items():
        minutes = sum(step.minutes for step in book.of(build))
        rows.append(
            (
                f"[{entry['title']}]({build}.md)",
                tables.builds[build].text,
                f"{minutes / 60:.0f} h",
                _costs(tables, build),
            )
        )
    plain = Facts(book, tables, circuit_of(tables, "board"))
    text = [
        "# Building a hub",
        MADE,
        "Choose one. Each page leads from the first part to the first game, a picture a step; nothing has to be looked "
        "up elsewhere on the way. Whoever is not sure begins with the first: its parts go into the others.",
        table(("Build", "What it is", "Work", "Parts"), rows),
        "![The hub](../case/out/assembled.png)",
        "No soldering yet? The first build wants some dozen joints, and fifty more if the Pico comes without its pins. "
        "The wired hub wants some four hundred, the board as many, half of them on printed pads. The case wants a "
        "printer or a print service.",
        "## Safety",
        *(plain.fill(said) for said in book.safety.values()),
        LINKS,
    ]
    return "\n\n".join(text) + "\n"


def _costs(tables: Tables, build: str) -> str:
    supplies = tables.builds[build].supplies
    found = (f"{shopping.cost(tables, build, supply):.0f} with {tables.supply_name(supply)}" for supply in supplies)
    return "about US$ " + ", ".join(found)


def _anchor(name: str) -> str:
    return name.lower().replace(" ", "-")


def _only(tables: Tables, step: Step) -> str:
    names = [tables.supply_name(supply) for supply in step.supplies]
    return f" (with {' or '.join(names)})" if names else ""


def _short(book: Book, step: Step, facts: Facts) -> Iterator[str]:
    """A step's tools in a few words: up to the first comma."""
    for tool in step.tools:
        yield facts.fill(book.tools[tool]).split(",")[0].split(" with ")[0].split(" that ")[0]


def _taken(tables: Tables, build: str, step: Step) -> Iterator[str]:
    """What is taken from the heap of parts, each with its number."""
    hubs = [circuit(build, supply, tables) for supply in tables.builds[build].supplies if step.serves(supply)]
    for key, part in tables.parts.items():
        names = {name for hub in hubs for name in step.uses if name in hub.parts and hub.parts[name].part.key == key}
        if names:
            yield f"{len(names)} x {part.name} ({shopping.compact(tuple(names))})"
        if key in step.bought(build):
            counts = {}
            for supply in tables.builds[build].supplies:
                lines = shopping.lines(tables, build, supply)
                counts[supply] = next((line.quantity for line in lines if line.part.key == key), 0)
            only = [tables.supply_name(supply) for supply, count in counts.items() if count]
            yield f"{max(counts.values())} x {part.name}" + (
                "" if all(counts.values()) else f" (with {', '.join(only)})"
            )
    measures = shopping.measures(tables)
    for group in screws.screws(measures, hubs[-1].supply):
        if group.key in step.screws:
            yield f"{len(group.at)} x {tables.parts[group.kind].name} ({group.text})"


def _others(tables: Tables) -> str:
    return "\n".join(f"- **{name}**: {text}." for name, text in tables.raw["variants"].items())


def _cures(book: Book, facts: Facts) -> str:
    rows = [
        (entry["seen"] + (f": “{entry['said']}”" if "said" in entry else ""), facts.fill(entry["cure"]))
        for entry in book.faults
        if facts.has(entry.get("only", facts.hub.build.key))
    ]
    return table(("What you see", "What to do"), rows)
