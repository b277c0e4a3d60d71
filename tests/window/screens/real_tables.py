"""Screens of real tables in each of their states: called, and told by the hub's buttons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from roundhouse.games import GAMES
from roundhouse.games.moves import DONE, LayEngine, Play
from roundhouse.games.options import read_options
from roundhouse.presenters.called import Calling
from roundhouse.presenters.called_actions import do
from roundhouse.referee import Chance, Seat, TableSession
from roundhouse.window.app_services import AppServices
from roundhouse.window.screens.called import CalledScreen, called_screen
from roundhouse.window.screens.called_menu import CalledMore, Trusted
from roundhouse.window.screens.screen import PageScreen
from roundhouse.window.screens.slots import SlotsScreen, slots_screen


def _table(services: AppServices, mode: str, **rules: str) -> TableSession:
    choice = services.choices.table
    game = GAMES[choice.game](len(choice.places), read_options(GAMES[choice.game].options_type, rules))
    return TableSession(game, [Seat(place.name) for place in choice.places], Chance("1"), mode=mode)


def say_something(calling: Calling, rng: Random, moves: int = 400) -> None:
    """Answers what is asked and lays what may be laid, until a hand is to be told."""
    table = calling.table
    for _ in range(moves):
        match table.awaited.what:
            case "leader" | "holder" | "finder":
                table.answer(rng.choice(table.awaited.choices) if table.awaited.what != "leader" else 0)
            case "next" | "deal":
                table.go_on()
            case "hand" | "nothing":
                return
            case _:
                legal = table.referee.legal()
                create_table = [move for move in legal if isinstance(move, Play | LayEngine)]
                table.call(rng.choice(create_table or legal or [DONE]))


def called(services: AppServices) -> Iterator[PageScreen]:
    """A called table before, in and after a round, and with every answer."""
    for rules in ({}, {"set": "18"}) if services.choices.table.game == "mexican-train" else ({},):
        table = _table(services, "called", **rules)
        screen: CalledScreen = called_screen(services, table)
        shown = cast(PageScreen, screen)
        yield shown
        while table.awaited.what not in ("turn", "penalty"):
            say_something(screen.calling, Random(1), 1)
            screen.repaint()
            yield shown
        say_something(screen.calling, Random(2), 20)
        calling = screen.calling
        for end in (6, 2):
            calling.touch_end(end)
            screen.repaint()
            yield shown
        if calling.fits:
            others = set(range(table.referee.game.seats)) - {play.train for play in calling.fits}
            calling.touch_train(min(others or {0}))
            screen.repaint()
            yield shown
        calling.clear()
        calling.touch_seat((table.awaited.seat + 1) % table.referee.game.seats)
        do(calling, "draw")
        screen.repaint()
        yield shown
        yield CalledMore(services, calling)
        yield Trusted(calling)
        calling.clear()
        say_something(calling, Random(3))
        for by_sum in (False, True):
            calling.telling.by_sum = by_sum
            if by_sum:
                calling.telling.type_digit(9)
            screen.repaint()
            yield shown
        calling.tell_hand()
        screen.repaint()
        yield shown
        for pips in range(1, 400):
            if table.awaited.what != "hand":
                break
            calling.telling.by_sum, calling.telling.digits = True, str(pips)
            calling.tell_hand()
        yield shown
        screen._end._seen = screen._end._now
        screen.repaint()
        yield shown


def slots(services: AppServices) -> Iterator[PageScreen]:
    """The hub alone while people sit down, wait for the deal, play, are refused and are nudged."""
    table = _table(services, "slots")
    screen: SlotsScreen = slots_screen(services, table)
    shown, pressing = cast(PageScreen, screen), screen.pressing
    yield shown
    for slot in range(table.referee.game.seats):
        pressing.press(slot)
    screen.repaint()
    yield shown
    while table.awaited.what not in ("turn", "penalty"):
        say_something(pressing, Random(1), 1)
        screen.repaint()
        yield shown
    say_something(pressing, Random(2), 9)
    screen.repaint()
    yield shown
    for button in (*range(12), 12):
        pressing.press(button)
        screen.repaint()
        yield shown
    pressing.patience.over = True
    screen.repaint()
    yield shown
