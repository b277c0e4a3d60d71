"""`make soak`: hours of the tests that throw dice, each time others: an evening on the emulated Pico, tables over bad
cables, anything at all on the wire, strangers at the door of a table of phones, whole matches at random.

It prints its seed before it begins. `make soak ARGS="--seed 7 --depth 5 tests/phones"` tries these again, for as long.
"""

import argparse
import os
import subprocess
import sys
from random import SystemRandom

EVENING = ("tests/pico/play/test_soak.py",)
DICE = (
    "tests/club/test_seating.py",
    "tests/dominoes/test_hands.py",
    "tests/games/core/test_notation.py",
    "tests/games/core/test_options.py",
    "tests/games/core/test_rulings.py",
    "tests/games/match",
    "tests/games/test_super_train.py",
    "tests/games/text",
    "tests/hub/test_bad_wires.py",
    "tests/i18n/test_refusals.py",
    "tests/phones/test_privacy.py",
    "tests/phones/test_strangers.py",
    "tests/phones/test_whole_matches.py",
    "tests/players/search/test_longest_train.py",
    "tests/referee/test_call_corrections.py",
    "tests/referee/modes/test_call_interpreter.py",
    "tests/referee/modes/test_called_at_random.py",
    "tests/referee/modes/test_called_table.py",
    "tests/referee/test_random_calls.py",
    "tests/referee/hub_output/test_round_over_bad_link.py",
    "tests/referee/modes/test_slots_as_dealt.py",
    "tests/window/controls/test_chart.py",
    "tests/window/screens/test_random_input.py",
    "tests/layout/test_layout.py",
    "tests/window/table/test_layout_names.py",
    "tests/window/table/test_reflow.py",
)
"""Tests that find more, the longer they try; `make verify` runs them, too."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1, 1_000_000), help="of all dice")
    parser.add_argument("--depth", type=int, default=20, help="how many times as much is tried as in `make test`")
    parser.add_argument("tests", nargs="*", default=[*EVENING, *DICE], help="these alone")
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    environment = {**os.environ, "ROUNDHOUSE_DEPTH": str(chosen.depth), "ROUNDHOUSE_SEED": str(chosen.seed)}
    workers = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    command = [sys.executable, "-m", "pytest", "-q", *workers, f"--hypothesis-seed={chosen.seed}", *chosen.tests]
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
