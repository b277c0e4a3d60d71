"""Tables at which something has been played, for the pages that show scores: few seats and many, short and long."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from roundhouse.games import GAMES
from roundhouse.games.match.match import Correct, Depart, Stop
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.match.match_history_view import MatchHistory
from roundhouse.presenters.match.match_texts import sealed_deals
from roundhouse.presenters.pages.list_page import ON, Setting
from roundhouse.presenters.pages.statistics import StatisticsPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.preferences import SavedChoices
from roundhouse.referee import TableSession
from roundhouse.referee.history.match_summary import Share, Summary
from roundhouse.referee.history.statistics import PlayedMatch
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.screens.match.export_page import MatchExport
from roundhouse.window.screens.match.score_correction import ScoreCorrection
from roundhouse.window.screens.match.scores_page import Scores
from roundhouse.window.screens.match.shuffle_seals import ShuffleSeals
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.routes import page_screen
from roundhouse.window.screens.screen import Open, PageScreen
from roundhouse.window.screens.setup.roster_page import RosterPage

NAMES = tuple(
    f"{name}{number:02}" for number, name in enumerate(("Maximilianet", "Bartholomäus", "Wilhelminaan") * 4, 1)
)


@lru_cache(maxsize=32)
def played(game: str, seats: int, rounds: int, *rules: tuple[str, str]) -> TableSession:
    """So many rounds between computers with the longest names there are."""
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


def scores(services: AppServices) -> Iterator[PageScreen]:
    for table in tables():
        yield Scores(services, Presenter(table))


def winners(services: AppServices) -> Iterator[PageScreen]:
    for table in tables():
        if table.referee.match.over:
            yield WinnerScreen(services, Presenter(table))
    table = played("derailing", 6, 1, ("teams", "2"))
    table.call(Stop())
    yield WinnerScreen(services, Presenter(table))


def roster(_services: AppServices) -> Iterator[PageScreen]:
    """Tables in a round and between two; full ones; somebody who comes, who comes back, and who sits there."""
    left = played("mexican-train", 5, 3)
    if left.referee.game.seats == 5:
        left.call(Depart(4))
    for table in (shared(12), played("slosh", 4, 1), played("mexican-train", 6, 1), left):
        seats = RosterPage(Presenter(table))
        yield seats
        for slot in range(12):
            way = seats.handle(Pressed(f"seat:{slot}"))
            if isinstance(way, Open):
                yield cast(PageScreen, way.screen)


def correcting(_services: AppServices) -> Iterator[PageScreen]:
    yield ScoreCorrection(Presenter(tables()[-1]), 0, Seat(1))
    station = ScoreCorrection(Presenter(played("station", GAMES["station"].seats_offered[-1], 1)), 0, Seat(1))
    for name in ("digit:9", "digit:9", "digit:9", "digit:9"):
        station.write(name.removeprefix("digit:"))
    yield station


class Kept:
    """Services that export into a folder of the test."""

    choices = SavedChoices()

    def __init__(self, folder: str) -> None:
        self.exports_folder = Path(folder)

    def today(self) -> str:
        return "2026-11-21"


def keeping(_services: AppServices) -> Iterator[PageScreen]:
    with TemporaryDirectory() as folder:
        yield MatchExport(Kept(folder), Presenter(tables()[-1]))  # type: ignore[arg-type]


def shuffles(_services: AppServices) -> Iterator[PageScreen]:
    for table in tables():
        yield ShuffleSeals(sealed_deals(table.referee))


def _played_match(number: int) -> PlayedMatch:
    game = list(GAMES)[number % len(GAMES)]
    shares = tuple(
        Share(name, "person" if seat % 2 else "greedy", 100 * seat + number, seat == 0)
        for seat, name in enumerate(NAMES[: 2 + number % 9])
    )
    return PlayedMatch(
        f"{game}-{number}", game, date(2026, 1 + number % 12, 9), Summary((shares,), shares, number % 3 > 0, True)
    )


def statistics(services: AppServices) -> Iterator[PageScreen]:
    """A year was played."""
    history = MatchHistory([_played_match(number) for number in range(40)])
    for game in GAMES:
        page = StatisticsPage(lambda: history, game, services.reopen)
        yield page_screen(services, page)
    for setting in page.present(Texts()).rows:
        if isinstance(setting, Setting) and setting.id == "evenings":
            setting.choose(ON)
    yield page_screen(services, page)
