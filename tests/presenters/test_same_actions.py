"""Window and terminal offer the same actions of the same page: what is touched in one can be typed in the other."""

import ast
from collections.abc import Callable, Iterator
from inspect import isfunction
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from rich.console import Console
from tests.window.plain_services import PlainServices

import roundhouse.phones
import roundhouse.presenters.pages
import roundhouse.terminal
import roundhouse.window
from roundhouse import actions
from roundhouse.actions.action import Button
from roundhouse.games import GAMES
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.pages.questions import ProposalPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.hub_output.hub_slots import slots_only_error
from roundhouse.referee.session.table_session import MODES
from roundhouse.terminal.commands import action_of
from roundhouse.terminal.console import TableConsole
from roundhouse.terminal.parser import read_line
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.screens.table.menu_screen import table_menu

SEATS = [SeatedPlayer("Ann"), SeatedPlayer("Bo"), SeatedPlayer("Cy"), SeatedPlayer("Dee")]
LOOK = DisplaySettings()
TYPED = {
    "call": "5-6 on Bo",
    "explain": "why draw",
    "where": "hint 5-6",
    "undo-steps": "undo 2",
    "redo-steps": "redo 2",
    "amend": "fix 3 bo 5-6",
    "insert": "insert 3 bo 5-6",
    "delete": "delete 3",
    "correct": "correct 1 bo 17",
    "hand-over": "seat bo Zoe",
    "join": "join Zoe after bo 20",
    "depart": "depart bo",
    "swap": "swap ann cy",
    "leave-sure": "leave",
    "place": "slot bo 5",
    "press": "twice 5",
}
"""How actions with numbers or a text are typed; the others by their ids."""
TOUCHES = {"pick", "move", "drop", "play", "end", "train", "speaker", "digit", "plus", "report-tile"}
"""Parts of a call that is made by touch; typed, it is one sentence: `call`."""
PARTS = ("end", "slot", "digit", "train", "badge", "speaker", "report-tile")
"""Controls for one part of a call each."""
NAVIGATION = {"back", "on", "phones", "roster", "how-to-play", "preferences", "menu", "fair"}
"""Controls of the window that lead to another screen."""
OWN_PAGES = {"agree", "decline"}
"""Actions for which the window opens a page: the request to undo."""
BY_SCREEN = {"scores", "quit"}
"""Actions that each front end does itself: they show what is there, or leave."""


TableScreens = DealtScreen | CalledScreen | SlotsScreen
SCREENS: dict[str, Callable[[PlainServices, Presenter], TableScreens]] = {
    "dealt": DealtScreen, "called": CalledScreen, "slots": SlotsScreen, "score-pad": CalledScreen
}  # fmt: skip


class BothFronts:
    """A window and a terminal at one table."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.screen = SCREENS[session.mode.name](PlainServices(), Presenter(session))
        self.terminal = TableConsole(Presenter(session), Console(quiet=True), self._ask)

    def pages(self) -> tuple[TablePage, TablePage]:
        """The window's page and the terminal's, both uncovered."""
        for presenter in (self.screen.presenter, self.terminal.presenter):
            presenter.run_until_person_needed()
            presenter.submit(actions.ShowHand())
        return self.screen.presenter.present(), self.terminal.presenter.present()

    def drawn(self, page: TablePage) -> set[str]:
        """The ids that the window draws as buttons, here and in its menu."""
        if isinstance(self.screen, DealtScreen):
            menu = table_menu(PlainServices(), self.screen.presenter)
            stations = {control.name for control in menu.page(LOOK).controls if control.enabled}
            return stations | {each.wire for each in self.screen.shown(page.table).buttons if each.label}
        self.screen._shown = None
        names = {control.name for control in self.screen.page(LOOK).controls if control.enabled}
        choices = TableMenuPage(self.screen.presenter).present(Texts()).choices
        return names | {entry.id for entry in choices if entry.enabled}

    @staticmethod
    def _ask(_: str) -> str | HubEvent:
        raise EOFError


def played(name: str, mode: str) -> Iterator[BothFronts]:
    """A random match in which only actions of pages are submitted; each of its situations."""
    session = TableSession(GAMES[name](4), SEATS, Chance("1"), mode=mode)
    fronts, rng = BothFronts(session), Random(name + mode)
    for _ in range(12):
        yield fronts
        page, awaited = fronts.pages()[0], session.mode.awaited
        if awaited.what in ("hand", "nothing"):
            return
        if awaited.choices and not page.unseated:
            session.mode.answer(rng.choice(awaited.choices))
        elif page.mode == "slots" and page.unseated:
            fronts.screen.presenter.submit(actions.PressButton(Button(page.unseated[0] * 2)))
        elif awaited.in_turn:
            position = session.referee.position
            assert position is not None
            session.call(
                rng.choice(position.legal()) if page.mode != "dealt" else session.computers.move(position.turn)
            )
        else:
            due = [each.action for each in page.offers if each.enabled and isinstance(each.action, ANSWERS)]
            fronts.screen.presenter.submit(rng.choice(due))


ANSWERS = (actions.NextRound, actions.Dealt, actions.AnswerSeat, actions.Draw)


@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, mode) for name in GAMES for mode in MODES if mode != "slots" or not slots_only_error(GAMES[name](4))],
)
def test_the_same_actions_are_offered_drawn_and_typed(name: str, mode: str) -> None:
    seen: set[str] = set()
    for fronts in played(name, mode):
        here, there = fronts.pages()
        assert [action.wire for action in here.offers] == [action.wire for action in there.offers]
        offered = {action.wire for action in here.offers if action.enabled}
        labeled = {action.wire for action in here.offers if action.enabled and action.label}
        seen |= offered
        drawn = fronts.drawn(here) if mode != "slots" or not here.unseated else labeled
        keys = {each for each in drawn if each.partition(":")[0] in PARTS}
        assert drawn - keys - NAVIGATION <= {action.wire for action in here.offers} | BY_SCREEN
        assert labeled - drawn - OWN_PAGES - BY_SCREEN <= {"clear", "erase", "by-sum", "by-tiles"}, "drawn with input"
        for offer in here.offers:
            if not offer.enabled or offer.wire in TOUCHES:
                continue
            (command,) = read_line(TYPED.get(offer.wire, offer.wire), short=mode == "dealt")
            if offer.wire in BY_SCREEN:
                assert command.meaning is offer.kind
            else:
                assert offer.matches(action_of(Texts(), command, there))
        if offered & TOUCHES and here.in_turn:
            assert "call" in offered
    assert len(seen) > 10


@pytest.mark.parametrize("mode", MODES)
def test_a_request_to_undo_is_answered_by_the_same_actions(mode: str) -> None:
    session = TableSession(GAMES["mexican-train"](4), SEATS, Chance("1"), mode=mode)
    fronts = BothFronts(session)
    session.mode.begin(Seat(0))
    steps = session.referee.steps
    session.proposals.ask(None)
    answers = {"agree", "decline"}
    for page in fronts.pages():
        assert answers <= {action.wire for action in page.offers} and page.proposal is not None
    assert {control.name for control in ListScreen(ProposalPage(Presenter(session))).page(LOOK).controls} == answers
    (command,) = read_line("agree")
    fronts.terminal.presenter.submit(action_of(Texts(), command, fronts.terminal.presenter.present()))
    assert session.proposals.open is None and session.referee.steps == steps - 1


READING = {"before", "parse", "move", "time_is_up"}
"""Methods of a session and its parts that change nothing."""
PARTS_OF_A_SESSION = vars(TableSession(GAMES["mexican-train"](4), SEATS))
HOLDERS = ("table", "session", "roster", *PARTS_OF_A_SESSION)


def methods(kind: type) -> set[str]:
    """The names of the public methods of a class."""
    return {name for name, each in vars(kind).items() if isfunction(each) and name[0] != "_"}


CHANGING = methods(TableSession).union(*(methods(type(part)) for part in PARTS_OF_A_SESSION.values())) - READING
ROSTER = {"join", "hand_over"}
"""Methods of a roster that change the table."""


def changes_in(source: str) -> list[int]:
    """The lines that change a table, and not through a presenter's action."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            holder = ast.unparse(node.func.value)
            if holder.endswith(HOLDERS) and node.func.attr in CHANGING | ROSTER:
                found.append(node.lineno)
        if isinstance(node, ast.ImportFrom) and node.module == "roundhouse.presenters.dealt.undo":
            found += [node.lineno for each in node.names if each.name == "undo"]
    return found


def test_window_screens_change_the_table_through_a_presenter_alone() -> None:
    assert {"call", "begin", "sound", "wait", "undo", "connect", "agree"} <= CHANGING
    for line in (
        "self._table.call(x)",
        "self._roster.table.call(Depart(1))",
        "self._roster.join(1, who)",
        "table.pacing.wait(0)",
    ):
        assert changes_in(line) == [1]
    sources = sorted((Path(roundhouse.window.__file__).parent).rglob("*.py"))
    assert len(sources) > 50
    assert {str(path): lines for path in sources if (lines := changes_in(path.read_text(encoding="utf-8")))} == {}


def test_pages_submit_what_has_no_button_on_the_table() -> None:
    """A score is corrected, a player joins, takes over and leaves on pages."""
    made = set[str]()
    for path in Path(roundhouse.presenters.pages.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "submit":
                made |= {
                    ast.unparse(each.func).removeprefix("actions.") for each in node.args if isinstance(each, ast.Call)
                }
    assert made >= {"CorrectScore", "HandOver", "Join", "Depart"}


@pytest.mark.parametrize(
    "front", [roundhouse.phones, roundhouse.terminal, roundhouse.window], ids=lambda front: front.__name__
)
def test_a_front_end_reaches_the_table_through_its_presenter_alone(front: ModuleType) -> None:
    sources = sorted(Path(str(front.__file__)).parent.rglob("*.py"))
    assert len(sources) > 5
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("session", "context", "mode_presenter", "referee"), f"{path}:{node.lineno}"
                # Which screen a table has, a window and phones ask by the mode; a terminal has one for all.
                assert node.attr != "mode" or front is not roundhouse.terminal, f"{path}:{node.lineno}"
