"""What is typed at a called table: ends of tiles, trains by their badges, letters for what is said, sums of hands."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from roundhouse.presenters.called import Calling
from roundhouse.presenters.called_actions import acts_now, do
from roundhouse.window.controls.page_input import CONFIRM, PageInput
from roundhouse.window.key_bindings import NumberEntry, action_of, key_of
from roundhouse.window.screens.tile_end_keys import EndEntry

ACTS = {
    "draw": "draw",
    "done": "done",
    "undo": "undo",
    "erase": "undo",
    "redo": "redo",
    "announce": "announce",
    "claim": "claim",
    "marker-up": "up",
    "marker-down": "down",
}
"""What the actions of keys are called where tiles are called."""


class CalledKeys:
    """The keys of one called table."""

    def __init__(self, calling: Calling) -> None:
        self._calling = calling
        self._entry = EndEntry()

    def taken(self, event: pygame.Event, page_input: PageInput) -> bool:
        """Whether a key was for the table; the others walk over the page, on which `hand` is."""
        calling, key = self._calling, key_of(event)
        action = action_of(key, "called")
        if action in CONFIRM and page_input.shows_focus and page_input.focus:
            return False
        if calling.in_play:
            return self._in_play(action, key)
        what = calling.table.awaited.what
        if what == "hand":
            return self._of_hand(action, key)
        if action == "due" and what in ("next", "deal"):
            calling.table.go_on()
            return True
        if what in ("leader", "holder", "finder"):
            number = self._entry.number(key)
            if number is not None:
                calling.table.answer(number - 1)
                return True
        if action in ("undo", "erase"):
            do(calling, "undo")
            return True
        return False

    def _of_hand(self, action: str, key: str) -> bool:
        """What is left in a hand: its tiles by their ends, or its sum by its digits."""
        calling = self._calling
        match action:
            case "due":
                calling.tell_hand()
            case "erase":
                calling.telling.take_back()
            case "undo":
                do(calling, "undo")
            case "sum":
                calling.telling.by_sum = not calling.telling.by_sum
            case "number" if calling.telling.sums:
                calling.telling.type_digit(int(key))
            case _ if calling.telling.sums:
                return False
            case _:
                return self._end(key, calling.tell_end)
        return True

    def _end(self, key: str, touch: Callable[[int], None]) -> bool:
        """Whether a key is an end, or the first half of one."""
        end = self._entry.end(self._calling.table.referee.game, key)
        if end is None:
            return self._entry.ten
        touch(end)
        return True

    def _in_play(self, action: str, key: str) -> bool:
        calling = self._calling
        if calling.choices:
            number = NumberEntry().number(key)
            if number is not None or action in CONFIRM:
                calling.choose(0 if number is None else number - 1)
                return True
        elif calling.tile.whole:
            if self._train(action, key):
                return True
        elif self._end(key, calling.touch_end):
            return True
        name = ACTS.get(action, "")
        match action:
            case "speaker":
                calling.next_speaker(1 if key == "PageDown" else -1)
            case "due":
                do(calling, next((act.name for act in acts_now(calling) if act.due), ""))
            case "erase" if calling.tile.ends:
                calling.take_back_end()
            case "marker-up" | "marker-down" | "announce" | "claim" if all(
                act.name != name for act in acts_now(calling)
            ):
                return True
            case _ if name:
                do(calling, name)
            case _:
                return False
        return True

    def _train(self, action: str, key: str) -> bool:
        """A train by its badge: a number, M for everybody's, Shift and a number where there are several of these."""
        calling = self._calling
        game = calling.table.referee.game
        position = calling.position
        if position is None:
            return False
        publics = [train for train in position.trains_in_sight if train >= game.seats]
        if action == "public" and publics:
            calling.touch_train(publics[0])
            return True
        number = self._entry.number(key)
        if number is None:
            return self._entry.ten
        if action == "number-of-public":
            if 1 <= number <= len(publics):
                calling.touch_train(publics[number - 1])
        elif 1 <= number <= game.seats:
            calling.touch_train(number - 1)
        return True
