"""What is typed at a called table: ends of tiles, trains by their badges, letters for what is said, sums of hands."""

from __future__ import annotations

import pygame

from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PUBLIC, ReportView, TablePage
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
    pygame.K_i: "marker-up",
    pygame.K_k: "marker-down",
    pygame.K_y: "redo",
}
"""What is said by a letter where no letters are on the tiles; B, P, U, O, F, I, K and Y are on none."""


class CalledKeys:
    """The keys of one called table."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._typing = Typing()

    def taken(self, event: pygame.Event, hand: Hand) -> bool:
        """Whether a key was for the table; the others walk over the page, on which `hand` is."""
        presenter, page, key = self._presenter, self._presenter.present(), event.key
        if key in CONFIRM and hand.shows_focus and hand.focus:
            return False
        if page.in_turn:
            return self._in_play(page, key, event.mod)
        if page.report is not None:
            return self._of_hand(page.report, key)
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and page.action("dealt"):
            presenter.submit("dealt")
            return True
        if page.awaited in ("leader", "holder", "finder"):
            number = self._typing.number(key)
            if number is not None:
                presenter.submit(f"seat:{number - 1}")
                return True
        if key in (pygame.K_u, pygame.K_BACKSPACE):
            presenter.submit("undo")
            return True
        return False

    def _of_hand(self, report: ReportView, key: int) -> bool:
        """What is left in a hand: its tiles by their ends, or its sum by its digits."""
        submit = self._presenter.submit
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            submit("tell")
        elif key == pygame.K_BACKSPACE:
            submit("erase")
        elif key == pygame.K_u:
            submit("undo")
        elif key in (pygame.K_EQUALS, pygame.K_SLASH, pygame.K_KP_DIVIDE):
            submit("by-tiles" if report.by_sum else "by-sum")
        elif report.by_sum or report.only_sum:
            digit = Typing().number(key)
            if digit is None:
                return False
            submit("digit", digit)
        else:
            return self._end(key)
        return True

    def _end(self, key: int) -> bool:
        """Whether a key is an end, or the first half of one."""
        end = self._typing.end(self._presenter.session.referee.game, key)
        if end is None:
            return self._typing.plus
        self._presenter.submit("end", end)
        return True

    def _in_play(self, page: TablePage, key: int, modifiers: int) -> bool:
        submit = self._presenter.submit
        ends = () if page.entry is None else page.entry.ends
        if page.action("choice:0"):
            number = Typing().number(key)
            if number is not None or key in CONFIRM:
                submit(f"choice:{0 if number is None else number - 1}")
                return True
        elif len(ends) == 2:
            if self._train(page, key, modifiers):
                return True
        elif self._end(key):
            return True
        if key in (pygame.K_UP, pygame.K_DOWN):
            submit("speaker", (page.speaker + (1 if key == pygame.K_DOWN else -1)) % len(page.names))
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            submit(next((action.id for action in page.actions if action.primary), ""))
        elif key == pygame.K_BACKSPACE and ends:
            submit("erase")
        elif key in ACT_KEYS:
            submit(ACT_KEYS[key])
        else:
            return False
        return True

    def _train(self, page: TablePage, key: int, modifiers: int) -> bool:
        """A train by its badge: a number, M for everybody's, Shift and a number where there are several of these."""
        publics = [index for index, train in enumerate(page.table.trains) if train.seat == PUBLIC]
        if key == pygame.K_m and publics:
            self._presenter.submit("train", publics[0])
            return True
        number = self._typing.number(key)
        if number is None:
            return self._typing.plus
        if modifiers & pygame.KMOD_SHIFT:
            if 1 <= number <= len(publics):
                self._presenter.submit("train", publics[number - 1])
        elif 1 <= number <= len(page.names):
            self._presenter.submit("train", number - 1)
        return True
