"""The light of the lamps for a scene at an instant: colors by `lamps.render`, light by `lamps.current_limit`."""

from collections.abc import Iterable, Sequence
from functools import cache

from tools.pico.emulation.emulated_pico import EmulatedPico

from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.current_limit import CurrentLimit, demand, drive
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.lamps.paint import frame
from roundhouse_hub.lamps.scene import LAMPS, NOWHERE, SEATS, WINNER, Scene
from roundhouse_hub.lamps.winner_show import WINNER_SHOW_MS, fill_winner_show

OLDEST_MS = 45
"""The age of the oldest frame that may still show: frames come every 20 ms, and where lines and cues come together one
may be left out."""
OFF_BY = 1
"""Steps of light by which rounding may differ."""

Color = tuple[int, int, int]


def light(scene: Scene, ticks: int, share: int = 256) -> list[Color]:
    """The red, green and blue of each lamp when the hub's clock stands at `ticks`; `share` is of all light."""
    drawn = frame()
    render.fill(drawn, scene, ticks)
    wire = bytearray(3 * LAMPS)
    drive(wire, drawn, share)
    return [(wire[at + 1], wire[at], wire[at + 2]) for at in range(0, len(wire), 3)]


def shares(lamps: Sequence[Color], scene: Scene, ticks: int) -> range:
    """The share of the light that these lamps may have got: as the brightest shows, and no more than the supply allows.

    Less than that instant needs is right, too: who was dimmed for a brighter one stays so for some seconds.
    """
    drawn = frame()
    render.fill(drawn, scene, ticks)
    limit = CurrentLimit()
    limit.set_volume(scene.volume)
    most = limit.step(demand(drawn), ticks)
    full = max(max(color) for color in light(scene, ticks))
    seen = max(max(color) for color in lamps)
    near = 256 * seen // full if full else most
    return range(max(least_share(scene.colors, scene.volume), near - 2), min(most, near + 2) + 1)


@cache
def least_share(colors: str, volume: int) -> int:
    """The smallest share of its light, of 256, that any scene of a table with these `colors` gets.

    The ring in the color of a winner asks for the most light. The scenes that follow stay dimmed for some seconds.
    """
    least = 256
    for color in set(colors) & set(SEATS):
        won = Scene(WINNER + "." * (LAMPS - 1), color + "." * (LAMPS - 1), NOWHERE, volume)
        limit = CurrentLimit()
        limit.set_volume(volume)
        drawn = frame()
        for age in range(0, WINNER_SHOW_MS, Lamps.FRAME_MS):
            fill_winner_show(drawn, won, age)
            least = min(least, limit.step(demand(drawn), age))
    return least


def hub_ticks(pico: EmulatedPico, at: float) -> int:
    """The hub's clock at an instant since its last start, and since it was last set forward."""
    return int(at - pico.boots[-1][0] + pico.skipped)


def wrong_lamps(scene: Scene, pico: EmulatedPico) -> str:
    """The lamps that show something else than a scene as it would be now, or nothing."""
    now = hub_ticks(pico, pico.now)
    instants = range(now - OLDEST_MS, now + 1)
    if shows(pico.lamps, scene, instants):
        return ""
    wrong = min((differing(pico.lamps, scene, instant) for instant in instants), key=len)
    return f"{pico.now:.1f} ms: lamps {wrong} show {[pico.lamps[lamp] for lamp in wrong]}, not {scene}"


def shows(lamps: Sequence[Color], scene: Scene, ticks: Iterable[int]) -> bool:
    """Whether these are the colors of the scene at one of these instants."""
    return any(not differing(lamps, scene, tick) for tick in ticks)


def differing(lamps: Sequence[Color], scene: Scene, ticks: int) -> list[int]:
    """The lamps that show something else than the scene wants at this instant."""
    found = list(range(LAMPS))
    for share in shares(lamps, scene, ticks):
        pairs = enumerate(zip(lamps, light(scene, ticks, share), strict=True))
        wrong = [
            lamp for lamp, (one, other) in pairs if max(abs(a - b) for a, b in zip(one, other, strict=True)) > OFF_BY
        ]
        if len(wrong) < len(found):
            found = wrong
    return found
