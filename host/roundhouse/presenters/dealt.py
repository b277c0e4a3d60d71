"""People at a window: clicks and keys become calls, computer players move at a pace that can be followed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Move, Play
from roundhouse.games.position import Position, Stage
from roundhouse.hub import HubEvent
from roundhouse.presenters.answer_messages import hinted, loudness, of_hub, refused, silent, told
from roundhouse.presenters.buttons import buttons_of
from roundhouse.presenters.hand_selection import Held
from roundhouse.presenters.hints import alternatives, why_not
from roundhouse.presenters.hot_seat import Facing
from roundhouse.presenters.hub_notices import LastNews
from roundhouse.presenters.intents import ChangeVolume, DropOn, Intent, MoveTile, Mute, PickTile, PressButton, Quit
from roundhouse.presenters.localized_message import Speech
from roundhouse.presenters.view_builder import Moment, standing, table_view
from roundhouse.presenters.views import MessageView, TableView
from roundhouse.presenters.volume_control import Loudness
from roundhouse.referee import Answer, Seat, TableSession
from roundhouse.referee.session import ADVISER
from roundhouse.referee.table_modes import asks_undo

PACE_MS = 1000
"""From one move of a computer player to the next: a clatter is heard and a tile seen to move."""


class Playing:
    """The host of a window (see `table.window.run`): one live table, one screen for all persons.

    `ask_others` is called with the seat of whoever wants to take back something where people share the screen; without
    it nobody is asked.
    """

    def __init__(self, table: TableSession, language: str = "en") -> None:
        self.table = table
        self.speech: Speech[MessageView | None] = Speech(language, silent)
        self.facing = Facing(table.referee)
        self._held = Held(table, self.facing)
        self._refused: tuple[int, int] | None = None
        self._hints: list[Move] = []
        self.speed = 1.0
        self.ask_others: Callable[[int], None] | None = None
        self._due = 0
        self._now = 0
        self.loudness = Loudness(table)
        self._hub_news = LastNews()
        table.on_answer = self._answered

    @property
    def viewer(self) -> int:
        """The seat whose hand is shown."""
        return self.facing.viewer

    @property
    def picked(self) -> int:
        """The tile that is picked, or -1."""
        return self._held.tile

    @property
    def speaks(self) -> bool:
        """Whether there is something to say beside whose turn it is: a refusal, a hint, what was taken back."""
        message = self.speech.now
        return message is not None and message.tone != "turn"

    def __call__(self, intents: Sequence[Intent], now: int) -> TableView | None:
        """The view after what the person wants; None to close the window."""
        self._now = now
        for intent in intents:
            if isinstance(intent, Quit) or intent == PressButton("quit"):
                return None
            self._obey(intent)
        self._go_on(now)
        return self._view()

    def wait(self, ms: int) -> None:
        """The next computer player moves after so many ms, no sooner and no later."""
        self._due = self._now + ms

    def heard(self, events: Sequence[HubEvent], now: int) -> None:
        """What the hub tells."""
        self._now = now
        for event in events:
            if (news := self._hub_news.worth(event, self.speech.saying)) is not None:
                self.speech.say(of_hub(news))
                self._hub_news.was(self.speech.saying)
            if asks_undo(event):
                self._press("undo")
            else:
                self.table.heard(event)

    # -- what goes on by itself -------------------------------------------------------------------------

    def _go_on(self, now: int) -> None:
        """A computer player's move when its time has come; and whose hand lies below."""
        referee = self.table.referee
        if not referee.match.begun:
            self.table.begin()
            self._due = now + 2 * self._pace
        elif now >= self._due and self.table.step() is not None:
            self._due = now + self._pace
        if self.facing.turn():
            self._held.let_go()
            self.speech.say(self.speech.saying)  # anew, to whoever looks now

    @property
    def _pace(self) -> int:
        """From one move of a computer player to the next, ms: `speed` times as fast as usual."""
        return round(PACE_MS / self.speed)

    def _answered(self, answer: Answer) -> None:
        self._due = max(self._due, self._now + self._pace)
        self.speech.say(lambda language: told(answer, self.table.referee, self.facing, language))
        self._refused = None
        if answer.allowed:
            self._held.let_go()
            self._hints = []
        elif (train := getattr(answer.call, "train", None)) is not None:
            self._refused = train, self._now

    # -- what the person wants ------------------------------------------------------------------------------

    def _obey(self, intent: Intent) -> None:
        match intent:
            case PressButton(name):
                self._press(name)
            case PickTile(index):
                self._pick(index)
            case MoveTile(index, place, held):
                self._held.move(index, place, held=held)
            case DropOn(train, end):
                self._held.drop(train, end)
            case ChangeVolume() | Mute():
                volume = self.loudness.obey(intent)
                self.speech.say(loudness(volume))

    def _press(self, name: str) -> None:
        referee = self.table.referee
        position = referee.position
        match name:
            case "show":
                self.facing.covered = False
                self.speech.say(self.speech.saying)  # anew: the hand may be spoken of
            case "leave":
                self.table.hand_over(self.viewer, Seat(referee.names[self.viewer], ADVISER))
            case "next" if position is None and not referee.match.over:
                self.table.begin()
            case "undo" if self.table.may_undo and (steps := referee.steps_to(self.viewer)):
                if self.ask_others is not None and self.facing.shared:
                    self.ask_others(self.viewer)
                else:
                    self.table.undo(steps)
            case "hint" if position is not None and self.facing.in_turn:
                self._hint(position)
            case "why" if position is not None and self.facing.in_turn and self._held.tile >= 0:
                self._why()
            case "order" if position is not None and not self.facing.covered:
                self._held.arrange(position)
            case "draw" if self.facing.in_turn:
                self.table.call(DRAW)
            case "done" if self.facing.in_turn:
                self.table.call(DONE)
            case "turn" if self._held.tile >= 0:
                self._held.turned = not self._held.turned
            case ("marker-up" | "marker-down") as way if position is not None:
                self.table.call(Marker(self.viewer, way == "marker-up"))
            case "announce" if position is not None:
                self.table.call(Announce(self.viewer))
            case "claim" if position is not None:
                self.table.call(Claim(position.game.unannounced(position)))

    def _pick(self, index: int | None) -> None:
        position = self.table.referee.position
        if position is None or self.facing.covered:
            return
        hand = self._held.hand
        tile = -1 if index is None or index >= len(hand) else hand[index]
        asks = tile < 0 and self._held.tile >= 0 and self.facing.in_turn and not self._held.told_why
        if asks and self._why():
            return  # touched twice, and it cannot be played: the second touch asks why
        self._refused = None
        self.speech.say(silent)
        if tile >= 0 and self.facing.in_turn and position.stage == Stage.ENGINE:
            self.table.call(LayEngine(tile))
            return
        self._held.take(tile)

    def _hint(self, position: Position) -> None:
        """What the computer would do; asked again, what else could be played, one after the other."""
        first = not self._hints
        if first:
            self._hints = alternatives(position, self.table.choice(self.viewer))
        move = self._hints.pop(0)
        if isinstance(move, Play):
            self._held.take(move.tile)  # table and hub show where it goes
        self.speech.say(hinted(position, move, self.table.referee.names, first, more=len(self._hints)))

    def _why(self) -> bool:
        """Say why the picked tile cannot be played; False where it can."""
        referee = self.table.referee
        found = why_not(referee.match, self._held.tile)
        if found is None:
            return False
        train, ruling = found
        viewer = self.viewer
        self.speech.say(lambda language: refused(ruling, referee, viewer, language))
        self._refused, self._held.told_why = (train, self._now), True
        return True

    # -- what is shown ------------------------------------------------------------------------------------------

    def _view(self) -> TableView:
        referee = self.table.referee
        refused = self._refused or (None, 0)
        message = self.speech.now or standing(referee, self.viewer, self.speech.language, covered=self.facing.covered)
        buttons = buttons_of(self.table, self.facing, self._held.tile, self.speech.language)
        held, named = self._held, self.facing.shared or referee.position is None
        moment = Moment(
            message, held.tile, held.turned, buttons, refused[0], refused[1], not self.facing.covered,
            tuple(held.hand), held.order.joined, named,
        )  # fmt: skip
        return table_view(referee, self.viewer, moment, self.speech.language)
