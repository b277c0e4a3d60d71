"""The start screen: at the left game, set, rules, length and table mode; at the right the players around the hub."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.app_services import AppServices, choose_table, liveries_to_set_up
from roundhouse.presenters.lessons.lessons_page import LessonsPage
from roundhouse.presenters.lessons.welcome_page import WelcomePage
from roundhouse.presenters.pages.players import SeatPage
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.roster import touched_slots
from roundhouse.presenters.setup.setup_texts import length_text, rules_summary, seats_hint
from roundhouse.presenters.setup.table_setup import setup_error
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.presenters.table.hub_state import HubState, hub_state, hub_text
from roundhouse.records.preferences import Livery, TableChoice
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, HubPicture, LampPicture, Page, Panel, Rect, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.drawing.palette import Color
from roundhouse.window.screens.routes import PAGES, page_screen, screen_of_table
from roundhouse.window.screens.screen import STAY, Exit, Frame, Navigation, Open, PageScreen
from roundhouse.window.screens.setup.seat_ring import Sitter, seats_around


class StartScreen(PageScreen):
    """A touch or the hub's button adds a person; a touch on a player opens the seat."""

    def __init__(self, services: AppServices, you: str) -> None:
        super().__init__()
        self._services = services
        self._you = you
        self._waiting: WaitingTable | None = None
        self.repaint()
        self._objection = ""
        self._judged: tuple[TableChoice, Texts] | None = None
        self._lit: object = None
        self._welcomes = not self._choice.places
        if self._welcomes:
            self._take(table_setup.first_table(self._choice, you))

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def page(self, display: DisplaySettings) -> Page:
        width, height = display.size
        left, right = columns((0, 0, width, height), (display.px(620) if width > 1.3 * height else 0, 0), 0)
        objection = self._objection_in(display.texts)
        choices = choices_side(self._choice, display, left, may_deal=not objection, waiting=self._waiting)
        seats = seats_side(self._services, display, right, objection)
        return Page(
            panels=(Panel(right, palette.FELT), *seats.panels),
            texts=(*choices.texts, *seats.texts),
            pictures=(*choices.pictures, *seats.pictures),
            controls=(*choices.controls, *seats.controls),
        )

    @property
    def liveries(self) -> Sequence[Livery]:
        return liveries_to_set_up(self._services)

    def _objection_in(self, texts: Texts) -> str:
        """The reason why the table cannot begin yet, or ""."""
        if self._judged != (self._choice, texts):
            self._judged = self._choice, texts
            self._objection = setup_error(texts, self._choice, texts.screen("seats-sit"))
        return self._objection

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """A press on the hub claims the seat at that slot; the hub's lamps show the players."""
        if self._welcomes:
            self._welcomes = False
            return Open(page_screen(self._services, WelcomePage(self._services, self._you)))
        for slot in touched_slots(frame.hub_events):
            self._take(table_setup.with_person(self._choice, slot))
        if (named := table_setup.with_guests_named(frame.display.texts, self._choice)) != self._choice:
            self._take(named)
        navigation = super().update(events, frame)
        hub, choices = self._services.hub, self._services.choices
        if hub is not None and navigation == STAY and self._lit != (choices, hub):
            hub.show(table_setup.setup_scene(choices))
            self._lit = choices, hub
        return navigation

    def repaint(self) -> None:
        """After a table there may be one to resume, and the hub's lamps have changed."""
        super().repaint()
        self._waiting = next(iter(self._services.waiting_tables()), None)
        self._lit = None

    def close(self) -> None:
        """The choices are saved however the program ends."""
        self._services.save_choices()

    def handle(self, event: PageEvent) -> Navigation:
        if not isinstance(event, Pressed):
            return STAY
        kind, _, what = event.name.partition(":")
        match kind:
            case "mode":
                self._take(replace(self._choice, mode=what))
            case "seat":
                return self._touch(Slot(int(what)))
            case "quit":
                return Exit()
            case "learn":
                return Open(page_screen(self._services, LessonsPage(self._services, self._you)))
            case "deal":
                return self._deal()
            case "phones":
                self._services.want_phones(True)
                return self._deal()
            case _ if kind in PAGES:
                return Open(page_screen(self._services, PAGES[kind](self._services)))
        return STAY

    def _touch(self, slot: Slot) -> Navigation:
        """Claim a free place; open the seat of a player."""
        if table_setup.player_at(self._choice, slot) is not None:
            return Open(page_screen(self._services, SeatPage(self._services, slot)))
        self._take(table_setup.with_person(self._choice, slot))
        return STAY

    def _deal(self) -> Navigation:
        if self._objection_in(self.display.texts):
            return STAY  # the page says why
        presenter = self._services.new_table()
        self._services.save_choices()
        return Open(screen_of_table(self._services, presenter))

    def _take(self, table: TableChoice) -> None:
        choose_table(self._services, table_setup.with_known_game(table))


HUB_LAMPS: dict[HubState, Color] = {
    "looking": palette.BRASS,
    "missing": palette.DISABLED,
    "simulated": palette.BRASS,
    "unflashed": palette.CORAL,
    "connected": palette.MINT,
    "lost": palette.CORAL,
}
"""The color of the lamp beside what is said of the hub."""


LARGE = 1.3
"""The text size from which less is told, for want of room."""


def choices_side(
    choice: TableChoice, display: DisplaySettings, area: Rect, *, may_deal: bool, waiting: WaitingTable | None
) -> Page:
    """The texts, pictures and controls of this side."""
    texts, gap = display.texts, display.px(9)
    heading = round(1.5 * display.points(19))
    card = max(display.px(94), round(1.5 * display.points(21) + 3.2 * display.points(15)))
    row, two_lines = display.px(50), max(display.px(58), round(1.5 * display.points(16) + 1.9 * display.points(14)))
    foot = display.px(66)
    column = inset(area, display.px(36))
    modes = tuple(two_lines if _is_told(mode, choice, display) else row for mode in table_setup.MODES)
    ways = sum(modes) + (len(modes) - 1) * gap
    heights = (display.px(72), 0, heading, card, row, two_lines, 0, heading, ways, 0, foot)
    head, _, game, chosen, more, details, _, question, sit, _, last = rows(column, heights, gap * 10 / 11)
    return Page(
        texts=(
            *_title(display, head),
            Text(game, texts.screen("game"), display.points(19), "Bold"),
            Text(question, texts.screen("how"), display.points(19), "Bold"),
        ),
        pictures=(HubPicture(_logo(display, head), palette.SEATS, (6, 6)),),
        controls=(
            game_card(display, choice.game, chosen, chosen=True, lines=2 if display.text < LARGE else 1),
            *_more(display, more),
            *_details(choice, display, details),
            *_table_modes(choice, display, rows(sit, modes, gap)),
            *_buttons(choice, display, last, may_deal, waiting),
        ),
    )


def game_card(display: DisplaySettings, name: str, place: Rect, *, chosen: bool, lines: int = 1) -> Control:
    """The card of a game: its name, one or two lines about it, and one of its tiles."""
    told = display.texts.game_card(name)[:lines]
    return Control(
        f"game:{name}",
        place,
        "card",
        display.texts.game_name(name),
        " ".join(told),
        chosen=chosen,
        height=display.points(21),
        detail_height=display.points(15),
        tile=table_setup.card_tile(name),
    )


def _more(display: DisplaySettings, area: Rect) -> tuple[Control, ...]:
    """The buttons for all games and for the lessons."""
    first, second = columns(area, (0, 0), display.px(10))
    return (
        _row(display, "games", first, display.texts.screen("more-games")),
        _row(display, "learn", second, display.texts.screen("guided")),
    )


def _row(display: DisplaySettings, name: str, place: Rect, label: str) -> Control:
    return Control(name, place, "row", label, value="›", height=display.points(16))


def _details(choice: TableChoice, display: DisplaySettings, area: Rect) -> tuple[Control, ...]:
    texts = display.texts
    told = (
        ("set", texts.screen("set"), texts.screen("set-of", set=str(table_setup.set_of(choice)))),
        ("rules", texts.screen("rules"), rules_summary(texts, choice)),
        ("length", texts.screen("length"), length_text(texts, choice)),
    )
    return tuple(
        Control(name, place, "row", label, detail, height=display.points(16), detail_height=display.points(14))
        for (name, label, detail), place in zip(told, columns(area, (0, 0, 0), display.px(10)), strict=True)
    )


def _is_told(mode: str, choice: TableChoice, display: DisplaySettings) -> bool:
    """Whether there is room to say what this way to play is: in large letters only for the chosen one."""
    return mode == choice.mode or display.text < LARGE


def _table_modes(choice: TableChoice, display: DisplaySettings, places: list[Rect]) -> tuple[Control, ...]:
    return tuple(
        Control(
            f"mode:{mode}",
            place,
            "card",
            display.texts.screen(f"mode-{mode}"),
            display.texts.screen(f"mode-{mode}-line") if _is_told(mode, choice, display) else "",
            chosen=mode == choice.mode,
            height=display.points(16),
            detail_height=display.points(14),
        )
        for mode, place in zip(table_setup.MODES, places, strict=True)
    )


def _buttons(
    choice: TableChoice, display: DisplaySettings, area: Rect, may_deal: bool, waiting: WaitingTable | None
) -> tuple[Control, ...]:
    """Deal; beside it, where a table waits, Continue, which names it and is the one to press."""
    texts, players = display.texts, len(choice.places)
    deal = texts.screen("deal-for" if choice.mode == table_setup.DEALT else "sit-for", players=players)
    if waiting is None:
        return (Control("deal", area, "primary", deal, enabled=may_deal, height=display.points(21)),)
    first, second = columns(area, (0, display.px(200)), display.px(12))
    small, room = display.points(14), first[2] - display.px(32)
    told = next((text for text in waiting.names(texts) if width(text, "Medium", small) <= room), "")
    return (
        Control(
            "waiting", first, "primary", texts.screen("go-on"), told, height=display.points(18), detail_height=small
        ),
        Control("deal", second, "button", deal, enabled=may_deal, height=display.points(18)),
    )


def _logo(display: DisplaySettings, head: Rect) -> Rect:
    left, top, _, height = head
    wide = display.px(66)
    return left, top + (height - wide) // 2, wide, wide


def _title(display: DisplaySettings, head: Rect) -> tuple[Text, ...]:
    left, top, width, height = head
    beside = left + display.px(84), top, width - display.px(84), height
    title, line = rows(beside, (height * 0.62, 0), 0)
    return (
        Text(title, display.texts.screen("title"), display.points(38), "ExtraBold"),
        Text(line, display.texts.screen("subtitle"), display.points(16), color=palette.SECONDARY),
    )


def seats_side(services: AppServices, display: DisplaySettings, area: Rect, objection: str = "") -> Page:
    """The texts, pictures and controls of this side. `objection` says why the table is not possible."""
    choice, texts, felt = services.choices.table, display.texts, palette.FELT
    small = display.points(15)
    hint_height = max(display.px(62), round(3.9 * small))
    heights = (display.px(50), hint_height, 0, display.px(46))
    heading, hint, around, foot = rows(inset(area, display.px(36)), heights, display.px(8))
    title, *doors = columns(heading, (0, display.px(156), display.px(140), display.px(112)), display.px(10))
    controls, picture = _around(choice, display, around)
    panels, written = _hint(choice, display, hint, objection)
    state = hub_state(services.hub, searching=services.is_searching, picos_waiting=services.picos_waiting)
    phones, said, dot = columns(foot, (display.px(150), 0, display.px(18)), display.px(10))
    dot = dot[0], dot[1] + (dot[3] - dot[2]) // 2, dot[2], dot[2]
    return Page(
        panels=panels,
        texts=(
            Text(title, texts.screen("seats"), display.points(19), "Bold", background=felt),
            *written,
            Text(
                said,
                hub_text(texts, services.hub, state),
                display.points(14),
                color=palette.SECONDARY,
                background=felt,
                anchor="right",
            ),
        ),
        pictures=(picture, LampPicture(dot, HUB_LAMPS[state])),
        controls=(
            *controls,
            Control(
                "phones", phones, "button", texts.screen("phones"), enabled=not objection, height=display.points(16)
            ),
            *(
                Control(name, place, "button", texts.screen(name), height=display.points(16))
                for name, place in zip(("statistics", "preferences", "quit"), doors, strict=True)
            ),
        ),
    )


def _hint(
    choice: TableChoice, display: DisplaySettings, area: Rect, objection: str
) -> tuple[tuple[Panel, ...], tuple[Text, ...]]:
    """The way to sit down; or, on a red panel, why the table is not possible."""
    texts, small = display.texts, display.points(15)
    if objection:
        background = Panel(area, palette.REFUSED_STRIP, display.px(8))
        left, top, width, height = inset(area, display.px(4))
        beside = (left + display.px(12), top, width - display.px(24), height)
        text = Text(beside, objection, small, background=background.color, lines=3)
        return (background,), (text,)
    return (), (
        Text(area, seats_hint(texts, choice), small, color=palette.SECONDARY, background=palette.FELT, lines=3),
    )


def _around(choice: TableChoice, display: DisplaySettings, area: Rect) -> tuple[tuple[Control, ...], HubPicture]:
    """The players at their slots, with the letters of their teams."""
    sitters = []
    for number, place in enumerate(table_setup.players_at(choice)):
        seat = Seat(number)
        team = table_setup.team_of(choice, seat)
        label = f"{place.name} · {team}" if team else place.name
        sitters.append(Sitter(place.slot, seat, label, not table_setup.machines([place])))
    return seats_around(sitters, _engine(choice), display, area)


def _engine(choice: TableChoice) -> tuple[int, int]:
    """The highest double of the chosen set."""
    high = table_setup.set_of(choice)
    return high, high
