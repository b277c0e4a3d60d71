"""What a front end may submit: at one for a single seat only what is that seat's own; everywhere only what exists.

The front end of the table is shared: everybody sees what is done there. At the front end of a single seat,
what concerns others (scores, who joins, the end of the match) is not offered, an undo asks the others, and a
spectator may do nothing. Where real tiles are played without a shared front end (`HotSeat.unattended`), everybody
answers what the table is asked, and corrects and takes back what they said themselves; one of them may call for all.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from roundhouse.games.moves import Claim
from roundhouse.games.rulings import TableError
from roundhouse.presenters.corrections import caller_of
from roundhouse.presenters.hot_seat import SPECTATOR, HotSeat
from roundhouse.presenters.roster import KINDS
from roundhouse.presenters.views import Action, TablePage
from roundhouse.referee import TableSession
from roundhouse.referee.seats import NO_SEAT
from roundhouse_hub.lamps.scene import LAMPS, SLOTS

CONCERN_ALL: Final = frozenset(("correct", "join", "stop", "go-on", "place"))
"""Actions that concern the whole table, in every mode."""
SEATS_OWN: Final = frozenset(("hand-over", "depart"))
"""Actions whose first value is the seat that they are about."""
TO_READ: Final = frozenset(("explain", "where", "who", "trust", "calls", "scores"))
ANSWERS: Final = frozenset(("agree", "decline", "leave-sure", "quit"))
IN_TURN: Final = frozenset(
    (
        *("end", "train", "erase", "clear", "choice", "unseen", "unseen-double"),
        *("lay", "engine", "draw", "done", "marker-up", "marker-down", "announce", "claim"),
        *("tell", "by-tiles", "by-sum", "digit"),
    )
)
"""The calls that a player at real tiles makes alone; a typed sentence may speak for anybody, as a button may."""


OUT_OF_TURN: Final = frozenset(("announce", "claim", "marker-up", "marker-down"))
"""The calls about oneself that need not be one's turn, where the rules allow them."""
OF_THE_TABLE: Final = frozenset(
    (
        *("seat", "dealt", "next", "keep", "fix", "remove", "remove-rest", "call-for-all", "call-own"),
        *("choose-call", "change-call", "insert-call", "remove-call"),
    )
)
"""What everybody may do where no front end is shared; which calls one corrects `may_correct` says."""


class _Any:
    """Every number."""

    def __contains__(self, _: object) -> bool:
        return True


ANY: Final[Container[int]] = _Any()
INDEX: Final[Container[int]] = range(1 << 16)


def permitted(actions: Sequence[Action], session: TableSession, hot_seat: HotSeat) -> tuple[Action, ...]:
    """Those of the actions that this front end may submit."""
    if hot_seat.only is None or calls_for_all(session, hot_seat):
        return tuple(actions)
    if hot_seat.only == SPECTATOR:
        return ()
    kinds = [(action, action.id.partition(":")[0]) for action in actions]
    if session.mode.deals:
        return tuple(action for action, kind in kinds if kind not in CONCERN_ALL)
    awaited = session.awaited
    mine = (awaited.in_turn and awaited.seat == hot_seat.viewer) or hot_seat.viewer in awaited.hands
    own = TO_READ | ANSWERS | SEATS_OWN | (IN_TURN if mine else frozenset())
    if hot_seat.unattended:
        own |= OUT_OF_TURN | OF_THE_TABLE | (frozenset(("undo",)) if _may_take_back(session, hot_seat) else frozenset())
    return tuple(action for action, kind in kinds if kind in own)


def calls_for_all(session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether the person at this front end of one seat calls for everybody."""
    return hot_seat.unattended and not session.mode.deals and session.caller == hot_seat.player


def may_correct(caller: int, session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether a call of this seat (-1: the table's) may be corrected at this front end of one seat."""
    return caller in (NO_SEAT, hot_seat.viewer) or calls_for_all(session, hot_seat)


def _may_take_back(session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether the last call was this person's own, or a correction, which anybody may take back."""
    referee = session.referee
    corrected = referee.pending or referee.correction_is_last
    return bool(corrected or (referee.steps and caller_of(referee.calls[referee.steps - 1]) == hot_seat.viewer))


def is_for_other_seat(kind: str, values: Sequence[int], text: str, session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether an action at a front end for one seat is about another player's seat, or makes another's call."""
    if hot_seat.only is None or calls_for_all(session, hot_seat):
        return False
    if kind == "call":
        try:
            moves = session.parse(text)
        except TableError:
            return False
        return any(
            getattr(move, "seat", hot_seat.viewer) != hot_seat.viewer for move in moves if not isinstance(move, Claim)
        )
    return kind in SEATS_OWN and values[0] != hot_seat.viewer


def has_valid_values(kind: str, values: Sequence[int], session: TableSession, page: TablePage) -> bool:
    """Whether each number of an action stands for something at this table, and none is missing or too many."""
    game, slots = session.referee.game, session.referee.slots
    seat, train, end = range(game.seats), range(len(slots)), range(game.ends_per_train)
    free = {-1, *range(SLOTS)}.difference(slots[: game.seats])
    kinds = range(len(KINDS))
    needed: dict[str, tuple[int, tuple[Container[int], ...]]] = {
        "correct": (3, (ANY, ANY, ANY)),
        "hand-over": (1, (seat, kinds)),
        "join": (1, (range(game.seats + 1), free, kinds, ANY)),
        "depart": (1, (seat,)),
        "place": (2, (seat, range(SLOTS))),
        "volume": (1, (ANY,)),
        "set-volume": (1, (ANY,)),
        "undo-steps": (1, (ANY,)),
        **dict.fromkeys(("amend", "insert", "delete"), (1, (ANY,))),
        "pick": (0, (INDEX,)),
        "move": (2, (INDEX, INDEX, ANY)),
        "drop": (2, (train, end)),
        "play": (3, (range(len(page.table.hand)), train, end)),
        "end": (1, (range(game.tiles.kinds),)),
        "train": (1, (train, ANY)),
        "speaker": (1, (seat,)),
        "digit": (1, (range(10),)),
        "press": (1, (range(LAMPS), range(3))),
    }
    if kind not in needed:
        return True
    fewest, ranges = needed[kind]
    return fewest <= len(values) <= len(ranges) and all(
        value in known for value, known in zip(values, ranges, strict=False)
    )
