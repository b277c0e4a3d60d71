"""A table of buttons in tests: fingers on the picture of the hub tell a match played with open hands."""

from __future__ import annotations

import pygame
from tests.games.tables import RandomTable
from tests.referee.modes.press_script import closings, presses
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.real_table_driver import NAMES, ScreenDriver

from roundhouse.games import Game
from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Stage
from roundhouse.games.match.match import Begin
from roundhouse.indices import Seat, Slot, counted
from roundhouse.layout.measures import slot_point
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot
from roundhouse.window.screens.real_tiles.slots_page import parts_of
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE


class PressedByTouch:
    """Presses on the picture of the hub: at a table of its own, or where these fingers are."""

    def __init__(self, game: Game, placed: bool = False, fingers: ScreenDriver | None = None) -> None:
        self.services = PlainServices()
        if fingers is None:
            table = TableSession(game, [SeatedPlayer(name) for name in NAMES[: game.seats]], Chance("1"), mode="slots")
            if placed:
                for seat in range(game.seats):
                    table.call(TakeSlot(Seat(seat), table.referee.slots[seat]))
            fingers = ScreenDriver(SlotsScreen(self.services, Presenter(table)))
        assert isinstance(fingers.screen, SlotsScreen)
        self.fingers, self.screen = fingers, fingers.screen
        self.table = self.screen.presenter.session

    @property
    def shown(self) -> TablePage:
        return self.screen.presenter.present()

    @property
    def tone(self) -> str:
        """The tone of the large words."""
        return "" if self.shown.announcement is None else self.shown.announcement.tone

    @property
    def said(self) -> str:
        """The large words."""
        return "" if self.shown.announcement is None else self.shown.announcement.title

    def at(self, button: int) -> tuple[float, float]:
        """The place of a button on the picture."""
        parts = parts_of(self.fingers.display)
        x, y = (0.0, 0.0) if button == ENGINE else slot_point(Slot(button), 0.845 * parts.radius)
        return parts.center[0] + x, parts.center[1] + y

    def press(self, button: int, gesture: str = PRESS) -> None:
        """A finger on the picture, as long and as often as it takes."""
        if gesture == LONG:
            self.fingers.do(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.at(button), button=1))
            self.fingers.now += Gestures.LONG_MS
            self.fingers.do()
            self.fingers.do(pygame.Event(pygame.MOUSEBUTTONUP, pos=self.at(button), button=1))
            return
        self.fingers.touch(self.at(button))
        if gesture == TWICE:
            ScreenDriver.touch(self.fingers, self.at(button))  # at once, wherever these fingers are
        self.fingers.now += Gestures.TWICE_MS + 1
        self.fingers.do()

    def tell(self, pips: int) -> None:
        for digit in str(pips):
            self.fingers.press(f"digit:{digit}")
        self.fingers.press("tell")


def press_match(person: PressedByTouch, seed: int, rounds: int) -> RandomTable:
    """Play a match at random with open hands, and report it by buttons."""
    table, game = person.table, person.table.referee.game
    dealt = RandomTable(game, seed)
    if table.referee.seats_without_slot:
        for slot in table.referee.slots[: game.seats]:
            person.press(slot)
    while len(dealt.match.results) < rounds and not dealt.match.over:
        if dealt.match.position is None:
            first = not dealt.match.events
            dealt.begin()
            leader = next(event.leader for event in dealt.match.events if isinstance(event, Begin))
            person.press(table.referee.slots[leader] if first else ENGINE)
            _tell(person, dealt)
            continue
        if dealt.match.position.stage == Stage.DEALING:
            dealt.deal()
        else:
            dealt.match.apply(dealt.choose(dealt.match.position))
        _tell(person, dealt)
    return dealt


def _tell(person: PressedByTouch, dealt: RandomTable) -> None:
    match, table = dealt.match, person.table
    move, before = match.events[-1], match.before(len(match.events) - 1)
    if before is None:
        return
    assert isinstance(move, Move)
    after = match.game.after(before, move)
    for button, gesture in presses(before, move, after, table.referee.slots):
        steps = table.referee.steps
        person.press(button, gesture)
        if table.referee.steps == steps and (button, gesture) == (ENGINE, TWICE):
            person.press(button, gesture)  # right after a turn that ended by itself, only the second one is a pass
        assert person.tone == "info", (move, person.said)
    for button, gesture in closings(table.referee.position, after, table.referee.slots):
        person.press(button, gesture)
        assert person.tone == "info", (move, person.said)
    while (awaited := table.mode.awaited).what == "hand":
        last = awaited.seat == after.winner
        person.tell(
            2 * after.ends[after.doubles[-1]] if last else match.game.hand_points(after.hands[counted(awaited.seat)])
        )
        assert person.tone == "info", person.said
    if match.position is None:
        person.fingers.see_the_scores()
