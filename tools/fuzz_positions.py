"""`make fuzz`: a million written positions, changed at random, none of which may crash.

Each begins as a position of a round played at random, in any game under any house rules, seen in full, from one seat or
as at a table with tiles of their own; then words, numbers and fields of its line are changed. What comes of it is
refused with the part that cannot be, or it is a position on which `legal` and `ruling` agree.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, Game
from roundhouse.games.dealer import playable_shuffle
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Move
from roundhouse.games.notation import seat_name, train_name
from roundhouse.games.options import OptionError, option_fields
from roundhouse.games.position import Position, Stage
from roundhouse.games.position_reader import read_position
from roundhouse.games.position_text import STAGES, write_position
from roundhouse.games.results import rounds_elsewhere
from roundhouse.games.rulings import Unreadable
from roundhouse.games.seat_views import seen_by

CHANGES_A_LINE = 40
"""How many changed lines are made of one position that was played."""
POSITIONS_A_ROUND = 8
"""How many positions of one round are taken."""


class FuzzError(AssertionError):
    """A line that should have been refused or ruled on without a fault: the line, and what went wrong."""


@dataclass
class Report:
    """What came of all lines."""

    lines: int = 0
    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Report") -> None:
        """Counts another report's lines, too."""
        self.lines += other.lines
        self.accepted += other.accepted
        self.refused += other.refused


def fuzz(lines: int, seed: int) -> Report:
    """Tries this many changed lines. Raises FuzzError for the first that goes wrong."""
    rng, report = Random(seed), Report()
    while report.lines < lines:
        for position in _played(rng):
            original = write_position(_seen(position, rng))
            for _ in range(min(CHANGES_A_LINE, lines - report.lines)):
                _try(_changed(original, position, rng), report, rng)
    return report


def _try(line: str, report: Report, rng: Random) -> None:
    report.lines += 1
    try:
        position = read_position(line)
    except Unreadable as wrong:
        report.refused[wrong.expected.id] += 1
        str(wrong.expected)
        return
    except OptionError as wrong:
        report.refused[f"option {wrong.problem}"] += 1
        return
    except Exception as error:
        raise FuzzError(f"{type(error).__name__}: {error}: {line}") from error
    report.accepted += 1
    try:
        if read_position(write_position(position)) != position:
            raise FuzzError(f"another position when written and read again: {line}")
        legal = _rule(position, line)
        if legal:
            move = rng.choice(legal)
            _rule(position.after(move), f"after {move}: {line}")
    except FuzzError:
        raise
    except Exception as error:
        raise FuzzError(f"{type(error).__name__}: {error}: {line}") from error


def _rule(position: Position, said: str) -> tuple[Move, ...]:
    """Holds what may be played against the rulings on every move there is, and returns it."""
    legal = position.legal()
    allowed = {move for move in every_move(position) if position.ruling(move).allowed}
    if set(legal) != allowed or len(legal) != len(allowed):
        listed = [str(move) for move in legal if move not in allowed]
        missing = [str(move) for move in allowed if move not in legal]
        raise FuzzError(f"legal but refused {listed}, allowed but not listed {missing}: {said}")
    for move in legal:
        position.game.sound_events(position, move, position.after(move))
    return legal


def every_move(position: Position) -> Iterator[Move]:
    """Every tile that the player may hold, on every end either way around, and all moves that need no tile."""
    game, seat = position.game, position.turn
    tiles = position.hands[seat] | (position.unseen if position.hidden[seat] else 0)
    for tile in tiles_in(tiles):
        yield LayEngine(tile)
        for spot in range(game.trains * game.ends_per_train):
            yield from (game.play_of(tile, spot, end) for end in set(game.tiles.ends[tile]))
    yield from (DRAW, DONE)
    for other in range(game.seats):
        yield from (Announce(other), Claim(other), Marker(other, True), Marker(other, False))


# -- positions that are played ----------------------------------------------------------------------------------


def _played(rng: Random) -> list[Position]:
    """Some positions of a round of any game under any house rules, played at random."""
    game = _any_game(rng)
    rounds = game.rounds()
    number = rng.randrange(min(rounds or 6, 6))
    used = sum(1 << each for each in rng.sample(range(game.options.set + 1), number)) if _chooses(game) else 0
    round = game.next_round(rounds_elsewhere(number, used, game.seats), rng.randrange(game.seats))
    position = game.opening(round)
    shuffle, _ = playable_shuffle(position, rng)
    met = [position]
    move: Move = shuffle.deal(game)
    while True:
        position = position.after(move)
        met.append(position)
        if position.stage == Stage.OVER:
            return rng.sample(met, min(POSITIONS_A_ROUND, len(met)))
        due: Move | None = shuffle.next_event(position)
        move = due or rng.choice(position.legal())
        if move is DRAW:
            move = shuffle.draw(position)


def _chooses(game: Game) -> bool:
    """Whether a round's engine is one that has not been one yet."""
    return bool(game.next_round(rounds_elsewhere(1, 1, game.seats), 0).used)


def _any_game(rng: Random) -> Game:
    """A game with any number of players and any house rules that fit together."""
    while True:
        kind = GAMES[rng.choice(list(GAMES))]
        options = {}
        for name, option in option_fields(kind.options_type).items():
            values = option.metadata["values"]
            if rng.random() < 0.6:
                continue
            options[name] = rng.choice(values) if values is not None else rng.randrange(1, 9)
        if "set" in options and options["set"] > 12 and rng.random() < 0.8:
            continue
        try:
            game = kind(rng.choice(kind.seats_offered), kind.options_type(**options))
        except OptionError:
            continue
        # Where every hand must hold a double, small hands of many players hardly ever do.
        if game.deals_until_playable and game.hand_size < 5:
            continue
        return game


def _seen(position: Position, rng: Random) -> Position:
    """In full, from one seat, or as where everybody has tiles of their own."""
    if position.stage == Stage.DEALING or rng.random() < 0.4:
        return position
    return seen_by(position, rng.randrange(-1, position.game.seats))


# -- changes ------------------------------------------------------------------------------------------------------


def _changed(line: str, position: Position, rng: Random) -> str:
    """The line with one to four changes, most of them such that it can still be read."""
    words = line.split()
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        rng.choice(CHANGES)(words, position, rng)
    return " ".join(words)


def _field(words: list[str], name: str) -> int:
    return next((place for place, word in enumerate(words) if word.startswith(f"{name}=")), -1)


def _set(words: list[str], name: str, value: str) -> None:
    place = _field(words, name)
    if place < 0:
        words.append(f"{name}={value}")
    else:
        words[place] = f"{name}={value}"


def _a_tile(position: Position, rng: Random) -> str:
    return position.game.tiles.text(rng.randrange(position.game.tiles.size))


def _a_double(position: Position, rng: Random) -> str:
    return position.game.tiles.text(rng.choice([tile for tile in position.game.tiles.double if tile >= 0]))


def _an_end(position: Position, rng: Random) -> str:
    return rng.choice([*map(position.game.tiles.end_text, range(position.game.tiles.kinds)), "?", "-", ""])


def _a_seat(position: Position, rng: Random) -> str:
    return seat_name(rng.randrange(position.game.seats))


def _a_train(position: Position, rng: Random) -> str:
    return train_name(position.game, rng.randrange(position.game.trains))


def _change_stage(words: list[str], _position: Position, rng: Random) -> None:
    _set(words, "stage", rng.choice(STAGES))


def _change_number(words: list[str], _position: Position, rng: Random) -> None:
    _set(words, rng.choice(("yard", "fresh", "idle", "round")), str(rng.choice((0, 0, 1, 1, 2, 3, 5, 14, 27, 40))))


def _change_seat(words: list[str], position: Position, rng: Random) -> None:
    _set(words, rng.choice(("turn", "leader", "winner", "turn")), rng.choice((_a_seat(position, rng), "-")))


def _change_engine(words: list[str], position: Position, rng: Random) -> None:
    _set(words, rng.choice(("engine", "used")), _a_double(position, rng))


def _change_doubles(words: list[str], position: Position, rng: Random) -> None:
    trains = [_a_train(position, rng) for _ in range(rng.choice((0, 1, 1, 1, 2, 3)))]
    if position.game.ends_per_train == 2:
        trains = [f"{train}/{rng.choice(('left', 'right'))}" for train in trains]
    _set(words, "doubles", ",".join(trains))
    if rng.random() < 0.5:
        _set(words, "fresh", str(rng.randrange(3)))


def _change_memory(words: list[str], position: Position, rng: Random) -> None:
    fields = [part.name for part in position.game.memory]
    if not fields:
        return
    values = (_a_seat(position, rng), _a_train(position, rng), _a_tile(position, rng), str(rng.randrange(3)))
    _set(words, rng.choice(fields), rng.choice(values))


def _change_part(words: list[str], position: Position, rng: Random) -> None:
    """Another open end, marker or hand for one train or seat."""
    name = rng.choice(("ends", "ends", "hands"))
    place = _field(words, name)
    if place < 0:
        return
    parts = words[place].removeprefix(f"{name}=").split(",")
    chosen = rng.randrange(len(parts))
    owner, _, text = parts[chosen].partition(":")
    if name == "hands":
        tiles = text.split("+") if text else []
        kind = rng.randrange(4)
        if kind == 0 and tiles:
            tiles.pop(rng.randrange(len(tiles)))
        elif kind == 1:
            tiles.append(_a_tile(position, rng))
        elif kind == 2:
            tiles.append(f"?{rng.randrange(1, 5)}")
        else:
            tiles = []
        text = "+".join(tiles)
    elif rng.random() < 0.3:
        text = text.removesuffix("*") if text.endswith("*") else f"{text}*"
    else:
        each = position.game.ends_per_train
        text = "/".join(_an_end(position, rng) for _ in range(each)) if rng.random() < 0.8 else "-"
    parts[chosen] = f"{owner}:{text}"
    words[place] = f"{name}={','.join(parts)}"


def _move_a_tile(words: list[str], position: Position, rng: Random) -> None:
    """A tile of the table goes to the boneyard or the other way around, so that the sum stays right."""
    laid, yard = _field(words, "laid"), _field(words, "yard")
    if laid < 0 or yard < 0 or not words[yard].removeprefix("yard=").isdecimal():
        return
    tiles, left = words[laid].removeprefix("laid=").split("+"), int(words[yard].removeprefix("yard="))
    if rng.random() < 0.5 and tiles:
        tiles.pop(rng.randrange(len(tiles)))
        left += rng.randrange(2)
    elif left:
        tiles.append(_a_tile(position, rng))
        left -= 1
    words[laid], words[yard] = f"laid={'+'.join(tiles)}", f"yard={left}"


def _forget_a_field(words: list[str], _position: Position, rng: Random) -> None:
    if len(words) > 1:
        words.pop(rng.randrange(1, len(words)))


def _spoil_letters(words: list[str], _position: Position, rng: Random) -> None:
    place = rng.randrange(len(words))
    word = words[place]
    at = rng.randrange(len(word) + 1)
    words[place] = word[:at] + rng.choice("0123456789-?*+,:;/()=ABCWT") + word[at + rng.randrange(2) :]


CHANGES = (
    _change_stage,
    _change_number,
    _change_seat,
    _change_engine,
    _change_doubles,
    _change_memory,
    _change_part,
    _change_part,
    _change_part,
    _move_a_tile,
    _move_a_tile,
    _forget_a_field,
    _spoil_letters,
)


def main(arguments: list[str] | None = None) -> int:
    """Tries the lines in pieces, each with a seed of its own, and prints what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first piece")
    parser.add_argument("--piece", type=int, default=10_000, help="how many lines a piece has")
    chosen = parser.parse_args(arguments)
    report, start = Report(), time.monotonic()
    for piece in range(-(-chosen.lines // chosen.piece)):
        try:
            report.add(fuzz(min(chosen.piece, chosen.lines - report.lines), chosen.seed + piece))
        except FuzzError as wrong:
            print(f"seed {chosen.seed + piece}: {wrong}", file=sys.stderr)
            return 1
        print(f"{report.lines} lines, {report.accepted} accepted, {time.monotonic() - start:.0f} s", flush=True)
    for reason, count in report.refused.most_common():
        print(f"{count:8} {reason}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
