"""A dealt match said once more at a called table, by touch or by keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from tests.games.tables import Table
from tests.window.screens.real_table_driver import NAMES, Fingers, House, game_of

from roundhouse.dominoes import tiles_in
from roundhouse.games import Game
from roundhouse.games.match import Begin
from roundhouse.games.moves import Deal, LayEngine, Move, Play, Reveal
from roundhouse.games.position import Stage
from roundhouse.presenters.tile_orientation import end_shown
from roundhouse.referee import Chance, Seat
from roundhouse.referee.called_table import CalledTable
from roundhouse.window.screens.called import CalledScreen, called_screen


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
        """Everybody has their tiles."""
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


def small() -> CalledByTouch:
    """Three with four tiles each of the double-6 set, the first of them leading."""
    person = CalledByTouch(game_of("mexican-train", 3, {"set": 6, "deal": 4}))
    person.seat(0)
    return person


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
