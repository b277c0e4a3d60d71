"""What a table says when its hub has gone, complains, or is there again."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse import i18n
from roundhouse.hub.events import Connected, HubEvent, Lost, Troubled
from roundhouse.i18n.screens import screen
from roundhouse.messages import Message


@dataclass(frozen=True, slots=True)
class HubNews:
    """A sentence of the screens, and what goes with it: what the hub or its cable says. `well`: nothing is wrong."""

    sentence: str
    reason: str | Message = ""
    well: bool = False

    def title(self, language: str) -> str:
        """The sentence."""
        return screen(self.sentence, language)

    def line(self, language: str) -> str:
        """What is wrong, and what there is to do."""
        return i18n.told(self.reason, language) if self.reason else ""


def news_of(event: HubEvent) -> HubNews | None:
    """What is said of an event; None for one that is no news of the hub itself.

    >>> news_of(Lost(Message("hub/unplugged", address="COM3"))).title("en")
    'The hub is gone.'
    """
    match event:
        case Lost(reason):
            return HubNews("hub-gone", reason)
        case Troubled(text):
            return HubNews("hub-troubled", text)
        case Connected():
            return HubNews("hub-back", well=True)
    return None


class LastNews:
    """What was said of the hub last. That it is there again is news only where nothing else was said since."""

    def __init__(self) -> None:
        self._said: object = None

    def worth(self, event: HubEvent, now: object) -> HubNews | None:
        """The news to be said, where `now` is said at present."""
        news = news_of(event)
        return None if news is not None and news.well and now is not self._said else news

    def was(self, said: object) -> None:
        """It was said as this."""
        self._said = said
