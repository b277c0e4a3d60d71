"""The booklet on the screen: all of it, and what the table has agreed on."""

from __future__ import annotations

import pytest
from tests.window.screens.page_services import pages_of

from roundhouse.games import GAMES
from roundhouse.games.core.options import Options
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.window.controls.page import Text
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.list_screen import ListScreen

LOOKS = [Display((960, 600), TEXT_SIZES[-1], Texts("es")), Display()]
HEADINGS = 2
"""Texts of the frame, before the booklet's own."""


def printed(game: str, options: Options, display: Display) -> list[list[Text]]:
    """The lines of each leaf."""
    return [list(page.texts[HEADINGS:]) for page in pages_of(ListScreen(HowToPlayPage(game, options)), display)]


def whole_text(game: str, language: str) -> str:
    """All that it says."""
    return " ".join(
        " ".join([title, *(paragraph for paragraphs in entries.values() for paragraph in paragraphs)])
        for title, entries in booklet_chapters(Texts(language), GAMES[game].clauses).items()
    )


@pytest.mark.parametrize("display", LOOKS, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_there_from_leaf_to_leaf(game: str, display: Display) -> None:
    leaves = printed(game, GAMES[game].options_type(), display)
    said = " ".join(line.text for leaf in leaves for line in leaf)
    assert said.split() == whole_text(game, display.texts.language).split()
    assert len(leaves) > 1
    assert all(leaf[-1].weight != "Bold" for leaf in leaves), "the title of a chapter stands above something"
