"""What is typed at a called table: ends of tiles, trains by their badges, letters for what is said, sums of hands."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from roundhouse.presenters.called import Calling
from roundhouse.presenters.called_actions import acts_now, do
from roundhouse.window.controls.page_input import CONFIRM, Hand
from roundhouse.window.screens.tile_end_keys import Typing

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


class CalledKeys:
    """The keys of one called table."""

    def __init__(self, calling: Calling) -> None:
        self._calling = calling
        self._typing = Typing()

    def taken(self, event: pygame.Event, hand: Hand) -> bool:
        """Whether a key was for the table; the others walk over the page, on which `hand` is."""
        calling, key = self._calling, event.key
        if key in CONFIRM and hand.shows_focus and hand.focus:
            return False
        if calling.in_play:
            return self._in_play(key, event.mod)
        what = calling.table.awaited.what
        if what == "hand":
            return self._of_hand(key)
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and what in ("next", "deal"):
            calling.table.go_on()
            return True
        if what in ("leader", "holder", "finder"):
            number = self._typing.number(key)
            if number is not None:
                calling.table.answer(number - 1)
                return True
        if key in (pygame.K_u, pygame.K_BACKSPACE):
            do(calling, "undo")
            return True
        return False

    def _of_hand(self, key: int) -> bool:
        """What is left in a hand: its tiles by their ends, or its sum by its digits."""
        calling = self._calling
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
            return self._end(key, calling.tell_end)
        return True

    def _end(self, key: int, touch: Callable[[int], None]) -> bool:
        """Whether a key is an end, or the first half of one."""
        end = self._typing.end(self._calling.table.referee.game, key)
        if end is None:
            return self._typing.plus
        touch(end)
        return True

    def _in_play(self, key: int, modifiers: int) -> bool:
        calling = self._calling
        if calling.choices:
            number = Typing().number(key)
            if number is not None or key in CONFIRM:
                calling.choose(0 if number is None else number - 1)
                return True
        elif calling.tile.whole:
            if self._train(key, modifiers):
                return True
        elif self._end(key, calling.touch_end):
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

    def _train(self, key: int, modifiers: int) -> bool:
        """A train by its badge: a number, M for everybody's, Shift and a number where there are several of these."""
        calling = self._calling
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
