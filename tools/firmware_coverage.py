"""How much of the firmware its tests run, line by line; fails below 95 %, and when one of the tests fails.

`make test` runs these tests here and nowhere else: see `covers`.

Left out are the files that only a Pico can run (`board/`, the native code, `main.py`); tests/firmware_host has most of
the board's run against a `machine` that takes notes.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEAST = 95
# The table that the hub keeps by itself is proved against the host's, in a test of the host.
TESTS = ("tests/firmware", "tests/referee/test_hub_alone.py")
# Hours of play and samples by the thousand, over lines that shorter tests run, too: to trace them takes a minute. They
# run with all other tests, untraced. A name more in this list can only make the figure smaller.
TOO_LONG = (
    "hours_at_the_table",
    "an_hour_leaves_nothing",
    "missing_samples_and_endless_sounds",
    "every_sound_is_the_golden_one",
    "garbage_is_collected_in_silence",
    "safe_mode_ends_after_five_good_minutes",
    "well_for_a_minute",
    "never_reads_stalls_nothing",
    "low_battery_only_without_a_host",
    "no_sound_breaks_off_however_much",
    "any_presses_make_the_same",
    "a_match_of_basic_trains",
)
LEFT_OUT = ("*/board/*", "*/main.py", "*/viper.py")


def covers(nodeid: str) -> bool:
    """Whether this check runs a test; with `--covered=not` pytest leaves it out, with `--covered=only` all others."""
    path = nodeid.partition("::")[0]
    among = any(path == tests or path.startswith(f"{tests}/") for tests in TESTS)
    return among and not any(name in nodeid for name in TOO_LONG)


def main() -> int:
    """Runs the firmware's tests and prints the figures; 1 when a test fails or too little was run."""
    with tempfile.TemporaryDirectory() as folder:
        told = {**os.environ, "COVERAGE_FILE": str(Path(folder) / "coverage")}
        coverage = (sys.executable, "-m", "coverage")
        source = f"--source={ROOT / 'firmware' / 'roundhouse_hub'}"
        tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--covered=only", *TESTS)
        omit = f"--omit={','.join(LEFT_OUT)}"
        ran = subprocess.run([*coverage, "run", source, omit, *tests], cwd=ROOT, env=told, check=False)
        if ran.returncode:
            return 1
        report = (*coverage, "report", "--skip-covered", "--show-missing", f"--fail-under={LEAST}")
        return 1 if subprocess.run(report, cwd=ROOT, env=told, check=False).returncode else 0


if __name__ == "__main__":
    sys.exit(main())
