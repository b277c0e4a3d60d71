"""Every game from its first deal to its winner at the application: scores after each round, and what can be done at
the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from tests.window.plain_services import PlainServices
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.fast_matches import deal, finish_match, finish_round, texts
from tests.window.screens.match import sample_matches
from tests.window.screens.page_services import pages_of

from roundhouse.dominoes import Half
from roundhouse.games.match.match import Correct, Stop
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.preferences import SavedChoices
from roundhouse.window.controls.page import BadgePicture, ChartPicture, Page, PlatePicture, TilePicture, contains
from roundhouse.window.controls.page_input import Scrolled
from roundhouse.window.controls.pager import NEXT
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.pages.list_screen import ListScreen, shows
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.screens.table.replay_screen import ReplayScreen
from roundhouse.window.table.overlays import timeline


def test_the_final_table_says_that_it_is_over_and_leads_to_a_new_match(app: AppDriver) -> None:
    finish_match(app, deal(app, "mexican-train"))
    app.touch("table")
    assert isinstance(app.screen, DealtScreen) and app.screen.arrangement is not None
    view = app.screen.arrangement.view
    assert view.message.title == "The match is over"
    assert [button.label for button in view.buttons if button.primary] == ["New match"]
    app.touch("scores")
    assert isinstance(app.screen, WinnerScreen)
    app.touch("table")
    app.touch("quit")
    assert isinstance(app.screen, StartScreen)


def test_a_tie_is_broken_for_a_reason_that_is_shown() -> None:
    table = sample_matches.played("mexican-train", 4, 3)
    match = table.referee.match
    (first,) = match.leaders
    other = next(seat for seat in range(4) if match.rounds_won[seat] < match.rounds_won[first])
    total = match.totals[other]
    for seat, gap in ((each, total - match.totals[each] + 50 * (each not in (first, other))) for each in range(4)):
        table.call(Correct(0, seat, match.results[0].points[seat] + gap))
    table.call(Stop())
    assert match.totals[first] == match.totals[other] and match.leaders == (first,)
    names = table.referee.names
    said = [
        text.text
        for text in WinnerScreen(PlainServices(SavedChoices()), Presenter(table))
        .page(DisplaySettings((1920, 1080)))
        .texts
    ]
    reason = f"With equal totals, more rounds won put {names[first]} ahead of {names[other]}."
    assert any(text.endswith(reason) for text in said)


def test_the_hands_add_up_to_what_the_sheet_says(app: AppDriver) -> None:
    table = deal(app, "mexican-train", rounds="3")
    finish_round(app, table)
    assert shows(app.screen, ScoresPage)
    points, said = table.referee.match.results[0].points, texts(app)
    for seat, hand in ((hand.seat, hand) for hand in Presenter(table).match.counted_hands()):
        assert f"+{points[seat]}" in said and hand.name in said
        assert app.control(f"cell:0:{seat}").label == str(points[seat])
        assert sum(half for tile in hand.tiles for half in tile if isinstance(half, int)) == points[seat]
    assert "Next: engine 5-5" in said


def hand_cards(page: Page) -> Iterator[tuple[Seat | None, tuple[tuple[Half, Half], ...], bool]]:
    """The seat of each card on a leaf, the tiles that lie on it, and whether its frame is of brass."""
    for panel in page.panels:
        on_it = [each for each in page.pictures if contains(panel.rect, each.rect[:2])]
        badges = [each for each in on_it if isinstance(each, BadgePicture)]
        if len(badges) == 1:
            tiles = tuple(each.halves for each in on_it if isinstance(each, TilePicture))
            yield badges[0].seat, tiles, panel.edge == palette.BRASS


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize(("seats", "rounds"), [(3, 5), (8, 1), (12, 1)])
def test_every_tile_that_is_left_is_seen_and_added_up(
    seats: int, rounds: int, size: tuple[int, int], text: float
) -> None:
    presenter = Presenter(sample_matches.played("mexican-train", seats, rounds))
    hands = presenter.match.counted_hands()
    leaves = list(pages_of(ListScreen(ScoresPage(presenter)), DisplaySettings(size, text)))
    cards = {card for leaf in leaves for card in hand_cards(leaf)}
    assert cards == {(hand.seat, hand.tiles, hand.out) for hand in hands}
    said = "".join(line.text for leaf in leaves for line in leaf.texts).replace(" ", "")
    assert [hand.sum for hand in hands if hand.sum.replace(" ", "") not in said] == []
    assert seats > 3 or leaves[0].control(NEXT) is None


def test_who_came_where_takes_the_room_that_it_needs_in_its_language() -> None:
    winners = list(sample_matches.winners(PlainServices(SavedChoices())))
    assert len(winners) > 1
    for winner in winners:
        spare = set()
        for language in LANGUAGES:
            page = winner.page(DisplaySettings(texts=Texts(language)))
            ordinals = set(Texts(language).screen("ordinals").split())
            places = [text for text in page.texts if text.text in ordinals]
            assert len(places) >= 2
            spare.add(places[0].rect[2] - max(width(text.text, text.weight, text.height) for text in places))
        assert len(spare) == 1, "between the widest of them and the badges there is as much room in every language"


def test_a_table_left_between_rounds_shows_its_scores_when_it_is_taken_up(app: AppDriver) -> None:
    table = deal(app, "mexican-train", rounds="3")
    finish_round(app, table)
    app.touch("table")
    app.touch("menu")
    app.touch("quit")
    app.touch("waiting")
    app.touch("saved:1")
    app.wait(4400)
    assert shows(app.screen, ScoresPage)
    app.touch("next")
    assert isinstance(app.screen, DealtScreen)


def test_a_match_is_stepped_through_from_its_start(app: AppDriver) -> None:
    table = deal(app, "mexican-train")
    finish_match(app, table)
    app.touch("step")
    stepping = app.screen
    assert isinstance(stepping, ReplayScreen)
    assert stepping.presenter.replay.at == 0
    for key, at in (
        (pygame.K_RIGHT, 1),
        (pygame.K_RIGHT, 2),
        (pygame.K_LEFT, 1),
        (pygame.K_LEFT, 0),
        (pygame.K_LEFT, 0),
    ):
        app.key(key)
        assert stepping.presenter.replay.at == at
    app.frame()
    for _ in range(5):
        app.touch("done")
    app.touch("undo")
    assert stepping.presenter.replay.at == 4
    for start, end, share in ((0.0, 0.5, 0.5), (1.0, -0.1, 0.0), (0.0, 0.7, 0.7), (0.0, 0.0, 0.0)):
        drag_knob(app, stepping, start, end)
        assert stepping.presenter.share == pytest.approx(share, abs=0.02), "the knob leads there, and back"
        assert stepping.presenter.replay.table.referee.steps == stepping.presenter.replay.at
    app.touch("next")
    assert len(stepping.presenter.replay.table.referee.match.results) == 1
    while not stepping.presenter.replay.over:
        app.touch("next")
    assert stepping.presenter.replay.table.referee.match.totals == table.referee.match.totals
    app.touch("quit")
    assert isinstance(app.screen, WinnerScreen)


def drag_knob(app: AppDriver, stepping: ReplayScreen, start: float, end: float) -> None:
    """Touch a replay's line at one share of it, and let go at another."""
    assert stepping.arrangement is not None
    line = timeline.timeline_area(stepping.arrangement.regions)
    ways = (pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, end), (pygame.MOUSEBUTTONUP, end)
    for kind, share in ways:
        app.frame(pygame.Event(kind, pos=(round(line.left + share * line.width), line.centery), button=1))


def picture(app: AppDriver) -> bytes:
    """The texts on the screen now."""
    return pygame.image.tobytes(app.application.window.surface, "RGB")


def test_the_lamps_and_the_train_move_unless_less_motion_is_wanted(app: AppDriver) -> None:
    table = deal(app, "mexican-train")
    finish_match(app, table)

    first = picture(app)
    app.frame(ms=600)
    assert picture(app) != first
    preferences = app.services.choices.preferences
    app.services.choices = replace(app.services.choices, preferences=replace(preferences, less_motion=True))
    app.frame()
    calm = picture(app)
    app.frame(ms=600)
    assert picture(app) == calm


def test_the_scores_so_far_are_seen_from_the_menu(app: AppDriver) -> None:
    table = deal(app, "mexican-train", rounds="3")
    finish_round(app, table)
    app.touch("next")
    app.wait(2200)
    app.touch("menu")
    app.touch("scores")
    assert shows(app.screen, ScoresPage)
    assert app.page.control("next") is None
    assert app.control("cell:0:0").label == str(table.referee.match.results[0].points[0])
    app.touch("table")
    assert shows(app.screen, TableMenuPage)


def test_a_sheet_of_many_rounds_opens_where_the_match_is() -> None:
    display = DisplaySettings((960, 600), TEXT_SIZES[-1])
    scores = ListScreen(ScoresPage(Presenter(sample_matches.played("mexican-train", 4, 3, ("set", "18")))))
    page = scores.page(display)
    assert page.control("cell:2:1") is not None
    next_leaf = page.control("aside:next")
    assert next_leaf is not None and next_leaf.enabled, "the rounds that are still to come do not fit beside it"
    scores.handle(Scrolled(1))
    assert scores.page(display).control("cell:2:1") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_the_scores_have_room_for_the_chart_and_for_who_is_out(
    size: tuple[int, int], text: float, language: str
) -> None:
    table = sample_matches.played("mexican-train", 4, 2)
    winner = table.referee.names[table.referee.match.results[-1].winner]
    page = ListScreen(ScoresPage(Presenter(table))).page(DisplaySettings(size, text, Texts(language)))
    assert any(isinstance(picture, ChartPicture) for picture in page.pictures)
    assert winner in page.texts[0].text
    plates = [picture for picture in page.pictures if isinstance(picture, PlatePicture)]
    assert len(plates) == 13 or page.control("aside:next") is not None
