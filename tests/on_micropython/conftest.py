"""A stand-in Pico for each test that asks for one: plain MicroPython, or with an image."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.on_micropython.pico import StandInPico
from tools.pico import frozen

OLD = "0ldbu1d"


@pytest.fixture
def plug_pico(tmp_path: Path) -> Iterator[Callable[..., StandInPico]]:
    """Makes stand-in Picos and plugs them in; all are unplugged in the end."""
    made: list[StandInPico] = []

    def make(image: Path | None = None) -> StandInPico:
        made.append(StandInPico(tmp_path / f"pico{len(made)}", image))
        made[-1].plug()
        return made[-1]

    yield make
    for pico in made:
        pico.unplug()


@pytest.fixture
def pico(plug_pico: Callable[..., StandInPico]) -> StandInPico:
    return plug_pico()


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """What is frozen into an image of this firmware; the samples are read from files, since nothing is frozen here."""
    folder = tmp_path / "image"
    frozen.lay_out(folder)
    for sample in frozen.SAMPLES.glob("*.raw"):
        (folder / sample.name).write_bytes(sample.read_bytes())
    names = [sample.stem for sample in folder.glob("*.raw")]
    frozen_in = f"{{name: open('{folder}/' + name + '.raw', 'rb').read() for name in {names}}}"
    (folder / "roundhouse_samples.py").write_text(f"SAMPLES = {frozen_in}\n")
    return folder


@pytest.fixture
def old_image(image: Path) -> Path:
    """What is frozen into an image of another build, one of its sounds another one too."""
    for path in (image / "roundhouse_hub/__init__.py", image / "roundhouse_stamp.py"):
        path.write_text(path.read_text().replace(frozen.build_id(), OLD))
    (image / "tap.raw").write_bytes(bytes(1000))
    return image
