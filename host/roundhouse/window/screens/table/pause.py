"""The pause menu of a table: continue, players, scores, rules, settings, or leave. The table is saved in any case."""

from __future__ import annotations

from roundhouse.actions import CloseMenu, PauseTable, Quit, ResumeTable, Stop, read_wire
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import TRACK, station_track
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return
from roundhouse.window.screens.table.menu_pages import MENU_PAGES

WIDE, FIRST, HIGH, GAP = 520, 72, 53, 10
"""How wide the menu is, how high its first station and the others are, and the gaps, px at 1280 x 800."""


class PauseMenu(PageScreen):
    """See `Screen`. A line with a station for each entry; `leaves` is set when the table is to be left."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__()
        self._services = services
        self._presenter = presenter
        self.leaves = False

    def page(self, display: Display) -> Page:
        language = self._presenter.language = display.language
        entries = self._presenter.menu()
        wide, gap = display.px(WIDE), display.px(GAP)
        high, first = max(display.px(HIGH), 44), max(display.px(FIRST), 44)
        heights = (
            round(1.5 * display.points(34)), round(1.6 * display.points(17)), round(2.6 * display.points(16)),
            first, *(high,) * (len(entries) - 1),
        )  # fmt: skip
        whole = sum(heights) + (len(heights) - 1) * gap
        told = self._presenter.match.seal
        seal = 3 * display.points(13) if told else 0
        # Wider than the stations: it is a remark at the edge for those who want to check the deal later.
        edge = display.px(36), display.size[1] - seal - display.px(8), display.size[0] - 2 * display.px(36), seal
        free = display.size[1] - seal - 2 * display.px(8)
        if whole > free:
            # A low window: the stations share what the words leave them.
            words, between = sum(heights[:3]), (len(heights) - 1) * gap
            high = (free - words - between) // len(entries)
            heights = (*heights[:3], *(high,) * len(entries))
            whole = sum(heights) + between
        left, top = (display.size[0] - wide) // 2, max(display.px(8), (display.size[1] - whole - seal) // 2)
        sealed = Text(edge, told, display.points(13), color=palette.SECONDARY, anchor="center", lines=2)
        head, which, below, *stations = rows((left, top, wide, whole), heights, gap)
        track, _, right = columns((left, top, wide, whole), (display.px(TRACK), display.px(GAP), 0), 0)
        places = [(right[0], y, right[2], tall) for _, y, _, tall in stations]
        return Page(
            texts=(
                Text(head, screen_text("pause-title", language), display.points(34), "ExtraBold"),
                Text(which, self._presenter.match.line, display.points(17), "SemiBold", palette.BRASS),
                Text(below, screen_text("pause-line", language), display.points(16), color=palette.SECONDARY, lines=2),
                *((sealed,) if told else ()),
            ),
            pictures=(station_track((track[0], track[2]), places, buffer=True),),
            controls=tuple(
                Control(
                    entry.action.wire,
                    place,
                    "primary" if entry.action == CloseMenu() else "button",
                    entry.label,
                    enabled=entry.enabled,
                    height=display.points(21 if entry.action == CloseMenu() else 18),
                )
                for entry, place in zip(entries, places, strict=True)
            ),
        )

    def handle(self, event: PageEvent) -> Navigation:
        if isinstance(event, Back):
            return Return()
        match read_wire(event.name) if isinstance(event, Pressed) else None:
            case action if action in MENU_PAGES:
                return Open(MENU_PAGES[action](self._services, self._presenter))
            case Stop() | PauseTable() | ResumeTable() as action:
                self._presenter.submit(action)
            case Quit():
                self.leaves = True
            case CloseMenu():
                pass
            case _:
                return STAY
        return Return()
