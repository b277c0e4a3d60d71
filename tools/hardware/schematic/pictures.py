"""Draws a schematic as SVG and as PDF: the same strokes and texts, the same bytes for the same sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from tools.hardware.schematic.sheet import MARGIN, PAPERS, Sheet, Words, flag
from tools.hardware.schematic.symbols import Pin, Point

from roundhouse import __version__

INK, WIRE, NAME, FRAME, FILL = "#5a1a1a", "#0a6b2d", "#17408b", "#777777", "#fdf6dc"
MM = 72 / 25.4  # a millimeter in a PDF's points


@dataclass(frozen=True)
class Stroke:
    """A line through points."""

    points: tuple[Point, ...]
    color: str
    width: float = 0.2
    fill: str = ""
    dashed: bool = False


@dataclass(frozen=True)
class Dot:
    """Where wires meet."""

    at: Point


@dataclass(frozen=True)
class Writing:
    """A text; upright ones are read from the right side."""

    words: Words
    color: str
    upright: bool = False


Item = Stroke | Dot | Writing


def items(sheet: Sheet) -> Iterator[Item]:
    """Everything on the sheet, in the order of drawing."""
    width, height = PAPERS[sheet.paper]
    for name, (left, top), (right, bottom) in sheet.frames:
        corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
        yield Stroke(corners, FRAME, 0.15, dashed=True)
        yield Writing(Words(name, (left + 2, top + 4), size=2.2), FRAME)
    for thing in sheet.instances:
        x, y = thing.at
        for stroke in thing.symbol.strokes:
            points = tuple((x + dx, y + dy) for dx, dy in stroke)
            yield Stroke(points, INK, 0.25, FILL if thing.symbol.size[0] else "")
        for pin in thing.symbol.pins:
            yield from _pin(pin, thing.at, bool(thing.symbol.size[0]))
        for words in (thing.reference, thing.value):
            if words.text:
                yield Writing(words, INK)
    for start, end in sheet.wires:
        yield Stroke((start, end), WIRE)
    for at in sheet.junctions:
        yield Dot(at)
    for x, y in sheet.free:
        yield Stroke(((x - 0.8, y - 0.8), (x + 0.8, y + 0.8)), NAME)
        yield Stroke(((x - 0.8, y + 0.8), (x + 0.8, y - 0.8)), NAME)
    for name, (x, y), way in sheet.labels:
        tip, back = x + way * 1.2, x + way * flag(name)
        yield Stroke(((x, y), (tip, y - 1.1), (back, y - 1.1), (back, y + 1.1), (tip, y + 1.1), (x, y)), NAME, 0.15)
        yield Writing(Words(name, (tip + way * 0.4, y + 0.45), "start" if way > 0 else "end"), NAME)
    foot = height - MARGIN / 2
    yield Stroke(((MARGIN, foot - 12), (width - MARGIN, foot - 12)), FRAME, 0.15)
    yield Writing(Words(sheet.title, (MARGIN, foot - 6), size=4), INK)
    said = f"Roundhouse {__version__}, CERN-OHL-P-2.0. Drawn from the circuit. Untested on real hardware."
    yield Writing(Words(said, (width - MARGIN, foot - 6), "end", 2), FRAME)


def _pin(pin: Pin, at: Point, named: bool) -> Iterator[Item]:
    x, y = at[0] + pin.at[0], at[1] + pin.at[1]
    dx, dy = {0: (1, 0), 90: (0, -1), 180: (-1, 0), 270: (0, 1)}[pin.angle]
    end = (x + dx * pin.length, y + dy * pin.length)
    if pin.length:
        yield Stroke(((x, y), end), INK, 0.15)
    if not named:
        return
    if dx:
        words = Words(pin.name, (end[0] + dx * 0.6, y + 0.45), "start" if dx > 0 else "end")
        yield Writing(words, INK)
        yield Writing(Words(pin.number, (x + dx * pin.length / 2, y - 0.3), "middle", 0.9), FRAME)
    else:
        words = Words(pin.name, (x + 0.45, end[1] + dy * 0.6), "start" if dy < 0 else "end")
        yield Writing(words, INK, upright=True)
        yield Writing(Words(pin.number, (x - 0.3, y + dy * pin.length / 2), "middle", 0.9), FRAME, upright=True)


def svg(sheet: Sheet) -> str:
    """The sheet as SVG, in millimeters."""
    width, height = PAPERS[sheet.paper]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width * 4:g}" '
        f'height="{height * 4:g}" font-family="Helvetica, Arial, sans-serif">',
        f"<title>{escape(sheet.title)}. Roundhouse {__version__}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
    ]
    for item in items(sheet):
        match item:
            case Stroke():
                points = " ".join(f"{x:.2f},{y:.2f}" for x, y in item.points)
                dash = ' stroke-dasharray="2 1"' if item.dashed else ""
                lines.append(
                    f'<polyline points="{points}" stroke="{item.color}" stroke-width="{item.width:g}" '
                    f'fill="{item.fill or "none"}" stroke-linejoin="round"{dash}/>'
                )
            case Dot():
                lines.append(f'<circle cx="{item.at[0]:.2f}" cy="{item.at[1]:.2f}" r="0.5" fill="{WIRE}"/>')
            case Writing():
                x, y = item.words.at
                turn = f' transform="rotate(-90 {x:.2f} {y:.2f})"' if item.upright else ""
                lines.append(
                    f'<text x="{x:.2f}" y="{y:.2f}" font-size="{item.words.size * 1.35:.2f}" fill="{item.color}" '
                    f'text-anchor="{item.words.anchor}"{turn}>{escape(item.words.text)}</text>'
                )
    return "\n".join([*lines, "</svg>"]) + "\n"


# Widths of Helvetica's letters from the space to the tilde, in thousandths of its size.
HELVETICA = (
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 "
    "278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 "
    "667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 "
    "556 333 500 278 556 500 722 500 500 500 334 260 334 584"
)
WIDTHS = dict(zip(map(chr, range(32, 127)), map(int, HELVETICA.split()), strict=True))


def pdf(sheet: Sheet) -> bytes:
    """The sheet as a PDF of one page, with one of the fonts that every viewer has."""
    width, height = PAPERS[sheet.paper]
    drawn = [f"{MM:.5f} 0 0 {-MM:.5f} 0 {height * MM:.3f} cm 1 j"]
    for item in items(sheet):
        match item:
            case Stroke():
                path = " ".join(f"{x:.2f} {y:.2f} {'l' if at else 'm'}" for at, (x, y) in enumerate(item.points))
                dash = "[2 1] 0 d" if item.dashed else "[] 0 d"
                fill = f"{_color(item.fill)} rg " if item.fill else ""
                end = "B" if item.fill else "S"
                drawn.append(f"{fill}{_color(item.color)} RG {item.width:g} w {dash} {path} {end}")
            case Dot():
                (x, y), r = item.at, 0.4
                drawn.append(f"{_color(WIRE)} rg {x - r:.2f} {y - r:.2f} {2 * r:g} {2 * r:g} re f")
            case Writing():
                drawn.append(_shown(item))
    stream = "\n".join(drawn).encode("ascii")
    parts = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width * MM:.3f} {height * MM:.3f}] /Contents 4 0 R "
        "/Resources << /Font << /F 5 0 R >> >> >>".encode(),
        f"<< /Length {len(stream)} >>\nstream\n".encode() + stream + b"\nendstream",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        f"<< /Title ({_escaped(sheet.title)}) /Creator (Roundhouse {__version__}) >>".encode(),
    ]
    file, places = b"%PDF-1.4\n", []
    for number, part in enumerate(parts, start=1):
        places.append(len(file))
        file += f"{number} 0 obj\n".encode() + part + b"\nendobj\n"
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    end = f"xref\n0 {len(parts) + 1}\n0000000000 65535 f \n{table}trailer\n<< /Size {len(parts) + 1} /Root 1 0 R "
    return file + f"{end}/Info {len(parts)} 0 R >>\nstartxref\n{len(file)}\n%%EOF\n".encode()


def _shown(item: Writing) -> str:
    text, size = item.words.text, item.words.size * 1.35
    long = sum(WIDTHS.get(letter, 556) for letter in text) * size / 1000
    back = {"start": 0.0, "middle": long / 2, "end": long}[item.words.anchor]
    x, y = item.words.at
    matrix = f"0 -1 -1 0 {x:.2f} {y + back:.2f}" if item.upright else f"1 0 0 -1 {x - back:.2f} {y:.2f}"
    return f"{_color(item.color)} rg BT /F {size:.2f} Tf {matrix} Tm ({_escaped(text)}) Tj ET"


def _escaped(text: str) -> str:
    """A string of a PDF; letters beyond ASCII as octal codes."""
    made = ""
    for code in text.encode("cp1252", "replace"):
        made += f"\\{code:03o}" if code > 126 or chr(code) in "()\\" else chr(code)
    return made


def _color(text: str) -> str:
    return " ".join(f"{int(text[at : at + 2], 16) / 255:.3f}" for at in (1, 3, 5))
