"""The figures in emulated time are as stored; a change that moves one stores it again and says why."""

import json
from typing import Any

import pytest
from tools.pico import figures
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.image import Image
from tools.pico.observing import measuring


@pytest.fixture(scope="module")
def golden() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(figures.GOLDEN.read_text(encoding="utf-8"))
    return kept


@pytest.fixture(scope="module")
def measured(hub_image: Image, golden: dict[str, Any]) -> dict[str, float]:
    """All figures of the firmware as it stands: those that were kept, if they were measured of the same sources."""
    same: dict[str, float] = golden["figures"]
    return same if golden["sources"] == figures.sources(hub_image) else measuring.measure(hub_image)


def test_the_same_sources_give_the_same_figures(pico: EmulatedPico, measured: dict[str, float]) -> None:
    assert round(measuring.hello(pico), 2) == measured["hello"]


@pytest.mark.parametrize("figure", figures.FIGURES, ids=lambda figure: figure.name)
def test_a_figure_is_as_it_was(figure: figures.Figure, measured: dict[str, float], golden: dict[str, Any]) -> None:
    value, kept = measured[figure.name], golden["figures"][figure.name]
    assert figure.near(value, kept), f"{figure.title}: {value:g}, was {kept:g}; if it shall be so: {figures.COMMAND}"


def test_what_misses_its_budget_is_known(measured: dict[str, float], golden: dict[str, Any]) -> None:
    assert figures.missed(measured) == golden["missed"]
