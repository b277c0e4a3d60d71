"""Where the controls lead that every table of real tiles has: its menu, the scores, corrections, and the way out."""

from __future__ import annotations

from roundhouse.presenters.presenter import Presenter
from roundhouse.window.app_services import AppServices
from roundhouse.window.screens.called_menu import CalledMenu
from roundhouse.window.screens.calls_page import CallsPage, CorrectionScreen, ScreenMaker
from roundhouse.window.screens.round_end_screens import RoundEnd
from roundhouse.window.screens.screen import STAY, Navigation, Open, Return


class TableNavigation:
    """Navigates from the screen of one table, which `screen` makes again for the table as it was before a call."""

    def __init__(self, services: AppServices, presenter: Presenter, screen: ScreenMaker) -> None:
        self.round_end = RoundEnd(services, presenter)
        self._services = services
        self._presenter = presenter
        self._screen = screen
        self._menu: CalledMenu | None = None

    def left_in_menu(self) -> bool:
        """Whether the menu has closed, and the table is to be left. Ask in every frame."""
        menu, self._menu = self._menu, None
        return menu is not None and menu.leaves

    def back(self) -> Navigation:
        """To the result of a match that is over, else into the menu."""
        return STAY if self.round_end.back() else self._open_menu()

    def open_calls(self) -> Navigation:
        """To the calls of the round, where there are any to correct."""
        if self._presenter.present().action("calls") is None:
            return STAY
        return Open(CallsPage(self._services, self._presenter, self._screen))

    def obey(self, control: str) -> Navigation:
        """Follow a control, or submit its action."""
        match control:
            case "more":
                return self._open_menu()
            case "scores":
                self.round_end.ask()
            case "fix":
                self._presenter.submit("fix")
                return Open(CorrectionScreen(self._services, self._presenter.moment(), self._screen))
            case "quit":
                return Return()
            case action:
                self._presenter.submit(action)
        return STAY

    def _open_menu(self) -> Navigation:
        self._menu = CalledMenu(self._services, self._presenter, self._screen)
        return Open(self._menu)
