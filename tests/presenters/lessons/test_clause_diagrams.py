"""The diagrams of a booklet are the positions of the lessons, and each belongs to a clause of its game."""

from collections.abc import Iterator

import pygame
import pytest

from roundhouse.games import GAMES
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.lessons.clause_diagrams import clause_diagrams
from roundhouse.presenters.lessons.lesson import lesson_of, lessons
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.list_page import Diagram
from roundhouse.window.drawing import palette
from roundhouse.window.table.table_diagram import table_diagram


def diagrams_of(game: str, texts: Texts = Texts()) -> Iterator[Diagram]:
    """Those in the booklet of a game."""
    page = HowToPlayPage(game, GAMES[game].options_type()).present(texts)
    return (row for section in page.sections for row in section.rows if isinstance(row, Diagram))


@pytest.mark.parametrize("game", list(lessons()))
def test_each_game_is_explained_with_pictures_of_its_own_positions(game: str) -> None:
    shown = [step.clause for step in lesson_of(game).steps if step.clause]
    assert len(shown) >= 2 and set(shown) <= set(GAMES[game].clauses)
    assert len({diagram.table for diagram in diagrams_of(game)}) >= len(shown)


def test_a_diagram_shows_the_table_before_a_play_and_the_play_where_it_goes() -> None:
    (diagram,) = clause_diagrams(Texts(), "mexican-train", "MT-8")
    (target,) = diagram.table.targets
    train = diagram.table.trains[target.train]
    assert train.tiles[-1].crosswise and train.ends == (4,)
    assert target.tile.key == frozenset((4, 2)) and diagram.text == "Ada plays 4-2 on their own train."
    assert not diagram.table.hand


def test_a_game_without_a_picture_of_a_clause_takes_that_of_the_game_it_comes_from() -> None:
    (borrowed,), (own,) = (list(clause_diagrams(Texts(), game, "MT-7")) for game in ("super-train", "mexican-train"))
    assert borrowed == own and any(train.marker for train in own.table.trains)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_each_diagram_finds_room_in_the_smallest_window(language: str) -> None:
    pygame.font.init()
    for game in lessons():
        for diagram in diagrams_of(game, Texts(language)):
            picture = table_diagram(diagram.table, 420, 176)
            assert diagram.text.endswith(".")
            assert picture.get_at((210, 88))[:3] != palette.FELT, "the hub lies in the middle"
