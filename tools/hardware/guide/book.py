"""Reads the text of the guide, hardware/guide/*.toml, and checks that its steps use every part of a build once."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.hardware.case.plan import screws
from tools.hardware.circuits.circuit import circuit
from tools.hardware.parts import parts_list
from tools.hardware.tables import FOLDER, InvalidTables, Tables

GUIDE = FOLDER / "guide"
STEPS = ("steps", "case", "start")
FAULT = ("seen", "cure")


@dataclass(frozen=True)
class GuideStep:
    """One step; hardware/guide/steps.toml explains the fields.

    `screws` names groups of screws of the case. Empty `supplies` means all of them.
    """

    key: str
    title: str
    minutes: int
    text: str
    tools: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    screws: tuple[str, ...] = ()
    wires: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    supplies: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()

    def serves(self, supply: str) -> bool:
        """Whether a hub with this supply needs the step."""
        return not self.supplies or supply in self.supplies

    def bought(self, build: str) -> list[str]:
        """The bought parts that it takes in a build; `perfboard@board` means in the build `board` only."""
        found = (name.partition("@") for name in self.takes)
        return [key for key, _, only in found if only in ("", build)]


@dataclass(frozen=True)
class Book:
    """The whole text of the guide. `builds` holds the entries of guide.toml as they are.

    `words`: tool -> the regular expression of the words that need it.
    """

    figures: Mapping[str, Any]
    tools: Mapping[str, str]
    words: Mapping[str, str]
    basics: Mapping[str, str]
    safety: Mapping[str, str]
    builds: Mapping[str, Mapping[str, Any]]
    steps: Mapping[str, GuideStep]
    faults: tuple[Mapping[str, str], ...]

    def of(self, build: str) -> list[GuideStep]:
        """The steps of a build, in order. Raises InvalidTables if one does not exist."""
        missing = [key for key in self.builds[build]["steps"] if key not in self.steps]
        if missing:
            raise InvalidTables(f"hardware/guide/guide.toml names the step {missing[0]}, which no file has.")
        return [self.steps[key] for key in self.builds[build]["steps"]]


def read(folder: Path = GUIDE) -> Book:
    """Read the guide's text. Raises InvalidTables if it is invalid."""
    try:
        raw = {
            name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in ("guide", "faults", *STEPS)
        }
        steps = {key: _step(key, entry) for name in STEPS for key, entry in raw[name].items()}
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise InvalidTables(f"The guide's text cannot be read: {error}.") from error
    main = raw["guide"]
    return Book(**main, steps=steps, faults=tuple(raw["faults"]["fault"]))


def _step(key: str, entry: dict[str, Any]) -> GuideStep:
    lists = {name: tuple(value) for name, value in entry.items() if isinstance(value, list)}
    for name in ("uses", "wires"):
        lists[name] = tuple(expand_references(lists.get(name, ())))
    if "wires" not in entry:
        lists["wires"] = lists["uses"]
    return GuideStep(key, **{**entry, **lists})


def expand_references(names: Iterable[str]) -> Iterator[str]:
    """Expand ranges of references.

    >>> list(expand_references(["U1", "D9-D11"]))
    ['U1', 'D9', 'D10', 'D11']
    """
    for name in names:
        first, _, last = name.partition("-")
        letters = first.rstrip("0123456789")
        for number in range(int(first[len(letters) :]), int((last or first)[len(letters) :]) + 1):
            yield f"{letters}{number}"


def faults(book: Book, tables: Tables) -> list[str]:
    """One sentence for each part or screw that the steps use twice, never, or that does not exist."""
    found = [fault for build in book.builds for fault in _of_build(book, tables, build)]
    used_steps = {key for build in book.builds.values() for key in build["steps"]}
    found += [f"The step {key} of the guide is in no build." for key in book.steps if key not in used_steps]
    found += [f"The guide has no pages for {key}." for key in tables.builds if key not in book.builds]
    for step in book.steps.values():
        found += [
            f"The step {step.key} needs the tool {name}, which guide.toml does not list."
            for name in step.tools
            if name not in book.tools
        ]
        found += [
            f"The step {step.key} takes {name}, but hardware/parts.toml has no such part."
            for name in (name.partition("@")[0] for name in step.takes)
            if name not in tables.parts
        ]
        if not step.pictures:
            found.append(f"The step {step.key} has no picture.")
    for entry in book.faults:
        found += [f"A fault of the guide lacks `{name}`: {entry}." for name in FAULT if not entry.get(name)]
    return found


def _of_build(book: Book, tables: Tables, build: str) -> Iterator[str]:
    steps = book.of(build)
    every = {
        reference for supply in tables.builds[build].supplies for reference in circuit(build, supply, tables).parts
    }
    for step in steps:
        for reference in sorted({*step.uses, *step.wires} - every):
            yield f"The step {step.key} uses {reference}, which {tables.builds[build].name} does not have."
    for supply in tables.builds[build].supplies:
        hub = circuit(build, supply, tables)
        name = f"{tables.builds[build].name}, {tables.supply_name(supply)}"
        here = [step for step in steps if step.serves(supply)]
        used = Counter(reference for step in here for reference in step.uses)
        for reference in hub.parts:
            if used[reference] != 1:
                often = "no step" if not used[reference] else f"{used[reference]} steps"
                yield f"{name}: {reference} ({hub.parts[reference].label}) is installed in {often}."
        taken = Counter(key for step in here for key in step.bought(build))
        groups = {group.key: group for group in screws.screws(parts_list.dimensions(tables), supply != "usb")}
        turned = Counter(key for step in here for key in step.screws)
        if tables.builds[build].case:
            for key, group in groups.items():
                if turned[key] != 1:
                    yield f"{name}: the screws of the {group.text} are driven in {turned[key]} times."
        yield from (f"{name}: there are no screws called {key}." for key in turned if key not in groups)
        for line in parts_list.lines(tables, build, supply):
            key = line.part.key
            again = taken[key] + (key in {group.kind for group in groups.values()}) + bool(line.references)
            if again != 1:
                yield f"{name}: {line.quantity} x {line.part.name} is bought, but taken in {again} steps."
        there = {
            line.part.key
            for supply in tables.builds[build].supplies
            for line in parts_list.lines(tables, build, supply)
        }
        yield from (f"{name}: a step takes {key}, which is not bought." for key in taken if key not in there)
