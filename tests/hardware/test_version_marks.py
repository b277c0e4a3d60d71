"""Every generated file names the version that made it; the mark changes nothing else."""

import re
import struct
import zlib
from pathlib import Path

import pytest
from tools.hardware import board, make, stamp, version_marks
from tools.hardware.tables import FOLDER, ROOT

from hardware.case import step_file
from roundhouse import __version__

SOURCES = (
    "*.toml",
    "*.py",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "inputs.json",
    "constraints.txt",
)  # the files that carry no mark
GUIDE = FOLDER / "guide" / "README.md"


def generated() -> list[Path]:
    """Every generated file under hardware/."""
    files = [path for path in FOLDER.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return [GUIDE] + [path for path in files if not any(path.match(pattern) for pattern in SOURCES)]


def test_every_generated_file_names_its_version() -> None:
    files = generated()
    kinds = {path.suffix for path in files}
    assert {".stl", ".step", ".svg", ".png", ".gbr", ".drl", ".csv", ".txt", ".net", ".md", ".json"} <= kinds
    assert all(re.search(rb"(Roundhouse|[Vv]ersion)\W+(\w+ )?\d+\.\d+\.\d+", path.read_bytes()) for path in files)
    heavy = {path for name in stamp.GROUPS for path in stamp.outputs(name)} | {*board.outputs(), board.MANIFEST}
    light = [path for path in files if path not in heavy and path.parent.name != "stamps"]
    assert {path.suffix for path in light} == {".md", ".svg", ".csv", ".pdf", ".kicad_sch", ".zip", ".html"}
    assert version_marks.faults(light, __version__, ROOT) == []


@pytest.mark.parametrize("name", make.STEPS)
def test_the_outputs_of_a_step_name_the_version_of_its_stamp(name: str) -> None:
    """That may be an older version: a new one alone remakes neither the case nor the boards."""
    assert make.unmarked(name) == []


FILES = {
    "piece.step": b"ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('Open CASCADE Model'),'2;1');\n",
    "board.svg": b"<svg>\n<title>Carrier, front</title>\n</svg>\n",
    "copper.gbr": b"%TF.Part,Single*%\nM02*\n",
    "holes.drl": b"M48\nMETRIC\n",
    "rules.txt": b"** Drc report **\n\n** Found 0 DRC violations **\n",
    "places.csv": b'Reference,X\nC1,"1,5"\n',
    "Pico.kicad_mod": b'(footprint "Pico"\n  (descr "Pico") (attr through_hole))\n',
    "board.kicad_pro": b'{\n  "text_variables": {}\n}\n',
    "hub.net": b"(export\n  (title_block\n    (rev)))\n",
}


@pytest.mark.parametrize(("name", "data"), FILES.items(), ids=FILES)
def test_a_file_without_its_version_is_found_and_marked_once(tmp_path: Path, name: str, data: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    said = f"{name} does not say that version 1.2.3 made it; run `make hardware`."
    assert version_marks.faults([path], "1.2.3", tmp_path) == [said]
    version_marks.mark([path], "1.2.3")
    once = path.read_bytes()
    assert b"Roundhouse 1.2.3" in once
    assert version_marks.faults([path], "1.2.3", tmp_path) == []
    assert version_marks.faults([path], "1.2.4", tmp_path) != []
    version_marks.mark([path], "1.2.3")
    assert path.read_bytes() == once
    kept = [line for line in data.splitlines() if line in once]
    assert len(kept) >= len(data.splitlines()) - 2, "only the lines of the mark differ"


def test_a_picture_s_mark_is_a_chunk_of_its_own() -> None:
    data = (FOLDER / "case" / "out" / "keys.png").read_bytes()
    chunks, at = [], 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        content = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + content)
        chunks.append((kind, content))
        at += 12 + length
    kinds = [kind for kind, _ in chunks if kind != b"IDAT"]  # a large picture has more than one
    assert kinds == [b"IHDR", b"tEXt", b"IEND"] and chunks[2][0] == b"IDAT"
    assert chunks[1][1] == b"Software\0Roundhouse " + stamp.version("case").encode()


def test_a_list_keeps_its_rows() -> None:
    assert version_marks.marked("a.csv", b"Reference,X\nC1,2\n", "1.2.3") == b"Reference,X,Roundhouse 1.2.3\nC1,2,\n"


def test_an_unknown_kind_of_file_is_refused() -> None:
    with pytest.raises(ValueError, match="no known place for the version"):
        version_marks.marked("a.bin", b"", "1.2.3")
    with pytest.raises(ValueError, match=r"a\.step lacks the place for its version"):
        version_marks.marked("a.step", b"ISO-10303-21;", "1.2.3")


def test_up_to_date_outputs_are_marked_without_being_remade(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = tmp_path / "hardware" / "made"
    made.mkdir(parents=True)
    (tmp_path / "source.toml").write_text("a = 1\n")
    (made / "holes.drl").write_bytes(FILES["holes.drl"])
    monkeypatch.setattr(stamp, "GROUPS", {"toy": stamp.Group(("source.toml",), ("hardware/made/*",))})
    monkeypatch.setattr(version_marks, "mark", lambda _paths, _version: None)
    stamp.stamp("toy", tmp_path, "1.2.3")
    assert stamp.unmarked("toy", tmp_path) == [
        "hardware/made/holes.drl does not say that version 1.2.3 made it; run `make hardware`."
    ]
    monkeypatch.undo()
    monkeypatch.setattr(stamp, "GROUPS", {"toy": stamp.Group(("source.toml",), ("hardware/made/*",))})
    stamp.stamp("toy", tmp_path, stamp.version("toy", tmp_path))
    assert stamp.unmarked("toy", tmp_path) == stamp.stale(["toy"], tmp_path) == []


def test_marks_leave_solids_boards_and_holes_as_they_are() -> None:
    step = (FOLDER / "case" / "out" / "platform.step").read_text(encoding="ascii")
    assert step_file.condense(step) == step and step.index("Roundhouse") < step.index("DATA;")
    for name in ("carrier", "slot"):
        fab = sorted((board.FOLDER / name / "fab").iterdir())
        assert len(fab) == 10
        for path in fab:
            lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "Roundhouse" in line]
            assert lines and all(re.match(r"(G04|;) ", line) for line in lines), path.name
