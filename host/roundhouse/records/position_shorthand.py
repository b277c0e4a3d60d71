"""Short lines for positions set up by hand: fields that follow from the others may be left out.

`position_text` writes the full line. In a short one the game and its options are taken from the `game` line, and:

- `round` defaults to the one with this `engine`, else to the next one to be scored, `engine` to the round's, and
  `leader` to the first seat (where the hands do not decide it);
- `boneyard=3-4+5-5` names the tiles that are left; all others that are in no hand are on the table, and seen there if
  every hand is;
- the engine and the open doubles lie on the table, in a first lap the engines of all who had a turn; without `laid`
  only they are seen there, as at a real table;
- `yard=12` is the number of tiles left; without it and `boneyard`, every tile that is in no hand and not in `laid` is
  in the boneyard, but for an unseen one for each open end if there is no `laid`;
- where no train has begun and the engine is seen in a hand, or each player has one, it is still to be laid
  (`stage=engine`).

A list that is empty may say so: `boneyard=none`, `doubles=none`, `ends=none`, `laid=none`. A seat may be named by its
player, and spaces may stand around `=` and between the parts of a list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from roundhouse.dominoes import hand_of
from roundhouse.games import Game
from roundhouse.games.core.names import named
from roundhouse.games.core.notation import seat_names, write_hand
from roundhouse.games.core.options import write_options
from roundhouse.games.core.position import EngineFrom, Stage
from roundhouse.games.core.position_text import STAGES
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.core.state_fields import FieldKind
from roundhouse.games.rules.results import rounds_elsewhere
from roundhouse.games.text.position_fault import BEFORE_ENGINE
from roundhouse.games.text.position_reader import read_fields
from roundhouse.indices import index_of, number_of

LISTS: Final = ("boneyard", "doubles", "ends", "laid")
MOST_ROUNDS: Final = 999
"""A limit, since finding the engine of a round goes through all rounds before it."""


def complete_position(game: Game, text: str, scored: int = 0) -> str:
    """The full line for `read_position`. Raises Unreadable, and NotInSet for a tile or an end.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.core.options import read_options
    >>> six = MexicanTrain(2, read_options(MexicanTrain.options_type, {"set": "6"}))
    >>> complete_position(six, "turn=A hands=A:0-1,B:?2").split(" hands=")[1]
    'A:0-1,B:?2 round=1 engine=6-6 leader=A laid=6-6 yard=24'
    """
    if "seats=" in text:
        return text
    said = read_fields(text, text.split())
    fields = {field: "" if field in LISTS and value == "none" else value for field, value in said.items()}
    if "turn" not in fields:
        raise Unreadable(text, text, "positions/turn")
    fields.setdefault("round", _round_of(game, fields.get("engine", ""), scored))
    most = game.rounds() or MOST_ROUNDS
    if not fields["round"].isdecimal() or not 1 <= int(fields["round"]) <= most:
        raise Unreadable(text, text, "positions/round", most=most, text=fields["round"])
    usual = game.next_round(rounds_elsewhere(index_of(int(fields["round"])), 0, game.seats), 0)
    if usual.engine >= 0:
        fields.setdefault("engine", game.tiles.text(game.tiles.double[usual.engine]))
    held, begun = _held(game, fields), _begun(fields)
    engine = _tiles(game, fields.get("engine", ""))
    to_come = game.engine_from != EngineFrom.SET
    if to_come and not game.engine_from.is_highest_held and not begun and "stage" not in fields:
        if engine & held or game.ends_per_train == 2:
            fields["stage"] = STAGES[Stage.ENGINE]
        elif engine and fields.keys().isdisjoint(("laid", "boneyard")):
            raise Unreadable(text, text, "positions/engine-laid-or-not", engine=fields["engine"])
    # Where players lay engines of their own, that of the round is the first.
    to_come &= fields.get("stage") in [STAGES[stage] for stage in BEFORE_ENGINE] and not (
        game.ends_per_train == 2 and begun
    )
    if usual.leader >= 0 or (game.engine_from.is_highest_held and not to_come):
        fields.setdefault("leader", "A")
    if not engine and _finds_engine(game, fields, to_come):
        raise Unreadable(text, text, "positions/engine-found")
    if fields.get("stage") == STAGES[Stage.MAY_CONTINUE] and any(part.name == "added_to" for part in game.state_fields):
        fields.setdefault("added_to", fields.get("turn", ""))
    if fields.get("boneyard", "").isdecimal():
        fields.setdefault("yard", fields.pop("boneyard"))
    if "boneyard" in fields:
        left = _tiles(game, fields.pop("boneyard"))
        if not _hidden(fields):
            fields["laid"] = "+".join(write_hand(game, game.tiles.everything & ~left & ~held))
        fields["yard"] = str(left.bit_count())
    first_lap = game.ends_per_train == 2 and len(begun) < game.seats
    known = (0 if to_come else engine) | _doubles(game, fields, begun, first_lap)
    unseen_on_table = 0
    if not ("laid" in fields or first_lap):
        unseen_on_table = sum(len(set(end.split("/"))) for end in begun.values())
    laid = fields.get("laid", "")
    fields["laid"] = "+".join(filter(None, [laid, *write_hand(game, known & ~held & ~_tiles(game, laid))]))
    if "yard" not in fields:
        away = _tiles(game, fields["laid"]) | held
        left_over = game.tiles.size - away.bit_count() - _hidden(fields)
        if left_over < 0:
            told = game.tiles.size - left_over
            raise Unreadable(text, text, "positions/too-many-tiles", size=game.tiles.size, told=told)
        fields["yard"] = str(max(0, left_over - unseen_on_table))
    whole = {"seats": str(game.seats)} | write_options(game.options) | fields
    return " ".join([game.name, *(f"{name}={value}" for name, value in whole.items())])


def names_to_letters(game: Game, text: str, names: Sequence[str]) -> str:
    """The line without needless spaces, and with the letters of seats for players' names, for `read_position`.

    Names of players and trains are understood in small letters, too, as in the rest of a record. Raises Unreadable for
    what is neither a field nor a part of one.

    >>> from roundhouse.games import MexicanTrain
    >>> line = "turn = opa jörg ends=Opa Jörg:5*, mexican:3 hands=Opa Jörg:?3,Bo:0-1"
    >>> names_to_letters(MexicanTrain(2), line, ["Opa Jörg", "Bo"])
    'turn=A ends=A:5*,mexican:3 hands=A:?3,B:0-1'
    """
    letters, seated = (*seat_names(game), *game.publics), names[: game.seats]

    def letter(said: re.Match[str]) -> str:
        """A letter stays a letter, even if it is somebody's name."""
        place = named(said[0], letters)
        place = named(said[0], seated) if place < 0 else place
        return letters[place] if place >= 0 else said[0]

    naming = {"turn", "leader", "winner", "ends", "hands", "doubles"}
    naming |= {
        part.name for part in game.state_fields if part.kind in (FieldKind.SEAT, FieldKind.SEATS, FieldKind.TRAINS)
    }
    head, *said = re.split(r"(?:^|(?<= ))(\w+) ?= ?", " ".join(text.split()))
    words = head.split()
    for field, value in zip(said[::2], said[1::2], strict=True):
        value = re.sub(r" ?([,:+/;]) ?", r"\1", value.strip())
        if field in naming:
            value = re.sub(r"[^,:+/]+", letter, value)
        for part in value.split(",") if " " in value else ():
            name, beyond = part.partition(":")[0], part.partition(" ")[2]
            if field in naming and " " in name:
                seats = ", ".join(names or seat_names(game))
                raise Unreadable(text, text, "positions/seat", seats=seats, text=name)
            if beyond:
                raise Unreadable(text, text, "positions/field", text=beyond)
        words.append(f"{field}={value}")
    return " ".join(words)


def _round_of(game: Game, engine: str, usual: int) -> str:
    """The number of the round that has this engine; of the `usual` one where none has, or where none is named."""
    rounds = [usual, *range(game.rounds() or 0)] if engine else []
    for round in rounds:
        found = game.next_round(rounds_elsewhere(round, 0, game.seats), 0).engine
        if found >= 0 and game.tiles.double[found] == game.tiles.read(engine)[0]:
            return str(number_of(round))
    return str(number_of(usual))


def _begun(fields: dict[str, str]) -> dict[str, str]:
    """The open ends of each train that has begun, as written, without its marker."""
    parts = (part.partition(":")[::2] for part in fields.get("ends", "").split(",") if part)
    ends = {train: end.removesuffix("*") for train, end in parts}
    return {train: end for train, end in ends.items() if end != "-"}


def _doubles(game: Game, fields: dict[str, str], begun: dict[str, str], first_lap: bool) -> int:
    """The open doubles whose numbers `ends` names, as bits; in a first lap the engines, since nothing else lies."""
    found = 0
    for spot in begun if first_lap else filter(None, fields.get("doubles", "").split(",")):
        train, _, side = spot.partition("/")
        numbers = begun.get(train, "").split("/")
        number = numbers[-1] if side == "right" else numbers[0]
        if number not in ("", "?"):
            found |= 1 << game.tiles.double[game.tiles.read_end(number)]
    return found


def _finds_engine(game: Game, fields: dict[str, str], to_come: bool) -> bool:
    """Whether an engine that the hands decide lies on the table, so that the line has to name it."""
    dealt_with = to_come or fields.get("stage") == STAGES[Stage.OVER]
    return game.engine_from.is_highest_held and not dealt_with


def _words(fields: dict[str, str]) -> list[str]:
    return [word for part in fields.get("hands", "").split(",") for word in part.partition(":")[2].split("+") if word]


def _held(game: Game, fields: dict[str, str]) -> int:
    known = [word for word in _words(fields) if not word.startswith("?")]
    for word in known:
        if word.isdecimal():
            raise Unreadable(word, "", "positions/hidden-tiles", count=word)
    return _tiles(game, "+".join(known))


def _hidden(fields: dict[str, str]) -> int:
    unseen = [word[1:].partition("(")[0] for word in _words(fields) if word.startswith("?")]
    return sum(int(count) for count in unseen if count.isdecimal())


def _tiles(game: Game, text: str) -> int:
    return hand_of(game.tiles.read(word)[0] for word in text.split("+") if word)
