"""The viewer of a front end: one seat, or on a shared screen the player whose turn it is."""

from __future__ import annotations

from collections.abc import Collection

from roundhouse.indices import Seat
from roundhouse.referee import Referee, SeatedPlayer


class HotSeat:
    """The person in front of one table's screen, whose hand is `covered` or visible: decided here and nowhere else.

    `only` is the one seat that views it; `watching`: nobody at the table does. Without either, the people at the table
    share the screen, except the players (by number) who hold their hands `elsewhere`.
    `unattended`: the table has no shared front end, so a person who sits there also answers what all are asked.

    >>> from roundhouse.games import MexicanTrain
    >>> table = Referee(MexicanTrain(2), [SeatedPlayer("Ann", "greedy"), SeatedPlayer("Bo")])
    >>> HotSeat(table).viewer, HotSeat(table).covered
    (1, False)
    """

    def __init__(
        self,
        referee: Referee,
        only: Seat | None = None,
        elsewhere: Collection[int] = (),
        *,
        watching: bool = False,
        unattended: bool = False,
    ) -> None:
        self._referee = referee
        self._elsewhere = elsewhere
        self.only, self.watching = only, watching
        self.unattended = unattended and not watching
        self._who = self._at(self._first)
        self._uncovered: tuple[int, SeatedPlayer] | None = None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people who share the front end, where people share one."""
        players = self._referee.match.players
        return tuple(seat for seat in self._referee.seats_of_people if players[seat] not in self._elsewhere)

    @property
    def shared(self) -> bool:
        return self.is_of_table and len(self.people) > 1

    @property
    def is_of_table(self) -> bool:
        """Whether the front end is the table's, which the people there share."""
        return self.only is None and not self.watching

    @property
    def covered(self) -> bool:
        """Whether the hand must not be visible: on a shared screen, until the very player who views it has asked."""
        return self.shared and self._uncovered != self._viewing

    @property
    def looking(self) -> tuple[int, SeatedPlayer] | None:
        """The holder of the visible hand: the number and the player; None while it is covered, and for a spectator."""
        return None if self.covered else self._viewing

    def uncover(self) -> None:
        """The viewer asks for the hand."""
        self._uncovered = self._viewing

    def cover(self) -> None:
        """Other tiles are dealt, or another person is to look: the hand must be asked for again."""
        self._uncovered = None

    @property
    def own(self) -> bool:
        """Whether the front end is one person's, who sits at the table."""
        return self.only is not None

    @property
    def player(self) -> int:
        """The viewer's number, which stays when seats move."""
        return self._who[0]

    @property
    def viewer(self) -> Seat | None:
        """The seat whose hand is shown, if one is. A front end of one seat follows its player to another seat."""
        if self.watching or (not self.own and self._elsewhere and not self.people):
            return None
        players, number = self._referee.match.players, self._who[0]
        if number in players and (self.own or number not in self._elsewhere):
            return Seat(players.index(number))
        return None if self.own else self._first  # nobody's front end becomes another player's

    @property
    def seat(self) -> Seat:
        """The viewer's seat, for what only somebody at the table can do. Raises ValueError where nobody there views."""
        viewer = self.viewer
        if viewer is None:
            raise ValueError("nobody at the table views this front end")
        return viewer

    @property
    def in_turn(self) -> bool:
        position, seat = self._referee.position, self._referee.in_turn
        return position is not None and seat is not None and seat.is_person and position.turn == self.viewer

    @property
    def own_turn(self) -> bool:
        """Whether it is the turn of the one person in front of it."""
        return self.own and self.in_turn

    @property
    def is_addressed(self) -> bool:
        """Whether it says what the player in turn does now: the table's screen, or that player's own."""
        return self.is_of_table or self.in_turn

    def turn(self) -> bool:
        """Pass the screen to the person in turn; whether the viewer has changed.

        If the viewer has left the table or was replaced by a computer player, another person becomes the viewer.
        """
        if not self.is_of_table:
            return False
        referee, position = self._referee, self._referee.position
        seat = referee.in_turn
        if seat is not None and position is not None and position.turn in self.people:
            wanted = Seat(position.turn)
        else:
            viewer = self.viewer
            wanted = viewer if viewer is not None and viewer in self.people else self._first
        before, self._who = self._who, self._at(wanted)
        if self._who != before or not self.shared:
            self.cover()
        return self._who != before

    @property
    def _first(self) -> Seat:
        if self.only is not None:
            return self.only
        return next(iter(self.people), Seat(0))

    @property
    def _viewing(self) -> tuple[int, SeatedPlayer] | None:
        viewer = self.viewer
        return None if viewer is None else self._at(viewer)

    def _at(self, seat: Seat) -> tuple[int, SeatedPlayer]:
        """The player who sits there: the number, which stays when seats move, and who that is now."""
        return self._referee.match.players[seat], self._referee.seats[seat]
