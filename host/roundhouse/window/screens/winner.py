"""The end of a match: who has won, the hub's lamps run for them, their train arrives, and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse import i18n
from roundhouse.i18n.screens import screen
from roundhouse.i18n.sheet import level_told
from roundhouse.presenters.score_sheet import Column, SheetOfTable
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import BadgePicture, Control, Ground, HubPicture, Page, Picture, Place, Text
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.lamp_picture import paint_lamps
from roundhouse.window.lettering import fitted, width
from roundhouse.window.measures import HUB_RADIUS
from roundhouse.window.screens.match_exports import Keeping
from roundhouse.window.screens.replay import Stepping
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import STAY, Frame, Leave, Open, PageScreen, Return, Way
from roundhouse.window.screens.victory_train import Arrival, arriving
from roundhouse_hub.lamps.scene import LAMPS

TRACK = 108
BUTTONS = ("quit", "keep", "step", "table", "sheet", "new")
"""In the order of the row, the one that is due last."""


class Winner(PageScreen):
    """See `Screen`. It lies over the screen of its table; `leaves` says, after it has gone, that the table is left."""

    def __init__(self, house: House, table: TableSession) -> None:
        super().__init__()
        self._house = house
        self._table = table
        self._sheet = SheetOfTable(table.referee)
        self._arrival = Arrival.of(table.referee)
        self._since: int | None = None
        self._backdrop: list[tuple[pygame.Surface, Place]] = []
        self.leaves = False

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        referee, language = self._table.referee, look.language
        match = referee.match
        parts = _parts(look)
        title = i18n.match_over(match.leaders, match.totals, referee.game, referee.names, language).rstrip(".")
        size, lines = look.points(40), 1
        while size > look.points(26) and width(title, "ExtraBold", size) > parts["title"][2]:
            size -= 1
        if width(title, "ExtraBold", size) > parts["title"][2]:
            size, lines = look.points(19), 2
        rounds = len(match.results)
        line = f"{i18n.game_name(referee.game.name, language)}, {screen('winner-rounds', language, rounds=rounds)}"
        # Whoever sees two equal totals wants to know why one of them is first.
        told = ". ".join([line, *level_told(match, referee.everybody, language)])
        line = told if width(told, "Medium", look.points(17)) <= parts["line"][2] else line
        places = [column for column in self._sheet(language).columns if column.seat]
        ranking = _ranking(look, parts["ranking"], sorted(places, key=lambda column: (column.place, column.seat)))
        hub = HubPicture(parts["hub"], (palette.WELL,) * LAMPS, self._engine())
        return Page(
            grounds=(
                Ground(parts["left"], palette.FELT, 12),
                Ground(parts["track"], palette.FELT, 12),
                *ranking.grounds,
            ),
            texts=(
                Text(parts["title"], title, size, "ExtraBold", palette.BRASS, lines=lines),
                Text(parts["line"], line, look.points(17), color=palette.SECONDARY),
                *ranking.texts,
            ),
            pictures=(hub, *ranking.pictures),
            controls=_buttons(look, parts["foot"]),
        )

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`. Where a correction or an undo has reopened the match, back to the table."""
        return super().act(events, frame) if self._table.referee.match.over else Return()

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        match act:
            case Pressed("table"):
                return Return()
            case Pressed("sheet"):
                return Open(Scores(self._house, self._table))
            case Pressed("step"):
                return Open(Stepping(self._table))
            case Pressed("keep"):
                return Open(Keeping(self._house, self._table))
            case Pressed("new") | Back():
                self.leaves = True
                return Return()
            case Pressed("quit"):
                return Leave()
        return STAY

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """See `Screen`. The page stands still; lamps and the train that arrives are painted above it in each frame."""
        if self._since is None:
            self._since = frame.now
        before = self._painted
        super().paint(surface, frame)
        look, parts = frame.look, _parts(frame.look)
        moving = [parts["left"], parts["track"]]
        if self._painted is not before:
            self._backdrop = [(surface.subsurface(place).copy(), place) for place in moving]
        else:
            for picture, place in self._backdrop:
                surface.blit(picture, place)
        x, y, wide, _ = parts["hub"]
        scale = wide / 2 / HUB_RADIUS
        scene = self._table.referee.scene()
        paint_lamps(surface, (x + wide / 2, y + wide / 2), scale, scene, frame.now, steady=look.less_motion)
        arriving(surface, parts["track"], self._arrival, look, frame.now - self._since)

    def _engine(self) -> tuple[int, int] | None:
        table = self._table.referee.table
        engine = -1 if table is None else table.round.engine
        return (engine, engine) if engine >= 0 else None


def _parts(look: Look) -> dict[str, Place]:
    area = inset((0, 0, *look.size), look.px(36 if look.size[0] >= look.px(1200) else 24))
    head, body, track, foot = rows(
        area, (round(1.3 * look.points(40)) + round(1.6 * look.points(17)), 0, look.px(TRACK), look.px(60)), look.px(14)
    )
    title, line = rows(head, (0, round(1.6 * look.points(17))), 0)
    left, ranking = columns(body, (min(body[3] * 1.15, 0.42 * body[2]), 0), look.px(20))
    reach = round(0.92 * min(left[2], left[3]))
    hub = (left[0] + (left[2] - reach) // 2, left[1] + (left[3] - reach) // 2, reach, reach)
    return {
        "title": title, "line": line, "left": left, "hub": hub, "ranking": ranking, "track": track, "foot": foot
    }  # fmt: skip


def _ranking(look: Look, area: Place, places: list[Column]) -> Page:
    """Who came where, the first in brass; in two columns where that is more than there is room for."""
    gap = look.px(6)
    least = round(1.9 * look.points(17))
    across = 1 if len(places) * (least + gap) - gap <= area[3] else 2
    down = -(-len(places) // across)
    high = min(look.px(62), (area[3] + gap) // down - gap)
    name, total = min(look.points(20), round(0.5 * high)), min(look.points(26), round(0.62 * high))
    grounds: list[Ground] = []
    texts: list[Text] = []
    pictures: list[Picture] = []
    lanes = columns(area, (0,) * across, look.px(14))
    top = area[1] + (area[3] - down * (high + gap) + gap) // 2
    ordinals = screen("ordinals", look.language).split()
    room = max(width(ordinals[column.place - 1], "SemiBold", name) for column in places) + look.px(6)
    figures = max(width(column.total, "ExtraBold", total) for column in places) + look.px(4)
    for index, column in enumerate(places):
        left, _, wide, _ = lanes[index // down]
        place = (left, top + index % down * (high + gap), wide, high)
        ground = palette.SELECTED if column.leads else palette.ROW
        color = palette.BRASS if column.leads else palette.TEXT
        grounds.append(Ground(place, ground, 10, palette.BRASS if column.leads else None))
        first, badge, who, points = columns(inset(place, 0), (room + look.px(12), look.px(40), 0, figures), look.px(6))
        first = (first[0] + look.px(12), first[1], room, first[3])
        points = (points[0] - look.px(14), points[1], points[2], points[3])
        who = (who[0], who[1], who[2] - look.px(14), who[3])
        said = fitted(column.name, "SemiBold", name, who[2])
        texts += [
            Text(first, ordinals[column.place - 1], name, "SemiBold", palette.SECONDARY, ground),
            Text(who, said, name, "SemiBold", color, ground),
            Text(points, column.total, total, "ExtraBold", color, ground, "right"),
        ]
        side = min(look.px(34), high - 6)
        pictures.append(BadgePicture((badge[0], badge[1] + (high - side) // 2, badge[2], side), column.seat))
    return Page(grounds=tuple(grounds), texts=tuple(texts), pictures=tuple(pictures))


def _buttons(look: Look, area: Place) -> tuple[Control, ...]:
    """A row of buttons as wide as their words, the one that is due at the right end in brass."""
    labels = [(name, screen(f"winner-{name}", look.language)) for name in BUTTONS]
    gap, height = look.px(10), look.points(18)
    while True:
        wides = [width(label, "SemiBold", height) for _, label in labels]
        spare = area[2] - sum(wides) - gap * (len(wides) - 1)
        pad = spare // (2 * len(wides))
        if pad >= look.px(10) or height <= 11:
            break
        height -= 1
    pad = min(pad, look.px(34))
    found, right = [], area[0] + area[2]
    for (name, label), wide in zip(reversed(labels), reversed(wides), strict=True):
        place = (right - wide - 2 * pad, area[1], wide + 2 * pad, area[3])
        found.append(Control(name, place, "primary" if name == "new" else "button", label, height=height))
        right -= wide + 2 * pad + gap
    return tuple(found)
