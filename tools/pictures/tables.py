"""Tables at which something is to be seen: seeded, so that the same tiles lie there every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from roundhouse.commands.app_services import JournalAppServices, open_app_services
from roundhouse.games import MexicanTrain
from roundhouse.games.match import Stop
from roundhouse.games.moves import LayEngine, Play
from roundhouse.games.position import Position, Stage
from roundhouse.presenters.called import Calling
from roundhouse.presenters.deal_questions import answer, go_on
from roundhouse.presenters.table_setup import create_table, first_game
from roundhouse.referee import LiveTable, Seat
from roundhouse.referee.chance import Chance
from roundhouse.referee.match_summary import Share, Summary, lowest_is_best
from roundhouse.referee.seats import PERSON
from roundhouse.referee.statistics import Evening

NAMES = ("Ann", "Beatriz", "Caleb", "Dana", "Emil", "Farah", "Goran", "Hanna")
SEED = "roundhouse"
ROUND, LEAST_TILES, LEAST_CHOICES = 1, 4, 2


@contextmanager
def empty_app_services() -> Iterator[JournalAppServices]:
    """Services without saved tables or choices, and without a hub."""
    with TemporaryDirectory() as folder, open_app_services(Path(folder), "none") as services:
        yield services


@cache
def choosing(players: int) -> LiveTable:
    """The last moment of the second round at which the first seat, a person's, has a few tiles and a choice of them."""
    seats = [Seat(name, "sensible") if seat else Seat(name) for seat, name in enumerate(NAMES[:players])]
    table = LiveTable(MexicanTrain(players), seats, chance=Chance(SEED))
    worthy = 0
    while len(table.referee.match.results) <= ROUND:
        position = table.referee.position
        if position is None:
            table.begin()
        elif table.step() is None:
            if _worth_a_picture(position):
                worthy = table.referee.steps
            table.call(table.choice(position.turn))
    table.undo(table.referee.steps - worthy)
    return table


def _worth_a_picture(position: Position) -> bool:
    if position.round.number != ROUND or position.turn != 0 or position.stage != Stage.TURN:
        return False
    tiles = {move.tile for move in position.legal() if isinstance(move, Play)}
    return position.count(0) >= LEAST_TILES and len(tiles) >= LEAST_CHOICES


@cache
def played(rounds: int, *, over: bool = False) -> LiveTable:
    """A table of four after so many rounds; `over`: its players have left it at that."""
    table = LiveTable(MexicanTrain(4), [Seat(name, "sensible") for name in NAMES[:4]], chance=Chance(SEED))
    for _ in range(rounds):
        table.begin()
        while table.referee.position is not None:
            table.step()
    if over:
        table.call(Stop())
    return table


@cache
def guided() -> LiveTable:
    """A first game, when the person's first turn has come."""
    by_chance = create_table(first_game(NAMES[0])).referee
    table = LiveTable(by_chance.game, by_chance.seats, chance=Chance(SEED))
    table.begin()
    while table.step() is not None:
        pass
    return table


@cache
def evenings() -> tuple[Evening, ...]:
    """What the same four people came to in as many matches."""
    return tuple(
        Evening(f"mexican-train-{day}", "mexican-train", date(2026, 11, day), _summary(played(day)))
        for day in range(1, 5)
    )


def _summary(table: LiveTable) -> Summary:
    match, names = table.referee.match, table.referee.names

    def shares(points: Sequence[int], winners: Sequence[int]) -> tuple[Share, ...]:
        return tuple(Share(name, PERSON, points[seat], seat in winners) for seat, name in enumerate(names))

    rounds = tuple(shares(result.points, (result.winner,)) for result in match.results)
    return Summary(rounds, shares(match.totals, match.leaders), True, lowest_is_best(match))


def tell(calling: Calling, plays: int) -> None:
    """What is asked is answered at a real table, and so many plays are told: on the player's own train if that goes."""
    table = calling.table
    while not calling.in_play:
        if table.awaited.what in ("leader", "holder", "finder"):
            answer(table, 0)
        else:
            go_on(table)
    for number in range(plays):
        if not calling.in_play:
            return
        legal = table.referee.legal()
        create_table = [move for move in legal if isinstance(move, Play | LayEngine)]
        own = [move for move in create_table if isinstance(move, Play) and move.train == table.awaited.seat]
        best = own or create_table or legal
        table.call(best[7 * number % len(best)])
