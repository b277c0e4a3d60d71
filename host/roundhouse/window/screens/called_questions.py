"""The questions of a called table between turns, as large pages: who leads, who holds the engine, the tiles left."""

from __future__ import annotations

from roundhouse.games.game import Game
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.views import TablePage
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import (
    BadgePicture,
    Control,
    Page,
    Panel,
    Picture,
    Rect,
    Text,
)
from roundhouse.window.display import Display
from roundhouse.window.screens.call_pad import control_of, headline_height
from roundhouse.window.screens.called_hand import hand_page
from roundhouse.window.screens.framed_page import grid, page_frame, question_frame

NOBODY = "seat:-1"
"""The answer that it is none of the players."""


def question_page(shown: TablePage, game: Game, display: Display) -> Page:
    """The page of the current question."""
    match shown.awaited:
        case "hand":
            return hand_page(shown, game, display)
        case "next" | "deal":
            return _deal(shown, display)
        case "nothing":
            return _over(shown, display)
    return _who(shown, display)


def _further(shown: TablePage, display: Display, area: Rect) -> tuple[Control, ...]:
    """The buttons that are always there: undo, scores, and the menu with the rest."""
    actions = [action for action in ("undo", "scores") if shown.action(action) is not None]
    *places, more = columns(area, (0,) * (len(actions) + 1), display.px(14))
    height = display.points(18)
    return (
        *(control_of(shown, action, place, height) for action, place in zip(actions, places, strict=True)),
        Control("more", more, "button", screen_text("called-more", display.language), height=height),
    )


def _who(shown: TablePage, display: Display) -> Page:
    """One of the players, by one touch, or none of them."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = question_frame(display, shown.announcement, question.title, question.line)
    answers = [action for action in shown.actions if action.id.startswith("seat:")]
    seats = [(int(action.id.partition(":")[2]), action) for action in answers if action.id != NOBODY]
    across = 2 if len(seats) < 7 else 3
    lines = -(-len(seats) // across)
    gap = display.px(14)
    high = min(display.px(96), (frame.body[3] - gap * (lines - 1)) // lines)
    controls = [
        Control(action.id, place, "row", action.label, height=display.points(22), seat=seat + 1)
        for (seat, action), place in zip(seats, grid(frame.body, len(seats), across, high, gap), strict=True)
    ]
    if shown.action(NOBODY) is not None:
        controls.append(control_of(shown, NOBODY, frame.due, display.points(18)))
    return Page(texts=frame.texts, controls=(*controls, *_further(shown, display, frame.spare), frame.back))


def _deal(shown: TablePage, display: Display) -> Page:
    """How the last round ended, and what everybody does for the next one."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = page_frame(display, question.title, question.line)
    totals, head, line = rows(frame.body, (0, display.px(54), display.px(72)), display.px(6))
    panels, texts, pictures = totals_in(shown, display, totals)
    return Page(
        texts=(
            *frame.texts,
            *texts,
            Text(head, question.head, display.points(28), "Bold", palette.BRASS),
            Text(line, question.task, display.points(22), "SemiBold", lines=2),
        ),
        panels=panels,
        pictures=pictures,
        controls=(
            control_of(shown, "dealt", frame.due, display.points(18)),
            *_further(shown, display, frame.spare),
            frame.back,
        ),
    )


def totals_in(
    shown: TablePage, display: Display, area: Rect
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
        pictures.append(BadgePicture((badge[0], badge[1] + (high - size) // 2, size, size), seat + 1))
        tall = min(display.points(26 if across == 1 else 20), high)
        texts.append(Text(name, each.name, tall, "SemiBold", color, background))
        if each.gained:
            height = round(0.8 * tall)
            texts.append(
                Text(gained, each.gained, height, color=palette.SECONDARY, background=background, anchor="right")
            )
        texts.append(Text(total, each.total, round(1.3 * tall), "Bold", color, background, "right"))
    return tuple(panels), tuple(texts), tuple(pictures)


def _over(shown: TablePage, display: Display) -> Page:
    """The match is over; the last slip can still be mended."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = page_frame(display, question.title, "")
    head, totals = rows(frame.body, (display.px(90), 0), display.px(10))
    height, _ = headline_height(question.head, display, head[2])
    panels, texts, pictures = totals_in(shown, display, totals)
    due = Control("back", frame.due, "primary", screen_text("called-end", display.language), height=display.points(18))
    return Page(
        texts=(*frame.texts, Text(head, question.head, height, "Bold", palette.BRASS), *texts),
        panels=panels,
        pictures=pictures,
        controls=(due, *_further(shown, display, frame.spare)),
    )
