"""The call pad below the table: what was answered in large words, the tile that is being called, keys and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.game import Game
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.views import Announcement, TablePage
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import (
    BadgePicture,
    Control,
    HalfPicture,
    Page,
    Panel,
    Picture,
    Rect,
    SignPicture,
    Text,
)
from roundhouse.window.display import Display
from roundhouse.window.lettering import width
from roundhouse.window.regions import regions
from roundhouse.window.screens.tile_end_keys import end_keys

HEADLINE = (32, 28, 24, 21, 18)
"""Text heights for the answer: the largest that fits on its line is used."""
SAID_AT_ONCE = (
    "lay", "penalty", "engine", "marker-up", "marker-down", "announce", "claim", "draw", "done",
)  # fmt: skip
"""The actions that have a button beside the keys."""


def pad_page(shown: TablePage, game: Game, display: Display) -> Page:
    """What lies below the table; the table itself is painted by `Painter`."""
    parts = regions(*display.size, pad=True, text=display.text)
    strip: Rect = tuple(parts.strip)  # type: ignore[assignment]
    below: Rect = tuple(parts.hand)  # type: ignore[assignment]
    panels, texts, pictures = answer_strip(shown, display, strip)
    side, keys, buttons = columns(inset(below, display.px(12)), (display.px(156), 0, display.px(288)), display.px(16))
    called_grounds, called_texts, called_pictures, called_controls = _called(shown, display, side)
    middle = _choices(shown, display, keys) if shown.action("choice:0") else end_keys(shown, game, display, keys)
    return Page(
        panels=(*panels, Panel(below, palette.BACKGROUND), *called_grounds),
        texts=(*texts, *called_texts),
        pictures=(*pictures, *called_pictures),
        controls=(*called_controls, *middle, *_buttons(shown, display, buttons)),
    )


def answer_strip(
    shown: TablePage, display: Display, area: Rect
) -> tuple[tuple[Panel, ...], tuple[Text, ...], tuple[Picture, ...]]:
    """The answer to the last call, large enough to read across the table, and whose turn it is."""
    last = shown.announcement or Announcement("asked", "")
    refused = last.tone == "refused"
    background = palette.REFUSED_STRIP if refused else palette.PANEL
    edge = palette.CORAL if refused else palette.BRASS
    left, top, wide, high = area
    bar = display.px(6)
    inner = left + display.px(22), top + display.px(4), wide - display.px(38), high - display.px(8)
    first, second = rows(inner, (display.px(46), 0), 0)
    pictures: list[Picture] = []
    texts: list[Text] = []
    sign = display.px(30)
    if last.tone != "asked":
        pictures.append(SignPicture((first[0], first[1] + (first[3] - sign) // 2, sign, sign), refused))
        first = first[0] + sign + display.px(14), first[1], first[2] - sign - display.px(14), first[3]
    height, used = headline_height(last.title, display, first[2])
    texts.append(Text(first, last.title, height, "Bold", background=background))
    room = first[2] - used - display.px(28)
    if last.tone == "info" and last.text and room > display.px(220):
        beside = first[0] + used + display.px(28), first[1], room, first[3]
        texts.append(
            Text(beside, last.text, display.points(14), color=palette.SECONDARY, background=background, lines=2)
        )
    texts += _whose_turn(shown, display, second, pictures, background)
    return (Panel(area, background), Panel((left, top, bar, high), edge)), tuple(texts), tuple(pictures)


def headline_height(text: str, display: Display, room: int) -> tuple[int, int]:
    """The largest height in which the text fits into the room, and how wide it is then."""
    for points in HEADLINE:
        height = display.points(points)
        used = width(text, "Bold", height)
        if used <= room:
            break
    return height, min(used, room)


def _whose_turn(
    shown: TablePage, display: Display, area: Rect, pictures: list[Picture], background: palette.Color
) -> list[Text]:
    """The second line: the details of a refusal or a question, else whose turn it is and the task."""
    last, prompt = shown.announcement, shown.prompt
    if last is not None and last.tone != "info" and last.text:
        return [Text(area, last.text, display.points(18), background=background)]
    if prompt.tone != "turn" or prompt.seat is None:
        return []
    size = display.px(26)
    pictures.append(BadgePicture((area[0], area[1] + (area[3] - size) // 2, size, size), prompt.seat))
    title, task = shown.nudge or prompt.title, prompt.text
    height = display.points(19)
    start, used = size + display.px(12), width(title, "Bold", height)
    after = start + used + display.px(14)
    if shown.nudge and after + width(task, "Medium", display.points(18)) > area[2]:
        task = ""
    return [
        Text((area[0] + start, area[1], used + 2, area[3]), title, height, "Bold", palette.BRASS, background),
        Text((area[0] + after, area[1], area[2] - after, area[3]), task, display.points(18), background=background),
    ]


def _called(
    shown: TablePage, display: Display, area: Rect
) -> tuple[tuple[Panel, ...], tuple[Text, ...], tuple[Picture, ...], tuple[Control, ...]]:
    """The caller, and the tile as entered so far; below them, the way back."""
    who, tile, undo = rows(area, (display.px(34), 0, display.px(56)), display.px(8))
    seat, ends = shown.speaker, () if shown.entry is None else shown.entry.ends
    badge = who[3] - display.px(6)
    size = min(tile[2] // 2 - display.px(6), tile[3] - display.px(10))
    left, top = tile[0] + (tile[2] - 2 * size - 2) // 2, tile[1] + (tile[3] - size) // 2
    halves = [*ends, None, None][:2]
    pictures: list[Picture] = [BadgePicture((who[0], who[1] + display.px(3), badge, badge), seat + 1)]
    numbers = display.faces == "numbers" or shown.table.set_high > 12
    pictures += [
        HalfPicture((left + index * (size + 2), top, size, size), half, numbers) for index, half in enumerate(halves)
    ]
    ring = display.px(5)
    around = (left - ring, top - ring, 2 * size + 2 + 2 * ring, size + 2 * ring)
    panels = (Panel(around, palette.BACKGROUND, 10, palette.BRASS),) if len(ends) == 2 else ()
    name = (who[0] + badge + display.px(10), who[1], who[2] - badge - display.px(10), who[3])
    text = Text(
        name, shown.names[seat], display.points(17), "SemiBold", palette.TEXT if shown.due_speaker else palette.BRASS
    )
    control = control_of(shown, "undo", undo, display.points(17))
    return panels, (text,), tuple(pictures), (control,)


def _choices(shown: TablePage, display: Display, area: Rect) -> tuple[Control, ...]:
    """The possible meanings of the last touch, as large buttons, and the way out."""
    choices = [each for each in shown.actions if each.id.startswith("choice:")]
    places = columns(area, (0,) * (len(choices) + 1), display.px(14))
    height = display.points(19)
    found = [
        Control(each.id, place, "primary" if each.primary else "button", each.label, height=height)
        for each, place in zip(choices, places, strict=False)
    ]
    return (*found, control_of(shown, "clear", places[-1], height))


def control_of(shown: TablePage, action: str, place: Rect, height: int) -> Control:
    """The control of an action that the page offers."""
    found = shown.action(action)
    assert found is not None, f"{action} is offered"
    return Control(
        found.id, place, "primary" if found.primary else "button", found.label, enabled=found.enabled, height=height
    )


def _buttons(shown: TablePage, display: Display, area: Rect) -> Sequence[Control]:
    """The calls that take one touch: the one that is due in brass, across the whole width if there is room."""
    acts = [each for each in shown.actions if each.id in SAID_AT_ONCE]
    due = [act for act in acts if act.primary][:1]
    others = [(act.id, act.label) for act in acts if act not in due]
    redo = shown.action("redo")
    if redo is not None and len(others) < 5:
        others.append((redo.id, redo.label))
    others.append(("more", screen_text("called-more", display.language)))
    gap = display.px(8)
    across = 2 if len(others) + 2 * len(due) <= 6 else 3
    lines = -(-len(others) // across) + len(due)
    places = rows(area, (0,) * max(lines, 2), gap)
    height = display.points(17 if across == 2 else 15)
    found = [Control(act.id, places[0], "primary", act.label, height=display.points(18)) for act in due]
    cells: list[Rect] = []
    for index, line in enumerate(places[len(due) :]):
        # A last line that is not full is shared by those who stand on it.
        cells += columns(line, (0,) * min(across, len(others) - across * index), gap)
    found += [
        Control(name, cell, "button", label, height=height) for (name, label), cell in zip(others, cells, strict=False)
    ]
    return found
