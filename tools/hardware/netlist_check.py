"""Reads the written netlists back, as KiCad would, and compares them with the circuits. Needs no skidl."""

from __future__ import annotations

from tools.hardware.circuit import circuit
from tools.hardware.model import Circuit, Pad
from tools.hardware.pcb.sexpr import Tree, child, children, parse, words
from tools.hardware.tables import FOLDER, Tables


def faults(tables: Tables) -> list[str]:
    """One sentence for each difference between a written netlist and its circuit."""
    found = []
    for build, supply in tables.hubs:
        file = FOLDER / "netlists" / f"{build.key}-{supply}.net"
        if not file.is_file():
            found.append(f"There is no netlist {file.name}; run `make hardware`.")
            continue
        hub = circuit(build.key, supply, tables)
        found += [f"{file.name}: {fault}" for fault in differences(hub, file.read_text(encoding="utf-8"))]
    return found


def differences(hub: Circuit, text: str) -> list[str]:
    """Parts and nets that only the circuit or only this netlist has."""
    tree = parse(text)
    parts = {words(part, "ref")[0]: words(part, "footprint")[0] for part in children(child(tree, "components"), "comp")}
    found = [
        f"It has {reference}, which the circuit does not have." for reference in sorted(parts.keys() - hub.parts.keys())
    ]
    for reference, placed in hub.parts.items():
        wanted = placed.part.footprint or "roundhouse:" + placed.part.key
        if parts.get(reference) != wanted:
            found.append(f"{reference} has the footprint {parts.get(reference, 'none')}, not {wanted}.")
    nets = {words(net, "name")[0]: _pads(net) for net in children(child(tree, "nets"), "net")}
    for net in sorted(nets.keys() | hub.nets.keys()):
        apart = nets.get(net, set()) ^ set(hub.nets.get(net, ()))
        if apart:
            pads = ", ".join(f"{reference}.{number}" for reference, number in sorted(apart))
            found.append(f"The net {net} differs from the circuit: check {pads}.")
    return found


def _pads(net: Tree) -> set[Pad]:
    return {(words(node, "ref")[0], words(node, "pin")[0]) for node in children(net, "node")}
