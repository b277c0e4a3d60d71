"""`make golden`: keeps what the rules answer to every scenario, so that their version is raised when an answer changes.

The journal and records keep answers with that version (`RULES_VERSION`). A scenario is known by what is played in it,
not by what is expected: a rule that changes together with its scenario is seen.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from roundhouse.games.match.kept_answer import RULES_VERSION, kept_answer
from roundhouse.records.scenario import Scenario, ScenarioRun, played_text, read_scenarios

TESTS = Path(__file__).resolve().parents[2] / "tests"
FILE = TESTS / "golden" / "answers.json"


def scenarios(*folders: str) -> Iterator[Scenario]:
    """The scenarios of some folders of the tests; without one, those of the clauses, and whole matches."""
    for folder in folders or ("scenarios", "golden"):
        for file in sorted((TESTS / folder).rglob("*.txt")):
            yield from read_scenarios(file.read_text(encoding="utf-8"), file.name)


def answered(run: ScenarioRun) -> tuple[str, str]:
    """A digest of what is played in a scenario, and one of the answers to each play and question."""
    played = [text for line in run.scenario.lines if (text := played_text(line.text))]
    answers = [
        kept_answer(checked.ruling, run.match).text
        for checked in run.lines()
        if checked.event is not None and run.match is not None
    ]
    return _digest(played), _digest(answers)


def answers_fault(kept: Mapping[str, Any], found: Mapping[str, str], version: int = RULES_VERSION) -> str:
    """The reason why the kept answers are not those of today's rules; empty if they are.

    >>> answers_fault({"rules": 1, "answers": {"a": "x"}}, {"a": "y"}, 1)
    'known scenarios are answered differently: raise RULES_VERSION to 2, then run `make golden`'
    >>> answers_fault({"rules": 1, "answers": {"a": "x"}}, {"a": "y"}, 2)
    'answers.json is not of today: run `make golden`'
    >>> answers_fault({"rules": 1, "answers": {"a": "x"}}, {"a": "x"}, 1)
    ''
    """
    before, rules = kept["answers"], kept["rules"]
    if version == rules and any(before.get(played, answer) != answer for played, answer in found.items()):
        return f"known scenarios are answered differently: raise RULES_VERSION to {rules + 1}, then run `make golden`"
    if version < rules:
        return f"RULES_VERSION was {rules} already: it is never lowered"
    return "" if (before, rules) == (found, version) else f"{FILE.name} is not of today: run `make golden`"


def read_kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def _digest(texts: list[str]) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:12]


def main() -> int:
    found = dict(answered(ScenarioRun(scenario)) for scenario in scenarios())
    fault = answers_fault(read_kept(), found) if FILE.exists() else ""
    if "RULES_VERSION" in fault:
        print(f"{FILE.name}: {fault}", file=sys.stderr)
        return 1
    kept = {"made_by": "make golden", "rules": RULES_VERSION, "answers": dict(sorted(found.items()))}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {FILE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
