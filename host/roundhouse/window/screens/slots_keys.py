"""What is typed at a table of buttons: badges by their numbers, what the engine says, sums of hands."""

from __future__ import annotations

import pygame

from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.slots import GESTURES
from roundhouse.presenters.views import PUBLIC
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

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._typing = Typing()

    def taken(self, event: pygame.Event, hand: Hand, at_hub: bool) -> bool:
        """Whether a key was for the hub, or for the hand that is told; the others walk over the page of `hand`.

        Badges are pressed by their numbers, with Shift for a long press and Alt for two.
        """
        key = event.key
        gesture = LONG if event.mod & pygame.KMOD_SHIFT else TWICE if event.mod & pygame.KMOD_ALT else PRESS
        if not at_hub:
            return self._of_hand(key, hand)
        focused = hand.focus.partition(":") if hand.shows_focus else ("", "", "")
        if key in CONFIRM and focused[0]:
            if focused[0] == "slot":
                self._press(int(focused[2]), gesture)
            return focused[0] == "slot"
        if key in ENGINE_KEYS:
            self._press(ENGINE, ENGINE_KEYS[key])
            return True
        page = self._presenter.present()
        public = next((train.slot for train in page.table.trains if train.seat == PUBLIC), None)
        if key == pygame.K_m and public is not None:
            self._press(public, gesture)
            return True
        number = self._typing.number(key)
        if number is None:
            return self._typing.plus
        if page.unseated:
            if 1 <= number <= SLOTS:
                self._press(number - 1, PRESS)
        elif 1 <= number <= len(page.names):
            self._press(page.table.trains[number - 1].slot, gesture)
        return True

    def _press(self, button: int, gesture: str) -> None:
        self._presenter.submit("press", button, GESTURES.index(gesture))

    def _of_hand(self, key: int, hand: Hand) -> bool:
        """Sums are typed."""
        presenter, digit = self._presenter, digit_of(key)
        report = presenter.present().report
        if report is None or hand.shows_focus:
            return False
        if digit is not None and report.by_sum:
            presenter.submit("digit", digit)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            presenter.submit("tell")
        elif key == pygame.K_BACKSPACE:
            presenter.submit("erase")
        else:
            return False
        return True
