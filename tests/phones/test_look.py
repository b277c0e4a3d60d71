"""The phones' colors are the window's, and a tile has its pips."""

import json
import re
from pathlib import Path

from tools.testing.phone_table import TableOfPhones

from roundhouse import web
from roundhouse.phones.tile_picture import tile
from roundhouse.records.preferences import Livery
from roundhouse.window.drawing import palette

STATIC = Path(web.__file__).parent / "static"
STYLE = (STATIC / "base.css").read_text(encoding="utf-8")
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


def test_a_page_can_be_installed_and_its_icon_has_the_colors_of_the_pages() -> None:
    phone = TableOfPhones().phone()
    linked = re.search(r'rel="manifest" href="([^"]+)"', phone.get("/").text)
    assert linked is not None and "manifest-src 'self'" in phone.get("/").headers["content-security-policy"]
    told = json.loads(phone.get(linked[1]).text)
    ground = f"--ground: {told['background_color']};"
    assert told["display"] == "standalone" and told["theme_color"] == told["background_color"] and ground in ROOT
    touched = re.search(r'rel="apple-touch-icon" href="/static/([^"]+)"', phone.get("/").text)
    assert touched is not None
    png = next(icon for icon in told["icons"] if icon["src"] == touched[1])
    size = "x".join(str(int.from_bytes(phone.get("/static/icon.png").content[at : at + 4])) for at in (16, 20))
    assert size == png["sizes"] == "180x180"
    assert all(phone.get(f"/static/{icon['src']}").headers["content-type"] == icon["type"] for icon in told["icons"])


def test_phones_show_the_colors_that_players_chose() -> None:
    table = TableOfPhones()
    phone = table.seated(0)
    assert "badge circle seat1" in phone.get("/part").text
    table.session.output.wear({"ann": Livery(8, 10)})
    part = phone.get("/part").text
    assert "badge circle seat11" in part and 'badge circle seat1"' not in part
