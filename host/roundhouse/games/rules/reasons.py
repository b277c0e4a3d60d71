"""The reasons: the clauses by which an allowed move may be made, and those that say what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import Announce, Claim, Done, Draw, LayEngine, Move, Penalty, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Reason, because
from roundhouse.games.rules.placement import double_facts
from roundhouse.games.rules.refusals import Refusals


class Reasons(Refusals):
    """The reason why an allowed move is allowed, by the same hooks that refuse others; `Game` adds set-up and match."""

    public_clause: ClassVar[str] = ""
    """The clause by which everybody plays on a public train."""
    marker_clauses: ClassVar[tuple[str, str]] = ("", "")
    """The clauses by which a marker comes down, and goes up, as what follows from a move."""
    blocked_clause: ClassVar[str] = "C-4"
    """The clause by which a round ends that nobody wins."""

    def reasons(self, position: Position, move: Move) -> tuple[Reason, ...]:
        found = (*self.permissions(position, move), *self.consequences(position, move, self.after(position, move)))
        return tuple([each for each in found if self.clause_enabled(each.clause)])

    def permissions(self, position: Position, move: Move) -> Iterator[Reason]:
        """The clauses by which this allowed move may be made, the weightiest first."""
        match move:
            case Play():
                yield from self.play_permissions(position, move)
            case Draw():
                why = "draw" if self.waits(position, move) else "draw_instead"
                yield because(self.duty_clause(position), why, seat=position.turn)
            case Done():
                yield from self.done_permissions(position)
            case LayEngine(tile):
                yield because(self.engine_clause, "engine", tile=tile, seat=position.turn)
            case Announce(seat):
                yield because(self.call_clause, "announce", seat=seat)
            case Claim(seat):
                yield because(self.call_clause, "claim", seat=seat)
            case Penalty():
                yield because(self.call_clause, "penalty", seat=self.unannounced(position))

    def play_permissions(self, position: Position, play: Play) -> Iterator[Reason]:
        """The reasons why this tile may lie there: it is due there, or the train is open, or it is the player's own."""
        tile, train, spot = play.tile, play.train, play.spot
        obligations = self.obligations(position)
        for due in obligations:
            yield because(due.clause, due.why, **self._double_at(position, spot), tile=tile, train=train)
        if obligations:
            return
        if position.doubles_this_turn:
            facts = double_facts(position, position.doubles[-1])
            yield because(self.duty_clause(position), "follow", **facts, tile=tile, train=train)
        if position.doubles_this_turn and spot in position.doubles:
            return
        for opening in self.opens:
            if opening.does(position) >> spot & 1 and train != position.turn:
                yield because(opening.clause, opening.option, tile=tile, train=train)
        begun = position.begun >> train & 1
        clause, why = self.place_reason(position, play) if begun else (self.first_tile(train)[0], "begin")
        yield because(clause, why, tile=tile, train=train, value=position.open_ends[spot])

    def place_reason(self, position: Position, play: Play) -> tuple[str, str]:
        """The clause by which a tile may go on this train, which has begun, and the case."""
        clause, why = self.closed_clause[0], "open"
        if play.train >= self.seats:
            clause, why = self.public_clause, "public"
        return (clause, why) if clause and play.train != position.turn else ("C-2", "fit")

    def done_permissions(self, position: Position) -> Iterator[Reason]:
        """The reasons why the turn may end: nothing has to be laid anymore, or nothing can be."""
        seat, obligations = position.turn, self.obligations(position)
        if obligations and self.may_stop(position):
            yield because(obligations[0].clause, "stop", seat=seat)
            return
        if self.has_boneyard and not (self.draws_spent(position) or self.can_draw(position)):
            yield because("C-5", "no_draw", seat=seat)
        yield because(self.duty_clause(position), "pass", seat=seat)

    def consequences(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        """The clauses that say what follows from this allowed move, which leads to `after`."""
        if not isinstance(move, Play | Done):
            return
        if after.stage == Stage.OVER:
            yield self.end_reason(position, after)
        else:
            yield from self._duties(after)
            yield from self._moved_markers(position, move, after)

    def end_reason(self, _position: Position, after: Position) -> Reason:
        """The reason why the round is over."""
        blocked = after.winner < 0
        return because(self.blocked_clause, "blocked") if blocked else because("C-3", "out", seat=after.winner)

    def _moved_markers(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        for train in tiles_in(position.markers ^ after.markers):
            up = after.markers >> train & 1
            if clause := self.marker_clause(position, move, bool(up)):
                yield because(clause, "then_marker_up" if up else "then_marker_down", seat=train)

    def marker_clause(self, _position: Position, _move: Move, up: bool) -> str:
        """The clause by which this move puts a marker up, or brings one down."""
        return self.marker_clauses[up]

    def _duties(self, after: Position) -> Iterator[Reason]:
        """The duty of the player in turn, and the call that a player with one tile left owes."""
        seat, due = after.turn, self.obligations(after)[:1]
        for each in due:
            yield because(each.clause, f"then_{each.why}", **self._double_at(after, each.spots[0]), seat=seat)
        follows = not due and after.doubles_this_turn and self.must_play_again(after)
        if follows:
            yield because(self.duty_clause(after), "then_follow", **double_facts(after, after.doubles[-1]), seat=seat)
        if (due or follows) and not (self.may_stop(after) or self.draws_spent(after) or self.can_draw(after)):
            yield because("C-5", "no_draw", seat=seat)
        silent = self.unannounced(after)
        if silent >= 0:
            yield because(self.call_clause, "then_call", seat=silent)
