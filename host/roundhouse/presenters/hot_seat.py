"""Who looks at a screen that people share: whose hand is shown, and whether it is covered until he says he is there."""

from __future__ import annotations

from roundhouse.referee import Referee, Seat


class Facing:
    """Whoever is in front of the screen of one dealt table. `covered` says that nobody may see the hand yet.

    >>> from roundhouse.games import MexicanTrain
    >>> table = Referee(MexicanTrain(2), [Seat("Ann", "greedy"), Seat("Bo")])
    >>> Facing(table).viewer, Facing(table).covered
    (1, False)
    """

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._who = self._at(self._first)
        self.covered = self.shared  # who opens the window need not be who is in turn

    @property
    def shared(self) -> bool:
        """Whether more than one person looks."""
        return len(self._referee.seats_of_people) > 1

    @property
    def viewer(self) -> int:
        """The seat whose hand is shown."""
        players, number = self._referee.match.players, self._who[0]
        return players.index(number) if number in players else self._first

    @property
    def in_turn(self) -> bool:
        """Whether it is for whoever looks to move."""
        position, seat = self._referee.position, self._referee.in_turn
        return position is not None and seat is not None and seat.is_person and position.turn == self.viewer

    def turn(self) -> bool:
        """Look who has to come to the screen by now; whether somebody else looks than before.

        A person in turn does. Where whoever looked has left, or a computer sits there now, another person does.
        """
        referee, position = self._referee, self._referee.position
        seat = referee.in_turn
        if seat is not None and seat.is_person and position is not None:
            wanted = position.turn
        else:
            wanted = self.viewer if self.viewer in referee.seats_of_people else self._first
        before, self._who = self._who, self._at(wanted)
        if self._who != before:
            self.covered = self.shared
        return self._who != before

    @property
    def _first(self) -> int:
        return next(iter(self._referee.seats_of_people), 0)

    def _at(self, seat: int) -> tuple[int, Seat]:
        """Who sits there: the player's number, which stays when seats move, and who that is now."""
        return self._referee.match.players[seat], self._referee.seats[seat]
