"""A table of real tiles at a screen: touches become calls, and every answer is kept to be shown.

Nothing is ruled here. The position says which plays and calls are possible; every touch goes to the referee, whose
refusal gives the reason.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.match import Stop
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Penalty, Play
from roundhouse.games.position import Position, Stage
from roundhouse.hub.events import Pressed
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.actions import MARKERS, further_actions, question_actions, turn_actions
from roundhouse.presenters.announcement import (
    LocalizedAnnouncement,
    answer_to_all,
    not_in_set,
    not_yet,
    nothing,
    sentence,
)
from roundhouse.presenters.called_input import Choice, HandReport, TileEntry, fitting, is_done, way_of, where_to, which
from roundhouse.presenters.front import Front
from roundhouse.presenters.prompts import prompt_of, question_of, standings_of
from roundhouse.presenters.table_view import ViewState, table_view
from roundhouse.presenters.tile_orientation import end_shown
from roundhouse.presenters.views import Action, Announcement, TablePage, TableView, Tone
from roundhouse.referee import Answer, TableSession, UndoError
from roundhouse.referee.awaited import NOBODY

ANY_END: Final = -1
"""No end of a train was named."""


class CalledControls:
    """See `Controls`. `tile` is entered end by end, `choices` are what the last touch can mean."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._session = front.session
        self.tile = TileEntry(front.referee.game)
        self.report = HandReport(front.session, self.tile)
        self.choices: tuple[Choice, ...] = ()
        self._speaker = NOBODY

    @property
    def speaker(self) -> int:
        """The seat that makes the next call: the awaited one, unless another was touched."""
        return self._speaker if self._speaker >= 0 else max(0, self._session.awaited.seat)

    @property
    def fits(self) -> list[Play]:
        """Where the tile may be laid by the player in turn: of tiles that look the same, one of them."""
        position = self._front.referee.position
        if position is None or self.speaker != position.turn:
            return []
        return fitting(position, self.tile.tiles)

    # -- what happened ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        """See `Controls`."""
        self._front.note_refusal(answer)
        if answer.allowed:
            self.tile.clear()
            self.report.clear()
            self.choices, self._speaker = (), NOBODY
        said = answer_to_all(answer, self._front.referee)
        if said is not None:
            self._front.say(said)

    def press(self, press: Pressed) -> None:
        """See `Controls`."""
        self._session.heard(press)

    def look(self) -> None:
        """See `Controls`: all look at this screen."""

    # -- what is touched -------------------------------------------------------------------------------------

    def do(self, kind: str, values: tuple[int, ...]) -> None:
        """See `Controls`."""
        session, in_turn = self._session, self._session.awaited.in_turn
        value = values[0] if values else 0
        match kind:
            case "end" if in_turn:
                self._enter_end(value)
            case "end":
                self._say_or_not(self.report.enter(value))
            case "train":
                two_ends = self._front.referee.game.ends_per_train == 2 and len(values) > 1
                end = end_shown(self._front.referee.game, value, values[1]) if two_ends else ANY_END
                self._choose_train(value, end)
            case "erase" if in_turn:
                self.tile.take_back()
                self.choices = ()
                self._front.say(nothing)
                self._light()
            case "erase":
                self.report.take_back()
            case "clear" if in_turn:
                self._clear()
            case "clear":
                self.report.take_back()
            case "unseen" | "unseen-double":
                self.tile.unseen(double=kind == "unseen-double")
                self.choices, self._front.refused_train = (), None
                self._front.say(sentence("asked", "called-where-unseen"))
            case "speaker":
                self._let_speak(value)
            case "choice":
                self._choose(value)
            case "seat":
                session.answer(value)
            case "dealt":
                session.go_on()
            case "digit":
                self.report.type_digit(value)
            case "by-tiles" | "by-sum":
                self.report.by_sum = kind == "by-sum"
            case "tell":
                if (call := self.report.call) is not None:
                    session.call(call)
            case "stop":
                session.call(Stop())
            case _:
                self.choices = ()
                self._say_at_once(kind)

    def _say_at_once(self, kind: str) -> None:
        """The calls that take one touch."""
        session, position, seat = self._session, self._front.referee.position, self.speaker
        match kind:
            case "undo":
                try:
                    session.undo()
                except UndoError:
                    self._front.say(sentence("refused", "called-nothing-to-undo"))
            case "redo":
                session.redo()
            case _ if position is None:
                return
            case "lay" if len({play.train for play in self.fits}) == 1:
                self._choose_train(self.fits[0].train, ANY_END)
            case "engine":
                engine = next((move for move in position.legal() if isinstance(move, LayEngine)), None)
                session.call(engine or DONE)
            case "draw" | "done" if seat != position.turn:
                self._out_of_turn(position)
            case "draw" | "done":
                session.call(DRAW if kind == "draw" else DONE)
            case "penalty":
                session.call(Penalty(UNKNOWN))
            case "marker-up" | "marker-down":
                session.call(Marker(seat, MARKERS[kind]))
            case "announce":
                session.call(Announce(seat))
            case "claim":
                silent = position.game.unannounced(position)
                session.call(Claim(silent if silent >= 0 else seat))

    def _enter_end(self, end: int) -> None:
        """One end of a tile; the second completes it, and a third begins another one."""
        front, position = self._front, self._front.referee.position
        self.choices, front.refused_train = (), None
        self.tile.touch(end)
        before, last = front.last.message, front.last.now
        if last is not None and last.tone == "info" and len(self.tile.ends) == 1:
            front.say(lambda language: _asked(before(language)))
        else:
            front.say(nothing)
        if not self.tile.whole or position is None:
            self._light()
            return
        if not self.tile.tiles:
            front.say(not_in_set(front.referee.game, self.tile.text))
            self.tile.clear()
            return
        if position.stage == Stage.ENGINE and self.speaker == position.turn:
            self._session.call(LayEngine(self.tile.tiles[0]))
            return
        self._light()
        self._ask_where(position)

    def _choose_train(self, train: int, end: int) -> None:
        """Lay the tile there, on this `end` of the train where it has two."""
        position = self._front.referee.position
        if position is None:
            return
        if not self.tile.tiles:
            if not self.tile.ends:
                self._front.say(sentence("asked", "called-touch-two"))
            return
        if self.speaker != position.turn:
            self._out_of_turn(position)
            return
        fits = [play for play in self.fits if play.train == train]
        at_end = [play for play in fits if end == ANY_END or play.spot == position.game.spot(train, end)]
        fits = at_end or fits
        if len(fits) > 1:
            names = self._front.referee.names
            self._ask([way_of(position, play, names) for play in fits], "called-which-way")
            return
        spot = position.game.spot(train, max(0, end))
        tiles = self.tile.tiles
        tile = next((each for each in tiles if each < 0 or not position.laid >> each & 1), tiles[0])
        self._session.call(fits[0] if fits else position.game.fitting_play(tile, spot, position.ends[spot]))

    def _let_speak(self, seat: int) -> None:
        """Let another player speak than the one awaited; touched again, take that back."""
        self._speaker = NOBODY if seat in (self._speaker, self._session.awaited.seat) else seat
        self.choices = ()
        self._light()
        position = self._front.referee.position
        if self.tile.whole and position is not None and seat == position.turn:
            self._ask_where(position)

    def _clear(self) -> None:
        """Forget the touches so far."""
        if self.touched:
            self._front.say(nothing)
        self.tile.clear()
        self.choices, self._speaker, self._front.refused_train = (), NOBODY, None
        self._light()

    @property
    def touched(self) -> bool:
        """Whether there is something to forget."""
        return bool(self.tile.ends or self.choices or self._speaker >= 0)

    def _choose(self, index: int) -> None:
        """One of the choices."""
        if index >= len(self.choices):
            return
        choice, self.choices = self.choices[index], ()
        ends = self.tile.ends
        for move in choice.moves:
            if not self._session.call(move).allowed:
                return
        if choice.moves == (DONE,):
            # The turn that was not ended is over: what was touched meanwhile still counts.
            self.tile.ends = ends
            position = self._front.referee.position
            if self.tile.whole and position is not None:
                self._ask_where(position)
                self._light()

    def _out_of_turn(self, position: Position) -> None:
        """Answer a call made out of turn: perhaps the player in turn forgot to say that the turn is over."""
        names = self._front.referee.names
        self._session.not_now(self.speaker)
        if position.ruling(DONE).allowed:
            seat, turn = names[self.speaker], names[position.turn]
            self._ask([is_done(turn)], "called-not-ended", "refused", seat=seat, turn=turn)
            return
        self._front.say(not_yet(position, self.speaker, names))

    def _ask_where(self, position: Position) -> None:
        """Ask for the train, now that the tile is known."""
        self._front.say(where_to(position, self.tile.tiles, self.speaker, self._front.referee.names))

    def _ask(self, choices: list[Choice], key: str, tone: Tone = "asked", **facts: object) -> None:
        """Ask which of several is meant."""
        self.choices = tuple(choices)
        self._front.say(which(choices, key, tone, **facts))

    def _say_or_not(self, message: LocalizedAnnouncement | None) -> None:
        if message is not None:
            self._front.say(message)

    def _light(self) -> None:
        """The lamps of the trains that the tile fits."""
        self._session.pick({play.train for play in self.fits})

    # -- what is shown ---------------------------------------------------------------------------------------

    def page(self) -> TablePage:
        """See `Controls`. No hand is visible."""
        front, session = self._front, self._session
        referee, language, awaited = front.referee, front.language, session.awaited
        last, report = front.last.now, self.report.view(language)
        return TablePage(
            session.revision,
            session.mode.name,
            NOBODY,
            awaited.what,
            prompt_of(session, awaited, language),
            last if last is not None or not awaited.in_turn else self._touch_next(language),
            self._actions(language),
            self._table(language),
            referee.names,
            awaited.in_turn,
            referee.position is not None,
            self.speaker,
            self.speaker == awaited.seat,
            self.tile.view(referee.position),
            report,
            question_of(session, report, last, language),
            standings_of(referee),
            touched=self.touched,
            has_boneyard=referee.game.has_boneyard,
            nudge=nudge_of(front),
        )

    def _touch_next(self, language: str) -> Announcement:
        return Announcement(
            "asked", screen_text("called-touch-second" if self.tile.ends else "called-touch-two", language)
        )

    def _table(self, language: str) -> TableView:
        """What lies on the table, and where the tile that was entered may go."""
        front, fits = self._front, self.fits
        train, at = front.refused_train or (None, 0)
        state = ViewState(
            Announcement("info", ""), fits[0].tile if fits else UNKNOWN, refused_train=train, refused_at=at,
            hand_shown=False,
        )  # fmt: skip
        return replace(table_view(front.referee, self.speaker, state, language), pad=True)

    def _actions(self, language: str) -> tuple[Action, ...]:
        session, awaited = self._session, self._session.awaited
        found: list[Action] = []
        if awaited.in_turn:
            found += turn_actions(session, self.speaker, self.fits, language)
            found += [
                Action("end", "", takes="number"),
                Action("train", "", takes="tile and train"),
                Action("speaker", "", takes="number"),
                Action("erase", screen_text("called-clear", language), enabled=bool(self.tile.ends)),
                *(
                    Action(f"choice:{index}", choice.label(language), primary=not index)
                    for index, choice in enumerate(self.choices)
                ),
                Action("clear", screen_text("called-clear", language)),
            ]
        elif awaited.what == "hand":
            found += report_actions(session, self.report, language)
        else:
            found += question_actions(session, language)
        return (*found, *further_actions(session, language))


def report_actions(session: TableSession, report: HandReport, language: str) -> list[Action]:
    """The actions that report a hand."""
    view = report.view(language)
    if view is None:
        return []
    name = session.referee.names[session.awaited.seat]
    label = screen_text("called-told", language, seat=name, sum=view.worth)
    found = [Action("tell", label, view.whole, primary=True)]
    if not report.only_sum:
        found.append(Action("by-tiles", screen_text("called-by-tiles", language)))
        found.append(Action("by-sum", screen_text("called-by-sum", language)))
    entry = "digit" if report.sums else "end"
    erase = Action("erase", screen_text("called-last-back", language), view.begun)
    return [*found, Action(entry, "", takes="number"), Action("clear", erase.label), erase]


def nudge_of(front: Front) -> str:
    """The gentle reminder once a turn has taken long."""
    session, position = front.session, front.referee.position
    if not front.nudge_after or position is None or session.turn_ms < 1000 * front.nudge_after:
        return ""
    return screen_text("nudge", front.language, seat=front.referee.names[position.turn])


def _asked(last: Announcement | None) -> Announcement | None:
    """The last answer stays on the screen while the next tile is entered."""
    return None if last is None else Announcement("asked", last.title)
