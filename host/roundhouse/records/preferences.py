"""What people chose last, so that nobody has to choose it again: the table, and how the screen looks and sounds.

One small file beside the journal, written whole and then put in the place of the old one. It is a convenience: what is
missing in it, or cannot be meant, has its usual value, and nothing is said about it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from roundhouse.games.registry import GAMES

FILE = "choices.json"

T = TypeVar("T", "Preferences", "TableChoice")


@dataclass(frozen=True, slots=True)
class Preferences:
    """How the screen looks and sounds. `text` multiplies the height of letters, `speed` the computers' pace.

    `nudge` is how many seconds a turn with real tiles may take before it is said whose it is, 0 for any number.
    `speaker` is where the hub's sounds are heard: "hub", "computer", or "auto" for the computer where no hub is.
    """

    language: str = "en"
    text: float = 1.0
    less_motion: bool = False
    faces: str = "auto"
    volume: int = 5
    muted: bool = False
    speaker: str = "auto"
    speed: float = 1.0
    nudge: int = 60
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits at a slot of the hub: a name, and `person` or a kind of computer player."""

    slot: int
    name: str
    player: str
    team: int = 0


@dataclass(frozen=True, slots=True)
class TableChoice:
    """The table that was set last. `rules` are the house rules of each game, as texts.

    `undo` says whether the table agreed that steps may be taken back.
    """

    game: str = field(default_factory=GAMES.usual)
    way: str = "dealt"
    places: tuple[Place, ...] = ()
    rules: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    minutes: float | None = None
    undo: bool = True
    guided: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """Both."""

    preferences: Preferences = Preferences()
    table: TableChoice = field(default_factory=TableChoice)


def read_choices(folder: Path, usual: Preferences = Preferences()) -> Choices:
    """What was chosen last at this folder's tables; the usual where nothing can be read."""
    try:
        said = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Choices(usual)
    if not isinstance(said, dict):
        return Choices(usual)
    table = _meant(TableChoice(), said.get("table"))
    # Older versions called them "manner".
    preferences = said.get("preferences", said.get("manner"))
    return Choices(_meant(usual, preferences), replace(table, places=_places(said.get("table"))))


def write_choices(choices: Choices, folder: Path) -> bool:
    """Keep them; False where the folder cannot be written to, which nobody needs to hear of."""
    path = folder / FILE
    fresh = path.with_suffix(f".{os.getpid()}.new")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        fresh.write_text(json.dumps(asdict(choices), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError:
        return False
    return True


def _meant(usual: T, said: object) -> T:
    """The usual values, and of what is said those that are of the same kind."""
    if not isinstance(said, dict):
        return usual
    found: dict[str, Any] = {}
    for each in fields(usual):
        value, before = said.get(each.name), getattr(usual, each.name)
        if each.name == "minutes":
            if isinstance(value, int | float) and not isinstance(value, bool) and value > 0:
                found[each.name] = float(value)
        elif each.name == "rules":
            found[each.name] = _rules(value)
        elif isinstance(before, float) and type(value) in (int, float):
            found[each.name] = float(value)  # type: ignore[arg-type]
        elif not isinstance(before, tuple) and type(value) is type(before):
            found[each.name] = value
    return replace(usual, **found)


def _rules(said: object) -> dict[str, dict[str, str]]:
    if not isinstance(said, dict):
        return {}
    return {
        str(game): {str(name): str(value) for name, value in rules.items()}
        for game, rules in said.items()
        if isinstance(rules, dict)
    }


def _places(said: object) -> tuple[Place, ...]:
    """The places that can be meant, in the order of play: a slot each, and no slot twice."""
    found: dict[int, Place] = {}
    for each in said.get("places", ()) if isinstance(said, dict) and isinstance(said.get("places"), list) else ():
        match each:
            case {"slot": int(slot), "name": str(name), "player": str(player)} if 0 <= slot < 12 and name:
                team = each.get("team", 0)
                found.setdefault(slot, Place(slot, name, player, team if isinstance(team, int) else 0))
    return tuple(found.values())
