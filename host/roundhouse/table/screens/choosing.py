"""Choosing a table, step by step: what each touch makes of the choice there was. Pure; what cannot be is said later."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.games import GAMES
from roundhouse.games.options import described, option_text
from roundhouse.players import PLAYERS
from roundhouse.records.choices import Place, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse.words import SAMPLE_NAMES
from roundhouse_hub.lamps.scene import SLOTS

USUAL_SLOTS = (5, 7, 10, 1)
"""Where four players sit: the first at the bottom, the others clockwise around the hub."""

LEVELS = tuple(PLAYERS)


def usual_places(you: str) -> tuple[Place, ...]:
    """One person and three computer players."""
    names = (you, *(name for name in SAMPLE_NAMES if name != you))
    kinds = (PERSON, *[LEVELS[-1]] * 3)
    return tuple(Place(*each) for each in zip(USUAL_SLOTS, names, kinds, strict=False))


def seated(choice: TableChoice, slot: int) -> Place | None:
    """Who sits at this slot."""
    return next((place for place in choice.places if place.slot == slot), None)


def clockwise(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """In the order of play: from the bottom right of the hub on, clockwise.

    >>> [place.slot for place in clockwise((Place(1, "Ann", "person"), Place(7, "Bo", "person")))]
    [7, 1]
    """
    return tuple(sorted(places, key=lambda place: (place.slot - USUAL_SLOTS[0]) % SLOTS))


def touch_seat(choice: TableChoice, slot: int) -> TableChoice:
    """The next kind of player at this slot: nobody, a person, a computer player, nobody."""
    here = seated(choice, slot)
    others = tuple(place for place in choice.places if place.slot != slot)
    if here is None:
        sits: tuple[Place, ...] = (Place(slot, free_name(others), PERSON),)
    elif here.player == PERSON:
        sits = (replace(here, player=LEVELS[-1]),)
    else:
        sits = ()
    return replace(choice, places=clockwise((*others, *sits)))


def free_name(others: tuple[Place, ...]) -> str:
    """A name that nobody at the table has yet."""
    taken = {place.name.casefold() for place in others}
    return next(name for name in SAMPLE_NAMES if name.casefold() not in taken)


def renamed(choice: TableChoice, slot: int, name: str) -> TableChoice:
    """Another name for who sits at this slot."""
    places = tuple(replace(place, name=name) if place.slot == slot else place for place in choice.places)
    return replace(choice, places=places)


def option_of(choice: TableChoice, name: str) -> object:
    """The value that a house rule of the chosen game has; its usual one if nobody changed it."""
    option = described(GAMES[choice.game].options_type)[name]
    text = choice.rules.get(choice.game, {}).get(name)
    values = option.metadata["values"] or ()
    if text is None:
        return option.default
    return next((value for value in values if option_text(value) == text), int(text) if text.isdecimal() else None)


def with_option(choice: TableChoice, name: str, value: object) -> TableChoice:
    """Another value of a house rule. The usual one is not kept, so that it may change with the game."""
    default = described(GAMES[choice.game].options_type)[name].default
    rules = {key: text for key, text in choice.rules.get(choice.game, {}).items() if key != name}
    if value != default or type(value) is not type(default):
        rules[name] = option_text(value)
    return replace(choice, rules={**choice.rules, choice.game: rules})


def changed_rules(choice: TableChoice) -> int:
    """How many house rules differ from what is recommended; the set is a thing of its own."""
    return len(set(choice.rules.get(choice.game, {})) - {"set"})


def next_set(choice: TableChoice) -> TableChoice:
    """The next larger set that the game is played with, then the smallest again."""
    offered = sorted(described(GAMES[choice.game].options_type)["set"].metadata["values"])
    now = option_of(choice, "set")
    at = offered.index(now) if now in offered else -1
    return with_option(choice, "set", offered[(at + 1) % len(offered)])
