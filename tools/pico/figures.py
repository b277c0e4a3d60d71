"""The hub's figures in emulated time, beside the budgets of the design. `figures.py --write` keeps them as golden.

Every line and every press comes at an instant of emulated time, so that a figure is the same each time: one that has
moved is a change of the firmware.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.pico import image, probe  # noqa: E402  (this file is also started as a script)
from tools.pico.emulated import EmulatedPico  # noqa: E402
from tools.pico.image import Image  # noqa: E402
from tools.pico.listening import follow  # noqa: E402
from tools.pico.lockstep import PicoHub  # noqa: E402

from roundhouse.hub.hub import State  # noqa: E402
from roundhouse_hub.lamps.scene import BELL, CLATTER, NOWHERE, REFUSED, WARNING, Cue, Scene  # noqa: E402

GOLDEN = ROOT / "tests/golden/pico.json"
COMMAND = "python tools/pico/figures.py --write"
VOLUME = 5
SCENES = (
    Scene("coc.........c", "12m..........", 0, VOLUME),
    Scene("coo.........d", "12m.........m", 1, VOLUME),
)
SAMPLED = 0.2  # of a figure that is the worst of many instants: another image meets others, and moved one by 13 %
FRAME_MS = 20  # of the lamps: after that the hub's steps fall alike again
SILENT_MS = 300  # without a sound the amplifier's queue is empty
PATIENCE_MS = 6000
PLAYED_MS = 2000

WITHIN = f"""
longest, collector = steps({PLAYED_MS})
print([longest, collector, collected()])
"""


@dataclass(frozen=True)
class Figure:
    """What is measured, and the most (or least) that it should be. `share` of it is what it may move unnoticed."""

    name: str
    title: str
    unit: str
    budget: float | None
    at_least: bool = False
    share: float = 0.1

    def met(self, value: float) -> bool:
        """Whether a value keeps the budget."""
        if self.budget is None:
            return True
        return value >= self.budget if self.at_least else value <= self.budget

    def near(self, value: float, golden: float) -> bool:
        """Whether a value is as golden, but for this share."""
        return abs(value - golden) <= self.share * golden


FIGURES = (
    Figure("hello", "power to hello, the first time", "ms", 1500),
    Figure("hello_again", "power to hello, from then on", "ms", 1500),
    Figure("press", "button stable to its line on the wire, worst", "ms", 25, share=SAMPLED),
    Figure("press_lamp", "button stable to its lamp, worst", "ms", 30, share=SAMPLED),
    Figure("scene", "scene line to last lamp, worst", "ms", 20, share=SAMPLED),
    Figure("cue", "cue to first sample from silence, worst", "ms", 20, share=SAMPLED),
    Figure("cue_playing", "cue to first sample while playing, worst", "ms", 80, share=SAMPLED),
    Figure("gaps", "gaps in two cues' sound, worst", "", 0),
    Figure("step", "longest step, the collector apart", "ms", 10),
    Figure("free", "free heap after start", "bytes", 100 * 1024, at_least=True, share=0.03),
    Figure("largest", "largest free block after start", "bytes", None, at_least=True, share=0.03),
    Figure("collector", "collector's pause after play", "ms", 70),
    Figure("collector_playing", "collector's pause in the middle of play", "ms", 70),
)


def measure(made: Image) -> dict[str, float]:
    """All figures, by name."""
    values: dict[str, float] = {}
    with EmulatedPico(made) as pico:
        values["hello"] = hello(pico)
        pico.power_off()
        pico.run(100)
        pico.power_on()
        values["hello_again"] = hello(pico)
        hub = PicoHub(pico)
        hub.run_until(State.CONNECTED, PATIENCE_MS)
        hub.show(SCENES[0])
        hub.run(100)
        values["press"], values["press_lamp"] = worst(16, lambda ms: press(hub, ms))
        (values["scene"],) = worst(40, lambda ms: scene(hub, ms))
        (values["cue"],) = worst(16, lambda ms: cue(hub, ms))
        values["cue_playing"], values["gaps"] = worst(4, lambda ms: cue_while_playing(hub, ms))
    with EmulatedPico(made) as pico:
        values |= within(pico)
    return {name: round(value, 2) for name, value in values.items()}


def hello(pico: EmulatedPico) -> float:
    """From power to the end of the hello."""
    since = len(pico.received)
    pico.run_until(lambda: probe.HELLO in pico.received[since:] and pico.received.endswith(b"\n"), PATIENCE_MS)
    return pico.spoken[-1][0] - pico.boots[-1][0]


def worst(times: int, measured: Callable[[float], tuple[float, ...]]) -> tuple[float, ...]:
    """The greatest of each figure, measured so many times at instants spread over the hub's steps and frames."""
    values = [measured(turn * FRAME_MS / times) for turn in range(times)]
    return tuple(max(each) for each in zip(*values, strict=True))


def press(hub: PicoHub, later_ms: float) -> tuple[float, float]:
    """From a contact that closes to the last byte of `down` and to the lamp's light."""
    pico = hub.pico
    hub.run(50 + later_ms)
    start, frames, spoken = pico.now, len(pico.frames), len(pico.spoken)
    before = pico.lamps[7]
    hub.press(7)
    hub.run(100)
    lamp = next(frame.ms for frame in pico.frames[frames:] if frame.colors[7] != before)
    line = b""
    for ms, data in pico.spoken[spoken:]:
        line += data
        if b'"down"' in line and line.endswith(b"\n"):
            hub.run(600)
            return ms - start, lamp - start
    raise RuntimeError("a press was not told")


def scene(hub: PicoHub, later_ms: float) -> tuple[float]:
    """From a scene's line to the frame that shows it."""
    pico = hub.pico
    hub.run(50 + later_ms)
    start, frames = pico.now, len(pico.frames)
    before = pico.lamps[12]
    hub.show(SCENES[1])
    hub.run(100)
    # The engine's lamp is another; it is the last on the wire, and its rhythm begins with light.
    shown = next(frame.ms for frame in pico.frames[frames:] if frame.colors[12] != before)
    hub.show(SCENES[0])
    hub.run(100)
    return (shown - start,)


def cue(hub: PicoHub, later_ms: float) -> tuple[float]:
    """From a cue's line to its first sample, when nothing sounds."""
    pico = hub.pico
    hub.run(SILENT_MS + later_ms)
    start = pico.now
    hub.sound(Cue(REFUSED, NOWHERE))
    hub.run(900)
    first = pico.first_sound_after(start)
    if first is None:
        raise RuntimeError("a cue made no sound")
    return (first - start,)


def cue_while_playing(hub: PicoHub, later_ms: float) -> tuple[float, float]:
    """From a cue's line to its first sample, when another sounds; and how often the amplifier ran dry meanwhile."""
    pico = hub.pico
    hub.run(SILENT_MS)
    since = pico.now
    hub.sound(Cue(CLATTER, NOWHERE))
    hub.run(200 + later_ms)
    start = pico.now
    hub.sound(Cue(REFUSED, NOWHERE))
    hub.run(2200)
    gaps: list[int] = []
    begun = follow(pico.heard(since), [CLATTER, REFUSED], VOLUME, gaps)
    return pico.sample_times(since)[begun[1]] - start, float(len(gaps))


def within(pico: EmulatedPico) -> dict[str, float]:
    """What the hub's own clock and heap say: memory after start, then steps while a host plays."""
    hello(pico)
    probe.into_prompt(pico)
    begun = probe.ask(pico, probe.BEGIN + "gc.collect(); print([gc.mem_free(), largest()])", 10_000)
    free, largest = probe.value(begun)
    since = len(pico.received)
    ended = probe.begin(pico, WITHIN)
    hub = PicoHub(pico)
    hub.run_until(State.CONNECTED, PATIENCE_MS)
    for turn in range(PLAYED_MS // 250 + 4):
        hub.show(SCENES[turn % 2])
        hub.sound(Cue((CLATTER, BELL, WARNING)[turn % 3], NOWHERE))
        hub.press(turn % 12)
        hub.run(250)
        if ended():
            break
    pico.run_until(ended, PATIENCE_MS, step_ms=20)
    longest, playing, collector = probe.value(probe.printed(pico, since))
    return {
        "free": free,
        "largest": largest,
        "step": longest / 1000,
        "collector": collector / 1000,
        "collector_playing": playing / 1000,
    }


def missed(values: dict[str, float]) -> list[str]:
    """The figures that do not keep their budgets."""
    return [figure.name for figure in FIGURES if not figure.met(values[figure.name])]


def main() -> int:
    """Prints the figures; `--write` keeps them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"keep them in {GOLDEN.relative_to(ROOT)}")
    arguments = parser.parse_args()
    values = measure(image.build())
    for figure in FIGURES:
        bound = "" if figure.budget is None else f"{'at least' if figure.at_least else 'at most'} {figure.budget:g}"
        met = "met" if figure.met(values[figure.name]) else "MISSED"
        print(f"{figure.title:<48}{values[figure.name]:>10g} {figure.unit:<6}{bound:<18}{met if bound else ''}")
    if arguments.write:
        kept = {"made_by": COMMAND, "figures": values, "missed": missed(values)}
        GOLDEN.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
