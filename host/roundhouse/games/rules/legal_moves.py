"""The legal moves of a round, from a few hooks: where a tile may be laid, when one must be, and when a turn may end.

A game says where tiles go (`playable_spots`, `place`, `permit`, `obligations`), when a player must lay one
(`must_play`) or may end the turn (`may_stop`), and by which clauses. Trust, refusals and reasons follow from the same
hooks (`trust`, `refusals`, `reasons`), so that each rule is said once.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from roundhouse.games.core.choices import Choices
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, Done, Draw, Move, Play
from roundhouse.games.core.options import OptionEffect
from roundhouse.games.core.position import EngineFrom, Position, Round, Rules, Stage
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.engines import engines_in_hand
from roundhouse.games.rules.last_tile import LAST_TILE
from roundhouse.games.rules.placement import double_facts, surely_plays

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word


# As plain names, since they are read for every move of a match.
TURN: Final = Stage.TURN
MAY_CONTINUE: Final = Stage.MAY_CONTINUE
AFTER_DRAW: Final = (Stage.DREW, Stage.FOLLOW_UP_DREW)
DRAW_ONLY: Final[tuple[Move, ...]] = (DRAW,)
DONE_ONLY: Final[tuple[Move, ...]] = (DONE,)


class Obligation:
    """The next tile goes on one of these spots by a clause; if the first bears an open double, a refusal names it.

    `why` is the case, `at_double` that of another open double.
    """

    # Compiled, a frozen dataclass is made by the interpreter: 20 times slower, in each turn that finds a double open.
    __slots__ = ("at_double", "clause", "spots", "why")

    def __init__(self, spots: tuple[int, ...], clause: str, why: str, at_double: str = "") -> None:
        self.spots: Final = spots
        self.clause: Final = clause
        self.why: Final = why
        self.at_double: Final = at_double


class LegalMoves(Rules):
    """The moves of the player in turn; `Trust`, `Refusals` and `Reasons` say how certain they are, why not, and why."""

    play_clause: ClassVar[str]
    """The clause by which a player who can lay a tile must."""
    usual_engine_from: ClassVar[EngineFrom] = EngineFrom.SET
    """The source of the engines, if no option says otherwise (`engine_from`)."""

    bars: tuple[OptionEffect, ...]
    """The parts of options that close spots (bits) to the player in turn, open doubles apart."""
    opens: tuple[OptionEffect, ...]
    """The parts of options that open spots (bits) to the player in turn."""
    obliges: tuple[OptionEffect, ...]
    """The parts of options that keep the player in turn to certain spots: an `Obligation`, or None."""

    @abstractmethod
    def parts(self, step: str) -> tuple[OptionEffect, ...]:
        """The parts of the chosen options for a step of the rules, in the order of the options."""

    # -- when a tile must be laid -------------------------------------------------------------------------

    def may_stop(self, position: Position) -> bool:
        """Whether the player in turn may end the turn, whatever the hand holds, and has nothing to draw for."""
        return position.stage == Stage.MAY_CONTINUE

    def must_play(self, position: Position) -> bool:
        """Whether a player who can lay a tile must, so that a draw or a pass says that nothing fits."""
        return not self.may_stop(position)

    def duty_clause(self, _position: Position) -> str:
        """The clause by which a player who can lay a tile must now."""
        return self.play_clause

    def draw_clause(self, position: Position) -> str:
        """The clause by which the player draws before a pass, or having drawn does not draw again."""
        return self.play_clause if self.draws_spent(position) else self.duty_clause(position)

    def draws_spent(self, position: Position) -> str:
        """The case in which the player in turn does not draw (again) for this play; empty where a draw is left."""
        return "drew" if position.stage in AFTER_DRAW else ""

    def waits(self, position: Position, move: Move) -> bool:
        """Whether the player claims by this draw or pass to have nothing to lay."""
        going_on = TURN <= position.stage <= MAY_CONTINUE
        return isinstance(move, Draw | Done) and going_on and self.must_play(position)

    def can_close(self, _position: Position, _spot: int) -> bool:
        """Whether the table may say that nothing covers this double anymore: where nobody saw its number (MT-10)."""
        return False

    def keeps_in(self, position: Position) -> bool:
        """Whether a double that was the last tile, and is still open, keeps its player from being out."""
        return any(part.does(position) for part in self.parts("keeps_in"))

    # -- where the next tile must go ----------------------------------------------------------------------

    def obligations(self, _position: Position) -> tuple[Obligation, ...]:
        """The obligations that keep the player in turn to certain spots now, the weightiest first."""
        return ()

    def option_obligations(self, position: Position) -> list[Obligation]:
        """The obligations by options."""
        return [due for part in self.obliges if (due := part.does(position)) is not None]

    def spots_by(self, parts: tuple[OptionEffect, ...], position: Position) -> Word:
        """The spots (bits) that these parts close or open."""
        spots: Word = 0
        for part in parts:
            spots |= part.does(position)
        return spots

    def barred(self, position: Position) -> Word:
        """The spots (bits) that options close to the player in turn."""
        spots = self.spots_by(self.bars, position)
        for spot in position.doubles if spots else ():
            spots &= ~BITS[spot]
        return spots

    def obliged_spots(self, position: Position) -> tuple[int, ...]:
        """The spots to which the weightiest obligation keeps the player; none where nothing does."""
        obligations = self.obligations(position)
        return obligations[0].spots if obligations else ()

    def place(self, position: Position, choices: Choices) -> None:
        if position.doubles or position.stage == MAY_CONTINUE:
            spots = self.obliged_spots(position)
            for spot in spots:
                choices.add_spot(spot)
            if spots:
                return
        usual = self.playable_spots(position)
        if self.opens or self.bars:
            usual = (usual | self.spots_by(self.opens, position)) & ~self.barred(position)
        choices.add(usual)

    def is_closed(self, position: Position, play: Play) -> bool:
        """Whether the train of another player is closed to this tile: its marker is down."""
        return not position.markers >> play.train & 1

    def fitting_on(self, position: Position, spot: int) -> int:
        """The tiles (bits) that the player in turn may hold and that fit on a spot."""
        hand = position.hand(position.turn)
        if position.hidden[position.turn]:
            hand |= position.unseen
        return hand & (self.covering if spot in position.doubles else self.fitting)[position.open_ends[spot]]

    def _begins_anothers(self, position: Position, play: Play) -> bool:
        """Whether this would be the first tile of another player's train, and no option opens it."""
        others = play.train < self.seats and play.train != position.turn and not position.begun >> play.train & 1
        return others and not self.spots_by(self.opens, position) >> play.spot & 1

    def _double_at(self, position: Position, spot: int) -> dict[str, int]:
        """The facts of an open double on this spot; none where there is none."""
        return double_facts(position, spot) if spot in position.doubles else {}

    # -- what is legal ------------------------------------------------------------------------------------

    def find(self, position: Position, choices: Choices) -> tuple[Move, ...]:
        if not TURN <= position.stage <= MAY_CONTINUE:
            return self.engines(position) if position.stage == Stage.ENGINE else ()
        self.find_plays(position, choices)
        moves = self.waiting(position, choices.count > 0)
        return moves + self.spoken(position) if self.players_announce else moves

    def waiting(self, position: Position, can_play: bool) -> tuple[Move, ...]:
        """The draw or the end of the turn, for a player who cannot play or need not; nothing for one who must."""
        if can_play and self.must_play(position):
            in_doubt = position.unknown > 0 or len(position.hidden[position.turn]) > 0
            if not in_doubt or surely_plays(position):
                return ()
        draws = not (self.draws_spent(position) or self.may_stop(position)) and self.can_draw(position)
        return DRAW_ONLY if draws else self.endings(position)

    def endings(self, _position: Position) -> tuple[Move, ...]:
        """The moves of a player who may end the turn."""
        return DONE_ONLY

    def engines(self, position: Position) -> tuple[Move, ...]:
        """The engines that the player may lay."""
        return engines_in_hand(position, self.engines_wanted(position.round))

    def engines_wanted(self, round: Round) -> int:
        """The tiles (bits) of which the highest held is the engine, where it comes out of a hand."""
        if not self.engine_from.is_highest_held:
            return 1 << self.tiles.double[round.engine]
        if not self.clause_enabled(self.engine_clause):
            return self.tiles.doubles
        return sum([1 << tile for number, tile in enumerate(self.tiles.double) if not round.used >> number & 1])

    def unannounced(self, position: Position) -> int:
        return LAST_TILE.get(position.extra_state) if self.players_announce else -1

    def spoken(self, position: Position) -> tuple[Move, ...]:
        """The calls of a last tile that are legal."""
        seat = self.unannounced(position)
        if seat < 0:
            return ()
        return (Announce(seat), Claim(seat)) if position.stage == Stage.TURN else (Announce(seat),)

    @property
    def hunts_in_turn(self) -> bool:
        return bool(self.parts("hunts_in_turn"))
