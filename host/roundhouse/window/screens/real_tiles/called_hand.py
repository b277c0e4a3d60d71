"""The page for reporting a hand at the end of a round: tile by tile, or only its sum."""

from __future__ import annotations

from roundhouse.actions import CountPhoto, DropPhoto, ReportSum, ReportTile, ReportTiles, TellHand, TypeDigit, TypePlus
from roundhouse.actions.action import Digit, Index
from roundhouse.presenters.views import PhotoView, ReportView, TablePage
from roundhouse.window.controls.grid import columns, inset, rows, tile_grid
from roundhouse.window.controls.page import Control, Page, Panel, PhotoPicture, Picture, Rect, Text, TilePicture
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.screens.pages.framed_page import badged, question_frame
from roundhouse.window.screens.real_tiles.call_pad import control_of, headline_height, usual_buttons
from roundhouse.window.screens.real_tiles.table_places import TABS, TablePlaces
from roundhouse.window.screens.real_tiles.tile_end_keys import clear_key, end_keys, key_places

PLUS = 120
"""The width of the key with the plus, px at 1280 x 800."""
LENGTHS = (120, 104, 88, 76, 64, 52, 44, 36, 28)
"""Lengths of the reported tiles, px at 1280 x 800; the smaller ones are for large hands."""
TOUCHED_SHARE = 0.7
"""The side of the square in a half of a photo that is touched, in its widths: however it lies, no other overlaps it."""
TOUCHED = 88
"""The least length of a tile to be touched, px at 1280 x 800."""


def hand_page(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Page:
    """The report of a remaining hand: tile by tile, or only its sum."""
    report, question = shown.report, shown.question
    assert report is not None and question is not None, "a hand is awaited"
    last, line = shown.announcement, question.line
    if last is not None and (report.photos or report.reads):
        line = " · ".join(filter(None, (last.title, last.text)))
    frame, badge = badged(display, question_frame(display, last, question.title, line), shown.speaker)
    tell = places.actions[TellHand]
    left, top, wide, _ = frame.body
    tabs, drawn = columns((left, top, wide, tell[1] - top), (display.px(TABS), 0), display.px(24))
    drawn = drawn[0], drawn[1], tell[0] - drawn[0] - display.px(16), drawn[3]
    worth = drawn[0], tell[1], drawn[2], tell[3]
    *_, plus = columns(worth, (0, display.px(PLUS)), 0)
    sums = report.by_sum or report.only_sum
    texts, pictures = _sum(report, display, drawn) if sums else _added(report, display, worth)
    chosen, tiles, spots = (
        _photos(shown, report, display, drawn) if report.photos else _tile_keys(shown, report, display, drawn)
    )
    keys = places.keys
    strip = (Panel(places.strip, palette.PANEL),) if keys[1] > places.strip[1] + places.strip[3] else ()
    return Page(
        panels=(*strip, *chosen),
        texts=(*frame.texts, *texts),
        pictures=(badge, *pictures, *tiles),
        controls=(
            *_tabs(shown, report, display, tabs),
            *spots,
            *(_sum_keys(shown, display, keys, plus) if sums else end_keys(shown, display, keys)),
            control_of(shown, TellHand, tell, display.points(18)),
            *usual_buttons(shown, display, places),
        ),
    )


def _tabs(shown: TablePage, report: ReportView, display: DisplaySettings, area: Rect) -> list[Control]:
    """The ways to tell a hand; where only one will do, none."""
    high, gap = display.px(52), display.px(10)
    tiles, total, photo, _ = rows(area, (high, high, high, 0), gap)
    ways = ((ReportTiles, tiles, not report.by_sum), (ReportSum, total, report.by_sum), (CountPhoto, photo, False))
    return [
        Control(offer.wire, place, "card", offer.label, enabled=offer.enabled, chosen=chosen, height=display.points(17))
        for kind, place, chosen in ways
        if (offer := shown.offer(kind)) is not None and offer.label
    ]


def _added(report: ReportView, display: DisplaySettings, area: Rect) -> tuple[tuple[Text, ...], tuple[Picture, ...]]:
    """The sum of the tiles reported so far."""
    height, _ = headline_height(report.added, display, area[2])
    return (Text(area, report.added, height, "Bold", palette.BRASS, anchor="center", lines=2),), ()


def _tile_keys(
    shown: TablePage, report: ReportView, display: DisplaySettings, area: Rect
) -> tuple[tuple[Panel, ...], tuple[Picture, ...], tuple[Control, ...]]:
    """Each tile that can be in the hand, to be touched; one that is counted stands on brass.

    Where there is no room for all of them, only those that are counted are shown: the numbers below enter them.
    """
    numbers, ring, gap = display.faces == "numbers" or shown.table.set_high > 12, display.px(4), display.px(12)
    lengths = [display.px(length) for length in LENGTHS]
    places = tile_grid(area, len(report.keys), [each for each in lengths if each >= display.px(TOUCHED)], gap)
    if places and places[-1][1] + places[-1][3] > area[1] + area[3]:
        counted = [key for key in report.keys if key.chosen]
        places = tile_grid(area, report.count or len(counted) or 1, lengths, gap)
        return (
            (),
            tuple(TilePicture(at, key.halves, numbers or at[2] < 52) for key, at in zip(counted, places, strict=False)),
            (),
        )
    keys = tuple(zip(report.keys, places, strict=True))
    return (
        tuple(Panel(inset(place, -ring), palette.BRASS, 6) for key, place in keys if key.chosen),
        tuple(TilePicture(place, key.halves, numbers or place[2] < 52) for key, place in keys),
        tuple(Control(ReportTile(key.tile).wire, place, "spot", key.text, enabled=key.enabled) for key, place in keys),
    )


def _photos(
    shown: TablePage, report: ReportView, display: DisplaySettings, area: Rect
) -> tuple[tuple[Panel, ...], tuple[Picture, ...], tuple[Control, ...]]:
    """The photos beside each other, with what was read; each half can be touched, and each photo thrown away."""
    pictures, spots = list[PhotoPicture](), list[Control]()
    for number, (photo, column) in enumerate(
        zip(report.photos, columns(area, (0,) * len(report.photos), display.px(16)), strict=True)
    ):
        room, foot = rows(column, (0, display.px(44)), display.px(8))
        part = _part(photo)
        scale = min(room[2] / part[2], room[3] / part[3])
        wide, high = round(part[2] * scale), round(part[3] * scale)
        left, top = room[0] + (room[2] - wide) // 2, room[1] + (room[3] - high) // 2
        picture = PhotoPicture((left, top, wide, high), photo, part, scale)
        pictures.append(picture)
        for half in (half for tile in photo.tiles for half in tile.halves):
            (x, y), side = picture.at(half.middle), TOUCHED_SHARE * half.size * scale
            place = round(x - side / 2), round(y - side / 2), round(side), round(side)
            if half.action is not None:
                spots.append(Control(half.action.wire, place, "spot", half.text))
        if (drop := shown.offer(DropPhoto(Index(number)))) is not None:
            spots.append(Control(drop.wire, foot, "link", drop.label, height=display.points(16)))
    return (), tuple(pictures), tuple(spots)


def _part(photo: PhotoView) -> tuple[float, float, float, float]:
    """The part of a photo with the tiles, and some of what is around them; the whole where none were seen."""
    points = [corner for tile in photo.tiles for corner in tile.corners]
    if not points:
        return 0, 0, photo.width, photo.height
    across, down = zip(*points, strict=True)
    margin = max(half.size for tile in photo.tiles for half in tile.halves) / 2
    left, top = max(0.0, min(across) - margin), max(0.0, min(down) - margin)
    right, bottom = min(photo.width, max(across) + margin), min(photo.height, max(down) + margin)
    return left, top, max(1.0, right - left), max(1.0, bottom - top)


def _sum(report: ReportView, display: DisplaySettings, area: Rect) -> tuple[tuple[Text, ...], tuple[Picture, ...]]:
    """The sum in letters as large as there is room for."""
    sizes = (min(display.points(size), area[3]) for size in (84, 60, 42, 30))
    height = next((size for size in sizes if width(report.sum, "ExtraBold", size) <= area[2]), display.points(22))
    return (Text(area, report.sum or "–", height, "ExtraBold", palette.BRASS, anchor="center", lines=2),), ()


def _sum_keys(shown: TablePage, display: DisplaySettings, area: Rect, plus: Rect) -> tuple[Control, ...]:
    """The keys of a sum: each digit where the end with its number is otherwise, and a plus where no end is."""
    places = key_places(area, len(shown.entry.keys) if shown.entry is not None else 0, display)
    size = round(0.44 * places[0][3])
    return (
        *(
            Control(TypeDigit(digit).wire, places[digit], "key", str(digit), height=size)
            for digit in map(Digit, range(10))
        ),
        control_of(shown, TypePlus, plus, display.points(24)),
        clear_key(shown, display, places[-1]),
    )
