"""A table of real tiles at a screen: touches become calls, and every answer is kept to be shown.

Nothing is ruled here. The position says which plays and calls are possible; every touch goes to the referee, whose
refusal gives the reason.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from roundhouse import actions
from roundhouse.actions import CalledAction
from roundhouse.actions.action import Index
from roundhouse.dominoes import hand_of
from roundhouse.games.core.rulings import TableError
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, TileId, number_of
from roundhouse.presenters.available import further_offers, question_offers
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.permissions import calls_for_all
from roundhouse.presenters.real_tiles.call_entry import CallEntry
from roundhouse.presenters.real_tiles.called_input import HandReport
from roundhouse.presenters.real_tiles.corrections import (
    CallRow,
    amend_by_sentence,
    call_rows,
    failed_play,
    settle_failed_call,
)
from roundhouse.presenters.real_tiles.own_hand import OwnHand
from roundhouse.presenters.real_tiles.photo_count import shared_view
from roundhouse.presenters.real_tiles.prompts import prompt_of, question_of, standings_of
from roundhouse.presenters.table.announcement import answer_to_all, localized
from roundhouse.presenters.table.table_view import ViewState, table_view
from roundhouse.presenters.table.tile_orientation import end_shown, half_of
from roundhouse.presenters.table.transcript import LineTone, LogLine
from roundhouse.presenters.table.typed_calls import (
    explain,
    hint_about,
    not_understood,
    position_lines,
    trusted_lines,
    undo_or_refuse,
)
from roundhouse.presenters.views import Announcement, SharedPhotos, TablePage, TableView, TargetView, TileView
from roundhouse.referee import Answer, TableSession, TakeSlot
from roundhouse.referee.calls import Call
from roundhouse.referee.modes.mode import asks_undo
from roundhouse.referee.seating import clockwise

ASKED_BESIDE: Final = (
    *(actions.Explain, actions.WhereFits, actions.WhoPlays, actions.SeeTrust),
    *(actions.Undo, actions.UndoSteps, actions.Redo, actions.RedoSteps, actions.Quit, actions.SeeScores),
)
"""Actions after which the last question is no longer waiting for its answer."""
TONE_OF_STATE: Final[dict[str, LineTone]] = {"fails": "refused", "waits": "note", "corrected": "info"}


class CalledPresenter:
    """`entry` is the call that is touched, `report` the hand that is counted."""

    def __init__(self, context: PresenterContext) -> None:
        self._context = context
        self._session = context.session
        self._own_hand = OwnHand(context.session)
        self.entry = CallEntry(context)
        self.report = HandReport(context.session, self.entry.tile, context.hot_seat, context.photos)

    # -- what happened ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        self._context.note_refusal(answer)
        if answer.allowed and not self.report.goes_on:
            self.entry.tile.clear()
            self.report.clear()
        if answer.allowed:
            self.entry.answered()
        said = answer_to_all(answer, self._context.referee)
        if said is not None:
            self._context.show(said)

    def handle_press(self, press: ButtonEvent) -> None:
        """Holding the engine down asks everybody to agree to an undo; doing it again agrees."""
        session = self._session
        if not asks_undo(press):
            unplaced = self._context.referee.seats_without_slot
            session.handle_hub_event(press)
            self.confirm_slot(unplaced)
        elif session.proposals.open is not None:
            session.proposals.agree(session.proposals.open.waits_for)
        elif self._context.referee.steps:
            session.proposals.ask(None)

    def confirm_slot(self, unplaced: tuple[Seat, ...]) -> None:
        """Confirm the slot of the first of these seats, if its player has one now; after the last one's, order the
        seats clockwise and say so."""
        referee = self._context.referee
        if not unplaced or unplaced[0] not in referee.reported_slots:
            return
        who, slot = referee.names[unplaced[0]], number_of(referee.reported_slots[unplaced[0]])
        calls = clockwise(referee)
        for call in calls:
            self._session.call(call)
        names = referee.names

        def message(texts: Texts) -> Announcement:
            seated = texts.called("sits-here", seat=who, slot=slot)
            turned = texts.called("sits-clockwise", seats=texts.all_of(names)) if calls else ""
            return Announcement("info", seated, turned)

        self._context.say(message)

    def correct(self, call: Call | None) -> None:
        self.entry.correct(call)

    def refresh(self, *, wait: bool = False) -> None:
        said = self.report.finish_photo(wait=wait) or self._own_hand.finish(wait=wait)
        if said is not None:
            self._context.say(said)

    def do(self, action: CalledAction) -> None:
        session, context, referee, entry = self._session, self._context, self._context.referee, self.entry
        in_turn = session.mode.awaited.in_turn
        if isinstance(action, ASKED_BESIDE):
            entry.forget_choices()
        match action:
            case actions.TypeCall(text):
                entry.say(text)
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
            case actions.EnterEnd(end) if in_turn:
                entry.enter(end)
            case actions.EnterEnd(end):
                if (message := self.report.enter(end)) is not None:
                    context.say(message)
            case actions.ChooseTrain(train, end):
                shown = None if end is None or referee.game.ends_per_train == 1 else end_shown(referee.game, train, end)
                entry.lay_on(train, shown)
            case actions.Erase() if in_turn:
                entry.erase()
            case actions.Clear() if in_turn:
                entry.clear()
            case actions.Erase() | actions.Clear():
                self.report.take_back()
            case actions.UnseenTile() | actions.UnseenDouble():
                entry.enter_unseen(double=isinstance(action, actions.UnseenDouble))
            case actions.LetSpeak(seat):
                entry.let_speak(seat)
            case actions.CallForAll() | actions.CallForOneself():
                everybody = isinstance(action, actions.CallForAll)
                session.phones.let_speak(context.hot_seat.player if everybody else None)
                entry.clear()
            case actions.ChooseMeaning(index):
                entry.choose(index)
            case actions.AnswerSeat(seat):
                session.mode.answer(seat)
            case actions.Dealt():
                session.mode.go_on()
            case actions.ReportTile(tile):
                self.report.count(tile)
            case actions.TypeDigit(digit):
                if (message := self.report.type(str(digit))) is not None:
                    context.say(message)
            case actions.TypePlus():
                self.report.type("+")
            case actions.ReportTiles() | actions.ReportSum():
                self.report.switch(by_sum=isinstance(action, actions.ReportSum))
            case (
                actions.CountPhoto()
                | actions.DropPhoto()
                | actions.PickHalf()
                | actions.SharePhotos()
                | actions.HidePhotos()
            ):
                self._count(action)
            case actions.TellHand():
                self._tell_hand()
            case actions.SeeCalls():
                context.report(lambda texts: [_call_line(row) for row in call_rows(texts, session)])
            case actions.AmendByText() | actions.InsertByText() | actions.DeleteCall():
                try:
                    if amend_by_sentence(session, action) is None:
                        context.say(localized("refused", "fix-not-so", Texts.called, number=action.number))
                except TableError as error:
                    context.say(not_understood(error, session))
            case actions.KeepFailedCall() | actions.RemoveFailedCall() | actions.RemoveLaterCalls():
                settle_failed_call(session, action)
            case actions.Quit() | actions.SeeScores():
                pass  # the front end does the rest
            case _:
                entry.at_once(action)

    def _tell_hand(self) -> None:
        """Tell the hand that was entered; on a score pad none of its tiles may be in another one."""
        session, report = self._session, self.report
        if (elsewhere := report.elsewhere) is not None:
            self._context.say(elsewhere)
        elif (call := report.call) is not None:
            if report.left is None:
                session.pad_hands.keep(Seat(call.seat), 0 if report.sums else hand_of(report.tiles))
            session.call(call)

    def _count(self, action: actions.CountAction) -> None:
        """Count a hand from photos."""
        context, report, seat = self._context, self.report, self._context.hot_seat.viewer
        match action:
            case actions.CountPhoto(text, content, instead):
                source = content or (Path(text) if text else None)
                position = context.referee.position
                if report.seat is None and position is not None and seat is not None:
                    context.say(self._own_hand.read(source, position, seat))
                else:
                    context.say(report.photograph(source, instead))
            case actions.DropPhoto(photo):
                report.drop_photo(photo)
            case actions.PickHalf(photo, tile, half):
                context.photos.pick(photo, tile, half)
            case actions.SharePhotos():
                if report.seat is not None:
                    self._session.photos.show(report.seat, context.photos.put_right(report.tiles))
            case actions.HidePhotos():
                if seat is not None:
                    self._session.photos.show(seat, ())

    # -- what is shown ---------------------------------------------------------------------------------------

    def page(self) -> TablePage:
        return self.page_offering(self._offers(self._context.texts))

    def page_offering(self, offers: tuple[Offer, ...]) -> TablePage:
        """No hand is visible."""
        context, session, entry = self._context, self._session, self.entry
        referee, texts, awaited = context.referee, context.texts, session.mode.awaited
        position, players, caller = referee.position, referee.match.players, session.phones.spokesperson
        last, report = context.last.announcement, self.report.view(texts)
        corrected_call = "" if context.corrected_call_text is None else context.corrected_call_text(texts)
        addressed = context.hot_seat.is_addressed or calls_for_all(session, context.hot_seat)
        if last is None and awaited.in_turn and addressed:
            begun = "called-touch-second" if entry.tile.ends else "called-touch-first"
            touch = texts.screen("fix-touch" if entry.corrects else begun)
            last = Announcement("asked", corrected_call, touch) if corrected_call else Announcement("asked", touch)
        return TablePage(
            revision=session.revision,
            mode=session.mode.name,
            viewer=None,
            awaited=awaited.what,
            prompt=prompt_of(texts, session, awaited, context.hot_seat),
            announcement=last,
            offers=offers,
            table=self._table(texts),
            names=referee.names,
            in_turn=awaited.in_turn,
            in_round=position is not None,
            speaker=entry.speaker,
            due_speaker=entry.speaker == awaited.seat,
            entry=entry.tile.view(position),
            report=report,
            question=question_of(texts, session, self.report.seat, report, last),
            standings=standings_of(referee),
            touched=entry.touched,
            has_boneyard=referee.game.has_boneyard,
            nudge=context.reminder(texts),
            unseated=referee.seats_without_slot if session.output.hub is not None else (),
            corrected_call=corrected_call,
            caller=Seat(players.index(caller)) if caller in players else None,
            shared_photos=tuple(
                SharedPhotos(
                    seat,
                    texts.screen("count-shown", seat=referee.names[seat]),
                    tuple(shared_view(each, referee.game.tiles.end_text) for each in photos),
                )
                for seat, photos in session.photos.shown.items()
            ),
        )

    def _table(self, texts: Texts) -> TableView:
        """The table as it lies, and where the tile that was entered may go."""
        context, fits = self._context, self.entry.fits
        train, at = context.refused_train or (None, 0)
        state = ViewState(
            Announcement("info", ""), TileId(fits[0].tile) if fits else None, refused_train=train, refused_at=at,
            hand_shown=False, volume=self._session.output.volume, liveries=self._session.output.liveries,
        )  # fmt: skip
        view = replace(table_view(texts, context.referee, self.entry.speaker, state), pad=True)
        if failed := failed_play(context.referee):
            return replace(view, targets=failed)
        if not self._session.mode.told_move_by_move:
            return _without_tiles(view)
        here = context.hot_seat
        if not (self._session.is_copy or here.own or here.watching):
            heading = texts.screen("fix-last-plays")
            view = replace(view, labels=replace(view.labels, last_plays=heading, leads_to_calls=True))
        if self.entry.train is None or self.entry.tile.whole:
            return view
        (train, end), game, ends = self.entry.train, context.referee.game, self.entry.tile.ends
        waiting = TileView(half_of(game, ends[0]) if ends else None, None)
        return replace(view, targets=(TargetView(train, end_shown(game, train, end), waiting),))

    def _offers(self, texts: Texts) -> tuple[Offer, ...]:
        session, awaited = self._session, self._session.mode.awaited
        if awaited.in_turn:
            found = [*self.entry.offers(texts)]
        elif awaited.what == "hand":
            found = report_offers(texts, session, self.report)
        else:
            found = [*question_offers(texts, session)]
        choices = (
            Offer(actions.ChooseMeaning(index), choice.label(texts), primary=not index)
            for index, choice in enumerate(self.entry.choices)
        )
        own = own_seat_offers(texts, session, self._context.hot_seat)
        return (*found, *choices, *own, *further_offers(texts, session))


def own_seat_offers(texts: Texts, session: TableSession, hot_seat: HotSeat) -> list[Offer]:
    """At a front end of one seat: to call for everybody, or no longer; to show no photos any longer."""
    found: list[Offer] = []
    if session.is_copy:
        return found
    position, viewer = session.referee.position, hot_seat.viewer
    reads = session.photos.reader is not None and session.mode.awaited.what != "hand"
    plays = position is not None and not position.uncalled and viewer is not None and position.count(viewer)
    if hot_seat.own and reads and plays:
        found.append(Offer(actions.CountPhoto, texts.screen("own-photo")))
    if hot_seat.own and hot_seat.viewer in session.photos.shown:
        found.append(offered(texts, actions.HidePhotos()))
    if hot_seat.unattended:
        for_all = calls_for_all(session, hot_seat)
        found.append(offered(texts, actions.CallForOneself() if for_all else actions.CallForAll()))
    return found


def report_offers(texts: Texts, session: TableSession, report: HandReport) -> list[Offer]:
    view = report.view(texts)
    if view is None or report.seat is None:
        return []
    name = session.referee.names[report.seat]
    label = texts.screen("called-told", seat=name, sum=view.worth)
    found = [Offer(actions.TellHand(), label, view.whole, primary=True)]
    if not report.only_sum:
        found.append(offered(texts, actions.ReportTiles()))
        found.append(offered(texts, actions.ReportSum()))
        found += photo_offers(texts, session, report)
    keys = [Offer(actions.EnterEnd, ""), Offer(actions.ReportTile, "")]
    if report.sums:
        keys = [Offer(actions.TypeDigit, ""), Offer(actions.TypePlus(), "+", view.whole)]
    back = texts.screen("called-last-back")
    return [*found, *keys, Offer(actions.Clear(), back), Offer(actions.Erase(), back, view.begun)]


def _without_tiles(view: TableView) -> TableView:
    """The players and their points, where nobody tells what lies on the table."""
    rows = tuple(replace(row, hand=None, ends=()) for row in view.rows if row.seat is not None)
    return replace(view, rows=rows, trains=view.trains[: len(rows)], boneyard=None, boneyard_text="")


def photo_offers(texts: Texts, session: TableSession, report: HandReport) -> list[Offer]:
    """The ways in which the hand can be counted from photos."""
    photos = report.photos
    label = texts.screen("count-another" if photos.photos else "count-photo")
    if not photos.available:
        return [Offer(actions.CountPhoto, "", enabled=False, why_not=texts.screen("count-no-extra"))]
    found = [
        Offer(actions.CountPhoto, label, not photos.reading),
        Offer(actions.PickHalf, ""),
        *(offered(texts, actions.DropPhoto(Index(number))) for number in range(len(photos.photos))),
    ]
    owner = report.seat if report.is_own else None
    if photos.photos and owner is not None and session.photos.shown.get(owner) != photos.put_right(report.tiles):
        found.append(offered(texts, actions.SharePhotos()))
    return found


def _call_line(row: CallRow) -> LogLine:
    """A call of this round with its number, and what became of it."""
    text = f"{row.number:>4}  {row.text}{f' ({row.note})' if row.note else ''}"
    return LogLine(text, TONE_OF_STATE.get(row.state, "plain"))
