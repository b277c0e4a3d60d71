"""The main screens look as their prints do; the comparison ignores smoothing of letters but not a moved button."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from tools.golden_pictures import FOLDER, changes, displays, golden, pictures
from tools.pictures.moments import MOMENTS

from roundhouse.i18n import LANGUAGES, label
from roundhouse.window import lettering
from tools import golden_pictures


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_the_main_screens_look_as_they_did(moment: str) -> None:
    said = list(changes(moment, pictures(moment)))
    assert not said, "\n".join([*said, "If that is intended: make golden, and look at what it has written."])


def test_every_size_language_and_the_largest_text_has_its_prints_in_small_files() -> None:
    assert len(displays()) == 4 * len(LANGUAGES)
    files = sorted(FOLDER.iterdir())
    assert files == sorted(golden(moment) for moment in MOMENTS)
    sizes = [path.stat().st_size for path in files]
    # Two languages took 910 KB; there are two moments and a language more.
    assert max(sizes) < 200_000 and sum(sizes) < 600_000 * len(LANGUAGES)


def another_digit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes one digit of one score, in the sidebar."""
    rendered = lettering.text_surface.__wrapped__
    others = {label("points", code, count=24): label("points", code, count=25) for code in LANGUAGES}
    others["24"] = "25"  # as it is written where letters are large

    def written(text: str, *how: object) -> pygame.Surface:
        picture: pygame.Surface = rendered(others.get(text, text), *how)
        return picture

    monkeypatch.setattr(lettering, "text_surface", written)


@pytest.fixture
def changes_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder into which pictures that have changed are written."""
    monkeypatch.setattr(golden_pictures, "CHANGED", tmp_path / "out")
    monkeypatch.setattr(golden_pictures, "ROOT", tmp_path)
    yield tmp_path / "out"


def test_a_digit_that_differs_is_seen_in_every_look(changes_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        another_digit(broken)
        drawn = pictures("dealt-4")
    said = list(changes("dealt-4", drawn))
    assert len(said) == len(displays()), said
    for name in displays():
        assert any(f"dealt-4, {name}: differs" in line for line in said)
        shown = pygame.image.load(changes_folder / f"dealt-4 {name}.png")
        assert shown.get_size() == drawn[name].get_size()
        assert (changes_folder / f"dealt-4 {name} difference.png").exists()


RENDERED = lettering.text_surface.__wrapped__


def softer(*letters: object) -> pygame.Surface:
    """Makes letters a little bolder, as another smoothing does."""
    picture: pygame.Surface = RENDERED(*letters)
    faint = picture.copy()
    faint.set_alpha(40)
    picture.blit(faint, (0, 0))
    return picture


def test_letters_that_are_smoothed_otherwise_are_the_same_letters(
    changes_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as otherwise:
        otherwise.setattr(lettering, "text_surface", softer)
        drawn = pictures("dealt-4")
    assert list(changes("dealt-4", drawn)) == []
    assert not changes_folder.exists()
