"""`make soak`: hours of the tests that throw dice, each time others: an evening on the emulated Pico, tables over bad
cables, anything at all on the wire, strangers at the door of a table of phones, whole matches at random.

It prints its seed before it begins. `make soak ARGS="--seed 7 --depth 5 tests/phones"` tries these again, for as long.
With `--passes` it goes on with the next seed, and says how to go on from there when it is stopped or finds a fault;
`--compiled` plays by compiled rules: `make soak ARGS="--passes 100 --depth 10 --compiled tests/games/match"`.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from random import SystemRandom

from tools.rules import compiled_rules

ROOT = Path(__file__).resolve().parent.parent

EVENING = ("tests/pico/play/test_soak.py",)
THROWING = re.compile(r"^from (hypothesis|tests\.depth) import", re.MULTILINE)


def dice() -> list[str]:
    """The files of tests that throw dice: they find more, the longer they try, and `make verify` runs them, too. The
    evening on the emulated Pico is not among them."""
    files = (path for path in sorted((ROOT / "tests").rglob("test_*.py")) if "pico" not in path.parts)
    return [str(path.relative_to(ROOT)) for path in files if THROWING.search(path.read_text(encoding="utf-8"))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1, 1_000_000), help="of all dice")
    parser.add_argument("--depth", type=int, default=20, help="how many times as much is tried as in `make test`")
    parser.add_argument("tests", nargs="*", default=[*EVENING, *dice()], help="these alone")
    parser.add_argument("--passes", type=int, default=1, help="how often, each time with the next seed")
    parser.add_argument("--compiled", action="store_true", help="with the rules compiled")
    chosen = parser.parse_args()
    rules = compiled_rules.tested_with(compiled_rules.compiled_host()) if chosen.compiled else []
    workers = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    for done in range(chosen.passes):
        seed = chosen.seed + done
        left = f" --passes {chosen.passes - done}" if chosen.passes > 1 else ""
        print(f"to go on from here: --seed {seed} --depth {chosen.depth}{left}", flush=True)
        environment = {**os.environ, "ROUNDHOUSE_DEPTH": str(chosen.depth), "ROUNDHOUSE_SEED": str(seed)}
        command = [sys.executable, "-m", "pytest", "-q", *rules, *workers, f"--hypothesis-seed={seed}", *chosen.tests]
        if code := subprocess.run(command, env=environment, check=False).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
