"""Tables for the pictures: seeded, so that the same tiles are there every time."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import LayEngine, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Stop
from roundhouse.indices import Seat
from roundhouse.players import moves_of
from roundhouse.players.arena.statistics import Sample
from roundhouse.players.review import Decision, Judgment, review_of
from roundhouse.presenters.match.match_review import MatchReview
from roundhouse.program.hubs import NO_HUB
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.referee.chance import Chance
from roundhouse.referee.history.match_summary import Share, Summary, lowest_is_best
from roundhouse.referee.history.statistics import PlayedMatch
from roundhouse.referee.seats import PERSON
from roundhouse.window.speaker import Speaker

NAMES = ("Ann", "Beatriz", "Caleb", "Dana", "Emil", "Farah", "Goran", "Hanna")
SEED = "roundhouse"
ROUND, LEAST_TILES, LEAST_CHOICES = 1, 4, 2


@contextmanager
def empty_app_services(hub: str = NO_HUB) -> Iterator[JournalAppServices]:
    """Services without saved tables or choices, and without a hub unless one is asked for by its address."""
    with TemporaryDirectory() as folder, open_app_services(Path(folder), hub, Speaker) as services:
        yield services


@cache
def choosing(players: int) -> TableSession:
    """The last moment of the second round at which the first seat, a person's, has a few tiles and a choice of them."""
    seats = [
        SeatedPlayer(name, "sensible") if seat else SeatedPlayer(name) for seat, name in enumerate(NAMES[:players])
    ]
    table = TableSession(MexicanTrain(players), seats, chance=Chance(SEED))
    worthy = 0
    while len(table.referee.match.results) <= ROUND:
        position = table.referee.position
        if position is None:
            table.mode.begin()
        elif table.step() is None:
            if _worth_a_picture(position):
                worthy = table.referee.steps
            table.call(table.computers.move(position.turn))
    table.undo(table.referee.steps - worthy)
    return table


def _worth_a_picture(position: Position) -> bool:
    if position.round.number != ROUND or position.turn != 0 or position.stage != Stage.TURN:
        return False
    tiles = {move.tile for move in position.legal() if isinstance(move, Play)}
    return position.count(0) >= LEAST_TILES and len(tiles) >= LEAST_CHOICES


@cache
def played(rounds: int, *, over: bool = False) -> TableSession:
    """A table of four after so many rounds; `over`: its players have left it at that."""
    table = TableSession(MexicanTrain(4), [SeatedPlayer(name, "sensible") for name in NAMES[:4]], chance=Chance(SEED))
    for _ in range(rounds):
        table.mode.begin()
        while table.referee.position is not None:
            table.step()
    if over:
        table.call(Stop())
    return table


@cache
def match_history() -> tuple[PlayedMatch, ...]:
    """The results of four matches of the same four people."""
    return tuple(
        PlayedMatch(f"mexican-train-{day}", "mexican-train", date(2026, 11, day), _summary(played(day)))
        for day in range(1, 5)
    )


def _summary(table: TableSession) -> Summary:
    match, names = table.referee.match, table.referee.names

    def shares(points: Sequence[int], winners: Sequence[int]) -> tuple[Share, ...]:
        return tuple(Share(name, PERSON, points[seat], seat in winners) for seat, name in enumerate(names))

    rounds = tuple(shares(result.points, (result.winner,)) for result in match.results)
    return Summary(rounds, shares(match.totals, match.leaders), True, lowest_is_best(match))


def tell(table: TableSession, plays: int) -> None:
    """Answer the questions of a called table and call this many plays, on the player's own train if possible."""
    while not table.mode.awaited.in_turn:
        if table.mode.awaited.what in ("leader", "holder", "finder"):
            table.mode.answer(Seat(0))
        else:
            table.mode.go_on()
    for number in range(plays):
        if not table.mode.awaited.in_turn:
            return
        legal = table.referee.legal()
        create_table = [move for move in legal if isinstance(move, Play | LayEngine)]
        own = [move for move in create_table if isinstance(move, Play) and move.train == table.mode.awaited.seat]
        best = own or create_table or legal
        table.call(best[7 * number % len(best)])


def reviewed(names: Sequence[str] = ()) -> MatchReview:
    """A match of four that has been judged; what each decision has cost is made up."""
    referee = played(3).referee
    found = []
    for number, task in enumerate(review_of(referee.match).tasks):
        points = Sample([(7 * number + world) % 12 - 4.0 for world in range(3)])
        best = moves_of(task.view, task.seat)[-1] if isinstance(task, Decision) else None
        found.append((task, Judgment(best, points, points)))
    review = MatchReview(referee.match, names or referee.all_names, found)
    review.total = len(found)
    return review
