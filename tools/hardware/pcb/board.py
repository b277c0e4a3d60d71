"""The printed circuit boards: KiCad projects under hardware/board/, which people change in KiCad.

`board.py --check` needs no KiCad: it compares the boards with the circuit, and tells whether boards and schematics are
those that KiCad found nothing wrong with. `board.py` has KiCad check both by its own rules, and if it finds nothing,
plots and stamps them: it needs `kicad-cli` of KiCad 8 or newer, or KICAD_CLI. `board.py --rules` checks by KiCad's
rules alone, where nothing newer is by the `pcbnew` of KiCad 6 (KICAD_PYTHON).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.hardware import stamp
from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import Pad
from tools.hardware.pcb import board_file, copper, wanted
from tools.hardware.pcb.copper import LIBRARY
from tools.hardware.pcb.sexpr import child, children, parse, words
from tools.hardware.pcb.wanted import PROJECTS, TITLES
from tools.hardware.tables import ROOT

PICTURES = ROOT / "hardware" / "schematic"
OLDEST = 8
PAPER = 5.0  # mm around a schematic's picture
GERBERS = "F.Cu,B.Cu,F.Mask,B.Mask,F.Paste,F.Silkscreen,B.Silkscreen,Edge.Cuts"
SIDES = {
    "front": (("F.Cu", "#2f7d4f"), ("F.Mask", "#d9b45b"), ("F.Silkscreen", "#ffffff")),
    "back": (("B.Cu", "#2f7d4f"), ("B.Mask", "#d9b45b"), ("B.Silkscreen", "#ffffff")),
}
SUBSTRATE, HOLE, MARGIN = "#1d5c3a", "#f4f4f0", 2.0
DATES = re.compile(
    r"^(%TF\.CreationDate,|G04 Created by|G04 #@! TF\.CreationDate|; DRILL file|; #@! TF\.CreationDate).*\n",
    re.MULTILINE,
)
LIMITS = {
    "min_clearance": "gap",
    "min_copper_edge_clearance": "edge",
    "min_through_hole_diameter": "hole",
    "min_track_width": "track",
    "min_via_annular_width": "ring",
    "min_via_diameter": "via",
}
"""KiCad's rules, and the limit of rules.toml that each keeps."""
LABEL_OF_THE_OTHER_BOARD = "global_label_dangling"
PCBNEW = (
    "import pcbnew, sys; "
    "pcbnew.WriteDRCReport(pcbnew.LoadBoard(sys.argv[1]), sys.argv[2], pcbnew.EDA_UNITS_MILLIMETRES, True)"
)


def faults(folder: Path = PROJECTS) -> list[str]:
    """One sentence for each way in which a board or a schematic is wrong. Needs no KiCad."""
    found = wanted.unlike(circuit("board", "aa"))
    for name in wanted.BOARDS:
        aim, texts = wanted.wanted(name), {}
        for kind in ("pcb", "sch", "pro"):
            path = folder / name / f"{name}.kicad_{kind}"
            if not path.is_file():
                return [*found, f"hardware/board/{name}/{path.name} is missing."]
            texts[kind] = path.read_text(encoding="utf-8")
        try:
            read = board_file.read(texts["pcb"])
        except ValueError as fault:
            return [*found, f"{name}: {fault}"]
        found += [f"{name}: {fault}" for fault in copper.faults(read, aim)]
        found += [f"{name}: {fault} in {name}.kicad_pro." for fault in _loose(json.loads(texts["pro"]))]
        names = {part.name.partition(":")[2] for part in read.footprints.values()}
        lacking = sorted(name for name in names if not (folder / f"{LIBRARY}.pretty" / f"{name}.kicad_mod").is_file())
        found += [f"{name}: {LIBRARY}.pretty does not have the footprint {lacked}." for lacked in lacking]
    return found


def _loose(project: dict[str, Any]) -> Iterator[str]:
    """Each rule of KiCad that is off, or permits more than rules.toml."""
    rules = tomllib.loads((PROJECTS / "rules.toml").read_text(encoding="utf-8"))
    board, sheets = project["board"]["design_settings"], project["erc"]
    for rule, said in sorted((board["rule_severities"] | sheets["rule_severities"]).items()):
        if said != "error" and rule != LABEL_OF_THE_OTHER_BOARD:
            yield f"KiCad's rule {rule} is no error"
    if board.get("drc_exclusions") or sheets.get("erc_exclusions"):
        yield "a finding of KiCad is excluded"
    asked = [(key, rules[limit], board["rules"][key]) for key, limit in LIMITS.items()]
    asked += [
        (f"clearance of {net['name']}", rules["gap"], net["clearance"]) for net in project["net_settings"]["classes"]
    ]
    for what, least, said in asked:
        if said < least - copper.ROUNDING:
            yield f"{what} is {said:g} mm, less than the {least:g} of rules.toml,"


def nets(netlist: str) -> dict[str, set[Pad]]:
    """Net -> pads of a netlist that KiCad exported; pads that are marked as free are left out."""
    return {
        words(net, "name")[0]: {(words(node, "ref")[0], words(node, "pin")[0]) for node in children(net, "node")}
        for net in children(child(parse(netlist), "nets"), "net")
        if not words(net, "name")[0].startswith("unconnected-")
    }


class NoKiCadError(Exception):
    """KiCad is missing or too old; the message says what to install."""


def kicad() -> str:
    """KiCad's program for the command line. Raises NoKiCadError."""
    cli = shutil.which(os.environ.get("KICAD_CLI", "kicad-cli"))
    said = subprocess.run([cli, "version"], capture_output=True, text=True, check=False).stdout.strip() if cli else ""
    if cli is None or not said.split(".")[0].isdigit() or int(said.split(".")[0]) < OLDEST:
        raise NoKiCadError(
            f"This needs kicad-cli of KiCad {OLDEST} or newer, and there is {said or 'none'}: install KiCad "
            "(Debian 13: sudo apt-get install kicad), or set KICAD_CLI. `board.py --check` works without it."
        )
    return cli


def ruled(folder: Path = PROJECTS) -> list[str]:
    """The findings of KiCad's own rules: ERC, and DRC with schematic and board compared; DRC alone by an old `pcbnew`.

    Raises NoKiCadError if there is no KiCad at all.
    """
    try:
        cli = kicad()
    except NoKiCadError:
        return _old(folder)
    found = []
    for name in wanted.BOARDS:
        project = folder / name / name
        with tempfile.TemporaryDirectory() as scratch:
            for what, asked in (("sch", ["erc"]), ("pcb", ["drc", "--schematic-parity"])):
                report = Path(scratch) / f"{what}.txt"
                _run(cli, what, *asked, "--severity-all", "-o", report, f"{project}.kicad_{what}")
                found += [f"{name}: {line}" for line in findings(report.read_text(encoding="utf-8"))]
            _run(cli, "sch", "export", "netlist", "-o", Path(scratch) / "nets", f"{project}.kicad_sch")
            if nets((Path(scratch) / "nets").read_text(encoding="utf-8")) != wanted.wanted(name).nets:
                found.append(f"{name}: KiCad reads other nets from the schematic than the circuit has.")
    return found


def _old(folder: Path) -> list[str]:
    python = os.environ.get("KICAD_PYTHON", "/usr/bin/python3")
    found = []
    for name in wanted.BOARDS:
        with tempfile.TemporaryDirectory() as scratch:
            report = Path(scratch) / "drc.txt"
            command = [python, "-c", PCBNEW, str(folder / name / f"{name}.kicad_pcb"), str(report)]
            if subprocess.run(command, capture_output=True, check=False).returncode:
                raise NoKiCadError(
                    f"KiCad's rules need KiCad {OLDEST} or newer (kicad-cli), or a Python with `pcbnew`: set KICAD_CLI "
                    "or KICAD_PYTHON. `board.py --check` works without them."
                )
            found += [f"{name}: {line}" for line in findings(report.read_text(encoding="utf-8"))]
    return found


def findings(report: str) -> list[str]:
    """The findings of a report of ERC or DRC, each in one line."""
    return [" ".join(found.split()) for found in re.findall(r"^\[.*\n(?:[ \t]+.*\n)*", report, re.MULTILINE)]


def _run(cli: str, *arguments: str | Path) -> None:
    done = subprocess.run([cli, *map(str, arguments)], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"kicad-cli {' '.join(map(str, arguments))}: {done.stderr.strip() or done.stdout.strip()}")


def plot() -> None:
    """Write what the fab and the reader want of each project: Gerber and drill files, pictures, the schematic."""
    cli = kicad()
    PICTURES.mkdir(exist_ok=True)
    for name in wanted.BOARDS:
        project, fab = PROJECTS / name / f"{name}.kicad_pcb", PROJECTS / name / "fab"
        shutil.rmtree(fab, ignore_errors=True)
        fab.mkdir()
        _run(
            cli, "pcb", "export", "gerbers", "--layers", GERBERS, "--no-protel-ext", "--subtract-soldermask", "-o", fab,
            project,
        )  # fmt: skip
        _run(cli, "pcb", "export", "drill", "--excellon-separate-th", "-o", f"{fab}/", project)
        for file in fab.iterdir():
            if file.suffix == ".gbrjob":
                file.unlink()
            else:
                file.write_text(DATES.sub("", file.read_text(encoding="utf-8")), encoding="utf-8")
        for side, layers in SIDES.items():
            (PROJECTS / name / f"{name}-{side}.svg").write_text(_picture(cli, name, side, layers), encoding="utf-8")
        sheet = PROJECTS / name / f"{name}.kicad_sch"
        _run(cli, "sch", "export", "svg", "--no-background-color", "--exclude-drawing-sheet", "-o", PICTURES, sheet)
        drawing = PICTURES / f"{name}.svg"
        drawing.write_text(cropped(small(drawing.read_text("utf-8"))), encoding="utf-8")
        _run(cli, "sch", "export", "pdf", "-o", PICTURES / f"{name}.pdf", sheet)
    stamp.stamp("board")


def small(svg: str) -> str:
    """KiCad's drawing in fewer bytes: one path for all strokes of a text, two decimals.

    >>> small('<g><path d="M1.2345 2.0" /> <path d="M5.0 6.0" /></g>')
    '<g><path d="M1.23 2.0 M5.0 6.0" /></g>\\n'
    """
    hidden = r"<desc>.*?</desc>|<title>.*?</title>|<text .*?</text>"  # for searching; the title has the time of day
    short = re.sub(r"(\d\.\d\d)\d+", r"\1", re.sub(r"\s+", " ", re.sub(hidden, "", svg, flags=re.DOTALL)))
    run = re.compile(r'<path d="[^"]*" />(?: <path d="[^"]*" />)+')  # without styles of their own
    return run.sub(lambda found: found[0].replace('" /> <path d="', " "), short) + "\n"


def cropped(svg: str) -> str:
    """A drawing without the empty part of its sheet.

    >>> cropped('<svg width="50.00mm" height="40.00mm" viewBox="0.00 0.00 50.00 40.00"><path d="M9 9 L9 19" />')
    '<svg width="10.00mm" height="20.00mm" viewBox="4.00 4.00 10.00 20.00"><path d="M9 9 L9 19" />'
    """
    straight = (path for path in re.findall(r' d="([^"]*)"', svg) if "A" not in path)
    points = [point for path in straight for point in re.findall(r"(-?[\d.]+)[ ,](-?[\d.]+)", path)]
    xs, ys = (list(map(float, column)) for column in zip(*points, strict=True))
    left, top = min(xs) - PAPER, min(ys) - PAPER
    width, height = max(xs) + PAPER - left, max(ys) + PAPER - top
    shown = f'width="{width:.2f}mm" height="{height:.2f}mm" viewBox="{left:.2f} {top:.2f} {width:.2f} {height:.2f}"'
    return re.sub(r'width="[\d.]+mm" height="[\d.]+mm" viewBox="[^"]*"', shown, svg, count=1)


def _picture(cli: str, name: str, side: str, layers: tuple[tuple[str, str], ...]) -> str:
    """A side of a board: copper under its varnish, bare copper, print, holes; the back as seen from behind.

    The varnish covers the vias, so they are drawn as copper without a hole.
    """
    drawn = wanted.drawn(name)
    width, height = drawn.size
    parts = []
    for layer, color in layers:
        with tempfile.TemporaryDirectory() as scratch:
            file = Path(scratch) / "layer.svg"
            _run(
                cli, "pcb", "export", "svg", "--layers", layer, "--black-and-white", "--exclude-drawing-sheet",
                "--page-size-mode", "0", "--drill-shape-opt", "0", "-o", file, PROJECTS / name / f"{name}.kicad_pcb",
            )  # fmt: skip
            text = file.read_text(encoding="utf-8")
        inside = text[text.index("<g ") : text.rindex("</svg>")]
        inside = re.sub(r"<desc>.*?</desc>|<title>.*?</title>", "", inside, flags=re.DOTALL)
        parts.append(re.sub("#000000", color, inside, flags=re.IGNORECASE))
    (left, top), m = drawn.corner, MARGIN
    round_holes = [(*pad.center, pad.drill) for pad in drawn.pads if pad.drill]
    round_holes += [(left + width / 2 + x, top + height / 2 - y, diameter) for x, y, diameter in drawn.holes]
    holes = "".join(f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{diameter / 2:.3f}"/>' for x, y, diameter in round_holes)
    turn = f' transform="translate({2 * left + width:.3f} 0) scale(-1 1)"' if side == "back" else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{(width + 2 * m) * 8:.0f}" '
        f'height="{(height + 2 * m) * 8:.0f}" '
        f'viewBox="{left - m:.3f} {top - m:.3f} {width + 2 * m} {height + 2 * m}">\n'
        f"<title>{TITLES[name]}, {side}</title>\n"
        f'<g{turn}>\n<rect x="{left:.3f}" y="{top:.3f}" width="{width}" height="{height}" rx="2" fill="{SUBSTRATE}"/>\n'
        + "\n".join(parts)
        + f'\n<g fill="{HOLE}">{holes}</g>\n</g>\n</svg>\n'
    )


def main(arguments: list[str]) -> int:
    """Check, and plot unless only a check is asked for; return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare the boards with the circuit, without KiCad")
    parser.add_argument("--rules", action="store_true", help="only check by KiCad's own rules")
    asked = parser.parse_args(arguments)
    try:
        found = [] if asked.rules else faults()
        if not asked.check:
            found += ruled()
            if not found and not asked.rules:
                plot()
    except NoKiCadError as missing:
        found = [*found, str(missing)]
    if not asked.rules:
        found += stamp.stale(["board"])
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print("The boards are connected like the circuit, keep the rules, and their plots are up to date.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
