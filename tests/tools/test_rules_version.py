"""The version of the rules is raised whenever they answer differently, and the check of it notices."""

from tools.rules.answers import answers, fault_of, read_kept, scenarios

from roundhouse.games.match.kept_answer import RULES_VERSION
from roundhouse.records.scenario import read_scenarios

CLOSED = """roundhouse record 1
scenario B does not visit C
game mexican-train seats=3 set=6
position turn=B laid=6-6+5-6+4-6 ends=A:5*,B:-,C:4 hands=A:0-1,B:4-5+3-6,C:3-4+0-0
B 4-5 on C   ! MT-7 closed
"""


def test_the_version_of_the_rules_is_raised_with_every_changed_answer() -> None:
    fault = fault_of(read_kept(), answers(scenarios()))
    assert not fault, fault


def test_a_rule_that_changes_together_with_its_scenario_is_noticed() -> None:
    kept = {"rules": RULES_VERSION, "answers": answers(read_scenarios(CLOSED))}
    assert not fault_of(kept, answers(read_scenarios(CLOSED)))
    changed = answers(read_scenarios(CLOSED.replace("! MT-7 closed", "")), frozenset({"MT-7"}))
    assert f"raise RULES_VERSION to {RULES_VERSION + 1}" in fault_of(kept, changed)
