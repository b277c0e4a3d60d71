"""One front end at a session: what a person may see, read and do now, as values; and the person's input.

Windows, terminals and phones draw a `TablePage` and submit actions; none of them decides anything about the game. Only
this module, and the builders that it calls, decide what a person's page may contain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from roundhouse.hub.events import HubEvent, Pressed
from roundhouse.presenters.announcement import LastMessage, LocalizedAnnouncement, news_of, volume
from roundhouse.presenters.called import CalledControls
from roundhouse.presenters.dealt import DealtControls
from roundhouse.presenters.front import Controls, Front, VolumeControl
from roundhouse.presenters.intents import ChangeVolume, DropOn, Intent, MoveTile, Mute, PickTile, PressButton
from roundhouse.presenters.slots import SlotsControls
from roundhouse.presenters.views import Reply, TablePage
from roundhouse.referee import Answer, TableSession

CONTROLS: Final[dict[str, Callable[[Front], Controls]]] = {
    "dealt": DealtControls,
    "called": CalledControls,
    "slots": SlotsControls,
}
"""What a person does in each mode."""
EVERYWHERE: Final = ("volume", "mute")
"""Actions that no page needs to offer."""


class Presenter:
    """Presents a session to one person, and takes what the person does.

    `only` is the person's seat, or `SPECTATOR`; without it, the people at the table share this front end, and the
    hot seat decides whose hand is visible.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import Chance, Seat
    >>> session = TableSession(MexicanTrain(2), [Seat("Ann"), Seat("Bo", "greedy")], Chance("1"))
    >>> presenter = Presenter(session, only=0)
    >>> presenter.advance(0)
    >>> page = presenter.present()
    >>> page.awaited, len(page.table.hand), page.action("draw").label
    ('turn', 16, 'Draw a tile')
    >>> presenter.submit("draw", revision=0).status
    'stale'
    """

    def __init__(self, session: TableSession, language: str = "en", only: int | None = None) -> None:
        self.front = Front(session, language, only)
        self.session = session
        self.volume = VolumeControl(session)
        self.controls = CONTROLS[session.mode.name](self.front)
        self._only = only
        self._acting = False
        self._hub_message: LocalizedAnnouncement | None = None
        session.listeners.append(self._answered)

    def close(self) -> None:
        """Look no longer."""
        if self._answered in self.session.listeners:
            self.session.listeners.remove(self._answered)

    # -- what the person may see, read and do ----------------------------------------------------------------

    @property
    def language(self) -> str:
        """The person's language."""
        return self.front.last.language

    @language.setter
    def language(self, language: str) -> None:
        self.front.last.language = language

    @property
    def last(self) -> LastMessage:
        """The last message."""
        return self.front.last

    @property
    def nudged(self) -> bool:
        """Whether the turn has taken so long that a gentle reminder names its player."""
        front = self.front
        return 0 < 1000 * front.nudge_after <= self.session.turn_ms

    def present(self) -> TablePage:
        """What the person is shown. Equal pages look the same."""
        return self.controls.page()

    # -- what the person does --------------------------------------------------------------------------------

    def submit(self, action: str, *values: int, revision: int | None = None) -> Reply:
        """Do an action of the page: its id, and the numbers that it takes.

        `revision` is that of the page on which the person decided; without it, the page is taken as seen now.
        """
        if revision is not None and revision != self.session.revision:
            return Reply("stale", self.present())
        kind, _, value = action.partition(":")
        page = self.present()
        offered = page.action(action) or page.action(kind)
        if kind in EVERYWHERE:
            self._set_volume(kind, *values)
        elif offered is None or not offered.enabled:
            return Reply("unavailable", page)
        else:
            said = self.front.last.message
            self._acting = True
            try:
                self.controls.do(kind, (int(value), *values) if value else values)
            finally:
                self._acting = False
            last = self.front.last
            if last.message is not said and last.now is not None and last.now.tone == "refused":
                return Reply("refused", self.present())
        return Reply("taken", self.present())

    def obey(self, intent: Intent) -> None:
        """Do what a pointer or a key asked for."""
        match intent:
            case PressButton(name):
                self.submit(name)
            case PickTile(index):
                self.submit("pick", *(() if index is None else (index,)))
            case MoveTile(index, place, held):
                self.submit("move", index, place, held)
            case DropOn(train, end):
                self.submit("drop", train, end)
            case ChangeVolume(step):
                self.submit("volume", step)
            case Mute():
                self.submit("mute")

    def _set_volume(self, kind: str, *values: int) -> None:
        intent = ChangeVolume(values[0]) if kind == "volume" else Mute()
        self.front.say(volume(self.volume.obey(intent)))

    # -- what happens ----------------------------------------------------------------------------------------

    def advance(self, now: int) -> None:
        """Advance the session to `now`, in ms, and pass a shared screen to the person in turn."""
        self.front.now = now
        self.session.advance(now)
        self.controls.look()

    def heard(self, events: Sequence[HubEvent], now: int) -> None:
        """Take events from the hub. Its return is announced only if nothing else was said since it went away."""
        front = self.front
        front.now = now
        for event in events:
            news = news_of(event)
            if news is not None and (not news.well or front.last.message is self._hub_message):
                front.say(news.message)
                self._hub_message = front.last.message
            if isinstance(event, Pressed):
                self._acting = True
                try:
                    self.controls.press(event)
                finally:
                    self._acting = False
            else:
                self.session.heard(event)

    def _answered(self, answer: Answer) -> None:
        """Show the answer to a call. A front end for one seat hides refusals of calls from elsewhere.

        The reason for such a refusal may name a tile in another player's hand.
        """
        if answer.allowed or self._only is None or self._acting:
            self.controls.answered(answer)
