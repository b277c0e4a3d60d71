"""What a called table asks between its turns, as large pages: who leads, who holds the engine, what hands have left."""

from __future__ import annotations

from roundhouse.games.game import Game
from roundhouse.i18n.screens import screen
from roundhouse.presenters.views import TablePage
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import (
    BadgePicture,
    Control,
    Ground,
    Page,
    Picture,
    Place,
    Text,
)
from roundhouse.window.screens.call_pad import control_of, headline_height
from roundhouse.window.screens.called_hand import hand_page
from roundhouse.window.screens.framed_page import framed, framed_question, grid

NOBODY = "seat:-1"
"""The answer that it is none of the players."""


def question_page(shown: TablePage, game: Game, look: Look) -> Page:
    """The page of what is asked now."""
    match shown.awaited:
        case "hand":
            return hand_page(shown, game, look)
        case "next" | "deal":
            return _deal(shown, look)
        case "nothing":
            return _over(shown, look)
    return _who(shown, look)


def _further(shown: TablePage, look: Look, area: Place) -> tuple[Control, ...]:
    """What is always there: the last call back, and the rest that can be done at a table."""
    actions = [action for action in ("undo", "scores") if shown.action(action) is not None]
    *places, more = columns(area, (0,) * (len(actions) + 1), look.px(14))
    height = look.points(18)
    return (
        *(control_of(shown, action, place, height) for action, place in zip(actions, places, strict=True)),
        Control("more", more, "button", screen("called-more", look.language), height=height),
    )


def _who(shown: TablePage, look: Look) -> Page:
    """One of the players, by one touch, or none of them."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = framed_question(look, shown.announcement, question.title, question.line)
    answers = [action for action in shown.actions if action.id.startswith("seat:")]
    seats = [(int(action.id.partition(":")[2]), action) for action in answers if action.id != NOBODY]
    across = 2 if len(seats) < 7 else 3
    lines = -(-len(seats) // across)
    gap = look.px(14)
    high = min(look.px(96), (frame.body[3] - gap * (lines - 1)) // lines)
    controls = [
        Control(action.id, place, "row", action.label, height=look.points(22), seat=seat + 1)
        for (seat, action), place in zip(seats, grid(frame.body, len(seats), across, high, gap), strict=True)
    ]
    if shown.action(NOBODY) is not None:
        controls.append(control_of(shown, NOBODY, frame.due, look.points(18)))
    return Page(texts=frame.texts, controls=(*controls, *_further(shown, look, frame.spare), frame.back))


def _deal(shown: TablePage, look: Look) -> Page:
    """How the last round ended, and what everybody does for the next one."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = framed(look, question.title, question.line)
    totals, head, line = rows(frame.body, (0, look.px(54), look.px(72)), look.px(6))
    grounds, texts, pictures = totals_in(shown, look, totals)
    return Page(
        texts=(
            *frame.texts,
            *texts,
            Text(head, question.head, look.points(28), "Bold", palette.BRASS),
            Text(line, question.task, look.points(22), "SemiBold", lines=2),
        ),
        grounds=grounds,
        pictures=pictures,
        controls=(
            control_of(shown, "dealt", frame.due, look.points(18)),
            *_further(shown, look, frame.spare),
            frame.back,
        ),
    )


def totals_in(
    shown: TablePage, look: Look, area: Place
) -> tuple[tuple[Ground, ...], tuple[Text, ...], tuple[Picture, ...]]:
    """A row for each: what the last round gave, and the points so far; whoever leads in brass."""
    standings = shown.standings
    across = 1 if len(standings) < 5 else 2 if len(standings) < 9 else 3
    lines = -(-len(standings) // across)
    gap = look.px(8)
    high = min(look.px(72), (area[3] - gap * (lines - 1)) // lines)
    if across == 1:
        area = (area[0], area[1], min(area[2], look.px(760)), area[3])
    grounds: list[Ground] = []
    texts: list[Text] = []
    pictures: list[Picture] = []
    places = grid(area, len(standings), across, high, gap)
    for seat, (each, place) in enumerate(zip(standings, places, strict=True)):
        color = palette.BRASS if each.leads else palette.TEXT
        ground = palette.SELECTED if each.leads else palette.ROW
        grounds.append(Ground(place, ground, 10, palette.BRASS if each.leads else None))
        size = min(look.px(36), high)
        _, badge, name, gained, total, _ = columns(place, (1, size, 0, look.px(70), look.px(96), 1), look.px(12))
        pictures.append(BadgePicture((badge[0], badge[1] + (high - size) // 2, size, size), seat + 1))
        tall = min(look.points(26 if across == 1 else 20), high)
        texts.append(Text(name, each.name, tall, "SemiBold", color, ground))
        if each.gained:
            height = round(0.8 * tall)
            texts.append(Text(gained, each.gained, height, color=palette.SECONDARY, ground=ground, anchor="right"))
        texts.append(Text(total, each.total, round(1.3 * tall), "Bold", color, ground, "right"))
    return tuple(grounds), tuple(texts), tuple(pictures)


def _over(shown: TablePage, look: Look) -> Page:
    """The match is over; the last slip can still be mended."""
    question = shown.question
    assert question is not None, "something is asked"
    frame = framed(look, question.title, "")
    head, totals = rows(frame.body, (look.px(90), 0), look.px(10))
    height, _ = headline_height(question.head, look, head[2])
    grounds, texts, pictures = totals_in(shown, look, totals)
    due = Control("back", frame.due, "primary", screen("called-end", look.language), height=look.points(18))
    return Page(
        texts=(*frame.texts, Text(head, question.head, height, "Bold", palette.BRASS), *texts),
        grounds=grounds,
        pictures=pictures,
        controls=(due, *_further(shown, look, frame.spare)),
    )
