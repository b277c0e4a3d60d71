"""The phones' colors are the window's, and a tile has its pips."""

import re
from pathlib import Path

from roundhouse import web
from roundhouse.phones.tile_picture import tile
from roundhouse.window.drawing import palette

STYLE = (Path(web.__file__).parent / "static" / "base.css").read_text(encoding="utf-8")
ROOT, LIGHT = re.findall(r":root \{(.*?)\}", STYLE, re.DOTALL)


def test_the_colors_are_those_of_the_window() -> None:
    colors: dict[str, str] = dict(re.findall(r"--(\w+): (#\w{6})", ROOT))
    window = {
        "ground": palette.BACKGROUND, "panel": palette.PANEL, "row": palette.ROW, "line": palette.LINE,
        "control": palette.CONTROL, "text": palette.TEXT, "secondary": palette.SECONDARY, "ink": palette.INK,
        "brass": palette.BRASS, "mint": palette.MINT, "coral": palette.CORAL, "selected": palette.SELECTED,
        "face": palette.FACE, "divider": palette.FACE_DIVIDER, "due": palette.BRASS,
        **{f"seat{seat}": color for seat, color in enumerate(palette.SEATS, 1)},
        **{f"n{number}": color for number, color in enumerate(palette.NUMBERS)},
    }  # fmt: skip
    assert colors == {name: "#{:02X}{:02X}{:02X}".format(*color) for name, color in window.items()}
    assert set(re.findall(r"--(\w+):", LIGHT)) <= set(colors)


def test_a_tile_has_its_pips_or_numerals() -> None:
    assert tile(6, 9).count("<circle") == 15
    assert (tile(0, 12, True).count("<text"), tile(0, 12, True).count("<circle")) == (2, 0)
    assert ">T<" in tile("train", 5) and ">A<" in tile("A", 5)
