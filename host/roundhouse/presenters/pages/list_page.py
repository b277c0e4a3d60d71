"""A page that is no table, as a value: a title, sections of rows, what each row does, and the ways on.

Each is described once, by a `PagePresenter`, and drawn by every front end: in the window by `ListScreen`, on phones by
`list_page.html`, in a terminal by `page_text`. Equal pages look the same.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Literal, TypeAlias

from roundhouse.actions import Action
from roundhouse.catalogs import Message, UserFacingError
from roundhouse.games.core.options import OptionError
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.figures import Figures, cell_id
from roundhouse.presenters.lessons.lesson_presenter import LessonPresenter
from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import Half, TableView
from roundhouse.records.preferences import Livery
from roundhouse.sums import LONGEST_SUM, MINUS, SumError, read_sum

BACK = "back"
"""The id of the choice that leaves a page."""
OFF, ON = "no", "yes"
"""The values of a setting that is a switch."""

Look: TypeAlias = Literal["row", "card", "button", "primary", "plain"]
"""A `row` leads on or does something; a `card` is one of several; a `button` stands alone; a `primary` one is due; a
`plain` one only says how things are."""
Keys: TypeAlias = Literal["", "letters", "digits", "signed", "keyboard"]
"""The keys by which a table without a keyboard writes a field: letters, digits, or digits and a minus. What is typed on
a `keyboard`, wherever on the page, goes into the field, and no keys are shown for it."""
TextTone: TypeAlias = Literal["plain", "note", "news", "due", "alarm", "large"]
"""The tone of a text: `news` is good or this table's own, what is `due` waits for somebody, an `alarm` reports a fault
or asks people, and what is `large` is read from far away."""
Trouble: TypeAlias = str | Message | UserFacingError | OptionError


@dataclass(frozen=True, slots=True)
class Leave:
    """Back to where the page was opened. `asked`: the person was asked before."""

    asked: bool = False


@dataclass(frozen=True, slots=True)
class Show:
    """On to another page; `replaces`: this one is not returned to."""

    page: PagePresenter
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class StartAgain:
    """On to the first page, in place of all others."""


@dataclass(frozen=True, slots=True)
class QuitProgram:
    """The program ends."""


@dataclass(frozen=True, slots=True)
class Sit:
    """On to a table, in place of the page; or, to `look` at one that is over, above it."""

    presenter: Presenter
    look: bool = False


@dataclass(frozen=True, slots=True)
class Watch:
    """On to a match that is played again, above the page."""

    replay: ReplayPresenter


@dataclass(frozen=True, slots=True)
class Learn:
    """On to a lesson, above the page; `replaces`: in place of it."""

    lesson: LessonPresenter
    replaces: bool = False


Way: TypeAlias = Leave | Show | Sit | Watch | Learn | StartAgain | QuitProgram | Action | None
"""The effect of a choice: an action that the front end does by itself, or None where the page stays."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: `do` does it, and says where that leads. `value` stands at its end; `tone` is the detail's.

    `seat`: it has the color and the badge of this seat. `tile` is drawn beside it, or a `livery` in its place. `beside`
    is another choice about the same thing. `on`: it is a switch.
    """

    id: str
    label: str
    do: Callable[[], Way] = field(compare=False)
    detail: str = ""
    value: str = ""
    look: Look = "row"
    chosen: bool = False
    enabled: bool = True
    seat: Seat | None = None
    tile: tuple[Half, Half] | None = None
    livery: Livery | None = None
    beside: Choice | None = None
    on: bool | None = None
    tone: TextTone = "note"


@dataclass(frozen=True, slots=True)
class Setting:
    """One value out of several: the `options` in order, as (value, text). `choose` takes one of their values.

    The options of a switch are `OFF` and `ON`. One that `wraps` goes on from its last value to the first. The detail
    has this `tone`.
    """

    id: str
    label: str
    detail: str
    options: tuple[tuple[str, str], ...]
    value: str
    choose: Callable[[str], None] = field(compare=False)
    wraps: bool = False
    enabled: bool = True
    tone: TextTone = "note"

    @property
    def is_switch(self) -> bool:
        """Whether it is either on or off."""
        return tuple(value for value, _ in self.options) == (OFF, ON)

    @property
    def text(self) -> str:
        """The text of its value."""
        return dict(self.options)[self.value]

    def step(self, steps: int = 1) -> None:
        """Choose the value that lies `steps` further on."""
        values = [value for value, _ in self.options]
        at = values.index(self.value) + steps
        at = at % len(values) if self.wraps or self.is_switch else max(0, min(len(values) - 1, at))
        if values[at] != self.value:
            self.choose(values[at])


@dataclass(frozen=True, slots=True)
class Field:
    """A text to type, which `write` takes; `known` ones can be chosen. `replaced`: the first letter replaces it."""

    id: str
    label: str
    text: str
    write: Callable[[str], None] = field(compare=False)
    keys: Keys = ""
    known: tuple[str, ...] = ()
    replaced: bool = False


class SumEntry:
    """Points in a field, perhaps as a sum: the `text` so far; `below_zero`: where points can be lost."""

    def __init__(self, *, below_zero: bool) -> None:
        self._below_zero, self.text = below_zero, ""

    @property
    def read(self) -> int | SumError | None:
        """The points that are written, or why they are none; None while nothing is."""
        try:
            return read_sum(self.text, below_zero=self._below_zero) if self.text else None
        except SumError as error:
            return error

    def line(self, texts: Texts, asked: str) -> str:
        """A sum as it adds up, or what it lacks while it is being written; else what is `asked`."""
        read = self.read
        if isinstance(read, SumError):
            return texts.of(read)
        if "+" in self.text:
            return texts.called("sum", parts=self.text.replace("+", " + "), sum=read)
        return asked

    def fault(self, texts: Texts) -> str:
        read, unfinished = self.read, not self.text or self.text[-1] in ("+", MINUS)
        return "" if unfinished or not isinstance(read, SumError) else texts.of(read)

    def field(self, label: str) -> Field:
        return Field("points", label, self.text, self._write, "signed" if self._below_zero else "digits")

    def _write(self, text: str) -> None:
        """A sum; a minus behind a number turns its sign."""
        before, plus, number = text.replace("-", MINUS).rpartition("+")
        if number.endswith(MINUS) and number != MINUS:
            number = number[:-1].removeprefix(MINUS) if number.startswith(MINUS) else MINUS + number[:-1]
        self.text = f"{before}{plus}{number}"[: LONGEST_SUM + 1]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text to read."""

    text: str
    tone: TextTone = "plain"


@dataclass(frozen=True, slots=True)
class KeyMeaning:
    """The meaning of something that is pressed or typed."""

    keys: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles of a set with this highest number, side by side; a half that nobody knows is None."""

    halves: tuple[tuple[Half | None, Half | None], ...]
    set_high: int


@dataclass(frozen=True, slots=True)
class Diagram:
    """A table in a picture, and below it what it shows."""

    table: TableView
    text: str


@dataclass(frozen=True, slots=True)
class ScanCode:
    """An address, and its code to scan, row by row; without squares nobody may come there."""

    address: str
    squares: Sequence[Sequence[bool]]


@dataclass(frozen=True, slots=True)
class SlotPlace:
    """A place at a slot of the hub, which is touched: of a person, of a computer, or free."""

    slot: Slot
    choice: Choice
    is_person: bool = True


@dataclass(frozen=True, slots=True)
class Ring:
    """The places around a hub with this double as its engine."""

    places: tuple[SlotPlace, ...]
    engine: Half


Row: TypeAlias = (
    Choice | Setting | Field | Paragraph | KeyMeaning | Figures | CountedHand | Tiles | Diagram | ScanCode | Ring
)


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together, below a title and what it says. `stations`: a line passes the rows. `in_line`: the
    rows stand beside each other, and with `aside` the section beside all others, where there is room."""

    rows: tuple[Row, ...]
    title: str = ""
    line: str = ""
    stations: bool = False
    in_line: bool = False
    aside: bool = False

    @property
    def takes_answers(self) -> bool:
        """Whether anything is set or typed here."""
        return any(isinstance(row, Setting | Field) for row in self.rows)


@dataclass(frozen=True, slots=True)
class ListPage:
    """A page: title, a line below it, sections, the way `back`, and as `main` what is done most.

    `tone` is that of the line. `columns` is how many of them a wide screen has; `start` is the id of the row at
    which the page opens. `others` stand at its foot, too. `seat`, or a public train with its `sign`: the page is about
    that. `progress`, from 0 to 1, is how far something has come that goes on. `touch` takes the line and the seat of a
    figure that is touched.
    """

    title: str
    line: str
    sections: tuple[Section, ...]
    back: Choice | None = None
    main: Choice | None = None
    tone: TextTone = "note"
    columns: Literal[1, 2] = 2
    start: str = ""
    others: tuple[Choice | Setting, ...] = ()
    seat: Seat | None = None
    sign: str = ""
    progress: float | None = None
    touch: Callable[[int, Seat], Way] = field(default=lambda *_: None, compare=False)

    @property
    def rows(self) -> Iterator[Row]:
        """All rows, from top to bottom."""
        yield from (row for section in self.sections for row in section.rows)
        yield from self.others

    @property
    def field(self) -> Field | None:
        """The field that is written with keys on the page, if there is one."""
        return next((row for row in self.rows if isinstance(row, Field) and row.keys), None)

    @property
    def choices(self) -> Iterator[Choice]:
        """Everything to choose, from top to bottom."""
        for row in self.rows:
            if isinstance(row, Choice) and row.look != "plain":
                yield row
            if isinstance(row, Choice) and row.beside is not None:
                yield row.beside
            if isinstance(row, Ring):
                yield from (place.choice for place in row.places)
            if isinstance(row, Figures):
                yield from (Choice(cell_id(*at), "", partial(self.touch, *at)) for at in row.cells)
        yield from (each for each in (self.main, self.back) if each is not None)

    def choice(self, id: str) -> Choice | None:
        """The choice with this id, if it is possible now."""
        return next((each for each in self.choices if each.id == id and each.enabled), None)

    def setting(self, id: str) -> Setting | None:
        """The setting with this id, if it can be changed now."""
        return next((each for each in self.rows if isinstance(each, Setting) and each.id == id and each.enabled), None)

    def answer(self, id: str, text: str) -> bool:
        """Give a setting or a field another value; whether it has taken one."""
        for row in self.rows:
            if isinstance(row, Setting) and row.id == id and row.enabled and text in dict(row.options):
                if text != row.value:
                    row.choose(text)
                    return True
            elif isinstance(row, Field) and row.id == id and text != row.text:
                row.write(text)
                return True
        return False


class PagePresenter(ABC):
    """Makes a page in a language, whenever it may have changed, and keeps what it has to remember meanwhile.

    `name` is what its kind is called. Title and line are the texts that begin with its `words`. `trouble` is reported
    instead of the line.
    """

    name: ClassVar[str]
    words: ClassVar[str] = ""
    columns: ClassVar[Literal[1, 2]] = 2
    trouble: Trouble = ""

    @property
    def address(self) -> str:
        """The last part of its address in a browser."""
        return self.name

    def present(self, texts: Texts) -> ListPage:
        fault = self.fault(texts)
        return ListPage(
            self.title(texts), fault or self.line(texts), tuple(self.sections(texts)), self.back(texts),
            self.main(texts), "alarm" if fault else "note", self.columns,
        )  # fmt: skip

    def title(self, texts: Texts) -> str:
        return texts.screen(f"{self.words}-title")

    def line(self, texts: Texts) -> str:
        return texts.screen(f"{self.words}-line")

    def fault(self, texts: Texts) -> str:
        trouble = self.trouble
        return option_error_text(texts, trouble) if isinstance(trouble, OptionError) else texts.of(trouble)

    def sections(self, texts: Texts) -> Iterable[Section]:  # noqa: ARG002  (a question has none)
        return ()

    def back(self, texts: Texts) -> Choice | None:
        return back(texts)

    def main(self, texts: Texts) -> Choice | None:  # noqa: ARG002  (most have none)
        return None

    @property
    def wait_ms(self) -> int | None:
        """After how long, in ms, there may be something new by itself; None if never."""
        return None

    def handle_hub_events(self, events: Sequence[HubEvent], now: int) -> Way:  # noqa: ARG002  (most do not listen)
        """Take the hub's events of a frame, at this time in ms; returns where they lead."""
        return None

    def report(self, trouble: Trouble) -> None:
        self.trouble = trouble

    def refresh(self) -> None:  # noqa: B027  (most have nothing to look up)
        """Look again what others may have changed: the page is shown again after another one."""

    def close(self) -> None:  # noqa: B027  (most hold nothing)
        """Release what it holds; it is not shown again."""


def submit_form(texts: Texts, presenter: PagePresenter, said: Mapping[str, str]) -> Way:
    """Take what was set and typed, in its order, then do what was pressed (`do`); what is not offered is left out.

    An answer may change what is asked after it.
    """
    page = presenter.present(texts)
    for id, text in said.items():
        if page.answer(id, text):
            page = presenter.present(texts)
    choice = page.choice(said.get("do", ""))
    return None if choice is None else choice.do()


def do_nothing() -> None:
    """Do nothing: for a choice that only says how things are."""


def back(texts: Texts, do: Callable[[], Way] = Leave, *, label: str = "", due: bool = False) -> Choice:
    """The choice that leaves a page; `due`: it is the one to take."""
    return Choice(BACK, label or texts.screen("back"), do, look="primary" if due else "button")


def button(offer: Offer, do: Callable[[], Way]) -> Choice:
    look: Look = "primary" if offer.primary else "button"
    return Choice(offer.wire, offer.label, do, look=look, enabled=offer.enabled)


def on_off(texts: Texts) -> tuple[tuple[str, str], ...]:
    return (OFF, texts.phone("setup-off")), (ON, texts.phone("setup-on"))
