"""Rules of one's own in the window: picked from a sheet, named, passed on, taken in, and chosen at the next start."""

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import ScanCode
from roundhouse.presenters.setup.rule_sheets import SharedRulesPage


def see_sheets(app: AppDriver) -> None:
    app.touch("rules")
    app.touch("sheet")


def test_a_sheet_is_picked_by_touches_named_and_chosen_at_the_next_start(app: AppDriver) -> None:
    see_sheets(app)
    app.touch("sheet:pressman")
    assert app.control("sheet").value == "Pressman"
    app.touch("sheet")
    app.walk_to("name-rules")
    app.key(pygame.K_RETURN)
    app.walk_to("own-rules")
    app.write("Us")
    app.press("keep-rules")
    assert [each.label for each in app.page.controls if each.chosen] == ["Us"]
    app.press("share")
    code = next(row for row in SharedRulesPage(app.services).present(Texts()).rows if isinstance(row, ScanCode))
    assert code.address.endswith(": Us") and code.squares
    app.open()
    see_sheets(app)
    assert [each.label for each in app.page.controls if each.chosen] == ["Us"]


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("https://example.org/menu", "Cannot read the rules"),
        ("roundhouse-rules 2 mexican-train moon=full: Us", "of a newer version"),
        ("roundhouse-rules 1 mexican-train one_double=yes follow_on_double=yes: Us", "do not go together"),
    ],
)
def test_a_wrong_text_is_told_in_one_sentence_and_stays_to_be_mended(
    app: AppDriver, written: str, sentence: str
) -> None:
    before = app.services.choices
    see_sheets(app)
    app.press("name-rules")
    app.walk_to("own-rules")
    app.write(written)
    app.press("keep-rules")
    assert sentence in app.said() and app.services.choices == before
