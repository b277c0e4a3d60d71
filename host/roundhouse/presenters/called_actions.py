"""What can be said at a called table by one touch, beside a tile, and what each control of its pages does."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse import i18n
from roundhouse.dominoes import UNKNOWN
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Penalty
from roundhouse.games.position import Position, Stage
from roundhouse.i18n.called import train_called
from roundhouse.i18n.screens import screen
from roundhouse.presenters.called import Calling


@dataclass(frozen=True, slots=True)
class CalledAct:
    """Something that can be said by one touch now; `due` is what the table waits for."""

    name: str
    label: str
    due: bool = False


def acts_now(calling: Calling) -> list[CalledAct]:
    """What can be said by one touch."""
    position, seat, language = calling.position, calling.speaker, calling.speech.language
    if position is None:
        return []
    found: list[CalledAct] = []
    trains = dict.fromkeys(play.train for play in calling.fits)
    if len(trains) == 1:
        train = train_called(position, next(iter(trains)), calling.names, language)
        found.append(CalledAct("lay", screen("called-lay-on", language, train=train), due=True))
    if position.stage == Stage.PENALTY:
        found.append(CalledAct("penalty", screen("called-penalty", language), due=True))
    engines = [move for move in position.legal() if isinstance(move, LayEngine)]
    if position.stage == Stage.ENGINE and len(engines) == 1:
        tile = position.game.tiles.text(engines[0].tile)
        found.append(CalledAct("engine", screen("called-engine", language, tile=tile), due=True))
    found += [
        CalledAct(way, i18n.label(f"marker_{way}", language))
        for way in ("up", "down")
        if position.ruling(Marker(seat, way == "up")).allowed
    ]
    silent = position.game.unannounced(position)
    if position.ruling(Announce(seat)).allowed:
        found.append(CalledAct("announce", i18n.label("announce", language)))
    if silent >= 0 and position.ruling(Claim(silent)).allowed:
        found.append(CalledAct("claim", i18n.label("claim", language)))
    if position.game.has_boneyard:
        found.append(CalledAct("draw", screen("called-drew", language)))
    found.append(CalledAct("done", ended(position, language), due=position.legal() == [DONE]))
    return found


def ended(position: Position, language: str) -> str:
    """What ends a turn, as the sentences call it that say when: Done where the turn may end, else it is a pass."""
    return screen("called-done" if position.ruling(DONE).allowed else "called-passed", language)


def touch(calling: Calling, kind: str, what: str = "") -> None:
    """A control of the pad or of a question, by its name: `end:5`."""
    match kind:
        case "end" if calling.in_play:
            calling.touch_end(int(what))
        case "end":
            calling.tell_end(int(what))
        case "digit":
            calling.telling.type_digit(int(what))
        case "choice":
            calling.choose(int(what))
        case "clear" if calling.in_play:
            calling.clear()
        case "clear" | "last":
            calling.telling.take_back()
        case "seat":
            calling.table.answer(int(what))
        case "dealt":
            calling.table.go_on()
        case "by-tiles" | "by-sum":
            calling.telling.by_sum = kind == "by-sum"
        case "tell":
            calling.tell_hand()
        case _:
            do(calling, kind)


def do(calling: Calling, name: str) -> None:
    """One of `acts_now`, or `undo` and `redo`."""
    position, seat = calling.position, calling.speaker
    calling.choices = ()
    match name:
        case "undo":
            calling.undo()
        case "redo":
            calling.table.redo()
        case _ if position is None:
            return
        case "lay" if len({play.train for play in calling.fits}) == 1:
            calling.touch_train(calling.fits[0].train)
        case "engine":
            engine = next((move for move in position.legal() if isinstance(move, LayEngine)), None)
            calling.table.call(engine or DONE)
        case "draw" | "done" if seat != position.turn:
            calling.out_of_turn(position)
        case "draw" | "done":
            calling.table.call(DRAW if name == "draw" else DONE)
        case "penalty":
            calling.table.call(Penalty(UNKNOWN))
        case "up" | "down":
            calling.table.call(Marker(seat, name == "up"))
        case "announce":
            calling.table.call(Announce(seat))
        case "claim":
            silent = position.game.unannounced(position)
            calling.table.call(Claim(silent if silent >= 0 else seat))
