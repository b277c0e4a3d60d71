"""The engine's platform: a domino that lies on it must not press the button; a finger must.

>>> from tools.hardware.tables import read
>>> force = forces(read())
>>> force.weight < force.preload < force.press
True
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from tools.hardware.tables import Tables

GRAVITY = 9.81
MM3_PER_CM3 = 1000


@dataclass(frozen=True)
class Forces:
    """Forces in newtons unless a name says otherwise; `rate` is that of one spring in N/mm.

    `domino_g`: the heaviest domino. `weight`: domino and platform. `preload`: the springs' push at rest. `touch`: the
    finger's force when the platform meets the button. `press`: its force when the button closes. `fall_mj`: the energy
    of a dropped domino. `closing_mj`: the energy that closes the button.
    """

    rate: float
    domino_g: float
    weight: float
    preload: float
    touch: float
    press: float
    fall_mj: float
    closing_mj: float


def spring_rate(wire_mm: float, outside_mm: float, turns: float, shear_gpa: float) -> float:
    """A compression spring's stiffness, N/mm: G d^4 / (8 D^3 n)."""
    return shear_gpa * 1000 * wire_mm**4 / (8 * (outside_mm - wire_mm) ** 3 * turns)


def domino_g(tables: Tables, name: str) -> float:
    """The weight of a domino of the table in grams, calculated as a box without rounded edges.

    >>> from tools.hardware.tables import read
    >>> round(domino_g(read(), "usual")), round(domino_g(read(), "largest"))
    (20, 31)
    """
    dominoes = tables.raw["dominoes"]
    return float(prod(dominoes[name]) / MM3_PER_CM3 * dominoes["g_per_cm3"])


def forces(tables: Tables, rate: float | None = None) -> Forces:
    """The forces with the tables' springs, button and dominoes, or with springs of another `rate`."""
    data = tables.raw["platform"]
    spring, button = tables.parts["spring"], tables.parts["button"]
    if rate is None:
        rate = spring_rate(spring.number("wire_mm"), spring.size[0], spring.number("turns"), spring.number("shear_gpa"))
    together = data["springs"] * rate
    heaviest = max(domino_g(tables, name) for name in ("usual", "largest"))
    platform, domino = data["platform_g"] / 1000, heaviest / 1000
    own, weight = platform * GRAVITY, (platform + domino) * GRAVITY
    preload = together * data["preload_mm"]
    touch = preload + together * data["gap_mm"] - own
    travel = button.number("travel_mm")
    press = touch + together * travel + button.number("force_n")
    # An inelastic impact: domino and platform move on together, so the domino's share of the mass remains as energy.
    fall = domino * GRAVITY * data["drop_mm"] * domino / (domino + platform)
    way = data["gap_mm"] + travel
    closing = (preload - weight) * way + together * way**2 / 2 + button.number("force_n") * travel / 2
    return Forces(rate, heaviest, weight, preload, touch, press, fall, closing)


def faults(tables: Tables) -> list[str]:
    """One sentence for each thing that is wrong with the platform."""
    data, spring = tables.raw["platform"], tables.parts["spring"]
    force = forces(tables)
    found = _of(tables, force)
    for rate in spring.data["rates"]:
        found += [f"With substitute springs of {rate} N/mm: {it}" for it in _of(tables, forces(tables, rate))]
    least, most = spring.data["rates"]
    for text, words in (
        (spring.specification, f"{force.rate:.2f} N/mm"),
        (spring.substitute, f"{least} to {most} N/mm"),
    ):
        if words not in text:
            found.append(f"The text of spring does not say `{words}`, as its figures do.")
    solid = (spring.number("turns") + 2) * spring.number("wire_mm")
    way = data["preload_mm"] + data["gap_mm"] + tables.parts["button"].number("travel_mm")
    if spring.size[2] - way < solid:
        found.append(
            f"A spring of {spring.size[2]} mm cannot be compressed by {way:.2f} mm: its turns touch at {solid:.1f} mm."
        )
    return found


def _of(tables: Tables, force: Forces) -> list[str]:
    """One sentence for each of these forces that is wrong for a domino or a finger."""
    data, found = tables.raw["platform"], []
    if force.preload < data["margin"] * force.weight:
        found.append(
            f"The springs push with {force.preload:.2f} N, but the heaviest domino and the platform weigh "
            f"{force.weight:.2f} N: the springs must push {data['margin']} times as hard."
        )
    if force.fall_mj > force.closing_mj:
        found.append(f"A domino dropped from {data['drop_mm']} mm would press the engine's button.")
    if force.press > data["finger_n"]:
        found.append(
            f"The engine's button needs {force.press:.1f} N; a finger can comfortably give {data['finger_n']} N."
        )
    return found
