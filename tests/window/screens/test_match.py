"""Every game from its first deal to its winner at the application: scores after each round, and what can be done at
the end."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from tests.window.screens import sample_matches
from tests.window.screens.app_driver import Evening
from tests.window.screens.fast_matches import PLAYERS, deal, finish_match, finish_round, texts
from tests.window.screens.pages import PlainHouse, leaves_of

from roundhouse.games import GAMES
from roundhouse.games.match import Correct, Stop
from roundhouse.i18n import LANGUAGES
from roundhouse.i18n.screens import screen
from roundhouse.records.preferences import Choices
from roundhouse.window.appearance import TEXT_SIZES, Look
from roundhouse.window.controls import score_painter
from roundhouse.window.controls.page_input import Turned
from roundhouse.window.controls.pager import NEXT
from roundhouse.window.lettering import width
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.pause import Pause
from roundhouse.window.screens.replay import Stepping
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.start import Start
from roundhouse.window.screens.winner import Winner


@pytest.mark.parametrize("game", GAMES)
def test_every_game_comes_to_its_winner(somebody: Evening, game: str) -> None:
    table = deal(somebody, game)
    finish_match(somebody, table)
    assert isinstance(somebody.screen, Winner)
    match = table.referee.match
    shown = texts(somebody)
    for name, total in zip(PLAYERS, match.totals, strict=True):
        assert name in shown
        assert any(str(abs(total)) in text for text in shown)
    assert "w" in table.referee.scene().lamps
    somebody.touch("sheet")
    assert isinstance(somebody.screen, Scores)
    assert somebody.page.control("next") is None
    somebody.key(pygame.K_ESCAPE)
    assert isinstance(somebody.screen, Winner)
    somebody.touch("table")
    assert isinstance(somebody.screen, Dealt)
    somebody.wait(6000)
    assert isinstance(somebody.screen, Dealt), "the final table stays to be looked at"
    somebody.touch("scores")
    assert isinstance(somebody.screen, Winner)
    somebody.touch("new")
    assert isinstance(somebody.screen, Start)
    assert not somebody.house.waiting()


def test_the_final_table_says_that_it_is_over_and_leads_to_a_new_match(somebody: Evening) -> None:
    finish_match(somebody, deal(somebody, "mexican-train"))
    somebody.touch("table")
    assert isinstance(somebody.screen, Dealt) and somebody.screen.arrangement is not None
    view = somebody.screen.arrangement.view
    assert view.message.title == "The match is over"
    assert [button.label for button in view.buttons if button.primary] == ["New match"]
    somebody.touch("quit")
    assert isinstance(somebody.screen, Start)


def test_who_wins_with_an_equal_total_does_so_for_a_reason_that_is_told() -> None:
    table = sample_matches.played("mexican-train", 4, 3)
    match = table.referee.match
    (first,) = match.leaders
    other = next(seat for seat in range(4) if match.rounds_won[seat] < match.rounds_won[first])
    gap = match.totals[other] - match.totals[first]
    table.call(Correct(0, first, match.results[0].points[first] + gap))
    table.call(Stop())
    assert match.totals[first] == match.totals[other] and match.leaders == (first,)
    names = table.referee.names
    said = [text.text for text in Winner(PlainHouse(Choices()), table).page(Look((1920, 1080))).texts]
    reason = f"{names[first]} ahead of {names[other]} on equal totals: more rounds won."
    assert any(text.endswith(reason) for text in said)


def test_the_hands_add_up_to_what_the_sheet_says(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train", rounds="3")
    finish_round(somebody, table)
    assert isinstance(somebody.screen, Scores)
    points = table.referee.match.results[0].points
    winner = table.referee.match.results[0].winner
    for seat in range(4):
        hand = somebody.control(f"hand:{seat + 1}")
        assert hand.value == f"+{points[seat]}"
        assert somebody.control(f"cell:0:{seat + 1}").label == str(points[seat])
        pips = sum(sum(half for half in tile if isinstance(half, int)) for tile in hand.tiles)
        assert pips == points[seat]
        assert hand.chosen == (seat == winner)
    assert "Next: engine 5-5" in texts(somebody)


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_where_few_play_every_tile_that_is_left_is_seen_and_added_up(
    size: tuple[int, int], text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, look, drawn = sample_matches.played("mexican-train", 3, 5), Look(size, text), []
    blank = pygame.Surface((1, 1))
    monkeypatch.setattr(score_painter, "face", lambda *halves_and_more: drawn.append(halves_and_more[:2]) or blank)
    hands = [control for control in Scores(PlainHouse(Choices()), table).page(look).controls if control.kind == "hand"]
    assert max(len(hand.tiles) for hand in hands) == 13
    for hand in hands:
        score_painter.paint_hand(pygame.Surface(size), hand, look.scale)
        assert tuple(drawn) == hand.tiles
        drawn.clear()
        each = sorted(sum(half for half in tile if isinstance(half, int)) for tile in hand.tiles)
        if len(each) > 1:
            assert sorted(int(part) for part in hand.detail.split(" = ")[0].split(" + ")) == each


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", [8, 12])
def test_where_many_play_all_tiles_of_a_hand_are_seen_or_how_many_they_are(
    seats: int, size: tuple[int, int], text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, look, drawn = sample_matches.played("mexican-train", seats, 1), Look(size, text), []
    blank = pygame.Surface((1, 1))
    monkeypatch.setattr(score_painter, "face", lambda *halves_and_more: drawn.append(halves_and_more[:2]) or blank)
    pages = list(leaves_of(Scores(PlainHouse(Choices()), table), look))
    hands = {control.name: control for page in pages for control in page.controls if control.kind == "hand"}
    assert len(hands) == seats
    unseen = []
    for hand in hands.values():
        drawn.clear()
        score_painter.paint_hand(pygame.Surface(size), hand, look.scale)
        if tuple(drawn) != hand.tiles:
            assert not drawn, "some of the tiles are no hand"
            assert hand.detail.startswith(f"{len(hand.tiles)} tiles")
            unseen.append(hand)
    assert seats > 8 or not unseen


def test_who_came_where_takes_the_room_that_it_needs_in_its_language() -> None:
    for winner in sample_matches.winners(PlainHouse(Choices())):
        spare = set()
        for language in LANGUAGES:
            page = winner.page(Look(language=language))
            ordinals = set(screen("ordinals", language).split())
            places = [text for text in page.texts if text.text in ordinals]
            assert len(places) >= 2
            spare.add(places[0].place[2] - max(width(text.text, text.weight, text.height) for text in places))
        assert len(spare) == 1, "between the widest of them and the badges there is as much room in every language"


def test_a_table_left_between_rounds_shows_its_scores_when_it_is_taken_up(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train", rounds="3")
    finish_round(somebody, table)
    somebody.touch("table")
    somebody.touch("pause")
    somebody.touch("leave")
    somebody.touch("waiting")
    somebody.touch("table:1")
    somebody.wait(4400)
    assert isinstance(somebody.screen, Scores)
    somebody.touch("next")
    assert isinstance(somebody.screen, Dealt)


def test_a_match_is_stepped_through_from_its_start(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train")
    finish_match(somebody, table)
    somebody.touch("step")
    stepping = somebody.screen
    assert isinstance(stepping, Stepping)
    assert stepping.replay.at == 0
    somebody.frame()
    for _ in range(5):
        somebody.touch("done")
    somebody.touch("undo")
    assert stepping.replay.at == 4
    somebody.touch("round")
    assert len(stepping.replay.table.referee.match.results) == 1
    while not stepping.replay.over:
        somebody.touch("round")
    assert stepping.replay.table.referee.match.totals == table.referee.match.totals
    somebody.touch("quit")
    assert isinstance(somebody.screen, Winner)


def test_a_match_that_is_stepped_through_is_left_by_touch_in_its_middle(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train")
    finish_match(somebody, table)
    somebody.touch("step")
    somebody.frame()
    somebody.touch("done")
    stepping = somebody.screen
    assert isinstance(stepping, Stepping) and stepping.arrangement is not None
    assert stepping.arrangement.view.message.text.startswith(f"1 of {len(table.referee.match.events)}")
    somebody.touch("quit")
    assert isinstance(somebody.screen, Winner)


def picture(somebody: Evening) -> bytes:
    """What is seen now."""
    return pygame.image.tobytes(somebody.application.window.surface, "RGB")


def test_the_lamps_and_the_train_move_unless_less_motion_is_wanted(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train")
    finish_match(somebody, table)

    first = picture(somebody)
    somebody.frame(ms=600)
    assert picture(somebody) != first
    preferences = somebody.house.choices.preferences
    somebody.house.choices = replace(somebody.house.choices, preferences=replace(preferences, less_motion=True))
    somebody.frame()
    calm = picture(somebody)
    somebody.frame(ms=600)
    assert picture(somebody) == calm


def test_the_scores_so_far_are_seen_from_the_menu(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train", rounds="3")
    finish_round(somebody, table)
    somebody.touch("next")
    somebody.wait(2200)
    somebody.touch("pause")
    somebody.touch("scores")
    assert isinstance(somebody.screen, Scores)
    assert somebody.page.control("next") is None
    assert somebody.control("cell:0:1").label == str(table.referee.match.results[0].points[0])
    somebody.touch("table")
    assert isinstance(somebody.screen, Pause)


def test_a_sheet_of_many_rounds_opens_where_the_match_is() -> None:
    look = Look((960, 600), TEXT_SIZES[-1])
    screen = Scores(PlainHouse(Choices()), sample_matches.played("mexican-train", 4, 3, ("set", "18")))
    page = screen.page(look)
    assert page.control("cell:2:1") is not None
    next_leaf = page.control(NEXT)
    assert next_leaf is not None and next_leaf.enabled, "the rounds that are still to come do not fit beside it"
    screen.obey(Turned(1))
    assert screen.page(look).control("cell:2:1") is None
