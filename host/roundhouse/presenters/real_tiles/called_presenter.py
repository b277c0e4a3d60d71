"""A table of real tiles at a screen: touches become calls, and every answer is kept to be shown.

Nothing is ruled here. The position says which plays and calls are possible; every touch goes to the referee, whose
refusal gives the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, assert_never

from roundhouse import actions
from roundhouse.actions import CallAtOnce, CalledAction, TypedCorrection
from roundhouse.actions.action import TileEnd, TrainEnd
from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Penalty, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Ambiguous, TableError
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, TileId, Train, counted, number_of
from roundhouse.presenters.available import further_offers, question_offers, turn_offers
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.permissions import calls_for_all
from roundhouse.presenters.real_tiles.called_input import (
    CallMeaning,
    HandReport,
    TileEntry,
    fitting_plays,
    side_label,
    turn_end_meaning,
    where_prompt,
    which_question,
)
from roundhouse.presenters.real_tiles.corrections import amend_by_sentence, call_rows, settle_failed_call
from roundhouse.presenters.real_tiles.prompts import prompt_of, question_of, standings_of
from roundhouse.presenters.table.announcement import (
    LocalizedAnnouncement,
    answer_to_all,
    localized,
    no_announcement,
    not_in_set,
    out_of_turn,
)
from roundhouse.presenters.table.table_view import ViewState, table_view
from roundhouse.presenters.table.tile_orientation import end_shown
from roundhouse.presenters.table.transcript import LineTone, LogLine
from roundhouse.presenters.table.typed_calls import (
    explain,
    hint_about,
    not_understood,
    position_lines,
    several_tiles,
    trusted_lines,
    undo_or_refuse,
)
from roundhouse.presenters.views import Announcement, TablePage, TableView, Tone
from roundhouse.referee import Answer, TableSession, TakeSlot
from roundhouse.referee.modes.call_interpreter import OutOfTurn
from roundhouse.referee.modes.mode import asks_undo
from roundhouse.referee.seating import clockwise

ASKED_BESIDE: Final = (
    *(actions.Explain, actions.WhereFits, actions.WhoPlays, actions.SeeTrust),
    *(actions.Undo, actions.UndoSteps, actions.Redo, actions.RedoSteps),
)
"""Actions after which the last question is no longer waiting for its answer."""
TONE_OF_STATE: Final[dict[str, LineTone]] = {"fails": "refused", "waits": "note", "corrected": "info"}


class CalledPresenter:
    """See `ModePresenter`. `tile` is entered end by end, `choices` are what the last touch can mean."""

    def __init__(self, context: PresenterContext) -> None:
        self._context = context
        self._session = context.session
        self.tile = TileEntry(context.referee.game)
        self.report = HandReport(context.session, self.tile, context.hot_seat)
        self.choices: tuple[CallMeaning, ...] = ()
        self._speaker: Seat | None = None

    @property
    def speaker(self) -> Seat:
        """The seat that makes the next call: the awaited one, or that of this front end; unless another was touched."""
        own = self._context.hot_seat.viewer if self._alone else None
        named = (self._speaker, own, self._session.mode.awaited.seat)
        return next((seat for seat in named if seat is not None), Seat(0))

    @property
    def _alone(self) -> bool:
        """Whether this front end is one person's, who calls for nobody else."""
        hot_seat = self._context.hot_seat
        return hot_seat.own and not calls_for_all(self._session, hot_seat)

    @property
    def fits(self) -> list[Play]:
        """Where the tile may be laid by the player in turn: of tiles that look the same, one of them."""
        position = self._context.referee.position
        if position is None or self.speaker != position.turn:
            return []
        return fitting_plays(position, self.tile.tiles)

    # -- what happened ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        self._context.note_refusal(answer)
        if answer.allowed and not self.report.goes_on:
            self.tile.clear()
            self.report.clear()
        if answer.allowed:
            self.choices, self._speaker = (), None
        said = answer_to_all(answer, self._context.referee)
        if said is not None:
            self._context.show(said)

    def press(self, press: ButtonEvent) -> None:
        """See `ModePresenter`. Holding the engine down asks everybody to agree to an undo; doing it again agrees."""
        session = self._session
        if not asks_undo(press):
            unplaced = self._context.referee.seats_without_slot
            session.handle_hub_event(press)
            self.confirm_slot(unplaced)
        elif session.undo_requests.open is not None:
            session.undo_requests.agree(session.undo_requests.open.waits_for)
        elif self._context.referee.steps:
            session.undo_requests.ask(None)

    def confirm_slot(self, unplaced: tuple[Seat, ...]) -> None:
        """Confirm the slot of the first of these seats, if its player has one now; after the last one's, order the
        seats clockwise and say so."""
        referee = self._context.referee
        if not unplaced or unplaced[0] not in referee.reported_slots:
            return
        who, slot = referee.names[unplaced[0]], number_of(referee.reported_slots[unplaced[0]])
        calls = () if referee.seats_without_slot else clockwise(referee)
        for call in calls:
            self._session.call(call)
        names = referee.names

        def message(texts: Texts) -> Announcement:
            seated = texts.called("sits-here", seat=who, slot=slot)
            turned = texts.called("sits-clockwise", seats=texts.all_of(names)) if calls else ""
            return Announcement("info", seated, turned)

        self._context.say(message)

    def look(self) -> None:
        """See `ModePresenter`: all look at this screen."""

    # -- what is touched -------------------------------------------------------------------------------------

    def do(self, action: CalledAction) -> None:
        session, context, referee = self._session, self._context, self._context.referee
        in_turn = session.mode.awaited.in_turn
        if isinstance(action, ASKED_BESIDE):
            self.choices = ()
        match action:
            case actions.TypeCall(text):
                self._call(text)
            case actions.Explain(text):
                explain(context, text)
            case actions.WhereFits(text):
                if referee.position is not None:
                    context.say(hint_about(referee, referee.position, text))
            case actions.WhoPlays():
                if (position := referee.position) is not None:
                    context.report(lambda texts: position_lines(texts, referee, position))
            case actions.SeeTrust():
                context.report(lambda texts: trusted_lines(texts, referee))
            case actions.PlacePlayer(seat, slot):
                session.call(TakeSlot(seat, slot))
                self.confirm_slot((seat,))
            case actions.NextRound():
                session.mode.begin()
            case actions.Undo():
                undo_or_refuse(context)
            case actions.UndoSteps(steps):
                undo_or_refuse(context, steps)
            case actions.Redo():
                session.redo(1)
            case actions.RedoSteps(steps):
                session.redo(steps or session.history.redoable)
            case actions.EnterEnd(end):
                if in_turn:
                    self._enter_end(end)
                else:
                    self._say_or_not(self.report.enter(end))
            case actions.ChooseTrain(train, end):
                if end is None or referee.game.ends_per_train == 1:
                    self._choose_train(train)
                else:
                    self._choose_train(train, end_shown(referee.game, train, end))
            case actions.Erase():
                if in_turn:
                    self.tile.take_back()
                    self.choices = ()
                    context.say(no_announcement)
                    self._light()
                else:
                    self.report.take_back()
            case actions.Clear():
                if in_turn:
                    self._clear()
                else:
                    self.report.take_back()
            case actions.UnseenTile() | actions.UnseenDouble():
                self.tile.unseen(double=isinstance(action, actions.UnseenDouble))
                self.choices, context.refused_train = (), None
                context.say(localized("asked", "called-where-unseen"))
            case actions.LetSpeak(seat):
                self._let_speak(seat)
            case actions.CallForAll() | actions.CallForOneself():
                self._call_for_all(everybody=isinstance(action, actions.CallForAll))
            case actions.ChooseMeaning(index):
                self._choose(index)
            case actions.AnswerSeat(seat):
                session.mode.answer(seat)
            case actions.Dealt():
                session.mode.go_on()
            case actions.TypeDigit(digit):
                self.report.type_digit(digit)
            case actions.ReportTiles() | actions.ReportSum():
                self.report.by_sum = isinstance(action, actions.ReportSum)
            case actions.TellHand():
                if (call := self.report.call) is not None:
                    session.call(call)
            case actions.SeeCalls():
                context.report(lambda texts: _call_lines(texts, session))
            case actions.AmendByText() | actions.InsertByText() | actions.DeleteCall():
                self._amend(action)
            case actions.KeepFailedCall() | actions.RemoveFailedCall() | actions.RemoveLaterCalls():
                settle_failed_call(session, action)
            case actions.Quit() | actions.SeeScores():
                self.choices = ()  # the rest by the front end
            case _:
                self.choices = ()
                if referee.position is not None:
                    self._call_at_once(action, referee.position)

    def _call_at_once(self, action: CallAtOnce, position: Position) -> None:
        """The calls that take one touch."""
        session, seat = self._session, self.speaker
        match action:
            case actions.LayTile():
                if len({play.train for play in self.fits}) == 1:
                    self._choose_train(Train(self.fits[0].train))
            case actions.LayEngine():
                engine = next((move for move in position.legal() if isinstance(move, LayEngine)), None)
                session.call(engine or DONE)
            case actions.Draw() | actions.Done() if seat != position.turn:
                self._out_of_turn(position, seat)
            case actions.Draw():
                session.call(Penalty(UNKNOWN) if position.stage == Stage.PENALTY else DRAW)
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

    def _call(self, text: str) -> None:
        """Make the calls of a typed sentence, or ask which meaning it has."""
        session, names = self._session, self._context.referee.names
        self.choices = ()
        try:
            answers = session.call_text(text)
        except Ambiguous as error:
            self.choices = tuple(CallMeaning(_as_typed(meaning, names), said=meaning) for meaning in error.meanings)
            self._context.say(not_understood(error, session))
        except OutOfTurn as error:
            self._out_of_turn(error.at, Seat(error.seat), text)
        except TableError as error:
            self._context.say(not_understood(error, session))
        else:
            if not answers[-1].allowed and several_tiles(session, text):
                self._context.say(localized("refused", "none-of-it", Texts.called))

    def _amend(self, action: TypedCorrection) -> None:
        """A typed correction of one call of this round."""
        try:
            if amend_by_sentence(self._session, action) is None:
                self._context.say(localized("refused", "fix-not-so", Texts.called, number=action.number))
        except TableError as error:
            self._context.say(not_understood(error, self._session))

    def _enter_end(self, end: TileEnd) -> None:
        """One end of a tile; the second completes it, and a third begins another one."""
        context, position = self._context, self._context.referee.position
        self.choices, context.refused_train = (), None
        self.tile.touch(end)
        before, last = context.last.message, context.last.now
        if last is not None and last.tone == "info" and len(self.tile.ends) == 1:
            context.say(lambda texts: _asked(before(texts)))
        else:
            context.say(no_announcement)
        if not self.tile.whole or position is None:
            self._light()
            return
        if not self.tile.tiles:
            context.say(not_in_set(context.referee.game, self.tile.text))
            self.tile.clear()
            return
        if position.stage == Stage.ENGINE and self.speaker == position.turn:
            self._session.call(LayEngine(self.tile.tiles[0]))
            return
        self._light()
        self._ask_where(position)

    def _choose_train(self, train: Train, end: TrainEnd | None = None) -> None:
        """Lay the tile there, on this `end` of the train where it has two."""
        position = self._context.referee.position
        if position is None:
            return
        if not self.tile.tiles:
            if not self.tile.ends:
                self._context.say(localized("asked", "called-touch-two"))
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

    def _let_speak(self, seat: Seat) -> None:
        """Let another player speak than the one awaited; touched again, take that back."""
        self._speaker = None if seat in (self._speaker, self._session.mode.awaited.seat) else seat
        self.choices = ()
        self._light()
        position = self._context.referee.position
        if self.tile.whole and position is not None and seat == position.turn:
            self._ask_where(position)

    def _call_for_all(self, *, everybody: bool) -> None:
        """The person here calls for everybody from now on, or each for themselves again."""
        self._session.phones.let_speak(self._context.hot_seat.player if everybody else None)
        self._clear()

    def _clear(self) -> None:
        """Forget the touches so far."""
        if self.touched:
            self._context.say(no_announcement)
        self.tile.clear()
        self.choices, self._speaker, self._context.refused_train = (), None, None
        self._light()

    @property
    def touched(self) -> bool:
        """Whether there is something to forget."""
        return bool(self.tile.ends or self.choices or self._speaker is not None)

    def _choose(self, index: int) -> None:
        """One of the choices."""
        if index >= len(self.choices):
            return
        choice, self.choices = self.choices[index], ()
        self._make(choice)
        if choice.said:
            self._call(choice.said)

    def _make(self, choice: CallMeaning) -> None:
        """The calls of a choice."""
        ends = self.tile.ends
        for move in choice.moves:
            if not self._session.call(move).allowed:
                return
        if choice.moves == (DONE,):
            # The turn that was not ended is over: what was touched meanwhile still counts.
            self.tile.ends = ends
            position = self._context.referee.position
            if self.tile.whole and position is not None:
                self._ask_where(position)
                self._light()

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
        """Ask for the train, now that the tile is known."""
        self._context.say(where_prompt(position, self.tile.tiles, self.speaker, self._context.referee.names))

    def _ask(self, choices: list[CallMeaning], key: str, tone: Tone = "asked", **facts: object) -> None:
        """Ask which of several meanings is right."""
        self.choices = tuple(choices)
        self._context.say(which_question(choices, key, tone, **facts))

    def _say_or_not(self, message: LocalizedAnnouncement | None) -> None:
        if message is not None:
            self._context.say(message)

    def _light(self) -> None:
        """The lamps of the trains that the tile fits."""
        self._session.output.show_fitting({play.train for play in self.fits})

    # -- what is shown ---------------------------------------------------------------------------------------

    def page(self) -> TablePage:
        """See `ModePresenter`. No hand is visible."""
        context, session = self._context, self._session
        referee, texts, awaited = context.referee, context.texts, session.mode.awaited
        last, report = context.last.now, self.report.view(texts)
        return TablePage(
            revision=session.history.revision,
            mode=session.mode.name,
            viewer=None,
            awaited=awaited.what,
            prompt=prompt_of(texts, session, awaited),
            announcement=last if last is not None or not awaited.in_turn else self._touch_next(texts),
            offers=self._offers(texts),
            table=self._table(texts),
            names=referee.names,
            in_turn=awaited.in_turn,
            in_round=referee.position is not None,
            speaker=self.speaker,
            due_speaker=self.speaker == awaited.seat,
            entry=self.tile.view(referee.position),
            report=report,
            question=question_of(texts, session, self.report.seat, report, last),
            standings=standings_of(referee),
            touched=self.touched,
            has_boneyard=referee.game.has_boneyard,
            nudge=nudge_of(context),
            unseated=referee.seats_without_slot if session.output.hub is not None else (),
            instead=self._instead(texts),
            caller=_seat_of_caller(session),
        )

    def _instead(self, texts: Texts) -> str:
        """Which call is corrected here, if one is."""
        return "" if self._context.instead is None else self._context.instead(texts)

    def _touch_next(self, texts: Texts) -> Announcement:
        touch = texts.screen("called-touch-second" if self.tile.ends else "called-touch-two")
        instead = self._instead(texts)
        return Announcement("asked", instead, touch) if instead else Announcement("asked", touch)

    def _table(self, texts: Texts) -> TableView:
        """What lies on the table, and where the tile that was entered may go."""
        context, fits = self._context, self.fits
        train, at = context.refused_train or (None, 0)
        state = ViewState(
            Announcement("info", ""), TileId(fits[0].tile) if fits else None, refused_train=train, refused_at=at,
            hand_shown=False, volume=self._session.output.volume,
        )  # fmt: skip
        return replace(table_view(texts, context.referee, self.speaker, state), pad=True)

    def _offers(self, texts: Texts) -> tuple[Offer, ...]:
        session, awaited = self._session, self._session.mode.awaited
        found: list[Offer] = []
        if awaited.in_turn:
            found += turn_offers(texts, session, self.speaker, self.fits, alone=self._alone)
            found += [
                Offer(actions.EnterEnd, ""),
                Offer(actions.ChooseTrain, ""),
                Offer(actions.LetSpeak, ""),
                offered(texts, actions.Erase(), enabled=bool(self.tile.ends)),
                offered(texts, actions.Clear()),
            ]
        elif awaited.what == "hand":
            found += report_offers(texts, session, self.report)
        else:
            found += question_offers(texts, session)
        choices = [
            Offer(actions.ChooseMeaning(index), choice.label(texts), primary=not index)
            for index, choice in enumerate(self.choices)
        ]
        return (
            *found,
            *choices,
            *calling_offers(texts, session, self._context.hot_seat),
            *further_offers(texts, session),
        )


def calling_offers(texts: Texts, session: TableSession, hot_seat: HotSeat) -> tuple[Offer, ...]:
    """At a front end of one seat: to call for everybody, or no longer."""
    if not hot_seat.unattended or session.is_copy:
        return ()
    for_all = calls_for_all(session, hot_seat)
    return (offered(texts, actions.CallForOneself() if for_all else actions.CallForAll()),)


def report_offers(texts: Texts, session: TableSession, report: HandReport) -> list[Offer]:
    """What reports a hand."""
    view = report.view(texts)
    if view is None or report.seat is None:
        return []
    name = session.referee.names[report.seat]
    label = texts.screen("called-told", seat=name, sum=view.worth)
    found = [Offer(actions.TellHand(), label, view.whole, primary=True)]
    if not report.only_sum:
        found.append(offered(texts, actions.ReportTiles()))
        found.append(offered(texts, actions.ReportSum()))
    entry = actions.TypeDigit if report.sums else actions.EnterEnd
    back = texts.screen("called-last-back")
    return [*found, Offer(entry, ""), Offer(actions.Clear(), back), Offer(actions.Erase(), back, view.begun)]


def _seat_of_caller(session: TableSession) -> Seat | None:
    """The seat of the person who calls for everybody; None if nobody does."""
    players, caller = session.referee.match.players, session.phones.spokesperson
    return Seat(players.index(caller)) if caller in players else None


def nudge_of(context: PresenterContext) -> str:
    """The gentle reminder once a turn has taken long."""
    position = context.referee.position
    if position is None or not context.nudged:
        return ""
    return context.texts.screen("nudge", seat=context.referee.names[position.turn])


def _as_typed(notation: str, names: Sequence[str]) -> Callable[[Texts], str]:
    """A call as somebody types it, in each language."""
    return lambda texts: from_notation(texts, notation, names)


def _call_lines(texts: Texts, session: TableSession) -> list[LogLine]:
    """The calls of this round with their numbers, and what became of each."""
    return [
        LogLine(
            f"{row.number:>4}  {row.text}{f' ({row.note})' if row.note else ''}", TONE_OF_STATE.get(row.state, "plain")
        )
        for row in call_rows(texts, session)
    ]


def _asked(last: Announcement | None) -> Announcement | None:
    """The last answer stays on the screen while the next tile is entered."""
    return None if last is None else Announcement("asked", last.title)
