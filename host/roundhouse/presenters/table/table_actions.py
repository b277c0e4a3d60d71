"""The actions at every table besides playing: volume, score corrections, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from roundhouse import actions
from roundhouse.games.match import match as calls
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot, seat_before
from roundhouse.players import level_of
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.dealt.undo import consenting_seats, proposal_offers, seats_here
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.setup.levels import level_called
from roundhouse.presenters.setup.roster import KINDS, Roster
from roundhouse.presenters.table.announcement import localized, volume
from roundhouse.presenters.table.overruling import let_stand, overruling_offers
from roundhouse.presenters.table.volume import VolumeControl
from roundhouse.presenters.views import Announcement
from roundhouse.referee import SeatedPlayer
from roundhouse.referee.session.computer_players import ADVISER

UNLABELED: Final = tuple(
    Offer(kind, "") for kind in (actions.CorrectScore, actions.HandOver, actions.Join, actions.Depart, actions.Swap)
)
"""Offered at every table; a front end has a page, or a typed command, for each."""


class TableActions:
    """The actions that every mode has."""

    def __init__(self, context: PresenterContext, volume: VolumeControl) -> None:
        self._context = context
        self._session = context.session
        self._volume = volume
        self.roster = Roster(context.session)

    def offered(self) -> tuple[Offer, ...]:
        context, session = self._context, self._session
        texts, referee = context.texts, context.referee
        if context.hot_seat.watching:
            return ()
        stands = overruling_offers(texts, session, context.hot_seat)
        if session.is_copy:
            return stands
        place: Sequence[Offer] = ()
        if not session.mode.deals:
            fixed = texts.called("slots-fixed")
            open_seats = not referee.match.begun and referee.position is None
            place = (Offer(actions.PlacePlayer, "", open_seats, why_not=fixed),)
        between = referee.position is None and bool(referee.match.results) and not referee.match.over
        # The page of a dealt table has a button for it, that of real tiles one for each way to begin a round. Where
        # only results are entered, no round begins: who went out is all that is called.
        begins = between and session.mode.told_move_by_move and not session.mode.deals
        begin = (Offer(actions.NextRound(), ""),) if begins else ()
        return (
            self._stop(texts),
            self._pause(texts),
            *UNLABELED,
            *begin,
            *place,
            *stands,
            *proposal_offers(texts, session, context.hot_seat),
        )

    def _stop(self, texts: Texts) -> Offer:
        """End the match: after the round in play, or between rounds at once. At a table of real tiles the call that
        ends it is taken back by `PlayOn`, where the program deals by an undo."""
        session, match = self._session, self._context.referee.match
        stopped = match.position is not None and session.referee.made.stop_called is not None
        if stopped and not session.mode.deals:
            return offered(texts, actions.PlayOn())
        why_not = ""
        if match.over:
            why_not = texts.screen("called-stop-over")
        elif stopped:
            why_not = texts.terminal("stopped")
        elif match.position is None and not match.results:
            why_not = texts.screen("called-stop-none")
        label = texts.screen("called-stop" if match.position is not None else "called-stop-now")
        return Offer(actions.Stop(), label, not why_not, why_not=why_not)

    def _pause(self, texts: Texts) -> Offer:
        """Let what happens by itself wait, or go on."""
        if self._session.clock.paused:
            return offered(texts, actions.ResumeTable(), primary=True)
        return offered(texts, actions.PauseTable(), enabled=not self._context.referee.match.over)

    def do(self, action: actions.TableAction) -> None:
        """Do what means the same in every mode."""
        session, context, match = self._session, self._context, self._context.referee.match
        match action:
            case actions.Agree():
                session.proposals.agree(consenting_seats(session, context.hot_seat))
            case actions.Decline():
                session.proposals.decline(seats_here(context.hot_seat))
            case actions.SeeOverruling():
                pass  # the front end opens its page
            case actions.LetStand():
                let_stand(context, action)
            case actions.ChangeVolume(steps):
                context.say(volume(self._volume.change(steps), context.typed))
            case actions.SetVolume(level):
                context.say(volume(self._volume.set(level), context.typed))
            case actions.Mute():
                context.say(volume(self._volume.mute(), context.typed))
            case actions.Stop():
                if session.call(calls.Stop()).allowed and not match.over:
                    context.say(localized("info", "stopped", Texts.terminal))
            case actions.PauseTable():
                session.clock.pause()
            case actions.ResumeTable():
                session.clock.resume()
            case actions.PlayOn():
                if session.referee.made.stop_called is not None:
                    session.amend(session.referee.made.stop_called)
            case actions.CorrectScore(round, seat, points):
                session.call(calls.Correct(round, seat, points))
            case actions.HandOver(seat, name, kind):
                self._hand_over(Seat(seat), name, kind)
            case actions.Join():
                self._join(action)
            case actions.Depart(seat):
                who = context.referee.names[seat]
                if session.call(calls.Depart(seat)).allowed:
                    context.say(localized("info", "departs", Texts.terminal, who=who))
            case actions.Swap(seat, other):
                session.call(calls.Swap(seat, other))
            case actions.LeaveSeat():
                self._hand_over(context.hot_seat.seat, ADVISER)
            case _:
                assert_never(action)

    def _hand_over(self, seat: Seat, who: str, kind: int | None = None) -> None:
        old, seated = self._context.referee.names[seat], SeatedPlayer(who, KINDS[kind or 0])
        if kind is None and (level := level_called(who, self._context.texts)):
            seated = SeatedPlayer(old, level_of(level))
        if self._no_computer(seated) or self._name_refused(seated.name, seat):
            return
        self.roster.hand_over(seat, seated)
        if seated.is_person:
            self._context.say(localized("info", "sits", Texts.terminal, old=old, new=who))
        else:
            self._context.say(
                lambda texts: Announcement(
                    "info", texts.terminal("sits-computer", old=old, level=texts.level_name(seated.player))
                )
            )

    def _join(self, action: actions.Join) -> None:
        who = self.roster.spelled(action.name)
        seated = SeatedPlayer(who, KINDS[action.kind])
        if self._no_computer(seated) or self._level_refused(who) or self._name_refused(who):
            return
        if self.roster.no_button(self._context.texts):
            self._context.say(lambda texts: Announcement("refused", self.roster.no_room(texts)))
            return
        names = self._context.referee.names
        neighbor = names[seat_before(action.seat, len(names))]
        slot = None if action.slot is None else Slot(action.slot)
        if self.roster.join(Seat(action.seat), seated, action.points, slot):
            self._context.say(localized("info", "joins", Texts.terminal, who=who, neighbor=neighbor))

    def _no_computer(self, seated: SeatedPlayer) -> bool:
        refused = not seated.is_person and not self._session.mode.deals
        if refused:
            self._context.say(localized("refused", "no-computer", Texts.called))
        return refused

    def _level_refused(self, name: str) -> bool:
        """Refuse a level as the name of a person where it is typed, and can be meant as one."""
        meant = self._session.mode.deals and level_called(name, self._context.texts)
        refused = self._context.typed and bool(meant)
        if refused:
            self._context.say(localized("refused", "name-cannot", name=name))
        return refused

    def _name_refused(self, name: str, seat: Seat | None = None) -> bool:
        def fault(texts: Texts) -> str:
            roster = self.roster
            return roster.name_fault(texts, name) if seat is None else roster.hand_over_fault(texts, name, seat)

        refused = bool(fault(self._context.texts))
        if refused:
            self._context.say(lambda texts: Announcement("refused", fault(texts)))
        return refused
