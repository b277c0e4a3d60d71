"""The questions of a called table between turns, as large pages: who leads, who holds the engine, the tiles left."""

from __future__ import annotations

from roundhouse.actions import AnswerSeat, ChangeFailedCall, Dealt, FailedCallAnswer, TellHand
from roundhouse.indices import Seat
from roundhouse.presenters.views import TablePage
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import (
    BadgePicture,
    Control,
    HubPicture,
    Page,
    Panel,
    Picture,
    Rect,
    TablePicture,
    Text,
)
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.screens.pages.framed_page import PageFrame, badged, grid, question_frame
from roundhouse.window.screens.real_tiles.call_pad import control_of, headline_height, offered_control, usual_buttons
from roundhouse.window.screens.real_tiles.called_hand import hand_page
from roundhouse.window.screens.real_tiles.table_places import ANSWERS, TablePlaces
from roundhouse_hub.lamps.scene import SLOTS


def question_page(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Page:
    """The page of the current question."""
    match shown.awaited:
        case "hand":
            return hand_page(shown, display, places)
        case "next" | "deal":
            return _deal(shown, display, places)
        case "nothing":
            return _over(shown, display, places)
        case "correction":
            return _correction(shown, display, places)
    return _who(shown, display, places)


def _who(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Page:
    """One of the players, by one touch, or none of them; with the totals where a round is asked about."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = question_frame(display, shown.announcement, question.title, question.line)
    answers = [(each.action, each.label) for each in shown.offers if isinstance(each.action, AnswerSeat)]
    gap = display.px(14)
    totals = [each.total for each in shown.standings] if shown.awaited == "winner" and shown.begun else []
    area = _above(frame, places, gap)
    across = 2 if len(answers) < 8 else 3
    lines = -(-len(answers) // across)
    high = min(display.px(96), (area[3] - gap * (lines - 1)) // lines)
    controls = [
        Control(
            answer.wire,
            place,
            "button" if answer.seat is None else "row",
            label,
            value=totals[answer.seat] if answer.seat is not None and totals else "",
            height=display.points(22),
            seat=answer.seat,
        )
        for (answer, label), place in zip(answers, grid(area, len(answers), across, high, gap), strict=True)
    ]
    texts, hub = _round_below(shown, display, places)
    return Page(
        panels=(_foot(display, places),),
        texts=(*frame.texts, *texts),
        pictures=(hub,),
        controls=(*controls, *usual_buttons(shown, display, places)),
    )


def _foot(display: DisplaySettings, places: TablePlaces) -> Panel:
    """The part below a question without keys, as one piece."""
    top = places.strip[1]
    return Panel((0, top, display.size[0], display.size[1] - top), palette.PANEL)


def _round_below(
    shown: TablePage, display: DisplaySettings, places: TablePlaces
) -> tuple[tuple[Text, ...], HubPicture]:
    """The round that is asked about, where the keys are otherwise: no answer may stand there. The hub has the engine
    and the players' lamps."""
    table, (left, _, wide, _) = shown.table, places.keys
    top, size = places.keys[1], places.keys[3]
    lamps = [palette.WELL] * SLOTS
    for train in table.trains:
        if train.seat is not None and train.slot < SLOTS:
            lamps[train.slot] = palette.seat_color(train.seat)
    gap, title, line = display.px(28), display.points(28), display.points(18)
    used = max(width(table.title, "Bold", title), width(table.subtitle, "Medium", line)) + 2
    start = left + max(0, (wide - size - gap - used) // 2)
    room = (start + size + gap, top, max(0, left + wide - start - size - gap), size)
    _, name, about, _ = rows(room, (0, round(1.4 * title), round(1.6 * line), 0), 0)
    texts = (
        Text(name, table.title, title, "Bold", background=palette.PANEL),
        Text(about, table.subtitle, line, color=palette.SECONDARY, background=palette.PANEL),
    )
    return texts, HubPicture((start, top, size, size), tuple(lamps), table.engine)


def _above(frame: PageFrame, places: TablePlaces, gap: int) -> Rect:
    """The rest of the frame's body above all buttons."""
    left, top, wide, _ = frame.body
    return left, top, wide, places.body[1] + places.body[3] - gap - top


def _correction(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Page:
    """The decision on a call that no longer holds, by one touch, and the table as it was when it was made."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = question_frame(display, shown.announcement, question.title, question.line)
    pictures: list[Picture] = []
    if shown.prompt.seat is not None:
        frame, badge = badged(display, frame, shown.prompt.seat)
        pictures.append(badge)
    answers = [each for each in shown.offers if isinstance(each.action, ChangeFailedCall | FailedCallAnswer)]
    gap, height = display.px(14), display.points(20)
    left, top, wide, high = _above(frame, places, gap)
    across = round(ANSWERS * wide)
    if shown.table.pad:  # the tiles that lie there are known
        pictures.append(TablePicture((left, top, wide - across - gap, high), display.on(shown.table)))
    high = min(high, places.actions[TellHand][1] - gap - top)
    cells = rows((left + wide - across, top, across, high), (0,) * len(answers), gap)
    return Page(
        panels=(Panel(places.strip, palette.PANEL),),
        texts=frame.texts,
        pictures=tuple(pictures),
        controls=(
            *(offered_control(answer, place, height) for answer, place in zip(answers, cells, strict=True)),
            *usual_buttons(shown, display, places),
        ),
    )


def _deal(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Page:
    """The end of the last round, and what to do for the next one."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = question_frame(display, shown.announcement, question.title, question.line)
    head, line = rows(places.task, (display.px(64), 0), display.px(6))
    panels, texts, pictures = totals_in(shown, display, _above(frame, places, display.px(14)))
    return Page(
        texts=(
            *frame.texts,
            *texts,
            Text(head, question.head, display.points(28), "Bold", palette.BRASS),
            Text(line, question.task, display.points(22), "SemiBold", lines=3),
        ),
        panels=(Panel(places.strip, palette.PANEL), *panels),
        pictures=pictures,
        controls=(
            control_of(shown, Dealt, places.actions[Dealt], display.points(18)),
            *usual_buttons(shown, display, places),
        ),
    )


def totals_in(
    shown: TablePage, display: DisplaySettings, area: Rect
) -> tuple[tuple[Panel, ...], tuple[Text, ...], tuple[Picture, ...]]:
    """One row for each player: the points of the last round and the total; the leader in brass."""
    standings = shown.standings
    across = 1 if len(standings) < 5 else 2 if len(standings) < 9 else 3
    lines = -(-len(standings) // across)
    gap = display.px(8)
    high = min(display.px(72), (area[3] - gap * (lines - 1)) // lines)
    if across == 1:
        area = (area[0], area[1], min(area[2], display.px(760)), area[3])
    panels: list[Panel] = []
    texts: list[Text] = []
    pictures: list[Picture] = []
    places = grid(area, len(standings), across, high, gap)
    for seat, (each, place) in enumerate(zip(standings, places, strict=True)):
        color = palette.BRASS if each.leads else palette.TEXT
        background = palette.SELECTED if each.leads else palette.ROW
        panels.append(Panel(place, background, 10, palette.BRASS if each.leads else None))
        size = min(display.px(36), high)
        _, badge, name, gained, total, _ = columns(
            place, (1, size, 0, display.px(70), display.px(96), 1), display.px(12)
        )
        pictures.append(BadgePicture((badge[0], badge[1] + (high - size) // 2, size, size), Seat(seat)))
        tall = min(display.points(26 if across == 1 else 20), high)
        texts.append(Text(name, each.name, tall, "SemiBold", color, background))
        if each.gained:
            height = round(0.8 * tall)
            texts.append(
                Text(gained, each.gained, height, color=palette.SECONDARY, background=background, anchor="right")
            )
        texts.append(Text(total, each.total, round(1.3 * tall), "Bold", color, background, "right"))
    return tuple(panels), tuple(texts), tuple(pictures)


def _over(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Page:
    """The match is over; the last slip can still be mended."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = question_frame(display, shown.announcement, question.title, "")
    panels, texts, pictures = totals_in(shown, display, _above(frame, places, display.px(14)))
    head = places.task
    height, _ = headline_height(question.head, display, head[2])
    return Page(
        texts=(*frame.texts, Text(head, question.head, height, "Bold", palette.BRASS, lines=2), *texts),
        panels=(Panel(places.strip, palette.PANEL), *panels),
        pictures=pictures,
        controls=usual_buttons(shown, display, places),
    )
