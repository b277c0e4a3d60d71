"""What the rules allow at a table where nobody sees a tile: where one may be laid, who may draw, who may pass."""

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


def may_lay(book, s, train, double):
    """Whether the player in turn may lay a tile, or a double, on `train`."""
    turn, stage = s.turn, s.stage
    if not s.counts[turn] or stage < TURN or stage == CLOSING:
        return False
    # No double lies on a double, and the only one that fits a common engine is that engine.
    if double and (train in s.doubles or not s.begun >> train & 1 or train == s.bare):
        return False
    if stage == COVER:
        return train == s.doubles[-1]
    if stage == OTHERS:
        return train != turn and bool(s.begun & ~s.added & 1 << train)
    if s.fresh:
        if train == s.doubles[-1]:
            return True
        return _follows_elsewhere(book, s, train, double)
    if stage == WHOLE:
        return train == turn
    due = first_duty(book, s)
    if due >= 0:
        return train == due
    return _is_open(book, s, train, double)


def _follows_elsewhere(book, s, train, double):
    """Whether what follows a double may lie on another train than it does."""
    rules, turn = book.rules, s.turn
    if is_.SECOND_DRAWN in rules:
        if is_.FOLLOW_PUBLIC in rules and train == book.public and s.doubles[-1] == turn and not double:
            return True
        return double and has_drawn(s) and _is_open(book, s, train, double)
    if s.fresh > 1:
        return train in s.doubles[-s.fresh :]
    if is_.FOLLOW_ANYWHERE not in rules:
        return False
    if is_.LAST_COVERED in rules and s.counts[turn] == 1 and (s.stage == FOLLOW_DREW or (double and s.yard)):
        return False
    if double and is_.ONE_DOUBLE in rules:
        return False
    if len(s.doubles) > s.fresh:
        return train == s.doubles[0]
    return _is_open(book, s, train, double)


def _is_open(book, s, train, double):
    """Whether the train is open to the player in turn when no double binds him."""
    rules, turn, begun = book.rules, s.turn, s.begun
    own_begun = begun >> turn & 1
    if train == turn:
        return bool(own_begun or is_.OWN_ENGINES not in rules) and not draws_first(s)
    if is_.OTHERS_AFTER in rules or (is_.OPENS_FIRST in rules and not own_begun):
        return False
    if is_.NEIGHBOR in rules:
        before = (turn - 1) % book.seats
        return train == before == s.stuck and bool(begun & ~s.added & 1 << train)
    if train >= book.seats:
        if begun >> train & 1:
            return True
        return train == next_public(book, s) and (is_.OWN_TRAIN_FIRST not in rules or bool(own_begun))
    return bool(begun >> train & 1 and (s.markers >> train & 1 or (double and is_.DERAILS in rules)))


def next_public(book, s):
    """The public train that is begun next, whichever slot without a train is pressed (MS-7); NOBODY if none is left."""
    for train in range(book.seats, book.trains):
        if not s.begun >> train & 1:
            return train
    return NOBODY


def first_duty(book, s):
    """The train whose open double the player in turn covers before any other play; NOBODY if there is none."""
    doubles, rules = s.doubles, book.rules
    if not doubles:
        return NOBODY
    if is_.DERAILS in rules:
        for train in (s.turn, book.public):  # DT-9 goes before DT-10
            if train in doubles:
                return train
    elif is_.COVER_FIRST in rules:
        return doubles[0]
    elif is_.COVER_LEFT in rules and s.left >= 0 and s.left in doubles:
        return s.left
    return NOBODY


def is_duty(book, s, train):
    """Whether the train's open double binds the player in turn, so that its lamp says so."""
    doubles, rules = s.doubles, book.rules
    if train not in doubles:
        return False
    if is_.DERAILS in rules or is_.SECOND_DRAWN in rules:
        return train == (doubles[-1] if s.fresh else first_duty(book, s))
    return True


def draws_first(s):
    """MS-5: who had a turn and has not begun his train draws at the beginning of each, if there is a tile (C-5)."""
    return s.stage == TURN and bool(s.waited & ~s.begun & 1 << s.turn) and s.yard > 0


def has_drawn(s):
    """Whether he has drawn for what he does now, or cannot since the boneyard is empty (C-5)."""
    return s.stage in (DREW, FOLLOW_DREW) or not s.yard


def may_draw(book, s):
    """Whether the player in turn may draw; that he has nothing to lay is taken on trust."""
    if is_.DRAWS not in book.rules or not s.yard:
        return False
    if s.stage == FOLLOW:
        return is_.PAIRS not in book.rules
    return s.stage == TURN or (s.stage == WHOLE and s.fresh > 0)


def may_pass(book, s):
    """Whether the turn of the player may be over."""
    stage = s.stage
    if stage == ENGINE:
        # Who has no double for an engine of his own says so; who holds the one that is called lays it (SL-2).
        return is_.OWN_ENGINES in book.rules and (book.game.engine == is_.EACH or s.begun > 0)
    if stage < TURN:
        return False
    if stage == TURN:
        return not s.yard or is_.DRAWS not in book.rules
    if stage == FOLLOW:
        return not s.yard or is_.PAIRS in book.rules
    return not (stage == WHOLE and s.fresh and s.yard)


def may_close(book, s, train):
    """Whether the table may say that nothing covers the train's double any more (MT-10)."""
    return is_.CLOSES in book.rules and s.stage >= TURN and train in s.doubles


def may_take_down(book, s, seat):
    """Whether this player may take his marker down now (PT-7)."""
    mine = seat == s.turn and s.stage >= TURN
    return mine and is_.BY_HAND in book.rules and bool(s.markers & s.played & 1 << seat)
