"""The booklet on the screen: all of it, and what the table has agreed on."""

from __future__ import annotations

import pytest
from tests.window.screens.page_services import pages_of

from roundhouse.games import GAMES
from roundhouse.games.core.options import Options, read_options
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.window.controls.page import Text
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_agreed_on_stands_below_its_clause(language: str) -> None:
    usual = GAMES["station"].options_type()
    agreed = read_options(GAMES["station"].options_type, {"must_play": "yes", "set": "9", "deal": "9"})
    display = Display(texts=Texts(language))
    lines = [line for leaf in printed("station", agreed, display) for line in leaf]
    told = " ".join(line.text for line in lines if line.color == palette.MINT)
    for name, sentence, value in (("must_play", "how-to-play-on", {}), ("deal", "how-to-play-rule", {"value": "9"})):
        title, line = Texts(language).option_name(name), Texts(language).option_line(name)
        assert Texts(language).screen(sentence, title=title, line=line, **value) in told
    assert Texts(language).option_name("set") not in told, "the set lies on the table"
    assert not [line for leaf in printed("station", usual, display) for line in leaf if line.color == palette.MINT]


@pytest.mark.parametrize(("language", "warned"), [("en", "off. Not used here: "), ("es", "no. Aquí no es así: ")])
def test_a_rule_that_is_switched_off_is_not_described_as_in_force(language: str, warned: str) -> None:
    agreed = read_options(GAMES["private-trains"].options_type, {"mexican_train": "no"})
    leaves = printed("private-trains", agreed, Display(texts=Texts(language)))
    told = " ".join(line.text for leaf in leaves for line in leaf if line.color == palette.MINT)
    assert warned + Texts(language).option_line("mexican_train") in told
