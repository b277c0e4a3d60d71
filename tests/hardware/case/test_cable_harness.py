"""The wires in the pictures of the case end where they should: plus at plus."""

import pytest
from tools.hardware.case import printed_case
from tools.hardware.case.pictures import cable_harness
from tools.hardware.case.plan import dimensions
from tools.hardware.case.plan.contents import Fitted, connected_parts, contents
from tools.hardware.pcb import wanted
from tools.hardware.pcb.sexpr import bare, children, parse

STANDARD = dimensions.read()
FITTED = [Fitted(**part) for part in printed_case.fitted()]
BOXES = {box.name: box for box in [*contents(STANDARD), *connected_parts(STANDARD, FITTED)]}


def plus_of_the_board() -> float:
    """The distance from the socket's middle pad to the right, to the plus pad of J31, in the hub with its turned
    board."""
    text = (wanted.PROJECTS / "carrier" / "carrier.kicad_pcb").read_text(encoding="utf-8")
    for footprint in children(parse(text), "footprint"):
        if any(bare(words[2]) == "J31" for words in children(footprint, "fp_text") if len(words) > 2):
            at = {bare(pad[1]): float(bare(children(pad, "at")[0][1])) for pad in children(footprint, "pad")}
            return at["2"] - at["1"] if "2" in at else (at["3"] - at["1"]) / 2
    raise AssertionError("no J31")


def test_the_cells_wires_end_at_their_pins() -> None:
    middle = BOXES["wires of J31"].middle[0]
    ends = {color: points[-1][0] - middle for points, _, color in cable_harness.lines("cells", STANDARD, FITTED)}
    assert ends[cable_harness.PLUS] == pytest.approx(plus_of_the_board())
    assert ends[cable_harness.MINUS] == pytest.approx(-plus_of_the_board())


def test_every_plug_has_its_cable_in_the_pictures_and_so_have_keys_and_switch() -> None:
    for name in ("deck", "base"):
        assert len(list(cable_harness.lines(name, STANDARD, FITTED))) == 13 + 2
