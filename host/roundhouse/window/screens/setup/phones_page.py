"""Phones at this table: the code to scan, the address to type, and who sits where; the door opens with this page."""

from __future__ import annotations

from roundhouse.indices import Seat
from roundhouse.presenters.app_services import AppServices, PhoneDoor, PhonesError
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import BadgePicture, Control, Page, Panel, Rect, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fitted
from roundhouse.window.screens.pages.framed_page import PageFrame, grid, page_frame
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return

BORDER = 4
"""The white around a code to scan, in its squares."""
TALLEST, MOST_IN_A_COLUMN = 62, 6
"""How high a seat's line is at most, px at 1280 x 800, and how many stand below each other."""
COLORS = {"here": palette.MINT, "away": palette.BRASS, "free": palette.SECONDARY, "computer": palette.SECONDARY}


def requested_phones_page(services: AppServices, presenter: Presenter) -> Navigation:
    """Opens the page for phones once, if people asked for it before there was a table, or a seat changes hands."""
    if not services.phones_wanted:
        return STAY
    services.phones_wanted = False
    return Open(PhonesPage(services, presenter))


class PhonesPage(PageScreen):
    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__()
        self._services, self._presenter = services, presenter
        self._door: PhoneDoor | None = None
        self._trouble = ""
        try:
            self._door = services.phones(presenter)
        except PhonesError as error:
            self._trouble = str(error)

    def page(self, display: Display) -> Page:
        texts, door = display.texts, self._door
        title = texts.phone("phones-title")
        if door is None:
            frame = page_frame(display, title, self._trouble, palette.CORAL)
            return Page(texts=frame.texts, controls=(frame.back,))
        news = door.news(texts)
        line = news or texts.phone("phones-here" if door.code else "phones-shut")
        frame = page_frame(display, title, line, palette.BRASS if news else palette.SECONDARY)
        left, right = columns(frame.body, (0.36 * frame.body[2], 0), display.px(24))
        panels, written = self._code(door, display, left)
        cards, badges, said, freeing = self._seats(door, display, right)
        return Page(
            panels=(*panels, *cards),
            texts=(*frame.texts, *written, *said),
            pictures=badges,
            controls=(*freeing, *self._foot(door, display, frame)),
        )

    @staticmethod
    def _code(door: PhoneDoor, display: Display, area: Rect) -> tuple[tuple[Panel, ...], tuple[Text, ...]]:
        """The code, and below it what to type and what to do where no page is found."""
        texts, size = display.texts, display.points(15)
        picture, address, code, network = rows(
            area, (0, 1.7 * display.points(22), 1.7 * display.points(26), 3 * 1.5 * size), display.px(6)
        )
        panels: list[Panel] = []
        squares = door.squares
        if squares:
            across = len(squares) + 2 * BORDER
            side = min(picture[2], picture[3]) // across
            left, top = picture[0], picture[1] + (picture[3] - side * across) // 2
            panels.append(Panel((left, top, side * across, side * across), palette.WHITE, display.px(8)))
            for line, row in enumerate(squares):
                column = 0
                while column < len(row):
                    end = column
                    while end < len(row) and row[end]:
                        end += 1
                    if end > column:  # dark squares beside each other are one
                        x, y = left + (BORDER + column) * side, top + (BORDER + line) * side
                        panels.append(Panel((x, y, (end - column) * side, side), palette.INK))
                    column = end + 1
        told = texts.phone("phones-code", code=door.code) if door.code else ""
        written = (
            Text(address, door.address, display.points(22), "Bold"),
            *((Text(code, told, display.points(26), "ExtraBold", palette.BRASS),) if told else ()),
            Text(network, texts.phone("same-network"), size, color=palette.SECONDARY, lines=3),
        )
        return tuple(panels), written

    def _seats(
        self, door: PhoneDoor, display: Display, area: Rect
    ) -> tuple[tuple[Panel, ...], tuple[BadgePicture, ...], tuple[Text, ...], tuple[Control, ...]]:
        """Who sits where, and a button that frees each seat that a phone has."""
        texts, size = display.texts, display.points(17)
        sitting, gap = self._presenter.roster.sitting, display.px(8)
        across = 1 if len(sitting) <= MOST_IN_A_COLUMN else 2
        lines = -(-len(sitting) // across)
        height = min(max(display.px(TALLEST), 3 * size), (area[3] - (lines - 1) * gap) // lines)
        panels, badges, written, freeing = [], [], [], []
        places = grid(area, len(sitting), across, height, gap)
        for seat, (who, kind, place) in enumerate(zip(sitting, door.presence, places, strict=True)):
            panels.append(Panel(place, palette.ROW, display.px(8)))
            inside, wide = inset(place, display.px(5)), (display.px(34), 0, display.px(96))
            mark, told, button = columns(inside, wide, display.px(8))
            high = inside[3]
            side = min(mark[2], high) - display.px(4)
            name, state = rows(told, (0.55 * high, 0), 0)
            large, small = min(size, int(0.5 * high)), min(display.points(14), int(0.36 * high))
            claim = door.claimed.get(seat)
            asked = texts.phone("seat-asked-by", number=claim) if claim is not None else ""
            how = asked or texts.phone(f"seat-{kind}")
            called = fitted(who.name, "SemiBold", large, name[2])
            badges.append(BadgePicture((mark[0], mark[1] + (high - side) // 2, side, side), Seat(seat)))
            written.append(Text(name, called, large, "SemiBold", background=palette.ROW))
            color = palette.CORAL if asked else COLORS[kind]
            shown = fitted(how, "Medium", small, state[2])
            written.append(Text(state, shown, small, color=color, background=palette.ROW))
            if asked or kind in ("here", "away"):
                label = texts.phone("phones-let-in" if asked else "phones-free-it")
                freeing.append(Control(f"free:{seat}", button, "button", label, height=display.points(15)))
        return tuple(panels), tuple(badges), tuple(written), tuple(freeing)

    @staticmethod
    def _foot(door: PhoneDoor, display: Display, frame: PageFrame) -> tuple[Control, ...]:
        texts, height = display.texts, display.points(17)
        back = Control("back", frame.due, "primary", texts.phone("phones-done"), height=display.points(18))
        left = (
            frame.back.rect[0],
            frame.back.rect[1],
            frame.spare[0] + frame.spare[2] - frame.back.rect[0],
            frame.due[3],
        )
        renew, shut = columns(left, (0, 0), display.px(14))
        return (
            Control("renew", renew, "button", texts.phone("phones-renew"), height=height),
            Control("shut", shut, "button", texts.phone("phones-shut-it"), enabled=bool(door.code), height=height),
            back,
        )

    def handle(self, event: PageEvent) -> Navigation:
        door = self._door
        match event:
            case Pressed("back") | Back():
                self._services.phones_wanted = False  # this was the page
                return Return()
            case Pressed("renew") if door is not None:
                door.renew()
            case Pressed("shut") if door is not None:
                door.shut()
            case Pressed(name) if door is not None and name.startswith("free:"):
                door.free(Seat(int(name.removeprefix("free:"))))
        return STAY
