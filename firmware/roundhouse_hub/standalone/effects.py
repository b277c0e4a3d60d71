"""What comes of a press that the rules allow: tiles, doubles, markers, whose turn it is, who is out.

Each function changes the state; whether it may be done, `reach` has said. One that ends the round says so by the
winner (`OUT`), or that it is blocked.
"""

from roundhouse_hub.standalone import games as is_
from roundhouse_hub.standalone.state import (
    CLOSING,
    COVER,
    DREW,
    ENGINE,
    FOLLOW,
    FOLLOW_DREW,
    NOBODY,
    OTHERS,
    TURN,
    WHOLE,
)

GOES_ON = 0
OUT = 1  # the player in turn has laid his last tile
BLOCKED = 2  # nobody can play


def lay(book, s, train, double):
    """The player in turn lays a tile on `train`."""
    rules, turn, bit = book.rules, s.turn, 1 << train
    whole = is_.FIRST_WHOLE in rules and train == turn
    whole = whole and (s.stage == WHOLE or not (s.begun & bit or s.fresh))
    drawn_for = s.doubles[-1] if s.fresh else NOBODY
    s.counts[turn] -= 1
    s.begun |= bit
    s.idle = 0
    s.bare = NOBODY if s.bare == train else s.bare
    _cover(s, train)
    if double and not (is_.IN_LINE in rules or (is_.PAIRS in rules and whole)):
        s.doubles += bytes((train,))
        s.fresh += 1
    _lower(book, s, train, double)
    if not s.counts[turn] and not (double and is_.LAST_COVERED in rules and s.yard):
        return OUT
    if whole:
        s.stage = WHOLE
    elif double and is_.IN_LINE not in rules:
        s.stage = COVER if is_.DERAILS in rules else FOLLOW
    elif is_.OTHERS_AFTER in rules or (is_.NEIGHBOR in rules and train != turn):
        s.added |= bit
        s.stage = OTHERS if is_.OTHERS_AFTER in rules else TURN
    else:
        if is_.SECOND_DRAWN in rules:
            _leave(s, train, drawn_for)
        end_of_turn(book, s)
    return GOES_ON


def _cover(s, train):
    """A double that gets a tile is no longer open."""
    place = s.doubles.find(bytes((train,)))
    if place >= 0:
        if place >= len(s.doubles) - s.fresh:
            s.fresh -= 1
        s.doubles = s.doubles[:place] + s.doubles[place + 1 :]
    if s.left == train:
        s.left = NOBODY


def _lower(book, s, train, double):
    """What the tile does to the train's marker."""
    rules, bit = book.rules, 1 << train
    if is_.BY_HAND in rules:
        if train == s.turn and s.markers & bit:
            s.played |= bit
    elif is_.FALLS_ANY in rules or (train == s.turn and is_.FALLS_OWN in rules):
        s.markers &= ~bit
    if double and is_.DERAILS in rules and train != book.public:
        s.markers |= bit


def _leave(s, train, double):
    """PT-8, PT-9: his own double is left for the next player; one before it that he did not follow marks him."""
    not_followed = s.fresh
    if double >= 0 and train != double:
        s.left = s.turn
        not_followed -= 1
    if not_followed:
        _raise(s)


def _raise(s):
    """The marker of the player in turn goes up, or stays there as if it had gone up now."""
    s.markers |= 1 << s.turn
    s.played &= ~(1 << s.turn)


def lay_engine(book, s):
    """The player in turn lays the engine of the round, or his own."""
    turn = s.turn
    s.counts[turn] -= 1
    if is_.OWN_ENGINES in book.rules:
        if not s.begun and book.game.engine != is_.EACH:
            s.bare = turn
        s.begun |= 1 << turn
    if not s.counts[turn] and is_.PAIRS not in book.rules:
        return OUT
    if book.game.engine == is_.EACH or is_.DRAWS not in book.rules:
        next_turn(book, s)
    else:
        s.stage = TURN  # who laid it plays first (DT-3, MS-3)
    return GOES_ON


def draw(s):
    """The player in turn draws a tile."""
    s.stage = FOLLOW_DREW if s.fresh else DREW
    s.counts[s.turn] += 1
    s.yard -= 1
    s.idle = 0
    return GOES_ON


def say_done(book, s):
    """The player in turn passes, or has nothing more to lay."""
    rules, stage, bit = book.rules, s.stage, 1 << s.turn
    if (stage == WHOLE and not s.fresh) or stage in (COVER, OTHERS, CLOSING):
        next_turn(book, s)
        return GOES_ON
    if is_.DRAWS not in rules:
        return _pass_without_boneyard(book, s)
    if is_.PAIRS in rules and stage == FOLLOW:
        _next_of_station(book, s)
        return GOES_ON
    before, owes = s.markers, s.fresh
    if is_.MARKS_BEGUN not in rules or s.begun & bit:
        _raise(s)
    stirred = s.markers != before or stage in (DREW, FOLLOW_DREW)
    idle = 0 if s.yard else 1 if stirred else s.idle + 1
    if (is_.SECOND_DRAWN in rules and owes) or (is_.PAIRS in rules and stage == DREW):
        idle = 0  # he has laid or drawn a tile
    if is_.WAITS in rules:
        _next_of_station(book, s)
    else:
        next_turn(book, s)
    s.idle = idle
    return BLOCKED if idle >= book.seats else GOES_ON


def _pass_without_boneyard(book, s):
    """BT-3: a turn is lost; when all lose theirs in a row the hand is blocked (BT-7)."""
    if s.stage == ENGINE:
        return BLOCKED  # who has no double for an engine of his own blocks the hand (BT-2)
    seat, idle = s.turn, 0 if s.added else s.idle + 1  # a tile on the neighbor's train counts (SL-3)
    next_turn(book, s)
    s.idle = idle
    if is_.NEIGHBOR in book.rules:
        s.stuck = seat
    return BLOCKED if idle >= book.seats else GOES_ON


def take_down(book, s):
    """The player in turn takes his marker down (PT-7)."""
    bit = 1 << s.turn
    s.markers &= ~bit
    s.played &= ~bit
    if s.stage == CLOSING:
        next_turn(book, s)
    return GOES_ON


def close(book, s, train):
    """The table says that nothing covers this double: it was an ordinary tile (MT-10)."""
    ends = s.fresh and train == s.doubles[-1]
    _cover(s, train)
    if ends and not s.counts[s.turn]:
        return OUT
    if ends and s.stage != WHOLE:
        next_turn(book, s)
    return GOES_ON


def end_of_turn(book, s):
    """The turn's last tile is laid; it waits where a marker may come down (PT-7)."""
    if is_.BY_HAND in book.rules and s.markers & s.played & 1 << s.turn:
        s.stage = CLOSING
        s.fresh = 0
    elif is_.WAITS in book.rules:
        _next_of_station(book, s)
    else:
        next_turn(book, s)


def _next_of_station(book, s):
    """A lone double binds nobody (MS-9); who has not begun draws first from now on (MS-5)."""
    s.waited = (s.waited | 1 << s.turn) & ~s.begun
    s.doubles = b""
    next_turn(book, s)


def next_turn(book, s):
    """It is up to the next player."""
    s.turn = (s.turn + (-1 if is_.COUNTER in book.rules else 1)) % book.seats
    own_engine = is_.OWN_ENGINES in book.rules and not s.begun >> s.turn & 1
    s.stage = ENGINE if own_engine else TURN
    s.fresh = 0
    s.idle = 0
    s.added = 0
    s.stuck = NOBODY
