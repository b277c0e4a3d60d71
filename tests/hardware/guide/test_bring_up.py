"""The bring-up has readings before and after each supply, for each build, and none lacks its value or its cure."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.defects import each_of
from tools.hardware import tables
from tools.hardware.circuits.circuit import circuit
from tools.hardware.guide import book as prose
from tools.hardware.guide import bring_up
from tools.hardware.guide.bring_up import BringUpStage
from tools.hardware.guide.checks import REFERENCE
from tools.hardware.guide.facts import BuildFacts

TABLES = tables.read()
BOOK = prose.read()
STAGES = bring_up.read()
Defect = Callable[[tuple[BringUpStage, ...]], tuple[BringUpStage, ...]]


def without(supply: str, when: str) -> Defect:
    return lambda stages: tuple(stage for stage in stages if (stage.supply, stage.when) != (supply, when))


def reading(*cells: str) -> Defect:
    return lambda stages: (replace(stages[0], read=(cells,)), *stages[1:])


DEFECTS = {
    "nothing before USB": (without("usb", "before"), "the smallest has no readings before USB is connected"),
    "nothing after USB": (without("usb", "after"), "the smallest has no readings after USB is connected"),
    "nothing before the cells": (without("cells", "before"), "no readings before three AA cells is connected"),
    "a reading without a value": (reading("5 V rail", "ground", "", "x"), "lacks its place, its value or its cure"),
    "a reading without a cure": (reading("5 V rail", "ground", "silent"), "lacks its place, its value or its cure"),
}


@each_of(DEFECTS, "defect", "expected")
def test_a_missing_reading_is_found(defect: Defect, expected: str) -> None:
    found = list(bring_up.faults(TABLES, defect(STAGES)))
    assert any(expected in fault for fault in found), found


def test_each_build_has_only_its_own_parts_and_stages() -> None:
    page = bring_up.page(TABLES, BOOK, "")
    for build in TABLES.builds.values():
        part = page.partition(f"## {BOOK.builds[build.key]['title']}\n")[2].partition("\n## ")[0]
        have = {name for supply in build.supplies for name in circuit(build.key, supply, TABLES).parts}
        assert set(REFERENCE.findall(part)) <= have


def test_the_rail_of_a_hub_that_is_off_is_below_what_enables_the_pico() -> None:
    facts = BuildFacts(BOOK, TABLES, circuit("board", "usb", TABLES))
    assert facts.fill("{rail_off} of {enable_low} V") == "0.2 of 0.4 V"


def test_stages_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text('[[stage]]\ntitle = "x"\n', encoding="utf-8")
    with pytest.raises(tables.InvalidTables, match=r"bring-up\.toml cannot be read"):
        bring_up.read(tmp_path / "x.toml")
