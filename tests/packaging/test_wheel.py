"""The files that `pip install` puts on a computer: the wheel has all that a table needs, and nothing else."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path

import pytest
from hatchling.build import build_wheel

from roundhouse import __version__
from roundhouse_hub.sound.scores import SCORES

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "host/roundhouse/window/fonts"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The wheel of this checkout, without compiled rules, which are checked by themselves."""
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROUNDHOUSE_COMPILED", "0")
        patch.chdir(ROOT)  # hatchling builds what it stands in
        name = build_wheel(str(folder))
    with zipfile.ZipFile(folder / name) as packed:
        yield packed


def test_every_sample_that_a_score_names_is_in_it(wheel: zipfile.ZipFile) -> None:
    samples = {f"roundhouse_hub/sound/samples/{note[1]}.raw" for score in SCORES.values() for note in score}
    assert len(samples) > 5
    assert samples <= set(wheel.namelist())


def test_every_font_is_in_it_with_its_license(wheel: zipfile.ZipFile) -> None:
    fonts = {f"roundhouse/window/fonts/{font.name}" for font in FONTS.glob("*.otf")}
    assert len(fonts) >= 4
    assert fonts | {"roundhouse/window/fonts/OFL.txt"} <= set(wheel.namelist())


def test_the_host_and_both_packages_of_the_firmware_are_in_it_and_no_tests_or_tools(wheel: zipfile.ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith((".dist-info", ".data"))} == {
        "roundhouse",
        "roundhouse_hub",
        "roundhouse_standins",
    }
    parts = [part for name in wheel.namelist() for part in name.split("/")]
    assert not [part for part in parts if part.startswith("test") or part in ("__pycache__", "tools")]


def test_man_pages_completions_and_a_line_in_the_menu_are_in_it(wheel: zipfile.ZipFile) -> None:
    (data,) = {name.partition("/")[0] for name in wheel.namelist() if ".data/" in name}
    share = ROOT / "host/packaging/share"
    for kept in filter(Path.is_file, share.rglob("*")):
        assert wheel.read(f"{data}/data/share/{kept.relative_to(share)}") == kept.read_bytes()


def test_what_an_index_shows_leads_to_no_file_and_says_whose_it_is(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    said = message_from_bytes(wheel.read(name))
    shown = said.get_payload()
    assert isinstance(shown, str)
    assert [link for link in re.findall(r"\]\(([^)]*)\)", shown) if not link.startswith("https://")] == []
    assert "The **referee** on the computer" in shown and "a picture for every" in shown
    assert (said["Version"], said["License-Expression"]) == (__version__, "MIT AND OFL-1.1")
    assert said.get_all("License-File") == ["LICENSE", "host/roundhouse/window/fonts/OFL.txt"]


def test_the_commit_is_in_it(wheel: zipfile.ZipFile) -> None:
    here = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert here.startswith(wheel.read("roundhouse/commit.txt").decode().strip())


def test_a_table_is_played_far_from_the_checkout_without_a_terminal(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    installed = tmp_path / "site"
    wheel.extractall(installed)
    code = (
        "import roundhouse, roundhouse_hub, roundhouse_standins, sys\n"
        "for package in (roundhouse, roundhouse_hub, roundhouse_standins):\n"
        f"    assert package.__file__.startswith({str(installed)!r}), package.__file__\n"
        "from roundhouse.__main__ import play\n"
        "sys.stdin = sys.stdout = sys.stderr = None\n"  # as in a window of Windows
        "play()\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, "--computer", "--out", "out"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(installed), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"record.txt", "table.png", "hub.wav"}
