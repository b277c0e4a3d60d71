"""What may be done at every table besides playing: volume, score corrections, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.match import Correct, Stop
from roundhouse.i18n.labels import level_name
from roundhouse.i18n.texts import called_text, screen_text, terminal_text
from roundhouse.players import level_of
from roundhouse.presenters.announcement import localized, volume
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.hot_seat import SPECTATOR
from roundhouse.presenters.levels import level_called
from roundhouse.presenters.roster import KINDS, Roster
from roundhouse.presenters.undo import consenting_seats, request_actions
from roundhouse.presenters.views import Action, Announcement
from roundhouse.presenters.volume import VolumeControl
from roundhouse.referee import Seat
from roundhouse.referee.table_session import ADVISER

UNLABELED: Final = (
    Action("correct", "", takes="number"),  # the round from 0, the seat, the points
    # The seat; who takes it over: a name or a computer player's level. With a place in `KINDS` the text is a name.
    Action("hand-over", "", takes="text"),
    # The new seat, its slot (-1: any), the place in `KINDS`, the points for each missed round if named; the name.
    Action("join", "", takes="text"),
    Action("depart", "", takes="number"),  # the seat
)
"""Offered at every table; a front end has a page, or a typed command, for each."""
EVERYWHERE: Final = ("volume", "set-volume", "mute")
"""Actions that no page needs to offer."""


class TableActions:
    """The actions that every mode has."""

    def __init__(self, context: PresenterContext, volume: VolumeControl) -> None:
        self._context = context
        self._session = context.session
        self._volume = volume
        self.roster = Roster(context.session)

    def offered(self) -> tuple[Action, ...]:
        """What the person may do now."""
        context, session = self._context, self._session
        if context.hot_seat.only == SPECTATOR or session.is_copy:
            return ()
        language, referee = context.language, context.referee
        place: Sequence[Action] = ()
        if not session.mode.deals:
            fixed = called_text("slots-fixed", language)
            place = (Action("place", "", not referee.match.events, takes="number", why_not=fixed),)
        between = referee.position is None and bool(referee.match.results) and not referee.match.over
        # The page of a dealt table has a button for it, that of real tiles one for each way to begin a round.
        begin = (Action("next", ""),) if between and not session.mode.deals else ()
        return (self._stop(language), *UNLABELED, *begin, *place, *request_actions(session, context.hot_seat, language))

    def _stop(self, language: str) -> Action:
        """End the match: after the round in play, or between rounds at once. At a table of real tiles the call that
        ends it is taken back by `go-on`, where the program deals by an undo."""
        session, match = self._session, self._context.referee.match
        stopped = match.position is not None and session.stop_called is not None
        if stopped and not session.mode.deals:
            return Action("go-on", screen_text("called-go-on", language))
        why_not = ""
        if match.over:
            why_not = screen_text("called-stop-over", language)
        elif stopped:
            why_not = terminal_text("stopped", language)
        elif match.position is None and not match.results:
            why_not = screen_text("called-stop-none", language)
        label = screen_text("called-stop" if match.position is not None else "called-stop-now", language)
        return Action("stop", label, not why_not, why_not=why_not)

    def do(self, kind: str, values: tuple[int, ...], text: str) -> bool:
        """Do an action, if it is one of these."""
        session, match = self._session, self._context.referee.match
        match kind:
            case "agree":
                session.agree_to_undo(consenting_seats(session, self._context.hot_seat))
            case "decline":
                session.decline_undo()
            case "volume":
                self._context.say(volume(self._volume.change(values[0]), self._context.typed))
            case "set-volume":
                self._context.say(volume(self._volume.set(values[0]), self._context.typed))
            case "mute":
                self._context.say(volume(self._volume.mute(), self._context.typed))
            case "stop":
                if session.call(Stop()).allowed and not match.over:
                    self._context.say(localized("info", "stopped", terminal_text))
            case "go-on":
                if session.stop_called is not None:
                    session.amend(session.stop_called)
            case "next" if not session.mode.deals:
                session.begin()
            case "correct":
                round, seat, points = values
                session.call(Correct(round, seat, points))
            case "hand-over":
                self._hand_over(values[0], text, *values[1:])
            case "join":
                self._join(values[0], text, *values[1:])
            case "depart":
                who = self._context.referee.names[values[0]]
                if session.depart(values[0]).allowed:
                    self._context.say(localized("info", "departs", terminal_text, who=who))
            case "leave-sure":
                self._hand_over(self._context.hot_seat.viewer, ADVISER)
            case _:
                return False
        return True

    def _hand_over(self, seat: int, who: str, kind: int | None = None) -> None:
        old, seated = self._context.referee.names[seat], Seat(who, KINDS[kind or 0])
        if kind is None and (level := level_called(who, self._context.language)):
            seated = Seat(old, level_of(level))
        if self._no_computer(seated) or self._name_refused(seated.name, seat):
            return
        self.roster.hand_over(seat, seated)
        if seated.is_person:
            self._context.say(localized("info", "sits", terminal_text, old=old, new=who))
        else:
            self._context.say(
                lambda language: Announcement(
                    "info",
                    terminal_text("sits-computer", language, old=old, level=level_name(seated.player, language)),
                )
            )

    def _join(self, seat: int, who: str, slot: int = -1, kind: int = 0, points: int | None = None) -> None:
        who = self.roster.spelled(who)
        seated = Seat(who, KINDS[kind])
        if self._no_computer(seated) or self._level_refused(who) or self._name_refused(who):
            return
        if self.roster.no_button():
            self._context.say(lambda language: Announcement("refused", self.roster.no_room(language)))
            return
        neighbor = self._context.referee.names[seat - 1]
        if self.roster.join(seat, seated, points, None if slot < 0 else slot):
            self._context.say(localized("info", "joins", terminal_text, who=who, neighbor=neighbor))

    def _no_computer(self, seated: Seat) -> bool:
        """Refuse a computer player at a table of real tiles."""
        refused = not seated.is_person and not self._session.mode.deals
        if refused:
            self._context.say(localized("refused", "no-computer", called_text))
        return refused

    def _level_refused(self, name: str) -> bool:
        """Refuse a level as the name of a person where it is typed, and can be meant as one."""
        meant = self._session.mode.deals and level_called(name, self._context.language)
        refused = self._context.typed and bool(meant)
        if refused:
            self._context.say(localized("refused", "roster-name-cannot", name=name))
        return refused

    def _name_refused(self, name: str, seat: int = -1) -> bool:
        if not self.roster.name_fault(name, seat):
            return False
        self._context.say(lambda language: Announcement("refused", self.roster.name_fault(name, seat, language)))
        return True
