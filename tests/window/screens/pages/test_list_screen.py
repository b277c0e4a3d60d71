"""The window's own part of a page: its leaves, and the signs of a setting."""

import pytest
from tests.presenters.pages.every_page import PAGES, said, services, squeezed
from tests.window.plain_services import PlainServices
from tests.window.screens.page_services import pages_of
from tests.window.screens.real_tiles.real_table_driver import ScreenDriver
from tests.window.text_capture import writing

from roundhouse.games import GAMES
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.preferences import TEXT_SIZES, PreferencesPage
from roundhouse.records.preferences import Preferences, SavedChoices
from roundhouse.window.controls import page_painter
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.list_screen import ListScreen


@pytest.mark.parametrize(
    "display", [DisplaySettings((960, 600), TEXT_SIZES[-1], Texts("es")), DisplaySettings()], ids=str
)
@pytest.mark.parametrize("game", GAMES)
def test_a_long_page_goes_on_from_leaf_to_leaf_and_no_title_stands_alone(game: str, display: DisplaySettings) -> None:
    page = HowToPlayPage(game, GAMES[game].options_type())
    leaves = [leaf.texts[2:] for leaf in pages_of(ListScreen(page), display)]  # below the heading of the page
    told = squeezed([line.text for leaf in leaves for line in leaf])
    assert told == squeezed([*said(page.present(display.texts))][2:]) and len(leaves) > 1
    assert all(leaf[-1].weight != "Bold" for leaf in leaves)


def test_rules_are_passed_on_by_a_code_large_enough_to_scan_and_the_text_below_it() -> None:
    for page in PAGES["shared-rules"](services()):
        (leaf,) = pages_of(ListScreen(page), DisplaySettings((960, 600), TEXT_SIZES[-1], Texts("de")))
        (code,) = (panel.rect for panel in leaf.panels if panel.color == palette.WHITE)
        assert min(panel.rect[3] for panel in leaf.panels if panel.color == palette.INK) >= 4
        assert all(line.rect[1] >= code[1] + code[3] for line in leaf.texts[2:])


def test_the_volume_follows_the_sign_that_is_touched() -> None:
    services = PlainServices(SavedChoices(preferences=Preferences(volume=5)))
    screen = ListScreen(PreferencesPage(services))
    driver = ScreenDriver(screen)
    control = screen.page(driver.display).control("volume")
    assert control is not None
    with writing(page_painter) as lines:
        page_painter.paint_control(driver.surface, control, driver.display.scale)
    signs = {line.text: line.ink.center for line in lines}
    volumes = []
    for sign in ("−", "−", "+", "5"):
        driver.touch(signs[sign])
        volumes.append(services.choices.preferences.volume)
    assert volumes == [4, 3, 4, 4]
