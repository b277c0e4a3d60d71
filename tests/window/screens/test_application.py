"""The stack of screens: which one gets input, which are painted, what closes, and what happens to an error."""

from collections.abc import Iterator, Sequence
from unittest.mock import Mock

import pygame
import pytest
from tests.window.plain_services import PlainServices

from roundhouse.catalogs import Verbatim
from roundhouse.hub.events import ButtonEvent, Connected, HubEvent, HubInfo, Lost
from roundhouse.indices import Seat
from roundhouse.presenters.livery_context import current_livery
from roundhouse.records.preferences import Livery, SavedChoices
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.screen import STAY, Exit, Frame, Navigation, Open, Replace, Return
from roundhouse.window.window import Window


class Told:
    """A screen that navigates as the test wants, and records its calls."""

    liveries: Sequence[Livery] | None = None

    def __init__(self, *ways: Navigation) -> None:
        self.ways = list(ways)
        self.log: list[str] = []
        self.heard: list[HubEvent] = []
        self.fails = False
        self.changes = True
        self.rests = 0
        self.now = -1

    def update(self, _events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self.log.append("update")
        self.heard += frame.hub_events
        self.now = frame.now
        if self.fails:
            raise RuntimeError("a fault of ours")
        return self.ways.pop(0) if self.ways else STAY

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        assert surface.get_size() == frame.display.size
        self.log.append("paint")
        return self.changes

    def wait_ms(self, now: int) -> int:
        assert now == self.now, "the wait is computed for the frame just shown"
        return self.rests

    def hover(self, point: tuple[int, int]) -> bool:
        return point == (1, 1)

    def repaint(self) -> None:
        self.log.append("repaint")

    def close(self) -> None:
        self.log.append("close")


@pytest.fixture
def window() -> Iterator[Window]:
    with Window("Roundhouse") as opened:
        pygame.event.clear()
        yield opened


def test_a_screen_above_is_shown_until_it_returns(window: Window) -> None:
    above = Told(STAY, Return())
    below = Told(Open(above))
    application = Application(window, below)
    application.frame((), 0)
    assert above.log == ["repaint", "update", "paint"], "painted in the very frame it came in"
    application.frame((), 16)
    assert above.log[-1] == "close"
    assert below.log == ["update", "repaint", "update", "paint"]


def test_the_last_screen_ends_the_program(window: Window) -> None:
    only = Told(STAY, Return())
    Application(window, only).run()
    assert only.log[-1] == "close"


@pytest.mark.parametrize("leaves", [True, False])
def test_leaving_closes_every_screen(window: Window, leaves: bool) -> None:
    below, above = Told(), Told(*[Exit()] if leaves else [])
    application = Application(window, below)
    application.screens.append(above)
    application.frame(() if leaves else (pygame.Event(pygame.QUIT),), 0)
    assert (below.log, above.log) == (["close"], ["update", "close"])
    assert not application.screens


def test_the_mouse_shows_what_a_press_would_do_and_a_finger_leaves_nothing(window: Window) -> None:
    application = Application(window, Told())
    for point, touch, hand in (((1, 1), False, True), ((2, 2), False, False), ((1, 1), True, False)):
        application.frame((pygame.Event(pygame.MOUSEMOTION, pos=point, touch=touch),), 0)
        assert window._hand is hand


def test_a_screen_in_the_place_of_another_closes_it(window: Window) -> None:
    second = Told()
    first = Told(Replace(second))
    application = Application(window, first)
    application.frame((), 0)
    assert first.log == ["update", "close"]
    assert application.screens == [second]


class Hearing(PlainServices):
    """Services whose hub has one event after another, one for each frame."""

    def __init__(self, *told: HubEvent) -> None:
        super().__init__(SavedChoices())
        self.told = list(told)

    def hub_events(self) -> list[HubEvent]:
        return [self.told.pop(0)] if self.told else []


def test_what_became_of_the_hub_while_a_screen_was_covered_it_hears_when_it_is_seen_again(window: Window) -> None:
    gone, back, press = Lost(Verbatim("pulled")), Connected(HubInfo()), ButtonEvent(3, "press", 0)
    below, above, uppermost = Told(), Told(Return()), Told(STAY, STAY, Return())
    application = Application(window, below, services=Hearing(gone, press, back))
    application.screens += [above, uppermost]
    for now in (0, 16, 32):
        application.frame((), now)
    assert application.screens == [below]
    assert uppermost.heard == [gone, press, back]
    assert above.heard == below.heard == [gone, back], "a press goes to the visible screen"


def test_an_error_has_a_screen_of_its_own(window: Window) -> None:
    excuse, broken = Told(), Told()
    error_page = Mock(return_value=excuse)
    broken.fails = True
    application = Application(window, broken, error_screen=error_page)
    application.frame((), 0)
    application.frame((), 16)
    assert [str(call.args[0]) for call in error_page.call_args_list] == ["a fault of ours"]
    assert broken.log == ["update", "close"]
    assert excuse.log == ["paint", "update", "paint"], "it is seen at once"


class Stuck(Told):
    """A screen that cannot be closed."""

    def close(self) -> None:
        super().close()
        raise OSError("the disk is full")


def test_what_fails_while_screens_are_closed_is_no_second_error(window: Window) -> None:
    below, broken, excuse = Stuck(), Stuck(), Told()
    broken.fails = True
    application = Application(window, below, error_screen=lambda _: excuse)
    application.screens.append(broken)
    application.frame((), 0)
    assert (below.log, broken.log[-1]) == (["close"], "close")
    application.frame((), 16)
    assert excuse.log == ["paint", "update", "paint"]


def test_an_excuse_that_was_read_may_fail_in_its_turn(window: Window) -> None:
    first, second = Told(), Told()
    excuses = iter((first, second))
    broken = Told()
    broken.fails = True
    application = Application(window, broken, error_screen=lambda _: next(excuses))
    application.frame((), 0)
    application.frame((), 16)
    first.fails = True
    application.frame((), 32)
    application.frame((), 48)
    assert application.screens == [second]
    assert second.log == ["paint", "update", "paint"]


def test_an_excuse_that_cannot_be_shown_ends_the_program(window: Window) -> None:
    excuse, broken = Told(), Told()
    excuse.fails = broken.fails = True
    application = Application(window, broken, error_screen=lambda _: excuse)
    application.frame((), 0)
    with pytest.raises(RuntimeError, match="a fault of ours"):
        application.frame((), 16)


def test_a_window_that_fails_to_read_events_gets_an_error_screen(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    works = iter((True, False, True))
    monkeypatch.setattr(Window, "events", lambda _: [] if next(works) else 1 // 0)
    below, excuse = Told(), Told(Return())
    Application(window, below, error_screen=lambda _: excuse).run()
    assert below.log == ["update", "paint", "close"]
    assert excuse.log == ["paint", "update", "close"], "it was read, and went"


def test_a_window_that_never_tells_what_happened_is_not_kept_open(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "events", lambda _: 1 // 0)
    below, excuse = Told(), Told()
    with pytest.raises(ZeroDivisionError, match="division"):
        Application(window, below, error_screen=lambda _: excuse).run()
    assert (below.log, excuse.log) == (["close"], ["paint"])


def test_a_window_that_cannot_be_changed_is_reported_on_a_screen_too(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    excuse = Told()
    application = Application(window, Told(), error_screen=lambda _: excuse)
    monkeypatch.setattr(Window, "full_screen", property(lambda _: 1 // 0))
    application.frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_F11)], 0)
    assert application.screens == [excuse]


def test_without_anything_to_say_it_an_error_comes_through(window: Window) -> None:
    broken = Told()
    broken.fails = True
    with pytest.raises(RuntimeError, match="a fault of ours"):
        Application(window, broken).frame((), 0)


def test_what_a_screen_does_by_itself_is_not_lost_when_the_keys_are_asked_for(window: Window) -> None:
    scores = Told()
    table = Told(STAY, Open(scores))
    application = Application(window, table)
    application.frame((), 0)
    asked = pygame.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")
    application.frame([asked], 16)
    assert application.screens == [table, scores], "the round has ended in this very frame"
    application.frame([asked], 32)
    assert [shows(screen, KeyHelpPage) for screen in application.screens[2:]] == [True]


def counted(monkeypatch: pytest.MonkeyPatch, window: Window, screen: Told, ms: int) -> tuple[int, int]:
    """The number of frames that are drawn, and shown, in this time without input."""
    now, shown = [0], []
    monkeypatch.setattr(window, "flip", lambda: shown.append(now[0]))
    monkeypatch.setattr(window, "events", lambda: [pygame.Event(pygame.QUIT)] if now[0] >= ms else [])
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])

    class Ticks:
        def tick(self, rate: int) -> None:
            now[0] += 1000 // rate

    monkeypatch.setattr(pygame.time, "Clock", Ticks)
    Application(window, screen).run()
    return screen.log.count("paint"), len(shown)


def test_a_screen_on_which_nothing_moves_is_not_drawn(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    still = Told()
    still.rests, still.changes = 250, False
    frames, shown = counted(monkeypatch, window, still, 10_000)
    assert 30 <= frames <= 45
    assert shown == 0


def test_a_screen_that_moves_gets_every_frame(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    moving = Told()
    frames, shown = counted(monkeypatch, window, moving, 1000)
    assert frames == shown
    assert frames >= 60


def test_input_is_answered_in_the_next_frame(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    still = Told()
    still.rests = 250
    application = Application(window, still)
    events: list[list[pygame.Event]] = [[], [], [pygame.Event(pygame.MOUSEMOTION, pos=(1, 1))], []]
    monkeypatch.setattr(window, "events", lambda: events.pop(0))
    for now in (1, 17, 33, 49):
        application._look(now)
    assert still.log.count("paint") == 3, "the first one, that of the input, and the one after it"


def test_seats_are_drawn_in_the_liveries_of_the_nearest_table_below(window: Window) -> None:
    """A page about a table lies over its screen, and over that of the table which is set up next."""
    seen: list[Livery] = []

    class Drawing(Told):
        def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
            seen.append(current_livery(Seat(0)))
            return super().paint(surface, frame)

    set_up, table, page = Told(), Drawing(), Drawing()
    set_up.liveries, table.liveries = [Livery(1, 1)], [Livery(8, 10)]
    set_up.ways, table.ways = [Open(table)], [Open(page)]
    app = Application(window, set_up)
    app.frame((), 0)
    assert seen == [Livery(8, 10)]
    app.frame((), 16)
    assert seen[1:] == [Livery(8, 10)], "the page has none of its own"
    assert current_livery(Seat(0)) == Livery(0, 0), "and nothing stays"
