"""A position on one line of text, from which `position_reader` makes the same one.

    mexican-train seats=3 set=9 engine=9-9 round=1 leader=A turn=B ends=A:5,B:-,C:7*,mexican:3
    hands=A:0-1+3-4,B:?7,C:?4(5;0-0)+?1 laid=5-9+7-9+3-9+9-9 yard=30 doubles=mexican fresh=1

(on one line). Options that differ from the recommended follow `seats`. `ends` are the trains' open
numbers: `-` not begun, `?` not known, `*` marker up; a train with two ends writes `5/7`. A hand is its
known tiles and groups of hidden ones; in brackets what a group is known not to be: a number stands for
all tiles that bear it. The doubles are the open ones in the order they were laid, `fresh` of them in this
turn. Left out: `stage=turn`, no doubles, `fresh=0`, `idle=0`, `winner=-`, and whatever a
game remembers (`Game.memory`, a field each) while it is nothing. Tiles that lie on the table without being known are
what is missing to the whole set.
"""

from __future__ import annotations

from typing import Final

from roundhouse.dominoes import hand_of, tiles_in
from roundhouse.games.core.memo_fields import FieldKind, MemoryField
from roundhouse.games.core.notation import ENDS, seat_names, train_name, write_hand
from roundhouse.games.core.options import write_options
from roundhouse.games.core.position import Position, Rules, Stage

STAGES: Final = ("dealing", "engine", "turn", "drew", "follow", "follow-drew", "more", "penalty", "over", "hunt")


def write_position(position: Position) -> str:
    """One line that `position_reader.read_position` turns into the same position."""
    p, game = position, position.game
    names = seat_names(game)
    fields = {"seats": str(game.seats)} | write_options(game.options)
    if p.round.engine >= 0:
        fields["engine"] = game.tiles.text(game.tiles.double[p.round.engine])
    fields["round"] = str(p.round.number + 1)
    if p.round.used:
        fields["used"] = "+".join(
            write_hand(game, hand_of(game.tiles.double[number] for number in tiles_in(p.round.used)))
        )
    if p.round.leader >= 0:
        fields["leader"] = names[p.round.leader]
    fields["turn"] = names[p.turn]
    if p.stage != Stage.TURN:
        fields["stage"] = STAGES[p.stage]
    fields["ends"] = ",".join(f"{train_name(game, t)}:{_write_ends(p, t)}" for t in range(game.trains))
    fields["hands"] = ",".join(f"{names[s]}:{_write_hand(p, s)}" for s in range(game.seats))
    if p.laid:
        fields["laid"] = "+".join(write_hand(game, p.laid))
    fields["yard"] = str(p.yard)
    if p.doubles:
        fields["doubles"] = ",".join(write_spot(game, spot) for spot in p.doubles)
    for name, count in (("fresh", p.doubles_this_turn), ("idle", p.idle)):
        if count:
            fields[name] = str(count)
    for part in game.memory:
        if (value := part.get(p.memo)) != part.empty:
            fields[part.name] = _write_part(game, part, value)
    if p.winner >= 0:
        fields["winner"] = names[p.winner]
    return " ".join([game.name, *(f"{name}={value}" for name, value in fields.items())])


def write_spot(game: Rules, spot: int) -> str:
    """A place where a tile can be laid: a train, and which of its ends where it has two."""
    train, end = divmod(spot, game.ends_per_train)
    return train_name(game, train) + (f"/{ENDS[end]}" if game.ends_per_train == 2 else "")


def _write_ends(p: Position, train: int) -> str:
    game = p.game
    if p.begun >> train & 1:
        first = train * game.ends_per_train
        ends = p.ends[first : first + game.ends_per_train]
        text = "/".join(game.tiles.end_text(end) for end in ends)
    else:
        text = "-"
    return text + ("*" if p.markers >> train & 1 else "")


def _write_hand(p: Position, seat: int) -> str:
    groups = [f"?{group.size}{_write_excluded(p.game, group.excluded)}" for group in p.hidden[seat]]
    return "+".join([*write_hand(p.game, p.hands[seat]), *groups])


def _write_excluded(game: Rules, excluded: int) -> str:
    if not excluded:
        return ""
    tiles = game.tiles
    numbers = [n for n in range(tiles.kinds) if tiles.with_end[n] & ~excluded == 0]
    rest = excluded
    for number in numbers:
        rest &= ~tiles.with_end[number]
    return f"({';'.join([*map(tiles.end_text, numbers), *write_hand(game, rest)])})"


def _write_part(game: Rules, part: MemoryField, value: int) -> str:
    match part.kind:
        case FieldKind.SEAT:
            return seat_names(game)[value]
        case FieldKind.SEATS:
            return "+".join(name for seat, name in enumerate(seat_names(game)) if value >> seat & 1)
        case FieldKind.TRAINS:
            return "+".join(train_name(game, train) for train in range(game.trains) if value >> train & 1)
        case FieldKind.TILE:
            return game.tiles.text(value)
    return str(value)
