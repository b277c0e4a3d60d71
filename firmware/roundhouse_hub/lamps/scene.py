"""Scenes, which the lamps show, and cues, which sound once: the vocabulary of firmware, referee and screen.

Slots 0 to 11 go clockwise around the hub, 0 to 5 down the right side and 6 to 11 up the left; lamp 12 is the engine in
the center. A scene is complete: sending it again changes nothing, and only the newest one counts.
"""

from collections import namedtuple

from roundhouse_hub.errors import InvalidValue, check_number, printable

SLOTS = 12
ENGINE = 12
LAMPS = 13
VOLUME_MAX = 10

NO_TRAIN = "."
CLOSED = "c"
OPEN = "o"  # the marker is up, or the train is public
DUTY = "d"  # an open double that has to be covered
FITS = "f"  # a tile of the player whose turn it is fits here
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
MARKER_DOWN = "marker_down"  # and closed again
LAST_CALL = "last_call"  # clickety-clack and whistle, before the tile is laid that leaves one
FINALE = "finale"  # the match is won: the bell, and a salute to the winner
TAP = "tap"  # a last domino is tapped on the table
ALL_ABOARD = "all_aboard"  # a match begins: the guard's whistle
WOO_WOO = "woo_woo"  # a public train starts: the Mexican Train
STARTING = "starting"  # a player's train starts
STOPPING = "stopping"  # a round ends without a winner: no train can go on
VOLUME = "volume"  # the volume was changed: an example of it
# A hub says how many cues it knows, so new ones are added at the end.
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

# lamps, colors: 13 characters, one per lamp; turn: the slot whose turn it is, or -1; volume: 0 (mute) to 10.
# Public trains without a slot are added to `lamps`: 12 characters for each further page.
Scene = namedtuple("Scene", ("lamps", "colors", "turn", "volume"))

# name: one of CUES; slot: the lamp it is about, or -1.
Cue = namedtuple("Cue", ("name", "slot"))

EMPTY = Scene(NO_TRAIN * LAMPS, NO_COLOR * LAMPS, NOWHERE, 5)


def check(scene: Scene) -> Scene:
    """Return `scene` if a hub can show it.

    Raises InvalidValue with a code that says what is wrong.

    >>> check(EMPTY) is EMPTY
    True
    >>> check(Scene("o" * 12, "1" * 13, -1, 5))
    Traceback (most recent call last):
    roundhouse_hub.errors.InvalidValue: bad-length field=lamps got=12 want=13
    """
    lamps = scene.lamps
    if isinstance(lamps, str) and len(lamps) > LAMPS:
        _further(lamps[LAMPS:])
        lamps = lamps[:LAMPS]
    _characters("lamps", lamps, STATES)
    _characters("colors", scene.colors, COLORS)
    check_number("turn", scene.turn, NOWHERE, SLOTS - 1)
    check_number("volume", scene.volume, 0, VOLUME_MAX)
    return scene


def check_cue(cue: Cue) -> Cue:
    """Return `cue` if a hub can play it; raise InvalidValue otherwise.

    >>> check_cue(Cue("refused", 3)).slot
    3
    """
    if cue.name not in CUES:
        raise InvalidValue("unknown-cue", got=printable(cue.name))
    check_number("slot", cue.slot, NOWHERE, LAMPS - 1)
    return cue


def _further(text):
    if len(text) % SLOTS or len(text) > FURTHER_PAGES * SLOTS:
        raise InvalidValue("bad-length", field="more", got=len(text), want="12, 24, 36")
    _known("more", text, PAGED)


def _characters(field, text, known):
    if not isinstance(text, str):
        raise InvalidValue("not-text", field=field, got=printable(text))
    if len(text) != LAMPS:
        raise InvalidValue("bad-length", field=field, got=len(text), want=LAMPS)
    _known(field, text, known)


def _known(field, text, known):
    if not text.strip(known):  # what is left begins with an unknown character
        return
    for character in text:
        if character not in known:
            raise InvalidValue("bad-letters", field=field, got=character, want=known)
