"""`roundhouse games` and `roundhouse rules` in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.typed_match import run

from roundhouse import i18n
from roundhouse.games import GAMES


def test_every_game_is_listed_with_what_it_needs() -> None:
    result = run("games")
    assert result.exit_code == 0
    for name, kind in GAMES.items():
        assert f"{i18n.game_name(name)} ({name})" in result.output
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


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["rules", "whist"], "GAME cannot be whist: choose mexican-train, "),
        (["rules"], "GAME is missing: choose mexican-train, "),
        (["rules", "mexican-train", "--rule", "beer=2"], "There is no option beer: choose"),
        (["rules", "mexican-train", "--rule", "beer"], "Cannot read the house rule beer"),
        (["rules", "mexican-train", "--set", "10"], "set cannot be 10: choose 6, 9, 12, 15 or 18."),
        (
            ["rules", "mexican-train", "--rule", "one_double=yes", "--rule", "follow_on_double=yes"],
            "do not go together",
        ),
        (
            ["rules", "private-trains", "--rule", "upward=yes", "--rule", "upward=no"],
            "upward cannot be both yes and no: give it once.",
        ),
        (["rules", "private-trains", "--rule", "set=6", "--set", "9"], "set cannot be both 9 and 6"),
        (["rules", "basic-trains", "--rule", "deal=14"], "14 tiles each for 4 players is more than a double-9 set has"),
        (["rules", "mexican-train", "--format", "pdf"], "--format cannot be pdf: choose text, markdown, html."),
        (["rules", "mexican-train", "--out", "/no/such/folder/x"], "/no/such/folder/x cannot be written"),
    ],
)
def test_an_invalid_request_gives_one_line(typed: list[str], said: str) -> None:
    result = run(*typed)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_list_gives_the_players_as_recommended_and_with_a_house_rule() -> None:
    listed = " ".join(run("games").stdout.split())
    assert "the first to 120 points wins. 4 to 10 players, with a house rule 2 and up" in listed
    assert "4 players · double-6" in listed and "2 to 8 players" in listed
