"""At a real table: what lies there above, the call pad below, and the table's questions as pages of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from roundhouse.referee import LiveTable
from roundhouse.referee.called import CalledTable
from roundhouse.table.controls.acts import CONFIRM, Act, Back, Hand, Pressed
from roundhouse.table.controls.page import Page
from roundhouse.table.controls.painting import paint_page, paint_parts
from roundhouse.table.house import House
from roundhouse.table.live.called_acts import acts_now, do, touch
from roundhouse.table.live.calling import Calling
from roundhouse.table.live.calling_view import calling_view
from roundhouse.table.live.lying import end_shown
from roundhouse.table.look import Look
from roundhouse.table.painter import Painter
from roundhouse.table.regions import regions
from roundhouse.table.screens.called_more import CalledMore
from roundhouse.table.screens.called_questions import question_page
from roundhouse.table.screens.ends import Typing
from roundhouse.table.screens.pad import pad_page
from roundhouse.table.screens.round_end import RoundEnd
from roundhouse.table.screens.screen import STAY, Frame, Open, Return, Way
from roundhouse.table.view import PUBLIC, TableView

ACT_KEYS = {
    pygame.K_b: "draw",
    pygame.K_d: "draw",
    pygame.K_SPACE: "done",
    pygame.K_p: "done",
    pygame.K_u: "undo",
    pygame.K_BACKSPACE: "undo",
    pygame.K_o: "announce",
    pygame.K_f: "claim",
    pygame.K_i: "up",
    pygame.K_k: "down",
    pygame.K_y: "redo",
}
"""What is said by a letter where no letters are on the tiles; B, P, U, O, F, I, K and Y are on none."""


class CalledScreen:
    """See `Screen`."""

    def __init__(self, house: House, table: CalledTable) -> None:
        self.hand = Hand()
        self.calling = Calling(table, house.choices.manner.language)
        self._house = house
        self._end = RoundEnd(house, table)
        self._painter = Painter()
        self._typing = Typing()
        self._look = Look()
        self._shown: tuple[Look, TableView | None, Page] | None = None
        self._pad: tuple[object, pygame.Surface] | None = None

    # -- what is shown ----------------------------------------------------------------------------------------

    def page(self, look: Look) -> Page:
        """The pad, or the question that is asked now."""
        return self._at(look)[1]

    def view(self, look: Look) -> TableView | None:
        """The table above the pad; None while a question is asked."""
        return self._at(look)[0]

    def _at(self, look: Look) -> tuple[TableView | None, Page]:
        if self._shown is None or self._shown[0] != look:
            if self.calling.in_play or self._end.waits:
                self._shown = look, calling_view(self.calling, look), pad_page(self.calling, look)
            else:
                self._shown = look, None, question_page(self.calling, look)
        return self._shown[1], self._shown[2]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """See `Screen`."""
        view, page = self._at(frame.look)
        touched = (page, frame.look, self.hand.focus, self.hand.held, self.hand.shows_focus, surface)
        same = self._pad is not None and self._pad[0] == touched
        if view is None:
            if not same:
                paint_page(surface, page, frame.look.scale, self.hand)
                self._pad = touched, surface
                self._painter.repaint()
            return
        changed = self._painter.paint(surface, view, frame.now)
        parts = regions(*frame.look.size, pad=True, text=frame.look.text)
        area = parts.strip.union(parts.hand)
        if not same or self._pad is None:
            paint_parts(surface, page, frame.look.scale, self.hand)
            self._pad = touched, surface.subsurface(area).copy()
        elif changed.colliderect(area):
            surface.blit(self._pad[1], area)

    def repaint(self) -> None:
        """See `Screen`."""
        self._painter.repaint()
        self._shown = self._pad = None

    def close(self) -> None:
        """See `Screen`."""
        self._house.leave(self.calling.table)

    # -- what is touched --------------------------------------------------------------------------------------

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`."""
        look = frame.look
        if look.language != self.calling.language:
            self.calling.language = look.language
            self._shown = None
        if self.calling.leaving:
            return Return()
        self.calling.now = frame.now
        if self.calling.patience.watch(frame.now, self._house.choices.manner.nudge):
            self._shown = None
        way = self._end.way(frame)
        if way is not None:
            self._shown = None
            return way
        heard = self._house.events()
        if heard:
            self.calling.heard(heard)
            self._shown = None
        for event in events:
            way = self._event(event, look)
            self._shown = None
            if way != STAY:
                return way
        return STAY

    def _event(self, event: pygame.Event, look: Look) -> Way:
        if event.type == pygame.KEYDOWN and self._key(event):
            self.hand.focus, self.hand.shows_focus = "", False
            return STAY
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.calling.in_play:
            self._touch_table(event.pos)
        for act in self.hand.acts(self.page(look), [event]):
            way = self._obey(act)
            if way != STAY:
                return way
        return STAY

    def _obey(self, act: Act) -> Way:
        calling = self.calling
        if isinstance(act, Back):
            # First what was touched is let go; then there is the way out.
            return STAY if calling.clear() else self._more()
        if not isinstance(act, Pressed):
            return STAY
        kind, _, what = act.name.partition(":")
        match kind:
            case "more":
                return self._more()
            case "scores":
                self._end.ask()
            case "back":
                return Return()
            case _:
                touch(calling, kind, what)
        return STAY

    def _more(self) -> Way:
        return Open(CalledMore(self._house, self.calling))

    def _touch_table(self, at: tuple[int, int]) -> None:
        """A lane is where the tile lies; a row of the rail is who speaks."""
        arranged, calling = self._painter.arrangement, self.calling
        if arranged is None or arranged.view != self.view(self._look_of(arranged.size)):
            return
        for row, place in zip(arranged.view.rows, arranged.rail.rows, strict=True):
            if place.collidepoint(at) and row.seat != PUBLIC:
                calling.touch_seat(row.seat - 1)
                return
        train = arranged.train_at(at)
        if train is None:
            return
        game, end = calling.table.referee.game, None
        if game.ends_per_train == 2:
            end = end_shown(game, train, arranged.end_at(train, at))
        calling.touch_train(train, end)

    def _look_of(self, size: tuple[int, int]) -> Look:
        return self._shown[0] if self._shown is not None else Look(size)

    # -- what is typed ----------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> bool:
        """Whether a key was for the table; the others walk over the page."""
        calling, key = self.calling, event.key
        if key in CONFIRM and self.hand.shows_focus and self.hand.focus:
            return False
        if calling.in_play:
            return self._key_in_play(key, event.mod)
        what = calling.table.awaited.what
        if what == "hand":
            return self._key_of_hand(key)
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and what in ("next", "deal"):
            calling.go_on()
            return True
        if what in ("leader", "holder", "finder"):
            number = self._typing.number(key)
            if number is not None:
                calling.answer(number - 1)
                return True
        if key in (pygame.K_u, pygame.K_BACKSPACE):
            do(calling, "undo")
            return True
        return False

    def _key_of_hand(self, key: int) -> bool:
        calling = self.calling
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            calling.tell_hand()
        elif key == pygame.K_BACKSPACE:
            calling.telling.take_back()
        elif key == pygame.K_u:
            do(calling, "undo")
        elif key in (pygame.K_EQUALS, pygame.K_SLASH, pygame.K_KP_DIVIDE):
            calling.telling.by_sum = not calling.telling.by_sum
        elif calling.telling.sums:
            digit = Typing().number(key)
            if digit is None:
                return False
            calling.telling.type_digit(digit)
        else:
            return self._typed_end(key, calling.tell_end)
        return True

    def _typed_end(self, key: int, touch: Callable[[int], None]) -> bool:
        """Whether a key is an end, or the first half of one."""
        end = self._typing.end(self.calling.table.referee.game, key)
        if end is None:
            return self._typing.plus
        touch(end)
        return True

    def _key_in_play(self, key: int, modifiers: int) -> bool:
        calling = self.calling
        if calling.choices:
            number = Typing().number(key)
            if number is not None or key in CONFIRM:
                calling.choose(0 if number is None else number - 1)
                return True
        elif calling.tile.whole:
            if self._train_typed(key, modifiers):
                return True
        elif self._typed_end(key, calling.touch_end):
            return True
        if key in (pygame.K_UP, pygame.K_DOWN):
            calling.next_speaker(1 if key == pygame.K_DOWN else -1)
            return True
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            due = next((act.name for act in acts_now(calling) if act.due), "")
            do(calling, due)
            return True
        if key == pygame.K_BACKSPACE and calling.tile.ends:
            calling.take_back_end()
            return True
        name = ACT_KEYS.get(key)
        if name is None:
            return False
        if name in ("up", "down", "announce", "claim") and all(act.name != name for act in acts_now(calling)):
            return True
        do(calling, name)
        return True

    def _train_typed(self, key: int, modifiers: int) -> bool:
        """A train by its badge: a number, M for everybody's, Shift and a number where there are several of these."""
        calling = self.calling
        game = calling.table.referee.game
        position = calling.position
        if position is None:
            return False
        publics = [train for train in position.trains_in_sight if train >= game.seats]
        if key == pygame.K_m and publics:
            calling.touch_train(publics[0])
            return True
        number = self._typing.number(key)
        if number is None:
            return self._typing.plus
        if modifiers & pygame.KMOD_SHIFT:
            if 1 <= number <= len(publics):
                calling.touch_train(publics[number - 1])
        elif 1 <= number <= game.seats:
            calling.touch_train(number - 1)
        return True


def called_screen(house: House, table: LiveTable) -> CalledScreen:
    """At a real table. Raises TypeError for a table that is none."""
    if not isinstance(table, CalledTable):
        raise TypeError(f"a {table.way} table is not called")
    return CalledScreen(house, table)
