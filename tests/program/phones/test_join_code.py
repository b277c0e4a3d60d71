"""The code to scan: in terminals of all kinds, and as a picture."""

import io
import re
from pathlib import Path

import pygame
import pytest
from rich.console import Console

from roundhouse.i18n.texts import Texts
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.phones.join_code import PICTURE_SCALE, print_code, squares_of

ADDRESS = "http://192.168.178.123:8377/join/abcd2345"
BLOCKS = {" ": (0, 0), "\u2580": (1, 0), "\u2584": (0, 1), "\u2588": (1, 1)}


def squares_printed(line: str) -> list[tuple[int, int]]:
    """Per cell of a terminal, whether its upper and its lower half are dark: ink is drawn, paper is behind it."""
    return [BLOCKS[letter] for letter in line]


def test_a_code_in_a_terminal_is_black_on_white_with_room_around_it_whatever_its_colors() -> None:
    printed = io.StringIO()
    print_code(Texts(), Console(file=printed, force_terminal=True, color_system="truecolor", width=20), ADDRESS)
    lines = printed.getvalue().splitlines()
    rows: list[list[int]] = []
    for line in lines:
        drawn = re.fullmatch(r"\x1b\[([\d;]+)m(.*)\x1b\[0m", line)
        assert drawn is not None and drawn[1] == "38;2;0;0;0;48;2;255;255;255"
        cells = squares_printed(drawn[2])
        rows += [[upper for upper, _ in cells], [lower for _, lower in cells]]
    module = [[int(square) for square in row] for row in squares_of(ADDRESS)]
    size = len(module)
    inner = [row[4 : 4 + size] for row in rows[4 : 4 + size]]
    assert inner == module
    assert {len(row) for row in rows} == {size + 8} and len(rows) >= size + 8
    assert sum(map(sum, rows)) == sum(map(sum, module)), "the border is white"


def test_without_colors_a_code_is_drawn_for_a_dark_terminal() -> None:
    printed = io.StringIO()
    print_code(Texts(), Console(file=printed, color_system=None, width=20), ADDRESS)
    lines = printed.getvalue().splitlines()
    assert lines[0] == "\u2588" * (len(squares_of(ADDRESS)) + 8)
    assert "\x1b" not in printed.getvalue()


def test_a_code_that_cannot_be_drawn_in_the_outputs_encoding_is_left_out() -> None:
    with io.TextIOWrapper(io.BytesIO(), encoding="cp1252", errors="replace") as printed:
        print_code(Texts(), Console(file=printed, color_system=None), ADDRESS)
        printed.flush()
        assert printed.buffer.tell() == 0


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(ImpossibleRequest, match="not-written"):
        print_code(Texts(), Console(file=io.StringIO()), ADDRESS, tmp_path / "gone" / "code.png")


def test_a_code_becomes_a_picture_whose_path_is_printed(tmp_path: Path) -> None:
    printed, path = io.StringIO(), tmp_path / "code.png"
    print_code(Texts(), Console(file=printed), ADDRESS, path)
    assert str(path) in printed.getvalue().replace("\n", "")
    picture, module = pygame.image.load(path), squares_of(ADDRESS)
    size, scale = len(module) + 8, PICTURE_SCALE
    assert picture.get_size() == (size * scale, size * scale)
    seen = [
        [picture.get_at((x * scale + 2, y * scale + 2))[:3] == (0, 0, 0) for x in range(4, size - 4)]
        for y in range(4, size - 4)
    ]
    assert seen == [list(row) for row in module]
