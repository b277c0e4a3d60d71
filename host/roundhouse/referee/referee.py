"""The referee: calls in, rulings out. Nothing here waits or writes; a `TableSession` adds journal, hub and chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import Announce, Deal, Draw, Move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import ALLOWED, Ruling
from roundhouse.games.match.audit import Breach, audit, audit_of_played_hand
from roundhouse.games.match.dealer import Shuffle
from roundhouse.games.match.match import Begin, Between, Correct, Depart, Event, Join, Match, Stop
from roundhouse.games.match.seat_views import concerned_seat, move_seen_by
from roundhouse.games.rules.game import Game
from roundhouse.indices import Seat, Slot, index_of, seat_or_none
from roundhouse.referee.answers import Answer, AppliedEvent, Sealed
from roundhouse.referee.call_corrections import RecordedCall, event_of, reinterpreted, relaxed, wrong_seat_refusal
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
from roundhouse.referee.hub_output.cues import cues_of, refusal_cue
from roundhouse.referee.hub_output.hub_slots import train_slots
from roundhouse.referee.seats import SeatedPlayer
from roundhouse_hub.lamps.scene import SLOTS


class UndoError(ValueError):
    """An undo of more calls than there are: `steps` were requested, `possible` can be undone."""

    def __init__(self, steps: int, possible: int) -> None:
        super().__init__(steps, possible)
        self.steps = steps
        self.possible = possible

    def __str__(self) -> str:
        return f"{self.possible} steps can be taken back, not {self.steps}"


@dataclass(slots=True)
class _Step:
    """A call that changed the match, and how many events it made."""

    said: RecordedCall
    events: int

    @property
    def dealt(self) -> Shuffled | None:
        """The shuffle, if it was a deal."""
        return self.said.call if isinstance(self.said.call, Shuffled) else None


class Referee:
    """A table in play: a match, who sits at it, and how it was dealt.

    >>> from roundhouse.games import MexicanTrain
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
        self._steps: list[_Step] = []
        # While a correction is open: the calls after it that are still to be ruled on, and all calls as they were.
        self._pending: list[RecordedCall] = []
        self._uncorrected: tuple[RecordedCall, ...] = ()
        # Of each correction that is done: all calls as they were before it, and how many there were right after it.
        self._corrections: list[tuple[tuple[RecordedCall, ...], int]] = []
        # Each seat's view so far in this round, and how many events it has followed.
        self._views: dict[int, tuple[int, Position]] = {}
        self._told: list[Breach] = []  # as proven up to the last call, in a hand that is over

    # -- reading -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game with the seats that there are now."""
        return self.match.game

    @property
    def seats(self) -> tuple[SeatedPlayer, ...]:
        """Who sits where now."""
        return tuple(self._people[player] for player in self.match.players)

    @property
    def seats_of_people(self) -> tuple[Seat, ...]:
        """The seats that people sit in, and no computer players."""
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
        """The slots that players have reported, by seat."""
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
        """Where the round stands, all tiles seen; None before the first one and between rounds."""
        return self.match.position

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slot of the hub that each train leaves from."""
        return train_slots(self.game, self.reported_slots)

    @property
    def in_turn(self) -> SeatedPlayer | None:
        """Who moves next, if anybody."""
        position = self.position
        if position is None or position.stage in (Stage.DEALING, Stage.OVER):
            return None
        return self.seats[position.turn]

    @property
    def steps(self) -> int:
        """How many calls can be taken back."""
        return len(self._steps)

    @property
    def shuffle(self) -> Shuffle | None:
        """The shuffle of the deal in play, or of the last one; None when its hands were named instead."""
        event = len(self.match.events)
        for step in reversed(self._steps):
            event -= step.events
            if isinstance(self.match.events[event], Deal):
                return step.dealt.shuffle if step.dealt else None
        return None

    @property
    def seals(self) -> tuple[Sealed, ...]:
        """Every deal's seal; order and salt of those that are played to the end are open to all."""
        found: list[Sealed] = []
        start = self.match.start
        round = start.round.number if start else -1
        playing = self.position is not None and self.position.stage != Stage.DEALING
        events = iter(self.match.events)
        for step in self._steps:
            for _ in range(step.events):
                round += isinstance(next(events), Begin)
            if step.dealt:
                found.append(Sealed(round, step.dealt.shuffle.seal, step.dealt.shuffle))
        if found and playing:
            found[-1] = Sealed(found[-1].round, found[-1].seal, None)
        return tuple(found)

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
        """The position, or between rounds the one in which the last round ended: its tiles still lie on the table."""
        if self.position is not None:
            return self.position
        if self.match.cleared:
            return None
        for index in range(len(self.match.events) - 1, -1, -1):
            before, event = self.match.before(index), self.match.events[index]
            if before is not None and not isinstance(event, Between):
                return self.game.after(before, event)
        return None

    def view(self, seat: int) -> Position | None:
        """The position as `seat` sees it, with everything that draws and passes have revealed since the deal."""
        position = self.position
        if position is None:
            return None
        match = self.match
        followed, view = self._views.get(seat, (0, position))
        if followed <= match.round_start:
            followed = match.round_start
            start = match.before(followed)
            view = start if start is not None else self.game.opening(position.round)
        for index in range(followed, len(match.events)):
            before, event = match.before(index), match.events[index]
            if before is not None and not isinstance(event, Between):
                view = self.game.after(view, move_seen_by(before, event, seat))
        if position.stage == Stage.DEALING:
            view = position
        self._views[seat] = len(match.events), view
        return view

    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the player in turn."""
        return self.position.legal() if self.position else ()

    def steps_to(self, seat: int) -> int:
        """The number of calls to undo so that `seat` makes its last choice again; 0 if it made none.

        If the last event is a player joining or leaving, or a corrected score, only that is undone.
        """
        event = len(self.match.events)
        if event and isinstance(self.match.events[-1], Correct | Join | Depart):
            return 1
        for back, step in enumerate(reversed(self._steps), 1):
            event -= step.events
            before, said = self.match.before(event), step.said.call
            if before is None or before.stage in (Stage.DEALING, Stage.OVER):
                continue
            if seat == (said.seat if isinstance(said, Announce) else before.turn):
                return back
        return 0

    def last_events(self, steps: int) -> tuple[AppliedEvent, ...]:
        """The events of the last calls, latest first: what an undo would take back."""
        events = sum(step.events for step in self._steps[len(self._steps) - steps :])
        return self._applied_since(len(self.match.events) - events)[::-1]

    # -- corrections -------------------------------------------------------------------------------------

    @property
    def calls(self) -> tuple[RecordedCall, ...]:
        """All calls of the match, in order; those from number `steps` on are `pending`."""
        return (*(step.said for step in self._steps), *self._pending)

    @property
    def pending(self) -> tuple[RecordedCall, ...]:
        """The calls after a corrected one that are not part of the match again yet; the first no longer holds."""
        return tuple(self._pending)

    @property
    def pending_ruling(self) -> Ruling:
        """Why the first of the pending calls no longer holds."""
        return self._ruled_again(self._pending[0])[1] if self._pending else ALLOWED

    @property
    def pending_on_trust(self) -> Move | None:
        """The first pending call with less detail, so that it holds on trust; None where it cannot."""
        return relaxed(self.match, self._pending[0]) if self._pending else None

    @property
    def first_of_round(self) -> int:
        """The number of the call that began this round, or between rounds the last one; only from there calls change.

        What comes before is on the score sheet, where it can be corrected.
        """
        begins = (
            number for number in range(self.steps - 1, -1, -1) if isinstance(self._steps[number].said.call, Begin)
        )
        return next(begins, 0)

    @property
    def stop_called(self) -> int | None:
        """The number of the call after which no round follows this one; None without one."""
        first, calls = self.first_of_round, self.calls[: self.steps]
        return next((number for number, said in enumerate(calls[first:], first) if isinstance(said.call, Stop)), None)

    def events_before(self, number: int) -> int:
        """How many events the calls before call `number` made."""
        return sum(step.events for step in self._steps[:number])

    def number_in_round(self, event: int) -> int:
        """The number, from 1, that the call which made an event has among the calls of its round."""
        number = made = 0
        for step in self._steps:
            number = 1 if isinstance(step.said.call, Begin) else number + 1
            made += step.events
            if made > event:
                break
        return number

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
        self.match = other.match.truncated(other.events_before(number))
        self._people, self._placed = list(other._people), dict(other._placed)
        self._steps = other._steps[:number]
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

    def _check_amend(self, call: Amend) -> None:
        """Raises ValueError for an impossible correction."""
        number, drops, calls = call.number, call.drops, call.calls
        if self.shuffle is not None:
            raise ValueError("where the program deals, no call is corrected: chance has answered it")
        if any(isinstance(each, Undo | Amend | UndoCorrection | HandOver | TakeSlot) for each in calls):
            raise ValueError("a call can be corrected only to one that changes the match")
        known = self.first_of_round <= number <= self.steps and 0 <= drops <= len(self.calls) - number
        begins = known and number < self.steps and isinstance(self._steps[number].said.call, Begin)
        begins_so = bool(drops) and any(isinstance(each, Begin) for each in calls[:1])
        if not known or not (drops or calls) or (begins and not begins_so):
            raise ValueError(f"no call {number} of this round can be corrected so")

    def _amend(self, call: Amend) -> Answer:
        """Replace the wrong calls by the right ones, if the rules allow that, and rule again on the rest."""
        number, calls = call.number, self.calls
        then = self.before(number)
        for each in call.calls:
            answer = then.call(each)
            if not answer.allowed:
                return replace(answer, call=call)
        self._uncorrected = self._uncorrected or calls
        rest = calls[number + call.drops :]
        self._take_back(self.steps - number)
        for each in call.calls:
            self._make(each, corrected=True)
        self._pending = list(rest)
        self._rule_again()
        return Answer(call)

    @property
    def correction_is_last(self) -> bool:
        """Whether a correction was done last, so that an undo takes it back, and not a call."""
        return not self._pending and bool(self._corrections) and self._corrections[-1][1] == self.steps

    @property
    def undo_steps(self) -> int:
        """How many steps can be taken back one after the other: calls, and the corrections between them."""
        found, steps = len(self._corrections), self.steps
        for calls, after in reversed(self._corrections):
            found += steps - after
            steps = len(calls)
        return found + steps

    def undo_of(self, steps: int) -> tuple[Call, int]:
        """The call that takes back the last steps, a correction being one, or the first of them; and how many it does.

        Raises UndoError for more steps than there are.
        """
        if self._pending:
            return Undo(1), steps
        possible = self.undo_steps
        if not 1 <= steps <= possible:
            raise UndoError(steps, possible)
        if self.correction_is_last:
            return UndoCorrection(), 1
        calls = min(steps, self.steps - self._corrections[-1][1]) if self._corrections else steps
        return Undo(calls), calls

    def _withdraw(self, call: Undo | UndoCorrection) -> Answer:
        """Restore everything as it was before the correction that is open or was done last."""
        calls = self._uncorrected if self._pending else self._corrections.pop()[0]
        self._pending = []
        pairs = zip(self._steps, calls, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0].said == pair[1], pairs))
        self._take_back(self.steps - same)
        for said in calls[same:]:
            self._make(said.call, said.corrected)
        self._uncorrected = ()
        return Answer(call)

    def _rule_again(self) -> None:
        """Make the pending calls again, up to the first that no longer holds."""
        while self._pending:
            said = self._pending[0]
            call, ruling = self._ruled_again(said)
            if not ruling.allowed:
                return
            self._make(call, said.corrected)
            del self._pending[0]
        if self._uncorrected:
            self._corrections.append((self._uncorrected, self.steps))
        self._uncorrected = ()

    def _ruled_again(self, said: RecordedCall) -> tuple[Call, Ruling]:
        """What a call still means here, and the ruling on it."""
        position = self.position
        if (refusal := wrong_seat_refusal(self.match, said)) is not None:
            return said.call, refusal
        rulings = [(call, self.match.ruling(event_of(self.game, call))) for call in reinterpreted(position, said.call)]
        return next(((call, ruling) for call, ruling in rulings if ruling.allowed), rulings[0])

    def _make(self, call: Call, corrected: bool) -> None:
        """Make a call that is known to hold."""
        answer = self._take(call)
        assert answer.allowed, "it was ruled on"
        self._steps[-1].said = replace(self._steps[-1].said, corrected=corrected)

    # -- calls -------------------------------------------------------------------------------------------

    def check(self, call: Call) -> None:
        """Raises UndoError for an undo of more calls than there are, which no game rules on.

        Raises ValueError for a shuffle that does not have every remaining tile exactly once, for a slot that no hub
        has, and for a correction of a call that was not made in this round or that chance has answered.
        """
        position = self.position
        match call:
            case Undo() if self._pending:
                return
            case Undo(steps) if not 1 <= steps <= self.steps:
                raise UndoError(steps, self.steps)
            case UndoCorrection() if not self.correction_is_last:
                raise ValueError("no correction was made last")
            case Amend():
                self._check_amend(call)
            case TakeSlot(_, slot) if not 0 <= slot < SLOTS:
                raise ValueError(f"the hub has no slot {slot}")
            case Shuffled(shuffle) if position is not None and position.stage == Stage.DEALING:
                if sorted(shuffle.order) != tiles_in(position.unseen):
                    raise ValueError("a shuffle has every tile that is not on the table, each once")

    def call(self, call: Call) -> Answer:
        """Takes a call and returns the answer. Raises what `check` does.

        While a correction is open, the call is a forgotten one and comes before those that are pending.
        """
        self.check(call)
        match call:
            case Amend():
                answer = self._amend(call)
            case UndoCorrection():
                answer = self._withdraw(call)
            case Undo() if self._pending:
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
                while self._corrections and self._corrections[-1][1] > self.steps:
                    self._corrections.pop()
                return Answer(call, taken_back=taken_back)
        return self._apply(call, self._with_top_tile(event_of(self.game, call)))

    def _add_player(self, call: Call, event: Join, who: SeatedPlayer) -> Answer:
        """Let a player join late, or rejoin."""
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
        shuffle = call.shuffle if isinstance(call, Shuffled) else self.shuffle
        match.apply(event)
        cues = cues_of(match, before, event, was_over, self.slots)
        # Nobody has to call what chance decides.
        while shuffle and match.position is not None and (due := shuffle.next_event(match.position)):
            match.apply(due)
        self._steps.append(_Step(RecordedCall(call, before), len(match.events) - start))
        return Answer(call, ruling, self._applied_since(start), cues=cues)

    def _with_top_tile(self, event: Event) -> Event:
        """At a dealt table, a draw takes the top tile of the boneyard, whatever tile the call names."""
        position, shuffle = self.position, self.shuffle
        if isinstance(event, Draw) and position is not None and shuffle and position.yard:
            return shuffle.draw(position)
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
        self.match.undo(len(taken))
        del self._steps[len(self._steps) - steps :]
        self._views = {}
        return taken
