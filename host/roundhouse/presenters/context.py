"""The state of one front end at a session in every mode, and what it asks of the presenter of that mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias, TypeVar

from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Train
from roundhouse.presenters.dealt.hand_selection import HandSelection
from roundhouse.presenters.dealt.turn_end import TurnEnd
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.real_tiles.photo_count import PhotoCount
from roundhouse.presenters.table.announcement import CurrentAnnouncement, LocalizedAnnouncement, no_announcement
from roundhouse.presenters.table.transcript import LogEntry, LogLine, announcement_entry
from roundhouse.presenters.views import Announcement, MessageTone, TablePage
from roundhouse.records.preferences import Preferences
from roundhouse.referee import Answer, Referee, TableSession
from roundhouse.referee.calls import Call

Log: TypeAlias = Callable[[LogEntry], None]
"""Receives the transcript, entry by entry."""


class PresenterContext:
    """One front end: its viewer, its last message, and the train that refused a tile, with the time (ms).

    `nudge_after` is how many seconds a turn may take before a reminder names its player; 0: no reminder.
    `log` gets a transcript of what happens. A front end that has one is one where people type.
    `corrected_call_text`, at a copy of the table as it was before a call, says which call is corrected there.
    """

    def __init__(
        self,
        session: TableSession,
        texts: Texts,
        only: Seat | None,
        *,
        watching: bool = False,
        unattended: bool = False,
        corrected_call_text: Callable[[Texts], str] | None = None,
    ) -> None:
        self.session = session
        self.last = CurrentAnnouncement(texts, no_announcement)
        self.hot_seat = HotSeat(session.referee, only, session.phones.players, watching=watching, unattended=unattended)
        self.hand = HandSelection(session, self.hot_seat)
        self.turn_end = TurnEnd(session, self.hot_seat)
        self.photos = PhotoCount(session)
        self.now = 0
        self.refused_train: tuple[Train, int] | None = None
        self.nudge_after = 0
        self.log: Log | None = None
        self.corrected_call_text = corrected_call_text

    def log_to(self, log: Log) -> None:
        self.log = log

    def apply_preferences(self, preferences: Preferences) -> None:
        """Follow what the people at this front end prefer."""
        self.turn_end.confirm_turns(confirm=preferences.confirm_turns)
        self.hand.prefer(preferences.order)
        self.nudge_after = preferences.nudge

    def advance(self, now: int) -> None:
        self.now = now

    @property
    def referee(self) -> Referee:
        return self.session.referee

    @property
    def texts(self) -> Texts:
        return self.last.texts

    @property
    def typed(self) -> bool:
        return self.log is not None

    @property
    def nudged(self) -> bool:
        """Whether the turn has taken so long that a gentle reminder names its player."""
        session = self.session
        reminded = 0 < 1000 * self.nudge_after <= session.pacing.turn_ms or session.turn_clock.overrun > 0
        return reminded and not session.clock.paused

    def late_turn(self, texts: Texts) -> str:
        """The sentence that the turn has taken the time on which the table agreed; empty while it has not."""
        late, seconds = self.session.turn_clock.late, self.session.turn_clock.seconds
        return "" if late is None else texts.screen("turn-late", seat=self.referee.names[late], seconds=seconds)

    def reminder(self, texts: Texts) -> str:
        """The player in turn, once the turn takes long; empty until then."""
        position = self.referee.position
        if not self.nudged or position is None:
            return ""
        return self.late_turn(texts) or texts.screen("nudge", seat=self.referee.names[position.turn])

    def show(self, message: LocalizedAnnouncement) -> None:
        """Show a message without logging it, since the log has the answer that it is about."""
        self.last.say(message)

    def say(self, message: LocalizedAnnouncement) -> None:
        """Show a message, and log it."""
        self.last.say(message)
        if self.log is not None and self.last.announcement is not None:
            self.log(announcement_entry(self.texts, self.last.announcement))

    def report(self, lines: Callable[[Texts], Iterable[LogLine]]) -> None:
        """Show and log several lines, which are made in a language."""

        def message(texts: Texts) -> Announcement:
            first, *rest = lines(texts)
            tone: MessageTone = "refused" if first.tone == "refused" else "info"
            return Announcement(tone, first.text, " ".join(line.text.strip() for line in rest))

        self.last.say(message)
        if self.log is not None:
            self.log(LogEntry(tuple(lines(self.texts))))

    def note_refusal(self, answer: Answer) -> None:
        """Remember which train has just refused a tile, if one has."""
        self.refuse(None if answer.allowed else getattr(answer.call, "train", None))

    def refuse(self, train: int | None) -> None:
        """Note that this train has just refused a tile, or that none has any longer."""
        self.refused_train = None if train is None else (Train(train), self.now)


ModeAction = TypeVar("ModeAction", contravariant=True)
"""The actions that a mode offers."""


class ModePresenter(Protocol[ModeAction]):
    """Turns a person's input into calls, in one mode of play."""

    def do(self, action: ModeAction) -> None:
        """Do what the page offers."""

    def answered(self, answer: Answer) -> None:
        """Take the referee's answer to a call, which may be another player's."""

    def handle_press(self, press: ButtonEvent) -> None:
        """A button of the hub."""

    def correct(self, call: Call | None) -> None:
        """At the table as it was: this call is to be changed; None: one that is missing is to be made."""

    def refresh(self, *, wait: bool = False) -> None:
        """Pass a shared screen to the person in turn, if it is time, and take what was read of a photo.

        `wait`: until it is.
        """

    def page(self) -> TablePage:
        """The page as it is now."""
