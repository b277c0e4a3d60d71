"""Short lines for positions set up by hand: fields that follow from the others may be left out.

`position_text` writes the full line. In a short one the game and its options are taken from the `game` line, and:

- `round` defaults to the next one to be scored, `leader` to the first seat (where the hands do not decide it), and
  `engine` to the round's;
- `boneyard=3-4+5-5` names the tiles that are left; all others that are in no hand are on the table, and seen there if
  every hand is;
- without `laid`, only the engine and the open doubles are known to be on the table, as at a real table;
- `yard=12` is the number of tiles left; without it and `boneyard`, every tile that is in no hand and not in `laid` is
  in the boneyard, but for unseen tiles if there is no `laid`: one for each open end, or more where trains need them or
  where the hands have fewer tiles than the `deal` gave them.

A list that is empty may say so: `boneyard=none`, `doubles=none`, `ends=none`, `laid=none`. A seat may be named by its
player if that name has no space.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from roundhouse.dominoes import UNKNOWN, hand_of
from roundhouse.games import Game
from roundhouse.games.chains import IMPOSSIBLE, unseen_needed
from roundhouse.games.memo_fields import FieldKind
from roundhouse.games.notation import seat_names, write_hand
from roundhouse.games.options import write_options
from roundhouse.games.position import EngineFrom, Stage
from roundhouse.games.position_fault import BEFORE_ENGINE
from roundhouse.games.position_text import STAGES
from roundhouse.games.results import rounds_elsewhere
from roundhouse.games.rulings import Unreadable

LISTS: Final = ("boneyard", "doubles", "ends", "laid")
MOST_ROUNDS: Final = 999
"""A limit, since finding the engine of a round goes through all rounds before it."""


def complete_position(game: Game, text: str, scored: int = 0) -> str:
    """The full line for `read_position`. Raises Unreadable, and NotInSet for a tile or an end.

    >>> from roundhouse.games import MexicanTrain, options
    >>> six = MexicanTrain(2, options.read_options(MexicanTrain.options_type, {"set": "6"}))
    >>> complete_position(six, "turn=A laid=6-6 hands=A:0-1,B:?2").split(" laid=")[1]
    '6-6 hands=A:0-1,B:?2 round=1 leader=A engine=6-6 yard=24'
    """
    if "seats=" in text:
        return text
    fields: dict[str, str] = {}
    for word in text.split():
        field, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(text, text, "positions/field", text=word)
        if field in fields:
            raise Unreadable(text, text, "positions/field-once", field=field)
        fields[field] = "" if field in LISTS and value == "none" else value
    fields.setdefault("round", str(scored + 1))
    most = game.rounds() or MOST_ROUNDS
    if not fields["round"].isdecimal() or not 1 <= int(fields["round"]) <= most:
        raise Unreadable(text, text, "positions/round", most=most, text=fields["round"])
    usual = game.next_round(rounds_elsewhere(int(fields["round"]) - 1, 0, game.seats), 0)
    to_come = game.engine_from != EngineFrom.SET and fields.get("stage") in [STAGES[stage] for stage in BEFORE_ENGINE]
    if usual.leader >= 0 or (game.engine_from == EngineFrom.FOUND and not to_come):
        fields.setdefault("leader", "A")
    if usual.engine >= 0 and "engine" not in fields:
        fields["engine"] = game.tiles.text(game.tiles.double[usual.engine])
    if "engine" not in fields and _finds_engine(game, fields, to_come):
        raise Unreadable(text, text, "positions/engine-found")
    if "boneyard" in fields:
        left = _tiles(game, fields.pop("boneyard"))
        if not _hidden(fields):
            fields["laid"] = "+".join(write_hand(game, game.tiles.everything & ~left & ~_held(game, fields)))
        fields["yard"] = str(left.bit_count())
    unseen_on_table = 0
    if "laid" not in fields:
        seen = (0 if to_come else _tiles(game, fields.get("engine", ""))) | _open_doubles(game, fields)
        seen &= ~_held(game, fields)
        unseen_on_table = max(_open_ends(fields), _needed_by_trains(game, fields, seen), _gone(game, fields, seen))
        fields["laid"] = "+".join(write_hand(game, seen))
    if "yard" not in fields:
        away = _tiles(game, fields["laid"]) | _held(game, fields)
        left_over = game.tiles.size - away.bit_count() - _hidden(fields)
        if left_over < 0:
            told = game.tiles.size - left_over
            raise Unreadable(text, text, "positions/too-many-tiles", size=game.tiles.size, told=told)
        fields["yard"] = str(max(0, left_over - unseen_on_table))
    said = {"seats": str(game.seats)} | write_options(game.options) | fields
    return " ".join([game.name, *(f"{name}={value}" for name, value in said.items())])


def names_to_letters(game: Game, text: str, names: Sequence[str]) -> str:
    """The line with players' names replaced by the letters of their seats, for `read_position`.

    Names of players and trains are understood in small letters, too, as in the rest of a record.

    >>> from roundhouse.games import MexicanTrain
    >>> names_to_letters(MexicanTrain(2), "turn=bo ends=Ann:5*,mexican:3 hands=Ann:?3,Bo:0-1", ["Ann", "Bo"])
    'turn=B ends=A:5*,mexican:3 hands=A:?3,B:0-1'
    """
    letters = {name.casefold(): letter for name, letter in zip(names, seat_names(game), strict=False)}
    # A letter stays a letter, even if it is somebody's name.
    letters |= {name.casefold(): name for name in (*seat_names(game), *game.publics)}
    kinds = {part.name: part.kind for part in game.memory}
    said = []
    for word in text.split():
        field, equals, value = word.partition("=")
        if field in ("turn", "leader", "winner") or kinds.get(field) == FieldKind.SEAT:
            value = letters.get(value.casefold(), value)
        elif field in ("ends", "hands", "doubles") or kinds.get(field) in (FieldKind.SEATS, FieldKind.TRAINS):
            value = re.sub(r"[^,:+/]+", lambda part: letters.get(part[0].casefold(), part[0]), value)
        said.append(f"{field}{equals}{value}")
    return " ".join(said)


def _open_doubles(game: Game, fields: dict[str, str]) -> int:
    """The open doubles whose numbers `ends` names, as bits."""
    ends = dict(part.partition(":")[::2] for part in fields.get("ends", "").split(","))
    found = 0
    for spot in filter(None, fields.get("doubles", "").split(",")):
        train, _, side = spot.partition("/")
        numbers = ends.get(train, "").removesuffix("*").split("/")
        number = numbers[-1] if side == "right" else numbers[0]
        if number not in ("", "-", "?"):
            found |= 1 << game.tiles.double[game.tiles.read_end(number)]
    return found


def _open_ends(fields: dict[str, str]) -> int:
    """How many ends are open: for each there is a tile on the table, for a double the one that it lies on."""
    ends = [part.partition(":")[2].removesuffix("*") for part in filter(None, fields.get("ends", "").split(","))]
    return sum(len(set(end.split("/"))) for end in ends if end != "-")


def _needed_by_trains(game: Game, fields: dict[str, str], laid: int) -> int:
    """How many unseen tiles the trains need to end as they do; 0 where that is impossible or not written."""
    written = [part.partition(":")[2].removesuffix("*") for part in fields.get("ends", "").split(",")]
    ends = [[game.tiles.read_end(end) for end in text.split("/")] for text in written if text not in ("", "-")]
    if not ends or any(len(each) != game.ends_per_train for each in ends):
        return 0
    engine = _tiles(game, fields.get("engine", ""))
    number = game.tiles.ends[engine.bit_length() - 1][0] if engine else UNKNOWN
    needed = unseen_needed(game, number, ends, laid, game.tiles.everything & ~laid & ~_held(game, fields))
    return needed if needed < IMPOSSIBLE else 0


def _gone(game: Game, fields: dict[str, str], laid: int) -> int:
    """How many tiles have left the hands since a deal that is written, without those `laid` that are seen."""
    if game.options.deal is None:
        return 0
    left = game.hand_size * game.seats
    for part in filter(None, fields.get("hands", "").split(",")):
        left -= min(game.hand_size, _count(filter(None, part.partition(":")[2].split("+"))))
    return left - laid.bit_count() + (game.engine_from is EngineFrom.SET)


def _finds_engine(game: Game, fields: dict[str, str], to_come: bool) -> bool:
    """Whether an engine that the hands decide lies on the table, so that the line has to name it."""
    dealt_with = to_come or fields.get("stage") == STAGES[Stage.OVER]
    return game.engine_from == EngineFrom.FOUND and not dealt_with


def _words(fields: dict[str, str]) -> list[str]:
    return [word for part in fields.get("hands", "").split(",") for word in part.partition(":")[2].split("+") if word]


def _held(game: Game, fields: dict[str, str]) -> int:
    known = [word for word in _words(fields) if not word.startswith("?")]
    for word in known:
        if word.isdecimal():
            raise Unreadable(word, "", "positions/hidden-tiles", count=word)
    return _tiles(game, "+".join(known))


def _hidden(fields: dict[str, str]) -> int:
    return _count(word for word in _words(fields) if word.startswith("?"))


def _count(words: Iterable[str]) -> int:
    """How many tiles these parts of a hand stand for."""
    unseen = [word[1:].partition("(")[0] if word.startswith("?") else "1" for word in words]
    return sum(int(count) for count in unseen if count.isdecimal())


def _tiles(game: Game, text: str) -> int:
    return hand_of(game.tiles.read(word)[0] for word in text.split("+") if word)
