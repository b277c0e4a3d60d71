"""Keyboard input at a called table: ends of tiles, badges for trains, letters for calls, sums of hands."""

from __future__ import annotations

import pygame

from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PUBLIC, ReportView, TablePage
from roundhouse.window.controls.page_input import CONFIRM, PageInput
from roundhouse.window.key_bindings import NumberEntry, action_of, key_of
from roundhouse.window.screens.tile_end_keys import EndEntry

AT_ONCE = ("draw", "done", "undo", "redo", "announce", "claim", "marker-up", "marker-down")
"""The actions of keys that are actions of the page."""


class CalledKeys:
    """The keys of one called table."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._entry = EndEntry()

    def taken(self, event: pygame.Event, page_input: PageInput) -> bool:
        """Whether a key was for the table; the others walk over the page, on which `hand` is."""
        presenter, page, key = self._presenter, self._presenter.present(), key_of(event)
        action = action_of(key, "called")
        if action in CONFIRM and page_input.shows_focus and page_input.focus:
            return False
        if page.in_turn:
            return self._in_play(page, action, key)
        if page.report is not None:
            return self._of_hand(page.report, action, key)
        if action == "due" and page.action("dealt"):
            presenter.submit("dealt")
            return True
        if page.awaited in ("leader", "holder", "finder"):
            number = self._entry.number(key)
            if number is not None:
                presenter.submit(f"seat:{number - 1}")
                return True
        if action in ("undo", "erase"):
            presenter.submit("undo")
            return True
        return False

    def _of_hand(self, report: ReportView, action: str, key: str) -> bool:
        """Keys that report a remaining hand: its tiles by their ends, or its sum by digits."""
        submit, sums = self._presenter.submit, report.by_sum or report.only_sum
        match action:
            case "due":
                submit("tell")
            case "erase" | "undo":
                submit(action)
            case "sum":
                submit("by-tiles" if report.by_sum else "by-sum")
            case "number" if sums:
                submit("digit", int(key))
            case _ if sums:
                return False
            case _:
                return self._end(key)
        return True

    def _end(self, key: str) -> bool:
        """Whether a key is an end, or the first half of one."""
        end = self._entry.end(self._presenter.session.referee.game, key)
        if end is None:
            return self._entry.ten
        self._presenter.submit("end", end)
        return True

    def _in_play(self, page: TablePage, action: str, key: str) -> bool:
        submit = self._presenter.submit
        ends = () if page.entry is None else page.entry.ends
        if page.action("choice:0"):
            number = NumberEntry().number(key)
            if number is not None or action in CONFIRM:
                submit(f"choice:{0 if number is None else number - 1}")
                return True
        elif len(ends) == 2:
            if self._train(page, action, key):
                return True
        elif self._end(key):
            return True
        match action:
            case "speaker":
                submit("speaker", (page.speaker + (1 if key == "PageDown" else -1)) % len(page.names))
            case "due":
                submit(next((each.id for each in page.actions if each.primary), ""))
            case "erase":
                submit("erase" if ends else "undo")
            case _ if action in AT_ONCE:
                submit(action)
            case _:
                return False
        return True

    def _train(self, page: TablePage, action: str, key: str) -> bool:
        """A train by its badge: a number, M for everybody's, Shift and a number where there are several of these."""
        publics = [index for index, train in enumerate(page.table.trains) if train.seat == PUBLIC]
        if action == "public" and publics:
            self._presenter.submit("train", publics[0])
            return True
        number = self._entry.number(key)
        if number is None:
            return self._entry.ten
        if action == "number-of-public":
            if 1 <= number <= len(publics):
                self._presenter.submit("train", publics[number - 1])
        elif 1 <= number <= len(page.names):
            self._presenter.submit("train", number - 1)
        return True
