"""A position from the line that `position_text` describes, each field with an error that says what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import NotInSet, hand_of, tiles_in
from roundhouse.games.core.memo_fields import FieldKind, MemoryField
from roundhouse.games.core.notation import seat_names, train_name, write_hand
from roundhouse.games.core.options import read_options
from roundhouse.games.core.position import Position, Round, Unseen
from roundhouse.games.core.position_text import STAGES, write_spot
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.registry import GAMES
from roundhouse.games.rules.game import Game
from roundhouse.games.text.position_fault import fault_of_position

WANTED: Final = {
    FieldKind.SEAT: Message("positions/some-seat"),
    FieldKind.SEATS: Message("positions/some-seat"),
    FieldKind.TRAINS: Message("positions/some-train"),
    FieldKind.TILE: Message("positions/some-tile"),
    FieldKind.NUMBER: Message("positions/some-number"),
}
"""What is to be written where a game remembers something."""
FIELDS: Final = (
    "turn",
    "hands",
    "ends",
    "yard",
    "doubles",
    "stage",
    "fresh",
    "engine",
    "round",
    "leader",
    "laid",
    "used",
    "idle",
    "winner",
)
"""The fields of every game."""
IN_ENDS: Final = {"markers": "positions/markers-in-ends", "open": "positions/open-in-ends"}
"""Fields that people look for, and the text that says what to write instead."""
NAMING: Final = ("name", "first", "second")
"""The facts of a fault that name a train."""


def read_position(text: str, names: Sequence[str] = ()) -> Position:
    """The position that a line describes; errors call the seats by `names`, where there are some.

    Raises Unreadable when a field is missing, unknown or cannot be, and OptionError for house rules that cannot be.
    """
    return _FieldReader(text, GAMES, names).position()


class _FieldReader:
    """Takes one field after another from a line, until none is left."""

    def __init__(self, text: str, games: Mapping[str, type[Game]], called: Sequence[str]) -> None:
        self.text = text
        name, *words = text.split() or [""]
        if name not in games:
            raise self.unreadable("positions/game-first", games=", ".join(games), text=name or "-")
        self.fields: dict[str, str] = {}
        for word in words:
            field, equals, value = word.partition("=")
            if not equals:
                raise self.unreadable("positions/field", text=word)
            if field in self.fields:
                raise self.unreadable("positions/field-once", field=field)
            self.fields[field] = value
        kind = games[name]
        options = {
            field: self.fields.pop(field)
            for field in list(self.fields)
            if field in kind.options_type.__dataclass_fields__
        }
        self.game = kind(self.count("seats"), read_options(kind.options_type, options))
        self.names = seat_names(self.game)
        self.train_names = [train_name(self.game, train) for train in range(self.game.trains)]
        self.called = dict(zip(self.names, called, strict=False))

    def unreadable(self, expected: str | Message, **facts: object) -> Unreadable:
        return Unreadable(self.text, self.text, expected, **facts)

    def among(self, letters: Iterable[str]) -> str:
        """Seats and trains to choose from, as people call them."""
        return ", ".join(self.called.get(letter, letter) for letter in letters)

    def unknown_field(self, field: str) -> Unreadable:
        """The error for a field that there is not; for two that people look for it says where their content goes."""
        if field in IN_ENDS:
            return self.unreadable(IN_ENDS[field], name=self.among(self.names[:1]))
        fields = (*FIELDS, *(part.name for part in self.game.memory))
        return self.unreadable("positions/known-fields", fields=", ".join(f"{each}=" for each in fields), field=field)

    def count(self, field: str, usual: int | None = None) -> int:
        text = self.fields.pop(field, None)
        if text is None and usual is not None:
            return usual
        if text is None or not text.removeprefix("-").isdecimal():
            raise self.unreadable("positions/field-whole-number", field=field)
        return int(text)

    def seat(self, field: str) -> int:
        text = self.fields.pop(field, "-")
        if text in ("-", *self.names):
            return self.names.index(text) if text != "-" else -1
        seats = self.among(self.names)
        raise self.unreadable("positions/field-seat", field=field, seats=seats, text=text)

    def tiles(self, text: str) -> int:
        try:
            tiles = [self.game.tiles.read(each)[0] for each in text.split("+") if each]
        except NotInSet as wrong:
            raise self.unreadable(wrong.expected) from None
        if min(tiles, default=0) < 0 or len(set(tiles)) < len(tiles):
            raise self.unreadable("positions/seen-tiles-once", text=text)
        return hand_of(tiles)

    def position(self) -> Position:
        game, fields = self.game, self.fields
        engine = self.tiles(fields.pop("engine", ""))
        if engine & ~game.tiles.doubles:
            raise self.unreadable("positions/engine")
        pips = game.tiles.ends[engine.bit_length() - 1][0] if engine else -1
        used = self.tiles(fields.pop("used", ""))
        if used & ~game.tiles.doubles:
            raise self.unreadable("positions/used")
        numbers = hand_of(game.tiles.ends[double][0] for double in tiles_in(used))
        round = Round(self.count("round") - 1, pips, self.seat("leader"), numbers)
        turn = self.seat("turn")
        if turn < 0:
            raise self.unreadable("positions/turn")
        ends, begun, markers = self.trains(pips)
        stage = fields.pop("stage", STAGES[game.stage_of_turn(turn, begun)])
        if stage not in STAGES:
            stages = ", ".join(STAGES)
            raise self.unreadable("positions/stage", stages=stages, text=stage)
        hands, hidden = self.hands()
        laid, yard = self.tiles(fields.pop("laid", "")), self.count("yard")
        doubles = tuple(self.spot(each) for each in fields.pop("doubles", "").split(",") if each)
        seen = laid
        for hand in hands:
            if seen & hand:
                twice = ", ".join(write_hand(game, seen & hand))
                raise self.unreadable("positions/tile-once", tiles=twice)
            seen |= hand
        known = seen.bit_count()
        unseen = sum(group.size for groups in hidden for group in groups)
        unknown = game.tiles.size - known - unseen - yard
        if unknown < 0:
            told = known + unseen + yard
            raise self.unreadable("positions/tiles-in-all", size=game.tiles.size, told=told)
        position = Position.of(
            game=game,
            round=round,
            turn=turn,
            stage=STAGES.index(stage),
            ends=ends,
            begun=begun,
            markers=markers,
            hands=hands,
            hidden=hidden,
            laid=laid,
            unknown=unknown,
            yard=yard,
            doubles=doubles,
            doubles_this_turn=self.count("fresh", 0),
            idle=self.count("idle", 0),
            memo=self.memo(),
            winner=self.seat("winner"),
        )
        if fields:
            raise self.unknown_field(next(iter(fields)))
        fault = fault_of_position(position)
        if fault:
            called = {key: self.among([str(value)]) for key, value in fault.facts.items() if key in NAMING}
            raise self.unreadable(Message(fault.id, **{**fault.facts, **called}))
        return position

    def memo(self) -> int:
        memo = 0
        for part in self.game.memory:
            text = self.fields.pop(part.name, "")
            if text:
                memo = part.put(memo, self.part(part, text))
        return memo

    def part(self, part: MemoryField, text: str) -> int:
        match part.kind:
            case FieldKind.TILE:
                tiles = self.tiles(text)
                if tiles.bit_count() == 1:
                    return tiles.bit_length() - 1
            case FieldKind.NUMBER:
                if text.isdecimal() and int(text) < 1 << part.width:
                    return int(text)
            case FieldKind.SEAT:
                if text in self.names:
                    return self.names.index(text)
            case FieldKind.SEATS | FieldKind.TRAINS:
                names, chosen = self.names if part.kind is FieldKind.SEATS else self.train_names, set(text.split("+"))
                if chosen <= set(names):
                    return sum(1 << names.index(name) for name in chosen)
        raise self.unreadable("positions/field-what", field=part.name, what=WANTED[part.kind], text=text)

    def no_train(self, name: str, trains: Iterable[str]) -> Unreadable:
        return self.unreadable("notation/train", trains=self.among(trains), text=name)

    def no_seat(self, name: str, seats: Iterable[str]) -> Unreadable:
        return self.unreadable("positions/seat", seats=self.among(seats), text=name)

    def named(
        self, field: str, names: Sequence[str], unknown: Callable[[str, Iterable[str]], Unreadable]
    ) -> Iterator[tuple[str, str]]:
        """What a field says of each name: of any once at most, else it is `unknown` among those that are left."""
        left = list(names)
        for part in filter(None, self.fields.pop(field, "").split(",")):
            name, _, text = part.partition(":")
            if name not in left:
                raise unknown(self.among([name]), left)
            left.remove(name)
            yield name, text

    def trains(self, engine: int) -> tuple[tuple[int, ...], int, int]:
        game = self.game
        ends = list(game.unbegun(engine))
        begun = markers = 0
        for name, text in self.named("ends", self.train_names, self.no_train):
            train = self.train_names.index(name)
            markers |= text.endswith("*") << train
            text = text.removesuffix("*")
            if text == "-":
                continue
            if not text:
                raise self.unreadable(
                    "positions/open-end-of-train",
                    name=self.among([name]),
                )
            begun |= 1 << train
            numbers = text.split("/")
            if len(numbers) != game.ends_per_train:
                form = Message("positions/open-end") if game.ends_per_train == 1 else Message("positions/two-open-ends")
                raise self.unreadable("positions/form-for", form=form, name=self.among([name]), text=text)
            for end, number in enumerate(numbers):
                ends[game.spot(train, end)] = self.end(number)
        return tuple(ends), begun, markers

    def hands(self) -> tuple[tuple[int, ...], tuple[tuple[Unseen, ...], ...]]:
        hands = [0] * self.game.seats
        groups: list[tuple[Unseen, ...]] = [()] * self.game.seats
        for name, text in self.named("hands", self.names, self.no_seat):
            seat = self.names.index(name)
            words = text.split("+") if text else []
            hands[seat] = self.tiles("+".join(word for word in words if not word.startswith("?")))
            groups[seat] = tuple(self.group(word) for word in words if word.startswith("?"))
        return tuple(hands), tuple(groups)

    def group(self, word: str) -> Unseen:
        count, bracket, excluded = word[1:].removesuffix(")").partition("(")
        if not count.isdecimal() or not int(count):
            raise self.unreadable("positions/hidden-number", text=word)
        bits = 0
        for each in excluded.split(";") if bracket else ():
            bits |= self.tiles(each) if "-" in each else self.game.tiles.with_end[self.end(each)]
        return Unseen(int(count), bits)

    def end(self, text: str) -> int:
        try:
            return self.game.tiles.read_end(text)
        except NotInSet as wrong:
            raise self.unreadable(wrong.expected) from None

    def spot(self, text: str) -> int:
        spots = {write_spot(self.game, spot): spot for spot in range(self.game.trains * self.game.ends_per_train)}
        if text not in spots:
            raise self.no_train(text, spots)
        return spots[text]
