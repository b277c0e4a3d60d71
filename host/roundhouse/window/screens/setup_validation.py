"""Checks the table that was chosen, and creates it; if it is not possible, a sentence says what to change."""

from __future__ import annotations

from roundhouse import i18n
from roundhouse.games import GAMES, Game
from roundhouse.games.options import OptionError, read_options
from roundhouse.i18n.screens import screen
from roundhouse.records.player_names import fault_of_names
from roundhouse.records.preferences import TableChoice
from roundhouse.referee import Chance, LiveTable, Seat
from roundhouse.referee.table_modes import WAYS
from roundhouse.window.screens import table_setup


def create_table(choice: TableChoice) -> LiveTable:
    """The table, not saved yet. Raises OptionError for options that contradict each other."""
    kind = GAMES[choice.game]
    seats = [Seat(place.name, place.player) for place in table_setup.sitting(choice)]
    if len(seats) not in kind.seats_offered:
        raise kind.wrong_seats(len(seats))
    table = WAYS[choice.way](_game(choice, len(seats)), seats, Chance(""))
    table.undo_agreed, table.guided = choice.undo, choice.guided
    return table


def _game(choice: TableChoice, seats: int) -> Game:
    kind = GAMES[choice.game]
    return kind(seats, read_options(kind.options_type, choice.rules.get(choice.game, {})))


def setup_error(choice: TableChoice, language: str = "en") -> str:
    """Why this table is not possible, or "".

    >>> from roundhouse.records.preferences import Place
    >>> setup_error(TableChoice(places=(Place(1, "Ann", "person"), Place(2, "ann", "person"))))
    'Two players have the name Ann: touch one of them to change it.'
    """
    if fault := name_error(choice, language):
        return fault
    try:
        create_table(choice)
    except OptionError as error:
        said = i18n.option_error(error, language)
        few = len(choice.places) < GAMES[choice.game].seats_offered[0]
        return f"{said} {screen('seats-sit', language)}" if few else said
    return ""


def rules_error(choice: TableChoice, language: str = "en") -> str:
    """Why these house rules are not possible, together or for this number of players, or "".

    Too few or too many players are not reported here.
    """
    offered = GAMES[choice.game].seats_offered
    try:
        _game(choice, max(offered[0], min(offered[-1], len(choice.places))))
    except OptionError as error:
        return i18n.option_error(error, language)
    return ""


def name_error(choice: TableChoice, language: str = "en") -> str:
    """Why the players cannot have these names, or ""."""
    names = [place.name for place in choice.places]
    for number, name in enumerate(names):
        if name.casefold() in (each.casefold() for each in names[number + 1 :]):
            return screen("names-differ", language, name=name)
        if fault_of_names([name], 1):
            return screen("name-cannot", language, name=name)
    return ""
