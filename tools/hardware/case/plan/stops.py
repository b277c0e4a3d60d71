"""The end stops of platform, caps and keys: on plastic or a board, so that no button carries a leaning child.

A silicone pad lies between each of them and its button. The button closes first, wherever the tolerances of print and
part lie; then the pad gives way, and what the button carries at the stop is the force of the compressed pad.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.hardware.case.plan import seats
from tools.hardware.case.plan.contents import KEY
from tools.hardware.case.plan.dimensions import PRINT, PROUD, Dimensions

EDGE = (1.0, 2.0, 4.0)  # mm from the end of a cap or key at which a finger may press
LIGHT_PRESS = 4.0  # N: what a finger does without thinking
FRICTION = 0.3  # of PETG on PETG, an estimate


@dataclass(frozen=True)
class ButtonStop:
    """Something that is pressed. `free`: mm from rest to the button's stem; `end`: mm from rest to the stop."""

    name: str
    free: float
    end: float


def stops(dimensions: Dimensions) -> list[ButtonStop]:
    """Everything that presses a button."""
    return [
        ButtonStop("The platform", float(dimensions.platform["gap_mm"]), dimensions.middle_stop),
        ButtonStop("A slot's cap", 0.0, dimensions.cap_stop),
        ButtonStop("A volume key", 0.0, dimensions.cap_stop),
    ]


def tolerance(dimensions: Dimensions) -> float:
    """The tolerance of print, button and pad together, mm."""
    parts = ("button", "height_off_mm"), ("button", "travel_off_mm"), ("pad", "thick_off_mm")
    return PRINT + sum(dimensions.number(*figure) for figure in parts)


def closed(dimensions: Dimensions, free: float) -> float:
    """The longest way on which a button closes, mm: the way to its stem, its travel, the pad, and the tolerances."""
    pad = dimensions.number("button", "force_n") / dimensions.number("pad", "rate_n_mm")
    return free + dimensions.number("button", "travel_mm") + pad + tolerance(dimensions)


@dataclass(frozen=True)
class Guided:
    """A cap or key that slides in a guide. `half`: mm from its middle to its end; `held`: mm of it in the guide."""

    name: str
    half: float
    held: float


def guided(dimensions: Dimensions) -> tuple[Guided, Guided]:
    """A slot's cap along its longer side, and a volume key."""
    cap, key = (seats.guided(dimensions, end(dimensions)) for end in (seats.guide_end, seats.key_guide_end))
    return Guided("cap", dimensions.cap[1] / 2, cap), Guided("volume key", KEY / 2, key)


def off_center(dimensions: Dimensions, pressed: Guided, aside: float, off: float = PRINT) -> float:
    """The force that closes a button while a finger presses its cap or key so far beside its middle, N.

    The guide lets it tip by its play and what the print is `off`. If its edge still stays above the board,
    the finger overcomes the button, and the friction of the cap, which presses against both ends of its guide.
    Otherwise the edge is a fulcrum, and the finger works on a short lever.
    """
    force = dimensions.number("button", "force_n")
    down = dimensions.number("button", "travel_mm") + force / dimensions.number("pad", "rate_n_mm")
    tipped = (2 * dimensions.cap_play + off) / pressed.held
    if down + pressed.half * tipped > dimensions.cap_stop:
        return force * pressed.half / (pressed.half - aside)
    return force / (1 - 2 * FRICTION * aside / pressed.held)


def stop_force(dimensions: Dimensions, stop: ButtonStop) -> float:
    """The greatest force on a button at the stop, N."""
    squeezed = stop.end - stop.free - dimensions.number("button", "travel_mm") + tolerance(dimensions)
    return dimensions.number("pad", "rate_n_mm") * squeezed


def faults(dimensions: Dimensions) -> list[str]:
    """One sentence for each stop that comes before its button closes, or after it takes harm."""
    found = []
    most = dimensions.number("button", "withstands_n")
    for stop in stops(dimensions):
        way, force = closed(dimensions, stop.free), stop_force(dimensions, stop)
        if stop.end < way:
            found.append(f"{stop.name} stops after {stop.end:.2f} mm; the button may need {way:.2f} to close.")
        if force > most:
            found.append(f"{stop.name} loads its button with {force:.0f} N at its stop; it withstands {most:.0f} N.")
    for pressed in guided(dimensions):
        found += [
            f"A {pressed.name} pressed {aside:g} mm beside its middle needs {hard:.1f} N; {LIGHT_PRESS} is the limit."
            for aside in (pressed.half - edge for edge in EDGE)
            if (hard := off_center(dimensions, pressed, aside)) > LIGHT_PRESS
        ]
    stands = PROUD - closed(dimensions, 0.0) - seats.lowered(dimensions)
    if stands < 0:
        found.append(f"A slot's cap closes its button {-stands:.2f} mm below the deck, where a broad finger stops.")
    return found
