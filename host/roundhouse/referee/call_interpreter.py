"""Turns a parsed call into the moves that it means in the current position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from roundhouse.games.call_parser import OWN, NotUnderstood, ParsedCall
from roundhouse.games.moves import DONE, Announce, Claim, Marker, Move, Reveal
from roundhouse.games.notation import ENDS, read_move
from roundhouse.games.position import EngineFrom, Position, Stage
from roundhouse.games.rulings import TableError
from roundhouse.referee.awaited import Awaited, hidden_deal

MoveReader: TypeAlias = Callable[[Position], Move]
"""Reads a move in the position that the one before leads to."""
TURN_WORDS: Final = ("play", "draw", "done", "engine", "penalty")
"""The calls that only the player in turn can make."""


class OutOfTurn(TableError):
    """`seat` was named, but it is the turn of seat `turn`; `at` is the position in which the line was said."""

    def __init__(self, said: str, position: Position, seat: int, turn: int) -> None:
        super().__init__(said, repr(position))
        self.at = position
        self.seat = seat
        self.turn = turn


class TooEarly(TableError):
    """A missed call was claimed while the player in `seat` still has time to announce the last tile."""

    def __init__(self, said: str, position: Position, seat: int) -> None:
        super().__init__(said, repr(position))
        self.seat = seat


def moves_of_call(
    spoken: ParsedCall, text: str, position: Position, names: Sequence[str], awaited: Awaited
) -> Iterator[MoveReader]:
    """The moves of a call, one by one; `text` is the line as typed, `awaited` what the table waited for.

    Raises NotUnderstood and OutOfTurn; reading a move raises what `read_move` does.
    """
    if position.stage in (Stage.DEALING, Stage.HUNT):
        return _holder(spoken, text, position, names, awaited)
    if position.stage == Stage.OVER and spoken.act in ("reveal", "nobody") and not spoken.where:
        return _hand(spoken, text, position, names, awaited)
    return _turn(spoken, text, position, names, awaited)


def _reader(names: Sequence[str], *parts: str) -> MoveReader:
    return lambda now: read_move(now, " ".join(part for part in parts if part), names)


def _holder(
    spoken: ParsedCall, text: str, position: Position, names: Sequence[str], awaited: Awaited
) -> Iterator[MoveReader]:
    """Tiles are dealt, or everyone draws one: the call names the holder of the engine, and may also lay it.

    Where the engine comes from no hand (PT-3), a tile does not say who leads.
    """
    tiles, fitting = spoken.tiles, ("leads", "nobody", "deal", "engine", "play")
    nobody_named = spoken.seat < 0 and spoken.act != "nobody" and awaited.what != "deal"
    too_many = len(tiles) > (position.game.engine_from != EngineFrom.SET)
    if spoken.act not in fitting or too_many or spoken.where or nobody_named:
        raise NotUnderstood(text, repr(position), awaited.what, names)
    yield lambda now: hidden_deal(now, spoken.seat)
    if tiles:
        yield _reader(names, "engine", tiles[0])


def _hand(
    spoken: ParsedCall, text: str, position: Position, names: Sequence[str], awaited: Awaited
) -> Iterator[MoveReader]:
    """The round is over: the call reports a remaining hand, tile by tile or as a sum."""
    seat = spoken.seat if spoken.seat >= 0 else awaited.seat
    if seat < 0:
        raise NotUnderstood(text, repr(position), "player", names)
    hand = f"= {spoken.number}" if spoken.number >= 0 else " ".join(spoken.tiles)
    if not hand and spoken.act != "nobody":
        raise NotUnderstood(text, repr(position), "hand", (names[seat],))
    yield _reader(names, "reveal", names[seat], hand)


def _turn(
    spoken: ParsedCall, text: str, position: Position, names: Sequence[str], awaited: Awaited
) -> Iterator[MoveReader]:
    """A call during a turn; the rules decide on one that comes out of place."""
    seat = spoken.seat if spoken.seat >= 0 else awaited.seat
    silent = position.game.unannounced(position)
    if spoken.act in TURN_WORDS and seat != awaited.seat and position.stage != Stage.OVER:
        raise OutOfTurn(text, position, seat, awaited.seat)
    match spoken.act:
        case "play":
            where = names[seat] + spoken.where.removeprefix(OWN) if spoken.where.startswith(OWN) else spoken.where
            for tile in spoken.tiles:
                yield _reader(names, tile, "on" if where and where not in ENDS else "", where)
        case "draw" | "penalty":
            act = "penalty" if position.stage == Stage.PENALTY else spoken.act
            yield _reader(names, act, *(spoken.tiles or ("?",)))
        case "done":
            yield lambda _: DONE
        case "engine":
            yield _reader(names, "engine", *spoken.tiles)
        case "up" | "down":
            yield lambda _: Marker(seat, spoken.act == "up")
        case "announce":
            owner = silent if silent >= 0 else position.turn
            yield lambda _: Announce(spoken.seat if spoken.seat >= 0 else owner)
        case "claim" if spoken.seat >= 0 or silent >= 0:
            yield lambda _: Claim(spoken.seat if spoken.seat >= 0 else silent)
        case "claim":
            raise NotUnderstood(text, repr(position), "player", names)
        case "reveal":
            yield lambda _: Reveal(seat, 0, 0)
        case _:
            raise NotUnderstood(text, repr(position), "call")
