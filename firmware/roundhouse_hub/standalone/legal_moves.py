"""The rules of a table that sees no tiles: where one may be laid, who may draw, who may pass."""

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


def may_lay(setup, s, train: int, double: bool) -> bool:
    """Whether the player whose turn it is may lay a tile, or a double, on `train`."""
    turn, stage = s.turn, s.stage
    if not s.counts[turn] or stage < TURN or stage == CLOSING:
        return False
    # A double cannot be laid on a double, and the only one that fits a common engine is the engine itself.
    if double and (train in s.doubles or not s.begun >> train & 1 or train == s.bare_engine):
        return False
    if stage == COVER:
        return train == s.doubles[-1]
    if stage == OTHERS:
        return train != turn and bool(s.begun & ~s.visited & 1 << train)
    if s.doubles_this_turn:
        if train == s.doubles[-1]:
            return True
        return _follows_elsewhere(setup, s, train, double)
    if stage == FIRST_TRAIN:
        return train == turn
    due = first_duty(setup, s)
    if due >= 0:
        return train == due
    return _is_open(setup, s, train, double)


def _follows_elsewhere(setup, s, train, double):
    """Whether the tile after a double may go on another train than the double's."""
    rules, turn = setup.rules, s.turn
    if games.SECOND_DRAWN in rules:
        if games.FOLLOW_PUBLIC in rules and train == setup.public and s.doubles[-1] == turn and not double:
            return True
        return double and has_drawn(s) and _is_open(setup, s, train, double)
    if s.doubles_this_turn > 1:
        return train in s.doubles[-s.doubles_this_turn :]
    if games.FOLLOW_ANYWHERE not in rules:
        return False
    if games.LAST_COVERED in rules and s.counts[turn] == 1 and (s.stage == FOLLOW_UP_DREW or (double and s.boneyard)):
        return False
    if double and games.ONE_DOUBLE in rules:
        return False
    if len(s.doubles) > s.doubles_this_turn:
        return train == s.doubles[0]
    return _is_open(setup, s, train, double)


def _is_open(setup, s, train, double):
    """Whether the train is open to the player whose turn it is, apart from open doubles."""
    rules, turn, begun = setup.rules, s.turn, s.begun
    own_begun = begun >> turn & 1
    if train == turn:
        return bool(own_begun or games.OWN_ENGINES not in rules) and not draws_first(s)
    if games.OTHERS_AFTER in rules or (games.OPENS_FIRST in rules and not own_begun):
        return False
    if games.NEIGHBOR in rules:
        before = (turn - 1) % setup.seats
        return train == before == s.could_not_play and bool(begun & ~s.visited & 1 << train)
    if train >= setup.seats:
        if begun >> train & 1:
            return True
        return train == next_public(setup, s) and (games.OWN_TRAIN_FIRST not in rules or bool(own_begun))
    return bool(begun >> train & 1 and (s.markers >> train & 1 or (double and games.DERAILS in rules)))


def next_public(setup, s) -> int:
    """The public train that starts next, whichever free slot is pressed (MS-7); NOBODY if none is left."""
    for train in range(setup.seats, setup.trains):
        if not s.begun >> train & 1:
            return train
    return NOBODY


def first_duty(setup, s) -> int:
    """The train whose open double has to be covered before any other play; NOBODY if there is none."""
    doubles, rules = s.doubles, setup.rules
    if not doubles:
        return NOBODY
    if games.DERAILS in rules:
        for train in (s.turn, setup.public):  # DT-9 comes before DT-10
            if train in doubles:
                return train
    elif games.COVER_FIRST in rules:
        return doubles[0]
    elif games.COVER_LEFT in rules and s.left_double >= 0 and s.left_double in doubles:
        return s.left_double
    return NOBODY


def is_duty(setup, s, train: int) -> bool:
    """Whether the lamp of the train shows a double that the player whose turn it is has to cover."""
    doubles, rules = s.doubles, setup.rules
    if train not in doubles:
        return False
    if games.DERAILS in rules or games.SECOND_DRAWN in rules:
        return train == (doubles[-1] if s.doubles_this_turn else first_duty(setup, s))
    return True


def draws_first(s) -> bool:
    """MS-5: whether the player has to draw first, because an earlier turn did not start the train (see C-5)."""
    return s.stage == TURN and bool(s.had_turn & ~s.begun & 1 << s.turn) and s.boneyard > 0


def has_drawn(s) -> bool:
    """Whether the player has drawn for this play, or cannot because the boneyard is empty (C-5)."""
    return s.stage in (DREW, FOLLOW_UP_DREW) or not s.boneyard


def may_draw(setup, s) -> bool:
    """Whether the player may draw; that no tile in the hand fits is taken on trust."""
    if games.DRAWS not in setup.rules or not s.boneyard:
        return False
    if s.stage == FOLLOW_UP:
        return games.PAIRS not in setup.rules
    return s.stage == TURN or (s.stage == FIRST_TRAIN and s.doubles_this_turn > 0)


def may_pass(setup, s) -> bool:
    stage = s.stage
    if stage == ENGINE:
        # A player without a double for an engine says so; the holder of the engine that is called lays it (SL-2).
        return games.OWN_ENGINES in setup.rules and (setup.game.engine == games.EACH_LAYS or s.begun > 0)
    if stage < TURN:
        return False
    if stage == TURN:
        return not s.boneyard or games.DRAWS not in setup.rules
    if stage == FOLLOW_UP:
        return not s.boneyard or games.PAIRS in setup.rules
    return not (stage == FIRST_TRAIN and s.doubles_this_turn and s.boneyard)


def may_close(setup, s, train) -> bool:
    """Whether the players may declare that nothing can cover the train's double any more (MT-10)."""
    return games.CLOSES in setup.rules and s.stage >= TURN and train in s.doubles


def may_take_down(setup, s, seat) -> bool:
    """Whether this player may take down the marker now (PT-7)."""
    mine = seat == s.turn and s.stage >= TURN
    return mine and games.BY_HAND in setup.rules and bool(s.markers & s.played_own & 1 << seat)
