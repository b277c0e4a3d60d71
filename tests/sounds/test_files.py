"""The committed samples belong to their recipes; changing one without the other is detected."""

from collections.abc import Mapping

import pytest
from tools.sound_lab import files, samples
from tools.sound_lab.samples import Pcm

BUDGET = 500_000


@pytest.mark.parametrize("name", sorted(samples.CATALOG))
def test_rendering_again_gives_the_committed_sample(name: str) -> None:
    assert files.differs(name, samples.render(name)) <= files.TOLERANCE


def test_all_samples_fit_the_hub(pcm: Mapping[str, Pcm]) -> None:
    assert sum(2 * len(frames) for frames in pcm.values()) < BUDGET


def test_every_recipe_is_in_the_stamp() -> None:
    beside = {path.stem for path in files.SOURCES.glob("*.py")} - {
        "__init__",
        "files",
        "fingerprints",
        "loudness",
        "render",
    }
    assert beside == set(files.SYNTHESIS)
