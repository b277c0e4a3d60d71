"""A circuit as a value: parts with references and places, nets of pads, and free pads with the reason.

Wires follow the order of a net's pads.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import cache, cached_property

from tools.hardware.tables import Build, InvalidTables, Part

PICO = "U1"
GROUND = "GND"
RAIL = "RAIL_5V"  # the rail after the power switch
KINDS = ("in", "out", "both", "passive", "power", "source")

Pad = tuple[str, str]  # a part's reference and the pad's number


@dataclass(frozen=True)
class PlacedPart:
    """One part of a circuit: reference, kind of part, and place (carrier, main, slot 1 ..., engine, case)."""

    reference: str
    part: Part
    place: str
    label: str

    def pads(self) -> dict[str, tuple[str, str]]:
        """Number -> (name, kind)."""
        return _pads(self.part.key, tuple(self.part.data["pads"]))


@cache
def _pads(key: str, texts: tuple[str, ...]) -> dict[str, tuple[str, str]]:
    found = {}
    for text in texts:
        number, name, kind = text.split(" ")
        if kind not in KINDS:
            raise InvalidTables(f"Pad {number} of {key} is {kind}; it must be one of {', '.join(KINDS)}.")
        found[number] = (name, kind)
    return found


@dataclass
class Circuit:
    """Parts, nets, and free pads with the reason."""

    build: Build
    supply: str
    parts: dict[str, PlacedPart] = field(default_factory=dict)
    nets: dict[str, list[Pad]] = field(default_factory=dict)
    free: dict[Pad, str] = field(default_factory=dict)
    rails: bool = True  # whether ground and the 5 V rail can be reached everywhere

    def copy(self) -> Circuit:
        nets = {net: list(pads) for net, pads in self.nets.items()}
        return replace(self, parts=dict(self.parts), nets=nets, free=dict(self.free))

    def place(self, reference: str, part: Part, place: str, label: str = "") -> str:
        """Add a part. Its label is by default its value if it has one, else the name of its kind."""
        if reference in self.parts:
            raise InvalidTables(f"The reference {reference} is given twice.")
        self.parts[reference] = PlacedPart(reference, part, place, label or part.value or part.name)
        return reference

    def connect(self, net: str, *pads: str) -> None:
        """Add pads to a net, each as "U1.VBUS": a reference and a pad's name or number."""
        self.nets.setdefault(net, []).extend(self.pad(pad) for pad in pads)

    def disconnect(self, *pads: str) -> None:
        """Remove pads from their nets or from the free pads."""
        for pad in map(self.pad, pads):
            self.free.pop(pad, None)
            for ends in self.nets.values():
                if pad in ends:
                    ends.remove(pad)

    def leave(self, reason: str, *pads: str) -> None:
        """Mark these pads as free, with the reason."""
        self.free.update({self.pad(pad): reason for pad in pads})

    def pad(self, text: str) -> Pad:
        """The pad that the text names; if several pads have the name, the first one."""
        reference, _, wanted = text.partition(".")
        if reference not in self.parts:
            raise InvalidTables(f"There is no part {reference} to connect {text} to.")
        pads = self.parts[reference].pads()
        if wanted in pads and not any(name == wanted for name, _ in pads.values()):
            return (reference, wanted)
        for number, (name, _) in pads.items():
            if name == wanted:
                return (reference, number)
        raise InvalidTables(f"{reference} ({self.parts[reference].part.name}) has no pad {wanted}.")

    def excerpt(self, new: Collection[str], earlier: Collection[str], rails: bool = True) -> Circuit:
        """The wires that are added when the `new` parts join those that are already there.

        With `rails`, ground and the 5 V rail can be reached anywhere; without, they are nets like the others.
        """
        made = Circuit(self.build, self.supply, rails=rails)
        for net, pads in self.nets.items():
            rail = rails and net in (GROUND, RAIL)
            ends = [pad for pad in pads if pad[0] in new or (pad[0] in earlier and not rail)]
            if any(pad[0] in new for pad in ends) and (len(ends) > 1 or rail):
                made.nets[net] = ends
        wired = {pad for pads in made.nets.values() for pad in pads}
        shown = {pad[0] for pad in wired} | set(new)
        made.parts = {reference: placed for reference, placed in self.parts.items() if reference in shown}
        every = {(reference, number) for reference, placed in made.parts.items() for number in placed.pads()}
        made.free = dict.fromkeys(every - wired, "in another step")
        return made

    def name(self, pad: Pad) -> str:
        """The name of a pad as printed on the part."""
        return self.parts[pad[0]].pads()[pad[1]][0]

    def kind(self, pad: Pad) -> str:
        """The electrical type of a pad, one of KINDS."""
        return self.parts[pad[0]].pads()[pad[1]][1]

    def say(self, pad: Pad) -> str:
        """A pad as a fault names it: its name, its part, and the part's label."""
        return f"{self.name(pad)} of {pad[0]} ({self.parts[pad[0]].label})"

    def beyond(self, pad: Pad) -> str | None:
        """The net at the other end of a resistor; None for a pad of any other part."""
        if "ohms" not in self.parts[pad[0]].part.data:
            return None
        return next((self.net_of((pad[0], other)) for other in self.parts[pad[0]].pads() if other != pad[1]), None)

    def net_of(self, pad: Pad) -> str | None:
        """The net of a pad, or None."""
        return next((net for net, pads in self.nets.items() if pad in pads), None)

    def wired(self) -> WiredCircuit:
        """This circuit, for many questions about its wires."""
        return WiredCircuit(self.build, self.supply, self.parts, self.nets, self.free, self.rails)


class WiredCircuit(Circuit):
    """A circuit whose wires do not change any more, so that the net of a pad is looked up."""

    @cached_property
    def _net_by_pad(self) -> dict[Pad, str]:
        return {pad: net for net, pads in reversed(self.nets.items()) for pad in pads}

    def net_of(self, pad: Pad) -> str | None:
        return self._net_by_pad.get(pad)
