"""Actions that correct a call of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roundhouse.actions.action import Action, Who


@dataclass(frozen=True)
class ChooseCall(Action, id="choose-call", who=Who.UNATTENDED, any_page=True):
    """Choose the call with this number in the round to be corrected; 0: none."""

    number: int


@dataclass(frozen=True)
class ChangeCall(Action, id="change-call", who=Who.UNATTENDED, words="real-tiles/fix-change"):
    """Say what was really called, at the table as it was."""


@dataclass(frozen=True)
class InsertCall(Action, id="insert-call", who=Who.UNATTENDED, words="real-tiles/fix-insert"):
    """Say what was called before it, at the table as it was."""


@dataclass(frozen=True)
class RemoveCall(Action, id="remove-call", who=Who.UNATTENDED, words="real-tiles/fix-remove"):
    """Take the chosen call away."""


@dataclass(frozen=True)
class ChangeFailedCall(Action, id="fix", who=Who.UNATTENDED, words="real-tiles/fix-change"):
    """Say what was really called in place of the call that no longer holds, at the table as it was."""


@dataclass(frozen=True)
class KeepFailedCall(Action, id="keep", who=Who.UNATTENDED, words="real-tiles/fix-keep"):
    """Keep the call that no longer holds, on trust."""


@dataclass(frozen=True)
class RemoveFailedCall(Action, id="remove", who=Who.UNATTENDED, words="real-tiles/fix-remove"):
    """Take the call that no longer holds away."""


@dataclass(frozen=True)
class RemoveLaterCalls(Action, id="remove-rest", who=Who.UNATTENDED):
    """Take the call that no longer holds away, and all later ones."""


@dataclass(frozen=True)
class AmendByText(Action, id="amend", who=Who.SHARED, typed=("fix",)):
    """Put a typed call in place of the one with this number."""

    number: int
    text: str


@dataclass(frozen=True)
class InsertByText(Action, id="insert", who=Who.SHARED, typed=("insert",)):
    """Put a typed call before the one with this number."""

    number: int
    text: str


@dataclass(frozen=True)
class DeleteCall(Action, id="delete", who=Who.SHARED, typed=("delete",)):
    """Take the call with this number away."""

    number: int


ReplayedCall: TypeAlias = ChangeCall | InsertCall | ChangeFailedCall
"""What leads to the table as it was, where another call is made."""
CorrectionAction: TypeAlias = ReplayedCall | ChooseCall | RemoveCall
"""What is done with the list of calls."""
TypedCorrection: TypeAlias = AmendByText | InsertByText | DeleteCall
FailedCallAnswer: TypeAlias = KeepFailedCall | RemoveFailedCall | RemoveLaterCalls
"""What becomes of a call that no longer holds."""
