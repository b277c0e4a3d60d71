"""The score sheet in the terminal, in the form of the game: a line a round, the totals, and what is to be said."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse import words
from roundhouse.dominoes import tiles_in
from roundhouse.games.engines import EngineFrom
from roundhouse.games.game import Game
from roundhouse.games.match import Match
from roundhouse.games.results import RoundResult
from roundhouse.games.sheet import SheetLine
from roundhouse.words.called import all_of

NOTHING = "–"


def score_sheet(match: Match, names: Sequence[str], language: str = "en") -> RenderableType:
    """Rounds, who won them, totals; who leads stands out. `names` are those of all who have played, as they came.

    Who has left stands behind the others; points for rounds that a player missed are in brackets, corrected ones have
    an asterisk. In a narrow terminal long names take two lines.
    """
    sheet = Table(title=words.label("scores", language), title_justify="left", show_footer=True, box=SIMPLE_HEAD)
    sheet.add_column("", words.label("total", language), no_wrap=True)
    gone = [player for player in range(match.all_players) if not match.sits(player)]
    order = [*match.players, *gone]
    for place, player in enumerate(order):
        sheet.add_column(names[player], _total(match, place), justify="right", overflow="fold")
    corrected = {(number, player) for number, player, _, _ in match.corrections}
    for number, line in enumerate(match.sheet):
        cells = [_points(match.game, line, player, (number, player) in corrected) for player in order]
        sheet.add_row(_title(match.game, line.result, language), *cells)
    notes = [*_teams(match, names, language), *_level(match, names, language), *_doubles(match, language)]
    notes += _corrections(match, names, language)
    return Group(sheet, *(Text(note, style="dim") for note in notes)) if notes else sheet


def _total(match: Match, place: int) -> str:
    """The total of who sits in this seat; behind the seats are those who have left."""
    if place >= match.game.seats:
        return NOTHING
    total = _signed(match.game, match.totals[place])
    return f"[bold green]{total}[/]" if place in match.leaders else total


def _title(game: Game, result: RoundResult, language: str) -> str:
    round = words.label("round_open", language, round=result.round.number + 1)
    engine = result.round.engine
    return round if engine < 0 else f"{round}  {game.tiles.text(game.tiles.double[engine])}"


def _points(game: Game, line: SheetLine, player: int, corrected: bool) -> str:
    """What a round counts for a player, in the form of the game."""
    points = line.points(player)
    if points is None:
        return NOTHING
    text = _signed(game, points)
    each = game.tile_points
    if each and points and points % each == 0:
        text = f"{points // each}×{each}={text}"
    if not line.played(player):
        text = f"({text})"
    if corrected:
        text += "*"
    return f"[bold]{text}[/] ★" if player == line.winner else text


def _signed(game: Game, points: int) -> str:
    """Where points are won and lost, both are said."""
    return f"{points:+d}" if game.points_lost and points else str(points)


# -- what is said below the sheet ------------------------------------------------------------------------------


def _teams(match: Match, names: Sequence[str], language: str) -> list[str]:
    """The totals of teams (DT-15)."""
    sides = [side for side in match.game.sides if len(side) > 1] if match.results else []
    told = []
    for side in sides:
        who = all_of([names[match.players[seat]] for seat in side], language)
        total = _signed(match.game, sum(match.totals[seat] for seat in side))
        told.append(words.printed("team-total", language, team=who, total=total))
    return [" · ".join(told)] if told else []


def _level(match: Match, names: Sequence[str], language: str) -> list[str]:
    """A tie, and what broke it (C-7)."""
    leaders = match.leaders
    if not leaders or any(len(side) > 1 for side in match.game.sides):
        return []
    who = all_of([names[match.players[seat]] for seat in leaders], language)
    level = [seat for seat, total in enumerate(match.totals) if total == match.totals[leaders[0]]]
    others = all_of([names[match.players[seat]] for seat in level if seat not in leaders], language)
    if others:
        return [words.printed("tie-broken", language, leaders=who, others=others)]
    return [words.printed("tie-shared", language, leaders=who)] if len(leaders) > 1 else []


def _doubles(match: Match, language: str) -> list[str]:
    """The doubles that were or are engines and those to come, where the hands decide which is next (DT-2)."""
    game = match.game
    if game.engine_from != EngineFrom.FOUND:
        return []
    rounds = [result.round for result in match.results]
    if match.position is not None:
        rounds.append(match.position.round)
    used = {round.engine for round in rounds} | {number for round in rounds for number in tiles_in(round.used)}
    doubles = list(reversed([game.tiles.text(double) for double in game.tiles.double]))
    numbers = list(reversed(range(len(doubles))))
    played = [text for number, text in zip(numbers, doubles, strict=True) if number in used]
    left = [text for number, text in zip(numbers, doubles, strict=True) if number not in used]
    found = [words.printed("doubles-used", language, doubles=" ".join(played) or NOTHING)]
    return [*found, words.printed("doubles-left", language, doubles=" ".join(left))] if left else found


def _corrections(match: Match, names: Sequence[str], language: str) -> list[str]:
    return [
        words.printed(
            "corrected",
            language,
            round=str(number + 1),
            seat=names[player],
            old=_signed(match.game, old),
            new=_signed(match.game, new),
        )
        for number, player, old, new in match.corrections
    ]
