"""The fingerprints of every sound as the hub's own mixer plays it: by day, softly, in the evening.

The firmware's tests compare them under both interpreters, so that the native loops give the plain ones' samples; and
whoever changes a score, a sample or the mixer sees in the difference which sounds are no longer what they were.
"""

import json
from pathlib import Path

from tools.sound_lab.files import COMMAND, ROOT

from roundhouse_hub.sound.scores import SCORES
from roundhouse_standins.sound_fingerprint import fingerprints

GOLDEN = ROOT / "tests" / "firmware" / "sounds.json"


def write(path: Path = GOLDEN) -> None:
    """Write all fingerprints anew."""
    found = {cue: fingerprints(cue) for cue in sorted(SCORES)}  # type: ignore[no-untyped-call]
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")


def faults(path: Path = GOLDEN) -> list[str]:
    """Which sounds are no longer those of the file, a sentence each; empty when all are."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    return [
        f"The sound {cue} is not the one in {path.name}: listen to it, then run `{COMMAND}`."
        for cue in sorted(set(SCORES) | set(kept))
        if cue not in SCORES or kept.get(cue) != fingerprints(cue)  # type: ignore[no-untyped-call]
    ]
