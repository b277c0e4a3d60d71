"""The computer players at a table: whom each seat has, what they play, and what they advise people."""

from __future__ import annotations

from typing import Final

from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position
from roundhouse.players import PLAYERS, ExpertPlayer, Player, moves_of
from roundhouse.referee.chance import Chance
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.call_history import CallHistory
from roundhouse.referee.session.thinking import Thinker, Thought

ADVISER: Final = "sensible"
"""The computer player that gives a person a hint."""


class ComputerPlayers:
    """Each knows only what its seat sees. Slow ones think where the `thinker` lets them."""

    def __init__(self, referee: Referee, chance: Chance, history: CallHistory, thinker: Thinker) -> None:
        self._referee, self._chance, self._history, self._thinker = referee, chance, history, thinker
        self._players: dict[int, tuple[str, Player]] = {}  # by the number in the match: the kind, and the player
        self._begun: tuple[tuple[int, int], Thought] | None = None

    @property
    def seconds(self) -> float | None:
        """The time that a slow player thinks about a move; None within its usual budget."""
        return self._thinker.seconds

    def think_with(self, thinker: Thinker) -> None:
        self._thinker = thinker

    def move(self, seat: int) -> Move:
        return self._player(seat).choose(self._view(seat), moves_of(self._view(seat), seat))

    def thought_move(self, seat: int) -> Move | None:
        """The move of the computer player in this seat; None while the thinker has not found it."""
        thought = self._begun_thought(seat)()
        return None if thought is None else thought[0].move

    def advice(self, seat: int) -> Thought:
        adviser = ExpertPlayer(self._chance.player_seed(self._referee.match.players[seat]))
        return self._thinker.begin(adviser, self._view(seat), seat)

    def think_ahead(self) -> None:
        """Let a slow player begin to think while people still look at the last move."""
        position, seat = self._referee.position, self._referee.in_turn
        if position is not None and seat is not None and not seat.is_person and self._player(position.turn).slow:
            self._begun_thought(position.turn)

    def _begun_thought(self, seat: int) -> Thought:
        asked = self._history.revision, seat
        if self._begun is None or self._begun[0] != asked:
            thinkers = sum(each.player in PLAYERS and PLAYERS[each.player].slow for each in self._referee.seats)
            self._begun = asked, self._thinker.begin(self._player(seat), self._view(seat), seat, thinkers)
        return self._begun[1]

    def _view(self, seat: int) -> Position:
        view = self._referee.views.of(seat)
        assert view is not None, "asked in a round"
        return view

    def _player(self, seat: int) -> Player:
        kind, number = self._referee.seats[seat].player, self._referee.match.players[seat]
        known = self._players.get(number)
        if known is None or known[0] != kind:
            made = PLAYERS[kind if kind in PLAYERS else ADVISER](self._chance.player_seed(number))
            known = self._players[number] = kind, made
        return known[1]
