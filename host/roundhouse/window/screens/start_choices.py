"""The left side of the start screen: game, set, rules, length, table mode, and the button that deals."""

from __future__ import annotations

from roundhouse import i18n
from roundhouse.i18n.screens import game_lines, screen
from roundhouse.presenters.views import Half
from roundhouse.records.preferences import TableChoice
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, HubPicture, Page, Rect, Text
from roundhouse.window.display import Display
from roundhouse.window.screens import table_setup

WAYS = ("dealt", "called", "slots")
TILES: dict[str, tuple[Half, Half]] = {
    "mexican-train": (12, 12),
    "super-train": ("train", 6),
    "derailing": (9, 9),
    "station": (10, 4),
    "private-trains": (12, 5),
    "basic-trains": (3, 8),
    "slosh": (6, 6),
}
"""The tile on each game's card."""


def choices_side(choice: TableChoice, display: Display, area: Rect, *, may_deal: bool, may_go_on: bool) -> Page:
    """The texts, pictures and controls of this side."""
    language, gap = display.language, display.px(9)
    heading = round(1.5 * display.points(19))
    card = max(display.px(94), round(1.5 * display.points(21) + 3.2 * display.points(15)))
    row, two_lines = display.px(50), max(display.px(58), round(1.5 * display.points(16) + 1.9 * display.points(14)))
    foot = display.px(66)
    column = inset(area, display.px(36))
    ways = 3 * two_lines + 2 * gap
    heights = (display.px(72), 0, heading, card, row, two_lines, 0, heading, ways, 0, foot)
    head, _, game, chosen, more, details, _, question, sit, _, last = rows(column, heights, gap * 10 / 11)
    return Page(
        texts=(
            *_title(display, head),
            Text(game, screen("game", language), display.points(19), "Bold"),
            Text(question, screen("how", language), display.points(19), "Bold"),
        ),
        pictures=(HubPicture(_logo(display, head), palette.SEATS, (6, 6)),),
        controls=(
            game_card(display, choice.game, chosen, chosen=True, lines=2 if display.text < 1.3 else 1),
            *_more(display, more),
            *_details(choice, display, details),
            *_ways(choice, display, rows(sit, (0, 0, 0), gap)),
            *_buttons(choice, display, last, may_deal, may_go_on),
        ),
    )


def game_card(display: Display, name: str, place: Rect, *, chosen: bool, lines: int = 1) -> Control:
    """The card of a game: its name, one or two lines about it, and one of its tiles."""
    told = game_lines(name, display.language)[:lines]
    return Control(
        f"game:{name}",
        place,
        "card",
        i18n.game_name(name, display.language),
        " ".join(told),
        chosen=chosen,
        height=display.points(21),
        detail_height=display.points(15),
        tile=TILES[name],
    )


def _more(display: Display, area: Rect) -> tuple[Control, ...]:
    """The buttons for all games and for the tutorial."""
    first, second = columns(area, (0, 0), display.px(10))
    return (
        _row(display, "games", first, screen("more-games", display.language)),
        _row(display, "learn", second, screen("guided", display.language)),
    )


def _row(display: Display, name: str, place: Rect, label: str) -> Control:
    return Control(name, place, "row", label, value="›", height=display.points(16))


def _details(choice: TableChoice, display: Display, area: Rect) -> tuple[Control, ...]:
    language, changed = display.language, table_setup.changed_rules(choice)
    rules = screen("rules-changed", language, count=changed) if changed else screen("rules-recommended", language)
    told = (
        ("set", screen("set", language), screen("set-of", language, set=str(table_setup.set_of(choice)))),
        ("rules", screen("rules", language), rules),
        ("length", screen("length", language), length_said(choice, language)),
    )
    return tuple(
        Control(name, place, "row", label, detail, height=display.points(16), detail_height=display.points(14))
        for (name, label, detail), place in zip(told, columns(area, (0, 0, 0), display.px(10)), strict=True)
    )


def length_said(choice: TableChoice, language: str) -> str:
    """The length of the match in words."""
    rounds = table_setup.option_of(choice, "rounds")
    if choice.minutes is not None:
        return screen("length-minutes", language, count=round(choice.minutes))
    return (
        screen("length-rounds", language, count=rounds) if isinstance(rounds, int) else screen("length-all", language)
    )


def _ways(choice: TableChoice, display: Display, places: list[Rect]) -> tuple[Control, ...]:
    return tuple(
        Control(
            f"way:{way}",
            place,
            "card",
            screen(f"way-{way}", display.language),
            screen(f"way-{way}-line", display.language),
            chosen=way == choice.way,
            height=display.points(16),
            detail_height=display.points(14),
        )
        for way, place in zip(WAYS, places, strict=True)
    )


def _buttons(choice: TableChoice, display: Display, area: Rect, may_deal: bool, may_go_on: bool) -> tuple[Control, ...]:
    language, players = display.language, len(choice.places)
    deal = screen("deal-for" if choice.way == table_setup.DEALT else "sit-for", language, players=players)
    first, second = columns(area, (0, display.px(190)), display.px(12))
    return (
        Control("deal", first, "primary", deal, enabled=may_deal, height=display.points(21)),
        Control("waiting", second, "button", screen("go-on", language), enabled=may_go_on, height=display.points(18)),
    )


def _logo(display: Display, head: Rect) -> Rect:
    left, top, _, height = head
    wide = display.px(66)
    return left, top + (height - wide) // 2, wide, wide


def _title(display: Display, head: Rect) -> tuple[Text, ...]:
    left, top, width, height = head
    beside = left + display.px(84), top, width - display.px(84), height
    title, line = rows(beside, (height * 0.62, 0), 0)
    return (
        Text(title, screen("title", display.language), display.points(38), "ExtraBold"),
        Text(line, screen("subtitle", display.language), display.points(16), color=palette.SECONDARY),
    )
