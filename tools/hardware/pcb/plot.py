"""What is made from a saved board by KiCad: the design-rule report, Gerber and drill files, pictures of both sides."""

import re
from pathlib import Path

import pcbnew
from tools.hardware.pcb.job import Job

GERBERS = (
    (pcbnew.F_Cu, "F_Cu"),
    (pcbnew.B_Cu, "B_Cu"),
    (pcbnew.F_Mask, "F_Mask"),
    (pcbnew.B_Mask, "B_Mask"),
    (pcbnew.F_Paste, "F_Paste"),
    (pcbnew.F_SilkS, "F_Silkscreen"),
    (pcbnew.B_SilkS, "B_Silkscreen"),
    (pcbnew.Edge_Cuts, "Edge_Cuts"),
)
SIDES = {
    "front": ((pcbnew.F_Cu, "#2f7d4f"), (pcbnew.F_Mask, "#d9b45b"), (pcbnew.F_SilkS, "#ffffff")),
    "back": ((pcbnew.B_Cu, "#2f7d4f"), (pcbnew.B_Mask, "#d9b45b"), (pcbnew.B_SilkS, "#ffffff")),
}
GROUND = "#1d5c3a"
MARGIN = 2.0
DATES = (
    re.compile(r"^%TF\.CreationDate,.*\n", re.MULTILINE),
    re.compile(r"^G04 (Created by|#@! TF\.CreationDate).*\n", re.MULTILINE),
    re.compile(r"^; (DRILL file|#@! TF\.CreationDate).*\n", re.MULTILINE),
)


def report(board, target: Path) -> str:
    """Runs all of KiCad's checks and writes what they found, without the date and the paths of this machine."""
    pcbnew.WriteDRCReport(board, str(target), pcbnew.EDA_UNITS_MILLIMETRES, True)
    text = target.read_text(encoding="utf-8")
    text = re.sub(
        r"^\*\* Drc report for .*$", f"** Drc report for {Path(board.GetFileName()).name} **", text, flags=re.M
    )
    text = re.sub(r"^\*\* Created on .*\n", "", text, flags=re.M)
    target.write_text(text, encoding="utf-8")
    return text


def _controller(board, folder: Path):
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetPlotValue(False)
    options.SetPlotReference(True)
    options.SetSubtractMaskFromSilk(True)
    options.SetUseAuxOrigin(False)
    return plotter, options


def fab(board, folder: Path, name: str) -> None:
    """Gerber and drill files, the same bytes for the same board."""
    folder.mkdir(exist_ok=True)
    plotter, options = _controller(board, folder)
    options.SetUseGerberProtelExtensions(False)
    options.SetCreateGerberJobFile(False)
    options.SetGerberPrecision(6)
    for layer, label in GERBERS:
        plotter.SetLayer(layer)
        plotter.OpenPlotfile(label, pcbnew.PLOT_FORMAT_GERBER, label)
        plotter.PlotLayer()
    plotter.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, pcbnew.wxPoint(0, 0), False)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(folder), True, False)
    for path in folder.glob(f"{name}*"):
        text = path.read_text(encoding="utf-8")
        for date in DATES:
            text = date.sub("", text)
        text = re.sub(r"(TF\.ProjectId,)[^*\n]*", rf"\g<1>{name},{name},rev?", text)
        path.write_text(text, encoding="utf-8")


def pictures(board, target: Path, job: Job) -> None:
    """One SVG a side: board, copper under its varnish, bare copper, silkscreen, holes; the back as seen from behind."""
    corner = board.GetBoardEdgesBoundingBox()
    left, top = pcbnew.ToMM(corner.GetX()) + 0.05, pcbnew.ToMM(corner.GetY()) + 0.05
    width, height = job.size
    for side, layers in SIDES.items():
        parts = [_layer(board, target, layer, color) for layer, color in layers]
        holes = "".join(_hole(pad) for pad in board.GetPads() if pad.GetDrillSize().x)
        holes += "".join(_hole(track) for track in board.GetTracks() if isinstance(track, pcbnew.PCB_VIA))
        turn = f' transform="translate({2 * left + width:.3f} 0) scale(-1 1)"' if side == "back" else ""
        view = f"{left - MARGIN:.3f} {top - MARGIN:.3f} {width + 2 * MARGIN} {height + 2 * MARGIN}"
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" '
            f'width="{(width + 2 * MARGIN) * 8:.0f}" height="{(height + 2 * MARGIN) * 8:.0f}">\n'
            f"<title>{job.title}, {side}</title>\n<g{turn}>\n"
            f'<rect x="{left:.3f}" y="{top:.3f}" width="{width}" height="{height}" rx="2" fill="{GROUND}"/>\n'
            + "\n".join(parts)
            + f'\n<g fill="#f4f4f0">{holes}</g>\n</g>\n</svg>\n'
        )
        (target / f"{job.name}-{side}.svg").write_text(svg, encoding="utf-8")


def _layer(board, target: Path, layer: int, color: str) -> str:
    """What KiCad draws of one layer, in our color."""
    plotter, options = _controller(board, target)
    options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
    options.SetSvgPrecision(4, False)
    plotter.SetLayer(layer)
    plotter.SetColorMode(False)
    plotter.OpenPlotfile("layer", pcbnew.PLOT_FORMAT_SVG, "")
    path = Path(plotter.GetPlotFileName())
    plotter.PlotLayer()
    plotter.ClosePlot()
    text = path.read_text(encoding="utf-8")
    path.unlink()
    inside = text[text.index("<g ") : text.rindex("</svg>")]
    inside = re.sub(r"<desc>.*?</desc>|<title>.*?</title>", "", inside, flags=re.S)
    return f'<g transform="scale(0.0001)">{re.sub("#000000", color, inside, flags=re.I).strip()}</g>'


def _hole(item) -> str:
    drill = item.GetDrillValue() if isinstance(item, pcbnew.PCB_VIA) else item.GetDrillSize().x
    where = item.GetPosition()
    return f'<circle cx="{pcbnew.ToMM(where.x):.3f}" cy="{pcbnew.ToMM(where.y):.3f}" r="{pcbnew.ToMM(drill) / 2:.3f}"/>'
