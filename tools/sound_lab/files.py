"""The samples on disk: writing, reading, and detecting stale ones by a stamp.

`made.json` beside the samples holds a hash of the recipes' sources and one of each file, so that a test finds a recipe
that was changed without rendering, and a sample that was changed by hand.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from tools.hardware.stamp import essence
from tools.sound_lab.samples import CATALOG, Pcm, render

from roundhouse_hub.sound.mixer import RATE

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = Path(__file__).resolve().parent
SAMPLES = ROOT / "firmware" / "roundhouse_hub" / "sound" / "samples"
STAMP = "made.json"
COMMAND = "make sounds"

SYNTHESIS = ("bell", "guard", "rails", "refusal", "samples", "steam", "warning", "waves", "whistle")
"""The modules whose code decides how a sample sounds."""

TOLERANCE = 2
"""The greatest difference of another machine's rendering, in steps of 16 bits: its sines round otherwise."""


def write_all(folder: Path = SAMPLES) -> dict[str, Pcm]:
    """Render the whole catalog into a folder, with its stamp; remove samples that no longer exist."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {name: render(name) for name in CATALOG}
    for path in folder.glob("*.raw"):
        if path.stem not in made:
            path.unlink()
    for name, pcm in made.items():
        (folder / f"{name}.raw").write_bytes(pcm.astype("<i2").tobytes())
    (folder / STAMP).write_text(json.dumps(_stamp(folder, made), indent=2) + "\n", encoding="utf-8", newline="\n")
    return made


def read(name: str, folder: Path = SAMPLES) -> Pcm:
    """One sample as it is on disk. Raises FileNotFoundError if there is none of that name."""
    return np.frombuffer((folder / f"{name}.raw").read_bytes(), dtype="<i2").astype(np.int16)


def read_all(folder: Path = SAMPLES) -> dict[str, Pcm]:
    return {path.stem: read(path.stem, folder) for path in sorted(folder.glob("*.raw"))}


def faults(folder: Path = SAMPLES) -> list[str]:
    """The faults, stale or unexpected files, in a folder of samples, a sentence each; empty if all is well."""
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return [f"There is no {STAMP} beside the samples: run `{COMMAND}`."]
    found = []
    if stamp["sources"] != source_hash():
        found.append(f"The recipes have changed since the samples were made: run `{COMMAND}`.")
    there = {path.stem for path in folder.glob("*.raw")}
    for name in sorted(there | set(stamp["samples"]) | set(CATALOG)):
        if name not in there or name not in stamp["samples"] or name not in CATALOG:
            found.append(f"The sample {name} is not in recipes, folder and stamp alike: run `{COMMAND}`.")
        elif hash_of((folder / f"{name}.raw").read_bytes()) != stamp["samples"][name]["sha256"]:
            found.append(f"The sample {name} is not the one that was made: run `{COMMAND}`.")
    return found


def differs(name: str, pcm: Pcm, folder: Path = SAMPLES) -> int:
    """The largest difference between a rendering and the file, in steps of 16 bits; the maximum for another length."""
    kept = read(name, folder)
    if len(kept) != len(pcm):
        return 65_535
    return int(np.max(np.abs(kept.astype(np.int32) - pcm.astype(np.int32))))


def source_hash(folder: Path = SOURCES) -> str:
    """One hash over the code of every module that decides how a sample sounds, without comments and docstrings."""
    return hash_of(b"\0".join(essence(folder / f"{name}.py") for name in SYNTHESIS))


def _stamp(folder: Path, made: Mapping[str, Pcm]) -> dict[str, object]:
    return {
        "command": COMMAND,
        "format": f"mono, 16-bit signed little-endian, {RATE} frames a second",
        "sources": source_hash(),
        "samples": {
            name: {
                "seconds": round(len(pcm) / RATE, 3),
                "bytes": 2 * len(pcm),
                "sha256": hash_of((folder / f"{name}.raw").read_bytes()),
            }
            for name, pcm in made.items()
        },
    }


def hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
