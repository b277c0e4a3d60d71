"""Cyprus (CY): all arms leave one double in the middle and belong to nobody; with a double-6 set it is Sebastopol.

The numbers of the first trains are the seats', whose trains are never begun; the arms come after them, numbered in the
order in which they are begun. An engine is what these games call the spinner.

Sources: Pagat ("Cyprus", "Sebastopol"; pagat.com/tile/wdom), Domino-Games.com ("Cyprus Domino Rules"), Gambiter
("Sebastopol"). They agree on the hands, the eight arms of Cyprus and the four of Sebastopol, the one tile drawn, and a
blocked round that the lightest hand wins. Pagat alone leaves the last tile of the boneyard; Domino-Games.com alone says
that all draw until the engine turns up.

Readings of our own: a player who can play must (the sources say so of the first eight tiles only); the arms are begun
in the order of their numbers, since one is like another; a blocked round with two lightest hands scores for nobody in
Cyprus either; the match goes on until somebody has the points agreed, and the holder of the engine begins each round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.games.core.clauses import ACTS, COMMON, HUNT, REFUSES, Clause, clause_table
from roundhouse.games.core.moves import DONE, Announce, Claim, Marker, Penalty, Play
from roundhouse.games.core.options import OptionError, Options, choice
from roundhouse.games.core.position import EngineFrom, Position, Round, Stage
from roundhouse.games.core.rulings import Ruling, refused
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.refusals import Refusal
from roundhouse.games.rules.results import RoundResult
from roundhouse.games.rules.turns import begin_turn, go_out, pass_on

SEBASTOPOL: Final = 6
"""The set with which Cyprus is called Sebastopol."""
ARMS: Final = {9: 8, SEBASTOPOL: 4}
HANDS: Final = {4: 9, 5: 8, 6: 7, 7: 7, 8: 6, 9: 6, 10: 5}
"""Tiles a player in Cyprus, by the number of players."""
SEBASTOPOL_HAND: Final = 7


@dataclass(frozen=True)
class CyprusOptions(Options):
    """The house rules of Cyprus."""

    set: int = choice(9, "CY-1", SEBASTOPOL)
    points_to_win: int = choice(100, "CY-8", 60)


class Cyprus(Game):
    """The rules of Cyprus for one table.

    >>> game = Cyprus(4)
    >>> game.hand_size, game.publics[-1], Cyprus(4, CyprusOptions(set=6)).publics[-1]
    (9, 'arm-8', 'arm-4')
    """

    name = "cyprus"
    turn_order = "CY-4"
    engine_clause = "CY-2"
    play_clause = public_clause = "CY-4"
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {
        Announce: Refusal("CY-4", "no_call"),
        Claim: Refusal("CY-4", "no_call"),
        Penalty: Refusal("CY-4", "no_call"),
        Marker: Refusal("CY-4", "no_marker"),
    }
    card_tile = (9, 9)
    seats_offered = range(4, 11)
    options_type = CyprusOptions
    usual_engine_from = EngineFrom.HAND
    personal_trains = False
    has_markers = False
    doubles_stay_open = False
    table_modes: ClassVar[tuple[str, ...]] = ("dealt", "called")
    clauses = (
        {name: clause for name, clause in COMMON.items() if name != "C-6"}
        | HUNT
        | clause_table(
            Clause("CY-1", (ACTS,)),
            Clause("CY-2", (ACTS, REFUSES)),
            Clause("CY-3", (REFUSES,), reading=True),
            Clause("CY-4", (REFUSES,), reading=True),
            Clause("CY-5", (ACTS, REFUSES)),
            Clause("CY-6", (ACTS,)),
            Clause("CY-7", (ACTS,), reading=True),
            Clause("CY-8", (ACTS,), reading=True),
        )
    )

    # -- the set-up ---------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Sebastopol is for four: its set has no tiles for more (C-8)."""
        if self.options.set == SEBASTOPOL and self.seats != 4 and self.clause_enabled("C-8"):
            raise OptionError("sebastopol", clause="C-8", seats=self.seats)

    def public_names(self) -> tuple[str, ...]:
        """CY-3."""
        return tuple(f"arm-{number}" for number in range(1, ARMS[self.options.set] + 1))

    def usual_hand(self) -> int:
        """CY-1."""
        if not self.clause_enabled("CY-1"):
            return min(HANDS.values())
        return SEBASTOPOL_HAND if self.options.set == SEBASTOPOL else HANDS[self.seats]

    # -- the match ----------------------------------------------------------------------------------------

    @property
    def points_to_end(self) -> int:
        """CY-8."""
        return int(self.chosen("points_to_win"))

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """CY-2: always the same engine; the deal says who begins."""
        del first_leader
        return Round(len(results), self.options.set, -1)

    def scores(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """CY-6, CY-7."""
        left = self.left_in_hands(position, pips)
        winner, lightest = position.winner, min(left)
        if winner < 0 and left.count(lightest) == 1:
            winner = left.index(lightest)
        counts = self.clause_enabled("CY-6" if position.winner >= 0 else "CY-7")
        gained = sum(left) - 2 * lightest if counts else 0
        return tuple(gained if seat == winner else 0 for seat in range(self.seats))

    @property
    def stages(self) -> frozenset[int]:
        return frozenset((Stage.DEALING, Stage.HUNT, Stage.ENGINE, Stage.TURN, Stage.DREW, Stage.OVER))

    # -- where a tile may be laid -------------------------------------------------------------------------

    def _missing_arm(self, position: Position) -> int:
        """The arm that is begun next; -1 once there are all."""
        arms = range(self.seats, self.trains)
        return next((arm for arm in arms if not position.begun >> arm & 1), -1)

    def playable_spots(self, position: Position) -> int:
        """CY-3: the next arm until all are begun; CY-4: then any."""
        missing = self._missing_arm(position)
        return 1 << missing if missing >= 0 else (1 << self.trains) - (1 << self.seats)

    def can_draw(self, position: Position) -> bool:
        """CY-5: the last tile stays in the boneyard."""
        return position.boneyard > self.clause_enabled("CY-5")

    # -- why not ------------------------------------------------------------------------------------------

    def draw_clause(self, _position: Position) -> str:
        return "CY-5"

    def draw_objections(self, position: Position) -> Iterator[Ruling]:
        """CY-5: the last tile stays in the boneyard."""
        if position.boneyard and not self.can_draw(position):
            yield refused("CY-5", "last_tile", seat=position.turn)

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """The reasons why nothing may be laid there now (CY-3, CY-4)."""
        missing = self._missing_arm(position)
        if play.train < self.seats:
            yield refused("CY-4", "no_train", train=play.train)
        elif missing >= 0 and position.begun >> play.train & 1:
            yield refused("CY-3", "arms_first", train=play.train, on=missing)
        elif play.train != missing and not position.begun >> play.train & 1:
            yield refused("CY-3", "in_order", train=play.train, on=missing)

    # -- what comes of a move -----------------------------------------------------------------------------

    def make_play(self, position: Position, play: Play) -> None:
        seat = position.turn
        position.lay(play)
        begin_turn(position, self.next_seat(position))
        self._out_or_on(position, seat)

    def make_done(self, position: Position) -> None:
        self.deny(position, DONE)
        pass_on(position, self.next_seat(position), changed_table=position.stage == Stage.DREW)

    def make_engine(self, position: Position, tile: int) -> None:
        seat = position.turn
        position.put_down(tile)
        begin_turn(position, self.next_seat(position) if self.clause_enabled("CY-2") else seat)
        self._out_or_on(position, seat)

    def _out_or_on(self, position: Position, seat: int) -> None:
        """C-3: the round is over when the player has no tile left."""
        if position.is_out(seat) and self.clause_enabled("C-3"):
            go_out(position, seat)
