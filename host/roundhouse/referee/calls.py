"""Calls to the referee, as values and as lines of text: the journal consists of these lines.

    begin B                  a round begins; B leads the first one
    out B                    a round that nobody called is over: B went out, or nobody did
    shuffle 1f… 3 0-0 4-7 …  the dealer's shuffle (its salt, the deals it took, the tiles) and so the deal
    5-6 on B                 a move, as `games.notation` writes it
    undo 3                   the last three calls are taken back; while a correction is open, it is withdrawn
    amend 7 1 5-6 on B       the seventh call was really this one; later calls are ruled on again
    amend 7 0 draw | done    before the seventh call, two were forgotten
    amend 7 2                the seventh and the eighth call were never made
    seat B sensible Bo       another player takes over B's seat
    slot B 7                 B sits in front of the hub's slot 7 and the train leaves from there
    correct 1 B 17           the points that B was given for round 1
    stop                     no new round after this one
    join C 2 - person Dana   player 2 joins in seat C; a missed round counts as the others' average
    join C 2 12 person Dana  the same, with 12 points for each missed round
    depart C                 the player in C leaves, and the seat is given up
    swap A C                 the players in A and C change seats

Lines name seats by their letters, so that they stay true when a seat changes hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from roundhouse.games.core.notation import NOBODY, OUT, STAND, read_move, seat_name, seat_names, write_move
from roundhouse.games.core.position import Position
from roundhouse.games.core.words import words
from roundhouse.games.match.dealer import Shuffle
from roundhouse.games.match.match import Begin, Correct, Depart, Event, Join, Stop, Swap, WentOut
from roundhouse.games.rules.game import Game
from roundhouse.indices import NO_SEAT, Seat, Slot, index_of, number_of
from roundhouse.referee.seats import SeatedPlayer

AND: Final = " | "
"""Between the calls of an amended line."""


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The dealer has shuffled and deals; `tries` shuffles were needed until one could be played (BT-2)."""

    shuffle: Shuffle
    tries: int = 1


@dataclass(frozen=True, slots=True)
class Undo:
    """The last calls that changed the match are taken back."""

    steps: int = 1


@dataclass(frozen=True, slots=True)
class Amend:
    """A correction: `calls` replace the `drops` calls from number `number` (from 0) on.

    Without `drops`, `calls` were forgotten before that one; without `calls`, the dropped ones were never made.
    """

    number: int
    drops: int
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class UndoCorrection:
    """The last correction, with what it removed, is taken back; no call has been made since."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A player takes a seat, possibly in the middle of a match."""

    seat: Seat
    who: SeatedPlayer


@dataclass(frozen=True, slots=True)
class TakeSlot:
    """A player sits in front of this slot of the hub: "I sit here"."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """A player joins late, or rejoins, in a new seat."""

    join: Join
    who: SeatedPlayer


Call: TypeAlias = "Event | Shuffled | Undo | Amend | UndoCorrection | HandOver | TakeSlot | AddPlayer"


def write_call(game: Game, call: Call) -> str:
    letters = seat_names(game)
    match call:
        case Shuffled(shuffle, tries):
            tiles = " ".join(game.tiles.text(tile) for tile in shuffle.order)
            return f"shuffle {shuffle.salt} {tries} {tiles}"
        case Undo(steps):
            return f"undo {steps}"
        case UndoCorrection():
            return "undo correction"
        case Amend(number, drops, calls):
            said = AND.join(write_call(game, each) for each in calls)
            return f"amend {number_of(number)} {drops} {said}".rstrip()
        case HandOver(seat, who):
            return f"seat {letters[seat]} {who.player} {who.name}"
        case TakeSlot(seat, slot):
            return f"slot {letters[seat]} {slot}"
        case Correct(round, seat, points):
            return f"correct {number_of(round)} {letters[seat]} {points}"
        case Stop():
            return "stop"
        case Depart(seat):
            return f"depart {letters[seat]}"
        case Swap(seat, other):
            return f"swap {letters[seat]} {letters[other]}"
        case AddPlayer(Join(seat, player, points), who):
            return f"join {seat_name(seat)} {player} {'-' if points is None else points} {who.player} {who.name}"
        case Join():
            raise ValueError("a player who joins has a name: write AddPlayer")
    return write_move(game, call)


def read_call(game: Game, position: Position | None, line: str) -> Call:
    """The call, made in `position`, that `write_call` wrote; `Referee.read_call` reads an amended line.

    Raises ValueError for a line that is no call.

    >>> from roundhouse.games import MexicanTrain
    >>> read_call(MexicanTrain(3), None, "seat B greedy Bo")
    HandOver(seat=1, who=SeatedPlayer(name='Bo', player='greedy'))
    """
    seats = {letter: seat for seat, letter in enumerate(seat_names(game))}
    try:
        match line.split():
            case ["begin", letter]:
                return Begin(seats[letter])
            case [word, who] if word == OUT:
                return WentOut(NO_SEAT if who == NOBODY else seats[who])
            case ["shuffle", salt, tries, *tiles]:
                return Shuffled(Shuffle(words(game.tiles.read(tile)[0] for tile in tiles), salt), int(tries))
            case ["undo", "correction"]:
                return UndoCorrection()
            case ["undo", steps]:
                return Undo(int(steps))
            case ["seat", letter, player, *name]:
                return HandOver(Seat(seats[letter]), SeatedPlayer(" ".join(name), player))
            case ["slot", letter, slot]:
                return TakeSlot(Seat(seats[letter]), Slot(int(slot)))
            case ["correct", round, letter, points]:
                return Correct(index_of(int(round)), seats[letter], int(points))
            case ["stop"]:
                return Stop()
            case ["depart", letter]:
                return Depart(seats[letter])
            case ["swap", letter, other]:
                return Swap(seats[letter], seats[other])
            case ["join", letter, player, points, kind, *name]:
                seat = (seats | {seat_name(len(seats)): len(seats)})[letter]
                join = Join(seat, int(player), None if points == "-" else int(points))
                return AddPlayer(join, SeatedPlayer(" ".join(name), kind))
    except KeyError as error:
        raise ValueError(f"{line!r} names no seat of this table: {error}") from error
    if position is None and not line.startswith(STAND):
        raise ValueError(f"{line!r} is a move, but no round is in play")
    return read_move(position or game.opening(game.next_round((), 0)), line)
