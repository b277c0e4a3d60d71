"""The page "bring-up": readings before and after each supply is connected, how long it takes and what it costs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tools.hardware.circuits.circuit import circuit
from tools.hardware.guide.book import GUIDE, Book
from tools.hardware.guide.facts import BuildFacts
from tools.hardware.pages.markdown import markdown_table
from tools.hardware.parts import parts_list
from tools.hardware.tables import InvalidTables, Tables

FILE = GUIDE / "bring-up.toml"
PAGE = GUIDE / "bring-up.md"
MINUTES = 1.5  # for a reading, with finding the two places
SETUP = 5  # minutes for a stage
CELLS = "cells"  # a stage for every supply but USB
HEAD = ("Measure", "against", "Right", "Otherwise")


@dataclass(frozen=True)
class BringUpStage:
    """One state of the supplies; bring-up.toml explains the fields."""

    title: str
    supply: str
    when: str
    do: str
    read: tuple[tuple[str, ...], ...]
    builds: tuple[str, ...] = ()

    def serves(self, build: str, supply: str) -> bool:
        fits = self.supply in (supply, "usb") or (self.supply == CELLS and supply != "usb")
        return fits and (not self.builds or build in self.builds)


def read(file: Path | None = None) -> tuple[BringUpStage, ...]:
    """Every stage. Raises InvalidTables if the file is invalid."""
    try:
        raw = _raw(file or FILE)["stage"]
        return tuple(
            BringUpStage(**{**one, "read": tuple(map(tuple, one["read"])), "builds": tuple(one.get("builds", ()))})
            for one in raw
        )
    except (tomllib.TOMLDecodeError, TypeError, KeyError) as error:
        raise InvalidTables(f"hardware/guide/bring-up.toml cannot be read: {error}.") from error


def _raw(file: Path) -> dict[str, Any]:
    return _parsed(file.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


def intro() -> str:
    """The text above the first stage."""
    return str(_raw(FILE)["intro"])


def words(build: str) -> Iterator[str]:
    """Everything that a builder of this build reads about what to do."""
    yield intro()
    for stage in read():
        if not stage.builds or build in stage.builds:
            yield from (stage.do, *(cell for row in stage.read for cell in row))


def faults(tables: Tables, stages: tuple[BringUpStage, ...] | None = None) -> Iterator[str]:
    """One sentence for each supply that is connected without readings before and after, and each incomplete reading."""
    stages = read() if stages is None else stages
    for build, supply in tables.hubs:
        for when in ("before", "after"):
            wanted = ("usb",) if supply == "usb" else (supply, CELLS)
            if not any(s.when == when and s.supply in wanted and s.serves(build.key, supply) for s in stages):
                yield f"Bring-up: {build.name} has no readings {when} {tables.supply_name(supply)} is connected."
    for stage in stages:
        for row in stage.read:
            if len(row) != len(HEAD) or not (row[0] and row[2] and row[3]):
                yield f"Bring-up: a reading of “{stage.title}” lacks its place, its value or its cure: {row[0]}."


def page(tables: Tables, book: Book, made: str) -> str:
    text = [
        "# Bring-up",
        made,
        intro(),
        "## How long, and what it costs",
        _costs(tables, book),
        "Work and prices are estimates. If you have no tools yet, add {} for iron, solder, cutters and meter; a print "
        "service for the case costs more than all the parts.".format(book.figures["tools_price"]),
    ]
    for build in tables.builds.values():
        text.append(f"## {book.builds[build.key]['title']}")
        for stage in read():
            supplies = [supply for supply in build.supplies if stage.serves(build.key, supply)]
            if not supplies or (stage.builds and build.key not in stage.builds):
                continue
            facts = BuildFacts(book, tables, circuit(build.key, supplies[-1], tables))
            only = "" if "usb" in supplies or stage.supply != CELLS else " (hubs with cells)"
            rows = [tuple(facts.fill(cell) for cell in row) for row in stage.read]
            text += [
                f"### {stage.title}{only}",
                facts.fill(stage.do),
                markdown_table(HEAD, [row for row in rows if row[0]]),
            ]
    flash, join, close = (book.steps[key].title for key in ("flash", "plug_board", "close"))
    text.append(
        f"Everything right on USB? Go on with the step *{flash}* of your build. Everything right on cells? Switch off, "
        f"take the cells out, and go on from the end of the step *{join}*: *{close}*."
    )
    return "\n\n".join(text) + "\n"


def minutes(build: str, supply: str) -> float:
    """The estimated time of the bring-up of a hub."""
    return sum(SETUP + MINUTES * len(stage.read) for stage in read() if stage.serves(build, supply))


def _costs(tables: Tables, book: Book) -> str:
    rows = []
    for build, supply in tables.hubs:
        steps = [step for step in book.of(build.key) if step.serves(supply)]
        facts = BuildFacts(book, tables, circuit(build.key, supply, tables))
        rows.append(
            (
                book.builds[build.key]["title"],
                tables.supply_name(supply),
                f"{sum(step.minutes for step in steps) / 60:.0f} h",
                f"{minutes(build.key, supply):.0f} min",
                f"{facts.look_up('print_hours', '')} h" if build.case else "none",
                "US$ {:.0f} to {:.0f}".format(*parts_list.delivered(tables, build.key, supply)),
            )
        )
    return markdown_table(("Build", "Supply", "Work in all", "of it bring-up", "3D printing", "Parts"), rows)
