"""Orders: carts for distributors, how to find parts that have no known number, what the cables are made of."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from tools.hardware.circuits.circuit import circuit
from tools.hardware.pages.markdown import markdown_table
from tools.hardware.parts import parts_list
from tools.hardware.tables import FOLDER, InvalidTables, Tables, as_csv

FILE = FOLDER / "orders.toml"
BOARDS = {"slot_board", "carrier_board"}  # a board house makes them
SELLERS = 2
MAKER, SHOPS = "maker", ("DigiKey", "Mouser")
SPARE_SHARE = 0.1  # of the contacts: the first crimps fail
GOES = {"XHP-5": "a slot or the engine", "XHP-3": "the cells", "XHP-4": "the keys"}


@dataclass(frozen=True)
class PartOrder:
    """The way to find a part; orders.toml explains the fields."""

    part: str
    number: str
    check: str
    search: Mapping[str, str] = field(default_factory=dict)
    seen: str = ""
    cart: Mapping[str, str] = field(default_factory=dict)


@cache
def read() -> tuple[PartOrder, ...]:
    """Every entry of orders.toml. Raises InvalidTables if it is invalid."""
    try:
        return tuple(
            PartOrder(part, **entry) for part, entry in tomllib.loads(FILE.read_text(encoding="utf-8")).items()
        )
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise InvalidTables(f"hardware/orders.toml cannot be read: {error}.") from error


def faults(tables: Tables, orders: tuple[PartOrder, ...] | None = None) -> Iterator[str]:
    """One sentence for each part that cannot be found with what its entry says."""
    orders = read() if orders is None else orders
    for key in sorted(tables.parts.keys() - BOARDS - {order.part for order in orders}):
        yield f"hardware/orders.toml does not say how to find {key}."
    for order in orders:
        if order.part not in tables.parts:
            yield f"hardware/orders.toml tells how to find {order.part}, which hardware/parts.toml does not have."
        if order.cart and not (order.seen and order.cart.get(MAKER)):
            yield f"hardware/orders.toml puts {order.part} into a cart, but nobody has read its maker's number."
        if set(order.cart) - {MAKER, *SHOPS}:
            yield f"hardware/orders.toml puts {order.part} into a cart of an unknown shop."
        if not order.cart and len([words for words in order.search.values() if words]) < SELLERS:
            yield f"hardware/orders.toml names fewer than {SELLERS} sellers for {order.part}."
        if not order.check:
            yield f"hardware/orders.toml does not say what to compare for {order.part}."
        if order.seen and not order.number:
            yield f"hardware/orders.toml says that a number of {order.part} was looked up, but gives none."


def cart(tables: Tables, build: str, supply: str) -> str:
    """The list that a distributor's page takes as a CSV file: only numbers that somebody has read."""
    rows: list[tuple[object, ...]] = [
        ("Quantity", "Manufacturer Part Number", *(f"{shop} Part Number" for shop in SHOPS), "Reference")
    ]
    known = {order.part: order.cart for order in read() if order.cart}
    for line in parts_list.lines(tables, build, supply):
        if numbers := known.get(line.part.key):
            shops = (numbers.get(shop, "") for shop in SHOPS)
            names = parts_list.compact(line.references) or line.part.name
            rows.append((line.quantity, numbers[MAKER], *shops, names))
    return as_csv(rows)


def cables(tables: Tables) -> list[tuple[str, int, int, int, float]]:
    """The cables of the board: name, count, wires, plugs at the ends, and length in mm."""
    hub = circuit("board", "aa", tables)
    wired = {pad for pads in hub.nets.values() for pad in pads}
    found: dict[str, tuple[str, int, int, int, float]] = {}
    for reference, placed in hub.parts.items():
        key = placed.part.key
        if not key.startswith("socket_") or placed.place != "carrier":
            continue
        wires = sum((reference, number) in wired for number in placed.pads())
        both = "cable" not in placed.part.data  # a slot's cable has a plug at both ends
        part = tables.parts["plug_5"] if both else placed.part
        count = found[key][1] + 1 if key in found else 1
        found[key] = (f"XHP-{len(placed.pads())}", count, wires, 2 if both else 1, part.number("cable"))
    return list(found.values())


def facts(tables: Tables) -> dict[str, object]:
    """The section on orders of PARTS.md."""
    rows = [
        (
            tables.parts[order.part].name,
            order.number or "none known",
            f"yes: {order.seen}" if order.seen else "**no**: compare before you order",
            order.check,
            "; ".join(f"{seller}: “{words}”" for seller, words in order.search.items())
            or ", ".join(f"{shop} {number}" for shop, number in order.cart.items() if shop != MAKER)
            or "its number",
        )
        for order in read()
    ]
    made = cables(tables)
    contacts = sum(count * wires * ends for _, count, wires, ends, _ in made)
    files = (f"cart-{build.key}-{supply}.csv" for build, supply in tables.hubs)
    ends_as = {1: "one end bare", 2: "a plug at both ends, pin 1 to pin 1"}
    return {
        "search": markdown_table(("Part", "Maker's number", "Looked up", "Compare", "Search"), rows),
        "shops": " and ".join(SHOPS),
        "carts": ", ".join(f"[`{file}`](parts/{file})" for file in files),
        "meters": sum(count * wires * length for _, count, wires, _, length in made) / 1000,
        "contacts": contacts,
        "most": round(contacts * (1 + SPARE_SHARE)),
        "cables": markdown_table(
            ("Cable to", "Count", "Housing", "Housings", "Wires", "Length"),
            (
                (
                    GOES.get(name, "the power switch"),
                    str(count),
                    f"JST {name}",
                    str(count * ends),
                    str(wires),
                    f"{length:g} mm, {ends_as[ends]}",
                )
                for name, count, wires, ends, length in made
            ),
        ),
    }
