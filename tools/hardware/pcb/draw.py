"""KiCad's half of the boards: places, routes, pours and saves one board, then checks it and plots what the fab wants.

Run by the Python that has `pcbnew` (KiCad 6): `draw.py JOB.json FOOTPRINTS TARGET`. The board is put in order, read
again as saved, and everything else is made from that file.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import pcbnew
from tools.hardware.pcb import plot
from tools.hardware.pcb.job import BACK_SIDE, Job, Placed, from_json
from tools.hardware.pcb.maze import Ground
from tools.hardware.pcb.route import route, stitch
from tools.hardware.pcb.sexpr import settle
from tools.hardware.pcb.shapes import Pad

LIBRARIES = Path("/usr/share/kicad/footprints")
PAGE = (100.0, 80.0)  # where the board's upper left corner lies on KiCad's sheet
LAYERS = (pcbnew.F_Cu, pcbnew.B_Cu)
NAME = 1.0  # mm: the height of a printed reference
ROUGH = 0.02  # mm: how far the corners of a pour may lie from a true arc; four times KiCad's own choice
ROUND = (pcbnew.PAD_SHAPE_CIRCLE, pcbnew.PAD_SHAPE_OVAL)


def mm(value):
    """KiCad's units."""
    return pcbnew.FromMM(float(value))


class Drawing:
    """A board in the making. Coordinates of this class: millimeters from the upper left corner, y down."""

    def __init__(self, job: Job, own: Path, path: Path) -> None:
        self.job, self.own, self.path = job, own, path
        self.board = pcbnew.NewBoard(str(path))
        self.nets = {}
        self._rules()
        for net in job.nets:
            self.nets[net] = pcbnew.NETINFO_ITEM(self.board, net)
            self.board.Add(self.nets[net])
        self._outline()
        for part in job.parts:
            self._place(part)
        for x, y, diameter in job.holes:
            self._hole(x, y, diameter)
        for words in job.texts:
            self._text(words.text, words.at, words.size, words.side, words.turn)

    def corner(self, at) -> tuple[float, float]:
        """From the middle, y up, to the corner, y down."""
        return at[0] + self.job.size[0] / 2, self.job.size[1] / 2 - at[1]

    @staticmethod
    def point(place):
        return pcbnew.wxPoint(mm(PAGE[0] + place[0]), mm(PAGE[1] + place[1]))

    def _rules(self) -> None:
        rules, settings = self.job.rules, self.board.GetDesignSettings()
        settings.m_MinClearance = mm(rules.clearance)
        settings.m_TrackMinWidth = mm(rules.track)
        settings.m_ViasMinSize = mm(rules.via)
        settings.m_MinThroughDrill = mm(rules.via_drill)
        settings.m_ViasMinAnnularWidth = mm((rules.via - rules.via_drill) / 2)
        settings.m_CopperEdgeClearance = mm(rules.edge)
        settings.m_HoleClearance = mm(rules.hole_clearance)
        settings.m_HoleToHoleMin = mm(rules.hole_clearance)
        settings.m_SolderMaskMargin = mm(0.05)
        settings.m_MaxError = mm(ROUGH)
        default = settings.GetNetClasses().GetDefault()
        default.SetClearance(mm(rules.clearance))
        default.SetTrackWidth(mm(rules.track))
        default.SetViaDiameter(mm(rules.via))
        default.SetViaDrill(mm(rules.via_drill))

    def _outline(self) -> None:
        (w, h), r = self.job.size, 2.0
        for start, end in (((r, 0), (w - r, 0)), ((w, r), (w, h - r)), ((w - r, h), (r, h)), ((0, h - r), (0, r))):
            self._edge(pcbnew.SHAPE_T_SEGMENT, start, end)
        quarters = (((w - r, r), (w - r, 0)), ((w - r, h - r), (w, h - r)), ((r, h - r), (r, h)), ((r, r), (0, r)))
        for center, start in quarters:
            self._edge(pcbnew.SHAPE_T_ARC, start, center)

    def _edge(self, kind, start, other) -> None:
        line = pcbnew.PCB_SHAPE(self.board)
        line.SetShape(kind)
        line.SetLayer(pcbnew.Edge_Cuts)
        line.SetWidth(mm(0.1))
        if kind == pcbnew.SHAPE_T_ARC:
            line.SetCenter(self.point(other))
            line.SetStart(self.point(start))
            line.SetArcAngleAndEnd(900)
        else:
            line.SetStart(self.point(start))
            line.SetEnd(self.point(other))
        self.board.Add(line)

    def _place(self, part: Placed) -> None:
        library, name = part.footprint.split(":")
        folder = self.own if library == "Roundhouse" else LIBRARIES / f"{library}.pretty"
        footprint = pcbnew.FootprintLoad(str(folder), name)
        if footprint is None:
            sys.exit(f"KiCad has no footprint {part.footprint}; install kicad-footprints or name another.")
        footprint.SetFPID(pcbnew.LIB_ID(library, name))
        self.board.Add(footprint)
        place = self.point(self.corner(part.at))
        footprint.SetPosition(place)
        if part.side == BACK_SIDE:
            footprint.Flip(place, False)
        footprint.SetOrientationDegrees(part.turn)
        middle = _courtyard(footprint)
        footprint.Move(pcbnew.wxPoint(place.x - middle.x, place.y - middle.y))
        footprint.SetReference(part.reference)
        footprint.SetValue(part.value)
        for item in footprint.GraphicalItems():
            if item.GetClass() == "MTEXT" and item.GetLayer() in (pcbnew.F_SilkS, pcbnew.B_SilkS):
                item.SetVisible(False)
        for text in (footprint.Reference(), footprint.Value()):
            text.SetVisible(False)
        for pad in footprint.Pads():
            net = part.pins.get(pad.GetNumber())
            if net is not None:
                pad.SetNet(self.nets[net])
        if part.name_at is not None:
            spot = (part.at[0] + part.name_at[0], part.at[1] + part.name_at[1])
            self._text(part.reference, spot, NAME, part.side, 0.0)

    def _hole(self, x: float, y: float, diameter: float) -> None:
        footprint = pcbnew.FOOTPRINT(self.board)
        footprint.SetFPID(pcbnew.LIB_ID("Roundhouse", "Hole"))
        pad = pcbnew.PAD(footprint)
        pad.SetShape(pcbnew.PAD_SHAPE_CIRCLE)
        pad.SetAttribute(pcbnew.PAD_ATTRIB_NPTH)
        pad.SetSize(pcbnew.wxSize(mm(diameter), mm(diameter)))
        pad.SetDrillSize(pcbnew.wxSize(mm(diameter), mm(diameter)))
        pad.SetLayerSet(pad.UnplatedHoleMask())
        pad.SetLocalClearance(mm(self.job.hole_free - diameter / 2))
        footprint.Add(pad)
        footprint.SetReference("")
        footprint.SetValue("hole")
        footprint.Reference().SetVisible(False)
        footprint.Value().SetVisible(False)
        footprint.SetAttributes(pcbnew.FP_EXCLUDE_FROM_POS_FILES | pcbnew.FP_EXCLUDE_FROM_BOM)
        self.board.Add(footprint)
        footprint.SetPosition(self.point(self.corner((x, y))))

    def _text(self, words: str, at, size: float, side: str, turn: float) -> None:
        text = pcbnew.PCB_TEXT(self.board)
        text.SetText(words)
        text.SetTextSize(pcbnew.wxSize(mm(size), mm(size)))
        text.SetTextThickness(mm(max(0.15, size * 0.16)))
        text.SetLayer(pcbnew.B_SilkS if side == BACK_SIDE else pcbnew.F_SilkS)
        text.SetMirrored(side == BACK_SIDE)
        text.SetTextAngle(turn * 10)
        text.SetPosition(self.point(self.corner(at)))
        self.board.Add(text)

    def pads(self) -> list[Pad]:
        """All pads, as the router sees them."""
        made = []
        for footprint in self.board.GetFootprints():
            for pad in footprint.Pads():
                if pad.GetAttribute() == pcbnew.PAD_ATTRIB_NPTH:
                    continue
                where, size = pad.GetPosition(), pad.GetSize()
                across = round(pad.GetOrientation() / 900) % 2
                w, h = (size.y, size.x) if across else (size.x, size.y)
                made.append(
                    Pad(
                        footprint.GetReference(),
                        pad.GetNumber(),
                        pad.GetNetname() or f"alone {footprint.GetReference()}.{pad.GetNumber()}",
                        (pcbnew.ToMM(where.x) - PAGE[0], pcbnew.ToMM(where.y) - PAGE[1]),
                        (pcbnew.ToMM(w) / 2, pcbnew.ToMM(h) / 2),
                        pad.GetShape() in ROUND,
                        tuple(i for i, layer in enumerate(LAYERS) if pad.IsOnLayer(layer)),
                        pcbnew.ToMM(pad.GetDrillSize().x),
                    )
                )
        return made

    def route(self) -> None:
        """Joins every net with tracks but the poured one, and that one's two pours with vias wherever there is room."""
        job, rules, pads = self.job, self.job.rules, self.pads()
        first = min(pads, key=lambda pad: (pad.owner != job.parts[0].reference, pad.name))
        ground = Ground(
            *job.size,
            grid=rules.grid,
            origin=first.center,
            clearance=rules.clearance,
            edge=rules.edge,
            via=(rules.via, rules.via_drill),
            holes=tuple((self.corner((x, y)), job.hole_free) for x, y, _ in job.holes),
        )
        widths = {net: rules.widths.get(net, rules.track) for net in job.nets}
        middle = {net: _spread([pad for pad in pads if pad.net == net]) for net in job.nets}
        rest = sorted(
            (net for net in job.nets if net not in (*job.first, job.poured)), key=lambda net: (middle[net], net)
        )
        copper = route(ground, pads, widths, [*job.first, job.poured, *rest], job.poured)
        copper.vias.extend(stitch(ground, pads, job.poured, copper, job.rules.stitch))
        for line in copper.tracks:
            track = pcbnew.PCB_TRACK(self.board)
            track.SetStart(self.point(line.start))
            track.SetEnd(self.point(line.end))
            track.SetWidth(mm(line.width))
            track.SetLayer(LAYERS[line.layer])
            track.SetNet(self.nets[line.net])
            self.board.Add(track)
        for hole in copper.vias:
            via = pcbnew.PCB_VIA(self.board)
            via.SetPosition(self.point(hole.center))
            via.SetWidth(mm(hole.size))
            via.SetDrill(mm(hole.drill))
            via.SetNet(self.nets[hole.net])
            self.board.Add(via)

    def pour(self) -> None:
        """Copper of the poured net wherever there is room, on both sides."""
        (w, h), gap = self.job.size, self.job.rules.edge
        for layer in LAYERS:
            zone = pcbnew.ZONE(self.board)
            zone.SetLayer(layer)
            zone.SetNet(self.nets[self.job.poured])
            outline = zone.Outline()
            outline.NewOutline()
            for corner in ((gap, gap), (w - gap, gap), (w - gap, h - gap), (gap, h - gap)):
                point = self.point(corner)
                outline.Append(point.x, point.y)
            zone.SetLocalClearance(mm(0.3))
            zone.SetMinThickness(mm(0.25))
            zone.SetThermalReliefGap(mm(0.3))
            zone.SetThermalReliefSpokeWidth(mm(0.5))
            zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
            self.board.Add(zone)
        pcbnew.ZONE_FILLER(self.board).Fill(self.board.Zones())


def _courtyard(footprint):
    """The middle of a footprint's courtyard."""
    boxes = [
        item.GetBoundingBox()
        for item in footprint.GraphicalItems()
        if item.GetLayer() in (pcbnew.F_CrtYd, pcbnew.B_CrtYd)
    ]
    if not boxes:
        sys.exit(f"The footprint {footprint.GetFPIDAsString()} has no courtyard; it cannot be placed by its middle.")
    box = boxes[0]
    for other in boxes[1:]:
        box.Merge(other)
    return box.Centre()


def _spread(pads: list[Pad]) -> float:
    """How far apart the pads of a net lie: short nets are routed first."""
    xs, ys = [pad.center[0] for pad in pads], [pad.center[1] for pad in pads]
    return round(max(xs) - min(xs) + max(ys) - min(ys), 3)


def main(arguments: list[str]) -> None:
    job = from_json(Path(arguments[0]).read_text(encoding="utf-8"))
    target = Path(arguments[2])
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"{job.name}.kicad_pcb"
    drawing = Drawing(job, Path(arguments[1]), path)
    drawing.route()
    drawing.pour()
    pcbnew.SaveBoard(str(path), drawing.board)
    path.write_text(settle(path.read_text(encoding="utf-8"), job.name), encoding="utf-8")
    for leftover in target.glob(f"{job.name}.kicad_pr?"):
        if leftover.suffix == ".kicad_prl":
            leftover.unlink()
    board = pcbnew.LoadBoard(str(path))
    report = plot.report(board, target / f"{job.name}-drc.txt")
    plot.fab(board, target / "fab", job.name)
    plot.pictures(board, target, job)
    found = re.findall(r"Found (\d+) (?:DRC violations|unconnected pads|Footprint errors)", report)
    if any(int(count) for count in found):
        sys.exit(f"The design rules are not met:\n{report}")


if __name__ == "__main__":
    main(sys.argv[1:])
