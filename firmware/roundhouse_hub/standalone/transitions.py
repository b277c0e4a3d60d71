"""Apply a legal press to the state of the table: tiles, doubles, markers, the turn, and a player who goes out.

Each function changes the state and returns whether the round goes on, is won (OUT) or is blocked. `legal_moves` decides
in advance whether the press is legal.
"""

from roundhouse_hub.standalone import games
from roundhouse_hub.standalone.state import (
    CLOSING,
    COVER,
    DREW,
    ENGINE,
    FIRST_TRAIN,
    FOLLOW_UP,
    FOLLOW_UP_DREW,
    NOBODY,
    OTHERS,
    TURN,
)

CONTINUES = 0
OUT = 1  # the player whose turn it was has laid the last tile
BLOCKED = 2  # nobody can play


def lay(setup, s, train: int, double: bool) -> int:
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
    if not s.counts[turn] and not (double and games.LAST_COVERED in rules and s.boneyard):
        return OUT
    if whole:
        s.stage = FIRST_TRAIN
    elif double and games.IN_LINE not in rules:
        s.stage = COVER if games.DERAILS in rules else FOLLOW_UP
    elif games.OTHERS_AFTER in rules or (games.NEIGHBOR in rules and train != turn):
        s.visited |= bit
        s.stage = OTHERS if games.OTHERS_AFTER in rules else TURN
        if s.stage == OTHERS and not s.begun & ~s.visited:
            next_turn(setup, s)  # every train has its tile
    else:
        if games.SECOND_DRAWN in rules:
            _leave(s, train, drawn_for)
        end_of_turn(setup, s)
    return CONTINUES


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
    """Update the train's marker after a tile."""
    rules, bit = setup.rules, 1 << train
    if games.BY_HAND in rules:
        if train == s.turn and s.markers & bit:
            s.played_own |= bit
    elif games.FALLS_ANY in rules or (train == s.turn and games.FALLS_OWN in rules):
        s.markers &= ~bit
    if double and games.DERAILS in rules and train != setup.public:
        s.markers |= bit


def _leave(s, train, double):
    """PT-8, PT-9: the player's own double is left to the next player; an earlier one not followed raises the marker."""
    not_followed = s.doubles_this_turn
    if double >= 0 and train != double:
        s.left_double = s.turn
        not_followed -= 1
    if not_followed:
        _raise(s)


def _raise(s):
    """The player's marker goes up, or stays up as if it had gone up now."""
    s.markers |= 1 << s.turn
    s.played_own &= ~(1 << s.turn)


def lay_engine(setup, s) -> int:
    """The player lays the round's engine, or one of their own."""
    turn = s.turn
    s.counts[turn] -= 1
    if games.OWN_ENGINES in setup.rules:
        if not s.begun and setup.game.engine != games.EACH_LAYS:
            s.bare_engine = turn
        s.begun |= 1 << turn
    if not s.counts[turn] and games.PAIRS not in setup.rules:
        return OUT
    if setup.game.engine == games.EACH_LAYS or games.DRAWS not in setup.rules:
        next_turn(setup, s)
    else:
        s.stage = TURN  # the player who laid it plays first (DT-3, MS-3)
    return CONTINUES


def draw(s) -> int:
    s.stage = FOLLOW_UP_DREW if s.doubles_this_turn else DREW
    s.counts[s.turn] += 1
    s.boneyard -= 1
    s.idle_turns = 0
    return CONTINUES


def say_done(setup, s) -> int:
    """The player passes, or has finished."""
    rules, stage, bit = setup.rules, s.stage, 1 << s.turn
    if (stage == FIRST_TRAIN and not s.doubles_this_turn) or stage in (COVER, OTHERS, CLOSING):
        next_turn(setup, s)
        return CONTINUES
    if games.DRAWS not in rules:
        return _pass_without_boneyard(setup, s)
    if games.PAIRS in rules and stage == FOLLOW_UP:
        _next_of_station(setup, s)
        return CONTINUES
    before, owes = s.markers, s.doubles_this_turn
    if games.MARKS_BEGUN not in rules or s.begun & bit:
        _raise(s)
    changed_table = s.markers != before or stage in (DREW, FOLLOW_UP_DREW)
    idle = 0 if s.boneyard else 1 if changed_table else s.idle_turns + 1
    if (games.SECOND_DRAWN in rules and owes) or (games.PAIRS in rules and stage == DREW):
        idle = 0  # the player has laid or drawn a tile
    if games.DRAWS_FIRST in rules:
        _next_of_station(setup, s)
    else:
        next_turn(setup, s)
    s.idle_turns = idle
    return BLOCKED if idle >= setup.seats else CONTINUES


def _pass_without_boneyard(setup, s):
    """BT-3: the turn is lost; if everybody loses a turn in a row, the hand is blocked (BT-7)."""
    if s.stage == ENGINE:
        return BLOCKED  # no double for an engine of one's own blocks the hand (BT-2)
    seat, idle = s.turn, s.idle_turns + 1
    if games.NEIGHBOR in setup.rules:
        before = (seat - 1) % setup.seats
        closed = s.begun >> before & 1 and s.could_not_play != before
        if s.visited or closed:
            idle = 0  # a tile was laid on the neighbor's train, or may fit there once it is open (SL-3)
    next_turn(setup, s)
    s.idle_turns = idle
    if games.NEIGHBOR in setup.rules:
        s.could_not_play = seat
    return BLOCKED if idle >= setup.seats else CONTINUES


def take_down(setup, s) -> int:
    """The player takes down the marker (PT-7)."""
    bit = 1 << s.turn
    s.markers &= ~bit
    s.played_own &= ~bit
    if s.stage == CLOSING:
        next_turn(setup, s)
    return CONTINUES


def close(setup, s, train) -> int:
    """The players declare that nothing covers this double: now it is an ordinary tile (MT-10)."""
    ends = s.doubles_this_turn and train == s.doubles[-1]
    _cover(s, train)
    if ends and not s.counts[s.turn]:
        return OUT
    if ends and s.stage != FIRST_TRAIN:
        next_turn(setup, s)
    return CONTINUES


def end_of_turn(setup, s) -> None:
    """The turn's last tile is laid; wait if the player may take down the marker (PT-7)."""
    if games.BY_HAND in setup.rules and s.markers & s.played_own & 1 << s.turn:
        s.stage = CLOSING
        s.doubles_this_turn = 0
    elif games.DRAWS_FIRST in setup.rules:
        _next_of_station(setup, s)
    else:
        next_turn(setup, s)


def _next_of_station(setup, s):
    """A single double binds nobody (MS-9); a player who has not begun has to draw first from now on (MS-5)."""
    s.had_turn = (s.had_turn | 1 << s.turn) & ~s.begun
    s.doubles = b""
    next_turn(setup, s)


def next_turn(setup, s) -> None:
    s.turn = (s.turn + (-1 if games.COUNTER in setup.rules else 1)) % setup.seats
    own_engine = games.OWN_ENGINES in setup.rules and not s.begun >> s.turn & 1
    s.stage = ENGINE if own_engine else TURN
    s.doubles_this_turn = 0
    s.idle_turns = 0
    s.visited = 0
    s.could_not_play = NOBODY
