"""The referee: calls in, rulings out. Nothing here waits or writes; a `TableSession` adds journal, hub and chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from roundhouse.dominoes import tiles_in
from roundhouse.games.audit import Breach, audit
from roundhouse.games.dealer import Shuffle
from roundhouse.games.game import Game
from roundhouse.games.match import Begin, Between, Depart, Event, Join, Match
from roundhouse.games.moves import Deal, Draw, Move
from roundhouse.games.position import Position, Stage
from roundhouse.games.views import move_seen_by
from roundhouse.referee.answers import Answer, Happened, Sealed
from roundhouse.referee.calls import Call, Come, Place, Shuffled, Sit, Undo
from roundhouse.referee.cues import cues_of, refusal_cue
from roundhouse.referee.hub_slots import train_slots
from roundhouse.referee.scene import USUAL_VOLUME, scene_of
from roundhouse.referee.seats import Seat
from roundhouse_hub.lamps.scene import SLOTS, Scene


class UndoError(ValueError):
    """More is to be taken back than was called: `steps` were asked for, `possible` can be had."""

    def __init__(self, steps: int, possible: int) -> None:
        super().__init__(steps, possible)
        self.steps = steps
        self.possible = possible

    def __str__(self) -> str:
        return f"{self.possible} steps can be taken back, not {self.steps}"


@dataclass(slots=True)
class _Step:
    """A call that changed the match, and how many events that made; its shuffle if it was a deal."""

    events: int
    dealt: Shuffled | None = None


class Referee:
    """A table in play: a match, who sits at it, and how it was dealt.

    >>> from roundhouse.games import MexicanTrain
    >>> referee = Referee(MexicanTrain(2), [Seat("Ann"), Seat("Bo", "sensible")])
    >>> referee.call(Begin(0)).allowed, referee.position.stage == Stage.DEALING
    (True, True)
    >>> referee.call(Undo(1)).taken_back[0].event
    Begin(leader=0)
    """

    def __init__(self, game: Game, seats: Sequence[Seat], start: Position | None = None) -> None:
        """A table before its first round, or in the middle of one that was set up by hand (`start`)."""
        if len(seats) != game.seats:
            raise ValueError(f"{game.seats} seats, but {len(seats)} who sit down")
        self.match = Match(game, start)
        self.volume = USUAL_VOLUME
        # By player number, in order of arrival: each player, and the slot that the player reported.
        self._people = list(seats)
        self._placed: dict[int, int] = {}
        self._steps: list[_Step] = []
        # Each seat's view so far in this round, and how many events it has followed.
        self._views: dict[int, tuple[int, Position]] = {}

    # -- reading -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game with the seats that there are now."""
        return self.match.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return tuple(self._people[player] for player in self.match.players)

    @property
    def seats_of_people(self) -> tuple[int, ...]:
        """The seats that people sit in, and no computer players."""
        return tuple(seat for seat, each in enumerate(self.seats) if each.is_person)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """All players ever at this table, by their numbers in the match (`Match.players`)."""
        return tuple(self._people[: self.match.all_players])

    @property
    def everybody(self) -> tuple[str, ...]:
        """The names of all players ever at this table, by number, as a record and a score sheet list them."""
        return tuple(each.name for each in self.people)

    @property
    def placed(self) -> dict[int, int]:
        """The slots that players have reported, by seat."""
        players = self.match.players
        return {players.index(player): slot for player, slot in self._placed.items() if player in players}

    @property
    def unplaced(self) -> tuple[int, ...]:
        """The seats whose slot is not known yet; the first presses before the match set it."""
        if self.match.begun:
            return ()
        return tuple(seat for seat in range(self.game.seats) if seat not in self.placed)

    @property
    def position(self) -> Position | None:
        """Where the round stands, all tiles seen; None before the first one and between rounds."""
        return self.match.position

    @property
    def slots(self) -> tuple[int, ...]:
        """The slot of the hub that each train leaves from."""
        return train_slots(self.game, self.placed)

    @property
    def in_turn(self) -> Seat | None:
        """Who moves next, if anybody does."""
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
        event = sum(step.events for step in self._steps)
        for step in reversed(self._steps):
            event -= step.events
            if isinstance(self.match.events[event], Deal):
                return step.dealt.shuffle if step.dealt else None
        return None

    @property
    def seals(self) -> tuple[Sealed, ...]:
        """Every deal's seal; order and salt of those that are played to the end are open to all."""
        found: list[Sealed] = []
        round, playing = -1, self.position is not None and self.position.stage != Stage.DEALING
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
        """What was wrongly taken on trust in this round, as proven by the tiles laid and shown."""
        return audit(self.match)

    @property
    def table(self) -> Position | None:
        """The position, or between rounds the one in which the last round ended: the table is still there."""
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

    def legal(self) -> list[Move]:
        """The legal moves of the player in turn."""
        return self.position.legal() if self.position else []

    def scene(self, fits: Iterable[int] = ()) -> Scene:
        """What the hub shows; `fits` are the trains that take the tile a person has picked."""
        return scene_of(self.match, fits, self.volume, self.slots)

    def steps_to(self, seat: int) -> int:
        """The number of calls to undo so that `seat` makes its last choice again; 0 if it made none.

        If the last event is a player joining or leaving, only that is undone.
        """
        event = len(self.match.events)
        if event and isinstance(self.match.events[-1], Join | Depart):
            return 1
        for back, step in enumerate(reversed(self._steps), 1):
            event -= step.events
            before = self.match.before(event)
            playing = before is not None and before.stage not in (Stage.DEALING, Stage.OVER)
            if playing and before is not None and before.turn == seat:
                return back
        return 0

    def last(self, steps: int) -> tuple[Happened, ...]:
        """The events of the last calls, latest first: what an undo would take back."""
        events = sum(step.events for step in self._steps[len(self._steps) - steps :])
        return self._happened(len(self.match.events) - events)[::-1]

    # -- calls -------------------------------------------------------------------------------------------

    def check(self, call: Call) -> None:
        """Raises UndoError for an undo of more than there is: no ruling of a game's, so it is not one of ours.

        Raises ValueError for a shuffle that has not every tile that is left once: it would deal a boneyard that
        cannot be, and for a slot that no hub has.
        """
        position = self.position
        match call:
            case Undo(steps) if not 1 <= steps <= self.steps:
                raise UndoError(steps, self.steps)
            case Place(_, slot) if not 0 <= slot < SLOTS:
                raise ValueError(f"the hub has no slot {slot}")
            case Shuffled(shuffle) if position is not None and position.stage == Stage.DEALING:
                if sorted(shuffle.order) != tiles_in(position.unseen):
                    raise ValueError("a shuffle has every tile that is not on the table, each once")

    def call(self, call: Call) -> Answer:
        """Takes a call and says what came of it. Raises what `check` does."""
        self.check(call)
        match call:
            case Sit(seat, who):
                self._people[self.match.players[seat]] = who
                return Answer(call)
            case Place(seat, slot):
                # A player who takes an occupied slot replaces its previous player.
                others = {player: where for player, where in self._placed.items() if where != slot}
                self._placed = others | {self.match.players[seat]: slot}
                return Answer(call)
            case Come(event, who):
                return self._come(call, event, who)
            case Undo(steps):
                return Answer(call, taken_back=self._take_back(steps))
            case Shuffled(shuffle, _):
                return self._apply(call, shuffle.deal(self.game), call)
        return self._apply(call, self._named(call))

    def _come(self, call: Call, event: Join, who: Seat) -> Answer:
        """Let a player join late, or rejoin."""
        answer = self._apply(call, event)
        if answer.allowed:
            # Forget a player whose arrival was undone.
            self._people[event.player :] = [who, *self._people[event.player + 1 : self.match.all_players]]
        return answer

    def _apply(self, call: Call, event: Event, dealt: Shuffled | None = None) -> Answer:
        match, start = self.match, len(self.match.events)
        before, was_over = self.position, match.over
        ruling = match.ruling(event)
        if not ruling.allowed:
            return Answer(call, ruling, cues=(refusal_cue(self.game, before, event, self.slots),))
        match.apply(event)
        cues = cues_of(match, before, event, was_over, self.slots)
        shuffle = dealt.shuffle if dealt else self.shuffle
        # Nobody has to call what chance decides.
        while shuffle and match.position is not None and (due := shuffle.due(match.position)):
            match.apply(due)
        self._steps.append(_Step(len(match.events) - start, dealt))
        return Answer(call, ruling, self._happened(start), cues=cues)

    def _named(self, event: Event) -> Event:
        """At a dealt table, a draw takes the top tile of the boneyard, whatever tile the call names."""
        position, shuffle = self.position, self.shuffle
        if isinstance(event, Draw) and position is not None and shuffle and position.yard:
            return shuffle.draw(position)
        return event

    def _happened(self, start: int) -> tuple[Happened, ...]:
        match = self.match
        found = []
        for index in range(start, len(match.events)):
            before = match.before(index)
            names = tuple(self._people[player].name for player in match.players_before(index))
            found.append(Happened(match.events[index], before.turn if before else -1, before, names))
        return tuple(found)

    def _take_back(self, steps: int) -> tuple[Happened, ...]:
        taken = self.last(steps)
        self.match.undo(len(taken))
        del self._steps[-steps:]
        self._views = {}
        return taken
