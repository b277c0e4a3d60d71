"""Derailing the Train (DT): doubles derail any train that has begun, and a derailed train binds its owner, or all.

Trains are numbered by seat, the community train last. A derailed train is one whose open end is a double that is not
covered yet (`Position.doubles`). The player who derails one may cover it at once: `Stage.MAY_CONTINUE`, and that double
counts as of this turn until the turn is over, so that a round that ends with such a double has ended by derailing
(DT-16).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from roundhouse.catalogs import Message
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import ACTS, COMMON, HUNT, REFUSES, SPEAKS, Clause, clause_table
from roundhouse.games.core.moves import DONE, Done, Draw, Marker, Move, Play
from roundhouse.games.core.notation import seat_name
from roundhouse.games.core.options import Options, switch, usual
from roundhouse.games.core.position import EngineFrom, Position, Round, Stage
from roundhouse.games.core.rulings import Reason, Ruling, because, refused
from roundhouse.games.core.sounds import Sound, WarningTime
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.legal_moves import Obligation
from roundhouse.games.rules.placement import double_facts
from roundhouse.games.rules.refusals import Refusal
from roundhouse.games.rules.results import RoundResult
from roundhouse.games.rules.turns import begin_turn, cover, go_out, pass_on

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word

SMALL_TABLE: Final = 4
"""The most players who use a double-9 set (DT-1)."""
USUAL_HAND: Final = 10


def draw_is_left(p: Position) -> bool:
    """DT-17: the player has drawn instead of playing, or may."""
    return p.stage == Stage.DREW or p.boneyard > 0


@dataclass(frozen=True)
class DerailingOptions(Options):
    """The switches of Derailing the Train; each names its clause."""

    set: int = usual("DT-1", 6, 9, 12, 15, 18)
    draw_instead: bool = switch("DT-17", frees=draw_is_left)


class Derailing(Game):
    """The rules of Derailing the Train for one table.

    >>> game = Derailing(5)
    >>> game.options.set, game.hand_size, game.rounds()
    (12, 10, 13)
    """

    name = "derailing"
    turn_order = "DT-3"
    engine_clause = "DT-2"
    usual_engine_from = EngineFrom.FOUND
    play_clause = "DT-17"
    closed_clause = ("DT-5", "private")
    public_clause = "DT-5"
    call_clause = "DT-13"
    marker_clauses = ("DT-6", "DT-6")
    lowest_clause = "DT-15"
    tiles_a_turn = (("DT-4", "one_tile"), ("DT-8", "covered"))
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {Marker: Refusal("DT-6", "by_itself", ("seat",))}
    card_tile = (9, 9)
    seats_offered = range(2, 9)
    options_type = DerailingOptions
    last_tile_warning: ClassVar[WarningTime] = WarningTime.AFTER_TURN
    clauses = (
        COMMON
        | HUNT
        | clause_table(
            Clause("DT-1", (ACTS,)),
            Clause("DT-2", (REFUSES, ACTS), reading=True),
            Clause("DT-3", (ACTS,)),
            Clause("DT-4", (REFUSES,)),
            Clause("DT-5", (REFUSES,)),
            Clause("DT-6", (REFUSES, ACTS)),
            Clause("DT-7", (REFUSES, ACTS)),
            Clause("DT-8", (REFUSES, ACTS)),
            Clause("DT-9", (REFUSES,)),
            Clause("DT-10", (REFUSES,)),
            Clause("DT-11", (ACTS,)),
            Clause("DT-12", (ACTS,), reading=True),
            Clause("DT-13", (SPEAKS, REFUSES)),
            Clause("DT-14", (ACTS,)),
            Clause("DT-15", (ACTS,), reading=True),
            Clause("DT-16", (ACTS,)),
            Clause("DT-17", (REFUSES,), reading=True),
        )
    )

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self.community: Final = seats
        self._players: Final[Word] = (1 << seats) - 1
        self._derails: Final = self.clause_enabled("DT-7")
        self._own_binds: Final = self.clause_enabled("DT-9")
        self._community_binds: Final = self.clause_enabled("DT-10")
        self._several: Final = self.clause_enabled("DT-11")
        self._private: Final = self.clause_enabled("DT-5")

    # -- set-up and the match ---------------------------------------------------------------------------

    def completed_options(self, options: Options) -> Options:
        """DT-1: the set goes by the number of players."""
        small = self.seats <= SMALL_TABLE and self.clause_enabled("DT-1")
        return replace(options, set=options.set or (9 if small else 12))

    def public_names(self) -> tuple[str, ...]:
        """DT-5."""
        return ("community",)

    def usual_hand(self) -> int:
        """DT-1."""
        return USUAL_HAND

    def next_round(self, results: Sequence[RoundResult], _first_leader: int) -> Round:
        """DT-2: which doubles have been platforms; the hands decide who leads, and with which double."""
        return self.unused_round(results)

    # -- what a round scores ----------------------------------------------------------------------------

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """Also the last double, if nobody saw it (DT-16)."""
        return super().needs_hands(position, pips) or (self.last_tile_unseen(position) and position.winner not in pips)

    def last_tile_unseen(self, position: Position) -> bool:
        """DT-16 counts a double that derailed a train as its player's last tile."""
        return self._derailed_out(position) and position.open_ends[position.doubles[-1]] < 0

    def _derailed_out(self, position: Position) -> bool:
        return position.winner >= 0 and position.doubles_this_turn > 0 and self.clause_enabled("DT-16")

    def scores(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """DT-15: the pips left in hand, and DT-16: those of a double that derailed a train as the last tile."""
        winner = position.winner
        # What the winner tells is the last double, not a hand.
        left = self.left_in_hands(position, {seat: told for seat, told in pips.items() if seat != winner})
        if self._derailed_out(position):
            spot = position.doubles[-1]
            end = position.open_ends[spot]
            counts = self.tiles.pips[self.tiles.double[end]] if end >= 0 else pips[winner]
            for seat in range(self.seats):
                if seat == spot or (spot == self.community and seat != winner):
                    left[seat] += counts
        return tuple(left)

    # -- what is heard ----------------------------------------------------------------------------------

    @property
    def sounds(self) -> frozenset[Sound]:
        """DT-13 at the end of the turn; and trains that leave the track or are put back, and markers."""
        moves = {Sound.DERAILED, Sound.BACK_ON_TRACK, Sound.MARKER_UP, Sound.MARKER_DOWN}
        return super().sounds | moves

    # -- where a tile may be laid --------------------------------------------------------------------

    def obligations(self, position: Position) -> tuple[Obligation, ...]:
        """The double just laid (DT-8), else one's own (DT-9), else the community's (DT-10)."""
        seat, doubles, found = position.turn, position.doubles, list[Obligation]()
        if position.stage == Stage.MAY_CONTINUE:
            return (Obligation(doubles[-1:], "DT-8", "on_double"),)
        own = (seat,) if seat in doubles else ()
        if own and self._own_binds:
            found.append(Obligation(own, "DT-9", "own_derailed"))
        if self.community in doubles and self._community_binds:
            found.append(Obligation((self.community, *own), "DT-10", "community_derailed"))
        return tuple(found)

    def doubles_to_cover(self, position: Position) -> tuple[int, ...]:
        return self.obliged_spots(position)

    def playable_spots(self, position: Position) -> Word:
        """One's own train, all that have begun and the community train (DT-4, DT-7)."""
        return BITS[position.turn] | position.begun | BITS[self.community]

    def place(self, position: Position, choices: Choices) -> None:
        """A private train of another takes doubles only, and no train begins with one (DT-7)."""
        if self.obliged_spots(position):
            super().place(position, choices)
            return
        table, spots = self.play_table, self.playable_spots(position)
        closed = spots & position.begun & self._closed(position)
        choices.add(spots & position.begun & ~closed)
        unbegun = spots & ~position.begun
        if self._derails:
            choices.add_only(unbegun, table.other_words)
            choices.add_only(closed, table.double_words)
        else:
            choices.add(unbegun)

    def _closed(self, position: Position) -> Word:
        """The trains (bits) of other players that are private (DT-5)."""
        others = self._players & ~BITS[position.turn]
        return others & ~position.markers if self._private else 0

    def must_play(self, position: Position) -> bool:
        """DT-17."""
        freed = any(part.does(position) for part in self.parts("frees"))
        return position.stage in (Stage.TURN, Stage.DREW) and not freed

    def fault_of(self, position: Position) -> Message | None:
        """A double of this turn may be covered."""
        if position.doubles_this_turn != (position.stage == Stage.MAY_CONTINUE) and position.winner < 0:
            return Message("positions/double-of-turn", name=seat_name(position.turn), stage="more")
        return None

    @property
    def stages(self) -> frozenset[int]:
        return frozenset(
            (Stage.DEALING, Stage.HUNT, Stage.ENGINE, Stage.TURN, Stage.DREW, Stage.MAY_CONTINUE, Stage.OVER)
        )

    def must_play_again(self, _position: Position) -> bool:
        """DT-8: a derailed train need not be covered at once."""
        return False

    # -- why not, and what is taken on trust ---------------------------------------------------------

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Nor does a train begin with a double (DT-7)."""
        yield from super().place_objections(position, play)
        if play.double and not position.begun >> play.spot & 1 and position.open_ends[play.spot] < 0:
            yield refused("DT-7", "first_tile", train=play.spot)

    def is_closed(self, position: Position, play: Play) -> bool:
        """DT-5, DT-7: a double derails any train that has begun."""
        begun = position.begun >> play.spot & 1
        closed = self._closed(position) >> play.spot & 1
        return bool(begun and closed) and not (play.double and self._derails)

    def first_tile(self, _train: int) -> tuple[str, str]:
        return "DT-4", "platform"

    def engine_due(self, position: Position, move: Move) -> Iterator[Ruling]:
        """The platform comes first (DT-2)."""
        if isinstance(move, Play | Draw | Done):
            yield refused(self.engine_clause, "platform_first", seat=position.turn)

    def draw_clause(self, _position: Position) -> str:
        return "DT-6"

    # -- why it is allowed ------------------------------------------------------------------------------

    def play_permissions(self, position: Position, play: Play) -> Iterator[Reason]:
        """A player who is free to play may put any train back on track (DT-11)."""
        if play.spot in position.doubles and not self.obligations(position):
            yield because("DT-11", "cover", **double_facts(position, play.spot), tile=play.tile, train=play.train)
        yield from super().play_permissions(position, play)

    def place_reason(self, position: Position, play: Play) -> tuple[str, str]:
        """A double derails a private train (DT-7)."""
        closed = self._closed(position) >> play.spot & 1
        return ("DT-7", "derail") if closed else super().place_reason(position, play)

    def done_permissions(self, position: Position) -> Iterator[Reason]:
        """A player who may draw instead of playing may pass after it (DT-6)."""
        if position.stage == Stage.DREW and self.parts("frees"):
            yield because("DT-6", "pass", seat=position.turn)
        else:
            yield from super().done_permissions(position)

    def consequences(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        """The pips of a double that is the last tile are added to the derailed player's (DT-16)."""
        yield from super().consequences(position, move, after)
        if isinstance(move, Play) and self._derailed_out(after):
            yield because("DT-16", "last_double", tile=move.tile)

    def marker_clause(self, position: Position, move: Move, up: bool) -> str:
        """A double puts one up, too (DT-7)."""
        return "DT-7" if up and isinstance(move, Play) else super().marker_clause(position, move, up)

    # -- what is taken on trust -------------------------------------------------------------------------

    def unsure(self, position: Position) -> bool:
        return bool(position.hidden[position.turn]) or super().unsure(position)

    # -- what comes of a move ------------------------------------------------------------------------

    def make_play(self, position: Position, play: Play) -> None:
        p, seat, spot = position, position.turn, play.spot
        covers = spot in p.doubles
        p.lay(play)
        cover(p, play)
        if not self._derails:
            p.doubles, p.doubles_this_turn = (), 0
        elif not self._several:
            p.doubles = p.doubles[-1:]
        if spot == seat or (covers and not self.clause_enabled("DT-12")):
            p.markers &= ~BITS[spot]
        derailed = play.double and self._derails
        if derailed and spot != self.community:
            p.markers |= BITS[spot]
        if derailed and self.clause_enabled("DT-8"):
            p.stage = Stage.MAY_CONTINUE
        else:
            begin_turn(p, self.next_seat(p))
        # A double laid last still counts as of this turn (DT-3).
        if p.is_out(seat) and self.clause_enabled("C-3"):
            go_out(p, seat)

    def make_done(self, position: Position) -> None:
        p, seat, markers = position, position.turn, position.markers
        if p.stage == Stage.MAY_CONTINUE:
            begin_turn(p, self.next_seat(p))
            return
        stuck, drew, empty = self.must_play(p), p.stage == Stage.DREW, not p.boneyard
        self.deny(p, DONE)
        if self.clause_enabled("DT-6"):
            p.markers |= BITS[seat]
        # A marker that goes up, or a tile drawn, may let others play: the count of idle turns begins with this one.
        pass_on(p, self.next_seat(p), p.markers != markers or drew, stuck)
        if empty and not self.clause_enabled("DT-14"):
            p.stage = Stage.OVER
