"""The remains of a match: copies where they are said to be, statistics, and evenings to be seen again."""

import csv
import hashlib
import webbrowser
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.fast_matches import PLAYERS, deal, finish_match, finish_round, texts

from roundhouse.presenters.pages.journal import StatisticsPage
from roundhouse.presenters.pages.match import ExportPage, ShufflesPage
from roundhouse.presenters.pages.questions import RuledOtherwisePage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.records.record import read_record
from roundhouse.window.controls.page import TilePicture
from roundhouse.window.drawing import palette
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen


def test_a_copy_is_saved_where_the_screen_says(app: AppDriver, tmp_path: Path) -> None:
    table = deal(app, "mexican-train")
    finish_match(app, table)
    app.touch("keep")
    assert shows(app.screen, ExportPage)
    (folder,) = (tmp_path / "copies").iterdir()
    assert str(folder) in texts(app)
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
    assert brass > 400, "the winner stands in brass"
    lines = (folder / "shuffles.txt").read_text(encoding="utf-8").splitlines()
    sealed = [(line.split()[-1], below) for line, below in pairwise(lines) if line[:5] == "Round"]
    assert len(sealed) == len(match.results)
    for seal, text in sealed:
        assert hashlib.sha256(text.encode()).hexdigest() == seal
    app.touch("shuffles")
    assert shows(app.screen, ShufflesPage)
    tiles = table.referee.game.tiles
    for number in range(len(sealed)):
        words = texts(app)
        assert f"The shuffle of round {number + 1}" in words
        salt, order = sealed[number][1].split(":")
        assert {f"Seal: {sealed[number][0]}", f"Salt: {salt}"} <= set(words)
        shown = [sorted(picture.halves) for picture in app.page.pictures if isinstance(picture, TilePicture)]
        assert shown == [sorted(tiles.ends[int(tile)]) for tile in order.split(",")]
        if number < len(sealed) - 1:
            app.touch("pager:next")
    app.touch("back")
    app.touch("back")
    app.touch("keep")
    assert len(list((tmp_path / "copies").iterdir())) == 2, "an older copy is not written over"


def test_the_folder_opens_and_a_picture_is_copied_or_a_sentence_says_why_not(
    app: AppDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, copied = list[str](), list[bytes]()

    def opens(address: str) -> bool:
        opened.append(address)
        return True

    finish_match(app, deal(app, "mexican-train"))
    app.touch("keep")
    app.touch("open")
    app.touch("table.png")
    assert any("cannot be copied" in text for text in texts(app)), "there is no clipboard without a display"
    monkeypatch.setattr(webbrowser, "open", opens)
    monkeypatch.setattr(pygame.scrap, "put", lambda _, data: copied.append(data))
    (folder,) = (tmp_path / "copies").iterdir()
    app.touch("open")
    assert opened == [folder.as_uri()] and any("opens" in text for text in texts(app))
    app.touch("scores.png")
    picture = pygame.image.load(BytesIO(copied[0]), "scores.bmp")
    assert picture.get_size() == pygame.image.load(folder / "scores.png").get_size()


def test_a_copy_that_cannot_be_written_is_reported(app: AppDriver, tmp_path: Path) -> None:
    table = deal(app, "mexican-train")
    finish_match(app, table)
    (tmp_path / "copies").write_text("a file, where the folder would be")
    app.touch("keep")
    assert any("Could not save" in text for text in texts(app))


def test_statistics_count_what_was_played_here(app: AppDriver) -> None:
    app.touch("statistics")
    assert [control.name for control in app.page.controls] == ["back"], "nothing to count yet"
    app.touch("back")
    table = deal(app, "mexican-train", "person")
    finish_match(app, table)
    app.touch("new")
    app.touch("statistics")
    match = table.referee.match
    shown = [text.text for text in app.page.texts]
    assert "Ada" in shown
    assert "Bo" not in shown
    start = shown.index("Ada")
    won = 0 in match.leaders
    expected = ["1", f"{1 / len(match.leaders) if won else 0:.3g}", "2", str(match.rounds_won[0])]
    assert shown[start + 1 : start + 5] == expected
    assert shown[start + 7] == str(match.totals[0])
    app.touch("computers")
    assert {"Ada", *PLAYERS} <= set(texts(app))
    app.press("evenings")
    (row,) = [control for control in app.page.controls if control.name.startswith("evening:")]
    best = min(match.totals)
    assert row.detail.startswith(f"{PLAYERS[match.totals.index(best)]} {best}"), "evening by evening, the best first"
    app.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, StartScreen)


def look_again(app: AppDriver) -> None:
    """Over all evenings, evening by evening: the last one."""
    app.touch("statistics")
    app.touch("evenings")
    app.touch(next(control.name for control in app.page.controls if control.name.startswith("evening:")))


@pytest.mark.parametrize("way", ["back", "Esc", "table"])
def test_from_a_match_of_another_evening_back_leads_to_the_list(app: AppDriver, way: str) -> None:
    finish_match(app, deal(app, "mexican-train", "person"))
    assert app.page.control("back") is None
    app.touch("new")
    look_again(app)
    app.wait(4400)
    assert isinstance(app.screen, WinnerScreen)
    assert app.control("back").label == "Back"
    assert app.page.control("new") is app.page.control("quit") is None
    if way == "table":
        app.touch("table")
        assert isinstance(app.screen, DealtScreen) and app.screen.arrangement is not None
        labels = {button.wire: button.label for button in app.screen.arrangement.view.buttons}
        assert labels["quit"] == "Back"
        app.touch("quit")
    elif way == "Esc":
        app.key(pygame.K_ESCAPE)
    else:
        app.touch("back")
    assert shows(app.screen, StatisticsPage)
    assert any(control.name.startswith("evening:") for control in app.page.controls), "the list, as it was"


def test_a_match_that_stopped_early_says_of_how_many_rounds_and_is_gone_on_with_from_the_list(app: AppDriver) -> None:
    table = deal(app, "mexican-train", "person", rounds="3")
    finish_round(app, table)
    app.key(pygame.K_ESCAPE)
    app.key(pygame.K_ESCAPE)
    assert shows(app.screen, TableMenuPage) and "1 of 3 rounds" in app.said()
    app.touch("quit")
    app.touch("statistics")
    app.touch("evenings")
    (row,) = [control for control in app.page.controls if control.name.startswith("evening:")]
    assert row.label == "Mexican Train, 1 of 3 rounds"
    app.touch(row.name)
    app.wait(4400)
    app.touch("next")
    assert isinstance(app.screen, DealtScreen)
    finish_round(app, app.screen.presenter.session)
    app.key(pygame.K_ESCAPE)
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    assert shows(app.screen, StatisticsPage)
    (row,) = [control for control in app.page.controls if control.name.startswith("evening:")]
    assert row.label == "Mexican Train, 2 of 3 rounds", "what was played meanwhile counts"


def test_a_match_of_another_evening_whose_end_is_taken_back_waits_to_be_gone_on_with(app: AppDriver) -> None:
    finish_match(app, deal(app, "mexican-train", "person"))
    app.touch("new")
    look_again(app)
    app.wait(4400)
    app.touch("sheet")
    app.touch("undo")
    app.frame()
    assert isinstance(app.screen, DealtScreen)
    app.touch("menu")
    app.touch("quit")
    (waiting,) = app.services.unfinished_tables()
    assert waiting.number == 1


def test_a_match_that_cannot_be_played_again_says_so(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    finish_match(app, deal(app, "mexican-train", "person"))
    app.touch("new")
    told = app.services.match_history()
    monkeypatch.setattr(app.services, "match_history", lambda: told)
    app.services._journal._database.execute("""UPDATE tables SET options = '{"set": "8"}'""")
    look_again(app)
    assert shows(app.screen, StatisticsPage)
    assert any("cannot go on here: this program lacks its rule set" in text for text in texts(app))


def test_a_match_that_is_ruled_otherwise_today_is_ruled_anew_only_where_people_say_so(app: AppDriver) -> None:
    finish_match(app, deal(app, "mexican-train", "person"))
    app.touch("new")
    execute = app.services._journal._database.execute
    execute("UPDATE calls SET answer = replace(answer, 'allowed', 'refused MT-7 closed') WHERE number = 3")
    kept = execute("SELECT * FROM calls").fetchall()
    look_again(app)
    assert shows(app.screen, RuledOtherwisePage)
    assert {"Then: refused by MT-7.", "The rules have changed"} <= set(texts(app))
    app.touch("back")
    assert shows(app.screen, StatisticsPage) and execute("SELECT * FROM calls").fetchall() == kept
    (row,) = [control for control in app.page.controls if control.name.startswith("evening:")]
    app.touch(row.name)
    app.touch("anew:1")
    assert isinstance(app.screen, DealtScreen)
    assert execute('SELECT number, line FROM calls WHERE "table" = 2').fetchall() == [row[1:3] for row in kept]
    assert len(app.services.match_history().matches) == 1, "the copy does not count"
