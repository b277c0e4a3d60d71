"""What a called table asks between its turns, as large pages: who leads, who holds the engine, what hands have left."""

from __future__ import annotations

from roundhouse import i18n
from roundhouse.games.position import EngineFrom
from roundhouse.i18n.points import signed
from roundhouse.i18n.screens import screen
from roundhouse.messages import written
from roundhouse.presenters.called import Calling
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
from roundhouse.window.screens.call_pad import headline_height
from roundhouse.window.screens.called_hand import hand_page
from roundhouse.window.screens.framed_page import grid, page_frame, question_frame

NOBODY = "seat:-1"


def question_page(calling: Calling, display: Display) -> Page:
    """The page of what is asked now."""
    match calling.table.awaited.what:
        case "leader":
            title, line = screen("called-leader", display.language), screen("called-leader-line", display.language)
            seats = range(len(calling.names))
            return _who(calling, display, title, line, list(seats), screen("called-lot", display.language))
        case "holder" | "finder":
            return _holder(calling, display)
        case "hand":
            return hand_page(calling, display)
        case "next" | "deal":
            return _deal(calling, display)
    return _over(calling, display)


def _undo(calling: Calling, display: Display, area: Rect) -> tuple[Control, ...]:
    """What is always there: the last call back, and the rest that can be done at a table."""
    known = bool(calling.table.referee.match.results)
    undo, *scores, more = columns(area, (0, 0, 0) if known else (0, 0), display.px(14))
    enabled = calling.table.referee.steps > 0
    height = display.points(18)
    return (
        Control("undo", undo, "button", i18n.label("undo", display.language), enabled=enabled, height=height),
        *(
            Control("scores", place, "button", i18n.label("scores", display.language), height=height)
            for place in scores
        ),
        Control("more", more, "button", screen("called-more", display.language), height=height),
    )


def _who(calling: Calling, display: Display, title: str, line: str, seats: list[int], else_say: str) -> Page:
    """One of the players, by one touch; `else_say` is what stands for none of them."""
    frame = question_frame(display, calling.said, title, line)
    across = 2 if len(seats) < 7 else 3
    lines = -(-len(seats) // across)
    gap = display.px(14)
    high = min(display.px(96), (frame.body[3] - gap * (lines - 1)) // lines)
    controls = [
        Control(f"seat:{seat}", place, "row", calling.names[seat], height=display.points(22), seat=seat + 1)
        for seat, place in zip(seats, grid(frame.body, len(seats), across, high, gap), strict=True)
    ]
    if else_say:
        controls.append(Control(NOBODY, frame.due, "button", else_say, height=display.points(18)))
    return Page(texts=frame.texts, controls=(*controls, *_undo(calling, display, frame.spare), frame.back))


def _holder(calling: Calling, display: Display) -> Page:
    """Who has the tile that begins."""
    position, game = calling.position, calling.table.referee.game
    assert position is not None
    source, engine = game.engine_from, position.round.engine
    if calling.table.awaited.what == "finder":
        title = screen("called-finder", display.language)
    else:
        tile = game.tiles.text(game.tiles.double[engine]) if source == EngineFrom.HAND and engine >= 0 else ""
        title = screen(f"called-holder-{source.value}", display.language, tile=tile)
    holders = calling.table.awaited.holders
    seats = [seat for seat in holders if seat >= 0]
    nobody = screen("called-nobody", display.language) if len(seats) < len(holders) else ""
    return _who(calling, display, title, screen("called-holder-line", display.language), seats, nobody)


def _deal(calling: Calling, display: Display) -> Page:
    """How the last round ended, and what everybody does for the next one."""
    referee = calling.table.referee
    game, position, match = referee.game, referee.position, referee.match
    round = position.round if position is not None else game.next_round(match.results, match.first_leader)
    number = screen("called-round", display.language, round=str(round.number + 1))
    if game.engine_from == EngineFrom.SET and round.engine >= 0 and game.ends_per_train == 1:
        tile = game.tiles.text(game.tiles.double[round.engine])
        task = screen("called-take-engine", display.language, tile=tile, count=game.hand_size)
    else:
        task = screen("called-take", display.language, count=game.hand_size)
    ended = i18n.round_over(match.results[-1], game, referee.names, display.language) if match.results else ""
    first, _, _ = ended.partition(". ")
    frame = page_frame(display, f"{first}." if first else number, calling.said.line if first else "")
    totals, head, line = rows(frame.body, (0, display.px(54), display.px(72)), display.px(6))
    panels, texts, pictures = totals_in(calling, display, totals)
    due = Control("dealt", frame.due, "primary", screen("called-dealt", display.language), height=display.points(18))
    return Page(
        texts=(
            *frame.texts,
            *texts,
            Text(head, number if first else "", display.points(28), "Bold", palette.BRASS),
            Text(line, task, display.points(22), "SemiBold", lines=2),
        ),
        panels=panels,
        pictures=pictures,
        controls=(due, *_undo(calling, display, frame.spare), frame.back),
    )


def totals_in(
    calling: Calling, display: Display, area: Rect
) -> tuple[tuple[Panel, ...], tuple[Text, ...], tuple[Picture, ...]]:
    """A row for each: what the last round gave, and the points so far; whoever leads in brass."""
    referee = calling.table.referee
    names, match = referee.names, referee.match
    across = 1 if len(names) < 5 else 2 if len(names) < 9 else 3
    lines = -(-len(names) // across)
    gap = display.px(8)
    high = min(display.px(72), (area[3] - gap * (lines - 1)) // lines)
    if across == 1:
        area = (area[0], area[1], min(area[2], display.px(760)), area[3])
    panels: list[Panel] = []
    texts: list[Text] = []
    pictures: list[Picture] = []
    for seat, place in enumerate(grid(area, len(names), across, high, gap)):
        leads = bool(match.results) and seat in match.leaders
        color = palette.BRASS if leads else palette.TEXT
        background = palette.SELECTED if leads else palette.ROW
        panels.append(Panel(place, background, 10, palette.BRASS if leads else None))
        size = min(display.px(36), high)
        _, badge, name, gained, total, _ = columns(
            place, (1, size, 0, display.px(70), display.px(96), 1), display.px(12)
        )
        pictures.append(BadgePicture((badge[0], badge[1] + (high - size) // 2, size, size), seat + 1))
        tall = min(display.points(26 if across == 1 else 20), high)
        texts.append(Text(name, names[seat], tall, "SemiBold", color, background))
        if match.results and seat < len(match.results[-1].points):
            text = written(match.results[-1].points[seat], signed=True)
            texts.append(
                Text(gained, text, round(0.8 * tall), color=palette.SECONDARY, background=background, anchor="right")
            )
        texts.append(
            Text(total, signed(match.game, match.totals[seat]), round(1.3 * tall), "Bold", color, background, "right")
        )
    return tuple(panels), tuple(texts), tuple(pictures)


def _over(calling: Calling, display: Display) -> Page:
    """The match is over; the last slip can still be mended."""
    referee = calling.table.referee
    match = referee.match
    text = i18n.match_over(match.leaders, match.totals, referee.game, referee.names, display.language)
    frame = page_frame(display, screen("called-over", display.language), "")
    head, totals = rows(frame.body, (display.px(90), 0), display.px(10))
    height, _ = headline_height(text, display, head[2])
    panels, texts, pictures = totals_in(calling, display, totals)
    due = Control("back", frame.due, "primary", screen("called-end", display.language), height=display.points(18))
    return Page(
        texts=(*frame.texts, Text(head, text, height, "Bold", palette.BRASS), *texts),
        panels=panels,
        pictures=pictures,
        controls=(due, *_undo(calling, display, frame.spare)),
    )
