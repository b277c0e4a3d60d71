"""The case as built: its pieces match the dimensions, and its STL files are closed solids."""

import copy
import json
from functools import reduce
from operator import getitem
from typing import Any

import pytest
from tools.hardware.case import printed_case
from tools.hardware.case.plan import dimensions, rules
from tools.hardware.case.solids import step_file

STANDARD = dimensions.read()


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(printed_case.MANIFEST.read_text(encoding="utf-8"))
    return read


SEEDED = [
    (("pieces", "shell", "open edges"), 2, "shell is not a closed solid."),
    (("pieces", "cradle", "volume cm3"), -1.0, "cradle is not a closed solid."),
    (("pieces", "keys", "valid"), False, "keys is not a closed solid."),
    (("pieces", "shell", "size mm"), [230.0, 200.0, 53.0], "shell is 230.0 mm long; the printer's bed has only 220."),
    (("pieces", "door", "thinnest mm"), 0.5, "door is 0.5 mm thick; it must be at least 0.8."),
    (("pieces", "shell", "widest ceiling mm"), 30.0, "shell has a ceiling of 30.0 mm that would be printed over air."),
    (("shared mm3", "shell / cradle"), 4.0, "shell / cradle overlap by 4.0 mm3."),
]


@pytest.mark.parametrize(("keys", "value", "sentence"), SEEDED, ids=[sentence for *_, sentence in SEEDED])
def test_a_wrong_piece_is_named(keys: tuple[str, ...], value: object, sentence: str) -> None:
    built = copy.deepcopy(manifest())
    reduce(getitem, keys[:-1], built)[keys[-1]] = value
    assert rules.of_manifest(built, STANDARD) == [sentence]


def test_a_missing_piece_is_named() -> None:
    built = manifest()
    del built["pieces"]["door"]
    assert rules.of_manifest(built, STANDARD) == ["The manifest does not have the pieces of the case."]


STEP = """#1 = CARTESIAN_POINT('',(1.0000000001,-0.0000000002,2.));
#2 = CARTESIAN_POINT('',(1.,0.,
    2.));
#3 = VERTEX_POINT('',#1);
#4 = VERTEX_POINT('',#2);
#5 = LINE('',#2,#6);
"""


def test_a_step_file_stores_a_point_once_and_keeps_the_topology() -> None:
    made = step_file.condense(STEP)
    assert made.count("CARTESIAN_POINT('',(1.,0.,2.))") == 1
    assert made.count("VERTEX_POINT('',#1)") == 2, "two corners at one place stay two corners"
    assert "#5 = LINE('',#1,#6);" in made
