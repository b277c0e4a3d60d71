"""The end of a match: the winner, the ranking, the hub's lamps, the winner's train, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from roundhouse.layout.lamps import LampLooks, lamp_looks
from roundhouse.layout.measures import HUB_RADIUS
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.figures import Column
from roundhouse.presenters.pages.match import ExportPage, ReviewPage
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import (
    BadgePicture,
    Control,
    EnginePicture,
    HubPicture,
    Page,
    Panel,
    Picture,
    Rect,
    Text,
)
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fit_text, width
from roundhouse.window.drawing.victory_train import SMOKES_MS, moves, paint_victory_train
from roundhouse.window.screens.match.export import copy_picture, export_match, open_folder
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import STAY, Exit, Frame, Navigation, Open, PageScreen, Return
from roundhouse.window.screens.table.replay_screen import ReplayScreen, follow_replay
from roundhouse.window.table.hub_picture import LAMPS_MS, paint_lamps
from roundhouse_hub.lamps.scene import LAMPS

TRACK = 150
BUTTONS = ("quit", "keep", "review", "step", "table", "sheet", "new")
"""From left to right; the golden one is the last."""
BUTTONS_LOOKING_BACK = ("back", "keep", "review", "step", "table", "sheet")
"""The buttons of a match that people look at again."""


class WinnerScreen(PageScreen):
    """Lies over the screen of its table."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__()
        self._services = services
        self._presenter = presenter
        self._arrival = presenter.match.victory_train()
        self._since: int | None = None
        self._backdrop: list[tuple[pygame.Surface, Rect]] = []
        self._shown: tuple[LampLooks, int] | None = None
        """The lamps of the last picture, and the age of its train."""

    def page(self, display: DisplaySettings) -> Page:
        self._presenter.texts = display.texts
        parts, result = _parts(display), self._presenter.match.result()
        title = result.title
        size, lines = display.points(40), 1
        while size > display.points(26) and width(title, "ExtraBold", size) > parts["title"][2]:
            size -= 1
        if width(title, "ExtraBold", size) > parts["title"][2]:
            size, lines = display.points(19), 2
        # With equal totals, say why one of them is first.
        told = ". ".join([result.line, *result.ties])
        told = result.wishes or told
        line = told if width(told, "Medium", display.points(17)) <= parts["line"][2] else result.wishes or result.line
        ranking = _ranking(display, parts["ranking"], result.ranking)
        hub = HubPicture(parts["hub"], (palette.WELL,) * LAMPS, result.engine)
        return Page(
            panels=(Panel(parts["left"], palette.FELT, 12), Panel(parts["track"], palette.FELT, 12), *ranking.panels),
            texts=(
                Text(parts["title"], title, size, "ExtraBold", palette.BRASS, lines=lines),
                Text(parts["line"], line, display.points(17), color=palette.SECONDARY),
                *ranking.texts,
            ),
            pictures=(hub, *ranking.pictures),
            controls=_buttons(display, parts["foot"], BUTTONS_LOOKING_BACK if self._presenter.reopened else BUTTONS),
        )

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """Return to the table if a correction or an undo has reopened the match."""
        return super().update(events, frame) if self._presenter.match.progress.over else Return()

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("table"):
                return Return()
            case Pressed("sheet"):
                return Open(
                    ListScreen(ScoresPage(self._presenter, self._services.known_names, services=self._services))
                )
            case Pressed("step"):
                return Open(ReplayScreen(self._presenter.match.replay()))
            case Pressed("review"):
                review = self._presenter.match.review(self._services.do_beside, self._services.reviews_folder)
                return Open(ListScreen(ReviewPage(review), follow_replay))
            case Pressed("keep"):
                return Open(ListScreen(self._export()))
            case Pressed("new" | "back") | Back():
                return Return(both=True)
            case Pressed("quit"):
                return Exit()
        return STAY

    def _export(self) -> ExportPage:
        services, texts, match = self._services, self._presenter.texts, self._presenter.match
        exports = services.exports_folder

        def write() -> Sequence[Path]:
            return export_match(texts, match.files(), exports, services.today())

        return ExportPage(match.deals(), exports, write, open_folder, copy_picture)

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        """The page is still; the lamps and the train are painted over it when they have changed."""
        if self._since is None:
            self._since = frame.now
        before = self._painted
        super().paint(surface, frame)
        display, parts = frame.display, _parts(frame.display)
        moving = [parts["left"], parts["track"]]
        looks = lamp_looks(self._presenter.scene, frame.now, steady=display.less_motion)
        age = frame.now - self._since
        shown, self._shown = self._shown, (looks, age if moves(age) and not display.less_motion else SMOKES_MS)
        if self._painted is before and self._shown == shown:
            return False
        if self._painted is not before:
            self._backdrop = [(surface.subsurface(place).copy(), place) for place in moving]
        else:
            for picture, place in self._backdrop:
                surface.blit(picture, place)
        x, y, wide, _ = parts["hub"]
        scale = wide / 2 / HUB_RADIUS
        paint_lamps(surface, (x + wide / 2, y + wide / 2), scale, looks)
        paint_victory_train(surface, parts["track"], self._arrival, display.scale, age, still=display.less_motion)
        return True

    def wait_ms(self, now: int) -> int:
        """Once the train has arrived and its smoke has gone, only the lamps go on."""
        return 0 if self._since is None or moves(now - self._since) else LAMPS_MS


def _parts(display: DisplaySettings) -> dict[str, Rect]:
    area = inset((0, 0, *display.size), display.px(36 if display.size[0] >= display.px(1200) else 24))
    head, body, track, foot = rows(
        area,
        (round(1.3 * display.points(40)) + round(1.6 * display.points(17)), 0, display.px(TRACK), display.px(60)),
        display.px(14),
    )
    title, line = rows(head, (0, round(1.6 * display.points(17))), 0)
    left, ranking = columns(body, (min(body[3] * 1.15, 0.42 * body[2]), 0), display.px(20))
    reach = round(0.92 * min(left[2], left[3]))
    hub = (left[0] + (left[2] - reach) // 2, left[1] + (left[3] - reach) // 2, reach, reach)
    return {
        "title": title, "line": line, "left": left, "hub": hub, "ranking": ranking, "track": track, "foot": foot
    }  # fmt: skip


def _ranking(display: DisplaySettings, area: Rect, places: Sequence[Column]) -> Page:
    """The ranking, the winner in brass; in two columns if one has too little room."""
    gap = display.px(6)
    least = round(1.9 * display.points(17))
    across = 1 if len(places) * (least + gap) - gap <= area[3] else 2
    down = -(-len(places) // across)
    high = min(display.px(62), (area[3] + gap) // down - gap)
    name, total = min(display.points(20), round(0.5 * high)), min(display.points(26), round(0.62 * high))
    panels: list[Panel] = []
    texts: list[Text] = []
    pictures: list[Picture] = []
    lanes = columns(area, (0,) * across, display.px(14))
    top = area[1] + (area[3] - down * (high + gap) + gap) // 2
    room = max(width(column.foot[1].least, "SemiBold", name) for column in places) + display.px(6)
    figures = max(width(column.foot[0].text, "ExtraBold", total) for column in places) + display.px(4)
    for index, column in enumerate(places):
        left, _, wide, _ = lanes[index // down]
        place = (left, top + index % down * (high + gap), wide, high)
        background = palette.SELECTED if column.leads else palette.ROW
        color = palette.BRASS if column.leads else palette.TEXT
        panels.append(Panel(place, background, 10, palette.BRASS if column.leads else None))
        first, badge, engine, who, points = columns(
            inset(place, 0), (room + display.px(12), display.px(40), display.px(56), 0, figures), display.px(6)
        )
        first = (first[0] + display.px(12), first[1], room, first[3])
        points = (points[0] - display.px(14), points[1], points[2], points[3])
        who = (who[0], who[1], who[2] - display.px(14), who[3])
        said = fit_text(column.heading, "SemiBold", name, who[2])
        texts += [
            Text(first, column.foot[1].least, name, "SemiBold", palette.SECONDARY, background),
            Text(who, said, name, "SemiBold", color, background),
            Text(points, column.foot[0].text, total, "ExtraBold", color, background, "right"),
        ]
        side = min(display.px(34), high - 6)
        pictures.append(BadgePicture((badge[0], badge[1] + (high - side) // 2, badge[2], side), column.seat))
        if column.seat is not None:
            tall = min(display.px(42), high - 4)
            at = engine[0], engine[1] + (high - tall) // 2, engine[2] - display.px(8), tall
            pictures.append(EnginePicture(at, column.seat, background))
    return Page(panels=tuple(panels), texts=tuple(texts), pictures=tuple(pictures))


def _buttons(display: DisplaySettings, area: Rect, names: Sequence[str]) -> tuple[Control, ...]:
    """A row of buttons as wide as their labels, the golden one at the right end; Back stands at the left."""
    labels = [(name, display.texts.screen("back" if name == "back" else f"winner-{name}")) for name in names]
    gap, height = display.px(10), display.points(18)
    while True:
        wides = [width(label, "SemiBold", height) for _, label in labels]
        spare = area[2] - sum(wides) - gap * (len(wides) - 1)
        pad = spare // (2 * len(wides))
        if pad >= display.px(10) or height <= 11:
            break
        height -= 1
    pad = min(pad, display.px(34))
    found, right = [], area[0] + area[2]
    for (name, label), wide in zip(reversed(labels), reversed(wides), strict=True):
        place = (right - wide - 2 * pad, area[1], wide + 2 * pad, area[3])
        found.append(Control(name, place, "primary" if name == "new" else "button", label, height=height))
        right -= wide + 2 * pad + gap
    return tuple(found)
