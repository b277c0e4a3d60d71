"""The parts list and the pages: counts, costs, and stale pages."""

import csv
from pathlib import Path

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import tables_with
from tools.hardware.guide.checks import TYPED
from tools.hardware.pages import lists, markdown, power_page
from tools.hardware.parts import parts_list
from tools.hardware.tables import FOLDER, ROOT, InvalidTables, read


def test_a_stale_page_is_found() -> None:
    dearer = tables_with("price = 5.00\nprice_ten = 4.60", "price = 6.00\nprice_ten = 4.60")
    stale = lists.stale(dearer)
    assert stale[0] == "hardware/PARTS.md is older than its sources; run `make pages`."
    assert stale[1] == "hardware/parts/smallest-usb.csv is older than its sources; run `make pages`."
    assert len(stale) == 1 + 3
    hungrier = tables_with("typical_ma = 36", "typical_ma = 31")
    assert lists.stale(hungrier) == ["hardware/POWER.md is older than its sources; run `make pages`."]


def test_the_power_page_tells_what_the_step_up_wastes() -> None:
    better = tables_with("input_ma = 1200\nefficiency = 0.85", "input_ma = 1200\nefficiency = 0.9")
    assert "and a step-up that wastes 10%." in power_page.power_page(better)


OTHER_VALUES = {
    "at the lamps' data": ("ohms = 330", "ohms = 390", "After the buffer, 390 ohm damp reflections"),
    "across the rail": ("ohms = 4700", "ohms = 5600", "5.6 kohm pull the rail to ground"),
    "for the peaks": ("farads = 470e-6", "farads = 680e-6", "The rail's 680 uF capacitor covers the peaks."),
    "on the rail": ("farads = 470e-6", "farads = 680e-6", "and the rail has 680 uF"),
    "at each lamp": ("farads = 100e-9", "farads = 150e-9", "Every lamp has 150 nF"),
    "at a port": ("vbus_farads = 10e-6", "vbus_farads = 1e-6", "larger than the 1 uF that USB allows"),
    "a loud speaker": ("db = 86 ", "db = 96 ", "about 88 dB at a distance of one meter"),
}


@each_of(OTHER_VALUES)
def test_the_power_page_tells_the_values_of_the_parts(old: str, new: str, expected: str) -> None:
    assert expected in " ".join(power_page.power_page(tables_with(old, new)).split())


@pytest.mark.parametrize("text", sorted(markdown.TEXTS.glob("*.txt")), ids=lambda text: text.stem)
def test_no_page_types_what_a_table_has(text: Path) -> None:
    assert TYPED.findall(text.read_text(encoding="utf-8")) == []


def test_a_missing_page_is_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lists, "FOLDER", tmp_path)
    assert len(lists.stale()) == 2 + 2 * 3
    lists.write()
    assert lists.stale() == []


def test_thirteen_lamps_and_every_button_are_bought() -> None:
    counts = {line.part.key: line.quantity for line in parts_list.lines(read(), "board", "aa")}
    assert counts["lamp"] == 13 and counts["button"] == 16
    assert counts["aa_holder"] == 1 and counts["aa_cell"] == 3 and counts["step_up"] == 1


def test_the_smallest_has_three_buttons_and_a_strip() -> None:
    counts = {line.part.key: line.quantity for line in parts_list.lines(read(), "smallest", "usb")}
    assert counts["button"] == 3 and counts["lamp_strip"] == 1 and "switch" not in counts


def test_the_cost_counts_each_piece_and_ten_hubs_are_cheaper() -> None:
    tables = read()
    cost = parts_list.cost(tables, "smallest", "usb")
    dearer = tables_with("price = 0.10\nprice_ten = 0.04", "price = 1.10\nprice_ten = 0.04")
    assert parts_list.cost(dearer, "smallest", "usb") == pytest.approx(cost + 3 * 1.00), "three buttons"
    assert 20 < cost < 40
    assert parts_list.cost(tables, "smallest", "usb", 10) < parts_list.cost(tables, "smallest", "usb")
    with pytest.raises(InvalidTables, match="prices for one hub and for ten only"):
        parts_list.cost(tables, "smallest", "usb", 5)


def test_the_csv_list_matches_the_cost() -> None:
    rows = list(csv.DictReader(parts_list.listed(read(), "board", "aa").splitlines()))
    total = sum(int(row["Quantity"]) * float(row["Price of one, US$ (estimate)"]) for row in rows)
    assert total == pytest.approx(parts_list.cost(read(), "board", "aa"))
    (lamps,) = [row for row in rows if row["References"] == "D1-D13"]
    assert lamps["Quantity"] == "13" and "WS2812B" in lamps["Part"] and "0.7" in lamps["Specification"]
    assert all(row[column] for row in rows for column in ("Part", "Order (estimate)", "Specification", "Substitute"))


def test_a_breadboard_buys_leads_and_a_board_buys_none() -> None:
    for build, words in (("smallest", "with leads"), ("board", "size 0805, without leads")):
        orders = {line.part.key: line.order for line in parts_list.lines(read(), build, "usb")}
        assert all(orders[key].endswith(f", {words}") for key in ("r_330", "r_4k7", "r_100k", "c_100n", "c_10u"))
        assert "leads" not in orders["c_470u"]


def test_a_part_s_number_and_bands_say_its_value() -> None:
    parts = read().parts
    assert [parts[key].code for key in ("r_330", "r_1k", "r_4k7", "r_100k", "c_100n", "c_10u")] == [
        "331",
        "102",
        "472",
        "104",
        "104",
        "106",
    ]
    assert parts["r_4k7"].bands == "yellow-violet-red" and parts["r_330"].bands == "orange-orange-brown"


def test_the_range_includes_shipping_and_filament() -> None:
    tables = read()
    for build, supply in (("smallest", "usb"), ("board", "aa")):
        least, most = parts_list.delivered(tables, build, supply)
        assert parts_list.cost(tables, build, supply) < least < most
    dearer = tables_with("shipping = [6, 12]", "shipping = [16, 22]")
    assert parts_list.delivered(dearer, "board", "aa") == tuple(
        side + 40 for side in parts_list.delivered(tables, "board", "aa")
    )


def test_every_page_says_that_nothing_was_tested() -> None:
    texts = [text for path, text in lists.pages(read()).items() if path.suffix == ".md"]
    assert len(texts) == 4 and all("Untested on real hardware" in text for text in texts)
    assert "estimate" in lists.parts_page(read())


PART_DEFECTS = {
    "a price of nothing": ("price = 0.10\nprice_ten = 0.04", "price = 0\nprice_ten = 0.04", "The prices of button"),
    "ten hubs cost more": ("price = 0.10\nprice_ten = 0.04", "price = 0.10\nprice_ten = 0.4", "The prices of button"),
    "no size": ("size = [8.6, 4.3, 4.7]", "size = [8.6, 0, 4.7]", "The size of slide_switch"),
    "another cable is ordered": (
        "B3B-XH-A, with a cable of 300",
        "B3B-XH-A, with a cable of 100",
        "The text of socket_3 does not say `cable of 300 mm`",
    ),
    "another button in the calculation": (
        "height_mm = 7.3 ",
        "height_mm = 5.0 ",
        "text of button does not say `5 mm high`",
    ),
    "another resistor": ("ohms = 330", "ohms = 390", "The text of r_330 does not say `390 ohm`"),
    "another capacitor": ("farads = 10e-6\npads", "farads = 22e-6\npads", "text of c_10u does not say `22 uF`"),
    "another spring is ordered": ('"0.4 mm wire', '"0.5 mm wire', "The text of spring does not say `0.4 mm wire`"),
    "another slot board": (
        "size = [32.0, 20.0, 1.6]\nlamp",
        "size = [34.0, 20.0, 1.6]\nlamp",
        "The part slot_board does not have",
    ),
    "an unused part": ("breadboard = 1, ", "", "No build uses breadboard"),
}


@each_of(PART_DEFECTS)
def test_a_defect_of_the_list_is_found(old: str, new: str, expected: str) -> None:
    assert any(expected in fault for fault in parts_list.faults(tables_with(old, new)))


TABLE_DEFECTS = {
    "an unknown extra": ("breadboard = 1,", "bread = 1,", "buys bread, but has no"),
    "a column missing": ('name = "breadboard"\n', "", "lacks `name` of breadboard"),
    "not TOML": ("[limits]", "[limits", "is not TOML"),
}


@each_of(TABLE_DEFECTS)
def test_an_invalid_table_is_refused(old: str, new: str, expected: str) -> None:
    with pytest.raises(InvalidTables, match=expected):
        tables_with(old, new)


def test_the_pages_say_which_dominoes_fit() -> None:
    dominoes = read().raw["dominoes"]
    for page in (ROOT / "README.md", FOLDER / "README.md", FOLDER / "case" / "README.md"):
        text = " ".join(page.read_text(encoding="utf-8").split())
        for name in ("smallest", "largest"):
            assert " x ".join(f"{side:g}" for side in dominoes[name]) + " mm" in text, (page, name)
