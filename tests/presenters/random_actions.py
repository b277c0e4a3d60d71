"""Actions at random: with numbers that stand for something at a table, or for nothing."""

from collections.abc import Sequence
from dataclasses import fields
from random import Random

from roundhouse.actions import Action
from roundhouse.actions.action import Button, Digit, Gesture, HandPlace, Index, TrainEnd
from roundhouse.indices import Seat, Train
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.views import TablePage


def completed(offer: Offer, page: TablePage, rng: Random, texts: Sequence[str]) -> Action:
    """The offers, with what each takes: mostly numbers that stand for something on this page."""
    if isinstance(offer.action, Action):
        return offer.action
    trains = page.table.trains
    most: dict[object, int] = {
        Seat: len(page.names),
        Train: len(trains),
        TrainEnd: len(trains[0].ends),
        HandPlace: max(1, len(page.table.hand)),
        Index: max(1, len(page.table.hand)),
        Button: 13,
        Gesture: 3,
        Digit: 5,
    }
    counts = offer.kind.counts()
    numbers = [rng.randrange(most.get(counts.get(field.name, Digit), 5)) for field in fields(offer.kind)]
    return made(offer.kind, numbers, rng.choice(texts))


def made(kind: type[Action], numbers: Sequence[int], text: str) -> Action:
    """An action of this kind with these numbers, and the text where it takes one."""
    values = {
        field.name: text if field.type == "str" else number for field, number in zip(fields(kind), numbers, strict=True)
    }
    return kind(**values)


def silly(kind: type[Action], rng: Random, numbers: Sequence[int], texts: Sequence[str]) -> Action:
    """An action with numbers and a text that make no sense, or not together."""
    return made(kind, [rng.choice(numbers) for _ in fields(kind)], rng.choice(texts))
