"""Scores, samples with their times and loudness: one for each cue, more for toy play, and softer ones for evenings.

`SCORES[cue]` is a tuple of notes (milliseconds from the cue, sample, gain of 256), sorted by time. The clatter follows
real cars on rails: the rear truck of one car and the front truck of the next cross a joint with a click-clack each;
then there is a pause until the next joint. The murmur of the wheels lies beneath.
"""

from roundhouse_hub.lamps import scene

GAIN_FULL = 256

# Milliseconds between the two wheels of a truck, and between the first wheels of two trucks.
WHEELS_MS = 130
TRUCKS_MS = 300


def _joint(at, percent=100, slow=100):
    """Two trucks over one joint: click-clack, click-clack; `slow` 200 is half the speed."""
    wheels = WHEELS_MS * slow // 100
    trucks = TRUCKS_MS * slow // 100
    return (
        (at, "joint_a", 200 * percent // 100),
        (at + wheels, "joint_b", 256 * percent // 100),
        (at + trucks, "joint_a", 176 * percent // 100),
        (at + trucks + wheels, "joint_b", 232 * percent // 100),
    )


def _rolling(start, end, percent=100, rising=0):
    """The murmur of the wheels from `start` to `end`, in overlapping pieces; `rising` percent per piece."""
    notes = ()
    while start < end:
        notes += ((start, "roll", max(8, 64 * percent // 100)),)
        start += 400
        percent += rising
    return notes


def _together(*parts):
    """One score out of several that play at the same time."""
    return tuple(sorted(sum(parts, ())))


SCORES = {
    # A round begins: "woo-woo, wooo", and the engine takes its first breaths.
    "whistle": (
        (0, "toot", 224),
        (480, "toot", 224),
        (1050, "whistle", 256),
        (2620, "chuff", 200),
        (3140, "chuff", 256),
        (3570, "chuff", 210),
        (3920, "chuff", 150),
    ),
    # A tile is laid, and the train rolls on: three joints at about 40 miles an hour.
    "clatter": _together(_joint(0), _joint(660, 90), _joint(1320, 76), _rolling(40, 1500, 100, -12)),
    # Somebody holds one last domino: knock, knock, "one left!".
    "warning": ((0, "tap", 256), (130, "tap", 220), (300, "warning", 256)),
    # A round is won: the train arrives with its bell swinging, and sighs.
    "bell": (
        (0, "bell", 256),
        (520, "bell", 190),
        (1060, "bell", 236),
        (1640, "bell", 160),
        (2050, "sigh", 200),
    ),
    # A train jumps the rails: wheels over the ties, faster and faster, and the engine's breath.
    "derailed": (
        (0, "joint_a", 170),
        (0, "roll", 150),
        (150, "joint_b", 210),
        (280, "joint_a", 190),
        (390, "joint_b", 220),
        (480, "joint_a", 200),
        (560, "joint_b", 220),
        (640, "joint_a", 210),
        (760, "sigh", 200),
    ),
    # Back on track: one joint as it should be, and a pull at the cord.
    "on_track": _joint(0) + ((660, "toot", 224),),
    # A marker is put up, knock-click-knock; it comes down with a click and a knock.
    "marker_up": ((0, "tap", 256), (120, "joint_b", 256), (240, "tap", 256)),
    "marker_down": ((0, "joint_a", 200), (130, "tap", 256)),
    # Clickety-clack, clickety-clack, and the whistle: the next tile leaves its player with one.
    "last_call": _joint(0) + _joint(660, 90) + ((1320, "toot", 224), (1800, "toot", 224)),
    # The match is won: the bell swings, and the engine salutes.
    "finale": (
        (0, "bell", 256),
        (520, "bell", 190),
        (1060, "bell", 236),
        (1640, "whistle", 256),
        (3640, "toot", 224),
        (4120, "toot", 224),
        (4900, "sigh", 200),
    ),
    # A play is refused: a shake of the head.
    "refused": ((0, "refused", 256),),
    # The last domino is tapped on the table: dry, wood on wood.
    "tap": ((0, "tap", 256), (105, "tap", 240), (215, "tap", 256)),
    # All aboard: the guard's whistle, twice; the engine answers and departs, stroke after stroke.
    "all_aboard": (
        (0, "guard", 220),
        (560, "guard", 256),
        (1340, "toot", 230),
        (2000, "chuff", 200),
        (2560, "chuff", 240),
        (3020, "chuff", 256),
        (3390, "chuff", 220),
        (3690, "chuff", 170),
        (3930, "chuff", 110),
    ),
    # The Mexican Train starts: two short pulls at the cord.
    "woo_woo": ((0, "toot", 256), (480, "toot", 240)),
    # A player's train starts: two strokes of steam, and the joints come faster and faster.
    "starting": _together(
        ((0, "chuff", 256), (620, "chuff", 220)),
        _joint(250, 66, 200),
        _joint(1280, 80, 150),
        _joint(2080, 92, 115),
        _joint(2690, 84),
        _rolling(700, 3000, 40, 11),
    ),
    # No train can continue: slower and slower, and a sigh.
    "stopping": _together(
        _joint(0),
        _joint(700, 92, 120),
        _joint(1550, 80, 160),
        _joint(2700, 60, 230),
        _rolling(40, 2700, 100, -14),
        ((3560, "sigh", 180),),
    ),
    # The volume was changed: a ticket punch, at the new volume.
    "volume": ((0, "punch", 256), (110, "punch", 256)),
    # For toy play and other uses.
    "whistle_long": ((0, "whistle", 256),),
    "crossing": ((0, "whistle", 256), (2000, "whistle", 256), (4000, "toot", 240), (4560, "whistle", 256)),
    "marker": ((0, "tap", 256),),
}

# The quiet profile's scores: the engine is far away beyond the hills, and nobody knocks.
EVENING = {
    "whistle": ((0, "far", 256), (1500, "chuff", 90), (2020, "chuff", 70)),
    "clatter": _together(_joint(0, 60), _joint(660, 50), _rolling(40, 900, 70, -12)),
    "warning": ((0, "warning", 170),),
    "bell": ((0, "bell", 140), (700, "bell", 100)),
    "derailed": ((0, "joint_a", 100), (150, "joint_b", 120), (280, "joint_a", 110), (390, "sigh", 130)),
    "on_track": _joint(0, 60) + ((620, "sigh", 110),),
    "last_call": _joint(0, 60) + ((600, "far", 200),),
    "finale": ((0, "bell", 140), (700, "bell", 100), (1400, "far", 240)),
    "refused": ((0, "refused", 140),),
    "marker_up": ((0, "tap", 130), (120, "joint_b", 110)),
    "marker_down": ((0, "joint_a", 90), (130, "tap", 130)),
    "marker": ((0, "tap", 150),),
    "volume": ((0, "punch", 150),),
    "tap": ((0, "tap", 140), (105, "tap", 120)),
    "all_aboard": ((0, "far", 230), (1500, "chuff", 80), (2060, "chuff", 100), (2520, "chuff", 70)),
    "woo_woo": ((0, "far", 200),),
    "starting": _together(((0, "chuff", 110),), _joint(250, 40, 200), _joint(1280, 50, 150)),
    "stopping": _together(_joint(0, 50), _joint(700, 44, 130), ((1500, "sigh", 90),)),
    "whistle_long": ((0, "far", 240),),
    "crossing": ((0, "far", 240), (1900, "far", 200)),
}

# When voices run out, the train's own noise gives way first, and a refusal last, because somebody waits for it.
# While a more important sound plays, the others are softer.
PRIORITIES = {
    scene.DERAILED: 1,
    scene.ON_TRACK: 1,
    scene.BELL: 1,
    scene.FINALE: 1,
    scene.WHISTLE: 1,
    scene.ALL_ABOARD: 1,
    scene.WOO_WOO: 1,
    scene.LAST_CALL: 2,
    scene.WARNING: 2,
    scene.TAP: 2,
    scene.REFUSED: 3,
    scene.VOLUME: 3,
}

# Only the newest sound of a group plays: a train does not start and roll at the same time.
GROUPS = {
    scene.CLATTER: "train",
    scene.STARTING: "train",
    scene.STOPPING: "train",
    scene.MARKER_UP: "marker",
    scene.MARKER_DOWN: "marker",
    "marker": "marker",
    scene.WHISTLE: "cord",
    scene.ALL_ABOARD: "cord",
    "whistle_long": "cord",
    "crossing": "cord",
    scene.BELL: "arrival",
    scene.FINALE: "arrival",
}
