"""`make soak`: hours of the tests that throw dice, each time others: an evening on the emulated Pico, tables over bad
cables, anything at all on the wire, strangers at the door of a table of phones, whole matches at random.

It prints its seed before it begins. `make soak ARGS="--seed 7 --depth 5 tests/phones"` tries these again, for as long.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from random import SystemRandom

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
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    environment = {**os.environ, "ROUNDHOUSE_DEPTH": str(chosen.depth), "ROUNDHOUSE_SEED": str(chosen.seed)}
    workers = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    command = [sys.executable, "-m", "pytest", "-q", *workers, f"--hypothesis-seed={chosen.seed}", *chosen.tests]
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
