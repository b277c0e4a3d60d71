"""Checks each position of the power switch: off feeds nothing; the others feed the rail from the source they name.

Part of `circuit_rules.faults`. It follows the current from its source through fuse, diode (one way only), step-up and
the contacts of the switch that are closed in that position.
"""

from __future__ import annotations

from collections.abc import Iterator

from tools.hardware.circuits.model import GROUND, PICO, RAIL, Circuit
from tools.hardware.tables import P_FETS, Tables

Ways = list[tuple[str, str]]  # pads of one part: current flows from the first to the second

# The terminals that each position of a switch connects: 1, 2, 3 and 4, 5, 6 are its rows.
PLACES: dict[str, dict[str, Ways]] = {
    "switch": {"USB": [("1", "2"), ("4", "5")], "off": [], "battery": [("2", "3"), ("5", "6")]},
    "slide_switch": {"USB": [("2", "3")], "off": [("1", "2")]},
}


def faults(circuit: Circuit, _: Tables) -> Iterator[str]:
    """One sentence for each net that gets current when it must not, or gets none when it must."""
    vsys = circuit.net_of(circuit.pad(f"{PICO}.VSYS"))
    wanted: dict[str, tuple[str | None, ...]] = {"USB": (RAIL,), "off": (), "battery": (RAIL, vsys)}
    for switch, place, source, reached in _cases(circuit):
        if source == place:
            yield from (f"On {place}, {net} gets no current." for net in wanted[place] if net not in reached)
            continue
        for net in sorted(net for net in reached if any(circuit.kind(pad) == "power" for pad in circuit.nets[net])):
            yield f"Current from {source} reaches {net} even when {switch} is on {place}."


def fed(circuit: Circuit) -> set[str]:
    """Every net that gets current from USB or cells in at least one position of the power switch."""
    return {net for *_, reached in _cases(circuit) for net in reached}


def _cases(circuit: Circuit) -> Iterator[tuple[str, str, str, set[str]]]:
    """The power switch, each of its positions, each source, and the nets that the source then feeds."""
    roots = {"USB": {circuit.net_of(circuit.pad(f"{PICO}.VBUS"))}, "battery": _cells(circuit)}
    for switch, placed in circuit.parts.items():
        for place, joined in PLACES.get(placed.part.key, {}).items():
            if place == "battery" and circuit.supply == "usb":
                continue
            for source, starts in roots.items():
                yield switch, place, source, _reached(circuit, starts, switch, joined)


def _cells(circuit: Circuit) -> set[str | None]:
    """The nets that cells feed directly: sources without a supply of their own."""
    return {
        circuit.net_of((reference, number))
        for reference, placed in circuit.parts.items()
        if reference != PICO and not any(kind == "power" for _, kind in placed.pads().values())
        for number, (_, kind) in placed.pads().items()
        if kind == "source"
    }


def _reached(circuit: Circuit, roots: set[str | None], switch: str, joined: Ways) -> set[str]:
    """Every net that these nets feed while the switch connects these terminals."""
    ways = [
        (circuit.net_of((reference, here)), circuit.net_of((reference, there)))
        for reference in circuit.parts
        for here, there in _ways(circuit, reference, switch, joined)
    ]
    found = {net for net in roots if net}
    while more := {there for here, there in ways if here in found and there} - found:
        found |= more
    return found


def _ways(circuit: Circuit, reference: str, switch: str, joined: Ways) -> Ways:
    """The paths of current through a part."""
    pads = {name: number for number, (name, _) in circuit.parts[reference].pads().items()}
    if reference == switch:
        return joined + [(there, here) for here, there in joined]
    key = circuit.parts[reference].part.key
    if key.startswith("fuse"):
        return [("1", "2"), ("2", "1")]
    if key == "diode":
        return [(pads["A"], pads["K"])]
    if key in P_FETS:  # its own diode always conducts; the channel as soon as something pulls its gate down
        gate = circuit.net_of((reference, pads["G"]))
        down = gate == GROUND or any(circuit.beyond(pad) == GROUND for pad in circuit.nets.get(gate or "", ()))
        return [(pads["D"], pads["S"])] + [(pads["S"], pads["D"])] * down
    return [(pads["VIN"], pads["VOUT"])] if key == "step_up" else []
