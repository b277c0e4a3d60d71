"""The certificates that a director wants: for whom, and what is on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.club.scores.results_csv import whole_number
from roundhouse.club.scores.standings import StandingsLine

PLACES, EVERYBODY, WINNERS = "places", "everybody", "winners"
"""The groups to choose from: some places and teams, everybody who has played, or the winners and the best team."""
_TEAM: Final = "team "


def of_team(team: str) -> str:
    """The group of the members of a team, and of the team itself."""
    return _TEAM + team


@dataclass(frozen=True)
class Certificates:
    """The group that gets certificates, with the places and teams of PLACES; and the title and words on them."""

    group: str = PLACES
    first: int = 1
    last: int = 3
    teams: int = 1
    title: str = ""
    words: str = ""

    @staticmethod
    def of(asked: Mapping[str, str]) -> Certificates:
        """The choice that an address says; anything that it does not say, or that is no number, is as usual."""

        def number(name: str, usual: int) -> int:
            said = whole_number(asked.get(name, ""))
            return usual if said is None else said

        usual = Certificates()
        title, words = (" ".join(asked.get(name, "").split()) for name in ("title", "words"))
        return Certificates(
            asked.get("group", usual.group),
            number("first", usual.first),
            number("last", usual.last),
            number("teams", usual.teams),
            title,
            words,
        )

    def lines(
        self, people: Sequence[StandingsLine], teams: Sequence[StandingsLine], team_of: Mapping[str, str]
    ) -> list[tuple[StandingsLine, int]]:
        """The lines of those who get one, each with the number of lines there; `team_of` has the team of each player.

        A group that there is not has nobody.
        """
        if self.group == EVERYBODY:
            chosen, best = [*people], []
        elif self.group == WINNERS:
            chosen, best = ([each for each in lines if each.place == 1] for lines in (people, teams))
        elif self.group == PLACES:
            chosen = [each for each in people if self.first <= each.place <= self.last]
            best = [each for each in teams if each.place <= self.teams]
        else:
            chosen = [each for each in people if of_team(team_of.get(each.name, "")) == self.group != of_team("")]
            best = [each for each in teams if of_team(each.name) == self.group]
        return [*((each, len(people)) for each in chosen), *((each, len(teams)) for each in best)]
