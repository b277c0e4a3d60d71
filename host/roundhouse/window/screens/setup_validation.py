"""Whether there can be the table that was chosen; if not, a sentence says what to change."""

from __future__ import annotations

from roundhouse import i18n
from roundhouse.games import GAMES, Game
from roundhouse.games.options import OptionError, read_options
from roundhouse.i18n.screens import screen
from roundhouse.records.player_names import fault_of_names
from roundhouse.records.preferences import TableChoice
from roundhouse.referee import Chance, Seat, TableSession
from roundhouse.window.screens import table_setup


def laid(choice: TableChoice) -> TableSession:
    """The table, with nothing written down yet. Raises OptionError for what does not fit together."""
    kind = GAMES[choice.game]
    seats = [Seat(place.name, place.player) for place in table_setup.sitting(choice)]
    if len(seats) not in kind.seats_offered:
        raise kind.wrong_seats(len(seats))
    table = TableSession(_game(choice, len(seats)), seats, Chance(""), mode=choice.way)
    table.undo_agreed, table.guided = choice.undo, choice.guided
    return table


def _game(choice: TableChoice, seats: int) -> Game:
    kind = GAMES[choice.game]
    return kind(seats, read_options(kind.options_type, choice.rules.get(choice.game, {})))


def objection_to(choice: TableChoice, language: str = "en") -> str:
    """Why there can be no such table, or nothing.

    >>> from roundhouse.records.preferences import Place
    >>> objection_to(TableChoice(places=(Place(1, "Ann", "person"), Place(2, "ann", "person"))))
    'Two players have the name Ann: touch one of them to change it.'
    """
    if fault := name_fault(choice, language):
        return fault
    try:
        laid(choice)
    except OptionError as error:
        said = i18n.option_error(error, language)
        few = len(choice.places) < GAMES[choice.game].seats_offered[0]
        return f"{said} {screen('seats-sit', language)}" if few else said
    return ""


def rules_fault(choice: TableChoice, language: str = "en") -> str:
    """Why these house rules do not fit together, or the players there are, or nothing.

    Whether there are too few or too many players yet is another question.
    """
    offered = GAMES[choice.game].seats_offered
    try:
        _game(choice, max(offered[0], min(offered[-1], len(choice.places))))
    except OptionError as error:
        return i18n.option_error(error, language)
    return ""


def name_fault(choice: TableChoice, language: str = "en") -> str:
    """Why the players cannot have these names, or nothing."""
    names = [place.name for place in choice.places]
    for number, name in enumerate(names):
        if name.casefold() in (each.casefold() for each in names[number + 1 :]):
            return screen("names-differ", language, name=name)
        if fault_of_names([name], 1):
            return screen("name-cannot", language, name=name)
    return ""
