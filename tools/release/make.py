"""Makes the files of a release in out/release: `make release`. What only a person can do is in host/RELEASING.md.

`make.py [--only STEP ...]`: the sdist and the plain wheel, built twice and compared; a compiled wheel for each Python
that is found here; the zipapp and Debian's package; the images for both kinds of Pico. The checks and sums come last.

As many steps run side by side as there are processors. What a step made is kept for its commit, so a release that
stopped goes on where it was; compiled rules are kept until their source changes.
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
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tools.release import bundles, wheels
from tools.release.pythons import PYTHONS

from roundhouse import __version__
from tools import debian

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "out/release"
KEPT_STEPS = ROOT / ".cache/release/made"
"""Has a folder for the commit of the last release, and in it one for each step that is done."""
SCHEMAS = {
    "github-workflows": ".github/workflows/*.yml",
    "github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "compose-spec": "host/packaging/container/compose.yaml",
}
"""Files that are read elsewhere alone, by a forge or a computer with containers, and their schemas."""


def image(model: str, out: Path) -> None:
    """An image, as `make image` builds it, and its manifest beside it. Raises ReleaseError."""
    wheels.run(sys.executable, "-m", "tools.image", "--model", model, "--out", str(out))
    (uf2,) = out.glob("*.uf2")
    (out / "image.json").rename(uf2.with_suffix(".json"))


STEPS: dict[str, Callable[[Path], None]] = {
    "plain": wheels.plain,
    **{f"compiled-{version}": partial(wheels.compiled, version) for version in PYTHONS},
    "bundles": lambda out: bundles.make(made("plain"), out),
    **{f"image-{model}": partial(image, model) for model in ("pico", "pico2")},
}
"""The steps, each with the function that puts its files into a folder. The first one's wheel is in the bundles."""


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


def commit() -> str:
    """The commit that all files are of, and whose time they bear. Raises ReleaseError where they are of none."""
    if git("status", "--porcelain"):
        raise wheels.ReleaseError("a release is made of a commit: commit what has changed, or take it back")
    os.environ["SOURCE_DATE_EPOCH"] = git("log", "-1", "--format=%ct")
    return git("rev-parse", "HEAD")


def made(step: str) -> Path:
    """The folder with the files of a step, which is made once for each commit. Raises ReleaseError."""
    home = KEPT_STEPS / commit()
    if not (home / step).exists():
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home, prefix="half-") as folder:
            half = Path(folder) / "made"
            half.mkdir()
            STEPS[step](half)
            half.rename(home / step)
    return home / step


def told(step: str) -> str:
    """Make a step, and say how long it took; the reason why it failed, and nothing if it did not."""
    began = time.monotonic()
    try:
        made(step)
    except debian.NoPackagesError as error:
        print(f"{step}: left out, {error}", flush=True)
    except wheels.ReleaseError as error:
        print(f"{step}: stopped after {time.monotonic() - began:.0f} s", flush=True)
        return f"{step}: {error}"
    else:
        print(f"{step}: {time.monotonic() - began:.0f} s", flush=True)
    return ""


def check(out: Path) -> None:
    """Check wheels, and the files that are read elsewhere. Raises ReleaseError."""
    began = time.monotonic()
    wheels.check(out)
    for schema, files in SCHEMAS.items():
        wheels.tool("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, sorted(ROOT.glob(files))))
    print(f"checks: {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=STEPS, help="only this step")
    first, *others = parser.parse_args().only or STEPS
    try:
        here = KEPT_STEPS / commit()
    except wheels.ReleaseError as error:
        sys.exit(f"The release did not begin: {error}.")
    for old in KEPT_STEPS.glob("*"):
        if old != here:
            shutil.rmtree(old)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [*filter(None, [told(first), *pool.map(told, others)])]
    if faults:
        sys.exit("\n".join(["The release stopped; `make release` goes on with what is missing.", *faults]))
    shutil.rmtree(OUT, ignore_errors=True)  # no file of an older release gets among the sums
    OUT.mkdir(parents=True)
    for path in sorted(here.glob("*/*")):
        shutil.copy(path, OUT)
    try:
        check(OUT)
    except wheels.ReleaseError as error:
        sys.exit(f"The release stopped: {error}")
    (OUT / "SHA256SUMS").write_text(sums(OUT), encoding="utf-8")
    for path in sorted(OUT.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
    if not is_dated(__version__):
        print(f"host/CHANGELOG.md does not say yet when {__version__} was released: see host/RELEASING.md.")


if __name__ == "__main__":
    main()
