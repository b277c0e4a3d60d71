"""Meanings can be told apart without colors, and nothing flashes too fast, as measured in the light of the lamps.

A lamp counts as on while it gives at least half of its own maximum. Red, green and blue count alike: an eye that sees
no colors weighs them somehow, but always in the same way.
"""

from roundhouse_hub.lamps import current_limit, idle, overlays, pages, render, winner_show
from roundhouse_hub.lamps.paint import dim, frame
from roundhouse_hub.lamps.scene import Scene

STEP_MS = 40
SAMPLES = 180  # 7.2 seconds
SHIFTS = 90  # observation may begin anywhere within 3.6 seconds
DIFFERENT = SAMPLES // 10
BRIGHTNESSES = (256, 72)
MEANINGS = (".", "c", "o", "d", "f", "w", "turn", "refused")


def scene(state, color, turn=-1):
    return Scene(state + "." * 12, color + "." * 12, turn, 5)


def meaning(name, out, color, now):
    if name == "turn":
        render.fill(out, scene("c", color, 0), now)
    elif name == "refused":
        render.fill(out, scene("c", color), now)
        render.refused(out, now, 0, now // 3600 * 3600)
    else:
        render.fill(out, scene(name, color), now)


def on_and_off(fill, lamp, share=256, samples=SAMPLES):
    """A 1 or 0 for each moment, for whether the lamp is on; `fill(out, now)` draws a frame."""
    out, wire = frame(), bytearray(39)
    light = []
    for step in range(samples):
        fill(out, step * STEP_MS)
        if share < 256:
            dim(out, share)
        current_limit.drive(wire, out)
        light.append(wire[3 * lamp] + wire[3 * lamp + 1] + wire[3 * lamp + 2])
    most = max(light)
    return bytes(1 if most and 2 * level >= most else 0 for level in light)


def least_difference(one, other):
    """In how many moments the two differ, in their most similar alignment."""
    least = SAMPLES
    for shift in range(SHIFTS):
        differ = 0
        for at in range(SAMPLES - SHIFTS):
            if one[at + shift] != other[at]:
                differ += 1
        least = min(least, differ)
    return least * SAMPLES // (SAMPLES - SHIFTS)


def alike(patterns):
    """The pairs of names whose patterns could be mistaken for each other."""
    names = sorted(patterns)
    return [
        (names[a], names[b])
        for a in range(len(names))
        for b in range(a)
        if least_difference(patterns[names[a]], patterns[names[b]]) < DIFFERENT
        or least_difference(patterns[names[b]], patterns[names[a]]) < DIFFERENT
    ]


def test_any_two_meanings_of_a_slot_differ_in_rhythm():
    known = set()  # patterns compared already: most seats have the same ones
    for share in BRIGHTNESSES:
        for color in "123456789abcm":
            patterns = {}
            for name in MEANINGS:
                patterns[name] = on_and_off(lambda out, now, name=name, c=color: meaning(name, out, c, now), 0, share)
            together = b"".join([patterns[name] for name in MEANINGS])
            if together not in known:
                known.add(together)
                assert alike(patterns) == [], (share, color)


def fastest(fill, milliseconds, lamps=range(13)):
    """The most flashes of one lamp within a second: from under 30 % of a full channel to over 60 %."""
    out, wire = frame(), bytearray(39)
    lit = [False] * 13
    rises = [[] for _ in range(13)]
    most = 0
    for now in range(0, milliseconds, 20):
        fill(out, now)
        current_limit.drive(wire, out)
        for lamp in lamps:
            light = max(wire[3 * lamp], wire[3 * lamp + 1], wire[3 * lamp + 2])
            if light > 153 and not lit[lamp]:
                lit[lamp] = True
                rises[lamp] = [at for at in rises[lamp] if now - at < 1000] + [now]
                most = max(most, len(rises[lamp]))
            elif light < 76:
                lit[lamp] = False
    return most


def test_nothing_flashes_more_than_three_times_a_second():
    every = Scene("codfw" + "codfw.cc", "123456789abcm", 5, 5)
    won = Scene("wc.w.c.......", "123456.......", -1, 5)
    assert 1 <= fastest(lambda out, now: render.fill(out, every, now), 12000) <= 3
    assert 1 <= fastest(lambda out, now: winner_show.fill_winner_show(out, won, now), winner_show.WINNER_SHOW_MS) <= 3
    assert 1 <= fastest(lambda out, now: idle.fill_attract(out, now), idle.ATTRACT_MS) <= 3
    assert 1 <= fastest(lambda out, now: idle.fill_toy(out, 0b1010, now), idle.HEADLIGHT_MS) <= 3
    assert fastest(lambda out, now: idle.fill_sleep(out, now), 2 * idle.SPARK_MS) == 0
    for code in range(1, 10):
        assert 1 <= fastest(lambda out, now, code=code: overlays.fill_fault(out, code, now), 9000) <= 3
    assert 1 <= fastest(lambda out, now: overlays.fill_level(out, 0, 10, now), overlays.LEVEL_MS) <= 3


class Turning:
    def __init__(self):
        self.scene = Scene("coocdoooffcco" + "oodocooooooo" * 2, "123456789abcm", 3, 5)
        self.leaf = pages.LampPages()

    def fill(self, out, now):
        self.leaf.step(self.scene, now)
        pages.fill_page(out, self.scene, self.leaf.page, now - self.leaf.since, now)


def test_turning_pages_flash_no_more_than_three_times_a_second():
    assert 1 <= fastest(Turning().fill, 30000) <= 3
