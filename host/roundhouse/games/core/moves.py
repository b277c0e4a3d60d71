"""The atomic moves of which every turn of every game is made. The position says whose move it is.

Why it is so: host/ARCHITECTURE.md#a-turn-is-a-sequence-of-small-moves
"""

from __future__ import annotations

import copyreg
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias, TypeVar

from roundhouse.dominoes import UNKNOWN


@dataclass(frozen=True, slots=True)
class Begin:
    """A round begins; the first round's `leader` is drawn by lot or chosen (MT-3)."""

    leader: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A round that nobody called is over: `seat` went out (-1: nobody could play), and the hands are counted next."""

    seat: int


ROUND_STARTS = (Begin, WentOut)
"""The events with which a round enters a match."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Each seat gets its hand: `hands[seat]` as bits, and `hidden[seat]` more tiles that are not known.

    `leader` names the seat that begins where an unseen tile decides it (-1: the rules decide).
    """

    hands: tuple[int, ...]
    hidden: tuple[int, ...]
    leader: int = -1


@dataclass(frozen=True, slots=True)
class LayEngine:
    """The player lays this tile as an engine."""

    tile: int


@dataclass(frozen=True, slots=True)
class Play:
    """The player lays `tile` on `spot`, its end `joined` against the train, so that `opens` is open.

    A spot is one end of one train: `train * game.ends_per_train + end`. `bit` is the tile in a hand
    (0 when it is unknown); all plays of a game are made once and shared.
    """

    tile: int
    train: int
    spot: int
    joined: int
    opens: int
    double: bool
    bit: int


@dataclass(frozen=True, slots=True)
class Draw:
    """The player draws a tile from the boneyard: chance says which (`DRAW`: one that nobody sees)."""

    tile: int


@dataclass(frozen=True, slots=True)
class Done:
    """The player's turn is over; after a draw that did not help, this is the pass."""


@dataclass(frozen=True, slots=True)
class Announce:
    """`seat` announces one tile left (MT-12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody says that `seat` forgot to announce a last tile (MT-12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """The claimed player draws this tile for the missed announcement: chance decides which."""

    tile: int


@dataclass(frozen=True, slots=True)
class Marker:
    """`seat` puts the marker of its own train up or takes it down by hand (PT-7)."""

    seat: int
    up: bool


@dataclass(frozen=True, slots=True)
class Close:
    """The table says that nothing can cover the double on `spot` anymore, of which nobody saw the number (MT-10)."""

    spot: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """`seat` shows what is left in the hand: the tiles as bits, or only their `pips` (-1: count the tiles).

    Of a round that nobody called, `pips` is what the hand counts, which are its tiles in some games (BT-6).
    """

    seat: int
    tiles: int
    pips: int = -1


@dataclass(frozen=True, slots=True)
class Overruled:
    """The table lets a refused `move` of `seat`, or one about it, stand against `clause`; a `note` says why.

    What the table overruled is written down, so that it stays true when the rules are corrected later.
    """

    move: OverrulableMove
    seat: int
    clause: str
    note: str = ""


OverrulableMove: TypeAlias = Play | Draw | Done | LayEngine | Marker | Deal | Announce | Claim | Close | Reveal | Begin
"""The calls of people, which can stand although they are refused; a penalty tile follows from its claim."""

# The most frequent first: compiled rules look in this order for the kind of a move.
Move: TypeAlias = (
    Play | Draw | Done | LayEngine | Deal | Announce | Claim | Penalty | Marker | Close | Reveal | Overruled
)

MoveOrOther = TypeVar("MoveOrOther")
"""A move, or another event of a match."""

TURN_MOVES = (LayEngine, Play, Draw, Done)
"""The moves that only the player in turn makes."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The last turn that has ended in this round: whose it was (-1: there was none), and its moves.

    If the record begins within that turn (`resumed`), a tile of it was laid before; `extra_state` is what the game
    remembered before these moves.
    """

    seat: int = -1
    moves: tuple[Move, ...] = ()
    resumed: bool = False
    extra_state: int = 0

    @property
    def plays(self) -> tuple[Play, ...]:
        """The tiles laid in it, as far as the record shows them."""
        return tuple(move for move in self.moves if isinstance(move, Play))

    @property
    def tiles(self) -> int:
        """The number of tiles that were laid in it; at most one from before the record is counted."""
        return self.resumed + len(self.plays)

    @property
    def ended_by_done(self) -> bool:
        return bool(self.moves) and isinstance(self.moves[-1], Done)


def made_move(event: MoveOrOther) -> MoveOrOther | OverrulableMove:
    """The move itself, also where the table let it stand."""
    return event.move if isinstance(event, Overruled) else event


def mover(event: object, turn: int) -> int:
    """The seat that makes a move while it is the turn of seat `turn`: the table may have let another one play."""
    return event.seat if isinstance(event, Overruled) and isinstance(event.move, TURN_MOVES) else turn


DONE: Final = Done()
DRAW: Final = Draw(UNKNOWN)


def _remade(move: Any) -> tuple[Any, tuple[Any, ...]]:
    """A move made again from its values, in another process: compiled and frozen, it takes no others afterwards."""
    return type(move), tuple(getattr(move, each.name) for each in fields(move))


for _kind in (
    *ROUND_STARTS, Deal, LayEngine, Play, Draw, Done, Announce, Claim, Penalty, Marker, Close, Reveal, Overruled
):  # fmt: skip
    copyreg.pickle(_kind, _remade)
