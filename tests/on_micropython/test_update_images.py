"""Updating a Pico that runs an image: it gets only what its image lacks, and a newer image removes that again."""

from collections.abc import Callable
from pathlib import Path

from tests.on_micropython.conftest import OLD
from tests.on_micropython.flashed import NAME, FlashProgress, files_on
from tests.on_micropython.pico import StandInPico

from roundhouse.flashing import package
from roundhouse.hub.discovery import probe

BUILD = package.build_id()


def test_an_image_of_the_same_build_needs_no_files(plug_pico: Callable[..., StandInPico], image: Path) -> None:
    pico = plug_pico(image)
    work = FlashProgress(pico)
    assert not work.flash().changed
    assert not (pico.files / NAME).exists() and not (pico.files / "main.py").exists()
    (pico.files / NAME / "sound").mkdir(parents=True)
    (pico.files / NAME / "__init__.py").write_text('__version__ = "0.0.1"\nBUILD = "abc1234"\n')
    (pico.files / NAME / "sound/mixer.py").write_text("")
    done = FlashProgress(pico).flash()
    assert done.was == "0.0.1 (abc1234)" and BUILD in done.now
    assert not (pico.files / NAME).exists()


def test_an_older_image_gets_modules_and_only_the_sounds_it_lacks(
    plug_pico: Callable[..., StandInPico], old_image: Path
) -> None:
    pico = plug_pico(old_image)
    found = probe(pico.address)
    assert found.info is not None and found.info.build == OLD
    done = FlashProgress(pico).flash()
    assert done.was is not None and OLD in done.was and BUILD in done.now
    sounds = [name for name in files_on(pico) if name.endswith(".raw")]
    assert sounds == ["sound/samples/tap.raw"]
    assert not (pico.files / "main.py").exists()
    modules = {name for name in package.contents() if name.endswith(".py")}
    assert {name for name in files_on(pico) if name.endswith(".py")} == modules
