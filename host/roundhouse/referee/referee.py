"""The referee: calls in, rulings out. Nothing here waits or writes; a `TableSession` adds journal, hub and chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import Draw, Move, Overruled
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.audit import Breach, audit, audit_of_played_hand
from roundhouse.games.match.kept_answer import KeptAnswer, kept_answer
from roundhouse.games.match.match import Between, Event, Join, Match, Swap
from roundhouse.games.match.seat_views import concerned_seat
from roundhouse.games.rules.game import Game
from roundhouse.indices import Seat, Slot, index_of, seat_or_none
from roundhouse.referee.answers import Answer, AppliedEvent
from roundhouse.referee.call_corrections import CallCorrections, UndoError, event_of
from roundhouse.referee.calls import (
    AND,
    AddPlayer,
    Amend,
    Call,
    HandOver,
    Shuffled,
    TakeSlot,
    Undo,
    UndoCorrection,
    read_call,
)
from roundhouse.referee.calls_made import AppliedCall, CallsMade, RecordedCall
from roundhouse.referee.hub_output.cues import cues_of, refusal_cue
from roundhouse.referee.hub_output.hub_slots import train_slots
from roundhouse.referee.seat_views import SeatViews
from roundhouse.referee.seats import SeatedPlayer
from roundhouse_hub.lamps.scene import SLOTS


class Referee:
    """A table in play: a match, who sits at it, and how it was dealt.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> referee = Referee(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo", "sensible")])
    >>> referee.call(Begin(0)).allowed, referee.position.stage == Stage.DEALING
    (True, True)
    >>> referee.call(Undo(1)).taken_back[0].event
    Begin(leader=0)
    """

    def __init__(self, game: Game, seats: Sequence[SeatedPlayer], start: Position | None = None) -> None:
        """A table before its first round, or in the middle of one that was set up by hand (`start`)."""
        if len(seats) != game.seats:
            raise ValueError(f"{game.seats} seats, but {len(seats)} who sit down")
        self.match = Match(game, start)
        # By player number, in order of arrival: each player, and the slot that the player reported.
        self._people = list(seats)
        self._placed: dict[int, Slot] = {}
        self._keep_together()
        self._told: list[Breach] = []  # as proven up to the last call, in a hand that is over

    def _keep_together(self, steps: Sequence[AppliedCall] = ()) -> None:
        self.made = CallsMade(self.match, steps)
        self.corrections = CallCorrections(self.match, self.made)
        self.views = SeatViews(self.match)

    # -- reading -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seats(self) -> tuple[SeatedPlayer, ...]:
        return tuple(self._people[player] for player in self.match.players)

    @property
    def seats_of_people(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, each in enumerate(self.seats) if each.is_person)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(seat.name for seat in self.seats)

    def names_before(self, event: int) -> tuple[str, ...]:
        """The names, by seat, of those who sat at the table when an event happened."""
        return tuple(self._people[player].name for player in self.match.players_before(event))

    @property
    def all_players(self) -> tuple[SeatedPlayer, ...]:
        """All players ever at this table, by their numbers in the match (`Match.players`)."""
        return tuple(self._people[: self.match.player_count])

    @property
    def all_names(self) -> tuple[str, ...]:
        """The names of all players ever at this table, by number, as a record and a score sheet list them."""
        return tuple(each.name for each in self.all_players)

    @property
    def reported_slots(self) -> dict[Seat, Slot]:
        players = self.match.players
        return {Seat(players.index(player)): slot for player, slot in self._placed.items() if player in players}

    @property
    def seats_without_slot(self) -> tuple[Seat, ...]:
        """The seats whose slot is not known yet; the first presses before the match set it."""
        if self.match.begun:
            return ()
        return tuple(seat for seat in map(Seat, range(self.game.seats)) if seat not in self.reported_slots)

    @property
    def position(self) -> Position | None:
        """The round as it stands, all tiles seen; None before the first one and between rounds."""
        return self.match.position

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slot of the hub that each train leaves from."""
        return train_slots(self.game, self.reported_slots)

    @property
    def in_turn(self) -> SeatedPlayer | None:
        position = self.position
        if position is None or position.stage in (Stage.DEALING, Stage.OVER):
            return None
        return self.seats[position.turn]

    @property
    def steps(self) -> int:
        """The number of calls that can be taken back."""
        return len(self.made.steps)

    @property
    def breaches(self) -> list[Breach]:
        """The claims of this hand that were wrongly trusted, as the tiles laid and shown prove."""
        return audit(self.match)

    @property
    def breaches_of_match(self) -> list[Breach]:
        """The same of every hand of the match."""
        return [breach for hand in self.match.hands for breach in audit(self.match, hand)]

    @property
    def table(self) -> Position | None:
        """The position, or between rounds the one in which the last round ended: its tiles still lie on the table.

        None where there is none, and where nobody called the round.
        """
        if self.position is not None:
            return None if self.position.uncalled else self.position
        if self.match.cleared:
            return None
        for index in range(len(self.match.events) - 1, -1, -1):
            before, event = self.match.before(index), self.match.events[index]
            if before is not None and not isinstance(event, Between):
                return None if before.uncalled else self.game.after(before, event)
        return None

    def kept_answer(self, ruling: Ruling) -> KeptAnswer:
        """The answer to keep beside the last call, on which this was ruled."""
        return kept_answer(ruling, self.match, len(self.corrections.pending))

    def legal(self) -> tuple[Move, ...]:
        return self.position.legal() if self.position else ()

    def last_events(self, steps: int) -> tuple[AppliedEvent, ...]:
        """The events of the last calls, latest first: what an undo would take back."""
        events = sum(step.events for step in self.made.steps[len(self.made.steps) - steps :])
        return self._applied_since(len(self.match.events) - events)[::-1]

    # -- corrections -------------------------------------------------------------------------------------

    @property
    def calls(self) -> tuple[RecordedCall, ...]:
        """All calls of the match, in order; those from number `steps` on are `corrections.pending`."""
        return (*(step.said for step in self.made.steps), *self.corrections.pending)

    def before(self, number: int) -> Referee:
        """A copy of the table as it was before call `number`. Raises ValueError where there was no such call."""
        match = self.match
        copy = Referee(match.first_game, self._people[: match.first_game.seats], match.start)
        copy.take_up(self, number)
        return copy

    def take_up(self, other: Referee, number: int) -> None:
        """Take up another table of the same match as it was before call `number`.

        Raises ValueError where there was no such call.
        """
        if not 0 <= number <= other.steps:
            raise ValueError(f"no call {number}: there are {other.steps}")
        self.match = other.match.truncated(other.made.events_before(number))
        self._people, self._placed = list(other._people), dict(other._placed)
        for index in reversed(range(len(self.match.events), len(other.match.events))):
            self._keep_slots(other.match.events[index], other.match.players_before(index))
        self._keep_together(other.made.steps[:number])
        self._told = audit_of_played_hand(self.match)

    def read_call(self, line: str) -> Call:
        """The call that `write_call` wrote in this position. Raises ValueError for a line that is none."""
        match line.split(maxsplit=3):
            case ["amend", number, drops, *said]:
                then, calls = self.before(index_of(int(number))), list[Call]()
                for each in said[0].split(AND) if said else ():
                    calls.append(then.read_call(each))
                    then.call(calls[-1])
                return Amend(index_of(int(number)), int(drops), tuple(calls))
        return read_call(self.game, self.position, line)

    def _amend(self, call: Amend) -> Answer:
        """Replace the wrong calls by the right ones, if the rules allow that, and rule again on the rest."""
        number, calls = call.number, self.calls
        then = self.before(number)
        for each in call.calls:
            answer = then.call(each)
            if not answer.allowed:
                return replace(answer, call=call)
        dropped, rest = calls[number : number + call.drops], calls[number + call.drops :]
        self.corrections.begin(calls, rest, dropped)
        self._take_back(self.steps - number)
        for place, each in enumerate(call.calls):
            self._make(each, () if place else dropped)
        self._rule_again()
        return Answer(call)

    def _withdraw(self, call: Undo | UndoCorrection) -> Answer:
        """Restore everything as it was before the correction that is open or was done last."""
        calls = self.corrections.withdraw()
        pairs = zip(self.made.steps, calls, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0].said == pair[1], pairs))
        self._take_back(self.steps - same)
        for said in calls[same:]:
            self._make(said.call, said.instead_of)
        return Answer(call)

    def _rule_again(self) -> None:
        """Make the pending calls again, up to the first that no longer holds."""
        while (said := self.corrections.next_that_holds()) is not None:
            self._make(said.call, said.instead_of)

    def _make(self, call: Call, instead_of: tuple[RecordedCall, ...] | None) -> None:
        """Make a call that is known to hold."""
        answer = self._take(call)
        assert answer.allowed, "it was ruled on"
        self.made.mark_last(instead_of)

    # -- calls -------------------------------------------------------------------------------------------

    def check(self, call: Call) -> None:
        """Raise UndoError for an undo of more calls than there are, which no game rules on.

        Raises ValueError for a shuffle that does not have every remaining tile exactly once, for a slot that no hub
        has, and for a correction of a call that was not made in this round or that chance has answered.
        """
        position = self.position
        match call:
            case Undo() if self.corrections.pending:
                return
            case Undo(steps) if not 1 <= steps <= self.steps:
                raise UndoError(steps, self.steps)
            case UndoCorrection() if not self.corrections.is_last:
                raise ValueError("no correction was made last")
            case Amend():
                self.corrections.check(call)
            case TakeSlot(_, slot) if not 0 <= slot < SLOTS:
                raise ValueError(f"the hub has no slot {slot}")
            case Shuffled(shuffle) if position is not None and position.stage == Stage.DEALING:
                if sorted(shuffle.order) != tiles_in(position.unseen):
                    raise ValueError("a shuffle has every tile that is not on the table, each once")

    def call(self, call: Call) -> Answer:
        """Take a call and return the answer. Raises what `check` does.

        While a correction is open, the call is a forgotten one and comes before those that are pending.
        """
        self.check(call)
        match call:
            case Amend():
                answer = self._amend(call)
            case UndoCorrection():
                answer = self._withdraw(call)
            case Undo() if self.corrections.pending:
                answer = self._withdraw(call)
            case _:
                answer = self._take(call)
                self._rule_again()
        told, self._told = self._told, audit_of_played_hand(self.match)
        proven = tuple(breach for breach in self._told if breach not in told)
        return replace(answer, breaches=proven) if proven else answer

    def _take(self, call: Call) -> Answer:
        """Take a call that is no correction."""
        match call:
            case HandOver(seat, who):
                self._people[self.match.players[seat]] = who
                return Answer(call)
            case TakeSlot(seat, slot):
                # A player who takes an occupied slot replaces its previous player.
                others = {player: where for player, where in self._placed.items() if where != slot}
                self._placed = others | {self.match.players[seat]: slot}
                return Answer(call)
            case AddPlayer(event, who):
                return self._add_player(call, event, who)
            case Undo(steps):
                taken_back = self._take_back(steps)
                self.corrections.forget_after(self.steps)
                return Answer(call, taken_back=taken_back)
        return self._apply(call, self._with_top_tile(event_of(self.game, call)))

    def _add_player(self, call: Call, event: Join, who: SeatedPlayer) -> Answer:
        answer = self._apply(call, event)
        if answer.allowed:
            # Forget a player whose arrival was undone.
            self._people[event.player :] = [who, *self._people[event.player + 1 : self.match.player_count]]
        return answer

    def _apply(self, call: Call, event: Event) -> Answer:
        match, start = self.match, len(self.match.events)
        before, was_over = self.position, match.over
        ruling = match.ruling(event)
        if not ruling.allowed:
            return Answer(call, ruling, cues=(refusal_cue(self.game, before, event, self.slots),))
        shuffle = call.shuffle if isinstance(call, Shuffled) else self.made.shuffle
        match.apply(event)
        self._keep_slots(event, match.players)
        cues = cues_of(match, before, event, was_over, self.slots)
        # Nobody has to call what chance decides.
        while shuffle and match.position is not None and (due := shuffle.next_event(match.position)):
            match.apply(due)
        self.made.add(RecordedCall(call, before), len(match.events) - start)
        return Answer(call, ruling, self._applied_since(start), cues=cues)

    def _with_top_tile(self, event: Event) -> Event:
        """At a dealt table, a draw takes the top tile of the boneyard, whatever tile the call names."""
        position, shuffle = self.position, self.made.shuffle
        if position is None or not shuffle or not position.boneyard:
            return event
        match event:
            case Draw():
                return shuffle.draw(position)
            case Overruled(Draw()):
                return replace(event, move=shuffle.draw(position))
        return event

    def _applied_since(self, start: int) -> tuple[AppliedEvent, ...]:
        match = self.match
        found = []
        for index in range(start, len(match.events)):
            before, event = match.before(index), match.events[index]
            seat = None if before is None or isinstance(event, Between) else seat_or_none(concerned_seat(before, event))
            found.append(AppliedEvent(event, seat, before, self.names_before(index)))
        return tuple(found)

    def _take_back(self, steps: int) -> tuple[AppliedEvent, ...]:
        taken = self.last_events(steps)
        for event in self.match.undo(len(taken)):
            self._keep_slots(event, self.match.players)
        self.made.take_back(steps)
        self.views.forget()
        return taken

    def _keep_slots(self, event: Event, players: Sequence[int]) -> None:
        """If two players change seats, or change them back, each seat keeps its slot."""
        if isinstance(event, Swap):
            one, other = players[event.seat], players[event.other]
            new = {one: other, other: one}
            self._placed = {new.get(player, player): slot for player, slot in self._placed.items()}
