"""The left side of the first screen: the game, its set, rules and length, how to sit, and the button that deals."""

from __future__ import annotations

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.i18n.screens import game_lines, screen
from roundhouse.records.preferences import TableChoice
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, HubPicture, Page, Place, Text
from roundhouse.window.screens import table_setup

WAYS = ("dealt", "called", "slots")


def choices_side(choice: TableChoice, look: Look, area: Place, *, may_deal: bool, may_go_on: bool) -> Page:
    """The texts, pictures and controls of this side."""
    language, gap = look.language, look.px(9)
    heading = round(1.5 * look.points(19))
    card = max(look.px(94), round(1.5 * look.points(21) + 3.2 * look.points(15)))
    row, two_lines = look.px(50), max(look.px(58), round(1.5 * look.points(16) + 1.9 * look.points(14)))
    foot = look.px(66)
    column = inset(area, look.px(36))
    ways = 3 * two_lines + 2 * gap
    heights = (look.px(72), 0, heading, card, row, two_lines, 0, heading, ways, 0, foot)
    head, _, game, chosen, more, details, _, question, sit, _, last = rows(column, heights, gap * 10 / 11)
    return Page(
        texts=(
            *_title(look, head),
            Text(game, screen("game", language), look.points(19), "Bold"),
            Text(question, screen("how", language), look.points(19), "Bold"),
        ),
        pictures=(HubPicture(_logo(look, head), palette.SEATS, (6, 6)),),
        controls=(
            game_card(look, choice.game, chosen, chosen=True, lines=2 if look.text < 1.3 else 1),
            *_more(look, more),
            *_details(choice, look, details),
            *_ways(choice, look, rows(sit, (0, 0, 0), gap)),
            *_buttons(choice, look, last, may_deal, may_go_on),
        ),
    )


def game_card(look: Look, name: str, place: Place, *, chosen: bool, lines: int = 1) -> Control:
    """A game to choose: its name, what it is known for, how it goes, and one of its tiles."""
    told = game_lines(name, look.language)[:lines]
    return Control(
        f"game:{name}",
        place,
        "card",
        i18n.game_name(name, look.language),
        " ".join(told),
        chosen=chosen,
        height=look.points(21),
        detail_height=look.points(15),
        tile=GAMES[name].card_tile,
    )


def _more(look: Look, area: Place) -> tuple[Control, ...]:
    """Other games, and a first one for those who know none."""
    first, second = columns(area, (0, 0), look.px(10))
    return (
        _row(look, "games", first, screen("more-games", look.language)),
        _row(look, "learn", second, screen("guided", look.language)),
    )


def _row(look: Look, name: str, place: Place, label: str) -> Control:
    return Control(name, place, "row", label, value="›", height=look.points(16))


def _details(choice: TableChoice, look: Look, area: Place) -> tuple[Control, ...]:
    language, changed = look.language, table_setup.changed_rules(choice)
    rules = screen("rules-changed", language, count=changed) if changed else screen("rules-recommended", language)
    told = (
        ("set", screen("set", language), screen("set-of", language, set=str(table_setup.set_of(choice)))),
        ("rules", screen("rules", language), rules),
        ("length", screen("length", language), length_said(choice, language)),
    )
    return tuple(
        Control(name, place, "row", label, detail, height=look.points(16), detail_height=look.points(14))
        for (name, label, detail), place in zip(told, columns(area, (0, 0, 0), look.px(10)), strict=True)
    )


def length_said(choice: TableChoice, language: str) -> str:
    """How long the match may last."""
    rounds = table_setup.option_of(choice, "rounds")
    if choice.minutes is not None:
        return screen("length-minutes", language, count=round(choice.minutes))
    return (
        screen("length-rounds", language, count=rounds) if isinstance(rounds, int) else screen("length-all", language)
    )


def _ways(choice: TableChoice, look: Look, places: list[Place]) -> tuple[Control, ...]:
    return tuple(
        Control(
            f"way:{way}",
            place,
            "card",
            screen(f"way-{way}", look.language),
            screen(f"way-{way}-line", look.language),
            chosen=way == choice.way,
            height=look.points(16),
            detail_height=look.points(14),
        )
        for way, place in zip(WAYS, places, strict=True)
    )


def _buttons(choice: TableChoice, look: Look, area: Place, may_deal: bool, may_go_on: bool) -> tuple[Control, ...]:
    language, players = look.language, len(choice.places)
    deal = screen("deal-for" if choice.way == table_setup.DEALT else "sit-for", language, players=players)
    first, second = columns(area, (0, look.px(190)), look.px(12))
    return (
        Control("deal", first, "primary", deal, enabled=may_deal, height=look.points(21)),
        Control("waiting", second, "button", screen("go-on", language), enabled=may_go_on, height=look.points(18)),
    )


def _logo(look: Look, head: Place) -> Place:
    left, top, _, height = head
    wide = look.px(66)
    return left, top + (height - wide) // 2, wide, wide


def _title(look: Look, head: Place) -> tuple[Text, ...]:
    left, top, width, height = head
    beside = left + look.px(84), top, width - look.px(84), height
    title, line = rows(beside, (height * 0.62, 0), 0)
    return (
        Text(title, screen("title", look.language), look.points(38), "ExtraBold"),
        Text(line, screen("subtitle", look.language), look.points(16), color=palette.SECONDARY),
    )
