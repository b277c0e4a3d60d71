"""A position on one line of text, and back.

    mexican-train seats=3 set=9 engine=9-9 round=1 leader=A turn=B ends=A:5,B:-,C:7*,mexican:3
    hands=A:0-1+3-4,B:?7,C:?4(5;0-0)+?1 laid=5-9+7-9+3-9+9-9 yard=30 doubles=mexican fresh=1

(on one line). Options that differ from the recommended follow `seats`. `ends` are the trains' open
numbers: `-` not begun, `?` not known, `*` marker up; a train with two ends writes `5/7`. A hand is its
known tiles and groups of hidden ones; in brackets what a group is known not to be: a number stands for
all tiles that bear it. The doubles are the open ones in the order they were laid, `fresh` of them in this
turn. Left out: `stage=turn`, no doubles, `fresh=0`, `idle=0`, `winner=-`, and the fields of the
game's own (`Game.state_fields`) that are empty. Tiles that lie on the table without being known are what is missing to
the whole set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import NotInSet, hand_of, tiles_in
from roundhouse.games.core.hidden_tiles import Unseen
from roundhouse.games.core.notation import ENDS, seat_names, train_name, write_hand
from roundhouse.games.core.options import write_options
from roundhouse.games.core.position import Position, Round, Rules, Stage
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.core.state_fields import FieldKind

STAGES: Final = ("dealing", "engine", "turn", "drew", "follow", "follow-drew", "more", "penalty", "over", "hunt")
FIELDS: Final[Mapping[str, tuple[FieldKind, int | None, str]]] = {
    "turn": (FieldKind.SEAT, -1, "positions/field-seat"),
    "hands": (FieldKind.PARTS, None, "positions/seat"),
    "ends": (FieldKind.PARTS, None, "notation/train"),
    "yard": (FieldKind.NUMBER, None, "positions/field-whole-number"),
    "doubles": (FieldKind.PARTS, None, "notation/train"),
    "stage": (FieldKind.STAGE, Stage.TURN, "positions/stage"),
    "fresh": (FieldKind.NUMBER, 0, "positions/field-whole-number"),
    "engine": (FieldKind.DOUBLES, 0, "positions/engine"),
    "round": (FieldKind.NUMBER, None, "positions/field-whole-number"),
    "leader": (FieldKind.SEAT, -1, "positions/field-seat"),
    "laid": (FieldKind.TILES, 0, "positions/seen-tiles-once"),
    "used": (FieldKind.DOUBLES, 0, "positions/used"),
    "idle": (FieldKind.NUMBER, 0, "positions/field-whole-number"),
    "winner": (FieldKind.SEAT, -1, "positions/field-seat"),
}
"""The fields of every game: what each holds, its value while it is left out, and what is said of a wrong one."""
REMEMBERED: Final[Mapping[FieldKind, str]] = {
    FieldKind.SEAT: "positions/some-seat",
    FieldKind.SEATS: "positions/some-seat",
    FieldKind.TRAINS: "positions/some-train",
    FieldKind.TILE: "positions/some-tile",
    FieldKind.NUMBER: "positions/some-number",
}
"""By the kind of value that a game remembers: the text that says what to write."""
IN_ENDS: Final = {"markers": "positions/markers-in-ends", "open": "positions/open-in-ends"}
"""Fields that people look for, and the text that says what to write instead."""


def write_position(position: Position) -> str:
    """One line that `position_reader.read_position` turns into the same position."""
    p, game = position, position.game
    text = PositionText(game)
    fields = {
        "seats": str(game.seats),
        **write_options(game.options),
        **text.write_values(
            engine=1 << p.round.engine if p.round.engine >= 0 else 0,
            round=p.round.number + 1,
            used=p.round.used,
            leader=p.round.leader,
            turn=p.turn,
            stage=p.stage,
        ),
        "ends": ",".join(f"{name}:{text.write_ends(p, train)}" for train, name in enumerate(text.trains)),
        "hands": ",".join(f"{name}:{text.write_hand(p, seat)}" for seat, name in enumerate(text.seats)),
        **text.write_values(laid=p.laid, yard=p.boneyard),
        "doubles": ",".join(text.spots[spot] for spot in p.doubles),
        **text.write_values(fresh=p.doubles_this_turn, idle=p.idle),
        **{
            part.name: text.write(part.kind, part.get(p.extra_state))
            for part in game.state_fields
            if p.extra_state & part.mask
        },
        **text.write_values(winner=p.winner),
    }
    return " ".join([game.name, *(f"{name}={value}" for name, value in fields.items() if value)])


class PositionText:
    """The parts of a position as text and back, in one game; an error says what was expected.

    `line` is what was typed, `fields` what it says besides seats and options, and `called` how people call the seats.
    """

    def __init__(self, game: Rules, line: str = "", fields: Mapping[str, str] = {}, called: Sequence[str] = ()) -> None:
        self.game, self.line, self.fields = game, line, dict(fields)
        self.seats = seat_names(game)
        self.trains = [train_name(game, train) for train in range(game.trains)]
        sides = [f"/{end}" for end in ENDS] if game.ends_per_train == len(ENDS) else [""]
        self.spots = [train + side for train in self.trains for side in sides]
        self.called = dict(zip(self.seats, called, strict=False))

    def write_values(self, **values: int) -> dict[str, str]:
        """Those of these fields that are not left out."""
        return {name: self.write(FIELDS[name][0], value) for name, value in values.items() if value != FIELDS[name][1]}

    def write(self, kind: FieldKind, value: int) -> str:
        tiles, names = self.game.tiles, self.trains if kind is FieldKind.TRAINS else self.seats
        match kind:
            case FieldKind.SEAT:
                return names[value]
            case FieldKind.SEATS | FieldKind.TRAINS:
                return "+".join(names[place] for place in tiles_in(value))
            case FieldKind.TILE:
                return tiles.text(value)
            case FieldKind.TILES:
                return "+".join(write_hand(self.game, value))
            case FieldKind.DOUBLES:
                return self.write(FieldKind.TILES, hand_of(tiles.double[number] for number in tiles_in(value)))
            case FieldKind.STAGE:
                return STAGES[value]
        return str(value)

    def read_value(self, field: str, usual: int | None = None) -> int:
        """The value of a field, or its usual one if it is left out."""
        kind, left_out, wrong = FIELDS[field]
        text = self.fields.pop(field, None)
        if text is None and left_out is not None:
            return left_out if usual is None else usual
        value = self.read(kind, text or "")
        if value is None:
            seats, stages = self.among(self.seats), ", ".join(STAGES)
            raise self.unreadable(wrong, field=field, seats=seats, stages=stages, text=text)
        return value

    def read(self, kind: FieldKind, text: str) -> int | None:
        """The value that stands there for one of this kind; None where it means nothing."""
        names = self.trains if kind is FieldKind.TRAINS else self.seats
        match kind:
            case FieldKind.SEAT:
                return names.index(text) if text in names else -1 if text == "-" else None
            case FieldKind.SEATS | FieldKind.TRAINS:
                chosen = set(text.split("+"))
                return sum(1 << names.index(name) for name in chosen) if chosen <= set(names) else None
            case FieldKind.TILE:
                tiles = self.read_tiles(text)
                return tiles.bit_length() - 1 if tiles.bit_count() == 1 else None
            case FieldKind.TILES:
                return self.read_tiles(text)
            case FieldKind.DOUBLES:
                tiles, each = self.read_tiles(text), self.game.tiles
                return None if tiles & ~each.doubles else hand_of(each.ends[double][0] for double in tiles_in(tiles))
            case FieldKind.STAGE:
                return STAGES.index(text) if text in STAGES else None
        return int(text) if text.removeprefix("-").isdecimal() else None

    def write_ends(self, p: Position, train: int) -> str:
        each = self.game.ends_per_train
        ends = p.ends[train * each : (train + 1) * each]
        text = "/".join(map(self.game.tiles.end_text, ends)) if p.begun >> train & 1 else "-"
        return text + "*" * (p.markers >> train & 1)

    def read_ends(self, engine: int) -> tuple[tuple[int, ...], int, int]:
        """The open ends, the trains that have begun, and those with markers."""
        each = self.game.ends_per_train
        ends = list(self.game.initial_ends(engine))
        begun = markers = 0
        for train, name, text in self.parts("ends", self.trains):
            markers |= text.endswith("*") << train
            text = text.removesuffix("*")
            if text == "-":
                continue
            if not text:
                raise self.unreadable("positions/open-end-of-train", name=self.among([name]))
            begun |= 1 << train
            numbers = text.split("/")
            if len(numbers) != each:
                form = Message("positions/open-end") if each == 1 else Message("positions/two-open-ends")
                raise self.unreadable("positions/form-for", form=form, name=self.among([name]), text=text)
            ends[train * each : (train + 1) * each] = map(self.read_end, numbers)
        return tuple(ends), begun, markers

    def write_hand(self, p: Position, seat: int) -> str:
        groups = [f"?{group.size}{self.write_excluded(group.excluded)}" for group in p.hidden[seat]]
        return "+".join([*write_hand(self.game, p.hands[seat]), *groups])

    def write_excluded(self, tiles: int) -> str:
        """The tiles that a group is known not to hold: numbers of which it has none, and single tiles."""
        if not tiles:
            return ""
        each = self.game.tiles
        numbers = [number for number in range(each.kinds) if not each.with_end[number] & ~tiles]
        for number in numbers:
            tiles &= ~each.with_end[number]
        return f"({';'.join([*map(each.end_text, numbers), *write_hand(self.game, tiles)])})"

    def read_hands(self) -> tuple[tuple[int, ...], tuple[tuple[Unseen, ...], ...]]:
        hands = [0] * self.game.seats
        groups: list[tuple[Unseen, ...]] = [()] * self.game.seats
        for seat, _, text in self.parts("hands", self.seats):
            words = text.split("+") if text else []
            hands[seat] = self.read_tiles("+".join(word for word in words if not word.startswith("?")))
            groups[seat] = tuple(self.read_group(word) for word in words if word.startswith("?"))
        return tuple(hands), tuple(groups)

    def read_group(self, word: str) -> Unseen:
        count, bracket, excluded = word[1:].removesuffix(")").partition("(")
        if not count.isdecimal() or not int(count):
            raise self.unreadable("positions/hidden-number", text=word)
        bits = 0
        for each in excluded.split(";") if bracket else ():
            bits |= self.read_tiles(each) if "-" in each else self.game.tiles.with_end[self.read_end(each)]
        return Unseen(int(count), bits)

    def read_tiles(self, text: str) -> int:
        try:
            tiles = [self.game.tiles.read(each)[0] for each in text.split("+") if each]
        except NotInSet as wrong:
            raise self.unreadable(wrong.expected) from None
        if min(tiles, default=0) < 0 or len(set(tiles)) < len(tiles):
            raise self.unreadable("positions/seen-tiles-once", text=text)
        return hand_of(tiles)

    def read_end(self, text: str) -> int:
        try:
            return self.game.tiles.read_end(text)
        except NotInSet as wrong:
            raise self.unreadable(wrong.expected) from None

    def place(self, field: str, name: str, names: Sequence[str], left: Iterable[str] | None = None) -> int:
        """The place of a name among the names, of which it must be one of those `left`."""
        left = names if left is None else left
        if name not in left:
            choices, text = self.among(left), self.among([name])
            raise self.unreadable(FIELDS[field][2], trains=choices, seats=choices, text=text)
        return names.index(name)

    def parts(self, field: str, names: Sequence[str]) -> Iterator[tuple[int, str, str]]:
        """The parts of a field, one for each name in it: the name's place, the name, its text. No name comes twice."""
        left = list(names)
        for part in filter(None, self.fields.pop(field, "").split(",")):
            name, _, text = part.partition(":")
            yield self.place(field, name, names, left), name, text
            left.remove(name)

    def read_extra_state(self) -> int:
        extra_state = 0
        for part in self.game.state_fields:
            if text := self.fields.pop(part.name, ""):
                value = self.read(part.kind, text)
                if value is None or not 0 <= value < 1 << part.width:
                    what = Message(REMEMBERED[part.kind])
                    raise self.unreadable("positions/field-what", field=part.name, what=what, text=text)
                extra_state = part.put(extra_state, value)
        return extra_state

    def read_position(self) -> Position:
        """The position, whether or not it contradicts itself. Raises Unreadable."""
        game = self.game
        engine, used = self.read_value("engine").bit_length() - 1, self.read_value("used")
        round = Round(self.read_value("round") - 1, engine, self.read_value("leader"), used)
        turn = self.read_value("turn")
        if turn < 0:
            raise self.unreadable("positions/turn")
        ends, begun, markers = self.read_ends(engine)
        stage = self.read_value("stage", game.stage_of_turn(turn, begun))
        hands, hidden = self.read_hands()
        laid, boneyard = self.read_value("laid"), self.read_value("yard")
        names = [name for name in self.fields.pop("doubles", "").split(",") if name]
        doubles = tuple(self.place("doubles", name, self.spots) for name in names)
        seen = laid
        for hand in hands:
            if seen & hand:
                raise self.unreadable("positions/tile-once", tiles=", ".join(write_hand(game, seen & hand)))
            seen |= hand
        told = seen.bit_count() + sum(group.size for groups in hidden for group in groups) + boneyard
        if told > game.tiles.size:
            raise self.unreadable("positions/tiles-in-all", size=game.tiles.size, told=told)
        position = game.opening(round).replace(
            turn=turn,
            stage=stage,
            ends=ends,
            begun=begun,
            markers=markers,
            hands=hands,
            hidden=hidden,
            laid=laid,
            unknown=game.tiles.size - told,
            boneyard=boneyard,
            doubles=doubles,
            doubles_this_turn=self.read_value("fresh"),
            idle=self.read_value("idle"),
            extra_state=self.read_extra_state(),
            winner=self.read_value("winner"),
        )
        for field in self.fields:
            known = ", ".join(f"{each}=" for each in (*FIELDS, *(part.name for part in game.state_fields)))
            name = self.among(self.seats[:1])
            raise self.unreadable(IN_ENDS.get(field, "positions/known-fields"), fields=known, field=field, name=name)
        return position

    def unreadable(self, expected: str | Message, **facts: object) -> Unreadable:
        return Unreadable(self.line, self.line, expected, **facts)

    def among(self, letters: Iterable[str]) -> str:
        """Seats and trains to choose from, as people call them."""
        return ", ".join(self.called.get(letter, letter) for letter in letters)
