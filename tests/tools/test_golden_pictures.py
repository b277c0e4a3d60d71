"""The main screens look as their prints do; the comparison ignores smoothing of letters but not a moved button."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from tools.golden_pictures import FOLDER, changes, displays, golden, pictures
from tools.pictures.moments import MOMENTS
from tools.pictures.prints import HEIGHT, difference, printed

from roundhouse.i18n import LANGUAGES, label
from roundhouse.window import lettering, palette
from roundhouse.window.controls import page_painter
from roundhouse.window.controls.page import Control, Text
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


# -- defects -----------------------------------------------------------------------------------------------------------

Write = Callable[..., None]


def moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves one button to the right."""
    paint = page_painter.paint_control

    def painted(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
        left, top, wide, high = control.rect
        aside = round(10 * scale) if control.name == "back" else 0
        paint(surface, replace(control, rect=(left + aside, top, wide, high)), scale, held)

    monkeypatch.setattr(page_painter, "paint_control", painted)


def without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out all text but headings."""
    write = page_painter.write_text

    def written(surface: pygame.Surface, text: Text) -> None:
        if text.weight == "ExtraBold":
            write(surface, text)

    monkeypatch.setattr(page_painter, "write_text", written)


def another_color(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws highlights in the color of refusals."""
    monkeypatch.setattr(palette, "BRASS", palette.CORAL)


def without_a_control(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out a button."""
    paint = page_painter.paint_control

    def painted(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
        if control.name != "back":
            paint(surface, control, scale, held)

    monkeypatch.setattr(page_painter, "paint_control", painted)


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


@pytest.mark.parametrize(
    ("moment", "defect"),
    [
        ("games", moved),
        ("games", without_a_text),
        ("games", another_color),
        ("games", without_a_control),
        ("dealt-4", another_digit),
    ],
)
def test_a_defect_is_seen_in_every_look(
    moment: str, defect: Callable[[pytest.MonkeyPatch], None], changes_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        defect(broken)
        drawn = pictures(moment)
    said = list(changes(moment, drawn))
    assert len(said) == len(displays()), said
    for name in displays():
        assert any(f"{moment}, {name}: differs" in line for line in said)
        shown = pygame.image.load(changes_folder / f"{moment} {name}.png")
        assert shown.get_size() == drawn[name].get_size()
        assert (changes_folder / f"{moment} {name} difference.png").exists()


@pytest.mark.usefixtures("changes_folder")
def test_the_place_where_a_picture_differs_is_reported() -> None:
    drawn = pictures("pause")
    for each in drawn.values():
        wide, high = each.get_size()
        each.fill(palette.WHITE, (round(0.75 * wide), round(0.25 * high), high // 20, high // 20))
    said = list(changes("pause", drawn))
    assert len(said) == len(displays())
    for line in said:
        across, down = (int(word) for word in line.replace("%", " ").split() if word.isdigit())
        assert 74 <= across <= 82 and 24 <= down <= 31, line


RENDERED = lettering.text_surface.__wrapped__


def softer(*letters: object) -> pygame.Surface:
    """Makes letters a little bolder, as another smoothing does."""
    picture: pygame.Surface = RENDERED(*letters)
    faint = picture.copy()
    faint.set_alpha(40)
    picture.blit(faint, (0, 0))
    return picture


@pytest.mark.parametrize("moment", ["games", "dealt-4", "scores"])
def test_letters_that_are_smoothed_otherwise_are_the_same_letters(
    moment: str, changes_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as otherwise:
        otherwise.setattr(lettering, "text_surface", softer)
        drawn = pictures(moment)
    assert list(changes(moment, drawn)) == []
    assert not changes_folder.exists()


def test_prints_of_other_sizes_are_not_compared() -> None:
    small, wide = printed(pygame.Surface((960, 600))), printed(pygame.Surface((1920, 1080)))
    assert small.get_height() == wide.get_height() == HEIGHT
    with pytest.raises(ValueError, match="cannot be compared"):
        difference(small, wide)
