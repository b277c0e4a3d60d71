"""Basic Trains (BT), after Joe Celko: everyone has an engine of his own, and trains grow at both ends.

Trains are numbered by seat; a train's two ends are its spots 2s (left) and 2s + 1 (right). The game
remembers which trains the player has added to in this turn. There is no boneyard: `yard` counts the tiles that
lie face down, unused.

Reading of our own, beside those in RULES: the leader is who holds the highest double, and that one he lays; the
others lay any double of theirs. A deal in which nobody holds a double is blocked before the first turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from roundhouse.games.basic_trains.effects import Effects
from roundhouse.games.basic_trains.options import BasicTrainsOptions
from roundhouse.games.clauses import COMMON, A, Clause, R, table
from roundhouse.games.engines import EngineFrom, highest_held
from roundhouse.games.moves import Deal
from roundhouse.games.options import OptionError, Options
from roundhouse.games.position import Position, Round, Stage
from roundhouse.games.results import RoundResult, best, totals

POINTS_A_TILE: Final = 5
TO_WIN: Final = 120


class BasicTrains(Effects):
    """The rules of Basic Trains for one table.

    >>> BasicTrains(4).hand_size
    13
    """

    name = "basic-trains"
    seats_offered = range(2, 11)
    has_boneyard = False
    doubles_in_line = True
    deals_until_playable = True
    options_type: ClassVar[type[Options]] = BasicTrainsOptions
    clauses = {name: clause for name, clause in COMMON.items() if name not in ("C-4", "C-5", "C-6")} | table(
        Clause("BT-1", (A, R), options=("set", "two_or_three")),
        Clause("BT-2", (R, A)),
        Clause("BT-3", (R,)),
        Clause("BT-4", (R, A), reading=True),
        Clause("BT-5", (A,)),
        Clause("BT-6", (A,)),
        Clause("BT-7", (A,), reading=True),
    )

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Two and three players only with the option (BT-1)."""
        assert isinstance(self.options, BasicTrainsOptions)
        if self.seats < 4 and not self.options.two_or_three and self.clause_enabled("BT-1"):
            raise OptionError("few-players", clause="BT-1", seats=self.seats, option="two_or_three")

    @property
    def engine_from(self) -> EngineFrom:
        """BT-2."""
        return EngineFrom.EACH

    def usual_hand(self) -> int:
        """BT-1: the whole set, divided by the players and rounded down."""
        size = self.tiles.size if self.clause_enabled("BT-1") else self.tiles.size - 1
        return size // self.seats

    def after_deal(self, position: Position, deal: Deal) -> Position:
        """BT-2: the holder of the highest double held lays first."""
        seat = (
            deal.leader
            if deal.leader >= 0 or not self.clause_enabled("BT-2")
            else highest_held(deal.hands, self.tiles.doubles)[0]
        )
        if seat < 0:
            return position.replace(stage=Stage.OVER if self.clause_enabled("BT-2") else Stage.ENGINE)
        return position.replace(stage=Stage.ENGINE, turn=seat)

    def playable(self, opening: Position, deal: Deal) -> bool:
        """BT-2: every hand must hold a double, or the hand is blocked."""
        del opening
        return all(hand & self.tiles.doubles for hand in deal.hands)

    # -- the match -------------------------------------------------------------------------------------------

    @property
    def most_rounds(self) -> None:
        """As many as it takes to reach 120 (BT-6)."""

    def match_over(self, results: Sequence[RoundResult]) -> bool:
        """BT-6: first to 120."""
        reached = bool(results) and max(totals(results, self.seats)) >= TO_WIN and self.clause_enabled("BT-6")
        return reached or super().match_over(results)

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """No common engine; who leads, the deal says (BT-2)."""
        del first_leader
        return Round(len(results), -1, -1)

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """BT-6 counts tiles, which the table sees."""
        del position, pips
        return False

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...] | None:
        """BT-6: 5 for each tile in the others' hands; a blocked hand is void (BT-2, BT-7)."""
        del pips
        if position.winner < 0:
            return None
        left = sum(position.count(seat) for seat in range(self.seats) if seat != position.winner)
        each = POINTS_A_TILE if self.clause_enabled("BT-6") else 1
        return tuple(each * left if seat == position.winner else 0 for seat in range(self.seats))

    @property
    def tile_points(self) -> int:
        """BT-6."""
        return POINTS_A_TILE

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """BT-6: the highest total; ties by rounds won (C-7)."""
        return best(results, self.seats, max, self.clause_enabled("C-7"))
