"""The end stops of platform, caps and keys: on plastic or a board, so that no button carries a leaning child.

A silicone pad lies between each of them and its button. The button closes first, wherever the tolerances of print and
part lie; then the pad gives way, and what the button carries at the stop is the force of the compressed pad.
"""

from __future__ import annotations

from dataclasses import dataclass

from hardware.case.dimensions import PRINT, Dimensions


@dataclass(frozen=True)
class Stop:
    """Something that is pressed. `free`: mm from rest to the button's stem; `end`: mm from rest to the stop."""

    name: str
    free: float
    end: float


def stops(dimensions: Dimensions) -> list[Stop]:
    """Everything that presses a button."""
    return [
        Stop("The platform", float(dimensions.platform["gap_mm"]), dimensions.middle_stop),
        Stop("A slot's cap", 0.0, dimensions.cap_stop),
        Stop("A volume key", 0.0, dimensions.cap_stop),
    ]


def spread(dimensions: Dimensions) -> float:
    """The tolerance of print and button together, mm."""
    return PRINT + dimensions.number("button", "height_off_mm") + dimensions.number("button", "travel_off_mm")


def closed(dimensions: Dimensions, free: float) -> float:
    """The longest way on which a button closes, mm: the way to its stem, its travel, the pad, and the tolerances."""
    pad = dimensions.number("button", "force_n") / dimensions.number("pad", "rate_n_mm")
    return free + dimensions.number("button", "travel_mm") + pad + spread(dimensions)


def load(dimensions: Dimensions, stop: Stop) -> float:
    """The greatest force on a button at the stop, N."""
    squeezed = stop.end - stop.free - dimensions.number("button", "travel_mm") + spread(dimensions)
    return dimensions.number("pad", "rate_n_mm") * squeezed


def faults(dimensions: Dimensions) -> list[str]:
    """One sentence for each stop that comes before its button closes, or after it takes harm."""
    found = []
    most = dimensions.number("button", "withstands_n")
    for stop in stops(dimensions):
        way, force = closed(dimensions, stop.free), load(dimensions, stop)
        if stop.end < way:
            found.append(f"{stop.name} stops after {stop.end:.2f} mm; the button may need {way:.2f} to close.")
        if force > most:
            found.append(f"{stop.name} loads its button with {force:.0f} N at its stop; it withstands {most:.0f} N.")
    return found
