"""Checks the guide: steps, facts, pictures, typed figures, commands, quotations, and whether a page is stale."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator
from functools import cache

import click
from tools.hardware.breadboards import breadboard
from tools.hardware.circuits.circuit import circuit
from tools.hardware.guide import book as prose
from tools.hardware.guide import bring_up, pages
from tools.hardware.guide.book import Book
from tools.hardware.guide.facts import BRACES, added_text
from tools.hardware.guide.pictures import picture
from tools.hardware.tables import ROOT, InvalidTables, Tables

from roundhouse.cli import main as program

CODE = re.compile(r"`[^`]*`|^    .*$", re.MULTILINE)
COMMAND = re.compile(r"(?:`|^    )roundhouse( [^`\n]*)", re.MULTILINE)
REFERENCE = re.compile(r"\b(?:U|R|C|D|F|J|SW|BT|LS)\d+\b")
# A figure with a unit is a fact, and facts are looked up. 5 V and 3.3 V are names of rails and levels.
TYPED = re.compile(r"(?<![\w.])(?!5 V|3\.3 V)\d+(?:\.\d+)? ?(?:mm|V|mA|A|ohm|kohm|uF|nF|N|g)\b")


def faults(tables: Tables, book: Book | None = None) -> list[str]:
    """One sentence for each thing that is wrong with the guide."""
    try:
        book = book or prose.read()
        found = prose.faults(book, tables) + list(_of_prose(book)) + list(bring_up.faults(tables))
        made = pages.files(tables, book)
    except InvalidTables as fault:
        return [str(fault)]
    found += breadboard.faults(circuit("smallest", "usb", tables))
    for build in book.builds:
        found += _foreign(tables, build, made.get(prose.GUIDE / f"{build}.md", ""))
    for build in book.builds:
        found += [*_missing(tables, book, build), *_unwired(tables, book, build)]
    return [*dict.fromkeys(found), *pages.stale(made)]


def _every(book: Book) -> Iterator[tuple[str, str]]:
    """Each text of the guide, with the name of what it belongs to."""
    yield from ((f"the step {step.key}", step.text) for step in book.steps.values())
    yield from ((f"the fault `{entry['seen']}`", entry["cure"]) for entry in book.faults)
    yield from ((f"the safety of {key}", text) for key, text in book.safety.items())
    yield from ((f"the basics of {key}", text) for key, text in book.basics.items())
    yield from ((f"the build {key}", entry["intro"]) for key, entry in book.builds.items())
    yield from ((f"the tool {key}", text) for key, text in book.tools.items())
    yield "the intro of the bring-up", bring_up.intro()
    for stage in bring_up.read():
        yield from (
            (f"the bring-up “{stage.title}”", text)
            for text in (stage.do, *(cell for row in stage.read for cell in row))
        )


def _of_prose(book: Book) -> Iterator[str]:
    """Figures typed by hand, unknown commands and options, and quotations that match nothing."""
    for step in book.steps.values():
        for tool, words in book.words.items():
            if tool not in step.tools and _found(words, step.text):
                yield f"The step {step.key} of the guide needs `{tool}`, which its tools do not list."
    for build in book.builds:
        listed = {tool for step in book.of(build) for tool in step.tools}
        words = "\n".join(bring_up.words(build))
        for tool in sorted(book.words.keys() - listed):
            if _found(book.words[tool], words):
                yield f"The bring-up needs `{tool}`, which no step of {build} lists."
    for whose, text in _every(book):
        bare = BRACES.sub("", CODE.sub("", text))
        yield from (f"{whose} of the guide types `{typed}` instead of looking it up." for typed in TYPED.findall(bare))
        for words in COMMAND.findall(text):
            yield from (f"{whose} of the guide calls `roundhouse{words}`: {fault}" for fault in _of_command(words))
    for entry in book.faults:
        if "said" in entry and entry["said"] not in _words_of(entry["by"]):
            yield f"The guide quotes “{entry['said']}”, which nothing in {entry['by']} says."


@cache
def _found(pattern: str, text: str) -> bool:
    return re.search(pattern, text, re.MULTILINE) is not None


@cache
def _words_of(folder: str) -> str:
    """All source and documentation text of the program in this folder."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for pattern in ("*.py", "*.md", "*.ftl")
        for path in sorted((ROOT / folder).rglob(pattern))
    )


def _of_command(words: str) -> Iterable[str]:
    """The fault in a command line of this program."""
    name, *rest = shlex.split(words)
    command = program.get_command(click.Context(program), name)
    if command is None:
        return [f"there is no command {name}."]
    known = {option for one in command.params for option in (*one.opts, *one.secondary_opts)}
    return [f"{name} has no option {option}." for option in rest if option.startswith("-") and option not in known]


def _missing(tables: Tables, book: Book, build: str) -> Iterator[str]:
    """Pictures whose file does not exist."""
    steps = book.of(build)
    for at, step in enumerate(steps):
        for asked in step.pictures:
            path, draw = picture(asked, pages.circuit_of(tables, build, step), steps, at, tables)
            if draw is None and not path.is_file():
                yield f"The step {step.key} of the guide shows {path.name}, which does not exist."


def _unwired(tables: Tables, book: Book, build: str) -> Iterator[str]:
    """Wires that no step makes, in a build without a printed circuit."""
    for supply in tables.builds[build].supplies:
        hub = circuit(build, supply, tables)
        if any(placed.place == "carrier" for placed in hub.parts.values()):
            return
        steps = [step for step in book.of(build) if step.serves(supply)]
        made = {
            (net, pad)
            for at in range(len(steps))
            for net, pads in added_text(hub, steps, at).nets.items()
            for pad in pads
        }
        for net, pads in hub.nets.items():
            for pad in pads:
                if (net, pad) not in made:
                    yield f"{hub.build.name}, {supply}: no step of the guide wires {hub.name(pad)} of {pad[0]}."


def _foreign(tables: Tables, build: str, page: str) -> Iterator[str]:
    """References on the page of a build to parts that the build never has."""
    have = {name for supply in tables.builds[build].supplies for name in circuit(build, supply, tables).parts}
    for name in sorted(set(REFERENCE.findall(page)) - have):
        yield f"The guide mentions {name}, which {tables.builds[build].name} does not have."
