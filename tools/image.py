"""`make image`: builds the file that is copied to a Pico, and says what went in.

`--again` builds it a second time, from nothing and in another folder, and compares every byte. `--keep` does so and
keeps the image's hash for these sources. `--check`, which `make verify` runs, compares with that hash, made at another
time and mostly on another machine; where the sources are others than those that were kept, it builds again.
`--model pico2` builds the image for a Pico 2; a Pico W runs the Pico's. Without a model, `--keep` keeps each hash.
"""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path

from tools.pico import contents
from tools.pico import image as images

from roundhouse.flashing.models import MODELS, PICO, PicoModel
from tools import debian

ROOT = Path(__file__).resolve().parent.parent

GOLDEN = ROOT / "tests/golden/image.json"
COMMAND = "make image ARGS=--keep"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "out", help="the folder to put the image in")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--again", action="store_true", help="build twice and compare")
    way.add_argument("--keep", action="store_true", help="the same, and keep the hash in tests/golden")
    way.add_argument("--check", action="store_true", help="compare with the hash that was kept, or build twice")
    boards = {images.sdk_board(model): model for model in MODELS}
    default = "the Pico's; with --keep, each"
    parser.add_argument("--model", choices=boards, help=f"the Pico that the image is for (default: {default})")
    arguments = parser.parse_args()
    if arguments.model:
        chosen = [boards[arguments.model]]
    else:
        chosen = list(MODELS) if arguments.keep else [PICO]
    try:
        return max([make(model, arguments) for model in chosen])
    except (debian.NoPackagesError, images.ImageError) as error:
        print(f"The image cannot be built: {error}.", file=sys.stderr)
        return 1


def make(model: PicoModel, arguments: argparse.Namespace) -> int:
    """Build, compare and keep one model's image; 1 when it differs from the kept one or from a second build.

    Raises NoPackagesError and ImageError as `images.build` does.
    """
    built = images.build(model=model)
    compared = kept_of(built, model) if arguments.check else ""
    if compared and contents.sha256(built.uf2) != compared:
        print(f"The image is another than the kept one of the same sources. Look why: {COMMAND}", file=sys.stderr)
        return 1
    if compared:
        print("the image is the one that was kept for these sources, byte for byte")
    elif arguments.again or arguments.keep or arguments.check:
        differs = built_again(built, model)
        if differs:
            print(f"The second build is another image: {differs}.", file=sys.stderr)
            return 1
        print("the second build is the same, byte for byte")
    if arguments.keep:
        keep(built, model)
    elif arguments.check and not compared:
        print(f"what was kept is an image of other sources; to keep this one: {COMMAND}")
    arguments.out.mkdir(parents=True, exist_ok=True)
    for path in (built.uf2, built.manifest):
        shutil.copy(path, arguments.out)
    print(f"{arguments.out / built.uf2.name}: {built.binary.stat().st_size:,} bytes of {images.MAX_IMAGE_BYTES:,}")
    return 0


def built_again(built: images.Image, model: PicoModel) -> str:
    """The place where a second build, from nothing, differs from this one; nothing if it does not."""
    with tempfile.TemporaryDirectory() as folder:
        again = images.build(Path(folder).resolve(), model).uf2.read_bytes()
    return difference(built.uf2.read_bytes(), again)


def kept_of(built: images.Image, model: PicoModel) -> str:
    """The hash that was kept for an image of the same sources, compiler and libraries; nothing if they are others."""
    golden = kept_images().get(images.sdk_board(model), {})
    return golden["uf2_sha256"] if golden.get("sources") == built.sources else ""


def keep(built: images.Image, model: PicoModel) -> None:
    """Keep the hash of a model's image for its sources."""
    hashes = {"sources": built.sources, "uf2_sha256": contents.sha256(built.uf2)}
    golden = {"made_by": COMMAND, "images": kept_images() | {images.sdk_board(model): hashes}}
    GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")


def kept_images() -> dict[str, dict[str, str]]:
    """The sources and the hash of each image that was kept, by the board."""
    if not GOLDEN.exists():
        return {}
    images_by_board: dict[str, dict[str, str]] = json.loads(GOLDEN.read_text(encoding="utf-8"))["images"]
    return images_by_board


def difference(one: bytes, other: bytes) -> str:
    """The place where two images differ, with the first bytes that do; nothing if they are the same."""
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
