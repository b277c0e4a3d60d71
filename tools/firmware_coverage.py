"""How much of the firmware its tests run, line by line; fails below 95 %.

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
LEFT_OUT = ("*/board/*", "*/main.py", "*/viper.py")


def main() -> int:
    """Runs the firmware's tests and prints the figures; 1 when a test fails or too little was run."""
    with tempfile.TemporaryDirectory() as folder:
        told = {**os.environ, "COVERAGE_FILE": str(Path(folder) / "coverage")}
        coverage = (sys.executable, "-m", "coverage")
        source = f"--source={ROOT / 'firmware' / 'roundhouse_hub'}"
        tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)
        omit = f"--omit={','.join(LEFT_OUT)}"
        ran = subprocess.run([*coverage, "run", source, omit, *tests], cwd=ROOT, env=told, check=False)
        if ran.returncode:
            return 1
        report = (*coverage, "report", "--skip-covered", "--show-missing", f"--fail-under={LEAST}")
        return 1 if subprocess.run(report, cwd=ROOT, env=told, check=False).returncode else 0


if __name__ == "__main__":
    sys.exit(main())
