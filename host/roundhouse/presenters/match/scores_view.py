"""The scores after a round: how it ended, the sheet, and the hands that were left; and a figure to be corrected."""

from __future__ import annotations

from dataclasses import dataclass, replace

from roundhouse.games.core.position import EngineFrom
from roundhouse.games.match.match import Match
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.sheet_texts import played_as
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat, number_of, seat_or_none
from roundhouse.presenters.figures import Figures
from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.referee import Referee, TableSession


@dataclass(frozen=True, slots=True)
class ScoresView:
    """The result of the round that has just ended, whose line of the sheet stands out. `next` names the next round."""

    title: str
    line: str
    next: str
    sheet: Figures
    hands: tuple[CountedHand, ...]


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """A figure of the sheet, to be corrected: the round, the seat, and the old points.

    `names` are those of all seats, `rounds` all that were scored. `below_zero`: points may also be below zero.
    """

    round: RoundIndex
    seat: Seat
    old: str
    names: tuple[str, ...]
    rounds: tuple[RoundIndex, ...]
    below_zero: bool


def scores_view(texts: Texts, table: TableSession, sheet: Figures, hands: tuple[CountedHand, ...]) -> ScoresView:
    match = table.referee.match
    if match.results and match.position is None:
        at = sum(not line.planned for line in sheet.lines) - 1
        line = sheet.lines[at]
        first, *figures = line.cells
        now = replace(line, cells=(replace(first, mark=texts.screen("sheet-now")), *figures), leads=True)
        sheet = replace(sheet, lines=(*sheet.lines[:at], now, *sheet.lines[at + 1 :]))
    return ScoresView(round_title(texts, table), _line(texts, table, sheet), _next(texts, match), sheet, hands)


def score_entry(referee: Referee, round: RoundIndex | None, seat: Seat) -> ScoreEntry:
    """The figure of this round and seat; without such a round, or such a seat, that of the last one."""
    points = {RoundIndex(result.round.number): result.points for result in referee.match.results}
    round = round if round in points else max(points)
    seat = min(seat, Seat(referee.game.seats - 1))
    old = signed_points(referee.game, points[round][seat])
    return ScoreEntry(round, seat, old, referee.names, tuple(sorted(points)), referee.game.below_zero)


def round_title(texts: Texts, table: TableSession) -> str:
    """The end of the last round: who won it, or that it was blocked."""
    referee, match = table.referee, table.referee.match
    if not match.results or match.position is not None:
        return texts.screen("scores-title")
    number, winner = str(number_of(match.results[-1].round.number)), seat_or_none(match.results[-1].winner)
    if winner is None:
        return texts.screen("scores-blocked", round=number)
    return texts.screen("scores-won", round=number, name=referee.names[winner])


def _line(texts: Texts, table: TableSession, sheet: Figures) -> str:
    """The game, or whose rules of it are played, and how many rounds there are to go."""
    referee = table.referee
    rules, line = played_as(texts, table.agreement.rule_sheet, referee.game), texts.game_line(referee.game.name)
    line = f"{texts.game_name(referee.game.name)}. {rules}." if rules else line
    if referee.match.over:
        return f"{line} {texts.screen('scores-over')}"
    to_go = sum(each.planned for each in sheet.lines)
    return f"{line} {texts.screen('scores-to-go', rounds=to_go)}" if to_go else line


def _next(texts: Texts, match: Match) -> str:
    """Begin the next round, with its engine if that is known already."""
    game, coming = match.game, match.next_round
    if game.engine_from is not EngineFrom.SET or coming.engine < 0 or not match.results:
        return texts.screen("next-round")
    return texts.screen("next-engine", tile=game.tiles.text(game.tiles.double[coming.engine]))
