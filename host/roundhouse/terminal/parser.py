"""What a typed line means: an order to the table, or else a move for the referee to read."""

from __future__ import annotations

from dataclasses import dataclass

# Other ways to write an order; what is in no list is a move.
ORDERS = {
    "help": ("?", "help", "h"),
    "hint": ("hint",),
    "why": ("why",),
    "hand": ("hand", "table", "show"),
    "scores": ("scores", "score"),
    "undo": ("undo", "u"),
    "correct": ("correct",),
    "seat": ("seat",),
    "leave": ("leave",),
    "join": ("join",),
    "depart": ("depart",),
    "volume": ("volume", "vol"),
    "mute": ("mute",),
    "stop": ("stop",),
    "quit": ("quit", "exit", "q"),
}
_ORDER_OF = {word: order for order, others in ORDERS.items() for word in others}


@dataclass(frozen=True, slots=True)
class Order:
    """What the table shall do: `name` is one of ORDERS, `next` (an empty line) or `move`; `rest` what came with it."""

    name: str
    rest: str = ""


def read_orders(line: str) -> list[Order]:
    """The orders of a line; several are parted by commas.

    >>> read_orders("undo 3")
    [Order(name='undo', rest='3')]
    >>> read_orders("5-6 on Bo, announce")
    [Order(name='move', rest='5-6 on Bo'), Order(name='move', rest='announce')]
    """
    parts = [part.strip() for part in line.split(",")]
    return [_order(part) for part in parts if part] or [Order("next")]


def _order(text: str) -> Order:
    first, _, rest = text.partition(" ")
    name = _ORDER_OF.get(first.casefold())
    return Order(name, rest.strip()) if name else Order("move", text)
