"""Keyboard input at a table played by buttons: numbers for badges, the engine's meanings, sums of hands."""

from __future__ import annotations

from typing import Final

import pygame

from roundhouse.actions import Done, Draw, Erase, Everywhere, PressButton, TellHand, TypeDigit, TypePlus, Undo
from roundhouse.actions.action import Button, Digit
from roundhouse.indices import index_of
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.slots_presenter import engine_gesture
from roundhouse.window.controls.page_input import PageInput
from roundhouse.window.key_bindings import KeyCommand, Meaning, NumberEntry, command_of
from roundhouse_hub.lamps.scene import ENGINE, SLOTS
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

KEY_GESTURES: Final[dict[Meaning | None, str]] = {"hold": LONG, "twice": TWICE}
"""The gestures of the keys with a modifier."""


class SlotsKeys:
    """The keys of one table of buttons."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._entry = NumberEntry()

    def handle(self, event: pygame.Event, page_input: PageInput, at_hub: bool) -> bool:
        """Whether a key was for the hub, or for the hand being reported; other keys move the focus on that page."""
        page, command = self._presenter.present(), command_of(event, "slots")
        meaning, presses = command.meaning, command.otherwise or command.meaning
        if isinstance(meaning, Everywhere):
            self._presenter.submit(meaning)
            return True
        if not at_hub:
            return self._of_hand(command, page_input)
        gesture = KEY_GESTURES.get(meaning, PRESS)
        kind, _, slot = page_input.focus.partition(":") if page_input.shows_focus else ("", "", "")
        if kind and meaning and (command.plain == "due" or meaning == Done()):
            if kind == "slot":
                self._press(int(slot), gesture)
            return kind == "slot"
        if isinstance(presses, Draw | Done | Undo):
            self._press(ENGINE, engine_gesture(presses))
            return True
        public = next((train.slot for train in page.table.trains if train.seat is None), None)
        if command.plain == "public" and meaning and public is not None:
            self._press(public, gesture)
            return True
        number = self._entry.number(command) if meaning in ("number", "ten", *KEY_GESTURES) else None
        if number is None:
            return self._entry.ten
        if page.unseated:
            if 1 <= number <= SLOTS:
                self._press(index_of(number), PRESS)
        elif 1 <= number <= len(page.names):
            self._press(page.table.trains[index_of(number)].slot, gesture)
        return True

    def _press(self, button: int, gesture: str) -> None:
        self._presenter.submit(PressButton.with_gesture(Button(button), gesture))

    def _of_hand(self, command: KeyCommand, page_input: PageInput) -> bool:
        """Sums are typed."""
        report = self._presenter.present().report
        if report is None or page_input.shows_focus:
            return False
        match command.meaning:
            case "number" if report.by_sum and command.number is not None:
                self._presenter.submit(TypeDigit(Digit(command.number)))
            case "ten":
                self._presenter.submit(TypePlus())
            case "due":
                self._presenter.submit(TellHand())
            case Erase():
                self._presenter.submit(Erase())
            case _:
                return False
        return True
