"""Written positions that are changed at random, most of them such that they can still be read."""

from random import Random

from roundhouse.games.core.notation import seat_name, train_name
from roundhouse.games.core.position import Position
from roundhouse.games.core.position_text import STAGES


def changed(line: str, position: Position, rng: Random) -> str:
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
    fields = [part.name for part in position.game.state_fields]
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
    laid, boneyard = _field(words, "laid"), _field(words, "yard")
    if laid < 0 or boneyard < 0 or not words[boneyard].removeprefix("yard=").isdecimal():
        return
    tiles, left = words[laid].removeprefix("laid=").split("+"), int(words[boneyard].removeprefix("yard="))
    if rng.random() < 0.5 and tiles:
        tiles.pop(rng.randrange(len(tiles)))
        left += rng.randrange(2)
    elif left:
        tiles.append(_a_tile(position, rng))
        left -= 1
    words[laid], words[boneyard] = f"laid={'+'.join(tiles)}", f"yard={left}"


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
