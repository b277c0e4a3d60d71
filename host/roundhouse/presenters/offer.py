"""An action that a person may do now, as a front end gets it: the action, its label, and why it is not possible."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.actions import Action
from roundhouse.i18n.texts import Texts


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a person may do now, or could do at another time.

    A front end submits the `action`. Where only its kind stands there, the front end adds what was touched or typed.
    Without a label it is no button. One that is not enabled says `why_not`, where that is known. One that `keeps_place`
    stands last, where no other one ever stands; one that is `below` stands below the strip, or on the card of a
    covered screen. `room` is the longest text of its button; without a label, the offer keeps this room for itself
    until it is made again.
    """

    action: Action | type[Action]
    label: str
    enabled: bool = True
    primary: bool = False
    why_not: str = ""
    keeps_place: bool = False
    room: str = ""
    below: bool = False

    @property
    def kind(self) -> type[Action]:
        return self.action if isinstance(self.action, type) else type(self.action)

    @property
    def wire(self) -> str:
        """The action on the wire, or the beginning that all of its kind have."""
        return self.action.id if isinstance(self.action, type) else self.action.wire

    def matches(self, action: Action | type[Action]) -> bool:
        """Whether this offers an action, or anything of its kind."""
        return self.action == action or self.kind is action or self.action is type(action)


def offered(
    texts: Texts, action: Action, *, label: str = "", enabled: bool = True, primary: bool = False, why_not: str = ""
) -> Offer:
    """An offer as a button: with the words of its kind, unless a label says it better here."""
    return Offer(action, label or texts.text(action.words), enabled, primary, "" if enabled else why_not)
