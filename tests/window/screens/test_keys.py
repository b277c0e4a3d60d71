"""The keys of real tables and of pages do what the table of keys says, and its page opens on every screen."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple, Self

import pytest
from tests.referee.tables import game_of
from tests.window.keyboard import key_event
from tests.window.screens.app_driver import AppDriver, screen_name
from tests.window.screens.fast_matches import deal, finish_round
from tests.window.screens.real_tiles.called_driver import CalledByTouch
from tests.window.screens.real_tiles.real_table_driver import LOOK, ScreenDriver
from tests.window.screens.real_tiles.slots_driver import PressedByTouch

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.presenters.pages.players import SeatPage
from roundhouse.presenters.real_tiles.called_presenter import CalledPresenter
from roundhouse.referee import Answer
from roundhouse.referee.hub_output.scene import USUAL_VOLUME
from roundhouse.window.key_bindings import BINDINGS, Binding, KeyContext, command_of
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.screen import Open
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

pytestmark = pytest.mark.usefixtures("no_screen")
BY_THE_APPLICATION = {"keys", "full-screen"}


def keys_of(action: str) -> tuple[str, ...]:
    return binding_of(action).keys


def binding_of(name: str) -> Binding:
    (binding,) = (binding for binding in BINDINGS if binding.name == name)
    assert binding.keys
    return binding


def actions_in(place: KeyContext) -> set[str]:
    return {binding.name for binding in BINDINGS if place in binding.places} - BY_THE_APPLICATION


# -- at a called table -------------------------------------------------------------------------------------------------


class Typed:
    """The places where somebody types."""

    fingers: ScreenDriver

    @property
    def opened(self) -> str:
        way = self.fingers.way
        return screen_name(way.screen) if isinstance(way, Open) else ""

    @property
    def focus(self) -> str:
        """The place to which the keys go."""
        return str(self.fingers.screen.input.focus)  # type: ignore[attr-defined]

    @property
    def enabled(self) -> list[str]:
        page = self.fingers.screen.page(LOOK)  # type: ignore[attr-defined]
        return [control.name for control in page.controls if control.enabled]

    def type(self, *keys: str) -> Self:
        """These keys, one after the other."""
        for key in keys:
            self.fingers.do(key_event(key))
        return self


class AtCalledTable(Typed, CalledByTouch):
    """A called table of two with a round in play, and what is typed there."""

    def __init__(self, name: str = "mexican-train", seats: int = 2, **rules: object) -> None:
        super().__init__(game_of(name, seats, rules))
        while not self.shown.in_turn:
            self.fingers.press("dealt" if self.table.mode.awaited.what in ("deal", "next") else "answer:0")
        self.begun = self.steps

    @property
    def ends(self) -> tuple[int, ...]:
        """The ends of the tile that are called so far."""
        controls = self.screen.presenter.mode_presenter
        assert isinstance(controls, CalledPresenter)
        return controls.entry.tile.ends

    @property
    def steps(self) -> int:
        """The number of calls."""
        return self.table.referee.steps


class Case(NamedTuple):
    """The page after keys at a table: those `before`, the key of the action, and those `after`; and what it is to
    be, for each key or for this one."""

    seen: Callable[[Any], object]
    expected: object
    before: str = ""
    after: str = ""
    table: Callable[[], Typed] = AtCalledTable


def small(name: str = "mexican-train", seats: int = 2, **rules: object) -> Callable[[], AtCalledTable]:
    return partial(AtCalledTable, name, seats, set=6, **rules)


def at_control(name: str) -> Callable[[], AtCalledTable]:
    """A table at which the keys go to this control."""

    def table() -> AtCalledTable:
        at = AtCalledTable()
        at.screen.input.focus = name
        return at

    return table


def letter(key: str) -> tuple[int, ...]:
    """The end that a letter of the Super Train set names."""
    game = game_of("super-train", 2, {"deal": 5})
    letters = {game.tiles.end_text(end): end for end in range(game.options.set + 1, game.tiles.kinds)}
    assert "A" in letters
    return (letters[key[-1]],) if key[-1] in letters else ()


def publics() -> AtCalledTable:
    """A table of Mexican Train Station with one public train in sight."""
    at = AtCalledTable("station", 3, set=9, deal=5).type("9", "9")
    position = at.table.referee.position
    assert position is not None and len(position.trains_in_sight) - 3 == 1
    return at


TEXT: Callable[[Any], object] = attrgetter("title")
ENDS: Callable[[Any], object] = attrgetter("ends")
OPENED: Callable[[Any], object] = attrgetter("opened")
VOLUME = {"F8": 0, "F9": USUAL_VOLUME - 1, "F10": USUAL_VOLUME + 1}
CALLED: dict[str, tuple[Case, ...]] = {
    "number": (Case(ENDS, lambda key: (int(key),)),),
    "ten": (Case(ENDS, (12, 1), after="2 1"),),
    "letter": (Case(ENDS, letter, table=partial(AtCalledTable, "super-train", deal=5)),),
    "public": (Case(TEXT, "Ann plays 6-2 on the Mexican Train.", "6 2", table=small(deal=4)),),
    "number-of-public": (
        Case(
            lambda at: at.steps > at.begun + 1 or at.tone == "refused", lambda key: key[-1] == "1", "9 8", table=publics
        ),
    ),
    "draw": (Case(TEXT, "Ann draws a tile."),),
    "done": (Case(lambda at: at.table.mode.awaited.seat, 1, "D"),),
    "draw-pass": (Case(lambda at: at.table.mode.awaited.seat, 1),),
    **dict.fromkeys(("mute", "softer", "louder"), (Case(lambda at: at.table.output.volume, VOLUME.get),)),
    "marker-up": (Case(TEXT, "Ann draws a tile.", "D", table=small("private-trains", deal=4)),),
    "marker-down": (
        Case(lambda at: "marker" in at.title, True, "D Space D Space 6 2 1", table=small("private-trains", deal=4)),
    ),
    "undo": (Case(TEXT, "Taken back: Ann draws a tile.", "D"),),
    "redo": (Case(lambda at: at.steps - at.begun, 1, "D U"),),
    "calls": (Case(OPENED, "CallsPage", "D"),),
    "erase": (Case(ENDS, (5,), "D 5 3"), Case(ENDS, (), "D 5"), Case(TEXT, "Taken back: Ann draws a tile.", "D")),
    "speaker": (
        Case(
            lambda at: at.shown.speaker,
            lambda key: 1 if key == "PageDown" else 2,
            table=partial(AtCalledTable, seats=3),
        ),
    ),
    "announce": (Case(TEXT, "Ann has one tile left.", "6 2 1 PageUp", table=small(deal=2, missed_call="yes")),),
    "claim": (
        Case(lambda at: ("Ann" in at.title, at.tone), (True, "info"), "6 2 1", table=small(deal=2, missed_call="yes")),
    ),
    "sum": (Case(lambda at: at.shown.report and at.shown.report.by_sum, True, "6 2 1", table=small(deal=1)),),
    "due": (
        Case(lambda at: at.table.referee.match.results[0].points, (0, 9), "6 2 1 = 9", table=small(deal=1)),
        Case(lambda at: at.table.referee.match.results[0].points, (0, 7), "6 2 1 3 4", table=small(deal=1)),
    ),
    "walk": (Case(lambda at: at.focus not in ("", "end:8"), True, table=at_control("end:8")),),
    "tab": (Case(lambda at: at.enabled.index(at.focus), lambda key: 0 if key == "Tab" else 18),),
    "back": (Case(ENDS, (), "5"), Case(OPENED, "TableMenuPage")),
}


@pytest.mark.parametrize(("keys", "leads"), [("1", 0), ("2", 1), ("+ 2", 11)])
def test_a_number_answers_a_question(keys: str, leads: int) -> None:
    at = CalledByTouch(game_of("mexican-train", 12, {}))
    for key in keys.split():
        at.fingers.do(key_event(key))
    assert at.table.mode.awaited.seat == leads


def test_enter_says_that_the_tiles_are_dealt() -> None:
    at = CalledByTouch(game_of("basic-trains", 4, {}))
    asked = at.table.mode.awaited.what
    at.fingers.do(key_event("Enter"))
    assert (asked, at.table.mode.awaited.what) == ("next", "holder")


def test_a_sum_is_typed_with_the_hub_alone() -> None:
    person = PressedByTouch(game_of("mexican-train", 2, {"set": 6, "deal": 1}), placed=True)
    for _ in ("Ann leads", "and goes out"):
        person.press(person.table.referee.slots[0])
    for key in ("9", "Enter"):
        person.fingers.do(key_event(key))
    assert person.table.referee.match.results[0].points == (0, 9)


@pytest.mark.parametrize("key", keys_of("marker-up"))
def test_the_key_of_a_marker_submits_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game offers it now: then the key says nothing."""
    at, said = AtCalledTable("private-trains", set=6, deal=4), list[Action]()
    monkeypatch.setattr(at.screen.presenter, "submit", said.append)
    at.type(key)
    assert said == [actions.MarkerUp()]


def test_keys_of_other_places_do_nothing_at_a_called_table() -> None:
    at = AtCalledTable().type("5")
    steps, page = at.steps, at.shown
    others = [key for binding in BINDINGS if not {"called", "pages"} & {*binding.places} for key in binding.keys]
    assert others
    for key in others:
        assert at.type(key).steps == steps and at.shown == page, key


# -- with the hub alone ------------------------------------------------------------------------------------------------


class AtHub(Typed, PressedByTouch):
    """The hub alone with three players around it, whose presses are noted: the first three sit at `slots`."""

    def __init__(self, placed: bool = True, focus: int = -1) -> None:
        super().__init__(game_of("mexican-train", 3, {"set": 6, "deal": 4}), placed=placed)
        self.slots = self.table.referee.slots
        self.presses: list[tuple[int, str]] = []
        heard = self.table.handle_hub_event
        if focus >= 0:
            self.screen.input.focus, self.screen.input.shows_focus = f"slot:{self.slots[focus]}", True

        def noted(event: HubEvent) -> Answer | None:
            assert isinstance(event, ButtonEvent)
            self.presses.append((event.button, event.gesture))
            return heard(event)

        self.table.handle_hub_event = noted  # type: ignore[method-assign]

    @property
    def seats_pressed(self) -> list[tuple[int, str]]:
        """The presses, by the seat whose slot it is; the public train's comes after the last seat."""
        return [(self.slots.index(button), gesture) for button, gesture in self.presses]


def at_engine() -> AtHub:
    at = AtHub()
    at.screen.input.focus = f"slot:{ENGINE}"
    return at


def of_seat(gesture: str, key: str) -> list[tuple[int, str]]:
    """The presses by a key of a seat, of the public train, or Enter at the second seat's slot."""
    seat = {"M": 3, "Enter": 1, "1": 0, "2": 1, "3": 2}.get(key.rpartition("+")[2])
    return [] if seat is None else [(seat, gesture)]


PRESSES: Callable[[Any], object] = attrgetter("presses")
SEATS_PRESSED: Callable[[Any], object] = attrgetter("seats_pressed")
UNPLACED, FRAMED = partial(AtHub, placed=False), partial(AtHub, focus=1)
SLOTS: dict[str, tuple[Case, ...]] = {
    "number": (
        Case(SEATS_PRESSED, partial(of_seat, PRESS), table=FRAMED),
        Case(PRESSES, lambda key: [(int(key) - 1, PRESS)] if key != "0" else [], table=UNPLACED),
    ),
    "ten": (Case(PRESSES, [(11, PRESS)], after="2", table=UNPLACED),),
    **dict.fromkeys(
        ("mute", "softer", "louder"),
        (Case(lambda at: (at.presses, at.table.output.volume), lambda key: ([], VOLUME[key]), table=AtHub),),
    ),
    **{
        name: (Case(SEATS_PRESSED, partial(of_seat, gesture), table=FRAMED),)
        for name, gesture in (("public", PRESS), ("twice", TWICE), ("hold", LONG))
    },
    **{
        name: (Case(PRESSES, [(ENGINE, gesture)], table=AtHub),)
        for name, gesture in (("draw", PRESS), ("done", TWICE), ("undo", LONG), ("erase", LONG))
    },
    "due": (
        Case(SEATS_PRESSED, [(0, PRESS)], before="1", table=AtHub),  # within a round no button is golden
        Case(SEATS_PRESSED, [(2, PRESS)], table=partial(AtHub, focus=2)),
        Case(PRESSES, [(ENGINE, PRESS)], table=AtHub),  # the lot says who leads
    ),
    "walk": (Case(lambda at: at.focus not in ("", f"slot:{ENGINE}"), True, table=at_engine),),
    "tab": (
        Case(lambda at: at.focus == at.enabled[0], lambda key: key == "Tab", table=AtHub),
        Case(lambda at: at.focus == at.enabled[-1], lambda key: key != "Tab", table=AtHub),
    ),
    "calls": (Case(OPENED, "CallsPage", "1", table=AtHub),),
    "back": (Case(OPENED, "TableMenuPage", table=AtHub),),
}
REAL_TILES: dict[KeyContext, dict[str, tuple[Case, ...]]] = {"called": CALLED, "slots": SLOTS}


@pytest.mark.parametrize("place", REAL_TILES)
def test_every_action_of_a_real_table_is_looked_at(place: KeyContext) -> None:
    assert actions_in(place) == REAL_TILES[place].keys()


@pytest.mark.parametrize(("place", "action"), [(place, name) for place, cases in REAL_TILES.items() for name in cases])
def test_at_a_real_table_every_key_does_what_it_says(place: KeyContext, action: str) -> None:
    for key in keys_of(action):
        assert command_of(key_event(key), place).meaning == binding_of(action).meaning
        for case in REAL_TILES[place][action]:
            at = case.table().type(*case.before.split(), key, *case.after.split())
            assert case.seen(at) == (case.expected(key) if callable(case.expected) else case.expected), key


def test_keys_of_other_places_press_nothing_with_the_hub_alone() -> None:
    at = AtHub()
    page = at.shown
    others = [key for binding in BINDINGS if not {"slots", "pages"} & {*binding.places} for key in binding.keys]
    assert others
    for key in others:
        assert at.type(key).presses == [] and at.shown == page, key


# -- on pages ----------------------------------------------------------------------------------------------------------


def typed(app: AppDriver, *keys: str) -> None:
    """A key that is a letter writes it, too."""
    for key in keys:
        app.frame(key_event(key))
        app.write(key if len(key) == 1 else "")


def shown(app: AppDriver) -> str:
    return screen_name(app.screen)


def focus(app: AppDriver) -> str:
    assert isinstance(app.screen, StartScreen)
    return app.screen.input.focus


def after_a_round(app: AppDriver) -> None:
    finish_round(app, deal(app, "mexican-train", "person", rounds="3"))


def correcting(app: AppDriver) -> None:
    """Somebody corrects a score."""
    finish_round(app, deal(app, "station", "person", rounds="2"))
    app.touch("correct")


def with_twelve(app: AppDriver) -> None:
    correcting(app)
    typed(app, "1", "2")


def naming(app: AppDriver) -> None:
    """Somebody names who sits there."""
    app.touch("seat:5")
    typed(app, "Ctrl+A")
    app.write("Zoe")


def golden(app: AppDriver) -> None:
    """A control had the frame; what was touched since has none."""
    app.press("games")
    typed(app, "Esc")
    app.touch("mode:dealt")


class PageCase(NamedTuple):
    """The steps on a page before a key, and the page that is seen and wanted after it, for each key or this one."""

    before: Callable[[AppDriver], object]
    seen: Callable[[AppDriver], object]
    expected: object


NAME: Callable[[AppDriver], object] = lambda app: app.control("name").label  # noqa: E731 - a column of the table
SCORE: Callable[[AppDriver], object] = lambda app: app.control("points").label  # noqa: E731
ON_PAGES: dict[str, PageCase] = {
    "done": PageCase(lambda app: app.walk_to("games"), shown, "GamesPage"),
    "due": PageCase(golden, shown, "DealtScreen"),
    "undo": PageCase(after_a_round, shown, "DealtScreen"),
    "number": PageCase(correcting, SCORE, lambda key: key),
    "minus": PageCase(with_twelve, SCORE, "−12"),
    "erase": PageCase(naming, NAME, "Zo"),
    "select": PageCase(lambda app: app.touch("seat:5"), lambda app: app.control("name").selected, True),
    "walk": PageCase(lambda app: app.walk_to("seat:6"), lambda app: focus(app) not in ("", "seat:6"), True),
    "tab": PageCase(
        lambda _: None,
        lambda app: [control.name for control in app.page.controls if control.enabled].index(focus(app)) == 0,
        lambda key: key == "Tab",
    ),
    "back": PageCase(lambda app: app.touch("games"), shown, "StartScreen"),
}


def test_every_action_of_pages_is_looked_at() -> None:
    assert actions_in("pages") == ON_PAGES.keys()


@pytest.mark.parametrize(("action", "key"), [(action, key) for action in ON_PAGES for key in keys_of(action)])
def test_on_pages_every_key_does_what_it_says(app: AppDriver, action: str, key: str) -> None:
    assert command_of(key_event(key), "pages").meaning == binding_of(action).meaning
    case = ON_PAGES[action]
    case.before(app)
    typed(app, key)
    assert case.seen(app) == (case.expected(key) if callable(case.expected) else case.expected)


# -- everywhere --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", keys_of("keys"))
@pytest.mark.parametrize("place", ["pages", "dealt", "called", "slots"])
def test_the_page_of_keys_opens_on_every_screen_and_closes_again(app: AppDriver, place: str, key: str) -> None:
    if place != "pages":
        app.sit("mexican-train", ("person", "person"), place, set="6")
        app.frame()
        app.touch("deal")
    below = app.screen
    typed(app, key)
    assert shows(app.screen, KeyHelpPage)
    typed(app, key)
    assert app.screen is below
    typed(app, key, "Esc")
    assert app.screen is below


def test_a_question_mark_in_a_name_is_a_letter(app: AppDriver) -> None:
    app.touch("seat:5")
    typed(app, "?")
    assert shows(app.screen, SeatPage)
    typed(app, "F1")
    assert shows(app.screen, KeyHelpPage)


@pytest.mark.parametrize("key", keys_of("full-screen"))
def test_the_screen_is_filled_from_anywhere(app: AppDriver, key: str) -> None:
    for times in (1, 2):
        typed(app, key)
        assert app.application.window.full_screen == (times == 1)


def test_the_booklet_leads_to_the_keys(app: AppDriver) -> None:
    app.touch("games")
    app.touch("how-to-play")
    app.touch("keys")
    assert shows(app.screen, KeyHelpPage)
