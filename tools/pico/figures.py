"""The hub's figures in emulated time, beside the budgets of the design. `figures.py --write` makes them golden.

Every line and every press comes at an instant of emulated time, so that a figure is the same each time: one that has
moved is a change of the firmware. The golden figures say from what they were measured, and are not measured again in
`make verify` as long as that is the same.
"""

import argparse
import hashlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.pico import image
from tools.pico.observing import measuring

ROOT = Path(__file__).resolve().parents[2]

GOLDEN = ROOT / "tests/golden/pico.json"
MEASURED_WITH = (
    "hardware/pins.toml",
    "host/roundhouse/hub/*.py",
    "tools/pico/*.py",
    "tools/pico/emulation/*.py",
    "tools/pico/observing/*.py",
    "tools/pico/emulation/bootrom/*.*",
    "tools/pico/emulator/*.*",
)
"""Sources of the figures besides the image: the host's end of the cable, the measuring modules, and the emulator."""
COMMAND = "python -m tools.pico.figures --write"
SAMPLED = 0.2  # of a figure that is the worst of many instants: another image meets others, and moved one by 13 %


@dataclass(frozen=True)
class Figure:
    """A measured figure and its budget, at most or at least. It may change by `share` before a test fails."""

    name: str
    title: str
    unit: str
    budget: float | None
    at_least: bool = False
    share: float = 0.1

    def is_met(self, value: float) -> bool:
        if self.budget is None:
            return True
        return value >= self.budget if self.at_least else value <= self.budget

    def near(self, value: float, golden: float) -> bool:
        """Whether a value is within this share of the golden one."""
        return abs(value - golden) <= self.share * golden


FIGURES = (
    Figure("hello", "power to hello, the first time", "ms", 1500),
    Figure("hello_again", "power to hello, from then on", "ms", 1500),
    Figure("press", "button stable to its line on the wire, worst", "ms", 25, share=SAMPLED),
    Figure("press_lamp", "button stable to its lamp, worst", "ms", 30, share=SAMPLED),
    Figure("press_busy", "the same while scenes come and it sounds, worst", "ms", 25, share=SAMPLED),
    Figure("press_lamp_busy", "and its lamp, worst", "ms", None, share=SAMPLED),
    Figure("scene", "scene line to last lamp, worst", "ms", 20, share=SAMPLED),
    Figure("scene_cues", "the same with two cues behind it, worst", "ms", 20, share=SAMPLED),
    Figure("cue", "cue to first sample from silence, worst", "ms", 20, share=SAMPLED),
    Figure("cue_playing", "cue to first sample while playing, worst", "ms", 80, share=SAMPLED),
    Figure("gaps", "gaps in two cues' sound, worst", "", 0),
    Figure("step", "longest step in play, the collector apart", "ms", 10),
    Figure("step_alone", "longest step without a host", "ms", 10),
    Figure("free", "free heap after start", "bytes", 100 * 1024, at_least=True, share=0.03),
    Figure("largest", "largest free block after start", "bytes", None, at_least=True, share=0.03),
    Figure("collector", "collector's pause in the middle of play", "ms", 70),
    Figure("collector_full", "and when the heap is full", "ms", 70),
)


def missed(values: dict[str, float]) -> list[str]:
    """The figures that do not keep their budgets."""
    return [figure.name for figure in FIGURES if not figure.is_met(values[figure.name])]


def sources(made: image.Image) -> str:
    """A hash of all that the figures depend on: where it is the same, so are they."""
    mark = hashlib.sha256(made.sources.encode())
    for pattern in MEASURED_WITH:
        for path in sorted(ROOT.glob(pattern)):
            mark.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return mark.hexdigest()[:16]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"keep them in {GOLDEN.relative_to(ROOT)}")
    arguments = parser.parse_args()
    made = image.build()
    values = measuring.measure(made)
    for figure in FIGURES:
        bound = "" if figure.budget is None else f"{'at least' if figure.at_least else 'at most'} {figure.budget:g}"
        verdict = "met" if figure.is_met(values[figure.name]) else "MISSED"
        print(f"{figure.title:<48}{values[figure.name]:>10g} {figure.unit:<6}{bound:<18}{verdict if bound else ''}")
    if arguments.write:
        kept = {"made_by": COMMAND, "sources": sources(made), "figures": values, "missed": missed(values)}
        GOLDEN.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
