"""Renders the sounds of hub and computer, and the fingerprints of what the hub makes of its samples (`make sounds`).

`--wav DIR` writes every score of the hub and every sound of the computer as a WAV file to listen to instead.
"""

import argparse
import sys
from pathlib import Path

import soundfile
from tools.sound_lab import files, fingerprints, render
from tools.sound_lab.samples import CATALOG, Pcm
from tools.sound_lab.samples import render as render_sample
from tools.sound_lab.stereo import ogg_files
from tools.sound_lab.stereo.room import COMPUTER_RATE

from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.scores import SCORES


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Render the sounds of hub and computer from their recipes.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--wav", metavar="DIR", type=Path, help="write every sound as a WAV file, nothing else")
    choice.add_argument("--check", action="store_true", help="write nothing; fail if the samples are stale")
    options = parser.parse_args(arguments)
    if options.check:
        return _check()
    if options.wav:
        _write_wavs(options.wav)
        return 0
    _print_sizes(files.write_all())
    fingerprints.write()
    ogg_files.write_all()
    return 0


def _check() -> int:
    found = files.faults() + fingerprints.faults() + ogg_files.faults()
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


def _write_wavs(folder: Path) -> None:
    samples = {name: render_sample(name) for name in CATALOG}
    folder.mkdir(parents=True, exist_ok=True)
    for cue, score in SCORES.items():
        sound = render.mix(score, samples)
        render.write_wav(folder / f"{cue}.wav", sound)
        print(f"{cue:<18} {len(sound) / RATE:5.2f} s")
    for name, make in ogg_files.CATALOG.items():
        soundfile.write(folder / f"computer-{name}.wav", make().T, COMPUTER_RATE)
    print(f"{len(SCORES)} scores and {len(ogg_files.CATALOG)} sounds of the computer as WAV files in {folder}")


def _print_sizes(samples: dict[str, Pcm]) -> None:
    for name, pcm in samples.items():
        print(f"{name:<18} {len(pcm) / RATE:5.2f} s {2 * len(pcm):9,} bytes")
    total = sum(len(pcm) for pcm in samples.values())
    print(f"{'together':<18} {total / RATE:5.2f} s {2 * total:9,} bytes in {files.SAMPLES.relative_to(files.ROOT)}")


if __name__ == "__main__":
    sys.exit(main())
