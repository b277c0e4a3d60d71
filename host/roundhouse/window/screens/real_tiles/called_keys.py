"""Keyboard input at a called table: ends of tiles, badges for trains, letters for calls, sums of hands."""

from __future__ import annotations

import pygame

from roundhouse import actions
from roundhouse.actions.action import Digit
from roundhouse.indices import Seat, Train, index_of
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import ReportView, TablePage
from roundhouse.window.controls.page_input import CONFIRM, PageInput
from roundhouse.window.key_bindings import KeyCommand, NumberEntry, command_of
from roundhouse.window.screens.real_tiles.tile_end_keys import EndEntry

KEY_ACTIONS = (
    *(actions.Draw, actions.DrawAndPass, actions.Done, actions.Undo, actions.Redo),
    *(actions.Announce, actions.Claim, actions.MarkerUp, actions.MarkerDown),
)
"""The actions that a key submits in a turn."""


class CalledKeys:
    """The keys of one called table."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._entry = EndEntry()

    def handle(self, event: pygame.Event, page_input: PageInput) -> bool:
        """Whether a key was for the table; the others walk over the page, on which `hand` is."""
        presenter, page, command = self._presenter, self._presenter.present(), command_of(event, "called")
        meaning = command.meaning
        if isinstance(meaning, actions.Everywhere):
            presenter.submit(meaning)
            return True
        if meaning in CONFIRM and page_input.shows_focus and page_input.focus:
            return False
        if page.in_turn:
            return self._in_play(page, command)
        if page.report is not None:
            return self._of_hand(page.report, command)
        if meaning == "due" and page.offer(actions.Dealt):
            presenter.submit(actions.Dealt())
            return True
        if page.awaited in ("leader", "holder", "finder", "winner"):
            number = self._entry.number(command)
            if number is not None:
                presenter.submit(actions.AnswerSeat(Seat(index_of(number)) if number else None))
                return True
        if actions.Undo() in (meaning, command.otherwise):
            presenter.submit(actions.Undo())
            return True
        return False

    def _of_hand(self, report: ReportView, command: KeyCommand) -> bool:
        """Keys that report a remaining hand: its tiles by their ends, or its sum by digits."""
        submit, sums = self._presenter.submit, report.by_sum or report.only_sum
        match command.meaning:
            case "due":
                submit(actions.TellHand())
            case actions.Erase() | actions.Undo() as action:
                submit(action)
            case "sum":
                submit(actions.ReportTiles() if report.by_sum else actions.ReportSum())
            case "number" if sums and command.number is not None:
                submit(actions.TypeDigit(Digit(command.number)))
            case "ten" if sums:
                submit(actions.TypePlus())
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
        self._presenter.submit(actions.EnterEnd(end))
        return True

    def _in_play(self, page: TablePage, command: KeyCommand) -> bool:
        submit, meaning = self._presenter.submit, command.meaning
        ends = () if page.entry is None else page.entry.ends
        if page.offer(actions.ChooseMeaning):
            number = NumberEntry().number(command)
            if number is not None or meaning in CONFIRM:
                submit(actions.ChooseMeaning(0 if number is None else index_of(number)))
                return True
        elif len(ends) == 2:
            if self._train(page, command):
                return True
        elif self._end(command):
            return True
        match meaning:
            case actions.LetSpeak:
                submit(actions.LetSpeak(Seat((page.speaker + command.step) % len(page.names))))
            case "due":
                due = next((each.action for each in page.offers if each.primary), None)
                if isinstance(due, actions.Action):
                    submit(due)
            case actions.Erase() as action:
                submit(action if ends else command.otherwise or action)
            case actions.Action() as action if isinstance(action, KEY_ACTIONS):
                submit(action)
            case _:
                return False
        return True

    def _train(self, page: TablePage, command: KeyCommand) -> bool:
        """A train by its badge: a number, M for everybody's, Shift and a number where there are several of these."""
        publics = [Train(index) for index, train in enumerate(page.table.trains) if train.seat is None]
        if command.meaning == "public" and publics:
            self._presenter.submit(actions.ChooseTrain(publics[0]))
            return True
        number = self._entry.number(command)
        if number is None:
            return self._entry.ten
        if command.meaning == "number-of-public":
            if 1 <= number <= len(publics):
                self._presenter.submit(actions.ChooseTrain(publics[index_of(number)]))
        elif 1 <= number <= len(page.names):
            self._presenter.submit(actions.ChooseTrain(Train(index_of(number))))
        return True
