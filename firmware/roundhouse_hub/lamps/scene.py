"""What the hub should show (a scene) and sound once (a cue): words shared by firmware, referee and screen.

Slots 0 to 11 go clockwise around the hub, 0 to 5 down the right side and 6 to 11 up the left; lamp 12 is the
engine in the center. A scene is complete: sending it again changes nothing, and only the newest one counts.
"""

from collections import namedtuple

SLOTS = 12
ENGINE = 12
LAMPS = 13
VOLUME_MAX = 10

NO_TRAIN = "."
CLOSED = "c"
OPEN = "o"  # the marker is up, or the train is public
DUTY = "d"  # an open double that has to be covered
FITS = "f"  # a tile of the player in turn fits here
WINNER = "w"
STATES = NO_TRAIN + CLOSED + OPEN + DUTY + FITS + WINNER

NO_COLOR = "."
MEXICAN = "m"
SEATS = "123456789abc"
COLORS = NO_COLOR + SEATS + MEXICAN

WHISTLE = "whistle"  # a round begins
CLATTER = "clatter"  # a tile is laid
WARNING = "warning"  # somebody holds one last domino
BELL = "bell"  # a round is won: arrival
REFUSED = "refused"  # a play is refused; the lamp at `slot` flashes
DERAILED = "derailed"  # a double is laid that derails its train
ON_TRACK = "on_track"  # a derailed train runs again
MARKER_UP = "marker_up"  # a train is open to all from now on
MARKER_DOWN = "marker_down"  # and no longer
LAST_CALL = "last_call"  # clickety-clack and whistle, before the last tile but one is laid
FINALE = "finale"  # the match is won: the bell, and a salute to the winner
TAP = "tap"  # a last domino is tapped on the table
ALL_ABOARD = "all_aboard"  # a match begins: the guard's whistle
WOO_WOO = "woo_woo"  # a train for all sets out: the Mexican Train
STARTING = "starting"  # a train of one player's sets out
STOPPING = "stopping"  # a round ends without a winner: no train can go on
VOLUME = "volume"  # the volume was changed: this loud
# A hub says how many it knows: whatever is new stands behind.
CUES = (
    WHISTLE,
    CLATTER,
    WARNING,
    BELL,
    REFUSED,
    DERAILED,
    ON_TRACK,
    MARKER_UP,
    MARKER_DOWN,
    LAST_CALL,
    FINALE,
    TAP,
    ALL_ABOARD,
    WOO_WOO,
    STARTING,
    STOPPING,
    VOLUME,
)
NOWHERE = -1

FURTHER_PAGES = 3  # at most
PAGED = NO_TRAIN + CLOSED + OPEN + DUTY + FITS

# lamps, colors: 13 characters, one a lamp; turn: the slot whose turn it is, or -1; volume: 0 (mute) to 10.
# Trains for which no slot is left, all of them everybody's, follow in `lamps`: 12 characters for each further page.
Scene = namedtuple("Scene", ("lamps", "colors", "turn", "volume"))

# name: one of CUES; slot: the lamp it is about, or -1.
Cue = namedtuple("Cue", ("name", "slot"))

EMPTY = Scene(NO_TRAIN * LAMPS, NO_COLOR * LAMPS, NOWHERE, 5)


def check(scene):
    """Return `scene` if a hub can show it.

    Raises ValueError with a sentence that says what is wrong.

    >>> check(EMPTY) is EMPTY
    True
    >>> check(Scene("o" * 12, "1" * 13, -1, 5))
    Traceback (most recent call last):
    ValueError: A scene has 13 lamps, not 12.
    """
    lamps = scene.lamps
    if isinstance(lamps, str) and len(lamps) > LAMPS:
        _further(lamps[LAMPS:])
        lamps = lamps[:LAMPS]
    _characters("lamps", lamps, STATES)
    _characters("colors", scene.colors, COLORS)
    _number("turn", scene.turn, NOWHERE, SLOTS - 1)
    _number("volume", scene.volume, 0, VOLUME_MAX)
    return scene


def check_cue(cue):
    """Return `cue` if a hub can sound it; raise ValueError with a sentence otherwise.

    >>> check_cue(Cue("refused", 3)).slot
    3
    """
    if cue.name not in CUES:
        raise ValueError(f"There is no cue named {_shown(cue.name)}: take one of {', '.join(CUES)}.")
    _number("slot", cue.slot, NOWHERE, LAMPS - 1)
    return cue


def _further(text):
    if len(text) % SLOTS or len(text) > FURTHER_PAGES * SLOTS:
        raise ValueError(
            f"A scene has {LAMPS} lamps, and {SLOTS} more for each of up to {FURTHER_PAGES} further pages, "
            f"not {LAMPS + len(text)}."
        )
    _known("further pages", text, PAGED)


def _characters(field, text, known):
    if not isinstance(text, str):
        raise ValueError(f"A scene's {field} are a string, not {_shown(text)}.")
    if len(text) != LAMPS:
        raise ValueError(f"A scene has {LAMPS} {field}, not {len(text)}.")
    _known(field, text, known)


def _known(field, text, known):
    if not text.strip(known):  # what is left begins with a character that is not known
        return
    for character in text:
        if character not in known:
            raise ValueError(f"A scene's {field} are made of {known}, which {character!r} is not.")


def _number(field, value, lowest, highest):
    # True is an int to Python, but not a slot.
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise ValueError(f"The {field} is a whole number from {lowest} to {highest}, not {_shown(value)}.")


def _shown(value):
    """A value for a sentence. Lists in lists could be too deep for a Pico's stack to print."""
    return repr(value) if isinstance(value, (str, int, float)) or value is None else f"a {type(value).__name__}"
