"""Keyboard input at a called table: ends of tiles, badges for trains, letters for calls, sums of hands."""

from __future__ import annotations

import pygame

from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PUBLIC, ReportView, TablePage
from roundhouse.window.controls.page_input import CONFIRM, PageInput
from roundhouse.window.key_bindings import KeyCommand, NumberEntry, command_of
from roundhouse.window.screens.tile_end_keys import EndEntry

AT_ONCE = ("draw", "done", "undo", "redo", "announce", "claim", "marker-up", "marker-down")
"""The actions of keys that are actions of the page."""


class CalledKeys:
    """The keys of one called table."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._entry = EndEntry()

    def handle(self, event: pygame.Event, page_input: PageInput) -> bool:
        """Whether a key was for the table; the others walk over the page, on which `hand` is."""
        presenter, page, command = self._presenter, self._presenter.present(), command_of(event, "called")
        action = command.action
        if command.submits is not None:
            presenter.submit(*command.submits)
            return True
        if action in CONFIRM and page_input.shows_focus and page_input.focus:
            return False
        if page.in_turn:
            return self._in_play(page, command)
        if page.report is not None:
            return self._of_hand(page.report, command)
        if action == "due" and page.action("dealt"):
            presenter.submit("dealt")
            return True
        if page.awaited in ("leader", "holder", "finder"):
            number = self._entry.number(command)
            if number is not None:
                presenter.submit(f"seat:{number - 1}")
                return True
        if "undo" in (action, command.otherwise):
            presenter.submit("undo")
            return True
        return False

    def _of_hand(self, report: ReportView, command: KeyCommand) -> bool:
        """Keys that report a remaining hand: its tiles by their ends, or its sum by digits."""
        submit, sums = self._presenter.submit, report.by_sum or report.only_sum
        match command.action:
            case "due":
                submit("tell")
            case "erase" | "undo" as action:
                submit(action)
            case "sum":
                submit("by-tiles" if report.by_sum else "by-sum")
            case "number" if sums and command.number is not None:
                submit("digit", command.number)
            case _ if sums:
                return False
            case _:
                return self._end(command)
        return True

    def _end(self, command: KeyCommand) -> bool:
        """Whether a key is an end, or the first half of one."""
        entry = self._presenter.present().entry
        end = self._entry.end(entry.keys if entry is not None else (), command)
        if end is None:
            return self._entry.ten
        self._presenter.submit("end", end)
        return True

    def _in_play(self, page: TablePage, command: KeyCommand) -> bool:
        submit, action = self._presenter.submit, command.action
        ends = () if page.entry is None else page.entry.ends
        if page.action("choice:0"):
            number = NumberEntry().number(command)
            if number is not None or action in CONFIRM:
                submit(f"choice:{0 if number is None else number - 1}")
                return True
        elif len(ends) == 2:
            if self._train(page, command):
                return True
        elif self._end(command):
            return True
        match action:
            case "speaker":
                submit("speaker", (page.speaker + command.step) % len(page.names))
            case "due":
                submit(next((each.id for each in page.actions if each.primary), ""))
            case "erase":
                submit(action if ends else command.otherwise)
            case _ if action in AT_ONCE:
                submit(action)
            case _:
                return False
        return True

    def _train(self, page: TablePage, command: KeyCommand) -> bool:
        """A train by its badge: a number, M for everybody's, Shift and a number where there are several of these."""
        publics = [index for index, train in enumerate(page.table.trains) if train.seat == PUBLIC]
        if command.action == "public" and publics:
            self._presenter.submit("train", publics[0])
            return True
        number = self._entry.number(command)
        if number is None:
            return self._entry.ten
        if command.action == "number-of-public":
            if 1 <= number <= len(publics):
                self._presenter.submit("train", publics[number - 1])
        elif 1 <= number <= len(page.names):
            self._presenter.submit("train", number - 1)
        return True
