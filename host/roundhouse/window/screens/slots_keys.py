"""What is typed at a table of buttons: badges by their numbers, what the engine says, sums of hands."""

from __future__ import annotations

import pygame

from roundhouse.presenters.slots import Pressing
from roundhouse.window.controls.page_input import PageInput
from roundhouse.window.key_bindings import NumberEntry, action_of, key_of
from roundhouse_hub.lamps.scene import ENGINE, SLOTS
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

GESTURES = {"hold": LONG, "twice": TWICE}
ENGINE_GESTURES = {"draw": PRESS, "done": TWICE, "undo": LONG, "erase": LONG}


class SlotsKeys:
    """The keys of one table of buttons."""

    def __init__(self, pressing: Pressing) -> None:
        self._pressing = pressing
        self._entry = NumberEntry()

    def taken(self, event: pygame.Event, page_input: PageInput, at_hub: bool) -> bool:
        """Whether a key was for the hub, or for the hand that is told; the others walk over the page of `hand`."""
        pressing, key = self._pressing, key_of(event)
        action = action_of(key, "slots")
        if not at_hub:
            return self._of_hand(action, key, page_input)
        gesture, base = GESTURES.get(action, PRESS), key.rpartition("+")[2]
        kind, _, slot = page_input.focus.partition(":") if page_input.shows_focus else ("", "", "")
        if kind and (base == "Enter" or action == "done"):
            if kind == "slot":
                pressing.press(int(slot), gesture)
            return kind == "slot"
        if action in ENGINE_GESTURES:
            pressing.press(ENGINE, ENGINE_GESTURES[action])
            return True
        game, slots = pressing.table.referee.game, pressing.table.referee.slots
        if base == "M" and action and game.publics:
            pressing.press(slots[game.seats], gesture)
            return True
        number = self._entry.number(key) if action in ("number", "ten", *GESTURES) else None
        if number is None:
            return self._entry.ten
        if pressing.sitting_down >= 0:
            if 1 <= number <= SLOTS:
                pressing.press(number - 1)
        elif 1 <= number <= game.seats:
            pressing.press(slots[number - 1], gesture)
        return True

    def _of_hand(self, action: str, key: str, page_input: PageInput) -> bool:
        """Sums are typed."""
        pressing = self._pressing
        if pressing.table.awaited.what != "hand" or page_input.shows_focus:
            return False
        match action:
            case "number" if pressing.telling.by_sum:
                pressing.telling.type_digit(int(key))
            case "due":
                pressing.tell_hand()
            case "erase":
                pressing.telling.take_back()
            case _:
                return False
        return True
