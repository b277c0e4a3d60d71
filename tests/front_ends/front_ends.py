"""The three front ends of a table under test, each told in the words that a player types: `6-2 on ann`, `draw`, `undo`.

The window is touched, a line is typed in the terminal, and on phones whoever may touches what the page offers. `do` is
one step, `said` is all that the front end shows after it, without its layout.
"""

import html
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol

from tests.terminal.scripted_person import Person
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.called_driver import CalledByTouch
from tests.window.screens.real_tiles.real_table_driver import LOOK, ScreenDriver
from tests.window.screens.real_tiles.slots_driver import PressedByTouch
from tools.testing.phone_table import TableOfPhones

from roundhouse.actions import Action
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.corrections import caller_of
from roundhouse.presenters.views import HandTile
from roundhouse.referee import TableSession
from roundhouse.terminal.console import TableConsole
from roundhouse.terminal.parser import COMMANDS
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen
from roundhouse.window.screens.routes import screen_of_table
from roundhouse.window.screens.screen import Frame, Open, Replace, Return, Screen
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse_hub.link.messages import PRESS


class FrontEnd(Protocol):
    """The interface of a front end that a script needs."""

    session: TableSession

    def do(self, step: str) -> None:
        """A step of somebody at the table."""

    def said(self) -> str:
        """The text to be read now."""


class TypedSteps:
    """All steps so far are typed at a table of their own: a console runs until it has read its last line."""

    def __init__(self, made: Callable[[], TableSession]) -> None:
        self._made, self._lines, self._before = made, list[str | ButtonEvent](), ""
        self._run()

    def do(self, step: str) -> None:
        word, _, number = step.partition(" ")
        self._before = self._person.shown
        self._lines.append(ButtonEvent(int(number) - 1, PRESS, 0) if word == "press" else step)
        self._run()

    def said(self) -> str:
        shown = self._person.shown
        new = shown.removeprefix(self._before.rstrip())
        return " ".join(f"{new} {self._person.prompts[-1]}".split())

    def _run(self) -> None:
        self.session = self._made()
        self._person = Person(self._lines, width=1000)
        TableConsole(Presenter(self.session), self._person.console, self._person.ask).run()


class Touched(ABC):
    """Steps as touches: `_touch` touches what has this name, which is an action on the wire or a control's."""

    session: TableSession

    def do(self, step: str) -> None:
        names = [name.casefold() for name in self.session.referee.names]
        word, _, rest = step.partition(" ")
        if found := re.fullmatch(r"(\w+)-(\w+) on (\w+)", step):
            self._lay(found.groups()[:2], names.index(found[3]) if found[3] in names else len(names))
        elif word == "=":
            for name in ("by-sum", *(f"digit:{digit}" for digit in rest), "tell"):
                self._touch(name)
        elif word == "fix":
            number, _, call = rest.partition(" ")
            self._touch(f"choose-call:{number}")
            self._lay([call.partition(" ")[0].partition("-")[2]], None)  # on the same train
        elif not step:
            self._touch("show")
        elif step in names:
            self._touch(f"answer:{names.index(step)}")
        else:
            meaning = COMMANDS.get(step, step)
            self._touch(meaning.id if isinstance(meaning, type) and issubclass(meaning, Action) else step)

    @abstractmethod
    def _touch(self, name: str) -> None: ...

    @abstractmethod
    def _lay(self, ends: Sequence[str], train: int | None) -> None: ...


def place_in_hand(hand: Sequence[HandTile], ends: Sequence[str]) -> int:
    """The place in a hand of the tile with these ends."""
    return next(place for place, tile in enumerate(hand) if {str(each) for each in tile.key} == set(ends))


class WindowSteps(Touched):
    """The table's screen, and those that open over it."""

    def __init__(self, made: Callable[[], TableSession]) -> None:
        self.session = made()
        self._stack: list[Screen] = []
        self._open(screen_of_table(PlainServices(), Presenter(self.session)))

    def do(self, step: str) -> None:
        word, _, button = step.partition(" ")
        if word == "press":  # a table of buttons is pressed on the picture of the hub; phones only watch it
            PressedByTouch(self.session.referee.game, fingers=self._fingers).press(int(button) - 1)
        else:
            super().do(step)

    def said(self) -> str:
        if isinstance(self._fingers.screen, TableScreen):
            view = self._fingers.arranged().view
            return " ".join((view.message.title, view.message.text, *(each.label for each in view.buttons)))
        return " ".join(text.text for text in self._fingers.screen.page(LOOK).texts)  # type: ignore[attr-defined]

    def _open(self, screen: Screen) -> None:
        self._stack.append(screen)
        self._fingers = ScreenDriver(screen.inner if isinstance(screen, CorrectionScreen) else screen)

    def _touch(self, name: str) -> None:
        in_menu, in_list = not self._has(name), name.startswith("choose-call:")
        if in_menu:
            self._press_control("menu")
        if in_list:
            self._press_control("calls")
        self._press_control(name)
        while in_menu and not in_list and self._has("back"):
            self._press_control("back")

    def _has(self, name: str) -> bool:
        if isinstance(self._fingers.screen, TableScreen):
            return name in [each.wire for each in self._fingers.arranged().view.buttons]
        return self._fingers.screen.page(LOOK).control(name) is not None  # type: ignore[attr-defined]

    def _press_control(self, name: str) -> None:
        at_table = isinstance(self._fingers.screen, TableScreen)
        match (self._fingers.press_button if at_table else self._fingers.press)(name):
            case Open(screen):
                self._open(screen)
            case Replace(screen):
                self._stack.pop()
                self._open(screen)
            case Return():
                self._close()

    def _close(self) -> None:
        self._stack.pop().close()
        self._open(self._stack.pop())

    def _lay(self, ends: Sequence[str], train: int | None) -> None:
        if isinstance(self._fingers.screen, TableScreen):
            assert train is not None
            self._fingers.now += 5000
            arranged = self._fingers.arranged()
            tile = arranged.hand[place_in_hand(arranged.view.hand, ends)]
            self._fingers.touch((tile.x, tile.y))
            landing = self._fingers.arranged().layout.trains[train].landings[0]
            self._fingers.touch((landing.x, landing.y))
            return
        called = CalledByTouch(self.session.referee.game, self._fingers)
        for end in ends:
            called.end(int(end))
        if train is not None:
            called.train(train)
        correction = self._stack[-1]
        if isinstance(correction, CorrectionScreen) and correction.update((), Frame(LOOK, 5000)) == Return():
            self._close()


class Phones(Touched):
    """A phone in each seat; the first that offers what is to be touched touches it, from the player in turn on."""

    def __init__(self, made: Callable[[], TableSession]) -> None:
        self.session = made()
        self._table = TableOfPhones(session=self.session)
        self._phones = [self._table.seated(seat) for seat in range(self.session.referee.game.seats)]
        self._last = self._phones[0]
        self._table.pass_time()

    def said(self) -> str:
        part = self._last.get("/part").text
        said = " ".join(html.unescape(re.sub(r"<svg.*?</svg>|<[^>]*>", " ", part, flags=re.DOTALL)).split())
        own = self.session.referee.names[self._phones.index(self._last)]
        return said.replace("Your turn", f"{own}'s turn")  # scripts name the player

    def _touch(self, name: str) -> None:
        position = self.session.referee.position
        turn = 0 if position is None else position.turn
        if name.startswith("choose-call:"):  # another's call is only proposed to be a different one
            said = self.session.referee.calls[int(name.partition(":")[2]) - 1]
            turn = caller_of(said) or 0
        # Who corrects a call goes on with it.
        for phone in (*[self._last] * name.startswith(("end", "train")), *self._phones[turn:], *self._phones[:turn]):
            if name in [":".join((each, *map(str, of))) for each, of in self._table.offered(phone)]:
                assert self._table.act(phone, name) in ("taken", "refused")
                self._last = phone
                return
        assert name in ("show", "by-sum"), f"no phone offers {name}"

    def _lay(self, ends: Sequence[str], train: int | None) -> None:
        if self.session.mode.name == "dealt":
            position = self.session.referee.position
            assert position is not None
            hand = self._table.present(Texts(), Seat(position.turn)).present().table.hand
            touches = [f"pick:{place_in_hand(hand, ends)}", f"drop:{train}:0"]
        else:
            touches = [*(f"end:{end}" for end in ends), *([] if train is None else [f"train:{train}:0"])]
        for name in touches:
            self._touch(name)
