"""The window, driven by posted events on SDL's dummy display."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame
import pytest

from roundhouse.table.intents import DropOn, Intent, PickTile, PressButton, Quit
from roundhouse.table.view import TableView
from roundhouse.table.window import Window, has_display, run
from table.sample_views import four_players, picked


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with Window("Roundhouse") as opened:
        pygame.event.clear()
        yield opened


@pytest.mark.parametrize("driver", ["dummy", "offscreen", "no-such-driver"])
def test_a_machine_without_a_screen_is_recognized(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    assert not has_display()


def test_a_window_nobody_would_see_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(pygame.error):
        Window("Roundhouse")


def mouse(kind: int, place: tuple[float, float]) -> None:
    values = {"pos": (round(place[0]), round(place[1]))}
    pygame.event.post(pygame.Event(kind, values if kind == pygame.MOUSEMOTION else {**values, "button": 1}))


def test_a_tile_is_dragged_onto_a_train(window: Window) -> None:
    window.show(four_players(), 5000)
    mouse(pygame.MOUSEBUTTONDOWN, (860, 730))
    assert window.intents() == [PickTile(9)]
    window.show(picked(), 5100)
    mouse(pygame.MOUSEMOTION, (700, 400))
    assert window.intents() == []
    window.show(picked(), 5200)
    mouse(pygame.MOUSEBUTTONUP, (300, 100))
    assert window.intents() == [DropOn(2, 0)]


def test_a_click_on_the_picked_tile_puts_it_back(window: Window) -> None:
    window.show(picked(), 0)
    mouse(pygame.MOUSEBUTTONDOWN, (860, 730))
    mouse(pygame.MOUSEBUTTONUP, (860, 730))
    assert window.intents() == [PickTile(None)]


def test_keys_and_the_close_button(window: Window) -> None:
    window.show(four_players(), 0)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, {"key": pygame.K_d, "mod": 0}))
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert window.intents() == [PressButton("draw"), Quit()]


def test_the_hand_may_change_while_a_tile_is_held(window: Window) -> None:
    window.show(four_players(), 0)
    mouse(pygame.MOUSEBUTTONDOWN, (915, 740))
    mouse(pygame.MOUSEMOTION, (700, 400))
    window.intents()
    window.show(replace(four_players(), hand=()), 100)
    mouse(pygame.MOUSEBUTTONUP, (300, 100))
    assert window.intents() == []


def test_the_loop_asks_the_host_until_it_has_no_view(window: Window) -> None:
    asked: list[list[Intent]] = []

    def host(wanted: Sequence[Intent], now: int) -> TableView | None:
        assert now >= 0
        asked.append(list(wanted))
        if len(asked) == 1:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return None if Quit() in wanted else four_players()

    run(window, host)
    assert asked == [[], [Quit()]]
