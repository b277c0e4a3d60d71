"""The hub's image, built once, and a Pico that has started from it."""

from collections.abc import Iterator

import pytest
from tools.pico import frozen, image
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.observing import probe

from roundhouse.flashing import package
from roundhouse_hub import __version__


@pytest.fixture(scope="session")
def hub_image() -> image.Image:
    return image.build()


OLDER = "0lder00"
OLDER_VERSION = "0.0.9"


@pytest.fixture(scope="session")
def older_image() -> image.Image:
    """One that was built before: an older version, by what it says of itself, of another build."""
    stamped = package.stamped
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(frozen, "build_id", lambda: OLDER)
        patch.setattr(frozen, "__version__", OLDER_VERSION)
        patch.setattr(package, "stamped", lambda *told: stamped(*told).replace(__version__, OLDER_VERSION))
        return image.build()


MUTED = """
from roundhouse_hub.settings import Settings
settings = Settings(board.flash)
settings.set("mute", 1, 0)
settings.keep()
"""
"""Mutes the hub, which then has no sound to wait for."""


@pytest.fixture(scope="session")
def used(hub_image: image.Image) -> bytes:
    """The flash of a hub that has kept its settings so often that the next time a sector has to be erased for them."""
    with EmulatedPico(hub_image) as pico:
        pico.run_until(probe.awaits(pico, probe.HELLO), 2500, step_ms=10)
        probe.into_prompt(pico)
        probe.ask(pico, probe.BEGIN + MUTED)
        while True:
            flash = pico.flash
            pico.flash_log.clear()
            probe.ask(pico, "settings.keep()")
            if any(work.kind == "erase" for work in pico.flash_log):
                return flash


@pytest.fixture
def pico(hub_image: image.Image) -> Iterator[EmulatedPico]:
    """A Pico with that image, switched on for the first time, its cable in."""
    with EmulatedPico(hub_image) as made:
        yield made
