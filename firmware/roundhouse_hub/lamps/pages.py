"""Trains that have no slot left: further pages, which turn by themselves.

The first page is the scene itself. On a further page, the slots stand for the next twelve trains; all of them are
public and therefore white. A page appears clockwise, and the engine's lamp gives its number: one blip for the first
page, two for the second, and so on. The buttons belong to the first page, so a press turns back to it.
"""

from roundhouse_hub import const
from roundhouse_hub.lamps.paint import FULL, WHITE, put
from roundhouse_hub.lamps.render import REST_LEVEL, fill, fill_lamp
from roundhouse_hub.lamps.scene import DUTY, ENGINE, FITS, LAMPS, MEXICAN, SLOTS
from roundhouse_hub.ticks import ticks_diff

_SHORT_MS = const(3000)
_LONG_MS = const(5000)  # a page on which somebody has to act
_IN_MS = const(20)  # between one slot's lamp and the next as a page appears
_SIGN_MS = const(200)  # a blip of the page number, and the pause after it


def count(scene) -> int:
    return 1 + (len(scene.lamps) - LAMPS) // SLOTS


def urgent(scene, page: int) -> bool:
    """Whether somebody has to act on this page: a turn, a double to cover, a place where a tile fits."""
    if page == 0:
        if scene.turn >= 0:
            return True
        first, end = 0, SLOTS
    else:
        first = LAMPS + (page - 1) * SLOTS
        end = first + SLOTS
    return scene.lamps.find(DUTY, first, end) >= 0 or scene.lamps.find(FITS, first, end) >= 0


class LampPages:
    """The page that shows, and since when."""

    def __init__(self) -> None:
        self.page = 0
        self.since = 0

    def begin(self, scene, now: int) -> None:
        """Start with the page that has a double to cover, otherwise with the first."""
        waits = scene.lamps.find(DUTY, LAMPS)
        first = scene.lamps.find(DUTY, 0, SLOTS)
        self.page = 0 if waits < 0 or first >= 0 else 1 + (waits - LAMPS) // SLOTS
        self.since = now

    def back(self, now: int) -> None:
        """Turn back to the first page, because a button there was pressed."""
        if self.page:
            self.page = 0
            self.since = now

    def step(self, scene, now: int) -> None:
        pages = count(scene)
        if pages > 1 and not 0 <= ticks_diff(now, self.since) < (_LONG_MS if urgent(scene, self.page) else _SHORT_MS):
            self.page = (self.page + 1) % pages
            self.since = now


def fill_page(out: bytearray, scene, page: int, into: int, now_ms: int) -> None:
    """Write a page of `scene` into the frame `out`, `into` milliseconds after the page appeared."""
    if page == 0:
        fill(out, scene, now_ms)
    else:
        first = LAMPS + (page - 1) * SLOTS
        for slot in range(SLOTS):
            fill_lamp(out, slot, scene.lamps[first + slot], MEXICAN, False, now_ms)
    if 0 <= into < SLOTS * _IN_MS:
        for slot in range(into // _IN_MS, SLOTS):
            put(out, slot, WHITE, 0)
    blip = 0 <= into < 2 * _SIGN_MS * (page + 1) and into // _SIGN_MS % 2 == 0
    put(out, ENGINE, WHITE, FULL if blip else REST_LEVEL)
