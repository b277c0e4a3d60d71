"""A file of choices that is damaged, or of another version: the application opens, and every screen of it."""

import json
from pathlib import Path

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver, app_driver

from roundhouse.presenters.pages.questions import ErrorPage
from roundhouse.records.preferences import PREFERENCES_FILE, Preferences
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.table.dealt_screen import DealtScreen

WRONG: tuple[tuple[str, str, object], ...] = (
    ("preferences", "language", "xx"),
    ("preferences", "text", 1e9),
    ("preferences", "text", float("nan")),
    ("preferences", "speed", 0),
    ("preferences", "volume", 99),
    ("preferences", "faces", "of clay"),
    ("preferences", "speaker", "next door"),
    ("preferences", "nudge", -1),
    ("table", "game", "chess"),
    ("table", "mode", "by post"),
    ("table", "minutes", 1e300),
    ("table", "rules", {"mexican-train": {"set": "99"}}),
    ("table", "rules", {"mexican-train": {"rounds": "0", "deal": "many"}}),
    ("table", "rules", {"mexican-train": {"no_such_rule": "yes"}, "chess": {"set": "9"}}),
    (
        "table",
        "places",
        [{"slot": 3, "name": "Bo", "player": "clever"}, {"slot": 5, "name": "Ann", "player": "person"}],
    ),
    ("table", "places", [{"slot": slot, "name": "\ud800", "player": "person"} for slot in range(3)]),
)


def look_around(app: AppDriver) -> None:
    """Open what the first screen leads to, and deal."""
    for door in ("games", "set", "rules", "length", "preferences"):
        app.touch(door)
        app.key(pygame.K_ESCAPE)
    app.touch("deal")
    app.wait(3000)


@pytest.mark.parametrize(("part", "name", "value"), WRONG, ids=str)
def test_nothing_that_was_remembered_stands_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, name: str, value: object
) -> None:
    (tmp_path / PREFERENCES_FILE).write_text(json.dumps({part: {name: value}}))
    with app_driver(tmp_path, monkeypatch) as app:
        assert not shows(app.screen, ErrorPage)
        look_around(app)
        assert isinstance(app.screen, DealtScreen)


def test_what_can_still_be_chosen_is_kept_beside_what_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        "preferences": {"language": "es", "text": 1.3, "speed": -1},
        "table": {"game": "station", "rules": {"station": {"set": "9", "deal": "x"}, "slosh": {"gone": "yes"}}},
    }
    (tmp_path / PREFERENCES_FILE).write_text(json.dumps(said))
    with app_driver(tmp_path, monkeypatch) as app:
        choices = app.services.choices
        assert choices.preferences == Preferences(language="es", text=1.3)
        assert choices.table.game == "station"
        assert choices.table.rules == {"station": {"set": "9"}, "slosh": {}}
