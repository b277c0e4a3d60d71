"""The page for reporting a hand at the end of a round: tile by tile, or only its sum."""

from __future__ import annotations

from roundhouse.games.game import Game
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.views import ReportView, TablePage
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns, rows, tile_grid
from roundhouse.window.controls.page import (
    Control,
    HalfPicture,
    Page,
    Picture,
    Rect,
    Text,
    TilePicture,
)
from roundhouse.window.display import Display
from roundhouse.window.screens.call_pad import control_of, headline_height
from roundhouse.window.screens.framed_page import badged, question_frame
from roundhouse.window.screens.tile_end_keys import end_keys, key_places

LENGTHS = (120, 104, 88, 76, 64, 52, 44, 36, 28)
"""Lengths of the reported tiles, px at 1280 x 800; the smaller ones are for large hands."""


def hand_page(shown: TablePage, game: Game, display: Display) -> Page:
    """The report of a remaining hand: tile by tile, or only its sum."""
    report, question = shown.report, shown.question
    assert report is not None and question is not None, "a hand is awaited"
    frame, badge = badged(
        display, question_frame(display, shown.announcement, question.title, question.line), shown.speaker + 1
    )
    tabs, body, _ = rows(frame.body, (display.px(52), 0, display.px(8)), display.px(10))
    back, undo, more = columns(frame.spare, (0, 0, 0), display.px(14))
    height = display.points(18)
    if report.by_sum or report.only_sum:
        texts, pictures, keys = _sum(report, display, body)
    else:
        texts, pictures, keys = _tiles(shown, report, game, display, body)
    controls = [
        *_tabs(shown, report, display, tabs),
        *keys,
        control_of(shown, "tell", frame.due, height),
        control_of(shown, "erase", back, height),
        control_of(shown, "undo", undo, height),
        Control("more", more, "button", screen_text("called-more", display.language), height=height),
        frame.back,
    ]
    return Page(texts=(*frame.texts, *texts), pictures=(badge, *pictures), controls=tuple(controls))


def _tabs(shown: TablePage, report: ReportView, display: Display, area: Rect) -> list[Control]:
    """Two ways to tell a hand; where only one will do, none."""
    height = display.points(17)
    tiles, total, _ = columns(area, (display.px(260), display.px(260), 0), display.px(14))
    return [
        Control(id, place, "card", action.label, chosen=report.by_sum == (id == "by-sum"), height=height)
        for id, place in (("by-tiles", tiles), ("by-sum", total))
        if (action := shown.action(id)) is not None
    ]


def _tiles(
    shown: TablePage, report: ReportView, game: Game, display: Display, area: Rect
) -> tuple[tuple[Text, ...], tuple[Picture, ...], tuple[Control, ...]]:
    """The tiles reported so far, their sum, and the keys."""
    drawn, added, keys = rows(area, (0, display.px(64), display.px(212)), display.px(12))
    pictures: list[Picture] = []
    places = tile_grid(drawn, report.count, [display.px(length) for length in LENGTHS], display.px(12))
    numbers = display.faces == "numbers" or shown.table.set_high > 12
    ends = () if shown.entry is None else shown.entry.ends
    for index, (left, top, wide, tall) in enumerate(places):
        if index < len(report.tiles):
            pictures.append(TilePicture((left, top, wide, tall), report.tiles[index], numbers or wide < 52))
            continue
        begun = ends[0] if ends and index == len(report.tiles) else None
        for step, half in enumerate((begun, None)):
            pictures.append(HalfPicture((left + step * (wide // 2), top, wide // 2, wide // 2), half, numbers))
    height, _ = headline_height(report.added, display, added[2])
    texts = (Text(added, report.added, height, "Bold", palette.BRASS, anchor="center", lines=2),)
    return texts, tuple(pictures), end_keys(shown, game, display, keys)


def _sum(
    report: ReportView, display: Display, area: Rect
) -> tuple[tuple[Text, ...], tuple[Picture, ...], tuple[Control, ...]]:
    """The sum in large digits, and the keys."""
    drawn, keys = rows(area, (0, display.px(212)), display.px(12))
    height = min(display.points(84), drawn[3])
    text = Text(drawn, report.digits or "–", height, "ExtraBold", palette.BRASS, anchor="center")
    places = key_places(keys, 10, display)
    size = round(0.44 * places[0][3])
    order = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
    controls = tuple(
        Control(f"digit:{digit}", place, "key", str(digit), height=size)
        for digit, place in zip(order, places, strict=True)
    )
    return (text,), (), controls
