"""`roundhouse games` and `roundhouse rules` in a terminal."""

import re
from pathlib import Path

import pytest
from tests.commands.typed_match import run

from roundhouse.games import GAMES
from roundhouse.games.sheets import sheet_named, sheets
from roundhouse.i18n.texts import LANGUAGES, Texts


def test_every_game_is_listed_with_what_it_needs() -> None:
    result = run("games")
    assert result.exit_code == 0
    for name, kind in GAMES.items():
        assert f"{Texts().game_name(name)} ({name})" in result.output
        assert f"{kind.seats_offered[-1]} players" in result.output
    assert "slots only" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize("layout", ["text", "markdown", "html"])
def test_a_booklet_is_printed_or_written(layout: str, tmp_path: Path) -> None:
    printed = run("rules", "mexican-train", "--rule", "double-blank=50", "--format", layout)
    assert printed.exit_code == 0
    file = tmp_path / "rules"
    written = run("rules", "mexican-train", "--rule", "double_blank=50", "--format", layout, "--out", str(file))
    assert written.output == f"The booklet is saved in {file}.\n"
    assert file.read_text(encoding="utf-8") == printed.output


def test_the_list_gives_the_players_as_recommended_and_with_a_house_rule() -> None:
    listed = " ".join(run("games").stdout.split())
    assert "the first to 120 points wins. 4 to 10 players, with a house rule 2 and up" in listed
    assert "4 players · double-6" in listed and "2 to 8 players" in listed


def test_the_sheets_are_listed_with_how_much_of_each_can_be_played() -> None:
    result = run("sheets")
    assert result.exit_code == 0 and max(map(len, result.output.splitlines())) <= 80
    listed = " ".join(result.output.split())
    for sheet in sheets():
        assert f"{sheet.key} {sheet.name} · {Texts().game_name(sheet.game)}" in listed
    assert "Tanglewood · Mexican Train · 9 of 9 answers" in listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_booklet_says_whose_sheet_it_follows_and_what_of_it_cannot_be_played(language: str) -> None:
    texts, sheet = Texts(language), sheet_named("pressman")
    result = run("rules", "mexican-train", "--sheet", "pressman", "--language", language)
    told = " ".join(result.output.split())
    assert f"{texts.printed('how-we-play')} {texts.printed('how-we-play-as', sheet=sheet.name, by=sheet.by)}" in told
    for fact in sheet.missing:
        assert f"{texts.printed('how-we-play-not')} {texts.of(fact.asked)} {texts.of(fact.said)}" in told
    assert "5-6: 11 · 7-8: 8" in told  # The deal goes by the number of players.


def test_a_sheet_of_another_game_is_refused() -> None:
    result = run("rules", "slosh", "--sheet", "tanglewood")
    assert result.exit_code == 2
    assert "Tanglewood is a sheet of Mexican Train: choose that game, or another sheet." in result.output


def test_a_booklet_has_the_rules_as_a_text_that_another_table_can_play() -> None:
    told = " ".join(run("rules", "mexican-train", "--rule", "one_double=yes", "--set", "9").output.split())
    text = "roundhouse-rules 1 mexican-train set=9 one_double=yes: Our rules"
    assert f"Pass on {text}" in told
    again = " ".join(run("rules", "mexican-train", "--sheet", text).output.split())
    assert "How we play As Our rules." in again and f"Pass on {text}" in again
    assert "Pass on" not in run("rules", "mexican-train").output


def test_the_text_of_a_sheet_deals_to_everybody_as_the_sheet_does() -> None:
    told = " ".join(run("rules", "mexican-train", "--sheet", "tanglewood").output.split())
    assert "Tiles each 2-12: 11" in told  # What the game recommends to eight.
    assert re.search(r"Pass on roundhouse-rules 1 mexican-train( [a-z_]+=\w+){4}: Tanglewood", told)
