"""Each part without a well-known number can be found, and the parts of the cables are counted from the circuit."""

import csv
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.defects import each_of
from tools.hardware import tables
from tools.hardware.circuits.circuit import circuit
from tools.hardware.parts import orders, parts_list
from tools.hardware.parts.orders import PartOrder

TABLES = tables.read()
ORDERS = orders.read()


def changed(**fields: object) -> Callable[[tuple[PartOrder, ...]], tuple[PartOrder, ...]]:
    return lambda every: (replace(every[0], **fields), *every[1:])  # type: ignore[arg-type]


DEFECTS = {
    "a part that is not listed": (lambda every: every[1:], "hardware/orders.toml does not say how to find button."),
    "one seller": (changed(search={"Mouser": "x", "eBay": ""}, cart={}), "names fewer than 2 sellers for button"),
    "nothing to compare": (changed(check=""), "does not say what to compare for button"),
    "an unknown part": (changed(part="unicorn"), "how to find unicorn, which hardware/parts.toml does not have"),
    "a number in a cart that nobody read": (
        changed(seen=""),
        "puts button into a cart, but nobody has read its maker's number",
    ),
    "a cart without the maker's number": (changed(cart={"DigiKey": "1-ND"}), "nobody has read its maker's number"),
    "an unknown shop": (changed(cart={"maker": "x", "Shop": "1"}), "puts button into a cart of an unknown shop"),
    "looked up without a number": (changed(number=""), "a number of button was looked up, but gives none"),
}


@each_of(DEFECTS, "defect", "expected")
def test_a_part_that_cannot_be_found_is_named(
    defect: Callable[[tuple[PartOrder, ...]], tuple[PartOrder, ...]], expected: str
) -> None:
    found = list(orders.faults(TABLES, defect(ORDERS)))
    assert any(expected in fault for fault in found), found


FIGURE = re.compile(r"\d+(?:\.\d+)?")


def test_what_must_hold_is_what_the_table_of_parts_says() -> None:
    for order in ORDERS:
        if order.number or order.part in ("speaker", "spring"):  # they name limits that the case and the springs set
            continue
        part = TABLES.parts[order.part]
        known = {float(found) for found in FIGURE.findall(str(part))}
        said = {float(found) for found in FIGURE.findall(f"{order.check} {' '.join(order.search.values())}")}
        assert said <= known, (order.part, said - known)


def test_the_cables_have_the_wires_of_the_circuit() -> None:
    made = {name: (count, wires, ends) for name, count, wires, ends, _ in orders.cables(TABLES)}
    hub = circuit("board", "aa", TABLES)
    slots = [placed for placed in hub.parts.values() if placed.part.key == "socket_5" and placed.place == "carrier"]
    assert made["XHP-5"] == (len(slots), 5, 2)
    wired = {pad for pads in hub.nets.values() for pad in pads}
    assert made["XHP-6"] == (1, sum(("J33", number) in wired for number in hub.parts["J33"].pads()), 1)


@pytest.mark.parametrize(("build", "supply"), [("smallest", "usb"), ("board", "aa")])
def test_a_cart_has_what_was_read_and_the_build_buys(build: str, supply: str) -> None:
    rows = list(csv.DictReader(orders.cart(TABLES, build, supply).splitlines()))
    bought = {line.part.key: line.quantity for line in parts_list.lines(TABLES, build, supply)}
    wanted = {order.cart["maker"]: bought[order.part] for order in ORDERS if order.cart and order.part in bought}
    assert {row["Manufacturer Part Number"]: int(row["Quantity"]) for row in rows} == wanted and len(rows) > 4
    assert all(order.seen for order in ORDERS if order.cart)
    (pico,) = [row for row in rows if row["Reference"] == "U1"]
    assert pico["DigiKey Part Number"] == "2648-SC0915CT-ND"


def test_entries_that_cannot_be_read_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(orders, "FILE", tmp_path / "orders.toml")
    orders.FILE.write_text('[button]\nsize = "x"\n', encoding="utf-8")
    orders.read.cache_clear()
    with pytest.raises(tables.InvalidTables, match=r"hardware/orders\.toml cannot be read"):
        orders.read()
    orders.read.cache_clear()
