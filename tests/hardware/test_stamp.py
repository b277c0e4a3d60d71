"""Stamps report a changed source and a changed, missing or foreign output, one sentence each."""

import re
from pathlib import Path

import pytest
from tests.defects import each_of
from tools.hardware import stamp
from tools.hardware.tables import FOLDER

from roundhouse import __version__


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "hardware" / "made").mkdir(parents=True)
    (tmp_path / "source.toml").write_text("a = 1\n")
    (tmp_path / "hardware" / "made" / "one.svg").write_text("<svg><title>one</title></svg>")
    monkeypatch.setattr(stamp, "GROUPS", {"toy": stamp.Group(("source.toml",), ("hardware/made/*",))})
    return tmp_path


def test_what_was_just_made_is_not_stale(root: Path) -> None:
    stamp.stamp("toy", root)
    assert stamp.stale(root=root) == []


def test_without_a_stamp_it_is_stale(root: Path) -> None:
    assert stamp.stale(root=root) == ["The toy of the hardware has no stamp; run `make hardware`."]


def test_a_changed_source_is_found(root: Path) -> None:
    stamp.stamp("toy", root)
    (root / "source.toml").write_text("a = 2\n")
    assert stamp.stale(root=root) == ["The toy of the hardware is older than its sources; run `make hardware`."]


HARMLESS = {
    "a module's docstring": ("a.py", '"""Old."""\nA = 1  # old\n', '"""New\nwords."""\n\n# new\nA = 1\n', "A = 2\n"),
    "a function's docstring": (
        "a.py",
        'def f():\n    """Old."""\n    return "# a"\n',
        'def f():\n    return "# a"\n',
        'def f():\n    """Old."""\n    return "# b"\n',
    ),
    "a comment of a table": ("a.toml", "a = 1  # old\n", "# new\na = 1\n", "a = 2  # old\n"),
    "nothing": ("a.json", "[1]", "[1]", "[1 ]"),
}


@each_of(HARMLESS, "name", "before", "same", "other")
def test_only_what_can_change_an_output_makes_it_stale(
    root: Path, monkeypatch: pytest.MonkeyPatch, name: str, before: str, same: str, other: str
) -> None:
    monkeypatch.setattr(stamp, "GROUPS", {"toy": stamp.Group((name,), ("hardware/made/*",))})
    (root / name).write_text(before)
    stamp.stamp("toy", root)
    (root / name).write_text(same)
    assert stamp.stale(root=root) == []
    (root / name).write_text(other)
    assert stamp.stale(root=root) == ["The toy of the hardware is older than its sources; run `make hardware`."]


def test_changed_missing_and_foreign_outputs_are_found(root: Path) -> None:
    made = root / "hardware" / "made"
    (made / "two.svg").write_text("<svg><title>two</title></svg>")
    stamp.stamp("toy", root)
    (made / "one.svg").write_text("<svg>changed by hand</svg>")
    (made / "two.svg").unlink()
    (made / "three.svg").write_text("<svg><title>three</title></svg>")
    assert [fault.split(" ", 1) for fault in stamp.stale(root=root)] == [
        ["hardware/made/one.svg", "was changed after it was made; run `make hardware`."],
        ["hardware/made/three.svg", "was not made by `make hardware`; remove it."],
        ["hardware/made/two.svg", "is missing; run `make hardware`."],
    ]


def test_no_file_of_the_hardware_is_too_large_for_a_repository() -> None:
    sizes = {path.name: path.stat().st_size / 1e6 for path in FOLDER.rglob("*") if path.is_file()}
    limits = {"hub.step": 5.0, "hub.glb": 5.0, "shell.step": 1.6}  # MB
    assert limits.keys() <= sizes.keys()
    assert {name: size for name, size in sizes.items() if size > limits.get(name, 1.0)} == {}


def test_every_version_that_a_committed_file_names_has_an_entry() -> None:
    listed = re.findall(r"^## (\S+)$", (FOLDER / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed[0] == __version__
    assert set(map(stamp.version, stamp.GROUPS)) <= set(listed)
    errata = re.findall(r"^## (\S+)$", (FOLDER / "ERRATA.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert errata == listed, "a version without known errata says so"
