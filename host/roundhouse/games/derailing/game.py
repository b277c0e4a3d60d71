"""Derailing the Train (DT): doubles derail any train that has begun, and a derailed train binds its owner, or all.

Trains are numbered by seat, the community train last. A derailed train is one whose open end is a double that is not
covered yet (`Position.doubles`). Who has just derailed one may cover it at once: `Stage.MORE`, with that double `fresh`
until the turn is over, so that a round that ends with a fresh double has ended by derailing (DT-16).

Readings of our own, beside those in RULES: the last tiles of a hunt go out from the first seat on (C-10). Whoever
cannot play because the community train is derailed puts his marker up like anybody else (DT-6, DT-10). Nothing is drawn
for the second tile of a turn (DT-8). A double that no tile can cover any more stays open, and may block the round
(DT-14). With the option of DT-17 who has drawn instead may then play any tile, or end the turn with his marker up; from
an empty boneyard nothing can be drawn instead. Teams are all of one size, and a round won is won for the team (DT-15).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.clauses import COMMON, HUNT, A, Clause, R, S, table
from roundhouse.games.derailing.effects import Effects
from roundhouse.games.derailing.options import DerailingOptions
from roundhouse.games.engines import EngineFrom
from roundhouse.games.options import OptionError, Options
from roundhouse.games.position import Position, Round
from roundhouse.games.results import RoundResult, best, sides
from roundhouse.games.sound_events import Sound, When

SMALL_TABLE: Final = 4
"""Up to so many play with a double-9 set (DT-1)."""
USUAL_HAND: Final = 10


class Derailing(Effects):
    """The rules of Derailing the Train for one table.

    >>> game = Derailing(5)
    >>> game.options.set, game.hand_size, game.rounds()
    (12, 10, 13)
    """

    name = "derailing"
    seats_offered = range(2, 9)
    options_type = DerailingOptions
    warns: ClassVar[When] = When.AFTER_TURN
    clauses = (
        COMMON
        | HUNT
        | table(
            Clause("DT-1", (A,), options=("set",)),
            Clause("DT-2", (R, A)),
            Clause("DT-3", (A,)),
            Clause("DT-4", (R,)),
            Clause("DT-5", (R,)),
            Clause("DT-6", (R, A)),
            Clause("DT-7", (R, A)),
            Clause("DT-8", (R, A)),
            Clause("DT-9", (R,)),
            Clause("DT-10", (R,)),
            Clause("DT-11", (A,)),
            Clause("DT-12", (A,)),
            Clause("DT-13", (S, R)),
            Clause("DT-14", (A,)),
            Clause("DT-15", (A, R), options=("teams",)),
            Clause("DT-16", (A,)),
            Clause("DT-17", (R,), reading=True, options=("draw_instead",)),
        )
    )

    # -- set-up and the match ---------------------------------------------------------------------------

    def settled(self, options: Options) -> Options:
        """DT-1: the set goes by the number of players."""
        small = self.seats <= SMALL_TABLE and self.clause_enabled("DT-1")
        return replace(options, set=options.set or (9 if small else 12))

    def check_options(self) -> None:
        """DT-15: teams are of one size."""
        o = self.switches
        fit = tuple(teams for teams in range(2, self.seats) if self.seats % teams == 0)
        if o.teams and o.teams not in fit and self.clause_enabled("DT-15"):
            if not fit:
                raise OptionError("no-teams", clause="DT-15", seats=self.seats)
            raise OptionError("teams", clause="DT-15", teams=o.teams, seats=self.seats, allowed=fit)

    def public_names(self) -> tuple[str, ...]:
        """DT-5."""
        return ("community",)

    @property
    def engine_from(self) -> EngineFrom:
        """DT-2."""
        return EngineFrom.FOUND

    def usual_hand(self) -> int:
        """DT-1."""
        return USUAL_HAND

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """DT-2: which doubles have been platforms; who leads, and with which, the hands say."""
        del first_leader
        used = 0
        for result in results:
            if result.round.engine >= 0:
                used |= 1 << result.round.engine
        return Round(len(results), UNKNOWN, -1, used)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """DT-15: teams sit round the table in turn."""
        return sides(self.seats, self.switches.teams if self.clause_enabled("DT-15") else None)

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """DT-15: the lowest total, of a player or a team; ties by rounds won (C-7)."""
        return best(
            results, self.seats, min if self.clause_enabled("DT-15") else max, self.clause_enabled("C-7"), self.sides
        )

    # -- what a round scores ----------------------------------------------------------------------------

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """No hand of a round that has no platform; and of others also the last double, if nobody saw it (DT-16)."""
        if self._without_platform(position):
            return False
        return super().needs_hands(position, pips) or (self.last_tile_unseen(position) and position.winner not in pips)

    def last_tile_unseen(self, position: Position) -> bool:
        """DT-16 counts a double that derailed a train as its player's last tile."""
        return self._derailed_out(position) and position.ends[position.doubles[-1]] < 0

    def _derailed_out(self, position: Position) -> bool:
        return position.winner >= 0 and position.doubles_this_turn > 0 and self.clause_enabled("DT-16")

    def _without_platform(self, position: Position) -> bool:
        """Whether a round is over before anything was laid: nobody found a platform (C-10)."""
        return not (position.laid or position.unknown)

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...] | None:
        """DT-15: the pips left in hand, and DT-16: those of a double that derailed a train as the last tile."""
        if self._without_platform(position):
            return None
        winner = position.winner
        # What the winner tells is his last double, not his hand.
        left = self.left_in_hands(position, {seat: told for seat, told in pips.items() if seat != winner})
        if self._derailed_out(position):
            spot = position.doubles[-1]
            end = position.ends[spot]
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
