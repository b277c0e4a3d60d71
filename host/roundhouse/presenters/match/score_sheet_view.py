"""The score sheet of a match as the game's own printed sheet has it: rounds down, players across, totals and places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.position import EngineFrom, Round
from roundhouse.games.match.match import Match
from roundhouse.games.rules.results import RoundResult
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.score_sheet_texts import NOTHING, points_written, sheet_notes
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat
from roundhouse.presenters.table.tile_orientation import half_of
from roundhouse.presenters.views import Half
from roundhouse.referee.history.match_summary import lowest_is_best


@dataclass(frozen=True, slots=True)
class Cell:
    """A player's points in a round: as the game's sheet writes them, and the number alone where room is short."""

    text: str
    short: str
    won: bool = False


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A round of the match: its engine if one is common, the players' cells, whether it has been played.

    `engine_tile` is the engine's tile in letters.
    """

    round: RoundIndex
    engine: Half | None
    cells: tuple[Cell, ...]
    played: bool = True
    engine_tile: str = ""


@dataclass(frozen=True, slots=True)
class PlayerColumn:
    """A player: the seat (None after leaving), the name, the total, and the rank by it (0 for none).

    `team` is the total of the team, if there are teams: it decides the rank. `totals` are the player's own, before the
    first round and after each one.
    """

    seat: Seat | None
    name: str
    total: str
    place: int
    leads: bool
    team: str = ""
    totals: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole sheet. `notes` are the lines below it; `over`: the leaders have won."""

    columns: tuple[PlayerColumn, ...]
    lines: tuple[RoundLine, ...]
    notes: tuple[str, ...]
    over: bool = False


def sheet_of(texts: Texts, match: Match, names: Sequence[str]) -> Sheet:
    """The sheet; `names` are those of all players ever, in order of arrival. Players who have left come last.

    >>> from roundhouse.games import MexicanTrain
    >>> sheet = sheet_of(Texts(), Match(MexicanTrain(2)), ("Ann", "Bo"))
    >>> [column.name for column in sheet.columns], len(sheet.lines), sheet.lines[0].engine
    (['Ann', 'Bo'], 13, 12)
    """
    gone = [player for player in range(match.player_count) if not match.is_seated(player)]
    order = [*match.players, *gone]
    corrected = {(number, player) for number, player, _, _ in match.corrections}
    by_seat = ranks(match)
    columns = [
        PlayerColumn(
            Seat(seat),
            names[player],
            signed_points(match.game, match.totals[seat]),
            by_seat[seat],
            seat in match.leaders,
            _team_total(match, Seat(seat)),
            (0, *accumulate(line.points(player) or 0 for line in match.sheet)),
        )
        for seat, player in enumerate(match.players)
    ]
    columns += [PlayerColumn(None, names[player], NOTHING, 0, False) for player in gone]
    lines = []
    for line in match.sheet:
        round, cells = line.result.round, []
        for player in order:
            points, mended = line.points(player), (round.number, player) in corrected
            short = NOTHING if points is None else signed_points(match.game, points) + "*" * mended
            text = points_written(match.game, line, player, mended)
            cells.append(Cell(text, short, player == line.winner))
        tile = match.game.tiles.text(match.game.tiles.double[round.engine]) if round.engine >= 0 else ""
        engine = half_of(match.game, round.engine)
        lines.append(RoundLine(RoundIndex(round.number), engine, tuple(cells), engine_tile=tile))
    to_come = tuple(Cell(NOTHING, NOTHING) for _ in order)
    lines += [
        RoundLine(RoundIndex(round), half_of(match.game, engine), to_come, played=False)
        for round, engine in enumerate(engines_to_come(match), len(match.all_rounds))
    ]
    return Sheet(tuple(columns), tuple(lines), tuple(sheet_notes(texts, match, names)), match.over)


def engines_to_come(match: Match) -> list[int]:
    """The engine of each round still to be played; UNKNOWN where hands or chance decide it; empty if the number of
    rounds is not known."""
    game, rounds = match.game, match.game.rounds()
    if rounds is None or match.over:
        return []
    results = list(match.all_rounds)
    found = []
    while len(results) < rounds:
        coming = game.next_round(results, match.first_leader)
        found.append(coming.engine if game.engine_from is EngineFrom.SET else UNKNOWN)
        results.append(RoundResult(Round(len(results), coming.engine, coming.leader), 0, (0,) * game.seats))
    return found


def ranks(match: Match) -> tuple[int, ...]:
    """Each seat's place, 1 for those who lead; equal totals share one, teams stand together. All 0 before a round.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.rules.results import RoundResult
    >>> rounds = [RoundResult(Round(0, 12, 0), 1, (5, 0, 5))]
    >>> ranks(Match(MexicanTrain(3), results=rounds))
    (2, 1, 2)
    """
    game = match.game
    if not match.results:
        return (0,) * game.seats
    side_of = {seat: side for side in game.sides for seat in side}
    total = {side: sum(match.totals[seat] for seat in side) for side in game.sides}
    sign = 1 if lowest_is_best(match) else -1
    first = {side_of[seat] for seat in match.leaders}

    def place(side: tuple[int, ...]) -> int:
        if side in first:
            return 1
        better = sum(other in first or sign * total[other] < sign * total[side] for other in game.sides)
        return better + 1

    return tuple(place(side_of[seat]) for seat in range(game.seats))


def _team_total(match: Match, seat: Seat) -> str:
    """The total of the seat's team; empty if there are no teams."""
    side = next(side for side in match.game.sides if seat in side)
    return signed_points(match.game, sum(match.totals[each] for each in side)) if len(side) > 1 else ""
