"""The matches that were played at this computer: the figures of each game's players, and a row for each evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.games import GAMES
from roundhouse.i18n.match_history import figures_line, result_of
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.figures import FigureLine, plain_line
from roundhouse.presenters.match.match_texts import rounds_played
from roundhouse.referee.history.match_summary import Share
from roundhouse.referee.history.statistics import PlayedMatch, figures

FIGURES = ("matches", "won", "rounds", "rounds-won", "average", "best-round", "best-match")
"""The figures behind a player's name, in this order."""


@dataclass(frozen=True, slots=True)
class SavedEvening:
    """A table, by its name in the journal: the game and its rounds, the result and the day."""

    table: str
    title: str
    result: str
    day: str


class MatchHistory:
    """Everything that was played. `computers`: their figures are shown, too."""

    def __init__(self, matches: Sequence[PlayedMatch]) -> None:
        self.matches = matches
        played = {each.game for each in matches}
        self.games = [name for name in GAMES if name in played]
        shares = (share for each in matches for row in each.summary.rounds for share in row)
        self.computers = not any(share.is_person for share in shares)
        self._rows: tuple[object, list[SavedEvening]] | None = None

    def show_computers(self, shown: bool) -> None:
        self.computers = shown

    def players(self, texts: Texts, game: str) -> tuple[FigureLine, ...]:
        """A line for each player of a game, the best first; each has come as far as the share of rounds won."""
        found = figures([each for each in self.matches if each.game == game], self._wanted)
        return tuple(
            plain_line((each.name, *figures_line(texts, each)), each is found[0], each.rounds_won / max(1, each.rounds))
            for each in found
        )

    def evenings(self, texts: Texts) -> list[SavedEvening]:
        """A row for each table, the latest first."""
        if self._rows is None or self._rows[0] != (texts, self.computers):
            wanted = (each for each in self.matches if any(self._wanted(share) for share in each.summary.totals))
            self._rows = (texts, self.computers), [_evening(texts, each) for each in wanted][::-1]
        return self._rows[1]

    def _wanted(self, share: Share) -> bool:
        return self.computers or share.is_person


def _evening(texts: Texts, match: PlayedMatch) -> SavedEvening:
    rounds = rounds_played(texts, len(match.summary.rounds), match.summary.planned)
    title = f"{texts.game_name(match.game)}, {rounds}"
    return SavedEvening(match.table, title, result_of(texts, match), texts.day(match.day))
