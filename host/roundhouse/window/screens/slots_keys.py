"""What is typed at a table of buttons: badges by their numbers, what the engine says, sums of hands."""

from __future__ import annotations

import pygame

from roundhouse.presenters.slots import Pressing
from roundhouse.window.controls.page_input import CONFIRM, Hand
from roundhouse.window.screens.tile_end_keys import Typing, digit_of
from roundhouse_hub.lamps.scene import ENGINE, SLOTS
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

ENGINE_KEYS = {
    pygame.K_SPACE: PRESS,
    pygame.K_b: PRESS,
    pygame.K_d: PRESS,
    pygame.K_p: TWICE,
    pygame.K_u: LONG,
    pygame.K_BACKSPACE: LONG,
}


class SlotsKeys:
    """The keys of one table of buttons."""

    def __init__(self, pressing: Pressing) -> None:
        self._pressing = pressing
        self._typing = Typing()

    def taken(self, event: pygame.Event, hand: Hand, at_hub: bool) -> bool:
        """Whether a key was for the hub, or for the hand that is told; the others walk over the page of `hand`.

        Badges are pressed by their numbers, with Shift for a long press and Alt for two.
        """
        pressing, key = self._pressing, event.key
        gesture = LONG if event.mod & pygame.KMOD_SHIFT else TWICE if event.mod & pygame.KMOD_ALT else PRESS
        if not at_hub:
            return self._of_hand(key, hand)
        focused = hand.focus.partition(":") if hand.shows_focus else ("", "", "")
        if key in CONFIRM and focused[0]:
            if focused[0] == "slot":
                pressing.press(int(focused[2]), gesture)
            return focused[0] == "slot"
        if key in ENGINE_KEYS:
            pressing.press(ENGINE, ENGINE_KEYS[key])
            return True
        game, slots = pressing.table.referee.game, pressing.table.referee.slots
        if key == pygame.K_m and game.publics:
            pressing.press(slots[game.seats], gesture)
            return True
        number = self._typing.number(key)
        if number is None:
            return self._typing.plus
        if pressing.sitting_down >= 0:
            if 1 <= number <= SLOTS:
                pressing.press(number - 1)
        elif 1 <= number <= game.seats:
            pressing.press(slots[number - 1], gesture)
        return True

    def _of_hand(self, key: int, hand: Hand) -> bool:
        """Sums are typed."""
        pressing, digit = self._pressing, digit_of(key)
        if pressing.table.awaited.what != "hand" or hand.shows_focus:
            return False
        if digit is not None and pressing.telling.by_sum:
            pressing.telling.type_digit(digit)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            pressing.tell_hand()
        elif key == pygame.K_BACKSPACE:
            pressing.telling.take_back()
        else:
            return False
        return True
