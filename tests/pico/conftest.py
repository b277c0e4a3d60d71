"""The hub's image, built once, and a Pico that has started from it."""

from collections.abc import Iterator

import pytest
from tools.pico import frozen, image
from tools.pico.emulated import EmulatedPico


@pytest.fixture(scope="session")
def hub_image() -> image.Image:
    """The image of the firmware as it stands."""
    return image.build()


OLDER = "0lder00"


@pytest.fixture(scope="session")
def older_image() -> image.Image:
    """One that was built before, by its stamp."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(frozen, "build_id", lambda: OLDER)
        return image.build()


@pytest.fixture
def pico(hub_image: image.Image) -> Iterator[EmulatedPico]:
    """A Pico with that image, switched on for the first time, its cable in."""
    with EmulatedPico(hub_image) as made:
        yield made
