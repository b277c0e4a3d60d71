"""Every game from its first deal to its winner at the application: scores after each round, and what can be done at
the end."""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path

import pygame
import pytest

from roundhouse.games import GAMES
from roundhouse.games.match import Correct
from roundhouse.records.choices import Choices
from roundhouse.records.record import read_record
from roundhouse.referee import LiveTable
from roundhouse.table import palette
from roundhouse.table.controls import counting
from roundhouse.table.controls.acts import Turned
from roundhouse.table.controls.leaves import NEXT
from roundhouse.table.lettering import width
from roundhouse.table.look import TEXT_SIZES, Look
from roundhouse.table.screens.correcting import Correcting
from roundhouse.table.screens.dealt import Dealt
from roundhouse.table.screens.keeping import Keeping
from roundhouse.table.screens.pause import Pause
from roundhouse.table.screens.scores import Scores
from roundhouse.table.screens.start import Start
from roundhouse.table.screens.statistics import EVENINGS, Statistics
from roundhouse.table.screens.stepping import Stepping
from roundhouse.table.screens.winner import Winner
from roundhouse.words import LANGUAGES
from roundhouse.words.screens import screen
from table.screens import matches
from table.screens.evening import Evening, evening
from table.screens.pages import PlainHouse, leaves_of

PLAYERS = ("Ada", "Bo", "Caleb", "Dana")
SHORT: dict[str, dict[str, str]] = {
    "mexican-train": {"set": "6", "rounds": "2"},
    "derailing": {"rounds": "2"},
    "private-trains": {"rounds": "2"},
    "super-train": {"rounds": "1"},
    "station": {"rounds": "1"},
}


@pytest.fixture
def somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    with evening(tmp_path, monkeypatch) as opened:
        yield opened


def deal(somebody: Evening, game: str, first: str = "greedy", **rules: str) -> LiveTable:
    """Four players sit down at this game: computers, or a person as the first of them."""
    somebody.sit(game, (first, "greedy", "greedy", "greedy"), **SHORT.get(game, {}) | rules)
    somebody.touch("deal")
    assert isinstance(somebody.screen, Dealt)
    somebody.wait(2200)
    return somebody.screen.table


def finish_round(somebody: Evening, table: LiveTable) -> None:
    """The round is played on in no time; then what is seen comes up by itself."""
    while (position := table.referee.position) is not None:
        if table.step() is None:
            table.call(table.choice(position.turn))
    somebody.wait(4400)


def finish_match(somebody: Evening, table: LiveTable) -> None:
    while not table.referee.match.over:
        finish_round(somebody, table)
        if not table.referee.match.over:
            somebody.touch("next")
            assert isinstance(somebody.screen, Dealt)
            somebody.frame()


def texts(somebody: Evening) -> list[str]:
    page = somebody.page
    return [text.text for text in page.texts] + [control.label for control in page.controls]


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
    table, look, drawn = matches.played("mexican-train", 3, 5), Look(size, text), []
    blank = pygame.Surface((1, 1))
    monkeypatch.setattr(counting, "face", lambda *halves_and_more: drawn.append(halves_and_more[:2]) or blank)
    hands = [control for control in Scores(PlainHouse(Choices()), table).page(look).controls if control.kind == "hand"]
    assert max(len(hand.tiles) for hand in hands) == 13
    for hand in hands:
        counting.paint_hand(pygame.Surface(size), hand, look.scale)
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
    table, look, drawn = matches.played("mexican-train", seats, 1), Look(size, text), []
    blank = pygame.Surface((1, 1))
    monkeypatch.setattr(counting, "face", lambda *halves_and_more: drawn.append(halves_and_more[:2]) or blank)
    pages = list(leaves_of(Scores(PlainHouse(Choices()), table), look))
    hands = {control.name: control for page in pages for control in page.controls if control.kind == "hand"}
    assert len(hands) == seats
    unseen = []
    for hand in hands.values():
        drawn.clear()
        counting.paint_hand(pygame.Surface(size), hand, look.scale)
        if tuple(drawn) != hand.tiles:
            assert not drawn, "some of the tiles are no hand"
            assert hand.detail.startswith(f"{len(hand.tiles)} tiles")
            unseen.append(hand)
    assert seats > 8 or not unseen


def test_a_score_is_corrected_by_touch_and_by_keys_and_undone(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train", "person", rounds="3")
    finish_round(somebody, table)
    match = table.referee.match
    before = match.totals
    somebody.touch("cell:0:2")
    assert isinstance(somebody.screen, Correcting)
    for digit in "472":
        somebody.touch(f"digit:{digit}")
    somebody.touch("erase")
    somebody.touch("take")
    assert isinstance(somebody.screen, Scores)
    assert match.totals == (before[0], 47, *before[2:])
    assert somebody.control("cell:0:2").label == "47*"
    somebody.press("correct")
    somebody.walk_to("who")
    for _ in range(3):
        somebody.key(pygame.K_RIGHT)
    somebody.key(pygame.K_3)
    somebody.press("take")
    assert match.events[-1] == Correct(0, 3, 3)
    somebody.touch("undo")
    somebody.touch("undo")
    assert isinstance(somebody.screen, Scores)
    assert match.totals == before
    somebody.touch("undo")
    assert isinstance(somebody.screen, Dealt)
    assert match.position is not None
    finish_round(somebody, table)
    assert isinstance(somebody.screen, Scores), "the scores come up again"


def test_a_correction_can_reopen_a_match_and_end_it(somebody: Evening) -> None:
    table = deal(somebody, "slosh", "person")
    finish_match(somebody, table)
    match = table.referee.match
    (leader, *_) = match.leaders
    last = len(match.results) - 1
    most = max(match.results[number].points[leader] for number in range(last + 1))
    number = next(at for at in range(last + 1) if match.results[at].points[leader] == most)
    somebody.touch("sheet")
    somebody.touch(f"cell:{number}:{leader + 1}")
    somebody.touch("digit:0")
    somebody.touch("take")
    assert not match.over
    somebody.touch("table")
    somebody.wait(4400)
    assert isinstance(somebody.screen, Scores), "the match goes on"
    assert somebody.page.control("next") is not None
    somebody.touch("undo")
    assert match.over
    somebody.touch("table")
    somebody.wait(4400)
    assert isinstance(somebody.screen, Winner)


def test_who_came_where_takes_the_room_that_it_needs_in_its_language() -> None:
    for winner in matches.winners(PlainHouse(Choices())):
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


def test_a_copy_is_kept_where_it_is_said_to_be(somebody: Evening, tmp_path: Path) -> None:
    table = deal(somebody, "mexican-train")
    finish_match(somebody, table)
    somebody.touch("keep")
    assert isinstance(somebody.screen, Keeping)
    (folder,) = (tmp_path / "copies").iterdir()
    assert str(folder) in texts(somebody)
    match = table.referee.match
    with (folder / "scores.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.reader(file))
    assert found[0] == ["Round", "Engine", *PLAYERS]
    assert [tuple(map(int, row[2:])) for row in found[1:-1]] == [result.points for result in match.results]
    assert found[-1] == ["Total", "", *map(str, match.totals)]
    record = read_record((folder / "record.txt").read_text(encoding="utf-8"))
    assert record.match().totals == match.totals
    assert pygame.image.load(folder / "table.png").get_size() == (1280, 800)
    sheet = pygame.image.load(folder / "scores.png")
    assert sheet.get_width() == 1280
    brass = sum(
        sheet.get_at((x, y))[:3] == palette.BRASS
        for x in range(1280)
        for y in range(sheet.get_height() - 150, sheet.get_height())
    )
    assert brass > 400, "who has won stands in brass"
    lines = (folder / "shuffles.txt").read_text(encoding="utf-8").splitlines()
    sealed = [(line.split()[-1], below) for line, below in pairwise(lines) if line[:5] == "Round"]
    assert len(sealed) == len(match.results)
    for seal, text in sealed:
        assert hashlib.sha256(text.encode()).hexdigest() == seal
    somebody.touch("back")
    somebody.touch("keep")
    assert len(list((tmp_path / "copies").iterdir())) == 2, "an older copy is not written over"


def test_a_copy_that_cannot_be_written_is_said_so(somebody: Evening, tmp_path: Path) -> None:
    table = deal(somebody, "mexican-train")
    finish_match(somebody, table)
    (tmp_path / "copies").write_text("a file, where the folder would be")
    somebody.touch("keep")
    assert any("could be written" in text for text in texts(somebody))


def picture(somebody: Evening) -> bytes:
    """What is seen now."""
    return pygame.image.tobytes(somebody.application.window.surface, "RGB")


def test_the_lamps_and_the_train_move_unless_less_motion_is_wanted(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train")
    finish_match(somebody, table)

    first = picture(somebody)
    somebody.frame(ms=600)
    assert picture(somebody) != first
    manner = somebody.house.choices.manner
    somebody.house.choices = replace(somebody.house.choices, manner=replace(manner, less_motion=True))
    somebody.frame()
    calm = picture(somebody)
    somebody.frame(ms=600)
    assert picture(somebody) == calm


@pytest.mark.parametrize(("language", "written"), [("en", "Jan 9, 2026"), ("es", "9 ene 2026")])
def test_evenings_have_their_days_as_people_write_them(language: str, written: str) -> None:
    evenings = next(matches.statistics(PlainHouse(Choices())))
    assert isinstance(evenings, Statistics)
    evenings.show(EVENINGS)
    for size, text in product(((1280, 800), (960, 600)), TEXT_SIZES):
        pages = leaves_of(evenings, Look(size, text, language))
        assert any(line.text == written for page in pages for line in page.texts), "nothing of it is cut"


def test_statistics_count_what_was_played_here(somebody: Evening) -> None:
    somebody.touch("statistics")
    assert [control.name for control in somebody.page.controls] == ["back"], "nothing to count yet"
    somebody.touch("back")
    table = deal(somebody, "mexican-train", "person")
    finish_match(somebody, table)
    somebody.touch("new")
    somebody.touch("statistics")
    match = table.referee.match
    shown = [text.text for text in somebody.page.texts]
    assert "Ada" in shown
    assert "Bo" not in shown
    start = shown.index("Ada")
    won = 0 in match.leaders
    expected = ["1", f"{1 / len(match.leaders) if won else 0:.3g}", "2", str(match.rounds_won[0])]
    assert shown[start + 1 : start + 5] == expected
    assert shown[start + 7] == str(match.totals[0])
    somebody.touch("computers")
    assert {"Ada", *PLAYERS} <= set(texts(somebody))
    somebody.press("game")
    result = next(text for text in texts(somebody) if text.startswith(PLAYERS) and "," in text)
    best = min(match.totals)
    assert result.startswith(f"{PLAYERS[match.totals.index(best)]} {best}"), "evening by evening, the best first"
    somebody.key(pygame.K_ESCAPE)
    assert isinstance(somebody.screen, Start)


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
    screen = Scores(PlainHouse(Choices()), matches.played("mexican-train", 4, 3, ("set", "18")))
    page = screen.page(look)
    assert page.control("cell:2:1") is not None
    next_leaf = page.control(NEXT)
    assert next_leaf is not None and next_leaf.enabled, "the rounds that are still to come do not fit beside it"
    screen.obey(Turned(1))
    assert screen.page(look).control("cell:2:1") is None
