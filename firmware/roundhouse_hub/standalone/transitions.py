"""What comes of a press that the rules allow: tiles, doubles, markers, whose turn it is, who is out.

Each function changes the state; whether it may be done, `reach` has said. One that ends the round says so by the
winner (`OUT`), or that it is blocked.
"""

from roundhouse_hub.standalone import games
from roundhouse_hub.standalone.state import (
    CLOSING,
    COVER,
    DREW,
    ENGINE,
    FIRST_TRAIN,
    FOLLOW,
    FOLLOW_DREW,
    NOBODY,
    OTHERS,
    TURN,
)

GOES_ON = 0
OUT = 1  # the player in turn has laid his last tile
BLOCKED = 2  # nobody can play


def lay(setup, s, train, double):
    """The player in turn lays a tile on `train`."""
    rules, turn, bit = setup.rules, s.turn, 1 << train
    whole = games.FIRST_WHOLE in rules and train == turn
    whole = whole and (s.stage == FIRST_TRAIN or not (s.begun & bit or s.doubles_this_turn))
    drawn_for = s.doubles[-1] if s.doubles_this_turn else NOBODY
    s.counts[turn] -= 1
    s.begun |= bit
    s.idle_turns = 0
    s.bare_engine = NOBODY if s.bare_engine == train else s.bare_engine
    _cover(s, train)
    if double and not (games.IN_LINE in rules or (games.PAIRS in rules and whole)):
        s.doubles += bytes((train,))
        s.doubles_this_turn += 1
    _lower(setup, s, train, double)
    if not s.counts[turn] and not (double and games.LAST_COVERED in rules and s.yard):
        return OUT
    if whole:
        s.stage = FIRST_TRAIN
    elif double and games.IN_LINE not in rules:
        s.stage = COVER if games.DERAILS in rules else FOLLOW
    elif games.OTHERS_AFTER in rules or (games.NEIGHBOR in rules and train != turn):
        s.visited |= bit
        s.stage = OTHERS if games.OTHERS_AFTER in rules else TURN
    else:
        if games.SECOND_DRAWN in rules:
            _leave(s, train, drawn_for)
        end_of_turn(setup, s)
    return GOES_ON


def _cover(s, train):
    """A double that gets a tile is no longer open."""
    place = s.doubles.find(bytes((train,)))
    if place >= 0:
        if place >= len(s.doubles) - s.doubles_this_turn:
            s.doubles_this_turn -= 1
        s.doubles = s.doubles[:place] + s.doubles[place + 1 :]
    if s.left_double == train:
        s.left_double = NOBODY


def _lower(setup, s, train, double):
    """What the tile does to the train's marker."""
    rules, bit = setup.rules, 1 << train
    if games.BY_HAND in rules:
        if train == s.turn and s.markers & bit:
            s.played_own |= bit
    elif games.FALLS_ANY in rules or (train == s.turn and games.FALLS_OWN in rules):
        s.markers &= ~bit
    if double and games.DERAILS in rules and train != setup.public:
        s.markers |= bit


def _leave(s, train, double):
    """PT-8, PT-9: his own double is left for the next player; one before it that he did not follow marks him."""
    not_followed = s.doubles_this_turn
    if double >= 0 and train != double:
        s.left_double = s.turn
        not_followed -= 1
    if not_followed:
        _raise(s)


def _raise(s):
    """The marker of the player in turn goes up, or stays there as if it had gone up now."""
    s.markers |= 1 << s.turn
    s.played_own &= ~(1 << s.turn)


def lay_engine(setup, s):
    """The player in turn lays the engine of the round, or his own."""
    turn = s.turn
    s.counts[turn] -= 1
    if games.OWN_ENGINES in setup.rules:
        if not s.begun and setup.game.engine != games.EACH:
            s.bare_engine = turn
        s.begun |= 1 << turn
    if not s.counts[turn] and games.PAIRS not in setup.rules:
        return OUT
    if setup.game.engine == games.EACH or games.DRAWS not in setup.rules:
        next_turn(setup, s)
    else:
        s.stage = TURN  # who laid it plays first (DT-3, MS-3)
    return GOES_ON


def draw(s):
    """The player in turn draws a tile."""
    s.stage = FOLLOW_DREW if s.doubles_this_turn else DREW
    s.counts[s.turn] += 1
    s.yard -= 1
    s.idle_turns = 0
    return GOES_ON


def say_done(setup, s):
    """The player in turn passes, or has nothing more to lay."""
    rules, stage, bit = setup.rules, s.stage, 1 << s.turn
    if (stage == FIRST_TRAIN and not s.doubles_this_turn) or stage in (COVER, OTHERS, CLOSING):
        next_turn(setup, s)
        return GOES_ON
    if games.DRAWS not in rules:
        return _pass_without_boneyard(setup, s)
    if games.PAIRS in rules and stage == FOLLOW:
        _next_of_station(setup, s)
        return GOES_ON
    before, owes = s.markers, s.doubles_this_turn
    if games.MARKS_BEGUN not in rules or s.begun & bit:
        _raise(s)
    stirred = s.markers != before or stage in (DREW, FOLLOW_DREW)
    idle = 0 if s.yard else 1 if stirred else s.idle_turns + 1
    if (games.SECOND_DRAWN in rules and owes) or (games.PAIRS in rules and stage == DREW):
        idle = 0  # he has laid or drawn a tile
    if games.WAITS in rules:
        _next_of_station(setup, s)
    else:
        next_turn(setup, s)
    s.idle_turns = idle
    return BLOCKED if idle >= setup.seats else GOES_ON


def _pass_without_boneyard(setup, s):
    """BT-3: a turn is lost; when all lose theirs in a row the hand is blocked (BT-7)."""
    if s.stage == ENGINE:
        return BLOCKED  # who has no double for an engine of his own blocks the hand (BT-2)
    seat, idle = s.turn, 0 if s.visited else s.idle_turns + 1  # a tile on the neighbor's train counts (SL-3)
    next_turn(setup, s)
    s.idle_turns = idle
    if games.NEIGHBOR in setup.rules:
        s.could_not_play = seat
    return BLOCKED if idle >= setup.seats else GOES_ON


def take_down(setup, s):
    """The player in turn takes his marker down (PT-7)."""
    bit = 1 << s.turn
    s.markers &= ~bit
    s.played_own &= ~bit
    if s.stage == CLOSING:
        next_turn(setup, s)
    return GOES_ON


def close(setup, s, train):
    """The table says that nothing covers this double: it was an ordinary tile (MT-10)."""
    ends = s.doubles_this_turn and train == s.doubles[-1]
    _cover(s, train)
    if ends and not s.counts[s.turn]:
        return OUT
    if ends and s.stage != FIRST_TRAIN:
        next_turn(setup, s)
    return GOES_ON


def end_of_turn(setup, s):
    """The turn's last tile is laid; it waits where a marker may come down (PT-7)."""
    if games.BY_HAND in setup.rules and s.markers & s.played_own & 1 << s.turn:
        s.stage = CLOSING
        s.doubles_this_turn = 0
    elif games.WAITS in setup.rules:
        _next_of_station(setup, s)
    else:
        next_turn(setup, s)


def _next_of_station(setup, s):
    """A lone double binds nobody (MS-9); who has not begun draws first from now on (MS-5)."""
    s.had_turn = (s.had_turn | 1 << s.turn) & ~s.begun
    s.doubles = b""
    next_turn(setup, s)


def next_turn(setup, s):
    """It is up to the next player."""
    s.turn = (s.turn + (-1 if games.COUNTER in setup.rules else 1)) % setup.seats
    own_engine = games.OWN_ENGINES in setup.rules and not s.begun >> s.turn & 1
    s.stage = ENGINE if own_engine else TURN
    s.doubles_this_turn = 0
    s.idle_turns = 0
    s.visited = 0
    s.could_not_play = NOBODY
