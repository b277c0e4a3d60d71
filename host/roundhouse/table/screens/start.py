"""The first screen: which game, how to sit, who plays; one button deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from roundhouse import words
from roundhouse.games import GAMES
from roundhouse.games.options import OptionError
from roundhouse.hub import Pressed as HubPressed
from roundhouse.records.choices import TableChoice
from roundhouse.referee import LiveTable
from roundhouse.table import palette
from roundhouse.table.controls.acts import Act, Pressed
from roundhouse.table.controls.page import Control, Ground, Page, Place, Text, TilePicture
from roundhouse.table.controls.places import columns, inset, rows
from roundhouse.table.house import CannotBeSet, House
from roundhouse.table.look import Look
from roundhouse.table.screens import choosing
from roundhouse.table.screens.screen import STAY, Frame, Leave, Open, PageScreen, Screen, Way
from roundhouse.table.screens.start_seats import seats_side
from roundhouse.table.view import Half
from roundhouse.words.screens import game_lines, screen
from roundhouse_hub.lamps.scene import SLOTS
from roundhouse_hub.link.messages import DOWN

WAYS = ("dealt", "called", "slots")
SHOWN_GAMES = 2
TILES: dict[str, tuple[Half, Half]] = {
    "mexican-train": (12, 12),
    "super-train": ("train", 6),
    "derailing": (9, 9),
    "station": (10, 4),
    "private-trains": (12, 5),
    "basic-trains": (3, 8),
    "slosh": (6, 6),
}
"""The tile on a game's card."""


class Doors:
    """Where the first screen leads; given by whoever knows all screens. `ways` are the ways to sit with a screen."""

    ways: tuple[str, ...] = WAYS

    def games(self, house: House) -> Screen:
        """All games."""
        raise NotImplementedError

    def rules(self, house: House) -> Screen:
        """The house rules of the chosen game."""
        raise NotImplementedError

    def manner(self, house: House) -> Screen:
        """How the program looks and sounds."""
        raise NotImplementedError

    def waiting(self, house: House) -> Screen:
        """The tables that can be gone on with."""
        raise NotImplementedError

    def table(self, house: House, table: LiveTable) -> Screen:
        """At a table."""
        raise NotImplementedError


class Start(PageScreen):
    """See `Screen`."""

    def __init__(self, house: House, doors: Doors, you: str) -> None:
        super().__init__()
        self._house = house
        self._doors = doors
        self._objection = ""
        self._waiting = bool(house.waiting())
        if not house.choices.table.places:
            self._choose(places=choosing.usual_places(you))

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        width, height = look.size
        left, right = columns((0, 0, width, height), (look.px(620) if width > 1.3 * height else 0, 0), 0)
        seats = seats_side(self._house, look, right, self._objection)
        column = inset(left, look.px(36))
        head, body, foot = rows(column, (look.px(84), 0, look.px(64)), look.px(14))
        texts, controls = self._choices(look, body)
        return Page(
            grounds=(Ground(right, palette.FELT), *seats.grounds),
            texts=(*_title(look, head), *texts, *seats.texts),
            pictures=(TilePicture(_logo(look, head), (12, 12)), *seats.pictures),
            controls=(*controls, *seats.controls, *self._buttons(look, foot)),
        )

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`. A press on the hub claims the seat at this slot."""
        for event in self._house.events():
            if isinstance(event, HubPressed) and event.gesture == DOWN and event.button < SLOTS:
                self._take(choosing.touch_seat(self._house.choices.table, event.button))
        return super().act(events, frame)

    def repaint(self) -> None:
        """See `Screen`. Whoever comes back from a table may go on with it."""
        super().repaint()
        self._waiting = bool(self._house.waiting())

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if not isinstance(act, Pressed):
            return STAY
        kind, _, what = act.name.partition(":")
        self._objection = ""
        match kind:
            case "game":
                self._choose(game=what)
            case "way":
                self._choose(way=what)
            case "seat":
                self._take(choosing.touch_seat(self._house.choices.table, int(what)))
            case "set":
                self._take(choosing.next_set(self._house.choices.table))
            case "games":
                return Open(self._doors.games(self._house))
            case "rules":
                return Open(self._doors.rules(self._house))
            case "manner":
                return Open(self._doors.manner(self._house))
            case "waiting":
                return Open(self._doors.waiting(self._house))
            case "quit":
                return Leave()
            case "deal":
                return self._deal()
        return STAY

    def _deal(self) -> Way:
        if self._house.choices.table.way not in self._doors.ways:
            self._objection = screen("way-typed", self.look.language)
            return STAY
        try:
            table = self._house.new_table()
        except OptionError as error:
            self._objection = words.option_error(error, self.look.language)
            return STAY
        except CannotBeSet as error:
            self._objection = str(error)
            return STAY
        self._house.remember()
        return Open(self._doors.table(self._house, table))

    def _choose(self, **changed: object) -> None:
        self._take(replace(self._house.choices.table, **changed))  # type: ignore[arg-type]

    def _take(self, table: TableChoice) -> None:
        self._house.choices = replace(self._house.choices, table=table)

    # -- the left side --------------------------------------------------------------------------------------------

    def _choices(self, look: Look, area: Place) -> tuple[tuple[Text, ...], tuple[Control, ...]]:
        language = look.language
        games, card, row = _first_games(self._house.choices.table.game), look.px(84), look.px(52)
        parts = rows(area, (look.px(30), *[card] * len(games), row, row, look.px(34), 0), look.px(9))
        heading, *cards, more, small, question, ways = parts
        texts = (
            Text(heading, screen("game", language), look.points(19), "Bold"),
            Text(question, screen("how", language), look.points(19), "Bold"),
        )
        chosen = self._house.choices.table.game
        return texts, (
            *(game_card(look, name, place, chosen=name == chosen) for name, place in zip(games, cards, strict=True)),
            _row(look, "games", more, screen("more-games", language), screen("show-all", language)),
            *self._details(look, small),
            *self._ways(look, ways),
        )

    def _details(self, look: Look, area: Place) -> tuple[Control, ...]:
        choice, language = self._house.choices.table, look.language
        first, second = columns(area, (0, 0), look.px(14))
        changed = choosing.changed_rules(choice)
        rules = screen("rules-chosen", language, count=changed) if changed else screen("rules-usual", language)
        size = screen("set", language, set=str(choosing.option_of(choice, "set")))
        return (
            _row(look, "set", first, size, screen("change", language)),
            _row(look, "rules", second, rules, screen("edit", language)),
        )

    def _ways(self, look: Look, area: Place) -> tuple[Control, ...]:
        chosen = self._house.choices.table.way
        return tuple(
            Control(
                f"way:{way}",
                place,
                "card",
                screen(f"way-{way}", look.language),
                screen(f"way-{way}-line", look.language),
                chosen=way == chosen,
                height=look.points(16),
                detail_height=look.points(13),
            )
            for way, place in zip(WAYS, columns(area, (0, 0, 0), look.px(10)), strict=True)
        )

    def _buttons(self, look: Look, area: Place) -> tuple[Control, ...]:
        language, players = look.language, len(self._house.choices.table.places)
        deal = "deal-for" if self._house.choices.table.way == "dealt" else "sit-for"
        first, second = columns(area, (0, look.px(190)), look.px(14))
        return (
            Control("deal", first, "primary", screen(deal, language, players=players), height=look.points(21)),
            Control(
                "waiting", second, "button", screen("go-on", language), enabled=self._waiting, height=look.points(18)
            ),
        )


def game_card(look: Look, name: str, place: Place, *, chosen: bool) -> Control:
    """A game to choose: its name, what it is known for, and one of its tiles."""
    line, _ = game_lines(name, look.language)
    return Control(
        f"game:{name}",
        place,
        "card",
        words.game_name(name, look.language),
        line,
        chosen=chosen,
        height=look.points(20),
        detail_height=look.points(15),
        tile=TILES[name],
    )


def _first_games(chosen: str) -> tuple[str, ...]:
    """The chosen game, and the first of the others."""
    return (chosen, *[name for name in GAMES if name != chosen][: SHOWN_GAMES - 1])


def _logo(look: Look, head: Place) -> Place:
    left, top, _, height = head
    return left, top + (height - look.px(32)) // 2, look.px(64), look.px(32)


def _title(look: Look, head: Place) -> tuple[Text, ...]:
    left, top, width, height = head
    beside = left + look.px(82), top, width - look.px(82), height
    title, line = rows(beside, (height * 0.62, 0), 0)
    return (
        Text(title, screen("title", look.language), look.points(40), "ExtraBold"),
        Text(line, screen("subtitle", look.language), look.points(17), color=palette.SECONDARY),
    )


def _row(look: Look, name: str, place: Place, label: str, value: str) -> Control:
    return Control(name, place, "row", label, value=f"{value}  ›", height=look.points(16))
