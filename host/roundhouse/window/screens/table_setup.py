"""Choosing a table, step by step: what each touch makes of the choice there was. Pure; what cannot be is said later."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.games import GAMES
from roundhouse.games.options import described, option_text
from roundhouse.i18n import SAMPLE_NAMES
from roundhouse.players import PLAYERS
from roundhouse.records.preferences import Place, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse_hub.lamps.scene import SLOTS

USUAL_SLOTS = (5, 7, 10, 1)
"""Where four players sit: the first at the bottom, the others clockwise around the hub."""

LEVELS = tuple(PLAYERS)
DEALT = "dealt"
CHOSEN_ELSEWHERE = frozenset({"set", "rounds", "teams"})
"""House rules that the first screen and a seat's page ask for."""


def usual_places(you: str) -> tuple[Place, ...]:
    """One person and three computer players."""
    names = (you, *(name for name in SAMPLE_NAMES if name != you))
    kinds = (PERSON, *[LEVELS[-1]] * 3)
    return tuple(Place(*each) for each in zip(USUAL_SLOTS, names, kinds, strict=False))


def first_game(you: str) -> TableChoice:
    """A small table at which somebody learns the game: one round with few tiles, and two who play on their own."""
    you, *others = (each.name for each in usual_places(you)[:3])
    places = (Place(5, you, PERSON), *(Place(slot, name, "greedy") for slot, name in zip((8, 0), others, strict=True)))
    game, rules = GAMES.guided()
    return TableChoice(game, places=places, rules={game: rules}, guided=True)


def sitting(choice: TableChoice) -> tuple[Place, ...]:
    """Who sits at the table: real tiles are laid by people, whoever sat there when the screen dealt."""
    if choice.way == DEALT:
        return choice.places
    return tuple(replace(place, player=PERSON) for place in choice.places)


def seated(choice: TableChoice, slot: int) -> Place | None:
    """Who sits at this slot."""
    return next((place for place in sitting(choice) if place.slot == slot), None)


def clockwise(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """In the order of play: from the bottom right of the hub on, clockwise.

    >>> [place.slot for place in clockwise((Place(1, "Ann", "person"), Place(7, "Bo", "person")))]
    [7, 1]
    """
    return tuple(sorted(places, key=lambda place: (place.slot - USUAL_SLOTS[0]) % SLOTS))


def claimed(choice: TableChoice, slot: int) -> TableChoice:
    """A person sits down at this slot, in the place of a computer player if one sat there."""
    here = seated(choice, slot)
    if here is None:
        place = Place(slot, free_name(choice.places), PERSON)
        return replace(choice, places=clockwise((*choice.places, place)))
    return changed(choice, replace(here, player=PERSON))


def changed(choice: TableChoice, place: Place) -> TableChoice:
    """Another name or player at this place's slot."""
    places = tuple(place if each.slot == place.slot else each for each in choice.places)
    return replace(choice, places=places)


def vacated(choice: TableChoice, slot: int) -> TableChoice:
    """Nobody sits at this slot any longer."""
    return replace(choice, places=tuple(place for place in choice.places if place.slot != slot))


def free_name(others: tuple[Place, ...]) -> str:
    """A name that nobody at the table has yet."""
    taken = {place.name.casefold() for place in others}
    return next(name for name in SAMPLE_NAMES if name.casefold() not in taken)


def teams_of(choice: TableChoice) -> int:
    """How many teams there are; 0 for none, -1 where the game knows none."""
    if "teams" not in described(GAMES[choice.game].options_type):
        return -1
    teams = option_of(choice, "teams")
    return teams if isinstance(teams, int) else 0


def team_of(choice: TableChoice, seat: int) -> str:
    """The letter of the team of a seat, counted from 0; teams sit round the table in turn (DT-15)."""
    teams = teams_of(choice)
    return "ABCDEF"[seat % teams % 6] if teams > 0 else ""


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
    """How many house rules differ from what is recommended; set, length and teams are chosen elsewhere."""
    return len(set(choice.rules.get(choice.game, {})) - CHOSEN_ELSEWHERE)


def as_recommended(choice: TableChoice) -> TableChoice:
    """All house rules as they stand at first; what is chosen elsewhere stays."""
    if choice.undo and not changed_rules(choice):
        return choice
    kept = {name: text for name, text in choice.rules.get(choice.game, {}).items() if name in CHOSEN_ELSEWHERE}
    return replace(choice, rules={**choice.rules, choice.game: kept}, undo=True)


def set_of(choice: TableChoice) -> int:
    """The highest number of the set that is played with; where that goes by the number of players, the one for these.

    >>> set_of(TableChoice("derailing", places=usual_places("Ann"))), set_of(TableChoice("slosh"))
    (9, 6)
    """
    high = option_of(choice, "set")
    if isinstance(high, int) and high:
        return high
    kind = GAMES[choice.game]
    return kind(max(kind.seats_offered[0], min(kind.seats_offered[-1], len(choice.places)))).options.set


def with_set(choice: TableChoice, high: int) -> TableChoice:
    """Another set. The one that the rules say for so many players goes on going by their number."""
    if high == set_of(choice):
        return choice
    usual = with_option(choice, "set", described(GAMES[choice.game].options_type)["set"].default)
    return usual if high == set_of(usual) else with_option(choice, "set", high)


def sets_of(choice: TableChoice) -> list[int]:
    """The sets that the game is played with, the smallest first."""
    return sorted(described(GAMES[choice.game].options_type)["set"].metadata["values"])
