"""The keys of real tables and of pages do what the table of keys says, and its page opens on every screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.referee.tables import game_of
from tests.window.keyboard import event_of
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.called_driver import CalledByTouch
from tests.window.screens.fast_matches import deal, finish_round
from tests.window.screens.real_table_driver import LOOK
from tests.window.screens.slots_driver import PressedByTouch

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.presenters.called_presenter import CalledPresenter
from roundhouse.referee import Answer
from roundhouse.window.key_bindings import BINDINGS, Binding, KeyContext, command_of
from roundhouse.window.screens.called_menu import CalledMenu
from roundhouse.window.screens.calls_page import CallsPage
from roundhouse.window.screens.games import GamePicker
from roundhouse.window.screens.key_help import KeyHelp
from roundhouse.window.screens.score_correction import ScoreCorrection
from roundhouse.window.screens.screen import Open
from roundhouse.window.screens.seat import SeatPage
from roundhouse.window.screens.start import StartScreen
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


class AtCalledTable(CalledByTouch):
    """A called table of two with a round in play, and what is typed there."""

    def __init__(self, name: str = "mexican-train", seats: int = 2, **rules: object) -> None:
        super().__init__(game_of(name, seats, rules))
        while not self.shown.in_turn:
            self.fingers.press("dealt" if self.table.awaited.what in ("deal", "next") else "seat:0")

    @property
    def ends(self) -> tuple[int, ...]:
        """The ends of the tile that are called so far."""
        controls = self.screen.presenter.mode_presenter
        assert isinstance(controls, CalledPresenter)
        return controls.tile.ends

    @property
    def steps(self) -> int:
        """How many calls there were."""
        return self.table.referee.steps

    @property
    def text(self) -> str:
        """The large words."""
        return self.title

    def type(self, *keys: str) -> AtCalledTable:
        """These keys, one after the other."""
        for key in keys:
            self.fingers.do(event_of(key))
        return self


def _called_number(key: str) -> None:
    assert AtCalledTable().type(key).ends == (int(key),)
    if key in "12":
        person = AtCalledTable(set=6, deal=4).type("6", "2", key)
        assert person.text.startswith(("Ann plays", "Bo's train", "Only Bo"))


def _called_ten(key: str) -> None:
    assert AtCalledTable().type(key, "2", "1").ends == (12, 1)


def _called_letter(key: str) -> None:
    person = AtCalledTable("super-train", deal=5)
    game = person.table.referee.game
    letters = {game.tiles.end_text(end): end for end in range(game.options.set + 1, game.tiles.kinds)}
    expected = (letters[key[-1]],) if key[-1] in letters else ()
    assert "A" in letters and person.type(key).ends == expected


def _called_public(key: str) -> None:
    assert AtCalledTable(set=6, deal=4).type("6", "2", key).text == "Ann plays 6-2 on the Mexican Train."


def _called_number_of_public(key: str) -> None:
    person = AtCalledTable("station", 3, set=9, deal=5).type("9", "9")
    position = person.table.referee.position
    assert position is not None
    publics = len(position.trains_in_sight) - person.table.referee.game.seats
    before = person.type("9", "8").steps
    person.type(key)
    touched = person.steps > before or person.tone == "refused"
    assert publics > 0 and touched == (1 <= int(key[-1]) <= publics)


def _called_draw(key: str) -> None:
    assert AtCalledTable().type(key).text == "Ann draws a tile."


def _called_done(key: str) -> None:
    person = AtCalledTable().type("D", key)
    assert person.table.awaited.seat == 1


def _called_volume(key: str) -> None:
    person = AtCalledTable("private-trains", set=6, deal=4)
    before = person.screen.presenter.session.referee.volume
    person.type(key)
    assert person.screen.presenter.session.referee.volume != before


_called_mute = _called_softer = _called_louder = _called_volume
del _called_volume


def _called_marker_up(key: str) -> None:
    """No game offers it now: then the key says nothing."""
    person = AtCalledTable("private-trains", set=6, deal=4).type("D")
    assert person.type(key).text == "Ann draws a tile."
    with pytest.MonkeyPatch.context() as patched:
        said: list[Action] = []
        patched.setattr(person.screen.presenter, "submit", said.append)
        person.type(key)
        assert said == [actions.MarkerUp()]


def _called_marker_down(key: str) -> None:
    person = AtCalledTable("private-trains", set=6, deal=4).type("D", "Space", "D", "Space", "6", "2", "1")
    assert "marker" in person.type(key).text


def _called_undo(key: str) -> None:
    person = AtCalledTable()
    steps = person.steps
    assert person.type("D").steps == steps + 1
    assert person.type(key).text == "Taken back: Ann draws a tile."


def _called_redo(key: str) -> None:
    person = AtCalledTable().type("D")
    steps = person.steps
    assert person.type("U", key).steps == steps


def _called_calls(key: str) -> None:
    person = AtCalledTable().type("D", key)
    assert isinstance(person.fingers.way, Open) and isinstance(person.fingers.way.screen, CallsPage)


def _called_erase(key: str) -> None:
    person = AtCalledTable().type("D", "5", "3")
    assert person.type(key).ends == (5,)
    assert person.type(key).ends == ()
    assert person.type(key).text.startswith("Taken back")


def _called_speaker(key: str) -> None:
    person = AtCalledTable(seats=3).type(key)
    assert person.shown.speaker == (1 if key == "PageDown" else 2)


def _called_announce(key: str) -> None:
    person = AtCalledTable(set=6, deal=2, missed_call="yes").type("6", "2", "1", "PageUp", key)
    assert person.text == "Ann has one tile left."


def _called_claim(key: str) -> None:
    person = AtCalledTable(set=6, deal=2, missed_call="yes").type("6", "2", "1")
    assert person.table.awaited.seat == 1
    assert "Ann" in person.type(key).text and person.tone == "info"


def _called_sum(key: str) -> None:
    person = AtCalledTable(set=6, deal=1).type("6", "2", "1")
    assert person.table.awaited.what == "hand"
    before, after = person.shown.report, person.type(key).shown.report
    assert before is not None and after is not None and before.by_sum != after.by_sum


def _called_due(key: str) -> None:
    person = AtCalledTable(set=6, deal=1).type("6", "2", "1", "=", "9", key)
    assert person.table.referee.match.results[0].points == (0, 9)


def _called_walk(key: str) -> None:
    person = AtCalledTable()
    start = "end:10" if key == "↑" else "end:3"
    person.screen.input.focus = start
    person.type(key)
    assert person.screen.input.focus not in ("", start)


def _called_tab(key: str) -> None:
    person = AtCalledTable().type(key)
    names = [control.name for control in person.screen.page(LOOK).controls if control.enabled]
    assert person.screen.input.focus == names[0 if key == "Tab" else -1]


def _called_back(key: str) -> None:
    person = AtCalledTable().type("5", key)
    assert person.ends == ()
    way = person.fingers.do(event_of(key))
    assert isinstance(way, Open) and isinstance(way.screen, CalledMenu)


CALLED: dict[str, Callable[[str], None]] = {
    name.removeprefix("_called_").replace("_", "-"): case
    for name, case in list(globals().items())
    if name.startswith("_called_")
}


def test_every_action_of_a_called_table_is_looked_at() -> None:
    assert actions_in("called") == CALLED.keys()


@pytest.mark.parametrize("action", CALLED)
def test_at_a_called_table_every_key_does_what_it_says(action: str) -> None:
    for key in keys_of(action):
        assert command_of(event_of(key), "called").meaning == binding_of(action).meaning
        CALLED[action](key)


def test_keys_of_other_places_do_nothing_at_a_called_table() -> None:
    person = AtCalledTable().type("5")
    steps, page = person.steps, person.shown
    others = [key for binding in BINDINGS if not {"called", "pages"} & {*binding.places} for key in binding.keys]
    assert others
    for key in others:
        assert person.type(key).steps == steps and person.shown == page, key


# -- with the hub alone ------------------------------------------------------------------------------------------------


class AtHub(PressedByTouch):
    """The hub alone with three players around it, whose presses are noted."""

    def __init__(self, placed: bool = True) -> None:
        super().__init__(game_of("mexican-train", 3, {"set": 6, "deal": 4}), placed=placed)
        self.slots = self.table.referee.slots
        self.presses: list[tuple[int, str]] = []
        heard = self.table.handle_hub_event

        def noted(event: HubEvent) -> Answer | None:
            assert isinstance(event, ButtonEvent)
            self.presses.append((event.button, event.gesture))
            return heard(event)

        self.table.handle_hub_event = noted  # type: ignore[method-assign]

    def type(self, *keys: str) -> AtHub:
        """These keys, one after the other."""
        for key in keys:
            self.fingers.do(event_of(key))
        return self


def _slots_gesture(gesture: str) -> Callable[[str], None]:
    def pressed(key: str) -> None:
        person, base = AtHub(), key.rpartition("+")[2]
        slots = person.slots
        if base == "Enter":
            person.screen.input.focus, person.screen.input.shows_focus = f"slot:{slots[1]}", True
        seat = {"M": 3, "Enter": 1, "1": 0, "2": 1, "3": 2}.get(base)
        assert person.type(key).presses == ([] if seat is None else [(slots[seat], gesture)])

    return pressed


def _slots_number(key: str) -> None:
    _slots_gesture(PRESS)(key)
    slot = int(key) - 1
    assert AtHub(placed=False).type(key).presses == ([(slot, PRESS)] if slot >= 0 else [])


def _slots_ten(key: str) -> None:
    assert AtHub(placed=False).type(key, "2").presses == [(11, PRESS)]


def _slots_engine(gesture: str) -> Callable[[str], None]:
    def pressed(key: str) -> None:
        assert AtHub().type(key).presses == [(ENGINE, gesture)]

    return pressed


def _slots_due(key: str) -> None:
    """The golden button is the engine's, before a round; within one, none is golden."""
    person = AtHub()
    person.type("1")
    assert person.table.awaited.what == "turn"
    assert person.type(key).presses == [(person.slots[0], PRESS)]
    framed = AtHub()
    framed.screen.input.focus, framed.screen.input.shows_focus = f"slot:{framed.slots[2]}", True
    assert framed.type(key).presses == [(framed.slots[2], PRESS)]
    golden = AtHub()
    assert golden.type(key).presses == [(ENGINE, PRESS)], "the lot says who leads"


def _slots_walk(key: str) -> None:
    person = AtHub()
    person.screen.input.focus = f"slot:{ENGINE}"
    assert person.type(key).screen.input.focus not in ("", f"slot:{ENGINE}")


def _slots_tab(key: str) -> None:
    person = AtHub().type(key)
    names = [control.name for control in person.screen.page(LOOK).controls if control.enabled]
    assert person.screen.input.focus == names[0 if key == "Tab" else -1]


def _slots_calls(key: str) -> None:
    way = AtHub().type("1").fingers.do(event_of(key))
    assert isinstance(way, Open) and isinstance(way.screen, CallsPage)


def _slots_back(key: str) -> None:
    way = AtHub().fingers.do(event_of(key))
    assert isinstance(way, Open) and isinstance(way.screen, CalledMenu)


def _slots_volume(key: str) -> None:
    person = AtHub()
    before = person.table.referee.volume
    assert person.type(key).presses == []
    assert person.table.referee.volume != before


SLOTS: dict[str, Callable[[str], None]] = {
    "number": _slots_number,
    "ten": _slots_ten,
    "public": _slots_gesture(PRESS),
    **dict.fromkeys(("mute", "softer", "louder"), _slots_volume),
    "twice": _slots_gesture(TWICE),
    "hold": _slots_gesture(LONG),
    "draw": _slots_engine(PRESS),
    "done": _slots_engine(TWICE),
    "undo": _slots_engine(LONG),
    "erase": _slots_engine(LONG),
    "due": _slots_due,
    "walk": _slots_walk,
    "tab": _slots_tab,
    "calls": _slots_calls,
    "back": _slots_back,
}


def test_every_action_with_the_hub_alone_is_looked_at() -> None:
    assert actions_in("slots") == SLOTS.keys()


@pytest.mark.parametrize("action", SLOTS)
def test_with_the_hub_alone_every_key_does_what_it_says(action: str) -> None:
    for key in keys_of(action):
        assert command_of(event_of(key), "slots").meaning == binding_of(action).meaning
        SLOTS[action](key)


def test_keys_of_other_places_press_nothing_with_the_hub_alone() -> None:
    person = AtHub()
    page = person.shown
    others = [key for binding in BINDINGS if not {"slots", "pages"} & {*binding.places} for key in binding.keys]
    assert others
    for key in others:
        assert person.type(key).presses == [] and person.shown == page, key


# -- on pages ----------------------------------------------------------------------------------------------------------


def typed(app: AppDriver, *keys: str) -> None:
    for key in keys:
        app.frame(event_of(key))


def _pages_done(app: AppDriver, key: str) -> None:
    app.walk_to("games")
    typed(app, key)
    assert isinstance(app.screen, GamePicker)


def _pages_due(app: AppDriver, key: str) -> None:
    _pages_done(app, key)
    typed(app, "Esc")
    app.touch("mode:dealt")
    typed(app, key)
    assert not isinstance(app.screen, StartScreen), "what was touched has no frame: the golden button is pressed"


def _pages_undo(app: AppDriver, key: str) -> None:
    table = deal(app, "mexican-train", "person", rounds="3")
    finish_round(app, table)
    assert table.referee.position is None
    typed(app, key)
    assert table.referee.position is not None


def correcting(app: AppDriver) -> Callable[[], str]:
    """Somebody corrects a score; what it is so far."""
    finish_round(app, deal(app, "station", "person", rounds="2"))
    app.touch("select-score")
    assert isinstance(app.screen, ScoreCorrection)
    return lambda: app.page.texts[2].text


def _pages_number(app: AppDriver, key: str) -> None:
    shown = correcting(app)
    typed(app, key)
    assert shown() == key


def _pages_minus(app: AppDriver, key: str) -> None:
    shown = correcting(app)
    typed(app, "1", "2", key)
    assert shown() == "−12"


def _pages_erase(app: AppDriver, key: str) -> None:
    app.touch("seat:5")
    app.write("Zoe")
    name = app.control("name").label
    typed(app, key)
    assert name and app.control("name").label == name[:-1]


def _pages_select(app: AppDriver, key: str) -> None:
    app.touch("seat:5")
    typed(app, key)
    assert app.control("name").selected
    typed(app, "Backspace")
    assert app.control("name").label == ""


def _pages_walk(app: AppDriver, key: str) -> None:
    start = "seat:3" if key == "←" else "games"
    app.walk_to(start)
    screen = app.screen
    assert isinstance(screen, StartScreen)
    typed(app, key)
    assert screen.input.focus not in ("", start)


def _pages_tab(app: AppDriver, key: str) -> None:
    typed(app, key)
    screen = app.screen
    assert isinstance(screen, StartScreen)
    names = [control.name for control in app.page.controls if control.enabled]
    assert screen.input.focus == names[0 if key == "Tab" else -1]


def _pages_back(app: AppDriver, key: str) -> None:
    app.touch("games")
    typed(app, key)
    assert isinstance(app.screen, StartScreen)


ON_PAGES: dict[str, Callable[[AppDriver, str], None]] = {
    "done": _pages_done,
    "due": _pages_due,
    "undo": _pages_undo,
    "number": _pages_number,
    "minus": _pages_minus,
    "erase": _pages_erase,
    "select": _pages_select,
    "walk": _pages_walk,
    "tab": _pages_tab,
    "back": _pages_back,
}


def test_every_action_of_pages_is_looked_at() -> None:
    assert actions_in("pages") == ON_PAGES.keys()


@pytest.mark.parametrize(("action", "key"), [(action, key) for action in ON_PAGES for key in keys_of(action)])
def test_on_pages_every_key_does_what_it_says(app: AppDriver, action: str, key: str) -> None:
    assert command_of(event_of(key), "pages").meaning == binding_of(action).meaning
    ON_PAGES[action](app, key)


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
    assert isinstance(app.screen, KeyHelp)
    typed(app, key)
    assert app.screen is below
    typed(app, key, "Esc")
    assert app.screen is below


def test_a_question_mark_in_a_name_is_a_letter(app: AppDriver) -> None:
    app.touch("seat:5")
    typed(app, "?")
    assert isinstance(app.screen, SeatPage)
    typed(app, "F1")
    assert isinstance(app.screen, KeyHelp)


@pytest.mark.parametrize("key", keys_of("full-screen"))
def test_the_screen_is_filled_from_anywhere(app: AppDriver, key: str) -> None:
    for times in (1, 2):
        typed(app, key)
        assert app.application.window.full_screen == (times == 1)


def test_the_booklet_leads_to_the_keys(app: AppDriver) -> None:
    app.touch("games")
    app.touch("how-to-play")
    app.touch("keys")
    assert isinstance(app.screen, KeyHelp)
