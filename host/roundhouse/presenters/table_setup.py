"""Sets up a table: pure functions that change a choice step by step, and the check whether it is possible."""

from __future__ import annotations

from dataclasses import replace

from roundhouse import i18n
from roundhouse.games import GAMES, Game
from roundhouse.games.options import OptionError, described, option_text, read_options
from roundhouse.i18n import SAMPLE_NAMES
from roundhouse.i18n.texts import screen_text
from roundhouse.players import PLAYERS
from roundhouse.records.player_names import fault_of_names
from roundhouse.records.preferences import Place, TableChoice
from roundhouse.referee import Chance, Seat, TableSession
from roundhouse.referee.seats import PERSON
from roundhouse_hub.lamps.scene import SLOTS

USUAL_SLOTS = (5, 7, 10, 1)
"""The slots of four players: the first at the bottom, the others clockwise."""

LEVELS = tuple(PLAYERS)
DEALT = "dealt"
CHOSEN_ELSEWHERE = frozenset({"set", "rounds", "teams"})
"""House rules that are chosen on the start screen and on a seat's page."""


def usual_places(you: str) -> tuple[Place, ...]:
    """One person and three computer players."""
    names = (you, *(name for name in SAMPLE_NAMES if name != you))
    kinds = (PERSON, *[LEVELS[-1]] * 3)
    return tuple(Place(*each) for each in zip(USUAL_SLOTS, names, kinds, strict=False))


def first_game(you: str) -> TableChoice:
    """The table of the tutorial: one round with few tiles, and two computer players."""
    you, *others = (each.name for each in usual_places(you)[:3])
    places = (Place(5, you, PERSON), *(Place(slot, name, "greedy") for slot, name in zip((8, 0), others, strict=True)))
    game, rules = GAMES.guided()
    return TableChoice(game, places=places, rules={game: rules}, guided=True)


def sitting(choice: TableChoice) -> tuple[Place, ...]:
    """The players of the table; with real tiles all of them are people."""
    if choice.mode == DEALT:
        return choice.places
    return tuple(replace(place, player=PERSON) for place in choice.places)


def seated(choice: TableChoice, slot: int) -> Place | None:
    """The player at this slot, or None."""
    return next((place for place in sitting(choice) if place.slot == slot), None)


def clockwise(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """The players in the order of play: clockwise from the bottom right of the hub.

    >>> [place.slot for place in clockwise((Place(1, "Ann", "person"), Place(7, "Bo", "person")))]
    [7, 1]
    """
    return tuple(sorted(places, key=lambda place: (place.slot - USUAL_SLOTS[0]) % SLOTS))


def claimed(choice: TableChoice, slot: int) -> TableChoice:
    """The choice with a person at this slot, replacing a computer player."""
    here = seated(choice, slot)
    if here is None:
        place = Place(slot, free_name(choice.places), PERSON)
        return replace(choice, places=clockwise((*choice.places, place)))
    return changed(choice, replace(here, player=PERSON))


def changed(choice: TableChoice, place: Place) -> TableChoice:
    """The choice with another name or player at this slot."""
    places = tuple(place if each.slot == place.slot else each for each in choice.places)
    return replace(choice, places=places)


def vacated(choice: TableChoice, slot: int) -> TableChoice:
    """The choice without the player at this slot."""
    return replace(choice, places=tuple(place for place in choice.places if place.slot != slot))


def free_name(others: tuple[Place, ...]) -> str:
    """A sample name that is not taken yet."""
    taken = {place.name.casefold() for place in others}
    return next(name for name in SAMPLE_NAMES if name.casefold() not in taken)


def teams_of(choice: TableChoice) -> int:
    """The number of teams; 0 for none, -1 if the game has no teams."""
    if "teams" not in described(GAMES[choice.game].options_type):
        return -1
    teams = option_of(choice, "teams")
    return teams if isinstance(teams, int) else 0


def team_of(choice: TableChoice, seat: int) -> str:
    """The letter of the team of a seat, counted from 0; teams sit round the table in turn (DT-15)."""
    teams = teams_of(choice)
    return "ABCDEF"[seat % teams % 6] if teams > 0 else ""


def option_of(choice: TableChoice, name: str) -> object:
    """The value of a house rule of the chosen game; its default if it was not changed."""
    option = described(GAMES[choice.game].options_type)[name]
    text = choice.rules.get(choice.game, {}).get(name)
    values = option.metadata["values"] or ()
    if text is None:
        return option.default
    return next((value for value in values if option_text(value) == text), int(text) if text.isdecimal() else None)


def with_option(choice: TableChoice, name: str, value: object) -> TableChoice:
    """The choice with another value of a house rule. The default is not saved, so that it may change with the game."""
    default = described(GAMES[choice.game].options_type)[name].default
    rules = {key: text for key, text in choice.rules.get(choice.game, {}).items() if key != name}
    if value != default or type(value) is not type(default):
        rules[name] = option_text(value)
    return replace(choice, rules={**choice.rules, choice.game: rules})


def changed_rules(choice: TableChoice) -> int:
    """How many house rules differ from the recommended ones; set, length and teams do not count."""
    return len(set(choice.rules.get(choice.game, {})) - CHOSEN_ELSEWHERE)


def as_recommended(choice: TableChoice) -> TableChoice:
    """The choice with all house rules as recommended; set, length and teams stay."""
    if choice.undo and not changed_rules(choice):
        return choice
    kept = {name: text for name, text in choice.rules.get(choice.game, {}).items() if name in CHOSEN_ELSEWHERE}
    return replace(choice, rules={**choice.rules, choice.game: kept}, undo=True)


def set_of(choice: TableChoice) -> int:
    """The highest number of the set; if it depends on the number of players, the one for these.

    >>> set_of(TableChoice("derailing", places=usual_places("Ann"))), set_of(TableChoice("slosh"))
    (9, 6)
    """
    high = option_of(choice, "set")
    if isinstance(high, int) and high:
        return high
    kind = GAMES[choice.game]
    return kind(max(kind.seats_offered[0], min(kind.seats_offered[-1], len(choice.places)))).options.set


def with_set(choice: TableChoice, high: int) -> TableChoice:
    """The choice with another set. The default set of the rules stays the default."""
    if high == set_of(choice):
        return choice
    usual = with_option(choice, "set", described(GAMES[choice.game].options_type)["set"].default)
    return usual if high == set_of(usual) else with_option(choice, "set", high)


def sets_of(choice: TableChoice) -> list[int]:
    """The sets of the game, the smallest first."""
    return sorted(described(GAMES[choice.game].options_type)["set"].metadata["values"])


def create_table(choice: TableChoice) -> TableSession:
    """The table, not saved yet. Raises OptionError for options that contradict each other."""
    kind = GAMES[choice.game]
    seats = [Seat(place.name, place.player) for place in sitting(choice)]
    if len(seats) not in kind.seats_offered:
        raise kind.wrong_seats(len(seats))
    table = TableSession(_game(choice, len(seats)), seats, Chance(""), mode=choice.mode)
    table.undo_agreed, table.guided = choice.undo, choice.guided
    return table


def _game(choice: TableChoice, seats: int) -> Game:
    kind = GAMES[choice.game]
    return kind(seats, read_options(kind.options_type, choice.rules.get(choice.game, {})))


def setup_error(choice: TableChoice, language: str = "en") -> str:
    """Why this table is not possible, or "".

    >>> from roundhouse.records.preferences import Place
    >>> setup_error(TableChoice(places=(Place(1, "Ann", "person"), Place(2, "ann", "person"))))
    'Two players are called Ann: tap one of them to change it.'
    """
    if fault := name_error(choice, language):
        return fault
    try:
        create_table(choice)
    except OptionError as error:
        said = i18n.option_error_text(error, language)
        few = len(choice.places) < GAMES[choice.game].seats_offered[0]
        return f"{said} {screen_text('seats-sit', language)}" if few else said
    return ""


def rules_error(choice: TableChoice, language: str = "en") -> str:
    """Why these house rules are not possible, together or for this number of players, or "".

    Too few or too many players are not reported here.
    """
    offered = GAMES[choice.game].seats_offered
    try:
        _game(choice, max(offered[0], min(offered[-1], len(choice.places))))
    except OptionError as error:
        return i18n.option_error_text(error, language)
    return ""


def name_error(choice: TableChoice, language: str = "en") -> str:
    """Why the players cannot have these names, or ""."""
    names = [place.name for place in choice.places]
    for number, name in enumerate(names):
        if name.casefold() in (each.casefold() for each in names[number + 1 :]):
            return screen_text("names-differ", language, name=name)
        if fault_of_names([name], 1):
            return screen_text("name-cannot", language, name=name)
    return ""
