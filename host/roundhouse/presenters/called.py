"""A called table at a screen: touches become calls, and every answer is kept to be shown.

Nothing is ruled here: what may be laid and what may be said is asked of the position, and whatever is touched goes to
the referee, whose refusal says why not.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.moves import DONE, LayEngine, Play
from roundhouse.games.position import Position, Stage
from roundhouse.hub.events import HubEvent
from roundhouse.presenters.announcement import (
    Said,
    Saying,
    Tone,
    answered,
    not_in_set,
    not_yet,
    nothing,
    of_hub,
    saying,
)
from roundhouse.presenters.hand_report import Telling
from roundhouse.presenters.hub_notices import LastNews
from roundhouse.presenters.localized_message import Speech
from roundhouse.presenters.nudge_timer import Patience
from roundhouse.presenters.play_choices import Choice, fitting, is_done, way_of, where_to, which
from roundhouse.presenters.tile_entry import TouchedTile
from roundhouse.referee import Answer, TableSession, UndoError
from roundhouse.referee.awaited import NOBODY


class Calling:
    """One called table with whoever stands at its screen.

    `speech` is what was answered last, `tile` the one that is being touched, `choices` what the last touch can mean,
    `telling` the hand that is told at the round's end; `refused` is the train that the last answer was about, and when.
    """

    def __init__(self, table: TableSession, language: str = "en") -> None:
        self.table = table
        self.speech = Speech(language, nothing)
        self.tile = TouchedTile(table.referee.game)
        self.telling = Telling(table, self.tile)
        self.choices: tuple[Choice, ...] = ()
        self.refused: tuple[int, int] | None = None
        self.now = 0
        self.leaving = False
        self.patience = Patience(table)
        self._speaker = NOBODY
        self._hub_news = LastNews()
        table.on_answer = self._answered

    # -- what there is --------------------------------------------------------------------------------------

    @property
    def said(self) -> Said:
        """The last answer."""
        return self.speech.now

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
    def fits(self) -> list[Play]:
        """Where the tile may be laid by the player in turn: of tiles that look the same, one of them."""
        position = self.position
        if position is None or self.speaker != position.turn:
            return []
        return fitting(position, self.tile.tiles)

    # -- a tile is called -----------------------------------------------------------------------------------

    def touch_end(self, end: int) -> None:
        """One end of a tile; the second completes it, and a third begins another one."""
        self.choices, self.refused = (), None
        self.tile.touch(end)
        before = self.speech.saying
        heard = self.said.tone == "told" and len(self.tile.ends) == 1
        self._say((lambda language: Said("asked", before(language).text)) if heard else nothing)
        position = self.position
        if not self.tile.whole or position is None:
            self._light()
            return
        if not self.tile.tiles:
            self._say(not_in_set(self.table.referee.game, self.tile.text))
            self.tile.clear()
            return
        if position.stage == Stage.ENGINE and self.speaker == position.turn:
            self.table.call(LayEngine(self.tile.tiles[0]))
            return
        self._light()
        self._ask_where(position)

    def touch_train(self, train: int, end: int | None = None) -> None:
        """Lay the tile there; `end` of the train where it has two, None if that was not said."""
        position = self.position
        if position is None:
            return
        if not self.tile.tiles:
            if not self.tile.ends:
                self._say(saying("asked", "called-touch-two"))
            return
        if self.speaker != position.turn:
            self.out_of_turn(position)
            return
        fits = [play for play in self.fits if play.train == train]
        at_end = [play for play in fits if end is None or play.spot == position.game.spot(train, end)]
        fits = at_end or fits
        if len(fits) > 1:
            self._ask([way_of(position, play, self.names) for play in fits], "called-which-way")
            return
        spot = position.game.spot(train, end or 0)
        tiles = self.tile.tiles
        tile = next((each for each in tiles if each < 0 or not position.laid >> each & 1), tiles[0])
        self.table.call(fits[0] if fits else position.game.fitting_play(tile, spot, position.ends[spot]))

    def take_back_end(self) -> None:
        """The last touch of the tile, back."""
        self.tile.take_back()
        self.choices = ()
        self._say(nothing)
        self._light()

    def touch_unseen(self, double: bool) -> None:
        """A tile that nobody could read."""
        self.tile.unseen(double)
        self.choices, self.refused = (), None
        self._say(saying("asked", "called-where-unseen"))

    def touch_seat(self, seat: int) -> None:
        """Somebody speaks who is not awaited; touched again, he does not."""
        self._speaker = NOBODY if seat in (self._speaker, self.table.awaited.seat) else seat
        self.choices = ()
        self._light()
        position = self.position
        if self.tile.whole and position is not None and seat == position.turn:
            self._ask_where(position)

    def next_speaker(self, step: int) -> None:
        """The next player speaks, or the one before."""
        self.touch_seat((self.speaker + step) % len(self.names))

    def clear(self) -> bool:
        """Forget the touches so far; whether there were any."""
        was = bool(self.tile.ends or self.choices or self._speaker >= 0)
        self.tile.clear()
        self.choices, self._speaker, self.refused = (), NOBODY, None
        if was:
            self._say(nothing)
        self._light()
        return was

    def choose(self, index: int) -> None:
        """One of the choices."""
        if index >= len(self.choices):
            return
        choice, self.choices = self.choices[index], ()
        ends = self.tile.ends
        for move in choice.moves:
            if not self.table.call(move).allowed:
                return
        if choice.moves == (DONE,):
            # The turn that was not ended is over: what was touched meanwhile still counts.
            self.tile.ends = ends
            position = self.position
            if self.tile.whole and position is not None:
                self._ask_where(position)
                self._light()

    def out_of_turn(self, position: Position) -> None:
        """Somebody speaks before his turn: perhaps the one before has not said that he is done."""
        seat, turn = self.names[self.speaker], self.names[position.turn]
        self.table.not_now(self.speaker)
        if position.ruling(DONE).allowed:
            self._ask([is_done(turn)], "called-not-ended", "refused", seat=seat, turn=turn)
            return
        self._say(not_yet(position, self.speaker, self.names))

    def undo(self) -> None:
        """The last call, back."""
        try:
            self.table.undo()
        except UndoError:
            self._say(saying("refused", "called-nothing-to-undo"))

    # -- hands are told -------------------------------------------------------------------------------------

    def tell_end(self, end: int) -> None:
        """One end of a tile that is left in the hand that is told."""
        said = self.telling.touch_end(end)
        if said is not None:
            self._say(said)

    def tell_hand(self) -> None:
        """The hand as it was touched, or its sum."""
        call = self.telling.call
        if call is not None:
            self.table.call(call)

    def heard(self, events: Sequence[HubEvent]) -> None:
        """What the hub tells."""
        for event in events:
            self.heard_of_hub(event)
            self.table.heard(event)

    def heard_of_hub(self, event: HubEvent) -> None:
        """The hub itself is news where it has gone, complains, or is there again."""
        if (news := self._hub_news.worth(event, self.speech.saying)) is not None:
            self._say(of_hub(news))
            self._hub_news.was(self.speech.saying)

    # -- what is said ---------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        if answer.allowed:
            self.tile.clear()
            self.telling.clear()
            self.choices, self._speaker, self.refused = (), NOBODY, None
        else:
            train = getattr(answer.call, "train", None)
            self.refused = None if train is None else (train, self.now)
        said = answered(answer, self.table.referee)
        if said is not None:
            self._say(said)

    def _ask_where(self, position: Position) -> None:
        """What is to be touched now that the tile is known."""
        self._say(where_to(position, self.tile.tiles, self.speaker, self.names))

    def _ask(self, choices: list[Choice], sentence: str, tone: Tone = "asked", **facts: object) -> None:
        """Ask which of several is meant."""
        self.choices = tuple(choices)
        self._say(which(choices, sentence, tone, **facts))

    def _say(self, saying: Saying) -> None:
        self.speech.say(saying)

    def _light(self) -> None:
        """The lamps of the trains that the tile fits."""
        self.table.pick({play.train for play in self.fits})
