"""The result of a table in the journal: the players and points of each round, and the winners.

A round counts for the player in the seat when it ended; a seat handed over during a match counts for two players.
Points are those on the current sheet, corrections included. A latecomer's points for missed rounds are part of the
total, but of no round.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.position import Round
from roundhouse.games.match.match import Match
from roundhouse.games.rules.results import RoundResult
from roundhouse.indices import NO_SEAT
from roundhouse.referee.seats import PERSON, SeatedPlayer
from roundhouse.referee.session.table_session import TableSession


@dataclass(frozen=True, slots=True)
class Share:
    """One player's part in a round or a match: `who` is `person` or a kind of computer player."""

    name: str
    who: str
    points: int
    won: bool

    @property
    def is_person(self) -> bool:
        return self.who == PERSON


@dataclass(frozen=True, slots=True)
class Summary:
    """A table: its rounds, each by player; its totals; whether the match is over, and whether few points are good.

    `planned` is how many rounds the match has; None where it lasts until somebody wins.
    """

    rounds: tuple[tuple[Share, ...], ...]
    totals: tuple[Share, ...]
    over: bool
    lowest: bool
    planned: int | None = None

    def text(self) -> str:
        """The summary as text that `summary_from` reads."""
        return json.dumps(asdict(self), ensure_ascii=False)


def summary_from(text: str) -> Summary:
    """The summary that `Summary.text` wrote.

    >>> one = Summary(((Share("Ann", "person", 0, True),),), (Share("Ann", "person", 0, True),), True, True)
    >>> summary_from(one.text()) == one
    True
    """
    said = json.loads(text)
    return Summary(
        tuple(tuple(Share(**share) for share in shares) for shares in said["rounds"]),
        tuple(Share(**share) for share in said["totals"]),
        said["over"],
        said["lowest"],
        said["planned"],
    )


def summary_of(table: TableSession, lines: Iterable[str]) -> Summary:
    """The result of a table after these lines of its journal. Raises ValueError for a line that cannot be read."""
    referee = table.referee
    present: list[dict[int, SeatedPlayer]] = []
    for line in lines:
        referee.call(referee.read_call(line))
        match = referee.match
        del present[len(match.sheet) :]
        if len(match.sheet) > len(present):
            present.append({player: referee.all_players[player] for player in match.sheet[-1].players})
    match = referee.match
    rounds = tuple(
        tuple(_share(who, line.points(player), player == line.winner) for player, who in there.items())
        for line, there in zip(match.sheet, present, strict=True)
    )
    leaders = match.leaders if match.over else ()
    totals = tuple(
        _share(who, match.totals[seat], seat in leaders) for seat, who in enumerate(referee.seats) if match.sheet
    )
    return Summary(rounds, totals, match.over, lowest_is_best(match), match.game.rounds())


def _share(who: SeatedPlayer, points: int | None, won: bool) -> Share:
    return Share(who.name, who.player, points or 0, won)


def lowest_is_best(match: Match) -> bool:
    """Whether few points are good in this game.

    >>> from roundhouse.games import BasicTrains, MexicanTrain
    >>> lowest_is_best(Match(MexicanTrain(3))), lowest_is_best(Match(BasicTrains(4)))
    (True, False)
    """
    game = match.game
    trial = RoundResult(Round(0, UNKNOWN, 0), NO_SEAT, (0, *(1 for _ in range(game.seats - 1))))
    return 0 in game.leaders([trial])
