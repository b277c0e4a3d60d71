"""A called table at a screen: touches become calls, and every answer is kept to be shown.

Nothing is ruled here: what may be laid and what may be said is asked of the position, and whatever is touched goes to
the referee, whose refusal says why not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from roundhouse import words
from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, hand_of
from roundhouse.games.match import Begin
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, Deal, LayEngine, Marker, Move, Penalty, Play, Reveal
from roundhouse.games.notation import ENDS
from roundhouse.games.position import Position, Stage
from roundhouse.hub.events import HubEvent, Lost, Troubled
from roundhouse.referee import Answer, UndoError
from roundhouse.referee.called import NOBODY, CalledTable
from roundhouse.table.live.ledger import fact_of_hand, round_audited
from roundhouse.words.called import all_of, any_of, called, train_called
from roundhouse.words.screens import screen

Tone = Literal["told", "refused", "asked"]
MOST_DIGITS: Final = 4
"""As many digits as the sum of a hand can have."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the table has answered: in large words what happened or what is refused, and below what goes with it."""

    tone: Tone
    text: str
    line: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several things that a call can mean; `tile` is how the domino would lie."""

    label: str
    moves: tuple[Move, ...]
    tile: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Something that can be said by one touch now; `due` is what the table waits for."""

    name: str
    label: str
    due: bool = False
    enabled: bool = True


class Calling:
    """One called table with whoever stands at its screen.

    `ends` are the ends of the tile that is being called, as touched; `choices` what the last touch can mean; `told` the
    tiles of the hand that is being told at the round's end, and `digits` its sum, where only that is told.
    """

    def __init__(self, table: CalledTable, language: str = "en") -> None:
        self.table = table
        self.language = language
        self.ends: tuple[int, ...] = ()
        self.choices: tuple[Choice, ...] = ()
        self.told: tuple[int, ...] = ()
        self.digits = ""
        self.by_sum = False
        self.said = Said("asked", "")
        self.refused: tuple[int, int] | None = None  # the train, and when
        self.now = 0
        self.leaving = False
        self._speaker = NOBODY
        table.on_answer = self._answered

    # -- what there is --------------------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        """Where the round stands."""
        return self.table.referee.position

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self.table.referee.names

    @property
    def in_play(self) -> bool:
        """Whether tiles are called now, so that the table and the pad are shown and no question."""
        return self.table.awaited.what in ("turn", "penalty")

    @property
    def speaker(self) -> int:
        """Whose call the next one is: who is awaited, unless another was touched."""
        return self._speaker if self._speaker >= 0 else max(0, self.table.awaited.seat)

    @property
    def tiles(self) -> tuple[int, ...]:
        """The tile that was touched; more than one where the set has several that look the same."""
        return self.tiles_between(*self.ends) if len(self.ends) == 2 else ()

    def tiles_between(self, one: int, other: int) -> tuple[int, ...]:
        """The tiles of the set with these two ends."""
        tiles = self.table.referee.game.tiles
        if one < 0 or other < 0:
            return (UNKNOWN_DOUBLE if one == other == UNKNOWN_DOUBLE else UNKNOWN,)
        try:
            return tuple(tiles.named(f"{tiles.end_text(one)}-{tiles.end_text(other)}")[0])
        except ValueError:
            return ()

    def lies(self, end: int) -> bool:
        """Whether the tile that this end would complete lies on the table, all there are of it."""
        position = self.position
        if len(self.ends) != 1 or position is None:
            return False
        found = self.tiles_between(self.ends[0], end)
        return bool(found) and all(position.laid >> tile & 1 for tile in found)

    def exists(self, end: int) -> bool:
        """Whether the set has a tile that this end would complete."""
        return len(self.ends) != 1 or bool(self.tiles_between(self.ends[0], end))

    @property
    def fits(self) -> list[Play]:
        """Where the tile may be laid by the player in turn: of tiles that look the same, one of them."""
        position = self.position
        if position is None or self.speaker != position.turn:
            return []
        plays = [move for move in position.legal() if isinstance(move, Play) and move.tile in self.tiles]
        first = plays[0].tile if plays else UNKNOWN
        return [play for play in plays if play.tile == first]

    @property
    def acts(self) -> list[Act]:
        """What can be said by one touch, beside a tile."""
        position, seat = self.position, self.speaker
        if position is None:
            return []
        found: list[Act] = []
        trains = dict.fromkeys(play.train for play in self.fits)
        if len(trains) == 1:
            train = train_called(position, next(iter(trains)), self.names, self.language)
            found.append(Act("lay", screen("called-lay-on", self.language, train=train), due=True))
        if position.stage == Stage.PENALTY:
            found.append(Act("penalty", screen("called-penalty", self.language), due=True))
        engines = [move for move in position.legal() if isinstance(move, LayEngine)]
        if position.stage == Stage.ENGINE and len(engines) == 1:
            tile = position.game.tiles.text(engines[0].tile)
            found.append(Act("engine", screen("called-engine", self.language, tile=tile), due=True))
        found += [
            Act(way, words.label(f"marker_{way}", self.language))
            for way in ("up", "down")
            if position.ruling(Marker(seat, way == "up")).allowed
        ]
        silent = position.game.unannounced(position)
        if position.ruling(Announce(seat)).allowed:
            found.append(Act("announce", words.label("announce", self.language)))
        if silent >= 0 and position.ruling(Claim(silent)).allowed:
            found.append(Act("claim", words.label("claim", self.language)))
        if position.game.has_boneyard:
            found.append(Act("draw", screen("called-drew", self.language)))
        label = "called-done" if self._has_laid(position) else "called-passed"
        found.append(Act("done", screen(label, self.language), due=position.legal() == [DONE]))
        return found

    def _has_laid(self, position: Position) -> bool:
        """Whether the player in turn has laid a tile in this turn."""
        match = self.table.referee.match
        before = match.before(len(match.events) - 1) if match.events else None
        return before is not None and before.turn == position.turn and isinstance(match.events[-1], Play | LayEngine)

    # -- touches --------------------------------------------------------------------------------------------

    def touch_end(self, end: int) -> None:
        """One end of a tile; the second completes it, and a third begins another one."""
        self.choices, self.refused = (), None
        self.ends = (end,) if len(self.ends) == 2 else (*self.ends, end)
        self.said = Said("asked", self.said.text if self.said.tone == "told" and len(self.ends) == 1 else "")
        position = self.position
        if len(self.ends) < 2 or position is None:
            self._light()
            return
        if not self.tiles:
            self._refuse_missing()
            return
        if position.stage == Stage.ENGINE and self.speaker == position.turn:
            self._call(LayEngine(self.tiles[0]))
            return
        self._light()
        self._ask_where(position)

    def touch_train(self, train: int, end: int | None = None) -> None:
        """Lay the tile there; `end` of the train where it has two, None if that was not said."""
        position = self.position
        if position is None or not self.tiles:
            return
        if self.speaker != position.turn:
            self._out_of_turn(position)
            return
        fits = [play for play in self.fits if play.train == train]
        at_end = [play for play in fits if end is None or play.spot == position.game.spot(train, end)]
        fits = at_end or fits
        if len(fits) > 1:
            self._ask(screen("called-which-way", self.language), [self._way(position, play) for play in fits])
            return
        spot = position.game.spot(train, end or 0)
        tile = next((each for each in self.tiles if each < 0 or not position.laid >> each & 1), self.tiles[0])
        self._call(fits[0] if fits else position.game.fitting_play(tile, spot, position.ends[spot]))

    def first_the_tile(self) -> None:
        """A train was touched before a tile."""
        if not self.ends:
            self.said = Said("asked", screen("called-touch-two", self.language))

    def take_back_end(self) -> None:
        """The last touch of the tile, back."""
        self.ends, self.choices = self.ends[:-1], ()
        self.said = Said("asked", "")
        self._light()

    def touch_unseen(self, double: bool) -> None:
        """A tile that nobody could read."""
        self.ends = (UNKNOWN_DOUBLE,) * 2 if double else (UNKNOWN,) * 2
        self.choices, self.refused = (), None
        self.said = Said("asked", screen("called-where-unseen", self.language))

    def touch_seat(self, seat: int) -> None:
        """Somebody speaks who is not awaited; touched again, he does not."""
        self._speaker = NOBODY if seat in (self._speaker, self.table.awaited.seat) else seat
        self.choices = ()
        self._light()
        if self.ends:
            position = self.position
            if position is not None and len(self.ends) == 2 and seat == position.turn:
                self._ask_where(position)

    def next_speaker(self, step: int) -> None:
        """The next player speaks, or the one before."""
        self.touch_seat((self.speaker + step) % len(self.names))

    def clear(self) -> bool:
        """Forget the touches so far; whether there were any."""
        was = bool(self.ends or self.choices or self._speaker >= 0)
        self.ends, self.choices, self._speaker, self.refused = (), (), NOBODY, None
        if was:
            self.said = Said("asked", "")
        self._light()
        return was

    def choose(self, index: int) -> None:
        """One of the choices."""
        if index >= len(self.choices):
            return
        choice, self.choices = self.choices[index], ()
        ends = self.ends
        for move in choice.moves:
            if not self.table.call(move).allowed:
                return
        if choice.moves == (DONE,):
            # The turn that was not ended is over: what was touched meanwhile still counts.
            self.ends = ends
            position = self.position
            if len(ends) == 2 and position is not None:
                self._ask_where(position)
                self._light()

    def do(self, name: str) -> None:
        """One of `acts`, or `undo` and `redo`."""
        position, seat = self.position, self.speaker
        self.choices = ()
        match name:
            case "undo":
                self._undo()
            case "redo":
                self.table.redo()
            case _ if position is None:
                return
            case "lay" if len({play.train for play in self.fits}) == 1:
                self.touch_train(self.fits[0].train)
            case "engine":
                engine = next((move for move in position.legal() if isinstance(move, LayEngine)), None)
                self._call(engine or DONE)
            case "draw" | "done" if seat != position.turn:
                self._out_of_turn(position)
            case "draw" | "done":
                self._call(DRAW if name == "draw" else DONE)
            case "penalty":
                self._call(Penalty(UNKNOWN))
            case "up" | "down":
                self._call(Marker(seat, name == "up"))
            case "announce":
                self._call(Announce(seat))
            case "claim":
                silent = position.game.unannounced(position)
                self._call(Claim(silent if silent >= 0 else seat))

    # -- questions of the table -----------------------------------------------------------------------------

    def answer(self, seat: int) -> None:
        """A player for an answer, or nobody: who leads, or who holds or finds the engine."""
        match self.table.awaited.what:
            case "leader":
                self.table.begin(seat if seat >= 0 else None)
                if seat >= 0 and seat in self.table.holders:
                    # Who leads is who holds the engine: that has been said, and is not asked again.
                    self.table.deal(seat)
            case "holder" | "finder" if seat in self.table.holders:
                self.table.deal(seat)

    def go_on(self) -> None:
        """All have their tiles."""
        match self.table.awaited.what:
            case "next":
                self.table.begin()
            case "deal":
                self.table.deal()

    def tell_end(self, end: int) -> None:
        """One end of a tile that is left in the hand that is told."""
        self.ends = (*self.ends[:1], end) if len(self.ends) < 2 else (end,)
        if len(self.ends) < 2:
            return
        free = [tile for tile in self.tiles if tile not in self.told]
        if not self.tiles:
            self._refuse_missing()
        elif not free:
            text = self.table.referee.game.tiles.text(self.tiles[0], which=False)
            self.said = Said("refused", screen("called-told-twice", self.language, tile=text))
        elif len(self.told) < self.left:
            self.told = (*self.told, free[0])
            self.said = Said("asked", "")
        self.ends = ()

    @property
    def left(self) -> int:
        """How many tiles the hand has that is to be told."""
        position, awaited = self.position, self.table.awaited
        return position.count(awaited.seat) if position is not None and awaited.what == "hand" else 0

    @property
    def only_sum(self) -> bool:
        """Whether a sum is all that can be told: of the double that a winner went out with (DT-16)."""
        position, awaited = self.position, self.table.awaited
        return position is not None and awaited.what == "hand" and awaited.seat == position.winner

    def tell_digit(self, digit: int) -> None:
        """One more digit of the sum."""
        self.digits = (self.digits + str(digit)).lstrip("0")[:MOST_DIGITS] or "0"

    def take_last(self) -> None:
        """Takes back the last touch of a hand or a sum."""
        if self.ends:
            self.ends = ()
        elif self.by_sum or self.only_sum:
            self.digits = self.digits[:-1]
        else:
            self.told = self.told[:-1]

    def tell_hand(self) -> None:
        """The hand as it was touched, or its sum."""
        seat = self.table.awaited.seat
        if self.table.awaited.what != "hand":
            return
        if self.by_sum or self.only_sum:
            if self.digits:
                self.table.call(Reveal(seat, 0, int(self.digits)))
        else:
            self.table.call(Reveal(seat, hand_of(self.told)))

    def touch(self, kind: str, what: str) -> None:
        """A control of the pad or of a question, by its name: `end:5`."""
        match kind:
            case "end" if self.in_play:
                self.touch_end(int(what))
            case "end":
                self.tell_end(int(what))
            case "digit":
                self.tell_digit(int(what))
            case "choice":
                self.choose(int(what))
            case "clear" if self.in_play:
                self.clear()
            case "clear" | "last":
                self.take_last()
            case "seat":
                self.answer(int(what))
            case "dealt":
                self.go_on()
            case "by-tiles" | "by-sum":
                self.by_sum = kind == "by-sum"
            case "tell":
                self.tell_hand()
            case _:
                self.do(kind)

    # -- the hub --------------------------------------------------------------------------------------------

    def heard(self, events: Sequence[HubEvent]) -> None:
        """What the hub tells."""
        for event in events:
            if isinstance(event, Lost | Troubled):
                text = event.reason if isinstance(event, Lost) else event.text
                self.said = Said("told", words.label("no_hub", self.language), text)
            self.table.heard(event)

    # -- answers --------------------------------------------------------------------------------------------

    def _call(self, move: Move) -> None:
        self.table.call(move)

    def _undo(self) -> None:
        try:
            self.table.undo()
        except UndoError:
            self.said = Said("refused", screen("called-nothing-to-undo", self.language))

    def _answered(self, answer: Answer) -> None:
        referee = self.table.referee
        game, names = referee.game, referee.names
        if not answer.allowed:
            text = words.refusal(answer.ruling, game, names, self.language)
            first, _, rest = text.partition(". ")
            facts = " ".join(fact_of_hand(referee, answer, self.language))
            self.said = Said("refused", f"{first}." if rest else first, facts or rest)
            train = getattr(answer.call, "train", None)
            self.refused = None if train is None else (train, self.now)
            return
        self.ends, self.choices, self.told, self.digits = (), (), (), ""
        self._speaker, self.refused = NOBODY, None
        if answer.taken_back:
            back = [words.said(each.event, each.before, game, each.names, self.language) for each in answer.taken_back]
            self.said = Said("told", words.undone(back, self.language))
            return
        heard = [each for each in answer.happened if not isinstance(each.event, Begin)]
        if not heard:
            return
        last = heard[-1]
        text = words.said(last.event, last.before, game, last.names or names, self.language)
        trusted = ""
        if answer.ruling.on_trust and not isinstance(last.event, Deal):
            told = words.trusted(answer.ruling.trusted, answer.call, last.seat, game, names, self.language)  # type: ignore[arg-type]
            trusted = " ".join(told)
        self.said = Said("told", f"{text}.", trusted)
        if referee.match.position is None and referee.match.results:
            self.said = Said("told", self.said.text, " ".join(round_audited(referee, self.language)))

    def _refuse_missing(self) -> None:
        game = self.table.referee.game
        text = "-".join(game.tiles.end_text(end) for end in self.ends)
        self.said = Said("refused", called("not-in-set", self.language, tile=text, set=game.tiles.name))
        self.ends = ()

    def _out_of_turn(self, position: Position) -> None:
        seat, turn = self.names[self.speaker], self.names[position.turn]
        self.table.not_now(self.speaker)
        if position.ruling(DONE).allowed:
            text = screen("called-not-ended", self.language, seat=seat, turn=turn)
            self._ask(text, [Choice(screen("called-is-done", self.language, turn=turn), (DONE,))], "refused")
            return
        task = words.task(position, self.names, self.language)
        self.said = Said("refused", screen("called-not-yet", self.language, seat=seat, turn=turn), task)

    def _ask_where(self, position: Position) -> None:
        """What is to be touched now that the tile is known."""
        tile = position.game.tiles.text(self.tiles[0], which=False)
        if all(each >= 0 and position.laid >> each & 1 for each in self.tiles):
            self.said = Said("refused", screen("called-lies", self.language, tile=tile))
            return
        if self.speaker != position.turn:
            self.said = Said("asked", screen("called-where", self.language, tile=tile))
            return
        trains = dict.fromkeys(play.train for play in self.fits)
        named = [train_called(position, train, self.names, self.language) for train in trains]
        if not named:
            seat = self.names[self.speaker]
            self.said = Said("refused", screen("called-fits-none", self.language, tile=tile, seat=seat))
            return
        text = screen("called-where", self.language, tile=tile)
        if len(named) == 1:
            self.said = Said("asked", text, screen("called-fits-one", self.language, train=named[0]))
            return
        self.said = Said("asked", text, screen("called-fits", self.language, trains=all_of(named, self.language)))

    def _way(self, position: Position, play: Play) -> Choice:
        """How a tile may lie, where there is more than one way."""
        game = position.game
        train = train_called(position, play.train, self.names, self.language)
        if game.ends_per_train == 2:
            label = screen(f"called-{ENDS[play.spot % 2]}", self.language, train=train)
        else:
            label = screen("called-opens", self.language, end=game.tiles.end_text(play.opens))
        return Choice(label, (play,), (play.joined, play.opens))

    def _ask(self, text: str, choices: list[Choice], tone: Tone = "asked") -> None:
        self.choices = tuple(choices)
        self.said = Said(tone, text, any_of([choice.label for choice in choices], self.language))

    def _light(self) -> None:
        """The lamps of the trains that the tile fits."""
        self.table.pick({play.train for play in self.fits})
