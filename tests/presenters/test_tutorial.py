"""The coach of a first game: the lesson belongs to the moment, and every lesson fits into its strip."""

from __future__ import annotations

import pygame
import pytest
from tests.i18n.catalogs import entries
from tests.window.text_capture import writing

from roundhouse.games.moves import DRAW, Play
from roundhouse.i18n import LANGUAGES
from roundhouse.i18n.texts import lesson_text, screen_text
from roundhouse.messages import messages_of
from roundhouse.presenters.actions import dealt_actions
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.table_setup import create_table, first_game
from roundhouse.presenters.tutorial import advice
from roundhouse.presenters.views import Action, Announcement
from roundhouse.referee import TableSession
from roundhouse.window import message_strip
from roundhouse.window.display import TEXT_SIZES
from roundhouse.window.regions import regions

SIZES = ((1280, 800), (1920, 1080), (960, 600))
LONGEST = "Maximilianette"


def played(table: TableSession) -> list[tuple[TableSession, str]]:
    """Play the round as a computer would, and hear the coach before each move."""
    heard = []
    table.begin()
    while (position := table.referee.position) is not None:
        heard.append(advice(table.referee, 0).text)
        if table.step() is None:
            move = table.choice(position.turn)
            if isinstance(move, Play):
                heard.append(advice(table.referee, 0, move.tile).text)
            table.call(move)
    heard.append(advice(table.referee, 0).text)
    return [(table, text) for text in heard]


def test_a_whole_round_is_explained_step_by_step() -> None:
    heard = [text for _, text in played(create_table(first_game("Ann")))]
    assert heard[0] in (
        lesson_text("first", engine=6), lesson_text("dealt", engine=6), lesson_text("draw"), lesson_text("mexican")
    )  # fmt: skip
    assert lesson_text("over") == heard[-1]
    assert len(set(heard)) > 5


def test_what_it_says_to_do_can_be_done() -> None:
    for _ in range(5):
        table = create_table(first_game("Ann"))
        table.begin()
        while (position := table.referee.position) is not None:
            if position.turn == 0:
                text, legal = advice(table.referee, 0).text, position.legal()
                plays = [move for move in legal if isinstance(move, Play)]
                assert (text == lesson_text("draw")) == (not plays and DRAW in legal)
                if text in (lesson_text("own"), lesson_text("first", engine=6)):
                    assert any(move.train == 0 for move in plays)
                if text == lesson_text("mexican"):
                    assert any(move.train >= position.game.seats for move in plays)
                    assert all(move.train != 0 for move in plays)
            if table.step() is None:
                table.call(table.choice(position.turn))


def test_a_tile_that_fits_nowhere_is_said_to() -> None:
    table = create_table(first_game("Ann"))
    table.begin()
    while (position := table.referee.position) is not None:
        legal = {move.tile for move in position.legal() if isinstance(move, Play)}
        useless = [tile for tile in position.known_tiles(0) if tile not in legal]
        if position.turn == 0 and useless:
            assert advice(table.referee, 0, useless[0]).text == lesson_text("nowhere")
            return
        if table.step() is None:
            table.call(table.choice(position.turn))
    pytest.fail("no such moment in this round")


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXT_SIZES)
def test_every_lesson_fits_into_the_strip(language: str, size: tuple[int, int], text: float) -> None:
    parts = regions(*size, text=text)
    table = create_table(first_game("Ann"))
    table.begin()
    buttons = (
        Action("pause", screen_text("pause", language)),
        *dealt_actions(table, HotSeat(table.referee), -1, language),
    )
    lessons = [key for key in messages_of("tutorial") if key not in ("learn-title", "learn-opening", "learn-next")]
    assert len(lessons) > 15
    for key in lessons:
        facts = {name: LONGEST if name == "player" else 12 for name in entries(language)[f"tutorial/{key}"].facts}
        told = lesson_text(key.removeprefix("learn-"), language, **facts)
        for title in (lesson_text("title", language), lesson_text("opening", language), LONGEST):
            message = Announcement("turn", title, told, 1)
            with writing(message_strip) as lines:
                message_strip.paint_strip(pygame.Surface(size), message, buttons, parts)
            assert not [line.text for line in lines if line.cut and line.text != LONGEST]
