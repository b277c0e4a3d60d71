"""The moves that are allowed on trust, since the viewer does not see what would refuse them."""

from __future__ import annotations

from roundhouse.games.core.moves import LayEngine, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.games.rules.engines import denied_with_engine, may_hide_higher
from roundhouse.games.rules.legal_moves import LegalMoves
from roundhouse.games.rules.placement import fitting_tiles, has_denied, unsure


class Trust(LegalMoves):
    """By which clauses an allowed move cannot be checked, and what a player says of the hand by a draw or a pass."""

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """The clauses that cannot be checked from what the viewer sees, if the move is not refused."""
        if isinstance(move, Play):
            unknown = move.tile < 0 or position.open_ends[move.spot] < 0
            return ("C-2",) * unknown + self.doubts(position, move)
        if isinstance(move, LayEngine):
            return self.engine_doubts(position, move.tile)
        return (self.duty_clause(position),) if self.waits(position, move) and self.unsure(position) else ()

    def unsure(self, position: Position) -> bool:
        """Whether the viewer cannot tell that the player in turn has nothing to lay."""
        return unsure(position)

    def doubts(self, position: Position, play: Play) -> tuple[str, ...]:
        """The clauses that nobody can check of a play, besides whether an unseen tile fits (C-2)."""
        return (self.denial_clause(position, play.tile),) if has_denied(position, play.tile) else ()

    def denial_clause(self, position: Position, tile: int) -> str:
        """The clause by which the player was said not to hold this tile: by a draw or a pass, or with an engine found.

        What was said of that engine is of the wanted doubles that are higher, or after a hunt of all of them. Of the
        engine itself only a hunt says anything: see `denied`.
        """
        if not self.engine_from.is_highest_held:
            return self.play_clause
        wanted, number = self.engines_wanted(position.round), self.tiles.ends[tile][0]
        said = number > position.round.engine >= 0 or not wanted & ~position.hidden[position.turn][0].excluded
        return self.engine_clause if said and denied_with_engine(position, tile, wanted) else self.play_clause

    def engine_doubts(self, position: Position, tile: int) -> tuple[str, ...]:
        """The clauses that nobody can check of an engine: somebody may hold a higher one of the wanted doubles."""
        if not self.engine_from.is_highest_held:
            return ()
        higher = may_hide_higher(position, tile, self.engines_wanted(position.round))
        return (self.engine_clause,) if higher or has_denied(position, tile) else ()

    def denied_tiles(self, position: Position, move: Move) -> int:
        return self.denied(position) if self.waits(position, move) else 0

    def deny(self, position: Position, move: Move) -> None:
        """Note, where the hand is hidden, what the player denies holding by a move that is to be made."""
        if len(position.hidden[position.turn]):
            position.exclude(position.turn, self.denied_tiles(position, move))

    def denied(self, position: Position) -> int:
        """The tiles (bits) that a draw or a pass denies holding; 0 where nobody can tell. An engine that was found is
        on the table, so that nothing is said of it."""
        found = self.engine_from.is_highest_held and position.round.engine >= 0
        return fitting_tiles(position) & ~(1 << self.tiles.double[position.round.engine] if found else 0)
