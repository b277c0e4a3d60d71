"""Tables at which something has been played, for the pages that show scores: few seats and many, short and long."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import lru_cache

from roundhouse.games import GAMES
from roundhouse.games.match.match import Correct, Depart, Stop
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.match.match_history import MatchHistory
from roundhouse.presenters.pages.journal import StatisticsPage
from roundhouse.presenters.pages.list_page import ON, PagePresenter, Setting
from roundhouse.presenters.pages.players import RosterPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import TableSession
from roundhouse.referee.history.match_summary import Share, Summary
from roundhouse.referee.history.statistics import PlayedMatch
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.screen import PageScreen

NAMES = tuple(
    f"{name}{number:02}" for number, name in enumerate(("Maximilianet", "Bartholomäus", "Wilhelminaan") * 4, 1)
)


@lru_cache(maxsize=32)
def played(game: str, seats: int, rounds: int, *rules: tuple[str, str]) -> TableSession:
    """This many rounds between computers with the longest names there are."""
    table = new_table(TableRequest(game, ",".join(NAMES[:seats]), seats, dict(rules), "greedy", "7"))
    for _ in range(rounds):
        if table.referee.match.over:
            break
        table.mode.begin()
        while (position := table.referee.position) is not None:
            if table.step() is None:
                table.call(table.computers.move(position.turn))
    return table


@lru_cache(maxsize=4)
def shared(seats: int) -> TableSession:
    """A round between this many people, nearly over."""
    table = new_table(TableRequest("private-trains", ",".join(NAMES[:seats]), seats, {}, "greedy", "7"))
    table.mode.begin()
    for _ in range(40):
        position = table.referee.position
        assert position is not None
        table.call(table.computers.move(position.turn))
    return table


@lru_cache(maxsize=1)
def tables() -> tuple[TableSession, ...]:
    """Every game with as many as can play it; a match of many rounds; teams; corrections; one that is over."""
    found = [played(game, kind.seats_offered[-1], 1) for game, kind in GAMES.items()]
    long = played("mexican-train", 4, 3, ("set", "18"))
    for seat, points in enumerate((100, 7, 255)):
        long.call(Correct(1, seat, points))
    over = played("private-trains", 12, 2)
    over.call(Stop())
    return (*found, long, over, played("derailing", 4, 2, ("teams", "2")), played("basic-trains", 4, 9))


def winners(services: AppServices) -> Iterator[PageScreen]:
    for table in tables():
        if table.referee.match.over:
            yield WinnerScreen(services, Presenter(table))
    table = played("derailing", 6, 1, ("teams", "2"))
    table.call(Stop())
    yield WinnerScreen(services, Presenter(table))


def between_rounds() -> Iterator[TableSession]:
    """Tables with free places; one of them has been left by somebody."""
    left = played("mexican-train", 5, 3)
    if left.referee.game.seats == 5:
        left.call(Depart(4))
    yield from (played("slosh", 4, 1), played("mexican-train", 6, 1), left)


def roster(_services: AppServices) -> Iterator[PagePresenter]:
    """Tables in a round and between two, and a full one."""
    for table in (shared(12), *between_rounds()):
        yield RosterPage(Presenter(table))


def _played_match(number: int) -> PlayedMatch:
    game = list(GAMES)[number % len(GAMES)]
    shares = tuple(
        Share(name, "person" if seat % 2 else "greedy", 100 * seat + number, seat == 0)
        for seat, name in enumerate(NAMES[: 2 + number % 9])
    )
    return PlayedMatch(
        f"{game}-{number}", game, date(2026, 1 + number % 12, 9), Summary((shares,), shares, number % 3 > 0, True)
    )


def statistics(services: AppServices) -> Iterator[PagePresenter]:
    """A year was played."""
    history = MatchHistory([_played_match(number) for number in range(40)])
    for game in GAMES:
        page = StatisticsPage(lambda: history, game, services.reopen)
        yield page
    for setting in page.present(Texts()).rows:
        if isinstance(setting, Setting) and setting.id == "evenings":
            setting.choose(ON)
    yield page
