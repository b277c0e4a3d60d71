"""What a board house gets, under hardware/fab/: ZIP files, lists for an assembler, a panel of slot boards.

Also a page for the person who solders, which shows each part on its board.

All of it is made from the committed boards and needs none of the large tools. A check makes it again and compares.
"""

from __future__ import annotations

import csv
import html
import io
import json
import re
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from tools.hardware import board
from tools.hardware.circuit import circuit
from tools.hardware.model import Placed as Part
from tools.hardware.pcb import board_file, lists, plan
from tools.hardware.pcb.job import FRONT_SIDE, Job, Placed
from tools.hardware.pcb.shapes import FRONT
from tools.hardware.tables import FOLDER, Tables

from roundhouse import __version__

TARGET = FOLDER / "fab"
PAGE = Path(__file__).with_name("parts_page.html")
ASSEMBLY = plan.LAYOUTS / "assembly.toml"
NOT_FOUND = "not looked up"
DAY = (1980, 1, 1, 0, 0, 0)  # the first that a ZIP file knows: the same files give the same bytes


def files(tables: Tables) -> dict[str, bytes]:
    """Every file: its name and its content."""
    assembly = tomllib.loads(ASSEMBLY.read_text(encoding="utf-8"))
    made: dict[str, bytes] = {}
    for name in plan.BOARDS:
        job, parts = plan.job(name, "", tables), circuit("board", "aa", tables).parts
        made[f"{name}-gerber.zip"] = zipped({path.name: path.read_text("utf-8") for path in plots(name)})
        made[f"{name}-cpl.csv"] = placement(job).encode()
        made[f"{name}-bom.csv"] = bill(job, parts, assembly["lcsc"]).encode()
        made[f"{name}-parts.html"] = page(job, parts).encode()
    panel = assembly["panel"]
    name = panel["board"]
    made[f"{name}-panel-gerber.zip"] = zipped(
        panelized({path.name: path.read_text("utf-8") for path in plots(name)}, name, plan.job(name, "").size, panel)
    )
    return made


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
    return sorted((board.FOLDER / name / "fab").glob(f"{name}-*"))


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


def flat(part: Placed) -> bool:
    """Whether an assembler places the part: it lies flat on the front, and is no module and no socket."""
    library = part.footprint.split(":")[0]
    through = library in ("Roundhouse", "Connector_JST") or library.endswith("_THT")
    return part.side == FRONT_SIDE and not through


def placement(job: Job) -> str:
    """The middles of the flat parts, in the coordinates of the Gerber files and the columns of a common assembler."""
    rows: list[tuple[str, ...]] = [("Designator", "Mid X", "Mid Y", "Layer", "Rotation", f"Roundhouse {__version__}")]
    for row in list(csv.DictReader(io.StringIO(lists.placement(job)))):
        part = next(part for part in job.parts if part.reference == row["Reference"])
        if flat(part):
            rows.append((part.reference, f"{row['X']}mm", f"{row['Y']}mm", "Top", row["Rotation"], ""))
    return _csv(rows)


def bill(job: Job, parts: dict[str, Part], numbers: dict[str, str]) -> str:
    """The flat parts in the columns of a common assembler."""
    kinds: dict[tuple[str, str], list[str]] = {}
    for part in job.parts:
        if flat(part):
            kinds.setdefault((parts[part.reference].part.key, part.footprint), []).append(part.reference)
    rows: list[tuple[str, ...]] = [("Comment", "Designator", "Footprint", "LCSC Part #", f"Roundhouse {__version__}")]
    for (key, footprint), references in kinds.items():
        kind = parts[references[0]].part
        name = footprint.split(":")[1]
        rows.append((kind.order, ",".join(references), name, numbers.get(key, NOT_FOUND), ""))
    return _csv(rows)


def _csv(rows: list[tuple[str, ...]]) -> str:
    target = io.StringIO()
    csv.writer(target, lineterminator="\n").writerows(rows)
    return target.getvalue()


def panelized(contents: dict[str, str], name: str, size: tuple[float, float], panel: dict[str, Any]) -> dict[str, str]:
    """The plots of a board repeated edge to edge, one outline around all, and the lines between in a further file."""
    offsets = [(x * size[0], -y * size[1]) for y in range(panel["down"]) for x in range(panel["across"])]
    made = {}
    for file, text in contents.items():
        if file.endswith(".drl"):
            repeated = _drilled(text, offsets)
        elif file.endswith("-Edge_Cuts.gbr"):
            repeated = _lines(text, _frame(size, panel))
            made[f"{name}-panel-V_Cuts.gbr"] = _lines(text.replace("Profile,NP", "Vcut"), _cuts(size, panel))
        else:
            repeated = _plotted(text, offsets)
        made[file.replace(f"{name}-", f"{name}-panel-", 1)] = repeated
    return made


def _plotted(text: str, offsets: list[tuple[float, float]]) -> str:
    head, body = text.split("G04 APERTURE END LIST*\n")
    body = body.rpartition("M02*")[0]

    def moved(dx: float, dy: float) -> str:
        def to(found: re.Match[str]) -> str:
            return f"X{int(found[1]) + round(dx * 1e6)}Y{int(found[2]) + round(dy * 1e6)}"

        return "%TD*%\n%LPD*%\nG01*\n" + re.sub(r"^X(-?\d+)Y(-?\d+)", to, body, flags=re.MULTILINE)

    return head + "G04 APERTURE END LIST*\n" + "".join(moved(*offset) for offset in offsets) + "M02*\n"


def _drilled(text: str, offsets: list[tuple[float, float]]) -> str:
    def repeated(found: re.Match[str]) -> str:
        return "\n".join(f"X{float(found[1]) + dx:g}Y{float(found[2]) + dy:g}" for dx, dy in offsets)

    return re.sub(r"^X(-?[\d.]+)Y(-?[\d.]+)$", repeated, text, flags=re.MULTILINE)


Line = tuple[tuple[float, float], tuple[float, float]]


def _frame(size: tuple[float, float], panel: dict[str, Any]) -> list[Line]:
    left, top = lists.PAGE
    right, bottom = left + size[0] * panel["across"], top + size[1] * panel["down"]
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return [(corners[at - 1], corners[at]) for at in range(4)]


def _cuts(size: tuple[float, float], panel: dict[str, Any]) -> list[Line]:
    left, top = lists.PAGE
    right, bottom = left + size[0] * panel["across"], top + size[1] * panel["down"]
    upright = [left + size[0] * at for at in range(1, panel["across"])]
    level = [top + size[1] * at for at in range(1, panel["down"])]
    return [((x, top), (x, bottom)) for x in upright] + [((left, y), (right, y)) for y in level]


def _lines(text: str, lines: list[Line]) -> str:
    """A plot with these lines instead of what it shows; y counts down."""
    head = text[: text.index("D10*\n") + len("D10*\n")]
    ends = [(code, point) for line in lines for code, point in zip(("D02", "D01"), line, strict=True)]
    drawn = [f"X{round(x * 1e6)}Y{round(-y * 1e6)}{code}*" for code, (x, y) in ends]
    return head + "\n".join(drawn) + "\nM02*\n"


def page(job: Job, parts: dict[str, Part]) -> str:
    """A page that shows where each kind of part goes. It needs no network."""
    made = board_file.read((board.FOLDER / job.name / f"{job.name}.kicad_pcb").read_text(encoding="utf-8"))
    shapes: dict[str, list[list[Any]]] = {}
    for pad in made.pads:
        x, y = round(pad.center[0] - lists.PAGE[0], 2), round(pad.center[1] - lists.PAGE[1], 2)
        first = pad.number == "1"
        shape = [x, y, round(pad.half[0], 3), round(pad.half[1], 3), int(pad.round), int(first)]
        shapes.setdefault(pad.owner, []).append(shape)
    kinds: dict[tuple[str, str], list[str]] = {}
    for part in sorted(job.parts, key=lambda part: not flat(part)):
        kinds.setdefault((part.value, part.footprint), []).append(part.reference)
    sides = {part.reference: int(part.side != FRONT_SIDE) for part in job.parts}
    labels = {part.reference: parts[part.reference].label for part in job.parts}
    rows = "\n".join(
        f'<tr data-parts="{" ".join(references)}"><td><input type="checkbox"></td><td>{len(references)}</td>'
        f"<td>{html.escape(', '.join(references))}</td><td>{html.escape(value)}</td>"
        f"<td>{html.escape(footprint.split(':')[1])}</td><td>{'back' if sides[references[0]] else 'front'}</td></tr>"
        for (value, footprint), references in kinds.items()
    )
    data = {"size": job.size, "pads": shapes, "side": sides, "label": labels, "holes": _holes(job)}
    assert FRONT == 0
    return (
        PAGE.read_text(encoding="utf-8")
        .replace("@title@", html.escape(f"{job.title}: where the parts go"))
        .replace("@version@", __version__)
        .replace("@rows@", rows)
        .replace("@name@", job.name)
        .replace("@data@", json.dumps(data, sort_keys=True, separators=(",", ":")))
    )


def _holes(job: Job) -> list[list[float]]:
    return [[x + job.size[0] / 2, job.size[1] / 2 - y, diameter / 2] for x, y, diameter in job.holes]


def faults(tables: Tables) -> list[str]:
    """One sentence for each file that is stale, and for each number of a part that no board has."""
    assembly = tomllib.loads(ASSEMBLY.read_text(encoding="utf-8"))
    unknown = sorted(assembly["lcsc"].keys() - tables.parts.keys())
    found = [f"hardware/board/assembly.toml has a number for {key}, which parts.toml does not have." for key in unknown]
    made = files(tables)
    there = {path.name: path.read_bytes() for path in TARGET.glob("*")}
    return found + [
        f"hardware/fab/{name} is older than its board; run `make pages`."
        for name in sorted(made.keys() | there.keys())
        if name not in made or name not in there or not same(made[name], there[name])
    ]


def write(tables: Tables) -> None:
    """Writes every file."""
    TARGET.mkdir(exist_ok=True)
    made = files(tables)
    for path in TARGET.glob("*"):
        if path.name not in made:
            path.unlink()
    for name, content in made.items():
        path = TARGET / name
        if not (path.is_file() and same(path.read_bytes(), content)):
            path.write_bytes(content)
