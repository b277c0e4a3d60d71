"""The scores after a round, beside sheet and hands: the title, the line below it, and the actions that are offered."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.match import Correct, Depart, Join
from roundhouse.games.position import EngineFrom
from roundhouse.i18n import game_line
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.score_sheet import Sheet
from roundhouse.presenters.views import Action
from roundhouse.referee import TableSession


@dataclass(frozen=True, slots=True)
class ScoresView:
    """`titles` are the title and, if there is one, a shorter form of it. The first action is the primary one."""

    titles: tuple[str, ...]
    line: str
    actions: tuple[Action, ...]


def scores_view(table: TableSession, sheet: Sheet, language: str) -> ScoresView:
    """The scores of a table whose sheet is `sheet`."""
    return ScoresView(_titles(table, language), _line(table, sheet, language), _actions(table, language))


def undo_step(table: TableSession) -> tuple[int, int]:
    """What undo takes back: the seat whose move it is (-1: none), and the number of calls (0: none)."""
    referee = table.referee
    if not referee.steps or not table.may_undo:
        return -1, 0
    if isinstance(referee.match.events[-1], Correct | Join | Depart) or table.mode.name != "dealt":
        return -1, 1
    found = [(steps, seat) for seat in referee.seats_of_people if (steps := referee.steps_to(seat))]
    steps, seat = min(found, default=(1, -1))
    return seat, steps


def _titles(table: TableSession, language: str) -> tuple[str, ...]:
    referee = table.referee
    match = referee.match
    if not match.results or referee.position is not None:
        return (screen_text("scores-title", language),)
    number, winner = str(match.results[-1].round.number + 1), match.results[-1].winner
    short = screen_text("called-round", language, round=number)
    if winner < 0:
        return screen_text("scores-blocked", language, round=number), short
    return screen_text("scores-won", language, round=number, name=referee.names[winner]), short


def _line(table: TableSession, sheet: Sheet, language: str) -> str:
    match = table.referee.match
    line = game_line(match.game.name, language)
    if match.over:
        return f"{line} {screen_text('scores-over', language)}"
    to_go = sum(not line.played for line in sheet.lines)
    return f"{line} {screen_text('scores-to-go', language, rounds=to_go)}" if to_go else line


def _actions(table: TableSession, language: str) -> tuple[Action, ...]:
    match = table.referee.match
    may_go_on = table.referee.position is None and not match.over
    found = [Action("table", screen_text("see-table", language), primary=not may_go_on)]
    if may_go_on:
        found.insert(0, Action("next", _next(table, language), primary=True))
        found.append(Action("company", screen_text("company", language)))
    return (
        *found,
        Action("correct", screen_text("correct", language), enabled=bool(match.results)),
        Action("undo", screen_text("undo", language), enabled=undo_step(table)[1] > 0),
    )


def _next(table: TableSession, language: str) -> str:
    """Begin the next round, with its engine if that is known already."""
    match = table.referee.match
    game = match.game
    coming = game.next_round(match.results, match.first_leader)
    if game.engine_from is not EngineFrom.SET or coming.engine < 0 or not match.results:
        return screen_text("next-round", language)
    return screen_text("next-engine", language, tile=game.tiles.text(game.tiles.double[coming.engine]))
