"""Screens of real tables in tests: a house without walls, and fingers and keys on whatever the screen shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
from tests.games.tables import Table

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, Game
from roundhouse.games.match import Begin, Match
from roundhouse.games.moves import Deal, LayEngine, Move, Play, Reveal
from roundhouse.games.options import read_options
from roundhouse.games.position import Stage
from roundhouse.hub import HubEvent
from roundhouse.records.choices import Choices
from roundhouse.records.record import read_record, write_record
from roundhouse.referee import Chance, LiveTable, Seat
from roundhouse.referee.called import CalledTable
from roundhouse.table.arrangement import Arrangement
from roundhouse.table.controls.page import Control, Page
from roundhouse.table.live.lying import end_shown
from roundhouse.table.look import Look
from roundhouse.table.screens.called import CalledScreen, called_screen
from roundhouse.table.screens.screen import STAY, Frame, Open, Screen, Way

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
LOOK = Look()


class House:
    """A house in which nothing is kept."""

    def __init__(self) -> None:
        self.choices = Choices()
        self.hub = None
        self.left: list[LiveTable] = []

    def remember(self) -> None:
        """Nothing is kept."""

    def nudge_after(self, seconds: int) -> None:
        """So long may a turn take from now on."""
        self.choices = replace(self.choices, manner=replace(self.choices.manner, nudge=seconds))

    def leave(self, table: LiveTable) -> None:
        """Keeps who was left."""
        self.left.append(table)


def game_of(name: str, seats: int, rules: dict[str, Any]) -> Game:
    """A game with these rules."""
    kind = GAMES[name]
    return kind(seats, read_options(kind.options_type, {key: str(value) for key, value in rules.items()}))


def read_again(table: LiveTable) -> Match:
    """The match as the table's record tells it: whatever was done there, it was done in full if both are the same."""
    return read_record(write_record(table.referee.match, table.referee.names)).match()


class Fingers:
    """Touches and keys on a screen."""

    def __init__(self, screen: Screen, look: Look = LOOK) -> None:
        self.screen = screen
        self.look = look
        self.now = 1000
        self.surface = pygame.Surface(look.size)
        self.way: Way = STAY
        self.do()

    def do(self, *events: pygame.Event) -> Way:
        """What the screen makes of these events."""
        self.now += 40
        self.way = self.screen.act(events, Frame(self.look, self.now))
        return self.way

    def hear(self, *told: HubEvent) -> Way:
        """What the screen makes of what the hub tells."""
        self.now += 40
        self.way = self.screen.act((), Frame(self.look, self.now, told))
        return self.way

    def arranged(self) -> Arrangement:
        """Where everything of the table is, once it is painted."""
        self.screen.paint(self.surface, Frame(self.look, self.now))
        found: Arrangement | None = self.screen._painter.arrangement  # type: ignore[attr-defined]
        assert found is not None
        return found

    def touch(self, at: tuple[float, float]) -> Way:
        """A short touch."""
        point = round(at[0]), round(at[1])
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        return self.do(down, pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))

    def key(self, key: int, modifiers: int = 0) -> Way:
        """A key."""
        return self.do(pygame.Event(pygame.KEYDOWN, key=key, mod=modifiers))

    def control(self, name: str) -> Control:
        """A control that is there and can be touched."""
        page: Page = self.screen.page(self.look)  # type: ignore[attr-defined]
        found = page.control(name)
        assert found is not None and found.enabled, (name, [each.name for each in page.controls])
        return found

    def see_the_scores(self) -> None:
        """They come up by themselves when a round has ended."""
        for _ in range(100):
            if isinstance(self.do(), Open):
                return
        raise AssertionError("no scores")

    def press(self, name: str) -> Way:
        """A touch on a control."""
        left, top, wide, high = self.control(name).place
        return self.touch((left + wide / 2, top + high / 2))


class CalledByTouch:
    """Says a dealt match at a called table, by touch alone: at one of its own, or where these fingers are."""

    def __init__(self, game: Game, fingers: Fingers | None = None) -> None:
        self.house = House()
        if fingers is None:
            table = CalledTable(game, [Seat(name) for name in NAMES[: game.seats]], Chance("1"))
            fingers = Fingers(called_screen(self.house, table))
        assert isinstance(fingers.screen, CalledScreen)
        self.fingers, self.screen = fingers, fingers.screen
        self.table = self.screen.calling.table

    def see_the_scores(self) -> None:
        """They come up by themselves when a round has ended, and are left again."""
        self.fingers.see_the_scores()

    # -- gestures ------------------------------------------------------------------------------------------------

    def end(self, end: int) -> None:
        """One end of a tile."""
        self.fingers.press(f"end:{end}")

    def train(self, train: int, end: int = 0) -> None:
        """The lane of a train, in the middle of its largest part; of two ends, at the one that is meant."""
        arranged = self.fingers.arranged()
        game = self.table.referee.game
        if game.ends_per_train == 2:
            landing = arranged.layout.trains[train].landings[end_shown(game, train, end)]
            self.fingers.touch((landing.x, landing.y))
            return
        boxes = arranged.layout.trains[train].lane
        x0, y0, x1, y1 = max(boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
        self.fingers.touch(((x0 + x1) / 2, (y0 + y1) / 2))

    def act(self, name: str) -> None:
        """A button of the pad."""
        self.fingers.press(name)

    def seat(self, seat: int) -> None:
        """An answer."""
        self.fingers.press(f"seat:{seat}")

    def speaker(self, seat: int) -> None:
        """A row of the rail."""
        arranged = self.fingers.arranged()
        self.fingers.touch(arranged.rail.rows[seat].center)

    def choice(self, index: int) -> None:
        """One of several meanings."""
        self.fingers.press(f"choice:{index}")

    def dealt(self) -> None:
        """All have their tiles."""
        self.fingers.press("dealt")

    def tell(self, hand: int, by_sum: bool) -> None:
        """A hand, tile by tile or as a sum."""
        calling, game = self.screen.calling, self.table.referee.game
        if not calling.telling.only_sum and calling.telling.by_sum != by_sum:
            self.fingers.press("by-sum" if by_sum else "by-tiles")
        if by_sum or calling.telling.only_sum:
            for digit in str(hand if calling.telling.only_sum else game.worth(hand)):
                self.fingers.press(f"digit:{digit}")
        else:
            for tile in tiles_in(hand):
                for end in game.tiles.ends[tile]:
                    self.end(end)
        self.fingers.press("tell")


class CalledByKeys(CalledByTouch):
    """The same by keys alone."""

    def end(self, end: int) -> None:
        """A digit, a plus and a digit, or a letter."""
        game = self.table.referee.game
        if end > game.options.set:
            self.fingers.key(ord(game.tiles.end_text(end).lower()))
            return
        if end >= 10:
            self.fingers.key(pygame.K_PLUS)
        self.fingers.key(pygame.K_0 + end % 10)

    def train(self, train: int, end: int = 0) -> None:  # noqa: ARG002 - if both ends fit, that is asked
        """The number on the badge."""
        seats = self.table.referee.game.seats
        if train == seats:
            self.fingers.key(pygame.K_m)
        elif train > seats:
            number = train - seats + 1
            if number >= 10:
                self.fingers.key(pygame.K_PLUS)
            self.fingers.key(pygame.K_0 + number % 10, pygame.KMOD_SHIFT)
        else:
            if train >= 9:
                self.fingers.key(pygame.K_PLUS)
            self.fingers.key(pygame.K_0 + (train + 1) % 10)

    def act(self, name: str) -> None:
        """A letter, or Enter for what is due."""
        keys = {"draw": pygame.K_b, "done": pygame.K_SPACE, "up": pygame.K_i, "down": pygame.K_k,
                "announce": pygame.K_o, "claim": pygame.K_f}  # fmt: skip
        self.fingers.key(keys.get(name, pygame.K_RETURN))

    def seat(self, seat: int) -> None:
        """The number of a badge, 0 for nobody."""
        if seat >= 9:
            self.fingers.key(pygame.K_PLUS)
        self.fingers.key(pygame.K_0 + (seat + 1) % 10)

    def speaker(self, seat: int) -> None:
        """Arrows up and down."""
        while self.screen.calling.speaker != seat:
            self.fingers.key(pygame.K_DOWN)

    def choice(self, index: int) -> None:
        """Its number."""
        self.fingers.key(pygame.K_1 + index)

    def dealt(self) -> None:
        """Enter."""
        self.fingers.key(pygame.K_RETURN)

    def tell(self, hand: int, by_sum: bool) -> None:
        """Digits, and Enter."""
        calling, game = self.screen.calling, self.table.referee.game
        if not calling.telling.only_sum and calling.telling.by_sum != by_sum:
            self.fingers.key(pygame.K_EQUALS)
        if by_sum or calling.telling.only_sum:
            for digit in str(hand if calling.telling.only_sum else game.worth(hand)):
                self.fingers.key(pygame.K_0 + int(digit))
        else:
            for tile in tiles_in(hand):
                for end in game.tiles.ends[tile]:
                    self.end(end)
        self.fingers.key(pygame.K_RETURN)


def say_match(said: CalledByTouch, seed: int, rounds: int) -> Table:
    """Plays a match at random with open hands and says all of it at the called table."""
    table = said.table
    dealt = Table(table.referee.game, seed)
    while len(dealt.match.results) < rounds and not dealt.match.over:
        if dealt.match.position is None:
            dealt.begin()
        else:
            dealt.deal()
        if not isinstance(dealt.match.events[-1], Deal):
            dealt.deal()
        position = dealt.match.position
        assert position is not None
        leader = next(event.leader for event in reversed(dealt.match.events) if isinstance(event, Begin))
        held = position.stage not in (Stage.HUNT, Stage.OVER)
        _answer_until_dealt(said, leader, position.turn if held else -1)
        while (position := dealt.match.position) is not None and position.stage != Stage.DEALING:
            move = dealt.choose(position)
            dealt.match.apply(move)
            if isinstance(move, Deal):
                _found(said, dealt)
            else:
                say_move(said, move, position.turn)
            over = position.after(move)
            for seat in table.hands_to_tell:
                last = 2 * over.ends[over.doubles[-1]] if seat == over.winner else over.hands[seat]
                said.tell(last, by_sum=bool(seat % 2))
            if dealt.match.position is None:
                said.see_the_scores()
    return dealt


def _answer_until_dealt(said: CalledByTouch, leader: int, holder: int) -> None:
    for _ in range(4):
        match said.table.awaited.what:
            case "leader":
                said.seat(leader)
            case "holder":
                said.seat(holder)
            case "next" | "deal":
                said.dealt()
            case _:
                return


def _found(said: CalledByTouch, dealt: Table) -> None:
    position = dealt.match.position
    assert position is not None
    said.seat(-1 if position.stage in (Stage.HUNT, Stage.OVER) else position.turn)


def say_move(said: CalledByTouch, move: Move, turn: int) -> None:
    """One move of a turn."""
    table, game = said.table, said.table.referee.game
    before = table.referee.steps
    match move:
        case Play():
            for end in game.tiles.ends[move.tile]:
                said.end(end)
            said.train(move.train, move.spot % game.ends_per_train)
            choices: Sequence[Any] = said.screen.calling.choices
            if choices:
                ways = [each.moves[0] for each in choices]
                said.choice(next(
                    index for index, each in enumerate(ways)
                    if (each.spot, each.joined, each.opens) == (move.spot, move.joined, move.opens)
                ))  # fmt: skip
        case LayEngine():
            for end in game.tiles.ends[move.tile]:
                said.end(end)
        case Reveal():
            raise AssertionError("hands are told at the end")
        case _:
            name = {"Draw": "draw", "Done": "done", "Announce": "announce", "Claim": "claim", "Penalty": "penalty"}.get(
                type(move).__name__, ""
            )
            if not name:
                name = "up" if move.up else "down"  # type: ignore[union-attr]
            seat = getattr(move, "seat", turn)
            if seat != said.screen.calling.speaker and name != "claim":
                said.speaker(seat)
            said.act(name)
    assert table.referee.steps == before + 1, (move, said.screen.calling.said)
