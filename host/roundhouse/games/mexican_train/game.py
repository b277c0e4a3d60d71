"""Mexican Train (MT), as Puremco's sheet and its kin play it.

Trains are numbered by seat, the Mexican Train last. The game remembers the seat that has one tile left and has
not said so (MT-12).

Readings of our own, beside those in RULES: a double that is closed the moment it is laid (MT-10) is an
ordinary tile and wants no follow-up; a second double that is the last tile goes out at once (C-3 before
MT-8); a hand dealt for numbers the sheet does not list is two thirds of the set shared evenly, at most 16;
with "the last double is covered" and an empty boneyard the player is out after all (C-5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from roundhouse.dominoes import pips_in
from roundhouse.games.clauses import COMMON, A, Clause, R, S, table
from roundhouse.games.last_tile import LAST_TILE
from roundhouse.games.memo import Part
from roundhouse.games.mexican_train.effects import Effects
from roundhouse.games.mexican_train.options import OLDER_SHEET, SHEET, MexicanTrainOptions
from roundhouse.games.moves import Deal
from roundhouse.games.options import OptionError, Options
from roundhouse.games.position import Position, Round, Stage
from roundhouse.games.results import RoundResult, best


class MexicanTrain(Effects):
    """The rules of Mexican Train for one table.

    >>> game = MexicanTrain(4)
    >>> game.hand_size, game.rounds()
    (15, 13)
    """

    name = "mexican-train"
    seats_offered = range(2, 13)
    options_type: ClassVar[type[Options]] = MexicanTrainOptions
    clauses = COMMON | table(
        Clause("MT-1", (A,), reading=True, options=("set", "older_deal")),
        Clause("MT-2", (A,), reading=True),
        Clause("MT-3", (A, R), reading=True, options=("last_winner_leads",)),
        Clause("MT-4", (R, A), reading=True),
        Clause("MT-5", (R,), reading=True, options=("whole_first_train",)),
        Clause("MT-6", (R,), reading=True, options=("own_train_first",)),
        Clause("MT-7", (R, A), reading=True),
        Clause("MT-8", (R, A), reading=True, options=("follow_on_double", "one_double")),
        Clause("MT-9", (R,), reading=True),
        Clause("MT-10", (A,), reading=True, options=("close_dead_doubles",)),
        Clause("MT-11", (A, R), reading=True, options=("cover_last_double",)),
        Clause("MT-12", (S, A, R), reading=True, options=("missed_call",)),
        Clause("MT-13", (A,), reading=True, options=("double_blank",)),
    )

    memory: ClassVar[tuple[Part, ...]] = (LAST_TILE,)

    @property
    def players_announce(self) -> bool:
        """MT-12, the option."""
        return self._calls

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Options that contradict each other are refused."""
        o = self.switches
        if self._older_deal and o.deal:
            raise OptionError("contradiction", clause="MT-1", option="older_deal", other="deal")
        if self._older_deal and (o.set != 12 or self.seats not in OLDER_SHEET):
            raise OptionError("older-deal", clause="MT-1", set=o.set, seats=self.seats)
        if o.one_double and o.follow_on_double:
            # On the double itself no second double fits: the switch would do nothing.
            raise OptionError("contradiction", clause="MT-8", option="one_double", other="follow_on_double")

    @property
    def _older_deal(self) -> bool:
        return isinstance(self.options, MexicanTrainOptions) and self.options.older_deal

    def public_names(self) -> tuple[str, ...]:
        """MT-6."""
        return ("mexican",)

    def usual_hand(self) -> int:
        """MT-1."""
        if self._older_deal and self.clause_enabled("MT-1"):
            return OLDER_SHEET[self.seats]
        listed = SHEET.get(self.switches.set, {}).get(self.seats) if self.clause_enabled("MT-1") else None
        return listed or min(16, (self.tiles.size - 1) * 2 // 3 // self.seats)

    def out_of_play(self, round: Round) -> int:
        """MT-2: the engine is taken out of the set before the shuffle."""
        return 1 << self.tiles.double[round.engine] if self.clause_enabled("MT-2") else 0

    def after_deal(self, position: Position, deal: Deal) -> Position:
        """The leader begins (MT-3)."""
        del deal
        return position.replace(stage=Stage.TURN, turn=position.round.leader)

    # -- the match -------------------------------------------------------------------------------------------

    def engine_of(self, number: int) -> int:
        """MT-2: the engine of a round, counted from 0: the next lower double."""
        return self.switches.set - number if self.clause_enabled("MT-2") else self.switches.set

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """MT-2: the next engine; MT-3: one seat clockwise, or the last winner."""
        played = len(results)
        leader = (first_leader + played) % self.seats if self.clause_enabled("MT-3") else first_leader
        if self.switches.last_winner_leads and self.clause_enabled("MT-3"):
            winners = [result.winner for result in results if result.winner >= 0]
            leader = winners[-1] if winners else first_leader
        return Round(played, self.engine_of(played), leader)

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """MT-13: the pips left in hand."""
        return tuple(self.left_in_hands(position, pips))

    def worth(self, hand: int) -> int:
        """MT-13: pips, and 0-0 as agreed."""
        extra = self.switches.double_blank if self.clause_enabled("MT-13") else 0
        return pips_in(hand, self.tiles) + (extra if hand & 1 << self.tiles.double[0] else 0)

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """MT-13: the lowest total; ties by rounds won (C-7)."""
        return best(results, self.seats, min if self.clause_enabled("MT-13") else max, self.clause_enabled("C-7"))
