"""Down at once, then press, long or twice, each reported once."""

from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.ticks import ticks_add


def gestures_of(moves, until=3000, start=0, step=5):
    """Apply `moves` {time: mask}; return every gesture as (time, button, gesture)."""
    gestures = Gestures()
    mask = 0
    heard = []
    for now in range(0, until, step):
        mask = moves.get(now, mask)
        for button, gesture in gestures.step(mask, ticks_add(start, now)):
            heard.append((now, button, gesture))
    return heard


def names(moves, **options):
    return [(button, gesture) for _, button, gesture in gestures_of(moves, **options)]


def of(button, *gestures):
    return [(button, gesture) for gesture in gestures]


# Each time at which the mask of the buttons changes.
CASES = (
    ("a late second press is a press of its own", {100: 1, 200: 0, 520: 1, 600: 0}, of(0, *["down", "press"] * 2)),
    ("300 ms after the release it is twice", {100: 1, 200: 0, 500: 1, 520: 0}, of(0, "down", "down", "twice")),
    ("and not later", {100: 1, 200: 0, 505: 1, 520: 0}, of(0, *["down", "press"] * 2)),
    ("a hold of less than 600 ms is a press", {100: 1, 695: 0}, of(0, "down", "press")),
    ("and then it is long", {100: 1, 700: 0}, of(0, "down", "long")),
    ("a second hold is twice and not long", {100: 1, 180: 0, 300: 1, 1500: 0}, of(0, "down", "down", "twice")),
    (
        "three presses are twice and a press",
        {100: 1, 150: 0, 200: 1, 250: 0, 300: 1, 350: 0},
        of(0, "down", "down", "twice", "down", "press"),
    ),
    ("buttons do not mix", {100: 1, 150: 3, 200: 2, 250: 0}, [(0, "down"), (1, "down"), (0, "press"), (1, "press")]),
)


def test_presses_have_their_meaning():
    for what, moves, meant in CASES:
        assert names(moves) == meant, what


def test_each_gesture_is_reported_as_soon_as_it_is_known():
    assert gestures_of({100: 1, 200: 0}) == [(100, 0, "down"), (505, 0, "press")]
    assert gestures_of({100: 8, 1500: 0}) == [(100, 3, "down"), (700, 3, "long")], "while it is still held"
    heard = gestures_of({100: 1 << 12, 180: 0, 300: 1 << 12, 380: 0})
    assert heard == [(100, 12, "down"), (300, 12, "down"), (300, 12, "twice")]


def test_a_late_step_gives_the_same_gestures():
    assert names({100: 1, 200: 0, 800: 1, 900: 0}, step=100) == [(0, "down"), (0, "press")] * 2
    assert names({100: 1, 800: 0}, step=100) == [(0, "down"), (0, "long")]
    # The hub was busy between the release and the next press.
    gestures = Gestures()
    assert gestures.step(1, 0) == [(0, "down")]
    assert not gestures.step(0, 100)
    assert gestures.step(1, 900) == [(0, "press"), (0, "down")]


def test_the_wrap_of_the_clock_changes_nothing():
    moves = {100: 1, 180: 0, 300: 1, 380: 0, 1000: 4, 1700: 0}
    assert gestures_of(moves, start=2**30 - 250) == gestures_of(moves)
