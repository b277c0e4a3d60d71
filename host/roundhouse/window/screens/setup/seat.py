"""A seat of the table that is being set up: name, kind of player, team, or give it up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, number_of
from roundhouse.presenters.app_services import AppServices, choose
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.roster import tidy
from roundhouse.presenters.setup.table_setup import name_error
from roundhouse.records.preferences import SeatChoice as Sitting
from roundhouse.records.preferences import TableChoice
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import Heading, PageFrame
from roundhouse.window.screens.screen import STAY, Navigation, Return
from roundhouse.window.screens.setup.name_entry import NameEntry

TEAMS = (0, 2, 3, 4)


class SeatPage(NameEntry):
    """See `Screen`. Changes take effect at once; an empty name is replaced by the old one."""

    def __init__(self, services: AppServices, slot: int) -> None:
        super().__init__(services.known_names())
        self._services = services
        self._slot = slot
        self._name = self.name
        self.select_if_made_up()

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    @property
    def _sits(self) -> Sitting:
        return next(place for place in self._choice.places if place.slot == self._slot)

    @property
    def seat(self) -> Seat:
        return Seat([place.slot for place in self._choice.places].index(self._slot))

    @property
    def name(self) -> str:
        return self._sits.name

    @property
    def names_in_use(self) -> list[str]:
        return [place.name for place in self._choice.places]

    @property
    def player(self) -> str:
        return next(place.player for place in table_setup.players_at(self._choice) if place.slot == self._slot)

    @property
    def kinds(self) -> Sequence[str]:
        return table_setup.kinds_of(self._choice)

    def heading(self, texts: Texts) -> Heading:
        title = texts.screen("seat-title", seat=str(number_of(self.seat)))
        if fault := name_error(texts, self._choice) if self.name else "":
            return Heading(title, fault, palette.CORAL)
        return Heading(title, texts.screen("seat-line"))

    def foot(self, display: Display, frame: PageFrame) -> tuple[Control, ...]:
        done, remove = display.texts.screen("seat-done"), display.texts.screen("seat-remove")
        return (
            *self._team(display, frame.spare),
            replace(frame.back, kind="primary", label=done),
            Control("remove", frame.due, "button", remove, height=display.points(18)),
        )

    def _team(self, display: Display, area: Rect) -> tuple[Control, ...]:
        """How many teams there are, and the letter of this one, where the game has teams."""
        teams = table_setup.teams_of(self._choice)
        if teams < 0:
            return ()
        letter = table_setup.team_of(self._choice, self.seat)
        texts = display.texts
        value = texts.screen("team-of", team=letter, teams=str(teams)) if letter else texts.screen("team-none")
        return (Control("teams", area, "stepper", texts.screen("team"), value=value, height=display.points(16)),)

    def write(self, name: str) -> None:
        choose(self._services, table_setup.with_player(self._choice, replace(self._sits, name=name)))

    def choose(self, player: str) -> None:
        choose(self._services, table_setup.with_player(self._choice, replace(self._sits, player=player)))

    def take(self, event: PageEvent) -> Navigation:
        match event:
            case Stepped("teams", step):
                now = table_setup.teams_of(self._choice)
                at = TEAMS.index(now) if now in TEAMS else 0
                teams = TEAMS[(at + step) % len(TEAMS)]
                choose(self._services, table_setup.with_option(self._choice, "teams", teams or None))
            case Pressed("remove"):
                choose(self._services, table_setup.without_player(self._choice, self._slot))
                return Return()
            case Pressed("name"):
                self.left()
                return Return()
        return STAY

    def left(self) -> None:
        self.write(tidy(self.name) or self._name)
