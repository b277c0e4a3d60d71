"""The scores after a round, beside sheet and hands: the title, the line below it, and the actions that are offered."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.actions import CorrectScore, NextRound, SeeRoster, SeeTable, SelectScore, Undo
from roundhouse.games.core.position import EngineFrom
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat, number_of
from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.presenters.match.score_sheet_view import Sheet
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Referee, TableSession


@dataclass(frozen=True, slots=True)
class ScoresView:
    """`titles` are the title and, if there is one, a shorter form of it. The first offer is the primary one.

    `hands` are those of the round that has just ended, and `ended` is that round.
    """

    titles: tuple[str, ...]
    line: str
    offers: tuple[Offer, ...]
    sheet: Sheet
    hands: tuple[CountedHand, ...]
    ended: RoundIndex | None


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """A figure of the sheet, to be corrected: the round, the seat, and the old points.

    `names` are those of all seats, `rounds` all that were scored. `points_lost`: points may also be below zero.
    """

    round: RoundIndex
    seat: Seat
    old: str
    names: tuple[str, ...]
    rounds: tuple[RoundIndex, ...]
    points_lost: bool


def scores_view(
    texts: Texts, table: TableSession, sheet: Sheet, hands: tuple[CountedHand, ...], page: TablePage
) -> ScoresView:
    """The scores of a table with this sheet and these hands, at a front end whose `page` offers what may be done."""
    results = table.referee.match.results
    return ScoresView(
        round_titles(texts, table),
        _line(texts, table, sheet),
        _offers(texts, table, page),
        sheet,
        hands,
        RoundIndex(results[-1].round.number) if results and table.referee.position is None else None,
    )


def score_entry(referee: Referee, round: RoundIndex | None, seat: Seat) -> ScoreEntry:
    """The figure of this round and seat; without such a round, or such a seat, that of the last one."""
    points = {RoundIndex(result.round.number): result.points for result in referee.match.results}
    round = round if round in points else max(points)
    seat = min(seat, Seat(referee.game.seats - 1))
    old = signed_points(referee.game, points[round][seat])
    return ScoreEntry(round, seat, old, referee.names, tuple(sorted(points)), referee.game.points_lost)


def round_titles(texts: Texts, table: TableSession) -> tuple[str, ...]:
    """How the last round ended, and a shorter form of that."""
    referee = table.referee
    match = referee.match
    if not match.results or referee.position is not None:
        return (texts.screen("scores-title"),)
    number, winner = str(number_of(match.results[-1].round.number)), match.results[-1].winner
    short = texts.screen("called-round", round=number)
    if winner < 0:
        return texts.screen("scores-blocked", round=number), short
    return texts.screen("scores-won", round=number, name=referee.names[winner]), short


def _line(texts: Texts, table: TableSession, sheet: Sheet) -> str:
    match = table.referee.match
    line = texts.game_line(match.game.name)
    if match.over:
        return f"{line} {texts.screen('scores-over')}"
    to_go = sum(not line.played for line in sheet.lines)
    return f"{line} {texts.screen('scores-to-go', rounds=to_go)}" if to_go else line


def _offers(texts: Texts, table: TableSession, page: TablePage) -> tuple[Offer, ...]:
    match, possible = table.referee.match, {offer.kind for offer in page.offers if offer.enabled}
    may_go_on = NextRound in possible
    found = [offered(texts, SeeTable(), primary=not may_go_on)]
    if may_go_on:
        found.insert(0, Offer(NextRound(), _next(texts, table), primary=True))
        found.append(Offer(SeeRoster(), texts.screen("roster")))
    corrects = CorrectScore in possible and bool(match.results)
    return (
        *found,
        Offer(SelectScore(), texts.screen("correct"), enabled=corrects),
        Offer(Undo(), texts.screen("undo"), enabled=Undo in possible),
    )


def _next(texts: Texts, table: TableSession) -> str:
    """Begin the next round, with its engine if that is known already."""
    match = table.referee.match
    game = match.game
    coming = match.next_round
    if game.engine_from is not EngineFrom.SET or coming.engine < 0 or not match.results:
        return texts.screen("next-round")
    return texts.screen("next-engine", tile=game.tiles.text(game.tiles.double[coming.engine]))
