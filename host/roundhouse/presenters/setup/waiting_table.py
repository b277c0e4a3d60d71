"""The tables that wait to be resumed, as rows of a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of
from roundhouse.records.journal import SavedTable
from roundhouse.referee.history.match_summary import Summary
from roundhouse.referee.seats import PERSON

NAMED = 2
"""The number of players that are named where there is little room."""


class WaitingTable:
    """A table that is not finished. `summary` reads the rounds and points so far; None if it cannot be read."""

    def __init__(self, kept: SavedTable, summary: Callable[[SavedTable], Summary | None]) -> None:
        self.kept = kept
        self._read = summary
        self._summary: tuple[Summary | None] | None = None  # once it was read

    @property
    def number(self) -> int:
        return self.kept.number

    def title(self, texts: Texts) -> str:
        """The game, and how it is played; a copy is named."""
        setup = self.kept.setup
        how = texts.screen(f"mode-{setup.mode}")
        copy = f" · {texts.text('saved/copy')}" if self.kept.is_copy else ""
        return f"{texts.game_name(setup.game)} · {how}{copy}"

    def names(self, texts: Texts) -> Iterator[str]:
        """Its names where there is little room, the shorter the later: the game with two people or their
        number, the game alone."""
        setup = self.kept.setup
        game = texts.game_name(setup.game)
        people = [name for name, player in setup.seats if player == PERSON] or [name for name, _ in setup.seats]
        names = texts.all_of(people) if len(people) <= NAMED else texts.screen("waiting-players", players=len(people))
        yield texts.screen("waiting-short", game=game, names=names)
        yield game

    def begun(self, texts: Texts) -> str:
        return texts.moment(self.kept.begun.astimezone())

    def standing(self, texts: Texts) -> str:
        """The round that is played, and the players with their points. The summary is read once."""
        names = ", ".join(name for name, _ in self.kept.setup.seats)
        if self._summary is None:
            self._summary = (self._read(self.kept),)
        (summary,) = self._summary
        if summary is None:
            return names
        if summary.rounds:
            names = ", ".join(f"{share.name} {texts.number(share.points)}" for share in summary.totals)
        return texts.screen("waiting-round", round=str(number_of(len(summary.rounds))), names=names)
