"""The moves that a typed or spoken line means in a position: its call in notation, read move by move."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from roundhouse.games.core.moves import Move
from roundhouse.games.core.notation import read_move, write_move
from roundhouse.games.core.position import EngineFrom, Position, Stage
from roundhouse.games.core.rulings import Ambiguous, TableError
from roundhouse.games.rules.overruling import turn_of
from roundhouse.games.text.call_parser import OWN, AmbiguousTrain, NotUnderstood, ParsedCall, notation_of, parse_call
from roundhouse.indices import Seat, seat_or_none
from roundhouse.referee.awaited import Awaited, hidden_deal

TURN_WORDS: Final = ("play", "draw", "done", "engine", "penalty")
"""The calls that only the player in turn can make."""


class OutOfTurn(TableError):
    """`seat` was named, but it is another's turn; `at` is the position in which the line was said."""

    def __init__(self, said: str, position: Position, seat: Seat) -> None:
        super().__init__(said, repr(position))
        self.at = position
        self.seat = seat


class TooEarly(TableError):
    """A missed call was claimed while the player in `seat` still has time to announce the last tile."""

    def __init__(self, said: str, position: Position, seat: int) -> None:
        super().__init__(said, repr(position))
        self.seat = seat


def moves_of_call(text: str, position: Position, names: Sequence[str], awaited: Awaited) -> list[Move]:
    """The moves that a typed line means, as far as they may be made: so perhaps not the last one.

    `awaited` is what the table waits for. Raises NotUnderstood, Unreadable, OutOfTurn, and Ambiguous with the possible
    meanings.
    """
    try:
        spoken = parse_call(position.game, text, names, position)
    except AmbiguousTrain as error:
        return _on_one_train(error, position, names, awaited)
    moves: list[Move] = []
    now = position
    for line in _notation(spoken, text, position, names, awaited):
        try:
            move = read_move(now, line, names)
        except Ambiguous as error:
            done = [write_move(now.game, each, names) for each in moves]
            rest = spoken.tiles[len(moves) + 1 :] if spoken.act == "play" else ()
            meanings = (", ".join([*done, each, *rest]) for each in error.meanings)
            raise Ambiguous(text, error.position, tuple(meanings)) from None
        moves.append(move)
        if not now.ruling(move).allowed:
            break
        now = now.after(move)
    return moves


def moves_out_of_turn(error: OutOfTurn, names: Sequence[str]) -> list[Move]:
    """The moves that a player out of turn has called, as if it were that player's turn."""
    there = turn_of(error.at, error.seat)
    with suppress(TableError):
        return moves_of_call(error.said, there, names, Awaited("turn", error.seat))
    return []


def _on_one_train(error: AmbiguousTrain, position: Position, names: Sequence[str], awaited: Awaited) -> list[Move]:
    """The moves on the only train where they may be made. Raises the error when there is not just one."""
    possible = []
    for meaning in error.meanings:
        moves, now = moves_of_call(meaning, position, names, awaited), position
        for move in moves:
            if not now.ruling(move).allowed:
                break
            now = now.after(move)
        else:
            possible.append(moves)
    if len(possible) != 1:
        raise error
    return possible[0]


def _notation(spoken: ParsedCall, text: str, position: Position, names: Sequence[str], awaited: Awaited) -> list[str]:
    """The moves of a call in notation. What it leaves out is what the table waits for; the rules decide on the rest."""
    act, seat, stage = spoken.act, spoken.seat, position.stage
    if stage in (Stage.DEALING, Stage.HUNT):
        return _holder(spoken, text, position, names, awaited)
    if seat is None and act in ("announce", "claim"):
        seat = seat_or_none(position.game.unannounced(position))
    if seat is None and act != "claim":
        seat = Seat(position.turn) if act == "announce" else awaited.seat
    if seat is None and (act not in TURN_WORDS or spoken.where.startswith(OWN)):
        raise NotUnderstood(text, repr(position), "claim" if act == "claim" else "player", names)
    if seat is not None and act in TURN_WORDS and seat != awaited.seat and stage != Stage.OVER:
        raise OutOfTurn(text, position, seat)
    if seat is not None and stage == Stage.OVER and act == "reveal" and not spoken.tiles and spoken.number is None:
        raise NotUnderstood(text, repr(position), "hand", (names[seat],))
    if stage == Stage.OVER and act == "nobody":
        act = "reveal"  # nothing is left of the hand
    elif stage == Stage.PENALTY and act == "draw":
        act = "penalty"
    lines = notation_of(replace(spoken, seat=seat, act=act), names)
    if not lines:
        raise NotUnderstood(text, repr(position), "call")
    return lines


def _holder(spoken: ParsedCall, text: str, position: Position, names: Sequence[str], awaited: Awaited) -> list[str]:
    """Tiles are dealt, or everyone draws one: the call names the holder of the engine, and may also lay it.

    Where the engine comes from no hand (PT-3), a tile does not say who leads.
    """
    tiles, fitting = spoken.tiles, ("leads", "nobody", "deal", "engine", "play")
    nobody_named = spoken.seat is None and spoken.act != "nobody" and awaited.what != "deal"
    too_many = len(tiles) > (position.game.engine_from != EngineFrom.SET)
    if spoken.act not in fitting or too_many or spoken.where or nobody_named:
        raise NotUnderstood(text, repr(position), awaited.what, names)
    deal = write_move(position.game, hidden_deal(position, spoken.seat), names)
    return [deal, *(f"engine {tile}" for tile in tiles)]
