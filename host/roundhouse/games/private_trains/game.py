"""Private Trains, also called Domino Trains (PT): a train each, and markers that only their owner's hand takes down.

Trains are numbered by seat, the Mexican Train last. The game remembers whose markers may come down, since their owners
have played on their trains (PT-7), and whose own double was left for the next player (PT-8). Where a marker may come
down after the turn's last tile, the turn waits for that or for Done (`Stage.MORE`).

Readings of our own, beside those in RULES:

- a tenth of the set is not rounded (PT-2); of several with the fewest points the first seat leads (PT-3);
- the tile on the Mexican Train instead of on the double is no double itself, and may be the one just drawn (PT-8);
- the second double of a turn is a choice, not a duty; only the last double is followed, and one before it that was not
  puts the marker up all the same (PT-9);
- who cannot cover a double puts his marker up like anybody who cannot play, and a double that no tile can cover any
  more binds like another (PT-8, PT-10);
- a marker that must go up while it is up stays there as if it had gone up now; it may come down in any later turn of
  its owner, not only in the next (PT-7);
- with an empty boneyard a last double that must be followed is out after all (C-5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from roundhouse.dominoes import pips_in
from roundhouse.games.clauses import COMMON, A, Clause, R, table
from roundhouse.games.engines import highest_held
from roundhouse.games.moves import Deal
from roundhouse.games.position import Position, Round, Stage
from roundhouse.games.private_trains.effects import Effects
from roundhouse.games.private_trains.options import PrivateTrainsOptions
from roundhouse.games.results import RoundResult, best
from roundhouse.games.sound_events import Sound

DOUBLE_BLANK: Final = 50
"""What 0-0 counts (PT-11)."""


class PrivateTrains(Effects):
    """The rules of Private Trains for one table.

    >>> game = PrivateTrains(4)
    >>> game.hand_size, game.rounds()
    (13, 13)
    """

    name = "private-trains"
    seats_offered = range(2, 13)
    options_type = PrivateTrainsOptions
    clauses = COMMON | table(
        Clause("PT-1", (A,), options=("set", "upward")),
        Clause("PT-2", (A,), reading=True),
        Clause("PT-3", (A, R), reading=True),
        Clause("PT-4", (A,), options=("counter_clockwise",)),
        Clause("PT-5", (R,), reading=True, options=("mexican_train",)),
        Clause("PT-6", (R, A), reading=True, options=("visit_without_drawing",)),
        Clause("PT-7", (R, A)),
        Clause("PT-8", (R, A), reading=True),
        Clause("PT-9", (R, A), reading=True),
        Clause("PT-10", (R,), options=("suspend_plays",)),
        Clause("PT-11", (A,), reading=True, options=("follow_last_double",)),
    )

    @property
    def sounds(self) -> frozenset[Sound]:
        """Markers are heard as well, since here they move by hand (PT-6, PT-7); no clause warns of a last tile."""
        return super().sounds | {Sound.MARKER_UP, Sound.MARKER_DOWN}

    # -- set-up and the match ---------------------------------------------------------------------------

    def check_options(self) -> None:
        """Every switch goes with every other."""

    def public_names(self) -> tuple[str, ...]:
        """PT-5."""
        return ("mexican",) if self.switches.mexican_train else ()

    def usual_hand(self) -> int:
        """PT-2: n+1, or what leaves a tenth of the set beside the lead double."""
        fits = (self.tiles.size * 9 // 10 - 1) // self.seats
        return min(self.options.set + 1, fits) if self.clause_enabled("PT-2") else fits

    def out_of_play(self, round: Round) -> int:
        """PT-1, PT-2: the lead double is laid before anybody draws."""
        return 1 << self.tiles.double[round.engine] if self.clause_enabled("PT-1") else 0

    def leader_from_hands(self, round: Round) -> bool:
        """PT-3: in the first round."""
        return round.leader < 0

    def after_deal(self, position: Position, deal: Deal) -> Position:
        """PT-3: in the first round the holder of the heaviest tile leads; tiles are sorted by pips and higher end."""
        seat = position.round.leader if position.round.leader >= 0 else deal.leader
        if seat < 0:
            seat = highest_held(position.hands, self.tiles.everything)[0]
        return position.replace(stage=Stage.TURN, turn=seat)

    def following(self, position: Position) -> int:
        """PT-4."""
        way = -1 if self.switches.counter_clockwise and self.clause_enabled("PT-4") else 1
        return (position.turn + way) % self.seats

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """PT-1: the next double, down or up; PT-3: who had fewest points leads, in the first round the deal says."""
        played = len(results) if self.clause_enabled("PT-1") else 0
        engine = played if self.switches.upward and self.clause_enabled("PT-1") else self.options.set - played
        leader = -1 if self.clause_enabled("PT-3") else first_leader
        if results and self.clause_enabled("PT-3"):
            points = results[-1].points
            leader = points.index(min(points))
        return Round(len(results), engine, leader)

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """PT-11: the pips left in hand."""
        return tuple(self.left_in_hands(position, pips))

    def worth(self, hand: int) -> int:
        """PT-11: pips, and 50 for 0-0."""
        blank = hand & 1 << self.tiles.double[0] and self.clause_enabled("PT-11")
        return pips_in(hand, self.tiles) + (DOUBLE_BLANK if blank else 0)

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """PT-11: the lowest total; ties by rounds won (C-7)."""
        return best(results, self.seats, min if self.clause_enabled("PT-11") else max, self.clause_enabled("C-7"))
