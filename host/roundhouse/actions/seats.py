"""Answers of a phone when another one asks for a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roundhouse.actions.action import Action


@dataclass(frozen=True)
class LetIn(Action, id="let-in", any_page=True):
    """Let the phone with this number have the seat."""

    seat: int
    number: int


@dataclass(frozen=True)
class KeepOut(Action, id="keep-out", any_page=True):
    """Do not let it have the seat."""

    seat: int
    number: int


@dataclass(frozen=True)
class Understood(Action, id="understood", any_page=True):
    """Put away what a phone was told about seats that changed hands: as many as were told."""

    told: int


SeatAction: TypeAlias = LetIn | KeepOut | Understood
