"""Somebody at the table that is being set: name, who plays, the team; or the seat is given up."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.i18n.screens import screen
from roundhouse.records.preferences import Place as Sitting
from roundhouse.records.preferences import TableChoice
from roundhouse.window import palette
from roundhouse.window.app_services import House, choose
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.controls.page_input import Act, Pressed, Stepped
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.framed_page import Framed, Heading
from roundhouse.window.screens.name_entry import Naming, tidy
from roundhouse.window.screens.screen import STAY, Return, Way
from roundhouse.window.screens.setup_validation import name_fault

TEAMS = (0, 2, 3, 4)


class SeatPage(Naming):
    """See `Screen`. What is changed holds at once; a name that was taken away altogether comes back."""

    def __init__(self, house: House, slot: int) -> None:
        super().__init__()
        self._house = house
        self._slot = slot
        self._name = self.name

    @property
    def _choice(self) -> TableChoice:
        return self._house.choices.table

    @property
    def _sits(self) -> Sitting:
        return next(place for place in self._choice.places if place.slot == self._slot)

    @property
    def seat(self) -> int:
        """See `Naming`."""
        return [place.slot for place in self._choice.places].index(self._slot) + 1

    @property
    def name(self) -> str:
        """See `Naming`."""
        return self._sits.name

    @property
    def player(self) -> str:
        """See `Naming`."""
        return next(place.player for place in table_setup.sitting(self._choice) if place.slot == self._slot)

    @property
    def deals(self) -> bool:
        """See `Naming`."""
        return self._choice.way == table_setup.DEALT

    def heading(self, language: str) -> Heading:
        """See `Naming`."""
        title = screen("seat-title", language, seat=str(self.seat))
        if fault := name_fault(self._choice, language) if self.name else "":
            return Heading(title, fault, palette.CORAL)
        return Heading(title, screen("seat-line", language))

    def foot(self, look: Look, frame: Framed) -> tuple[Control, ...]:
        """See `Naming`."""
        done, remove = screen("seat-done", look.language), screen("seat-remove", look.language)
        return (
            *self._team(look, frame.spare),
            replace(frame.back, label=done),
            Control("remove", frame.due, "button", remove, height=look.points(18)),
        )

    def _team(self, look: Look, area: Place) -> tuple[Control, ...]:
        """How many teams there are, and the letter of this one, where the game has teams."""
        teams = table_setup.teams_of(self._choice)
        if teams < 0:
            return ()
        letter = table_setup.team_of(self._choice, self.seat - 1)
        value = screen("team-of", look.language, team=letter, teams=str(teams)) if letter else screen(
            "team-none", look.language
        )  # fmt: skip
        return (Control("teams", area, "stepper", screen("team", look.language), value=value, height=look.points(16)),)

    def write(self, name: str) -> None:
        """See `Naming`."""
        choose(self._house, table_setup.changed(self._choice, replace(self._sits, name=name)))

    def choose(self, player: str) -> None:
        """See `Naming`."""
        choose(self._house, table_setup.changed(self._choice, replace(self._sits, player=player)))

    def take(self, act: Act) -> Way:
        """See `Naming`."""
        match act:
            case Stepped("teams", step):
                now = table_setup.teams_of(self._choice)
                at = TEAMS.index(now) if now in TEAMS else 0
                teams = TEAMS[(at + step) % len(TEAMS)]
                choose(self._house, table_setup.with_option(self._choice, "teams", teams or None))
            case Pressed("remove"):
                choose(self._house, table_setup.vacated(self._choice, self._slot))
                return Return()
            case Pressed("name"):
                self.left()
                return Return()
        return STAY

    def left(self) -> None:
        """See `Naming`."""
        self.write(tidy(self.name) or self._name)
