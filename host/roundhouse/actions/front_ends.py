"""Actions that each front end does by itself: it leaves the table, or shows a page beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roundhouse.actions.action import Action


@dataclass(frozen=True)
class Quit(Action, id="quit", phones=False, typed=("quit", "exit")):
    """Leave the table."""


@dataclass(frozen=True)
class SeeScores(Action, id="scores", reads=True, phones=False, words="labels/scores", typed=("scores", "score")):
    """See the scores."""


@dataclass(frozen=True)
class SeeTable(Action, id="table", reads=True, phones=False, words="scores/see-table", typed=("table", "show")):
    """See the table again."""


@dataclass(frozen=True)
class OpenMenu(Action, id="menu", reads=True, phones=False, typed=("menu",)):
    """Open the menu of the table."""


@dataclass(frozen=True)
class CloseMenu(Action, id="on", reads=True, phones=False):
    """Go on from the menu."""


@dataclass(frozen=True)
class SeeRoster(Action, id="roster", reads=True, phones=False):
    """See who sits at the table."""


@dataclass(frozen=True)
class SeePhones(Action, id="phones", reads=True, phones=False):
    """See how phones come to the table."""


@dataclass(frozen=True)
class SeeRules(Action, id="how-to-play", reads=True, phones=False):
    """Read how the game is played."""


@dataclass(frozen=True)
class SeePreferences(Action, id="preferences", reads=True, phones=False):
    """See the settings of this front end."""


@dataclass(frozen=True)
class SeeKeys(Action, id="see-keys", reads=True, phones=False):
    """See what each key does."""


@dataclass(frozen=True)
class SelectScore(Action, id="select-score", phones=False):
    """Choose a score to correct."""


@dataclass(frozen=True)
class ReadOn(Action, id="lesson", reads=True, phones=False):
    """Go on from a note of the coach."""


FrontEndAction: TypeAlias = (
    Quit | SeeScores | SeeTable | OpenMenu | CloseMenu | SeeRoster | SeePhones | SeeRules | SeePreferences
    | SeeKeys | SelectScore | ReadOn
)  # fmt: skip
