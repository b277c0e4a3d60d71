"""Every scenario and whole match holds: each clause allows, refuses and acts as its file says; and the version of the
rules is raised whenever they answer differently, which a check of it notices."""

from functools import cache

import pytest
from tools.rules.answers import answered, answers_fault, read_kept, scenarios

from roundhouse.games.match.kept_answer import RULES_VERSION
from roundhouse.records.scenario import Scenario, ScenarioRun, read_scenarios

CLOSED = """roundhouse record 1
scenario B does not visit C
game mexican-train seats=3 set=6
position turn=B laid=6-6+5-6+4-6 ends=A:5*,B:-,C:4 hands=A:0-1,B:4-5+3-6,C:3-4+0-0
B 4-5 on C   ! MT-7 closed
"""


@cache
def played(scenario: Scenario) -> tuple[str, str]:
    run = ScenarioRun(scenario)
    answer = answered(run)
    assert run.covered or run.expectations, "it says nothing"
    return answer


@pytest.mark.parametrize("scenario", [*scenarios()], ids=lambda each: f"{each.source}: {each.title}")
def test_the_scenario_holds(scenario: Scenario) -> None:
    played(scenario)


def test_the_version_of_the_rules_is_raised_with_every_changed_answer() -> None:
    fault = answers_fault(read_kept(), dict(map(played, scenarios())))
    assert not fault, fault


def test_a_rule_that_changes_together_with_its_scenario_is_noticed() -> None:
    def answers(text: str, *without: str) -> dict[str, str]:
        return dict(answered(ScenarioRun(scenario, frozenset(without))) for scenario in read_scenarios(text))

    kept = {"rules": RULES_VERSION, "answers": answers(CLOSED)}
    assert not answers_fault(kept, answers(CLOSED))
    changed = answers(CLOSED.replace("! MT-7 closed", ""), "MT-7")
    assert f"raise RULES_VERSION to {RULES_VERSION + 1}" in answers_fault(kept, changed)
