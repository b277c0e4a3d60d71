"""The case bears a hand: the results that are kept are those of the printed solids, and a weaker part is refused."""

import copy
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.defects import each_of
from tools.hardware.case.loads import finite_elements, load_check, loads
from tools.hardware.case.plan import dimensions

STANDARD = dimensions.read()


def test_a_result_of_another_solid_or_of_other_loads_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    stale = ["The load check is of another case; run `make hardware`."]
    assert load_check.faults(dimensions.read(rib=5.0)) == [], "only the printed solids and the loads count"
    assert load_check.faults(replace(STANDARD, plastic={**STANDARD.plastic, "young_mpa": 900})) == stale
    kept = load_check.stored()
    kept["of"]["solids"]["cradle"] = "0" * 64
    monkeypatch.setattr(load_check, "stored", lambda: kept)
    assert load_check.faults(STANDARD) == stale


def weak(piece: str, name: str, times: float) -> Callable[[dict[str, Any]], None]:
    def change(found: dict[str, Any]) -> None:
        found[piece][name] = [value * times for value in found[piece][name]]

    return change


def coarse(piece: str, name: str, times: float = 0.5) -> Callable[[dict[str, Any]], None]:
    def change(found: dict[str, Any]) -> None:
        found[piece][name][-2] *= times

    return change


WEAKER = {
    "a pillar": (weak("shell", "across MPa", 9.0), "MPa across the layers; 12.5 leave a safety factor of 2."),
    "a cradle": (weak("cradle", "along MPa", 3.0), "MPa along the layers; 22.0 leave a safety factor of 2."),
    "a cradle's ear": (weak("cradle", "across MPa", 1.3), "MPa across the layers; 12.5 leave a safety factor of 2."),
    "a deck": (weak("shell", "sink mm", 3.0), "in one piece: the engine sinks"),
    "a coarse mesh": (coarse("shell", "sink mm"), "mm with two meshes."),
    "a coarse mesh's stress": (coarse("cradle", "along MPa"), "MPa along the layers with two meshes."),
    "two meshes that are hardly different": (coarse("shell", "elements", 1.5), "times the elements; it must have 2."),
    "a platform": (weak("platform", "along MPa", 9.0), "MPa along the layers; 22.0 leave a safety factor of 2."),
    "a joint": (weak("halves", "sink mm", 3.0), "in halves: the engine sinks"),
    "a missing load": (lambda found: found.pop("cradle"), "The load check does not have the loads of the case"),
}


@each_of(WEAKER, "change", "expected")
def test_a_part_that_is_too_weak_is_named_with_the_rule(
    change: Callable[[dict[str, Any]], None], expected: str
) -> None:
    found = copy.deepcopy(load_check.stored()["loads"])
    change(found)
    wrong = loads.faults(found, STANDARD)
    assert any(expected in fault for fault in wrong), wrong


def beam() -> finite_elements.Mesh:
    """A bar of 40 x 4 x 4 mm along x, as tetrahedra."""
    steps = np.array([20, 2, 2])
    number: dict[tuple[float, ...], int] = {}
    elements = []
    for cell in np.ndindex(*steps):
        corners = [np.array(cell) + np.array(corner) for corner in np.ndindex(2, 2, 2)]
        for axes in ((4, 6), (4, 5), (2, 6), (2, 3), (1, 5), (1, 3)):  # Kuhn's six, along the edges to corner 7
            four = [corners[at] for at in (0, *axes, 7)]
            if np.linalg.det([point - four[0] for point in four[1:]]) < 0:
                four[1], four[2] = four[2], four[1]
            pairs = ((0, 1), (1, 2), (2, 0), (0, 3), (1, 3), (2, 3))
            ten = [*four, *((four[a] + four[b]) / 2 for a, b in pairs)]
            elements.append([number.setdefault(tuple(point), len(number)) for point in ten])
    return finite_elements.Mesh(2.0 * np.array(list(number)), np.array(elements))


def test_a_bar_is_as_large_as_its_elements_and_its_load_as_large_as_the_force() -> None:
    bar = beam()
    assert bar.volumes().sum() == pytest.approx(640)
    top = [side for side in bar.sides() if (bar.nodes[side, 2] == 4).all()]
    load = finite_elements.pressed(bar, np.array(top), (0, 0, -12.0))
    assert load.sum(axis=0) == pytest.approx([0, 0, -12])
    assert (load * bar.nodes[:, :1]).sum() == pytest.approx(-12 * 20), "spread evenly"
    assert len(bar.sides()) == 2 * (4 * 40 + 2 * 4)


def test_a_spot_is_what_lies_flat_around_its_middle() -> None:
    bar = beam()
    spot = load_check.on(bar, bar.sides(), loads.Spot((20.0, 2.0, 4.0), 3.0))
    assert (bar.nodes[spot, 2] == 4).all() and len(spot) == 8
    with pytest.raises(ValueError, match="no flat place"):
        load_check.on(bar, bar.sides(), loads.Spot((20.0, 2.0, 3.0), 3.0))


def test_a_stress_counts_only_where_enough_plastic_bears_it() -> None:
    assert load_check.greatest(np.array([50.0, 10.0, 20.0]), np.array([1.0, 100.0, 10.0])) == 20.0


@pytest.mark.skipif(
    not (finite_elements.CACHE.is_dir() or os.environ.get("CI")), reason="`make hardware` has not fetched CalculiX"
)
def test_a_bar_bends_as_the_textbook_says(tmp_path: Path) -> None:
    bar, young, newtons = beam(), 1500.0, 5.0
    end = [side for side in bar.sides() if (bar.nodes[side, 0] == 40).all()]
    held = np.repeat(bar.nodes[:, :1] == 0, 3, axis=1)
    load = finite_elements.pressed(bar, np.array(end), (0, 0, -newtons))
    bent = finite_elements.bend(bar, held, load, young, 0.3, tmp_path)
    sink = -bent.moved[bar.nodes[:, 0] == 40, 2].mean()
    inertia = 4**4 / 12
    assert sink == pytest.approx(newtons * 40**3 / (3 * young * inertia), rel=0.05)
    middle = (bar.nodes[:, 0] == 20) & (bar.nodes[:, 2] == 4)
    assert bent.stress[middle, 0].mean() == pytest.approx(newtons * 20 * 2 / inertia, rel=0.05)
