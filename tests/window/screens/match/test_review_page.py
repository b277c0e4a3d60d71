"""The review of a match in the window: it fills while it is judged, can be stopped, and leads to the table."""

from __future__ import annotations

from tools.pictures.tables import reviewed

from roundhouse.presenters.match.match_review import MatchReview
from roundhouse.presenters.pages.match import LOOK_MS, ReviewPage
from roundhouse.window.controls.page import TrackPicture
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import Open
from roundhouse.window.screens.table.replay_screen import ReplayScreen, follow_replay


class HalfDone(MatchReview):
    """A review that is judged no further, and does not end by itself."""

    @property
    def goes_on(self) -> bool:
        return not self._stopped


def half_done() -> HalfDone:
    whole = reviewed()
    review = HalfDone(whole._match, whole._names, whole._judged[: whole.done // 2])
    review.total = whole.done
    return review


def progress(screen: ListScreen) -> float | None:
    (track,) = (each for each in screen.page(Display()).pictures if isinstance(each, TrackPicture))
    return track.train


def test_the_page_says_how_far_it_is_and_can_be_stopped() -> None:
    review = half_done()
    screen = ListScreen(ReviewPage(review))
    page = screen.page(Display())
    assert 0.4 < (progress(screen) or 0) < 0.6
    assert any(f"{review.done} of {review.total}" in text.text for text in page.texts)
    assert page.control("stop") is not None and screen.wait_ms(0) <= LOOK_MS
    screen.handle(Pressed("stop"))
    page = screen.page(Display())
    assert page.control("stop") is None
    assert any(text.text.startswith("Stopped: ") for text in page.texts)


def test_leaving_the_page_stops_the_work() -> None:
    review = half_done()
    ReviewPage(review).close()
    assert not review.goes_on


def test_each_player_has_decisions_that_lead_to_the_table() -> None:
    screen = ListScreen(ReviewPage(reviewed()), follow_replay)
    assert progress(screen) == 1.0
    screen.handle(Pressed("player:2"))
    page = screen.page(Display())
    assert any("Caleb" in text.text for text in page.texts)
    decision = page.control("decision:0")
    assert decision is not None
    found = screen.handle(Pressed("decision:0"))
    assert isinstance(found, Open) and isinstance(found.screen, ReplayScreen)
    assert found.screen.presenter.viewer == 2


def test_what_has_failed_is_said() -> None:
    review = reviewed()
    review.failed = True
    assert any("had to stop" in text.text for text in ListScreen(ReviewPage(review)).page(Display()).texts)
