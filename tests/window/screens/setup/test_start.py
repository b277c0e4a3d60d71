"""The first screen apart from what a finger does: the hub's buttons, its lamps, and what is said of it."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from tests.window.plain_services import PlainServices

from roundhouse.games import GAMES
from roundhouse.hub.events import ButtonEvent, HubInfo
from roundhouse.hub.hub import ConnectionState
from roundhouse.hub.thread import HubThread
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Slot
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.setup.table_setup import player_at, setup_scene, with_person
from roundhouse.records.preferences import SavedChoices
from roundhouse.window.controls.page import LampPicture
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.screens.screen import Frame
from roundhouse.window.screens.setup.start import StartScreen, game_card
from roundhouse_hub.lamps.scene import Scene, check


class ServicesWithHub(PlainServices):
    """Services with the hub that the test wants."""

    def __init__(self, address: str = "/dev/ttyACM0", state: ConnectionState = ConnectionState.CONNECTED) -> None:
        super().__init__(SavedChoices())
        self.scenes: list[Scene] = []
        made: Any = SimpleNamespace(address=address, state=state, info=HubInfo(name="Toby"), show=self.scenes.append)
        self.hub = cast(HubThread, made)


def started(services: PlainServices) -> StartScreen:
    screen = StartScreen(services, "Ann")
    screen.update((), Frame(DisplaySettings(), 0))
    return screen


def test_a_press_on_the_hub_claims_the_seat_in_front_of_one() -> None:
    services = ServicesWithHub()
    screen = started(services)
    assert [place.slot for place in services.choices.table.places] == [5, 7, 10, 1]
    told = [
        ButtonEvent(3, "down", 0),
        ButtonEvent(3, "press", 200),
        ButtonEvent(7, "down", 900),
        ButtonEvent(12, "down", 999),
    ]
    screen.update((), Frame(DisplaySettings(), 16, told))
    table = services.choices.table
    assert [place.slot for place in table.places] == [5, 7, 10, 1, 3], "the seats go round the table"
    for slot in (3, 7):
        sits = player_at(table, Slot(slot))
        assert sits is not None
        assert sits.player == "person"


def test_the_hub_shows_who_sits_where_and_only_what_is_new() -> None:
    services = ServicesWithHub()
    screen = started(services)
    screen.update((), Frame(DisplaySettings(), 16))
    assert len(services.scenes) == 1
    check(services.scenes[0])
    assert [slot for slot, lamp in enumerate(services.scenes[0].lamps) if lamp == "c"] == [1, 5, 7, 10]
    assert services.scenes[0].colors[5] == "1"
    screen.update((), Frame(DisplaySettings(), 32, [ButtonEvent(0, "down", 0)]))
    assert services.scenes[1:] == [setup_scene(services.choices)]


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_card_of_the_chosen_game_has_whole_sentences(game: str, language: str, text: float) -> None:
    card = game_card(DisplaySettings((960, 600), text, Texts(language)), game, (0, 0, 400, 90), chosen=True, lines=1)
    both = game_card(DisplaySettings((960, 600), text, Texts(language)), game, (0, 0, 400, 90), chosen=True, lines=2)
    assert card.detail.endswith(".")
    assert both.detail.startswith(f"{card.detail} ")


@pytest.mark.parametrize(
    ("services", "said", "lamp"),
    [
        (ServicesWithHub(), "Hub: Toby", palette.MINT),
        (ServicesWithHub(state=ConnectionState.LOST), "The hub is gone. Is it plugged in?", palette.CORAL),
        (ServicesWithHub("sim://"), "No hub: simulated", palette.BRASS),
        (PlainServices(), "No hub", palette.DISABLED),
    ],
)
def test_what_is_said_of_the_hub_stands_beside_a_lamp(services: PlainServices, said: str, lamp: object) -> None:
    page = started(services).page(DisplaySettings())
    assert said in [text.text for text in page.texts]
    assert [picture.color for picture in page.pictures if isinstance(picture, LampPicture)] == [lamp]


def test_real_tiles_are_laid_by_people() -> None:
    services = PlainServices(SavedChoices())
    screen = started(services)
    page = screen.page(DisplaySettings())
    assert [control.player for control in page.controls if control.seat].count("computer") == 3
    screen.input.focus, screen.input.shows_focus = "mode:called", True
    screen.update([pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)], Frame(DisplaySettings(), 16))
    page = screen.page(DisplaySettings())
    assert {control.player for control in page.controls if control.seat} == {"person"}


def test_everybody_may_sit_down_and_nobody_twice() -> None:
    services = PlainServices(SavedChoices())
    started(services)
    table = services.choices.table
    for slot in (*range(12), *range(12)):
        table = with_person(table, slot)
    assert len(table.places) == len({place.name for place in table.places}) == 12


def test_a_guest_whom_nobody_named_is_called_so_in_the_language_that_is_chosen() -> None:
    services = PlainServices(SavedChoices())
    screen = StartScreen(services, Texts().screen("you"))
    names = []
    for language in ("en", "de", "es"):
        screen.update((), Frame(DisplaySettings(texts=Texts(language)), 0))
        names.append(services.choices.table.places[0].name)
    assert names == ["Guest", "Gast", "Visita"]
    first = services.choices.table.places[0]
    services.choices = replace(
        services.choices, table=replace(services.choices.table, places=(replace(first, name="Zoe"),))
    )
    screen.update((), Frame(DisplaySettings(texts=Texts("de")), 0))
    assert services.choices.table.places[0].name == "Zoe"
