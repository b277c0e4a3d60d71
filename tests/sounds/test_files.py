"""The committed samples belong to their recipes; changing one without the other is detected."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from tools.sound_lab import files, fingerprints, samples
from tools.sound_lab.samples import Pcm

from tools import sounds

BUDGET = 500_000


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The committed samples in a folder that a test may change."""
    return shutil.copytree(files.SAMPLES, tmp_path / "samples")


def test_the_committed_samples_are_fresh() -> None:
    assert files.faults() == []


@pytest.mark.parametrize("name", sorted(samples.CATALOG))
def test_rendering_again_gives_the_committed_sample(name: str) -> None:
    assert files.differs(name, samples.render(name)) <= files.TOLERANCE


def test_rendering_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        files.write_all(tmp_path / folder)
    one, two = ({path.name: path.read_bytes() for path in (tmp_path / f).iterdir()} for f in ("one", "two"))
    assert one == two


def test_all_samples_fit_the_hub(pcm: Mapping[str, Pcm]) -> None:
    assert sum(2 * len(frames) for frames in pcm.values()) < BUDGET


def test_a_changed_byte_is_noticed(copy: Path) -> None:
    path = copy / "bell.raw"
    path.write_bytes(b"\x01" + path.read_bytes()[1:])
    assert files.faults(copy) == ["The sample bell is not the one that was made: run `make sounds`."]


def test_a_missing_and_a_foreign_sample_are_noticed(copy: Path) -> None:
    (copy / "tap.raw").rename(copy / "tip.raw")
    assert [fault.split()[2] for fault in files.faults(copy)] == ["tap", "tip"]


def test_a_missing_stamp_is_noticed(copy: Path) -> None:
    (copy / files.STAMP).unlink()
    assert files.faults(copy) == ["There is no made.json beside the samples: run `make sounds`."]


def test_a_changed_recipe_is_noticed(copy: Path, tmp_path: Path) -> None:
    recipes = shutil.copytree(files.SOURCES, tmp_path / "recipes")
    recipe = recipes / "bell.py"
    recipe.write_text(recipe.read_text(encoding="utf-8").replace("784.0", "785.0"), encoding="utf-8")
    assert files.source_hash(recipes) != files.source_hash()
    stamp = json.loads((copy / files.STAMP).read_text(encoding="utf-8"))
    stamp["sources"] = files.source_hash(recipes)
    (copy / files.STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    assert files.faults(copy) == ["The recipes have changed since the samples were made: run `make sounds`."]


def test_a_changed_docstring_is_no_changed_recipe(tmp_path: Path) -> None:
    recipes = shutil.copytree(files.SOURCES, tmp_path / "recipes")
    recipe = recipes / "bell.py"
    recipe.write_text(
        "# Cast bronze.\n" + recipe.read_text(encoding="utf-8").replace("bronze", "brass", 1), encoding="utf-8"
    )
    assert files.source_hash(recipes) == files.source_hash()


def test_a_rendering_that_differs_is_noticed() -> None:
    frames = samples.render("tap")
    assert files.differs("tap", frames + np.int16(3)) == 3 > files.TOLERANCE
    assert files.differs("tap", frames[:-1]) > files.TOLERANCE


def test_every_recipe_is_in_the_stamp() -> None:
    beside = {path.stem for path in files.SOURCES.glob("*.py")} - {
        "__init__",
        "files",
        "fingerprints",
        "loudness",
        "render",
    }
    assert beside == set(files.SYNTHESIS)


def test_the_command_says_whether_the_samples_are_fresh(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, copy: Path
) -> None:
    assert sounds.main(["--check"]) == 0
    (copy / "tap.raw").unlink()
    found = files.faults(copy)
    monkeypatch.setattr(files, "faults", lambda: found)
    assert sounds.main(["--check"]) == 1
    assert "The sample tap is not in recipes, folder and stamp alike" in capsys.readouterr().err


def test_fingerprints_of_other_sounds_are_noticed(tmp_path: Path) -> None:
    assert fingerprints.faults() == []
    other = json.loads(fingerprints.GOLDEN.read_text(encoding="utf-8"))
    other["bell"]["day"] = other["bell"]["day"].replace(other["bell"]["day"][:8], "01234567")
    del other["tap"]
    (tmp_path / "sounds.json").write_text(json.dumps(other), encoding="utf-8")
    assert fingerprints.faults(tmp_path / "sounds.json") == [
        "The sound bell is not the one in sounds.json: listen to it, then run `make sounds`.",
        "The sound tap is not the one in sounds.json: listen to it, then run `make sounds`.",
    ]


def test_the_command_writes_wavs_to_listen_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sounds.main(["--wav", str(tmp_path / "wavs")]) == 0
    assert "scores as WAV files" in capsys.readouterr().out
    written = {path.stem for path in (tmp_path / "wavs").glob("*.wav")}
    assert {"whistle", "clatter", "warning", "bell", "refused"} <= written
    assert (tmp_path / "wavs" / "refused.wav").read_bytes()[:4] == b"RIFF"
