"""The hub turns off at the right time with its cells and not with others, a bank stays on, and the pages say so."""

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import tables_with
from tools.hardware.budgets import cell_path, power
from tools.hardware.circuits.circuit import circuit
from tools.hardware.pages import claims, power_page
from tools.hardware.tables import read

from roundhouse_hub.health import Health
from roundhouse_hub.lamps import current_limit

TABLES = read()


def test_the_path_is_the_sum_of_its_resistances() -> None:
    wires = 2 * (0.3 + 0.3) * 0.134
    assert cell_path.ohms(TABLES, "nimh") == pytest.approx(3 * 0.03 + 0.11 + 0.085 + 0.02 + 10 * 0.02 + wires)


def test_half_used_nimh_cells_carry_a_loud_moment_and_alkaline_ones_do_not() -> None:
    assert list(cell_path.faults(TABLES)) == []
    for kind, carried in (("nimh", True), ("alkaline", False)):
        left = cell_path.left_volts(TABLES, kind, True)
        assert (left > TABLES.parts["detector"].number("trip_volts")) is carried
        assert (cell_path.trips_at(TABLES, kind, True) < cell_path.half_volts(TABLES, kind)) is carried


def test_what_is_left_is_what_the_resistance_leaves() -> None:
    left = cell_path.left_volts(TABLES, "nimh", True)
    lost = cell_path.ohms(TABLES, "nimh") * cell_path.busy_ma(TABLES, left) / 1000
    assert left == pytest.approx(cell_path.half_volts(TABLES, "nimh") - lost, abs=0.01)


def test_a_filter_bridges_much_less_than_a_sound() -> None:
    _, seconds = cell_path.longest_cue()
    short = cell_path.bridged_ms(TABLES, "alkaline", 10e3, 1e-6)
    assert 1 < short < 20 < 1000 * seconds
    assert cell_path.bridged_ms(TABLES, "alkaline", 20e3, 1e-6) == pytest.approx(2 * short)


CELLS = {
    "alkaline cells": ('cells = "nimh"', 'cells = "alkaline"', "while its alkaline cells still have 4.11 V"),
    "a worse path": ("contact_ohms = 0.02", "contact_ohms = 0.1", "while its NiMH cells still have 4.10 V"),
}


@each_of(CELLS)
def test_cells_that_end_the_game_too_early_are_named(old: str, new: str, expected: str) -> None:
    assert any(expected in fault for fault in cell_path.faults(tables_with(old, new)))


def test_a_warning_that_comes_too_late_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cell_path.warned_at(TABLES, "nimh") > cell_path.trips_at(TABLES, "nimh", True)
    monkeypatch.setattr(Health, "LOW_MV", 2900)
    (fault,) = cell_path.faults(TABLES)
    assert fault.startswith("In play the firmware warns at 3.4") and "turns the hub off below 3.46 V." in fault


def test_a_bank_with_the_usual_chip_stays_on_and_the_heartbeat_reaches_the_pickiest() -> None:
    quiet, bank = dict(power_page.quiet(TABLES)), TABLES.raw["bank"]
    assert bank["chip_ma"] < quiet["asleep"] == min(quiet.values()) == power.draws(TABLES)["asleep"].total
    more, share, average = power_page.heartbeat(TABLES)
    assert quiet["asleep"] + more == bank["off_ma"][1] + bank["margin_ma"]
    assert share == pytest.approx(more / (13 * 3 * current_limit.CHANNEL_MA))
    assert average == pytest.approx(more / 10)


def test_pages_say_of_the_cells_what_the_circuit_does() -> None:
    assert claims.faults(TABLES) == []
    assert claims.facts(TABLES) == {"cut_off": True, "reversed": True, "alkaline": False}


SAID = {
    "an old safety text": ("Nothing disconnects AA cells when they are empty.", "it is true that empty cells turn"),
    "the other half of it": ("But the hub keeps running until the cells are flat.", "it is true that empty cells turn"),
    "a wrong voltage": ("Empty cells: below 3.1 V U6 turns the step-up off.", "but the hub turns off below 2.93 V."),
    "a step-up that dies": ("Cells the wrong way around:\nthe step-up dies at once.", "true that reversed cells do no"),
    "cells that are not for it": ("Take NiMH or alkaline cells.", "it is false that alkaline cells work."),
}


@each_of(SAID, "text", "expected")
def test_a_page_that_says_something_else_of_a_net_is_named(text: str, expected: str) -> None:
    (fault,) = claims.contradictions(TABLES, {"one.md": "All is well.", "two.md": text})
    assert fault.startswith("two.md says") and expected in fault


def test_two_pages_that_differ_cannot_both_pass_whatever_the_circuit_does() -> None:
    unprotected = circuit("board", "aa", TABLES)
    unprotected.nets["HOLD"] = [pad for pad in unprotected.nets["HOLD"] if pad[0] != "U6"]
    pages = {"one.md": claims.sentence(TABLES, "cut_off"), "two.md": claims.sentence(TABLES, "cut_off", unprotected)}
    assert pages["one.md"] != pages["two.md"]
    assert [fault.partition(" ")[0] for fault in claims.contradictions(TABLES, pages)] == ["two.md"]


@pytest.mark.parametrize("topic", claims.TOPICS)
def test_the_sentences_of_the_program_pass_its_own_search(topic: str) -> None:
    assert list(claims.contradictions(TABLES, {"x.md": claims.sentence(TABLES, topic)})) == []


def test_the_power_page_decides_for_nimh_and_names_the_bank() -> None:
    page = power_page.power_page(TABLES)
    assert "**NiMH only**" in page and "4.11" in page and "## A power bank" in page
    assert f"| asleep | {power.draws(TABLES)['asleep'].total:.0f} |" in page
