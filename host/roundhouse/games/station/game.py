"""Mexican Train Station (MS): a whole first train in one turn, public trains as many as one likes, points won and lost.

Trains are numbered by seat, then the public ones in the order in which they are begun. Each begins with a tile that
bears the station's number and somebody's private train comes first, so that one fewer than the set's highest number can
be public. The game remembers who has had a turn before opening (MS-5), the tile just drawn (MS-6), whether the player
in turn has made the sounds of his last tile but one, and who forgot them (MS-10).

Readings of our own, beside those in RULES: who holds a starting tile in his first turn opens, while a drawn one may be
kept; with an empty boneyard nobody may wait who can play; a double wants its match at once or never; the sounds may be
made at any moment of the turn before the tile is laid that leaves one; only tiles in hands are counted (MS-12).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roundhouse.games.clauses import COMMON, HUNT, A, Clause, R, S, table
from roundhouse.games.engines import EngineFrom, sought
from roundhouse.games.last_tile import LAST_TILE
from roundhouse.games.moves import Deal
from roundhouse.games.options import OptionError
from roundhouse.games.position import Position, Round
from roundhouse.games.results import RoundResult, best
from roundhouse.games.sound_events import Sound, When
from roundhouse.games.station.effects import Effects
from roundhouse.games.station.legal_moves import DRAWN, SOUNDED, WAITED, StationOptions


class MexicanTrainStation(Effects):
    """The rules of Mexican Train Station for one table.

    >>> game = MexicanTrainStation(6)
    >>> game.hand_size, game.rounds(), len(game.publics)
    (9, 13, 11)
    """

    name = "station"
    seats_offered = range(2, 13)
    points_lost = True
    options_type = StationOptions
    memory = (LAST_TILE, WAITED, DRAWN, SOUNDED)
    clauses = (
        COMMON
        | HUNT
        | table(
            Clause("MS-1", (A, R), reading=True, options=("set", "deal")),
            Clause("MS-2", (A, R), reading=True),
            Clause("MS-3", (A,)),
            Clause("MS-4", (R, A)),
            Clause("MS-5", (R, A), reading=True),
            Clause("MS-6", (R, A), reading=True, options=("must_play",)),
            Clause("MS-7", (A, R)),
            Clause("MS-8", (A, R)),
            Clause("MS-9", (A, R), reading=True),
            Clause("MS-10", (S, A, R), reading=True, options=("missed_call", "railroad_sounds")),
            Clause("MS-11", (A,)),
            Clause("MS-12", (A,), reading=True),
        )
    )

    warns = When.BEFORE_PLAY

    @property
    def sounds(self) -> frozenset[Sound]:
        """MS-10, the option: signals are heard as well, and a double that takes its match along."""
        if not self.switches.railroad_sounds:
            return super().sounds
        return super().sounds | {Sound.MARKER_UP, Sound.MARKER_DOWN, Sound.BACK_ON_TRACK}

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """MS-1: a hand is two tiles at least."""
        o, size = self.options, self.options.deal or self.usual_hand()
        if size < 2 and self.clause_enabled("MS-1"):
            raise OptionError("few-tiles", clause="MS-1", deal=size, seats=self.seats, set=o.set, most=o.set + 1)

    def public_names(self) -> tuple[str, ...]:
        """MS-7: as many as can ever be begun."""
        count = self.options.set - 1 if self.clause_enabled("MS-7") else 1
        return tuple(f"public-{number}" for number in range(1, count + 1))

    @property
    def engine_from(self) -> EngineFrom:
        """MS-2."""
        return EngineFrom.HAND

    def usual_hand(self) -> int:
        """MS-1."""
        highest, seats = self.options.set, self.seats
        return highest - 1 if seats <= 4 or not self.clause_enabled("MS-1") else highest - seats + 3

    def after_deal(self, position: Position, deal: Deal) -> Position:
        """MS-2: who holds the starter lays it; if nobody does, all draw."""
        return sought(position, deal, self._starter(position))

    @property
    def players_announce(self) -> bool:
        """MS-10, the option."""
        return self._calls

    # -- the match -------------------------------------------------------------------------------------------

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """MS-2: the next lower double; who begins, the deal says."""
        del first_leader
        played = len(results)
        return Round(played, self.options.set - played if self.clause_enabled("MS-2") else self.options.set, -1)

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """No hand of a round that has no station."""
        return not self._without_station(position) and super().needs_hands(position, pips)

    def _without_station(self, position: Position) -> bool:
        """Whether a round is over before anything was laid: nobody found the starter (C-10)."""
        return not (position.laid & self._starter(position) or position.unknown)

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...] | None:
        """MS-12: every holder loses his pips, the winner gains them all; a round without a station is void (C-10)."""
        if self._without_station(position):
            return None
        left = self.left_in_hands(position, pips)
        if not self.clause_enabled("MS-12"):
            return tuple(left)
        return tuple(sum(left) if seat == position.winner else -each for seat, each in enumerate(left))

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """MS-12: the highest total; ties by rounds won (C-7)."""
        return best(results, self.seats, max, self.clause_enabled("C-7"))
