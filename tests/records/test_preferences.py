"""Saved choices round-trip; invalid values do no harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from roundhouse.indices import Slot
from roundhouse.records.preferences import (
    PREFERENCES_FILE,
    VERSION,
    Livery,
    Preferences,
    SavedChoices,
    SeatChoice,
    TableChoice,
    read_choices,
    write_choices,
)
from roundhouse.versioned_file import OtherVersion, copy_of

CHOSEN = SavedChoices(
    Preferences(
        language="es",
        text=1.3,
        less_motion=True,
        volume=2,
        muted=True,
        speed=2.0,
        window=(-20, 30, 1100, 700),
        liveries={"zoë": Livery(8, 10)},
    ),
    TableChoice(
        "station",
        "called",
        (SeatChoice(Slot(2), "Zoë", "person"), SeatChoice(Slot(9), "Bo", "greedy", 1)),
        {"station": {"set": "9"}},
        45.0,
        undo=False,
        announce_time=12,
    ),
)


def test_choices_round_trip(tmp_path: Path) -> None:
    assert write_choices(CHOSEN, tmp_path / "new")
    assert read_choices(tmp_path / "new") == CHOSEN
    assert [path.name for path in (tmp_path / "new").iterdir()] == [PREFERENCES_FILE]


def test_of_damaged_liveries_only_the_sound_ones_are_read(tmp_path: Path) -> None:
    said = {"ann": [3, 4], "bo": [3, 12], "cy": [-1, 4], "dee": [1], "eve": "34", "fay": [1.0, 2]}
    (tmp_path / PREFERENCES_FILE).write_text(json.dumps({"preferences": {"liveries": said}}))
    assert read_choices(tmp_path).preferences.liveries == {"ann": Livery(3, 4)}


def test_a_newer_file_is_refused_with_what_to_do_and_stays(tmp_path: Path) -> None:
    text = json.dumps({"version": VERSION + 1, "preferences": {"volume": 3}})
    (tmp_path / PREFERENCES_FILE).write_text(text)
    with pytest.raises(OtherVersion, match="newer roundhouse: install that one, or name"):
        read_choices(tmp_path)
    assert (tmp_path / PREFERENCES_FILE).read_text() == text


def test_a_file_without_a_version_is_read(tmp_path: Path) -> None:
    write_choices(CHOSEN, tmp_path)
    said = json.loads((tmp_path / PREFERENCES_FILE).read_text())
    assert said.pop("version") == VERSION
    (tmp_path / PREFERENCES_FILE).write_text(json.dumps(said))
    assert read_choices(tmp_path) == CHOSEN
    write_choices(CHOSEN, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [PREFERENCES_FILE]


@pytest.mark.parametrize(("version", "copy"), [(VERSION, 0), (VERSION + 1, VERSION + 1)])
def test_what_cannot_be_read_is_copied_before_it_is_replaced(tmp_path: Path, version: int, copy: int) -> None:
    text = "{ half a file" if version == VERSION else json.dumps({"version": version})
    (tmp_path / PREFERENCES_FILE).write_text(text)
    assert write_choices(CHOSEN, tmp_path)
    assert read_choices(tmp_path) == CHOSEN
    assert copy_of(tmp_path / PREFERENCES_FILE, copy).read_text() == text


def test_without_a_file_the_defaults_apply(tmp_path: Path) -> None:
    assert read_choices(tmp_path) == SavedChoices()


def test_an_unwritable_folder_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not write_choices(CHOSEN, tmp_path / "file")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        '{"preferences": 3, "table": []}',
        '{"table": {"places": 3, "rules": 3, "minutes": -1}}',
        "\x00",
    ],
)
def test_with_a_broken_file_the_defaults_apply(tmp_path: Path, text: str) -> None:
    (tmp_path / PREFERENCES_FILE).write_text(text)
    assert read_choices(tmp_path) == SavedChoices()


def test_valid_values_are_kept_beside_invalid_ones(tmp_path: Path) -> None:
    preferences = {"volume": "loud", "text": 2, "muted": 1, "language": "es", "more": 1}
    places = [
        {"slot": 3, "name": "Bo", "player": "person"},
        {"slot": 3, "name": "Cy", "player": "person"},
        {"slot": 99},
    ]
    (tmp_path / PREFERENCES_FILE).write_text(
        json.dumps({"preferences": preferences, "table": {"places": places, "minutes": True}})
    )
    assert read_choices(tmp_path) == SavedChoices(
        Preferences(language="es", text=2.0), TableChoice(places=(SeatChoice(Slot(3), "Bo", "person"),))
    )


JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=5),
    lambda inner: (
        some.lists(inner, max_size=3)
        | some.dictionaries(
            some.sampled_from(["preferences", "table", "places", "rules", "slot", "name", "volume", "window"]), inner
        )
    ),
    max_leaves=12,
)


@given(JSON)
def test_any_json_is_read_without_an_error(tmp_path_factory: pytest.TempPathFactory, said: object) -> None:
    folder = tmp_path_factory.mktemp("choices")
    (folder / PREFERENCES_FILE).write_text(json.dumps(said))
    assert isinstance(read_choices(folder), SavedChoices)
