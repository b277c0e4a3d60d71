"""The hub's image, built once, and a Pico that has started from it."""

from collections.abc import Iterator

import pytest
from tools.pico import image
from tools.pico.emulated import EmulatedPico


@pytest.fixture(scope="session")
def hub_image() -> image.Image:
    """The image of the firmware as it stands."""
    return image.build()


@pytest.fixture
def pico(hub_image: image.Image) -> Iterator[EmulatedPico]:
    """A Pico with that image, switched on for the first time, its cable in."""
    with EmulatedPico(hub_image) as made:
        yield made
