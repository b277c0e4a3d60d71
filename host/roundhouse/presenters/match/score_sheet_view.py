"""The score sheet of a match as the game's own printed sheet has it: rounds down, players across, totals and places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.position import EngineFrom, Round
from roundhouse.games.match.match import Match
from roundhouse.games.rules.results import RoundResult
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.score_sheet_texts import NOTHING, points_written, sheet_notes
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, number_of
from roundhouse.presenters.figures import Cell, Column, FigureLine, Figures
from roundhouse.presenters.table.tile_orientation import half_of
from roundhouse.referee.history.match_summary import lowest_is_best


def score_figures(texts: Texts, match: Match, names: Sequence[str]) -> Figures:
    """The sheet; `names` are those of all players ever, in order of arrival. Players who have left come last.

    >>> from roundhouse.games import MexicanTrain
    >>> sheet = score_figures(Texts(), Match(MexicanTrain(2)), ("Ann", "Bo"))
    >>> [column.heading for column in sheet.columns], len(sheet.lines), sheet.lines[0].engine
    (['Round', 'Ann', 'Bo'], 13, 12)
    """
    game, gone = match.game, [player for player in range(match.player_count) if not match.is_seated(player)]
    order = [*match.players, *gone]
    corrected = {(number, player) for number, player, _, _ in match.corrections}
    labels = Cell(texts.screen("sheet-total")), Cell(texts.screen("sheet-place"))
    columns = [
        Column(texts.screen("csv-round"), "left", foot=labels),
        *(_player(texts, match, Seat(seat), names[player]) for seat, player in enumerate(match.players)),
        *(Column(names[player], "center", foot=(Cell(NOTHING),)) for player in gone),
    ]
    lines = []
    for line in match.sheet:
        number, engine = line.result.round.number, line.result.round.engine
        tile = game.tiles.text(game.tiles.double[engine]) if engine >= 0 else ""
        cells = [Cell(f"{number_of(number)}  {tile}".rstrip(), str(number_of(number)))]
        for player in order:
            points, mended = line.points(player), (number, player) in corrected
            short = NOTHING if points is None else signed_points(game, points) + "*" * mended
            out = texts.screen("sheet-out") if player == line.winner else ""
            cells.append(Cell(points_written(game, line, player, mended), short, out))
        lines.append(FigureLine(tuple(cells), engine=half_of(game, engine)))
    to_come = (Cell(NOTHING),) * len(order)
    lines += [
        FigureLine((Cell(str(number_of(number))), *to_come), engine=half_of(game, engine), planned=True)
        for number, engine in enumerate(engines_to_come(match), len(match.all_rounds))
    ]
    return Figures(
        tuple(columns),
        tuple(lines),
        tuple(sheet_notes(texts, match, names)),
        texts.screen("sheet-chart"),
        number_of(match.sheet[0].result.round.number) if match.sheet else 1,
    )


def _player(texts: Texts, match: Match, seat: Seat, name: str) -> Column:
    """The column of a player: at its foot the total and the rank by it, which the total of a team decides."""
    leads, (place, team) = seat in match.leaders, (ranks(match)[seat], _team_total(match, seat))
    foot = [Cell(signed_points(match.game, match.totals[seat]))]
    if place:
        ordinal = texts.screen("ordinals").split()[place - 1]
        said = "sheet-team" if team else "sheet-wins" if match.over else "sheet-leads"
        foot.append(Cell(texts.screen(said, place=ordinal, total=team) if team or leads else ordinal, ordinal))
    course = (0, *accumulate(line.points(match.players[seat]) or 0 for line in match.sheet))
    return Column(name, "center", seat, tuple(foot), leads, course)


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
