"""The files for a board house, under hardware/fab/: ZIP files, lists for an assembler, a panel of slot boards.

Also a page for the person who solders, which shows each part on its board.

All of it is made from the committed boards and needs none of the large tools. A check makes it again and compares.
"""

from __future__ import annotations

import html
import io
import json
import re
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from tools.hardware.circuits.circuit import circuit
from tools.hardware.pcb import wanted
from tools.hardware.pcb.board_file import FRONT, BoardFile, Point
from tools.hardware.pcb.wanted import PROJECTS, WantedPart
from tools.hardware.tables import FOLDER, Tables, as_csv, numbered

from roundhouse import __version__

TARGET = FOLDER / "fab"
PAGE = Path(__file__).with_name("parts_page.html")
ASSEMBLY = PROJECTS / "assembly.toml"
NOT_FOUND = "not looked up"
MARKS, MARK, MARK_FREE = 90, 1.0, 2.0  # a tool of their own; mm: a mark and the bare board around it
DAY = (1980, 1, 1, 0, 0, 0)  # the first that a ZIP file knows: the same files give the same bytes


def files(tables: Tables) -> dict[str, bytes]:
    """Every file: its name and its content."""
    assembly = tomllib.loads(ASSEMBLY.read_text(encoding="utf-8"))
    made: dict[str, bytes] = {}
    numbers = {key: entry["number"] for key, entry in assembly["lcsc"].items()}
    for name in wanted.BOARDS:
        drawn, parts = wanted.drawn(name), wanted.wanted(name, tables).parts
        made[f"{name}-gerber.zip"] = zipped({path.name: path.read_text("utf-8") for path in plots(name)})
        made[f"{name}-cpl.csv"] = placement(drawn, parts).encode()
        made[f"{name}-bom.csv"] = bill(parts, numbers).encode()
        made[f"{name}-parts.html"] = page(name, tables).encode()
    panel = assembly["panel"]
    name = panel["board"]
    drawn, parts = wanted.drawn(name), wanted.wanted(name, tables).parts
    contents = {path.name: path.read_text("utf-8") for path in plots(name)}
    made[f"{name}-panel-gerber.zip"] = zipped(panelized(contents, name, drawn, panel))
    made[f"{name}-panel-cpl.csv"] = placement(drawn, parts, offsets(drawn, panel)).encode()
    made[f"{name}-panel-bom.csv"] = bill(parts, numbers, len(offsets(drawn, panel))).encode()
    return made


def place(board: BoardFile, reference: str) -> tuple[float, float]:
    """The middle of a part as Gerber files count: from the corner of KiCad's sheet, y up from 0 down."""
    (x, y), (left, top), (width, height) = board.footprints[reference].at, board.corner, board.size
    return round(left + width / 2 + x, 3), round(-(top + height / 2 - y), 3)


def same(one: bytes, other: bytes) -> bool:
    """Whether two files have the same content; packed bytes also depend on the library that packs them."""
    if not (one.startswith(b"PK") and other.startswith(b"PK")):
        return one == other
    with zipfile.ZipFile(io.BytesIO(one)) as first, zipfile.ZipFile(io.BytesIO(other)) as second:
        names = first.namelist()
        alike = (first.comment, names) == (second.comment, second.namelist())
        return alike and all(first.read(name) == second.read(name) for name in names)


def plots(name: str) -> list[Path]:
    """The Gerber and drill files of a board."""
    return sorted((PROJECTS / name / "fab").glob(f"{name}-*"))


def zipped(contents: dict[str, str]) -> bytes:
    """A ZIP file without dates."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.comment = f"Roundhouse {__version__}".encode()
        for name, text in sorted(contents.items()):
            entry = zipfile.ZipInfo(name, DAY)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            archive.writestr(entry, text.encode(), zipfile.ZIP_DEFLATED)
    return target.getvalue()


def flat(part: WantedPart) -> bool:
    """Whether an assembler places the part: it lies flat on the board, and is no module and no socket."""
    library = part.part.footprint.partition(":")[0]
    return bool(library) and library != "Connector_JST" and not library.endswith("_THT")


def placement(drawn: BoardFile, parts: dict[str, WantedPart], places: list[Point] | None = None) -> str:
    """The middles of the flat parts, in the coordinates of the Gerber files and the columns of a common assembler.

    On a panel, a part's name gets the number of its board.
    """
    rows: list[tuple[str, ...]] = [("Designator", "Mid X", "Mid Y", "Layer", "Rotation")]
    for number, (dx, dy) in enumerate(places or [(0.0, 0.0)], start=1):
        for reference in sorted(filter(lambda one: flat(parts[one]), parts), key=numbered):
            (x, y), turn = place(drawn, reference), drawn.footprints[reference].turn
            name = f"{reference}_{number}" if places else reference
            rows.append((name, f"{x + dx:.3f}mm", f"{y + dy:.3f}mm", "Top", f"{turn:g}"))
    return as_csv(rows)


def bill(parts: dict[str, WantedPart], numbers: dict[str, str], boards: int = 0) -> str:
    """The flat parts in the columns of a common assembler; of so many boards on a panel, if any."""
    kinds: dict[str, list[str]] = {}
    for reference in sorted(filter(lambda one: flat(parts[one]), parts), key=numbered):
        kinds.setdefault(parts[reference].part.key, []).append(reference)
    rows: list[tuple[str, ...]] = [("Comment", "Designator", "Footprint", "LCSC Part #")]
    for key, references in kinds.items():
        part = parts[references[0]]
        names = [f"{name}_{at}" for at in range(1, boards + 1) for name in references] or references
        rows.append((part.part.order, ",".join(names), part.footprint, numbers.get(key, NOT_FOUND)))
    return as_csv(rows)


def offsets(drawn: BoardFile, panel: dict[str, Any]) -> list[Point]:
    """The distance of each board of a panel from the first."""
    width, height = drawn.size
    return [(x * width, -y * height) for y in range(panel["down"]) for x in range(panel["across"])]


def panelized(contents: dict[str, str], name: str, drawn: BoardFile, panel: dict[str, Any]) -> dict[str, str]:
    """The plots of a board repeated edge to edge between two rails, one outline around all, the scores in a file."""
    made, places = {}, offsets(drawn, panel)
    for file, text in contents.items():
        if file.endswith(".drl"):
            repeated = _drilled(text, places)
            if file.endswith("-NPTH.drl"):
                repeated = _rail_holes(repeated, _on_rails(drawn, panel, panel["holes"]), panel["hole"])
        elif file.endswith("-Edge_Cuts.gbr"):
            repeated = _lines(text, _frame(drawn, panel))
            made[f"{name}-panel-V_Cuts.gbr"] = _lines(text.replace("Profile,NP", "Vcut"), _cuts(drawn, panel))
        else:
            repeated = _plotted(text, places)
            if "-F_Cu" in file or "-F_Mask" in file:
                size = MARK if "-F_Cu" in file else MARK_FREE
                repeated = _marks(repeated, _on_rails(drawn, panel, panel["marks"]), size)
        made[file.replace(f"{name}-", f"{name}-panel-", 1)] = repeated
    return made


def _on_rails(drawn: BoardFile, panel: dict[str, Any], across: list[float]) -> list[Point]:
    """Places in the middle of both rails, in the coordinates of the file, y down."""
    (left, top), height, half = drawn.corner, drawn.size[1] * panel["down"], panel["rail"] / 2
    return [(left + x, y) for y in (top - half, top + height + half) for x in across]


def _marks(text: str, places: list[Point], size: float) -> str:
    """A plot with round marks, by which an assembler's camera finds the panel."""
    text = text.replace("G04 APERTURE END LIST*\n", f"%ADD{MARKS}C,{size:.6f}*%\nG04 APERTURE END LIST*\n")
    flashed = "".join(f"X{round(x * 1e6)}Y{round(-y * 1e6)}D03*\n" for x, y in places)
    return text.replace("M02*\n", f"%LPD*%\nD{MARKS}*\n{flashed}M02*\n")


def _rail_holes(text: str, places: list[Point], size: float) -> str:
    """A drill file with the rails' holes."""
    drilled = "".join(f"X{x:g}Y{-y:g}\n" for x, y in places)
    return text.replace("\n%\n", f"\nT{MARKS}C{size:.3f}\n%\n", 1).replace("M30", f"T{MARKS}\n{drilled}M30", 1)


def _plotted(text: str, places: list[Point]) -> str:
    head, body = text.split("G04 APERTURE END LIST*\n")
    body = body.rpartition("M02*")[0]

    def moved(dx: float, dy: float) -> str:
        def to(found: re.Match[str]) -> str:
            return f"X{int(found[1]) + round(dx * 1e6)}Y{int(found[2]) + round(dy * 1e6)}"

        return "%TD*%\n%LPD*%\nG01*\n" + re.sub(r"^X(-?\d+)Y(-?\d+)", to, body, flags=re.MULTILINE)

    return head + "G04 APERTURE END LIST*\n" + "".join(moved(*place) for place in places) + "M02*\n"


def _drilled(text: str, places: list[Point]) -> str:
    def repeated(found: re.Match[str]) -> str:
        return "\n".join(f"X{float(found[1]) + dx:g}Y{float(found[2]) + dy:g}" for dx, dy in places)

    return re.sub(r"^X(-?[\d.]+)Y(-?[\d.]+)$", repeated, text, flags=re.MULTILINE)


Line = tuple[Point, Point]


def _frame(drawn: BoardFile, panel: dict[str, Any]) -> list[Line]:
    (left, top), rail = drawn.corner, panel["rail"]
    right, bottom = left + drawn.size[0] * panel["across"], top + drawn.size[1] * panel["down"] + rail
    corners = [(left, top - rail), (right, top - rail), (right, bottom), (left, bottom)]
    return [(corners[at - 1], corners[at]) for at in range(4)]


def _cuts(drawn: BoardFile, panel: dict[str, Any]) -> list[Line]:
    (left, top), (width, height), rail = drawn.corner, drawn.size, panel["rail"]
    right, bottom = left + width * panel["across"], top + height * panel["down"]
    upright = [left + width * at for at in range(1, panel["across"])]
    level = [top + height * at for at in range(panel["down"] + 1)]
    return [((x, top - rail), (x, bottom + rail)) for x in upright] + [((left, y), (right, y)) for y in level]


def _lines(text: str, lines: list[Line]) -> str:
    """A plot with these lines instead of what it shows; y counts down."""
    head = text[: text.index("D10*\n") + len("D10*\n")]
    ends = [(code, point) for line in lines for code, point in zip(("D02", "D01"), line, strict=True)]
    drawn = [f"X{round(x * 1e6)}Y{round(-y * 1e6)}{code}*" for code, (x, y) in ends]
    return head + "\n".join(drawn) + "\nM02*\n"


def page(name: str, tables: Tables) -> str:
    """A page that shows where each kind of part goes. It needs no network."""
    drawn, aim = wanted.drawn(name), wanted.wanted(name, tables)
    placed = circuit("board", "aa", tables).parts
    (left, top), (width, height) = drawn.corner, drawn.size
    shapes: dict[str, list[list[Any]]] = {}
    for pad in drawn.pads:
        x, y = round(pad.center[0] - left, 2), round(pad.center[1] - top, 2)
        first = pad.number == "1"
        shape = [x, y, round(pad.half[0], 3), round(pad.half[1], 3), int(pad.round), int(first)]
        shapes.setdefault(pad.owner, []).append(shape)
    kinds: dict[tuple[str, str], list[str]] = {}
    for part in sorted(aim.parts.values(), key=lambda part: not flat(part)):
        kinds.setdefault((part.value, part.footprint), []).append(part.reference)
    sides = {reference: drawn.footprints[reference].layer for reference in aim.parts}
    rows = "\n".join(
        f'<tr data-parts="{" ".join(references)}"><td><input type="checkbox"></td><td>{len(references)}</td>'
        f"<td>{html.escape(', '.join(references))}</td><td>{html.escape(value)}</td>"
        f"<td>{html.escape(footprint)}</td><td>{'back' if sides[references[0]] else 'front'}</td></tr>"
        for (value, footprint), references in kinds.items()
    )
    labels = {reference: placed[reference].label for reference in aim.parts}
    holes = [[round(x + width / 2, 3), round(height / 2 - y, 3), diameter / 2] for x, y, diameter in drawn.holes]
    data = {"size": drawn.size, "pads": shapes, "side": sides, "label": labels, "holes": holes}
    assert FRONT == 0
    return (
        PAGE.read_text(encoding="utf-8")
        .replace("@title@", html.escape(f"{wanted.TITLES[name]}: where the parts go"))
        .replace("@version@", __version__)
        .replace("@rows@", rows)
        .replace("@name@", name)
        .replace("@data@", json.dumps(data, sort_keys=True, separators=(",", ":")))
    )


def faults(tables: Tables) -> list[str]:
    """One sentence for each file that is stale, and for each number of a part that no board has."""
    assembly = tomllib.loads(ASSEMBLY.read_text(encoding="utf-8"))
    unknown = sorted(assembly["lcsc"].keys() - tables.parts.keys())
    found = [f"hardware/board/assembly.toml has a number for {key}, which parts.toml does not have." for key in unknown]
    found += [
        f"hardware/board/assembly.toml does not say where the number of {key} was read."
        for key, entry in assembly["lcsc"].items()
        if not entry.get("seen")
    ]
    made = files(tables)
    there = {path.name: path.read_bytes() for path in TARGET.glob("*")}
    found += [fault for name, content in made.items() if name.endswith(".zip") for fault in drill_marks(name, content)]
    return found + [
        f"hardware/fab/{name} is older than its board; run `make pages`."
        for name in sorted(made.keys() | there.keys())
        if name not in made or name not in there or not same(made[name], there[name])
    ]


def drill_marks(name: str, archive: bytes) -> list[str]:
    """One sentence for each silkscreen in a ZIP file, the very one that is sent, that shows holes as dots."""
    found = []
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        plots = {entry: opened.read(entry).decode() for entry in opened.namelist() if "Silkscreen" in entry}
    for entry, text in plots.items():
        printed = re.sub(r"%LPC\*%[\s\S]*?(?=%LPD\*%|\Z)", "", text)  # what is cleared for the solder is no print
        if dots := printed.count("D03*"):
            found += [f"hardware/fab/{name}: {entry} has {dots} dots; plot it without drill marks."]
    return found


def write(tables: Tables) -> None:
    TARGET.mkdir(exist_ok=True)
    made = files(tables)
    for path in TARGET.glob("*"):
        if path.name not in made:
            path.unlink()
    for name, content in made.items():
        path = TARGET / name
        if not (path.is_file() and same(path.read_bytes(), content)):
            path.write_bytes(content)
