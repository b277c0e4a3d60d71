"""The saved choices of the last table and of how the program looks and sounds.

One small JSON file beside the journal, replaced atomically. It is a convenience: missing or invalid values silently get
their defaults. A file that is damaged or of another version is copied before it is replaced.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from roundhouse.indices import Slot
from roundhouse.versioned_file import copy_of, refuse_newer
from roundhouse.whole_file import write_whole

PREFERENCES_FILE = "choices.json"
VERSION = 1
"""Files that were written before they had a version are of version 1."""
ANNOUNCE_SECONDS: Final = 5
"""The seconds in which a player usually has to announce the last tile before anybody may claim that the call was
missed."""
MOST_ANNOUNCE_SECONDS: Final = 30
TURN_CLOCK: Final = range(5, 3601)
"""The seconds that a table may agree on for a turn."""

LIVERIES: Final = 12
"""How many engines and how many colors there are: as many as seats."""

T = TypeVar("T", "Preferences", "TableChoice")


class Livery(NamedTuple):
    """The engine and the color of a player, by their numbers from 0."""

    engine: int
    color: int


@dataclass(frozen=True, slots=True)
class Preferences:
    """The look and the sound of the program. `text` scales the letters, `speed` the pace of the computer players.

    `nudge`: after so many seconds of a turn with real tiles the program says whose turn it is; 0 means never.
    `faces`: pips or numbers on tiles; `cloth`: what they lie on; `tiles`: what they are made of.
    `sounds`: how much of a game is heard, one of `AMOUNTS`.
    `confirm_turns`: on a shared screen a turn ends by Done, and the hand stays in sight until then.
    `window`: its left, top, width and height when it was closed, px; empty before.
    `order`: how the tiles of a hand lie, "dealt" (lightest first), "train", "number" or "doubles" (first).
    `ambience`: what is heard around a table at the computer, "off", "table" or "depot", at a volume of its own.
    `speaker`: where the hub's sounds are played, "hub", "computer", or "auto" (the computer if there is no hub).
    `learned`: the games whose lessons were had to their end.
    `liveries`: what players chose to look like, by the identity of their names.
    """

    language: str = "en"
    text: float = 1.0
    less_motion: bool = False
    faces: str = "auto"
    cloth: str = "night"
    tiles: str = "ivory"
    order: str = "dealt"
    volume: int = 5
    muted: bool = False
    sounds: str = "usual"
    ambience: str = "off"
    ambience_volume: int = 5
    speaker: str = "auto"
    speed: float = 1.0
    nudge: int = 60
    full_screen: bool = False
    confirm_turns: bool = False
    window: tuple[int, ...] = ()
    learned: tuple[str, ...] = ()
    liveries: Mapping[str, Livery] = field(default_factory=dict)

    @property
    def level(self) -> int:
        """The volume of the hub; 0: mute."""
        return 0 if self.muted else self.volume


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat at a slot of the hub: a name, and `person` or the name of a computer player."""

    slot: Slot
    name: str
    player: str
    team: int = 0


def _usual_game() -> str:
    from roundhouse.games.registry import GAMES  # takes a while, and the command's help only asks for the language

    return GAMES.usual()


@dataclass(frozen=True, slots=True)
class TableChoice:
    """The settings of the last table. `rules`: the house rules of each game as texts; `sheet`: the published
    sheet, or the text of the own rules, that they were chosen from, if any; `own_rules` are all texts that were kept.

    `undo`: the table agreed that steps may be taken back. `announce_time`: for how many seconds nobody may claim that a
    player forgot to announce the last tile. `turn_clock`: how many seconds a turn has; 0: no matter. `fills`: as many
    computer players as make the usual number were asked for, not a number of them.
    """

    game: str = field(default_factory=_usual_game)
    mode: str = "dealt"
    places: tuple[SeatChoice, ...] = ()
    rules: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    minutes: float | None = None
    undo: bool = True
    announce_time: int = ANNOUNCE_SECONDS
    turn_clock: int = 0
    sheet: str = ""
    own_rules: tuple[str, ...] = ()
    fills: bool = True


@dataclass(frozen=True, slots=True)
class SavedChoices:
    preferences: Preferences = Preferences()
    table: TableChoice = field(default_factory=TableChoice)


def read_choices(folder: Path, usual: Preferences = Preferences()) -> SavedChoices:
    """The choices saved in this folder; defaults where nothing can be read. Raises OtherVersion for a newer file."""
    said = _said(folder)
    choice = replace(_merged(TableChoice(), said.get("table")), places=_places(said.get("table")))
    return SavedChoices(_merged(usual, said.get("preferences")), choice)


def read_preferences(folder: Path, usual: Preferences) -> Preferences:
    """The preferences alone. Raises OtherVersion as `read_choices` does."""
    return _merged(usual, _said(folder).get("preferences"))


def _said(folder: Path) -> Mapping[str, object]:
    said = _read(folder / PREFERENCES_FILE) or {}
    refuse_newer(folder / PREFERENCES_FILE, _version(said), VERSION)
    return said


def write_choices(choices: SavedChoices, folder: Path) -> bool:
    """Save them. Return False if the folder cannot be written to; nobody needs to be told."""
    path = folder / PREFERENCES_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        before = _read(path)
        if path.is_file() and (before is None or _version(before) != VERSION):
            shutil.copyfile(path, copy_of(path, 0 if before is None else _version(before)))
        said = {"version": VERSION} | asdict(choices)
        write_whole(path, json.dumps(said, ensure_ascii=False, indent=1) + "\n")
    except OSError:
        return False
    return True


def _read(path: Path) -> dict[str, Any] | None:
    """The content of the file; None where there is none, or a damaged one."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return said if isinstance(said, dict) else None


def _version(said: Mapping[str, Any]) -> int:
    version = said.get("version")
    return version if type(version) is int and version > 0 else 1


def _merged(usual: T, said: object) -> T:
    """The defaults, replaced by the saved values that have the right type."""
    if not isinstance(said, dict):
        return usual
    found: dict[str, Any] = {}
    for each in fields(usual):
        value, before = said.get(each.name), getattr(usual, each.name)
        if each.name == "minutes":
            if isinstance(value, int | float) and not isinstance(value, bool) and value > 0:
                found[each.name] = float(value)
        elif each.name == "window":
            found[each.name] = _window(value)
        elif each.name in ("learned", "own_rules"):
            found[each.name] = _texts(value)
        elif each.name == "rules":
            found[each.name] = _rules(value)
        elif each.name == "liveries":
            found[each.name] = _liveries(value)
        elif isinstance(before, float) and isinstance(value, int | float) and not isinstance(value, bool):
            found[each.name] = float(value)
        elif not isinstance(before, tuple) and type(value) is type(before):
            found[each.name] = value
    return replace(usual, **found)


def _window(said: object) -> tuple[int, ...]:
    match said:
        case [int(), int(), int(width), int(height)] if width > 0 and height > 0:
            return tuple(said)
    return ()


def _rules(said: object) -> dict[str, dict[str, str]]:
    if not isinstance(said, dict):
        return {}
    return {
        str(game): {str(name): str(value) for name, value in rules.items()}
        for game, rules in said.items()
        if isinstance(rules, dict)
    }


def _liveries(said: object) -> dict[str, Livery]:
    found = {}
    for name, numbers in said.items() if isinstance(said, dict) else ():
        match numbers:
            case [int(engine), int(color)] if engine in range(LIVERIES) and color in range(LIVERIES):
                found[str(name)] = Livery(engine, color)
    return found


def _texts(said: object) -> tuple[str, ...]:
    return tuple(text for text in said if isinstance(text, str)) if isinstance(said, list) else ()


def _places(said: object) -> tuple[SeatChoice, ...]:
    """The valid seats in the order of play; a second one at the same slot is dropped."""
    found: dict[Slot, SeatChoice] = {}
    for each in said.get("places", ()) if isinstance(said, dict) and isinstance(said.get("places"), list) else ():
        match each:
            case {"slot": int(slot), "name": str(name), "player": str(player)} if 0 <= slot < 12 and name:
                team, place = each.get("team", 0), Slot(slot)
                found.setdefault(place, SeatChoice(place, name, player, team if isinstance(team, int) else 0))
    return tuple(found.values())
