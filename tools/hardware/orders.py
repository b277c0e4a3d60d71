"""How to find the parts that have no well-known number, and what the cables of the board are made of."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from tools.hardware import parts_list
from tools.hardware.circuit import circuit
from tools.hardware.markdown import table
from tools.hardware.tables import FOLDER, TableError, Tables

FILE = FOLDER / "orders.toml"
BOARDS = {"slot_board", "carrier_board"}  # a board house makes them
SELLERS = 2
MAKER, SHOPS = "maker", ("DigiKey", "Mouser")
SPARE = 0.1  # of the contacts: the first crimps fail
GOES = {"XHP-5": "a slot or the engine", "XHP-3": "the cells", "XHP-4": "the keys"}
TOOL = "JST WC-110, or for several series Engineer PA-09"


@dataclass(frozen=True)
class Order:
    """How to find a part; orders.toml explains the fields."""

    part: str
    number: str
    check: str
    search: Mapping[str, str] = field(default_factory=dict)
    seen: str = ""
    cart: Mapping[str, str] = field(default_factory=dict)


@cache
def read() -> tuple[Order, ...]:
    """Every entry of orders.toml. Raises TableError if it is invalid."""
    try:
        return tuple(Order(part, **entry) for part, entry in tomllib.loads(FILE.read_text(encoding="utf-8")).items())
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise TableError(f"hardware/orders.toml cannot be read: {error}.") from error


def faults(tables: Tables, orders: tuple[Order, ...] | None = None) -> Iterator[str]:
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
    """What a distributor's page for parts lists takes as a CSV file: only numbers that somebody has read."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(("Quantity", "Manufacturer Part Number", *(f"{shop} Part Number" for shop in SHOPS), "Reference"))
    known = {order.part: order.cart for order in read() if order.cart}
    for line in parts_list.lines(tables, build, supply):
        if numbers := known.get(line.part.key):
            shops = (numbers.get(shop, "") for shop in SHOPS)
            rows.writerow(
                (line.quantity, numbers[MAKER], *shops, parts_list.compact(line.references) or line.part.name)
            )
    return text.getvalue()


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


def page(tables: Tables) -> list[str]:
    """The sections of PARTS.md."""
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
    meters = sum(count * wires * length for _, count, wires, _, length in made) / 1000
    return [
        "## How to find them",
        "What to type at a seller, and what must hold. Nobody has looked up stock or prices. "
        "*Looked up* tells whether a maker's or a seller's own text was read for the number. Measure a part before "
        "you print the case for it.",
        table(("Part", "Maker's number", "Looked up", "Compare", "Search"), rows),
        "## Carts",
        f"Distributors such as {' and '.join(SHOPS)} fill a cart from an uploaded CSV file. The files "
        + ", ".join(
            f"[`cart-{build.key}-{supply}.csv`](parts/cart-{build.key}-{supply}.csv)" for build, supply in tables.hubs
        )
        + " have one line for each part whose number was read in a stored text (*Looked up* above), with the maker's "
        "number and, where that was read, too, the distributor's. Nobody has uploaded them. Everything else has to be "
        "found with the words above; the boards come from a [board house](board/README.md#how-to-order).",
        "## The cables of the board",
        f"Ready-made, or crimped from JST XH parts: with {meters:.0f} m of stranded wire (AWG 26), "
        f"{round(contacts * (1 + SPARE))} contacts SXH-001T-P0.6 ({contacts} and some for the first tries) and a crimp "
        f"tool ({TOOL}). A ready-made cable must not be shorter than this; nobody has tried how much "
        "longer a bundle still folds into the hub.",
        table(
            ("Cable to", "Count", "Housing", "Housings", "Wires", "Length"),
            (
                (
                    GOES.get(name, "the power switch"),
                    str(count),
                    f"JST {name}",
                    str(count * ends),
                    str(wires),
                    f"{length:g} mm, " + ("a plug at both ends, pin 1 to pin 1" if ends > 1 else "one end bare"),
                )
                for name, count, wires, ends, length in made
            ),
        ),
    ]
