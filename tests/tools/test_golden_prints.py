"""The main screens look as their prints do; the comparison ignores smoothing of letters but not a moved button."""

import pytest
from tools.pictures.golden_prints import SCREENS, changes, displays, golden, pictures
from tools.pictures.moments import MOMENTS

from roundhouse.i18n.texts import LANGUAGES


@pytest.mark.parametrize(("number", "moment"), [*enumerate(MOMENTS)])
def test_the_main_screens_look_as_they_did(number: int, moment: str) -> None:
    """In one size and language, others for the next moment; `make verify` has all of them."""
    looks = list(displays())
    said = list(changes(moment, pictures(moment, [looks[number % len(looks)]]), looks))
    assert not said, "\n".join([*said, "If that is intended: make golden, and look at what it has written."])


def test_every_size_language_and_the_largest_text_has_its_prints_in_small_files() -> None:
    assert len(displays()) == 4 * len(LANGUAGES)
    files = sorted(SCREENS.iterdir())
    assert files == sorted(golden(moment) for moment in MOMENTS)
    sizes = [path.stat().st_size for path in files]
    # Two languages took 910 KB; there are two moments and a language more.
    assert max(sizes) < 200_000 and sum(sizes) < 600_000 * len(LANGUAGES)
