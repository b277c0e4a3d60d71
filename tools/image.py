"""`make image`: builds the file that is copied to a Pico, and says what went in. `--again` builds it a second time and
compares every byte."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.pico import image as images  # noqa: E402

from tools import debian  # noqa: E402  (this file is also started as a script)


def main() -> int:
    """Builds and prints; 1 when it cannot be built or two builds differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "out", help="the folder to put the image in")
    parser.add_argument("--again", action="store_true", help="build twice and compare")
    arguments = parser.parse_args()
    try:
        built = images.build()
        if arguments.again:
            with tempfile.TemporaryDirectory() as folder:
                again = images.build(Path(folder).resolve()).uf2.read_bytes()
            differs = difference(built.uf2.read_bytes(), again)
            if differs:
                print(f"The second build is another image: {differs}.", file=sys.stderr)
                return 1
            print("the second build is the same, byte for byte")
    except (debian.NoPackagesError, images.ImageError) as error:
        print(f"The image cannot be built: {error}.", file=sys.stderr)
        return 1
    arguments.out.mkdir(parents=True, exist_ok=True)
    for path in (built.uf2, built.manifest):
        shutil.copy(path, arguments.out)
    print(f"{arguments.out / built.uf2.name}: {built.binary.stat().st_size:,} bytes of {images.ROOM:,}")
    return 0


def difference(one: bytes, other: bytes) -> str:
    """Where two images differ, with the first bytes that do; nothing if they are the same."""
    if one == other:
        return ""
    differing = [place for place, (mine, its) in enumerate(zip(one, other, strict=False)) if mine != its]
    first = differing[0] if differing else min(len(one), len(other))
    how_many = f"{len(differing):,} of {len(one):,} bytes"
    if len(one) != len(other):
        how_many += f" (then of {len(other):,})"
    mine, its = (image[first : first + 8].hex(" ") or "nothing" for image in (one, other))
    return f"{how_many} differ, from 0x{first:x}: {mine}, then {its}"


if __name__ == "__main__":
    sys.exit(main())
