"""The computer's sounds on disk: Ogg Vorbis files beside the window, with a stamp that tells stale ones."""

import io
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import soundfile
from tools.hardware.stamp import essence
from tools.sound_lab import files
from tools.sound_lab.stereo import ambience, cues, tiles
from tools.sound_lab.stereo.room import COMPUTER_RATE, Stereo

from roundhouse_hub.lamps.scene import CUES

SOUNDS = files.ROOT / "host" / "roundhouse" / "window" / "sounds"
ENDING = ".ogg"
SYNTHESIS = ("ambience", "cues", "room", "tiles")
BLOCK = 4096
"""Frames that are encoded at once: the encoder's stack is small."""

CATALOG: dict[str, Callable[[], Stereo]] = {
    **{name: partial(cues.stereo_cue, name) for name in CUES},
    **{
        f"tile-{surface}-{force}-{variant}": partial(tiles.laid_tile, surface, force, variant)
        for surface in tiles.SURFACES
        for force in tiles.FORCES
        for variant in range(tiles.VARIANTS)
    },
    **{
        f"tile-{surface}-draw-{variant}": partial(tiles.drawn_tile, surface, variant)
        for surface in tiles.SURFACES
        for variant in range(tiles.VARIANTS)
    },
    "shuffle": tiles.shuffled_tiles,
    "ambience-table": ambience.table,
    "ambience-depot": ambience.depot,
}


def write_all(folder: Path = SOUNDS) -> None:
    """Write the whole catalog with its stamp; sounds that no longer exist are removed."""
    for path in folder.glob(f"*{ENDING}"):
        if path.stem not in CATALOG:
            path.unlink()
    for name, make in CATALOG.items():
        (folder / f"{name}{ENDING}").write_bytes(encoded(make()))
    hashes = {name: files.hash_of((folder / f"{name}{ENDING}").read_bytes()) for name in CATALOG}
    stamp = {"command": files.COMMAND, "sources": source_hash(), "sounds": hashes}
    (folder / files.STAMP).write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8", newline="\n")


def encoded(sound: Stereo) -> bytes:
    """A sound as an Ogg Vorbis file. Another run gives other bytes: each stream has a number of its own."""
    file = io.BytesIO()
    with soundfile.SoundFile(file, "w", COMPUTER_RATE, 2, "VORBIS", format="OGG", compression_level=0.6) as out:
        for start in range(0, sound.shape[1], BLOCK):
            out.write(sound.T[start : start + BLOCK])
    return file.getvalue()


def faults(folder: Path = SOUNDS) -> list[str]:
    """The stale, missing and unexpected files, a sentence each; empty if all is well."""
    stamp = json.loads((folder / files.STAMP).read_text(encoding="utf-8"))
    found = []
    if stamp["sources"] != source_hash():
        found.append(f"The recipes have changed since the computer's sounds were made: run `{files.COMMAND}`.")
    there = {path.stem: files.hash_of(path.read_bytes()) for path in sorted(folder.glob(f"*{ENDING}"))}
    if there != stamp["sounds"] or set(there) != set(CATALOG):
        found.append(f"The computer's sounds are not those that were made: run `{files.COMMAND}`.")
    return found


def source_hash() -> str:
    """One hash over the recipes and the room; the scores and the measure of loudness are not in it."""
    here = Path(__file__).resolve().parent
    own = b"\0".join(essence(here / f"{name}.py") for name in SYNTHESIS)
    return files.hash_of(own + files.source_hash().encode())
