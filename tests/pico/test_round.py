"""A short round of two games, refereed by the real host over the emulated USB: every lamp, every cue."""

from collections.abc import Iterator

import pytest
from tests.pico.table_on_pico import Round
from tests.referee.tables import mexican_train, station
from tools.pico.cue_matcher import NotAsRenderedError, follow
from tools.pico.emulated import EmulatedPico
from tools.pico.image import Image

GAMES = {"mexican train": mexican_train, "station": station}
LATEST_MS = 110
"""From the call to its sound: over USB, through the session, behind what is queued. The budget is another test's."""


@pytest.fixture(scope="module", params=list(GAMES))
def played(request: pytest.FixtureRequest, hub_image: Image) -> Iterator[Round]:
    """A round of one of the games, with a double-6 set."""
    with EmulatedPico(hub_image) as pico:
        yield Round(pico, GAMES[request.param](3, set=6))


def test_after_every_call_every_lamp_shows_the_scene(played: Round) -> None:
    assert played.calls > 10
    assert played.lamps_wrong == []


def test_every_cue_is_heard_once_in_its_order(played: Round) -> None:
    assert len(played.called_for) > 10
    heard = played.heard_at()
    asked = [ms for ms, _ in played.hub.asked]
    assert [name for _, name in played.hub.asked] == played.called_for
    late = [at - before for at, before in zip(heard, asked, strict=True)]
    assert min(late) > 0
    assert max(late) < LATEST_MS


def test_a_cue_that_was_not_heard_or_heard_twice_would_be_noticed(played: Round) -> None:
    samples = played.pico.recording(played.began_at)
    called_for = played.called_for
    for wrong, fault in (
        (called_for[:-1], "nor does the next cue begin there"),
        ([*called_for, "bell"], "never heard: bell"),
        ([*called_for[:3], *called_for[4:]], "nor does the next cue begin there"),
    ):
        with pytest.raises(NotAsRenderedError, match=fault):
            follow(samples, wrong, played.volume)


def test_the_pins_are_driven_as_the_datasheets_want(played: Round) -> None:
    assert played.pico.faults == []
    assert played.pico.resets == 0
    assert played.hub.counters["bad"] == 0
