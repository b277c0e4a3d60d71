"""Every scenario of tests/scenarios holds: each clause allows, refuses and acts as its file says."""

from pathlib import Path

import pytest

from roundhouse.records.scenario import Scenario, read_scenarios

FOLDER = Path(__file__).resolve().parent.parent / "scenarios"
SCENARIOS = [
    pytest.param(scenario, id=f"{file.stem}: {scenario.title}")
    for file in sorted(FOLDER.rglob("*.txt"))
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), file.name)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenario_holds(scenario: Scenario) -> None:
    ran = scenario.run()
    assert ran.covered or ran.expectations, "it says nothing"
