"""Makes the files of a release in out/release: `make release`. What only a person can do is in host/RELEASING.md.

`make.py [--only PART ...]`: the sdist and the plain wheel, built twice and compared; compiled wheels for each Python
that is found here; the zipapp and Debian's package; the images for both kinds of Pico. The sums come last.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tools.release import bundles, wheels

from roundhouse import __version__

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "out/release"
SCHEMAS = {
    "github-workflows": ".github/workflows/*.yml",
    "github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "compose-spec": "host/packaging/container/compose.yaml",
}
"""Files that are read elsewhere alone, by a forge or a computer with containers, and their schemas."""


def images(out: Path) -> None:
    """Both images, as `make image` builds them."""
    for model in ("pico", "pico2"):
        subprocess.run([sys.executable, "-m", "tools.image", "--model", model, "--out", str(out)], cwd=ROOT, check=True)


PARTS: dict[str, Callable[[Path], None]] = {
    "plain": wheels.plain,
    "compiled": wheels.compiled,
    "bundles": bundles.make,
    "images": images,
}


def sums(out: Path) -> str:
    """The SHA-256 of each file, as `sha256sum --check` reads them."""
    found = sorted(path for path in out.iterdir() if path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in found)


def is_dated(version: str) -> bool:
    """Whether the list of changes says when this version was released."""
    text = (ROOT / "host/CHANGELOG.md").read_text(encoding="utf-8")
    return bool(re.search(rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d$", text, re.MULTILINE))


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def add(part: str) -> None:
    """Make the files of a part, and add them when it is whole. Raises ReleaseError and CalledProcessError."""
    with tempfile.TemporaryDirectory(prefix="roundhouse-release-") as folder:
        made = Path(folder) / "made"
        made.mkdir()
        PARTS[part](made)
        for path in made.iterdir():
            shutil.copy(path, OUT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=PARTS, help="make only this part anew")
    only = parser.parse_args().only
    if git("status", "--porcelain"):
        sys.exit("A release is made of a commit: commit what has changed, or take it back.")
    os.environ["SOURCE_DATE_EPOCH"] = git("log", "-1", "--format=%ct")
    if not only:
        shutil.rmtree(OUT, ignore_errors=True)  # no file of an older release gets among the sums
    OUT.mkdir(parents=True, exist_ok=True)
    try:
        for part in only or PARTS:
            began = time.monotonic()
            add(part)
            print(f"{part}: {time.monotonic() - began:.0f} s", flush=True)
        wheels.check(OUT)
        for schema, files in SCHEMAS.items():
            wheels.tool("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, sorted(ROOT.glob(files))))
    except (subprocess.CalledProcessError, wheels.ReleaseError) as error:
        sys.exit(f"The release stopped: {error}")
    (OUT / "SHA256SUMS").write_text(sums(OUT), encoding="utf-8")
    for path in sorted(OUT.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
    if not is_dated(__version__):
        print(f"host/CHANGELOG.md does not say yet when {__version__} was released: see host/RELEASING.md.")


if __name__ == "__main__":
    main()
