"""Renders the hub's samples (`make sounds`); `--wav DIR` also writes every score as a WAV, to listen to."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "firmware"))

from tools.sound_lab import files, render
from tools.sound_lab.waves import RATE

from roundhouse_hub.sound.scores import SCORES


def main(arguments: list[str] | None = None) -> int:
    """Render, say what came out and how large it is; with `--check` only say whether the files are stale."""
    parser = argparse.ArgumentParser(description="Render the hub's samples from their recipes.")
    parser.add_argument(
        "--wav", metavar="DIR", type=Path, help="also write every score as a WAV file into DIR"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the samples are stale")
    options = parser.parse_args(arguments)
    if options.check:
        found = files.faults()
        for fault in found:
            print(fault, file=sys.stderr)
        return 1 if found else 0
    samples = files.write_all()
    for name, pcm in samples.items():
        print(f"{name:<10} {len(pcm) / RATE:6.2f} s {2 * len(pcm):9,} bytes")
    print(f"{'together':<10} {sum(map(len, samples.values())) / RATE:6.2f} s", end="")
    print(
        f" {sum(2 * len(pcm) for pcm in samples.values()):9,} bytes in {files.SAMPLES.relative_to(files.ROOT)}"
    )
    if options.wav:
        options.wav.mkdir(parents=True, exist_ok=True)
        for cue, score in SCORES.items():
            render.write_wav(options.wav / f"{cue}.wav", render.mix(score, samples))
        print(f"{len(SCORES)} scores as WAV files in {options.wav}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
