"""One front end at a session: what a person may see, read and do now, as values; and the person's input.

Windows, terminals and phones draw a `TablePage` and submit actions; none of them decides anything about the game. Only
this module, and the builders that it calls, decide what a person's page may contain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from roundhouse.actions import Action, ChooseCall, CorrectionAction, Everywhere, InsertCall, TableAction
from roundhouse.games.core.moves import Deal
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.context import Log, ModePresenter, PresenterContext
from roundhouse.presenters.dealt.dealt_presenter import DealtPresenter
from roundhouse.presenters.dealt.turn_end import PERSON_PAUSE_MS
from roundhouse.presenters.dealt.undo import proposal_view
from roundhouse.presenters.match.match_pages import MatchPages
from roundhouse.presenters.permissions import exists, is_for_other_seat, may_correct, permitted
from roundhouse.presenters.real_tiles.called_presenter import CalledPresenter
from roundhouse.presenters.real_tiles.corrections import Corrections, CorrectionsPage
from roundhouse.presenters.real_tiles.photo_count import name_of
from roundhouse.presenters.real_tiles.prompts import typed_help, typed_input
from roundhouse.presenters.real_tiles.slots_presenter import SlotsPresenter
from roundhouse.presenters.setup.roster import Roster
from roundhouse.presenters.table.announcement import LocalizedAnnouncement, localized, news_of, refusal
from roundhouse.presenters.table.overruling import refused_call_view
from roundhouse.presenters.table.table_actions import TableActions
from roundhouse.presenters.table.table_view import plays
from roundhouse.presenters.table.transcript import answer_entry
from roundhouse.presenters.table.volume import VolumeControl
from roundhouse.presenters.views import Announcement, PlayView, Reply, TablePage, TypedHelp
from roundhouse.records.preferences import Livery, Preferences
from roundhouse.referee import Answer, TableSession
from roundhouse.referee.modes.mode import asks_undo
from roundhouse.vision.live_camera import LiveCamera
from roundhouse_hub.lamps.scene import Scene

MODES: Final[dict[str, Callable[[PresenterContext], ModePresenter[Any]]]] = {
    "dealt": DealtPresenter,
    "called": CalledPresenter,
    "slots": SlotsPresenter,
    "score-pad": CalledPresenter,
}
"""The part of a presenter for each mode."""


class Presenter:
    """Presents a session to one person, and takes what the person does.

    `only` is the person's seat; `watching`: the person has none. Without either, the people at the table share this
    front end, and the hot seat decides whose hand is visible. `unattended`: no front end is shared at this table (see
    `permissions`).

    >>> from roundhouse.actions import Draw
    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import Chance, SeatedPlayer
    >>> session = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo", "greedy")], Chance("1"))
    >>> presenter = Presenter(session, only=0)
    >>> presenter.advance(0)
    >>> page = presenter.present()
    >>> page.awaited, len(page.table.hand), page.offer(Draw()).label
    ('turn', 16, 'Draw a tile')
    >>> presenter.submit(Draw(), revision=0).status
    'stale'
    """

    def __init__(
        self,
        session: TableSession,
        texts: Texts = Texts(),
        only: Seat | None = None,
        *,
        watching: bool = False,
        unattended: bool = False,
        correction: Corrections | None = None,
    ) -> None:
        self.context = PresenterContext(
            session,
            texts,
            only,
            watching=watching,
            unattended=unattended,
            corrected_call_text=None if correction is None else correction.corrected_call_text,
        )
        self.session = session
        self.volume = VolumeControl(session)
        self.match = MatchPages(self.context)
        self.mode_presenter = MODES[session.mode.name](self.context)
        self._table_actions = TableActions(self.context, self.volume)
        self._corrections = correction or Corrections(session, self._proposer_of)
        self._pending_correction = correction
        if correction is not None:
            self.mode_presenter.correct(correction.chosen_call)
        self._acting = False
        self.correction_done = False  # at the table as it was: what was called has taken the place of the other call
        self._refusal: Answer | None = None
        self._hub_message: LocalizedAnnouncement | None = None
        self._overrun = 0
        self._shown_page: tuple[object, TablePage] | None = None
        self._shown_calls: tuple[object, CorrectionsPage] | None = None
        session.listeners.append(self._answered)

    def log_to(self, log: Log) -> None:
        """Keep a transcript of what happens: `log` gets it entry by entry. People type at this front end."""
        self._forget()
        self.context.log_to(log)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Follow what the people at this front end prefer: pace, end of a turn, reminder, volume."""
        self.session.pacing.set_speed(preferences.speed)
        self.context.apply_preferences(preferences)
        self.volume.prefer(preferences.volume)

    def presenter_for_same_table(self) -> Presenter:
        """Another front end at the same table, for a page that lies over its screen."""
        here = self.context.hot_seat
        return Presenter(self.session, self.texts, here.only, watching=here.watching, unattended=here.unattended)

    def close(self) -> None:
        self.match.close()
        self.context.photos.clear()
        if self._answered in self.session.listeners:
            self.session.listeners.remove(self._answered)

    # -- what the person may see, read and do ----------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        return self.context.last.texts

    @texts.setter
    def texts(self, texts: Texts) -> None:
        self.context.last.texts = texts

    @property
    def viewer(self) -> Seat | None:
        """The seat of the person in front of it; None for one who watches, or whose player has left."""
        return self.context.hot_seat.viewer

    @property
    def reopened(self) -> bool:
        """Whether the match was over before, and people look at it again."""
        return self.session.reopened

    @property
    def scene(self) -> Scene:
        return self.session.output.scene

    @property
    def liveries(self) -> tuple[Livery, ...]:
        """The engines and colors of the players, by seat."""
        return self.session.output.liveries

    @property
    def has_proposal(self) -> bool:
        return self.session.proposals.open is not None

    @property
    def state(self) -> object:
        """Equal as long as the page can only change by what a person does here, and by the lapse of time."""
        session = self.session
        return (
            session.revision,
            session.clock.paused,
            session.turn_clock.told,
            self.context.last.message,
            self.texts,
            frozenset(session.phones.players),
        )

    @property
    def revision(self) -> int:
        """Another number means that another call or proposal has come in between."""
        return self.session.revision

    @property
    def public_state(self) -> object:
        """Equal as long as the table is the same for everybody who looks at it, whatever a front end shows of it."""
        session = self.session
        called = self.revision, session.last_tile.announcing, session.phones.spokesperson
        shown = tuple(session.photos.shown.items())
        return called, session.clock.paused, session.turn_clock.told, session.proposals.open, shown

    @property
    def shows_hands(self) -> bool:
        """Whether hands lie at the seats, for a front end to show."""
        return self.session.mode.deals and self.session.referee.position is not None

    @property
    def has_moves(self) -> bool:
        """Whether hands lie at the table, and somebody has played from one since the first deal of the match."""
        match = self.session.referee.match
        dealt = bool(match.events) and isinstance(match.events[-1], Deal)
        return self.shows_hands and not (dealt and not match.results)

    @property
    def computer_in_turn(self) -> bool:
        """Whether a call may be due without anybody's doing: a computer player's, or none, as between rounds."""
        seat = self.session.referee.in_turn
        return seat is None or not seat.is_person

    @property
    def announcing_ms(self) -> int:
        """The time that this front end waits for a player to announce the last tile, in ms; 0: it goes on."""
        waits = self.session.mode.deals and (self.context.turn_end.announces or self.computer_in_turn)
        return self.session.last_tile.announcing_ms if waits else 0

    @property
    def late_ms(self) -> int:
        """The time until something is said of a turn that takes long, in ms; 0 if nothing will be."""
        return self.session.turn_clock.due_ms

    @property
    def time_told(self) -> tuple[bool, int]:
        """All that a page says of time: another value only where it says something else."""
        return self.nudged, self.session.turn_clock.left

    @property
    def nudged(self) -> bool:
        """Whether the turn has taken so long that a gentle reminder names its player."""
        return self.context.nudged

    def present(self) -> TablePage:
        """The page that the person is shown. Equal pages look the same."""
        shown, state = self._shown_page, self._all_state
        if shown is None or shown[0] != state:
            self._shown_page = shown = state, self._page()
        return shown[1]

    @property
    def _all_state(self) -> object:
        """Equal as long as a page can change only by what a person does here: others, the hub and time change this.

        A front end asks for its page several times for each touch, and in each frame.
        """
        session, seat = self.session, self.context.hot_seat
        prefers = self.context.turn_end.confirm, self.context.hand.way
        here = self.viewer, seat.looking, prefers, self.context.reminder(self.texts)
        of_table = session.mode.awaited, session.overruling.refused, session.output.hub, session.output.volume
        return self.state, self.public_state, of_table, here

    def _forget(self) -> None:
        """The pages may be others from now on."""
        self._shown_page = self._shown_calls = None

    def _page(self) -> TablePage:
        page, context = self.mode_presenter.page(), self.context
        changes = () if self._pending_correction is None else self._pending_correction.offers(self.texts)
        offers = permitted((*page.offers, *changes, *self._table_actions.offered()), self.session, context.hot_seat)
        actions = {each.action for each in offers}
        # An action that is absent keeps its room among others.
        buttons = tuple(each for each in page.table.buttons if each.action in actions or not each.label)
        if not any(each.label for each in buttons):
            buttons = ()
        page = replace(
            page,
            offers=offers,
            table=replace(page.table, buttons=buttons),
            begun=self.session.referee.match.begun,
            proposal=proposal_view(self.texts, self.session),
            refused_call=refused_call_view(self.texts, self.session, context.hot_seat),
            seal=self.match.seal,
            typed=typed_input(self.texts, self.session, context.hot_seat) if context.typed else None,
        )
        if self.session.clock.paused:
            return _paused(self.texts, page)
        left = self.session.turn_clock.left
        return _timed(page, self.texts.screen("turn-left", seconds=left)) if left else page

    def photo(self, name: str) -> bytes | None:
        """The photo with this name, if it may be seen here: of one's own hand, or one that is shown to all."""
        shown = (photo for photos in self.session.photos.shown.values() for photo in photos)
        found = (each for each in (*self.context.photos.photos, *shown) if name_of(each) == name)
        return next((each.pictures[0] for each in found), None)

    def webcam(self) -> LiveCamera:
        """The live pictures of the webcam, one of which can be taken to count a hand; the caller closes them."""
        reader = self.session.photos.reader
        assert reader is not None, "it was offered"
        return reader.watch()

    def typed_help(self) -> TypedHelp:
        return typed_help(self.texts, self.session, self.context.hot_seat)

    def corrections(self) -> CorrectionsPage:
        """The calls of this round, to be corrected."""
        shown, state = self._shown_calls, self._all_state
        if shown is None or shown[0] != state:
            self._shown_calls = shown = state, self._calls()
        return shown[1]

    def _calls(self) -> CorrectionsPage:
        page = self._corrections.page(self.texts)
        return replace(page, offers=permitted(page.offers, self.session, self.context.hot_seat))

    def _proposer_of(self, caller: Seat | None) -> Seat | None:
        """The seat here that asks the others before it corrects a call of this seat; None if it need not ask."""
        hot_seat = self.context.hot_seat
        return None if not hot_seat.own or may_correct(caller, self.session, hot_seat) else hot_seat.viewer

    def correction_presenter(self) -> Presenter:
        """The table as it was when the call was made that is being corrected. What is called there takes its place."""
        return Presenter(self._corrections.copy_before_correction(), self.texts, correction=self._corrections)

    @property
    def plays(self) -> tuple[PlayView, ...]:
        """All plays of this round, as far as everybody saw them: the newest is the first."""
        return plays(self.texts, self.session.referee, None)

    def correct_play(self, play: PlayView) -> Presenter | None:
        """The table as it was when the call was made from which a play came; None where it cannot be corrected."""
        number = self.session.referee.made.number_in_round(play.event)
        taken = not self.session.mode.deals and self.submit(ChooseCall(number)).status == "taken"
        return self.correction_presenter() if taken else None

    @property
    def outdated(self) -> bool:
        """At the table as it was: whether what was called up to then has changed since."""
        return self._pending_correction is not None and self._pending_correction.outdated

    @property
    def roster(self) -> Roster:
        return self._table_actions.roster

    # -- what the person does --------------------------------------------------------------------------------

    def submit(self, action: Action, revision: int | None = None) -> Reply:
        """Do an action that the page offers.

        `revision` is that of the page on which the person decided; without it, the page is taken as seen now.
        """
        if revision is not None and revision != self.revision:
            return Reply("stale", self.present())
        page, context = self.present(), self.context
        offer = page.offer(action) or self.corrections().offer(action)
        everywhere = isinstance(action, Everywhere) and not self.context.hot_seat.watching
        if not everywhere and (offer is None or not offer.enabled):
            return Reply("unavailable", page)
        said, last = context.last.message, context.last
        self._acting, self._refusal = True, None
        try:
            if not exists(action, self.session, page):
                context.say(localized("refused", "not-here"))
            elif is_for_other_seat(action, self.session, context.hot_seat):
                own = context.referee.names[context.hot_seat.seat]
                context.say(localized("refused", "only-own-seat", name=own))
            elif isinstance(action, TableAction):
                self._table_actions.do(action)
            elif isinstance(action, CorrectionAction):
                self._corrections.do(action)
                if isinstance(action, InsertCall):
                    self.mode_presenter.correct(None)
            else:
                self.mode_presenter.do(action)
        finally:
            self._acting = False
            self._forget()
            self._take_correction()
        told = last.message is not said and last.announcement is not None and last.announcement.tone == "refused"
        if self._refusal is not None and not told:
            # The mode hides a refusal while the hand is covered; what a person submitted names no tile of that hand.
            context.show(refusal(self._refusal.ruling, context.referee, context.hot_seat.viewer))
            self._forget()
        return Reply("refused" if told or self._refusal is not None else "taken", self.present())

    # -- what happens ----------------------------------------------------------------------------------------

    def advance(self, now: int) -> None:
        """Advance the session to `now`, in ms, and pass a shared screen to the person in turn."""
        self.context.advance(now)
        self.session.advance(now)
        self._tell_late_turn()
        self.mode_presenter.refresh()

    def _tell_late_turn(self) -> None:
        """Say that a turn takes long, where the page has no place of its own for it."""
        before, self._overrun = self._overrun, self.session.turn_clock.overrun
        if self._overrun > before and (self.session.mode.deals or self.context.typed):
            self.context.say(lambda texts: Announcement("info", self.context.late_turn(texts)))

    def hold_on_phones(self, players: Iterable[int]) -> None:
        """These players, by number, hold their hands at front ends of their own."""
        self.session.phones.seat(players)

    def wish_to_play_again(self, player: int) -> None:
        """This player, by number, would like to play again, where the computer begins the next game."""
        self.session.phones.wish(player)

    def light_lamp_of(self, seat: Seat) -> None:
        """Light the lamp of a player who has just sat down."""
        self.session.output.light_lamp_of(seat)

    def pause_computers(self, paused: bool) -> None:
        """Let the computer players wait while something is read; then they play on at once."""
        self.session.pacing.wait(PERSON_PAUSE_MS if paused else 0)

    def run_until_person_needed(self) -> bool:
        """Do at once everything that needs no person, for a front end without pictures; whether a person is awaited.

        Without persons at the table, one round follows the other.
        """
        session, people = self.session, self.session.referee.seats_of_people
        match = session.referee.match
        while session.mode.deals and session.proposals.open is None and not match.over:
            if session.referee.position is None:
                if people and match.events:
                    break
                session.mode.begin()
            elif session.step() is None:
                break
        session.count_turn()
        self.mode_presenter.refresh(wait=True)
        self._forget()
        return bool(people) or not match.over

    def handle_hub_events(self, events: Sequence[HubEvent], now: int) -> None:
        """Take events from the hub. Its return is announced only if nothing else was said since it went away."""
        context = self.context
        context.advance(now)
        for event in sorted(events, key=asks_undo):  # any other call would end the request
            news = news_of(event)
            if news is not None and (not news.well or context.last.message is self._hub_message):
                context.say(news.message)
                self._hub_message = context.last.message
            if isinstance(event, ButtonEvent):
                self._acting = True
                try:
                    self.mode_presenter.handle_press(event)
                finally:
                    self._acting = False
            else:
                self.session.handle_hub_event(event)
        self._forget()
        self._take_correction()

    def _take_correction(self) -> None:
        """At the table as it was: put what was called in place of the call that is corrected."""
        if self._pending_correction is not None and self._pending_correction.take(self.session):
            self._pending_correction, self.correction_done = None, True

    def _answered(self, answer: Answer) -> None:
        """Show the answer to a call. A front end for one seat, or beside one, hides refusals of calls from elsewhere.

        The reason for such a refusal may name a tile in another player's hand.
        """
        self._forget()
        self._refusal = self._refusal if answer.allowed else answer
        if answer.allowed or (self.context.hot_seat.is_of_table and not self.session.phones.players) or self._acting:
            self.mode_presenter.answered(answer)
        if self.context.log is not None:
            self.context.log(answer_entry(self.texts, self.session, answer, self.context.hot_seat))


def _paused(texts: Texts, page: TablePage) -> TablePage:
    """The page of a table at which computer players and reminders wait: it says so, unless something is wrong."""
    said = Announcement("info", texts.screen("paused"), texts.screen("paused-line"))
    typed = page.typed and replace(page.typed, turn=f"{said.title}. {said.text}")
    if page.announcement is not None and page.announcement.is_alarm:
        return replace(page, typed=typed)
    return replace(page, typed=typed, announcement=said, table=replace(page.table, message=said))


def _timed(page: TablePage, left: str) -> TablePage:
    """The page of a turn that says how much time is left for it, where it names the player."""

    def timed(said: Announcement) -> Announcement:
        if said.tone != "turn":
            return said
        return (
            replace(said, title=f"{said.title} · {left}") if said.title else replace(said, text=f"{said.text} · {left}")
        )

    typed = page.typed and replace(page.typed, turn=f"{page.typed.turn} {left}".strip())
    table = replace(page.table, message=timed(page.table.message))
    return replace(page, prompt=timed(page.prompt), table=table, typed=typed)
