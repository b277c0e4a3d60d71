"""The fingerprints of every sound as the hub's mixer plays it: normally, softly, and in the quiet profile.

The firmware's tests compare them under both interpreters, which proves that the native kernels equal the portable ones.
A change of a score, a sample or the mixer shows here as a list of the sounds that have changed.
"""

import json
from pathlib import Path

from tools.sound_lab.files import COMMAND, ROOT

from roundhouse_hub.sound.scores import SCORES
from roundhouse_standins.sound_fingerprint import fingerprints

GOLDEN = ROOT / "tests/firmware/sound/sounds.json"


def write(path: Path = GOLDEN) -> None:
    found = {cue: fingerprints(cue) for cue in sorted(SCORES)}
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")


def faults(path: Path = GOLDEN) -> list[str]:
    """The sounds that differ from those in the file, a sentence each; empty if none does."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    return [
        f"The sound {cue} is not the one in {path.name}: listen to it, then run `{COMMAND}`."
        for cue in sorted(set(SCORES) | set(kept))
        if cue not in SCORES or kept.get(cue) != fingerprints(cue)
    ]
