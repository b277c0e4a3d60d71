"""The scores after a round, beside sheet and hands: the title, the line below it, and the actions that are offered."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.actions import CorrectScore, NextRound, SeeRoster, SeeTable, SelectScore, Undo
from roundhouse.games.core.position import EngineFrom
from roundhouse.i18n import game_line
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.presenters.match.score_sheet_view import Sheet
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Referee, TableSession


@dataclass(frozen=True, slots=True)
class ScoresView:
    """`titles` are the title and, if there is one, a shorter form of it. The first offer is the primary one.

    `hands` are those of the round that has just ended; `ended` is its line in the sheet (-1: none has).
    """

    titles: tuple[str, ...]
    line: str
    offers: tuple[Offer, ...]
    sheet: Sheet
    hands: tuple[CountedHand, ...]
    ended: int


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """A figure of the sheet, to be corrected: the round from 0, the seat from 0 and its name, and the old points.

    `points_lost`: points may also be below zero in this game.
    """

    number: int
    seat: int
    name: str
    old: str
    points_lost: bool


def scores_view(
    table: TableSession, sheet: Sheet, hands: tuple[CountedHand, ...], page: TablePage, language: str
) -> ScoresView:
    """The scores of a table with this sheet and these hands, at a front end whose `page` offers what may be done."""
    results = table.referee.match.results
    return ScoresView(
        round_titles(table, language),
        _line(table, sheet, language),
        _offers(table, page, language),
        sheet,
        hands,
        results[-1].round.number if results and table.referee.position is None else -1,
    )


def score_entry(referee: Referee, number: int | None, seat: int) -> ScoreEntry:
    """The figure of this round and seat, both from 0; without a number that of the last round.

    Beyond the first and the last round that were scored it is theirs; seats go round.
    """
    points = {result.round.number: result.points for result in referee.match.results}
    number = max(points) if number is None else max(min(points), min(max(points), number))
    seat %= referee.game.seats
    old = signed_points(referee.game, points[number][seat])
    return ScoreEntry(number, seat, referee.names[seat], old, referee.game.points_lost)


def round_titles(table: TableSession, language: str) -> tuple[str, ...]:
    """How the last round ended, and a shorter form of that."""
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


def _offers(table: TableSession, page: TablePage, language: str) -> tuple[Offer, ...]:
    match, possible = table.referee.match, {offer.kind for offer in page.offers if offer.enabled}
    may_go_on = NextRound in possible
    found = [offered(SeeTable(), language, primary=not may_go_on)]
    if may_go_on:
        found.insert(0, Offer(NextRound(), _next(table, language), primary=True))
        found.append(Offer(SeeRoster(), screen_text("roster", language)))
    corrects = CorrectScore in possible and bool(match.results)
    return (
        *found,
        Offer(SelectScore(), screen_text("correct", language), enabled=corrects),
        Offer(Undo(), screen_text("undo", language), enabled=Undo in possible),
    )


def _next(table: TableSession, language: str) -> str:
    """Begin the next round, with its engine if that is known already."""
    match = table.referee.match
    game = match.game
    coming = match.next_round
    if game.engine_from is not EngineFrom.SET or coming.engine < 0 or not match.results:
        return screen_text("next-round", language)
    return screen_text("next-engine", language, tile=game.tiles.text(game.tiles.double[coming.engine]))
