"""A call that is made by touch: a tile end by end, its train, another speaker, and what several meanings ask for.

Nothing is ruled here. The position says which plays are possible; what cannot be is called, too, because the refusal
gives the reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import assert_never

from roundhouse import actions
from roundhouse.actions import CallAtOnce
from roundhouse.actions.action import TileEnd, TrainEnd
from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Penalty, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Ambiguous, TableError
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Train, counted
from roundhouse.presenters.available import turn_offers
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.permissions import calls_for_all
from roundhouse.presenters.real_tiles.called_input import (
    CallMeaning,
    TileEntry,
    fitting_plays,
    joined_end,
    side_label,
    turn_end_meaning,
    where_prompt,
    which_question,
)
from roundhouse.presenters.table.announcement import about_train, localized, no_announcement, not_in_set, out_of_turn
from roundhouse.presenters.table.typed_calls import not_understood, several_tiles
from roundhouse.presenters.views import Announcement, MessageTone
from roundhouse.referee.calls import Call
from roundhouse.referee.modes.call_interpreter import OutOfTurn


class CallEntry:
    """`tile` is entered end by end, `choices` are what the last touch can mean.

    A train may be touched before its tile: the number that is open there is then one end of the tile.
    """

    def __init__(self, context: PresenterContext) -> None:
        self._context, self._session = context, context.session
        self.tile = TileEntry(context.referee.game)
        self.choices: tuple[CallMeaning, ...] = ()
        self._speaker: Seat | None = None
        self._spot: int | None = None

    @property
    def speaker(self) -> Seat:
        """The seat that makes the next call: the awaited one, or that of this front end; unless another was touched."""
        own = self._context.hot_seat.viewer if self.alone else None
        named = (self._speaker, own, self._session.mode.awaited.seat)
        return next((seat for seat in named if seat is not None), Seat(0))

    @property
    def alone(self) -> bool:
        """Whether this front end is one person's, who calls for nobody else."""
        hot_seat = self._context.hot_seat
        return hot_seat.own and not calls_for_all(self._session, hot_seat)

    @property
    def fits(self) -> list[Play]:
        """The plays by which the tile may be laid by the player in turn: of tiles that look the same, one of them."""
        position = self._context.referee.position
        if position is None or self.speaker != position.turn:
            return []
        return fitting_plays(position, self.tile.tiles)

    @property
    def train(self) -> tuple[Train, TrainEnd] | None:
        """The train that was touched before its tile, and the end of it."""
        if self._spot is None:
            return None
        train, end = divmod(self._spot, self._context.referee.game.ends_per_train)
        return Train(train), TrainEnd(end)

    @property
    def touched(self) -> bool:
        return bool(self.tile.ends or self.choices or self._speaker is not None or self._spot is not None)

    # -- one touch, or a sentence ----------------------------------------------------------------------------

    def at_once(self, action: CallAtOnce) -> None:
        """The calls that take one touch."""
        session, seat, position = self._session, self.speaker, self._context.referee.position
        self.forget_choices()
        if position is None:
            return
        match action:
            case actions.LayTile():
                if len({play.train for play in self.fits}) == 1:
                    self.lay_on(Train(self.fits[0].train))
            case actions.LayEngine():
                engine = next((move for move in position.legal() if isinstance(move, LayEngine)), None)
                session.call(engine or DONE)
            case actions.Draw() | actions.DrawAndPass() | actions.Done() if seat != position.turn:
                self._out_of_turn(position, seat)
            case actions.Draw():
                session.call(Penalty(UNKNOWN) if position.stage == Stage.PENALTY else DRAW)
            case actions.DrawAndPass():
                if session.call(DRAW).allowed:
                    session.call(DONE)
            case actions.Done():
                session.call(DONE)
            case actions.MarkerUp() | actions.MarkerDown():
                session.call(Marker(seat, isinstance(action, actions.MarkerUp)))
            case actions.Announce():
                own = position.ruling(Announce(seat)).allowed
                session.call(Announce(seat if own else counted(session.last_tile.silent)))
            case actions.Claim():
                silent = position.game.unannounced(position)
                session.call(Claim(silent if silent >= 0 else seat))
            case _:
                assert_never(action)

    def say(self, text: str) -> None:
        """Make the calls of a typed sentence, or ask which meaning it has."""
        session, names = self._session, self._context.referee.names
        self.forget_choices()
        try:
            answers = session.call_text(text)
        except Ambiguous as error:
            typed = ((partial(from_notation, line=said, names=names), said) for said in error.meanings)
            self.choices = tuple(CallMeaning(label, said=said) for label, said in typed)
            self._context.say(partial(_which, said=error.said, names=names))
        except OutOfTurn as error:
            self._out_of_turn(error.at, error.seat, text)
        except TableError as error:
            self._context.say(not_understood(error, session))
        else:
            if not answers[-1].allowed and several_tiles(session, text):
                self._context.say(localized("refused", "none-of-it", Texts.called))

    # -- a tile and its train --------------------------------------------------------------------------------

    def enter(self, end: TileEnd) -> None:
        """One end of a tile; the second completes it, and a third begins another one."""
        context, position = self._context, self._context.referee.position
        self._begin_anew()
        if self.tile.whole:
            self._begin_tile()
        self.tile.touch(end)
        before, last = context.last.message, context.last.announcement
        if last is not None and last.tone == "info" and len(self.tile.ends) == 1:
            context.say(lambda texts: _still_read(before(texts)))
        else:
            context.say(no_announcement)
        if not self.tile.whole or position is None:
            self._light()
            return
        if not self.tile.tiles:
            context.say(not_in_set(context.referee.game, self.tile.text))
            self._begin_tile()
            return
        if position.stage == Stage.ENGINE and self.speaker == position.turn:
            self._session.call(LayEngine(self.tile.tiles[0]))
            return
        self._light()
        self._ask_where(position)

    def lay_on(self, train: Train, end: TrainEnd | None = None) -> None:
        """Lay the tile there, on this `end` of the train where it has two; without one, it is the next tile's train."""
        position = self._context.referee.position
        if position is None:
            return
        if not self.tile.whole:
            self._choose_train(position, train, end or TrainEnd(0))
            return
        if self.speaker != position.turn:
            self._out_of_turn(position, self.speaker)
            return
        fits = [play for play in self.fits if play.train == train]
        at_end = [play for play in fits if end is None or play.spot == position.game.spot(train, end)]
        fits = at_end or fits
        if len(fits) > 1:
            names = self._context.referee.names
            self._ask([side_label(position, play, names) for play in fits], "called-which-way")
            return
        spot = position.game.spot(train, end or 0)
        tiles = self.tile.tiles
        tile = next((each for each in tiles if each < 0 or not position.laid >> each & 1), tiles[0])
        self._session.call(fits[0] if fits else position.game.fitting_play(tile, spot, position.ends[spot]))

    def _choose_train(self, position: Position, train: Train, end: TrainEnd) -> None:
        """The next tile lies there: with the number that is open, one more number is the tile, also one that was
        touched before. Touched again, the train is let go."""
        first, spot = self.tile.ends if self._spot is None else (), position.game.spot(train, end)
        self._begin_anew()
        self._spot = None if spot == self._spot or not Stage.TURN <= position.stage <= Stage.MAY_CONTINUE else spot
        self._begin_tile()
        self._context.say(about_train(position, train, self._context.referee.names, known=bool(self.tile.ends)))
        if self._spot is not None and first:
            self.enter(*first)
        self._light()

    def _begin_tile(self) -> None:
        """No number of the tile is known but the one against the train that was touched."""
        position = self._context.referee.position
        self.tile.enter(() if position is None or self._spot is None else joined_end(position, self._spot))

    def let_speak(self, seat: Seat) -> None:
        """Let another player speak than the one awaited; touched again, take that back."""
        self._speaker = None if seat in (self._speaker, self._session.mode.awaited.seat) else seat
        self.choices = ()
        self._light()
        position = self._context.referee.position
        if self.tile.whole and position is not None and seat == position.turn:
            self._ask_where(position)

    def erase(self) -> None:
        """Without the last touch."""
        if self._spot is None:
            self.tile.take_back()
        else:
            self._spot = self._spot if self.tile.whole else None
            self._begin_tile()
        self.choices = ()
        self._context.say(no_announcement)
        self._light()

    def enter_unseen(self, *, double: bool) -> None:
        self.tile.unseen(double)
        self._begin_anew()
        if self.train is not None:
            self.lay_on(*self.train)
            return
        self._context.say(localized("asked", "called-where-unseen"))

    def clear(self) -> None:
        if self.touched:
            self._context.say(no_announcement)
        self.tile.clear()
        self._speaker = self._spot = None
        self._begin_anew()
        self._light()

    def answered(self) -> None:
        """A call was taken: the next one is somebody else's, or another."""
        self.choices, self._speaker, self._spot = (), None, None

    def correct(self, call: Call | None) -> None:
        """Begin with this call: another number is another tile on the same train, another train has the same tile."""
        self.clear()
        if isinstance(call, Play):
            self._spot = call.spot
            self.tile.enter((TileEnd(call.joined), TileEnd(call.opens)))

    @property
    def corrects(self) -> bool:
        """Whether a whole tile on a train is only to be changed."""
        return self.tile.whole and self._spot is not None

    # -- what it can mean ------------------------------------------------------------------------------------

    def forget_choices(self) -> None:
        self.choices = ()

    def _begin_anew(self) -> None:
        """Forget what was asked and refused before."""
        self.forget_choices()
        self._context.refuse(None)

    def choose(self, index: int) -> None:
        if index >= len(self.choices):
            return
        choice, self.choices, ends, spot = self.choices[index], (), self.tile.ends, self._spot
        for move in choice.moves:
            if not self._session.call(move).allowed:
                return
        position = self._context.referee.position
        if choice.moves == (DONE,):
            # The turn that was not ended is over: what was touched meanwhile still counts.
            self.tile.enter(ends)
            self._spot = spot
            if self.tile.whole and position is not None:
                self._ask_where(position)
                self._light()
        if choice.said:
            self.say(choice.said)

    def _out_of_turn(self, position: Position, speaker: Seat, text: str = "") -> None:
        """Answer a call made out of turn: perhaps the player in turn forgot to say that the turn is over.

        A typed call is made once that is said.
        """
        names = self._context.referee.names
        self._session.output.flash_refusal(speaker)
        if position.ruling(DONE).allowed:
            seat, turn = names[speaker], names[position.turn]
            self._ask([turn_end_meaning(turn, text)], "called-not-ended", "refused", seat=seat, turn=turn)
            return
        self._context.say(out_of_turn(position, speaker, names))

    def _ask_where(self, position: Position) -> None:
        """Ask for the train, now that the tile is known; unless it was touched before."""
        if self.train is not None:
            self.lay_on(*self.train)
            return
        self._context.say(where_prompt(position, self.tile.tiles, self.speaker, self._context.referee.names))

    def _ask(self, choices: list[CallMeaning], key: str, tone: MessageTone = "asked", **facts: object) -> None:
        self.choices = tuple(choices)
        self._context.say(which_question(choices, key, tone, **facts))

    def _light(self) -> None:
        """The lamps of the trains that the tile fits, or of the one that waits for it."""
        trains = {play.train for play in self.fits} if self.train is None else {self.train[0]}
        self._session.output.show_fitting(trains)

    # -- what is offered -------------------------------------------------------------------------------------

    def offers(self, texts: Texts) -> Iterator[Offer]:
        """The tiles and trains that may be touched in a turn."""
        yield from turn_offers(texts, self._session, self.speaker, self.fits, alone=self.alone)
        yield from (Offer(kind, "") for kind in (actions.EnterEnd, actions.ChooseTrain, actions.LetSpeak))
        yield offered(texts, actions.Erase(), enabled=bool(self.tile.ends) or self._spot is not None)
        yield offered(texts, actions.Clear())


def _still_read(last: Announcement | None) -> Announcement | None:
    """The last answer stays on the screen while the next tile is entered."""
    return None if last is None else Announcement("asked", last.title)


def _which(texts: Texts, said: str, names: Sequence[str]) -> Announcement:
    return Announcement("refused", texts.called("which", said=from_notation(texts, said, names)))
