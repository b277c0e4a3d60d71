"""What the lamps should show of a scene at an instant: colors by `lamps.render`, light by `lamps.current_limit`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.current_limit import CurrentLimit, demand, drive
from roundhouse_hub.lamps.paint import frame
from roundhouse_hub.lamps.scene import LAMPS, Scene

OLDEST_MS = 45
"""How long ago a frame may have been drawn that still shows: frames come every 20 ms, and where lines and cues come
together one may be left out."""
LEAST_SHARE = 200
"""Of 256: no scene of these tests is dimmed more."""
OFF_BY = 1
"""Steps of light by which rounding may differ."""

Color = tuple[int, int, int]


def light(scene: Scene, ticks: int, share: int = 256) -> list[Color]:
    """What each lamp gets, red, green and blue, when the hub's clock stands at `ticks`; `share` is of all light."""
    drawn = frame()
    render.fill(drawn, scene, ticks)
    wire = bytearray(3 * LAMPS)
    drive(wire, drawn, share)
    return [(wire[at + 1], wire[at], wire[at + 2]) for at in range(0, len(wire), 3)]


def shares(lamps: Sequence[Color], scene: Scene, ticks: int) -> range:
    """What share of the light these lamps may have got: as the brightest shows, and no more than the supply allows.

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
    return range(max(LEAST_SHARE, near - 2), min(most, near + 2) + 1)


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
