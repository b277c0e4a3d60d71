"""The players at a table in play: joining between rounds and the score to start with, handing over, leaving."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.games.core.names import identity as identity  # front ends ask here
from roundhouse.games.core.names import named
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.match import Depart, Join, Swap, with_seats
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.facts import counted_points
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.players import LEVELS, USUAL_LEVEL, level_of
from roundhouse.records.player_names import SAMPLE_NAMES, fault_of_names, is_longer
from roundhouse.records.player_names import letters_of as letters_of  # front ends ask here
from roundhouse.records.player_names import tidy as tidy
from roundhouse.referee import PERSON, HandOver, SeatedPlayer, TableSession, TakeSlot
from roundhouse.referee.hub_output.hub_slots import slots_only_error
from roundhouse.referee.seating import late_arrival
from roundhouse_hub.lamps.scene import SLOTS
from roundhouse_hub.link.messages import DOWN

KINDS: Final = (PERSON, *LEVELS)
"""The kinds of player that can sit in a seat: a person, or a computer player of some level."""
COMPUTER: Final = USUAL_LEVEL
"""The computer player that takes a seat over where nobody says which."""
LONGEST_PLAYER_NAME: Final = 14
"""Letters of a name that is written at a screen: as many as a row of the board shows."""


def is_too_long(name: str) -> bool:
    return is_longer(name, LONGEST_PLAYER_NAME)


def touched_slots(events: Iterable[HubEvent]) -> list[Slot]:
    """The slots whose buttons went down: where the seats are shown around the hub, each is a touch on its seat."""
    presses = (event for event in events if isinstance(event, ButtonEvent))
    return [Slot(press.button) for press in presses if press.gesture == DOWN and press.button < SLOTS]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player and the slot in front of the seat; `player` is one of `KINDS`."""

    slot: Slot
    name: str
    player: str

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


class Roster:
    """The people and computer players at one table."""

    def __init__(self, table: TableSession) -> None:
        self._table = table

    @property
    def _slots(self) -> tuple[Slot, ...]:
        return self._table.referee.slots[: self._table.referee.game.seats]

    @property
    def sitting(self) -> tuple[Sitting, ...]:
        seats = self._table.referee.seats
        kinds = (PERSON if who.is_person else level_of(who.player) for who in seats)
        return tuple(Sitting(slot, who.name, kind) for slot, who, kind in zip(self._slots, seats, kinds, strict=True))

    @property
    def players(self) -> tuple[int, ...]:
        """The number of the player in each seat, which stays when seats move."""
        return self._table.referee.match.players

    @property
    def set_high(self) -> int:
        return self._table.referee.game.options.set

    @property
    def kinds(self) -> tuple[str, ...]:
        """The players that may play: real tiles are played by people."""
        return KINDS if self._table.mode.deals else KINDS[:1]

    # -- coming --------------------------------------------------------------------------------------------

    def no_room(self, texts: Texts) -> str:
        """The reason why no player can join now; empty if one can."""
        referee = self._table.referee
        match = referee.match
        refusal = self._refusal(texts, match.ruling(Join(referee.game.seats, match.player_count)))
        return refusal or self.no_button(texts)

    def no_button(self, texts: Texts) -> str:
        """The reason why the hub's buttons cannot serve one more player; empty if they can, or if nobody plays with
        them."""
        referee = self._table.referee
        grown = with_seats(referee.game, referee.game.seats + 1)
        if self._table.mode.name == "slots" and grown is not None and (problem := slots_only_error(grown)):
            return option_error_text(texts, problem)
        return ""

    @property
    def gone(self) -> tuple[str, ...]:
        """The names of the players who have left, latest first."""
        match, everybody = self._table.referee.match, self._table.referee.all_names
        return tuple(everybody[player] for player in reversed(range(match.player_count)) if not match.is_seated(player))

    def suggested_name(self) -> str:
        """The player who left last, else a sample name that nobody has."""
        taken = set(map(identity, self._table.referee.all_names))
        free = (name for name in SAMPLE_NAMES if identity(name) not in taken)
        return next(iter(self.gone), "") or next(free, "")

    def spelled(self, name: str) -> str:
        """A name as a player who left has written it, if it is that player's, accents or not; else as it is kept."""
        same = [each for each in self.gone if identity(each) == identity(name)]
        back = named(name, self.gone)
        return same[0] if same else self.gone[back] if back >= 0 else tidy(name)

    def name_fault(self, texts: Texts, name: str, seat: Seat | None = None, waiting: Sequence[str] = ()) -> str:
        """The reason why a player who joins, or who takes over this seat, cannot use this name; empty if the name is
        free.

        A player who left rejoins under the same name. Nobody else has the names of those who are `waiting`.
        """
        referee = self._table.referee
        own = None if seat is None else referee.match.players[seat]
        others = [each for player, each in enumerate(referee.all_names) if player != own]
        if seat is None and name in self.gone:
            others = []
        if identity(name) in map(identity, (*others, *waiting)):
            return texts.screen("roster-name-taken", name=name)
        return texts.screen("name-cannot", name=name) if fault_of_names([name], 1) else ""

    def hand_over_fault(self, texts: Texts, name: str, seat: Seat) -> str:
        """The reason why nobody of this name can take over this seat; empty if somebody can."""
        others = (each for own, each in enumerate(self._table.referee.names) if own != seat)
        if identity(name) in map(identity, others):
            return texts.screen("roster-name-here", name=name)
        return self.name_fault(texts, name, seat)

    def _player(self, name: str) -> int:
        match, everybody = self._table.referee.match, self._table.referee.all_names
        return everybody.index(name) if name in self.gone else match.player_count

    def missed(self, name: str) -> int:
        """The number of rounds that a player who joins now under this name has missed."""
        player = self._player(name)
        return sum(line.points(player) is None for line in self._table.referee.match.sheet)

    def arrival_text(self, texts: Texts, name: str, points: int | None) -> str:
        """The future entry on the sheet of a player who joins now, with `points` for each round missed.

        None for `points` credits what the others got on average.
        """
        match, player, missed = self._table.referee.match, self._player(name), self.missed(name)
        if not match.results:
            kind = "comes-first"
        elif player < match.player_count:
            kind = "comes-back" if missed else "comes-back-at-once"
        else:
            kind = "comes-new"
        total = sum(line.credited(player, points).points(player) or 0 for line in match.sheet)
        return texts.screen(kind, name=name, total=counted_points(match.game, total), missed=missed)

    def seat_at(self, slot: Slot) -> Seat:
        """The seat for a player who joins at a free slot: seats follow the order of the slots around the hub."""
        slots = self._slots
        return Seat(sum((own - slots[0]) % SLOTS < (slot - slots[0]) % SLOTS for own in slots))

    def slot_for(self, seat: Seat) -> Slot | None:
        """The free slot in the middle between the neighbors of a new seat; None if there is none between them."""
        between = [
            slot
            for slot in map(Slot, range(SLOTS))
            if slot not in self._slots and self.seat_at(slot) == (seat or len(self._slots))
        ]
        first = self._slots[0]
        between.sort(key=lambda slot: (slot - first) % SLOTS)
        return between[(len(between) - 1) // 2] if between else None

    def join(self, seat: Seat, who: SeatedPlayer, points: int | None = None, slot: Slot | None = None) -> bool:
        """Let a player join in a new seat, at a free `slot` or halfway between the neighbors; whether that is allowed.

        All others keep their slots: with one more player the default slots would differ. Players who are yet to press
        their slots still do so.
        """
        table = self._table
        kept, presses = self._slots, table.mode.awaited.what == "place"
        slot = self.slot_for(seat) if slot is None and not presses else slot
        if not table.call(late_arrival(table.referee, seat, who, points)).allowed:
            return False
        if not presses:
            for own, where in zip((Seat(own) for own in range(len(kept) + 1) if own != seat), kept, strict=True):
                if own not in table.referee.reported_slots:
                    table.call(TakeSlot(own, where))
        if slot is not None:
            table.call(TakeSlot(seat, slot))
        return True

    # -- staying, and leaving -------------------------------------------------------------------------------

    def hand_over(self, seat: Seat, who: SeatedPlayer) -> None:
        """Hand the seat over to `who`, unless `who` already plays there."""
        if self._table.referee.seats[seat] != who:
            self._table.call(HandOver(seat, who))

    def must_stay(self, texts: Texts, seat: Seat) -> str:
        """The reason why a seat cannot be given up now; empty if it can."""
        return self._refusal(texts, self._table.referee.match.ruling(Depart(seat)))

    def no_swap(self, texts: Texts) -> str:
        """The reason why no two players can change places now; empty if they can."""
        return self._refusal(texts, self._table.referee.match.ruling(Swap(0, 1)))

    def _refusal(self, texts: Texts, ruling: Ruling) -> str:
        if ruling.allowed:
            return ""
        if ruling.clause == "C-3":
            return texts.screen("roster-later")
        return refusal_text(texts, ruling, self._table.referee.game, self._table.referee.names)
