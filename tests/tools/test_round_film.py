"""The README's film of a round: what is written is what is read, and the file is small."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest
from tools.pictures import apng, round_film

FILM = Path(__file__).resolve().parents[2] / "host" / "pictures" / "round.png"


def moving(count: int, *, last: int = 0) -> Iterator[pygame.Surface]:
    """A disc that moves over a plain ground; `last` shifts it in the last frame."""
    surface = pygame.Surface((120, 80))
    for number in range(count):
        surface.fill((18, 48, 58))
        aside = last if number == count - 1 else 0
        pygame.draw.circle(surface, (245, 184, 61), (20 + (5 * number + aside) % 80, 40), 12)
        yield surface


def test_a_film_is_read_as_it_was_written(tmp_path: Path) -> None:
    drawn = [apng.pixels_of(frame) for frame in moving(6)]
    apng.write(tmp_path / "film.png", drawn, [80] * 6)
    found = list(apng.read(tmp_path / "film.png"))
    assert len(found) == 6
    for one, other in zip(drawn, found, strict=True):
        assert np.array_equal(one, other)
    assert pygame.image.load(tmp_path / "film.png").get_size() == (120, 80), "any program shows the first frame"


def test_many_colors_become_few_that_are_near(tmp_path: Path) -> None:
    across, down = np.meshgrid(np.arange(128), np.arange(96))
    picture = np.stack([across, down, (across + down) // 2], axis=2).astype(np.uint8)
    apng.write(tmp_path / "film.png", [picture], [80])
    (found,) = apng.read(tmp_path / "film.png")
    assert np.abs(found.astype(int) - picture).max() <= 16
    assert len(np.unique(found.reshape(-1, 3), axis=0)) <= apng.COLORS


def test_a_frame_that_does_not_change_takes_next_to_nothing(tmp_path: Path) -> None:
    frame = apng.pixels_of(next(moving(1)))
    apng.write(tmp_path / "one.png", [frame], [80])
    apng.write(tmp_path / "many.png", [frame] * 11, [80] * 11)
    more = (tmp_path / "many.png").stat().st_size - (tmp_path / "one.png").stat().st_size
    assert more < 10 * 100


def test_a_still_picture_is_no_film(tmp_path: Path) -> None:
    pygame.image.save(next(moving(1)), tmp_path / "still.png")
    with pytest.raises(ValueError, match="make picture"):
        list(apng.read(tmp_path / "still.png"))


def test_a_film_is_stale_once_it_would_show_something_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, count = tmp_path / "film.png", 2 * round_film.CHECKED + 1
    assert round_film.is_stale(path)
    monkeypatch.setattr(round_film, "frames", lambda: moving(count))
    round_film.write(path)
    assert not round_film.is_stale(path)
    monkeypatch.setattr(round_film, "frames", lambda: moving(count, last=30))
    assert round_film.is_stale(path)
    monkeypatch.setattr(round_film, "frames", lambda: moving(count - 1))
    assert round_film.is_stale(path)


def test_the_readme_opens_with_it_and_it_is_small() -> None:
    readme = (FILM.parents[2] / "README.md").read_text(encoding="utf-8")
    first = next(line for line in readme.splitlines() if line.startswith("!["))
    assert "(host/pictures/round.png)" in first
    assert FILM.stat().st_size < 2_000_000
