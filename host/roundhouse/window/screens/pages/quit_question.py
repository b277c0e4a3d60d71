"""The question before the program ends: whether a table is left, or somebody only meant to go back."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.i18n.texts import screen_text
from roundhouse.window.controls.page import Control, Page
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.screen import STAY, Exit, Navigation, PageScreen, Return


class QuitQuestion(PageScreen):
    """See `Screen`. Stay stands where Back is, and Escape means it. `at_table`: a match is being played."""

    def __init__(self, *, at_table: bool) -> None:
        super().__init__()
        self._line = "quit-line-table" if at_table else "quit-line"

    def page(self, display: Display) -> Page:
        language = display.language
        frame = page_frame(display, screen_text("quit-title", language), screen_text(self._line, language))
        stay = replace(frame.back, kind="primary", label=screen_text("quit-stay", language))
        leave = Control("quit", frame.due, "button", screen_text("quit", language), height=display.points(18))
        return Page(texts=frame.texts, controls=(stay, leave))

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("quit"):
                return Exit()
            case Pressed("back"):
                return Return()
        return STAY
