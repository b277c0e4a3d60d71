"""The players at a table in play: joining between rounds and the score to start with, handing over, leaving."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse import i18n
from roundhouse.games.match import Depart, Join, table_for
from roundhouse.games.rulings import Ruling
from roundhouse.i18n.texts import screen_text
from roundhouse.records.player_names import fault_of_names
from roundhouse.referee import Place, Seat, TableSession
from roundhouse.referee.hub_slots import not_by_slots
from roundhouse_hub.lamps.scene import SLOTS


@dataclass(frozen=True, slots=True)
class Account:
    """The score that a player joins with: the `missed` rounds that count, and the total points."""

    missed: int
    total: int
    comes_back: bool = False


class Roster:
    """The people and computer players at one table."""

    def __init__(self, table: TableSession) -> None:
        self.table = table

    @property
    def slots(self) -> tuple[int, ...]:
        """The slot in front of each seat."""
        return self.table.referee.slots[: self.table.referee.game.seats]

    # -- coming --------------------------------------------------------------------------------------------

    def no_room(self, language: str = "en") -> str:
        """Why no player can join now; empty if one can."""
        referee = self.table.referee
        match = referee.match
        if refusal := self._refusal(match.ruling(Join(referee.game.seats, match.all_players)), language):
            return refusal
        grown = table_for(referee.game, referee.game.seats + 1)
        if self.table.mode.name == "slots" and grown is not None and (problem := not_by_slots(grown)):
            return i18n.option_error_text(problem, language)
        return ""

    @property
    def gone(self) -> tuple[str, ...]:
        """The names of the players who have left, latest first."""
        match, everybody = self.table.referee.match, self.table.referee.everybody
        return tuple(everybody[player] for player in reversed(range(match.all_players)) if not match.sits(player))

    def name_fault(self, name: str, seat: int = -1, language: str = "en") -> str:
        """Why a player who joins, or who takes over this seat, cannot use this name; empty if the name is free.

        A player who left rejoins under the same name.
        """
        referee = self.table.referee
        own = -1 if seat < 0 else referee.match.players[seat]
        others = [each for player, each in enumerate(referee.everybody) if player != own]
        if seat < 0 and name in self.gone:
            return ""
        if name.casefold() in (each.casefold() for each in others):
            return screen_text("company-name-taken", language, name=name)
        return screen_text("company-name-cannot", language, name=name) if fault_of_names([name], 1) else ""

    def account(self, name: str, points: int | None) -> Account:
        """The account of a player who joins now under this name, with `points` for each round missed.

        None for `points` credits what the others got on average.
        """
        match, everybody = self.table.referee.match, self.table.referee.everybody
        back = name in self.gone
        player = everybody.index(name) if back else match.all_players
        missed = sum(line.points(player) is None for line in match.sheet)
        total = sum(line.credited(player, points).points(player) or 0 for line in match.sheet)
        return Account(missed, total, back)

    def seat_at(self, slot: int) -> int:
        """The seat for a player who joins at a free slot: seats follow the order of the slots around the hub."""
        slots = self.slots
        return sum((own - slots[0]) % SLOTS < (slot - slots[0]) % SLOTS for own in slots)

    def sit_down(self, slot: int, who: Seat, points: int | None) -> None:
        """Let a player join at a free slot."""
        # All keep their slots: with one more player the default slots would differ.
        for seat, own in enumerate(self.slots):
            if seat not in self.table.referee.placed:
                self.table.call(Place(seat, own))
        seat = self.seat_at(slot)
        if self.table.come(seat, who, points).allowed:
            self.table.call(Place(seat, slot))

    # -- staying, and leaving -------------------------------------------------------------------------------

    def hand_over(self, seat: int, who: Seat) -> None:
        """Hand the seat over to `who`, unless `who` already plays there."""
        if self.table.referee.seats[seat] != who:
            self.table.hand_over(seat, who)

    def must_stay(self, seat: int, language: str = "en") -> str:
        """Why a seat cannot be given up now; empty if it can."""
        return self._refusal(self.table.referee.match.ruling(Depart(seat)), language)

    def _refusal(self, ruling: Ruling, language: str) -> str:
        if ruling.allowed:
            return ""
        if ruling.clause == "C-3":
            return screen_text("company-later", language)
        return i18n.refusal_text(ruling, self.table.referee.game, self.table.referee.names, language)
