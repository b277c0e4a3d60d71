"""The footprints that KiCad does not have: modules on pin rows, written as a library of our own.

Each is drawn in millimeters from the middle of the module, y down as KiCad has it, on the copper of both sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PITCH = 2.54


@dataclass(frozen=True)
class Module:
    """A module of `size` (across, down) on pins: number -> place. `overhang`: a plug's box over the edge."""

    name: str
    text: str
    size: tuple[float, float]
    pins: dict[str, tuple[float, float]]
    overhang: tuple[float, float, float, float] | None = None


def pico() -> Module:
    """Two rows of 20 pins, 17.78 mm apart; the USB socket over the upper edge."""
    left = {str(n): (-8.89, (n - 10.5) * PITCH) for n in range(1, 21)}
    right = {str(n): (8.89, (30.5 - n) * PITCH) for n in range(21, 41)}
    over = (-4.0, -26.8, 4.0, -21.2)
    return Module("Pico", "Raspberry Pi Pico on two socket strips", (21.0, 51.0), left | right, over)


def amplifier() -> Module:
    """Seven pins on the left edge (LRC first), the loudspeaker's terminal on the right one."""
    pins = {str(n): (-8.4, (n - 4) * PITCH) for n in range(1, 8)}
    return Module("MAX98357A", "MAX98357A amplifier module", (19.4, 17.8), pins)


def step_up() -> Module:
    """Four pins on the left edge (SHDN first)."""
    pins = {str(n): (-6.3, (n - 2.5) * PITCH) for n in range(1, 5)}
    return Module("U1V11F5", "5 V step-up module", (15.2, 11.5), pins)


MODULES = (pico(), amplifier(), step_up())


def text(module: Module) -> str:
    """The module's .kicad_mod file."""
    w, h = module.size[0] / 2, module.size[1] / 2
    lines = [
        f'(footprint "{module.name}" (version 20211014) (generator roundhouse) (layer "F.Cu")',
        f'  (descr "{module.text}") (attr through_hole)',
        f'  (fp_text reference "REF**" (at 0 {-h - 1.2:g}) (layer "F.SilkS") {_font(1)})',
        f'  (fp_text value "{module.name}" (at 0 {h + 1.2:g}) (layer "F.Fab") {_font(1)})',
        _box(-w - 0.25, -h - 0.25, w + 0.25, h + 0.25, "F.CrtYd", 0.05),
        _box(-w, -h, w, h, "F.Fab", 0.1),
    ]
    if module.overhang is None:
        lines.append(_box(-w, -h, w, h, "F.SilkS", 0.15))
    else:  # the upper edge is the board's: nothing is printed there
        top = -h + 0.6
        lines += [
            _line(a, b, c, d, "F.SilkS", 0.15) for a, b, c, d in ((-w, top, -w, h), (-w, h, w, h), (w, h, w, top))
        ]
        left, _, right, bottom = module.overhang
        lines += [
            _box(*module.overhang, "F.Fab", 0.1),
            _line(left, top, left, bottom, "F.SilkS", 0.15),
            _line(left, bottom, right, bottom, "F.SilkS", 0.15),
            _line(right, bottom, right, top, "F.SilkS", 0.15),
        ]
    for number, (x, y) in module.pins.items():
        shape = "rect" if number == "1" else "circle"
        lines.append(
            f'  (pad "{number}" thru_hole {shape} (at {x:g} {y:g}) (size 1.7 1.7) (drill 1.02) (layers *.Cu *.Mask))'
        )
    return "\n".join(lines) + "\n)\n"


def _font(size: float) -> str:
    return f"(effects (font (size {size:g} {size:g}) (thickness 0.15)))"


def _line(x1: float, y1: float, x2: float, y2: float, layer: str, width: float) -> str:
    return f'  (fp_line (start {x1:g} {y1:g}) (end {x2:g} {y2:g}) (layer "{layer}") (width {width:g}))'


def _box(left: float, top: float, right: float, bottom: float, layer: str, width: float) -> str:
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return "\n".join(_line(*corners[i - 1], *corners[i], layer, width) for i in range(4))


def write(folder: Path) -> None:
    """Writes the library."""
    folder.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        (folder / f"{module.name}.kicad_mod").write_text(text(module), encoding="utf-8")
