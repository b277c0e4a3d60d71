"""The places to which the controls lead that every table of real tiles has: its menu, the scores, corrections, and the
way out."""

from __future__ import annotations

import pygame

from roundhouse.actions import ChangeFailedCall, CountPhoto, OpenMenu, Quit, SeeCalls, SeeScores, read_wire
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PlayView
from roundhouse.window.screens.real_tiles.camera_screen import CameraScreen
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen, ScreenMaker, calls_screen
from roundhouse.window.screens.screen import STAY, Navigation, Open, Return
from roundhouse.window.screens.table.menu_screen import table_menu
from roundhouse.window.screens.table.round_end_screens import RoundEnd


class TableNavigation:
    """Navigates from the screen of one table, which `screen` makes again for the table as it was before a call."""

    def __init__(self, services: AppServices, presenter: Presenter, screen: ScreenMaker) -> None:
        self.round_end = RoundEnd(services, presenter)
        self._services = services
        self._presenter = presenter
        self._screen = screen

    def back(self) -> Navigation:
        """To the result of a match that is over, else into the menu."""
        return STAY if self.round_end.back() else self._open_menu()

    def open_calls(self) -> Navigation:
        """To the calls of the round, where there are any to correct."""
        if self._presenter.present().offer(SeeCalls) is None:
            return STAY
        return Open(calls_screen(self._services, self._presenter, self._screen))

    def follow_control(self, control: str) -> Navigation:
        """Follow a control, or submit its action."""
        if control == CountPhoto.id:  # it takes a picture, so it is not on the wire
            return Open(CameraScreen(self._presenter))
        match read_wire(control):
            case None:
                pass
            case OpenMenu():
                return self._open_menu()
            case SeeCalls():
                return self.open_calls()
            case SeeScores():
                self.round_end.request_scores()
            case ChangeFailedCall():
                return self.correct_failed_call()
            case Quit():
                return Return()
            case action:
                self._presenter.submit(action)
        return STAY

    def take_file(self, event: pygame.Event) -> bool:
        """Count the hand that is asked for from a picture that was dropped on the window."""
        return event.type == pygame.DROPFILE and self._presenter.submit(CountPhoto(event.file)).status != "unavailable"

    def correct_failed_call(self) -> Navigation:
        """To the table as it was, to say what the call that no longer holds really was."""
        self._presenter.submit(ChangeFailedCall())
        return Open(CorrectionScreen(self._services, self._presenter.correction_presenter(), self._screen))

    def correct_play(self, play: PlayView) -> Navigation:
        """To the table as it was before a play that is listed among the last ones, to say what it really was."""
        presenter = self._presenter.correct_play(play)
        return STAY if presenter is None else Open(CorrectionScreen(self._services, presenter, self._screen))

    def _open_menu(self) -> Navigation:
        return Open(table_menu(self._services, self._presenter, self._screen))
