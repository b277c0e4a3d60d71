"""Which sample sounds when, and how loud: a score for each cue, and some that toy play uses by itself.

`SCORES[cue]` is a tuple of notes (milliseconds from the cue, sample, gain of 256) in the order of their
times. Those of the clatter are the railway's: over a joint go the rear truck of one car and the front truck
of the next, a click-clack each, then comes a pause until the next joint.
"""

GAIN_FULL = 256

# Milliseconds between the two wheels of a truck, and from one truck's first wheel to the next one's.
WHEELS_MS = 130
TRUCKS_MS = 300


def _joint(at, percent=100, slow=100):
    """Two trucks over one joint: click-clack, click-clack; `slow` 200 is at half the speed."""
    wheels = WHEELS_MS * slow // 100
    trucks = TRUCKS_MS * slow // 100
    return (
        (at, "joint_a", 200 * percent // 100),
        (at + wheels, "joint_b", 256 * percent // 100),
        (at + trucks, "joint_a", 176 * percent // 100),
        (at + trucks + wheels, "joint_b", 232 * percent // 100),
    )


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
    "clatter": _joint(0) + _joint(660, 90) + _joint(1320, 76),
    # Somebody holds one last domino: knock, knock, "one left!".
    "warning": ((0, "tap", 256), (130, "tap", 220), (300, "warning", 256)),
    # A round is won: the train comes in, bell swinging, and sighs.
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
    # Clickety-clack, clickety-clack, and the whistle: then a tile is laid that leaves one.
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
    # For toy play, and for whoever has a reason to choose.
    "whistle_long": ((0, "whistle", 256),),
    "woo_woo": ((0, "toot", 256), (480, "toot", 240)),
    "crossing": ((0, "whistle", 256), (2000, "whistle", 256), (4000, "toot", 240), (4560, "whistle", 256)),
    "clatter_starting": (
        _joint(0, 60, 220) + _joint(1300, 76, 170) + _joint(2300, 88, 135) + _joint(3130) + _joint(3790)
    ),
    "clatter_stopping": _joint(0) + _joint(700, 92, 120) + _joint(1550, 80, 160) + _joint(2700, 60, 230),
    "marker": ((0, "tap", 256),),
}
