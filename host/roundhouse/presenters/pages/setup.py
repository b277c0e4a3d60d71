"""The table that is set up next, all of it on one page: for a front end that has no screen of its own for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from roundhouse.actions import SeeRules
from roundhouse.games.core.names import identity
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Slot
from roundhouse.players import LEVELS, USUAL_LEVEL
from roundhouse.presenters.app_services import AppServices, choose_table, keep_preferences
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.presenters.pages.how_to_play import how_to_play
from roundhouse.presenters.pages.journal import StatisticsPage, saved_table, sit
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    Field,
    PagePresenter,
    Section,
    Setting,
    Show,
    Sit,
    Way,
    on_off,
)
from roundhouse.presenters.pages.table_choices import games, lengths, sets, setting
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.setup_texts import length_text, rules_summary
from roundhouse.records.player_names import SAMPLE_NAMES, tidy
from roundhouse.records.preferences import SeatChoice, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse_hub.lamps.scene import SLOTS

ROUNDS: Final = (1, 2, 3, 5, 7, 10)
MOST_WAITING: Final = 5
USUAL_PLAYERS: Final = len(table_setup.USUAL_SLOTS)
FILL: Final = "fill"
"""The answer that seats as many computer players as make the usual number."""


class SetupPage(PagePresenter):
    """Each choice is kept at once; a table that is not possible says why when it is to begin."""

    name = "setup"

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._waiting = services.waiting_tables()[:MOST_WAITING]
        if not self._choice.places:
            you = Texts(services.choices.preferences.language).screen("you")
            self._take(table_setup.first_table(self._choice, you))

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def _take(self, table: TableChoice) -> None:
        choose_table(self._services, table_setup.valid(table))
        self._services.save_choices()

    def title(self, texts: Texts) -> str:
        return texts.screen("title")

    def line(self, _: Texts) -> str:
        return ""

    def back(self, _: Texts) -> None:
        return None

    def main(self, texts: Texts) -> Choice:
        return Choice("begin", texts.phone("setup-begin"), partial(self._begin, texts), look="primary")

    def sections(self, texts: Texts) -> Iterator[Section]:
        yield Section(tuple(self._rows(texts)))
        if self._waiting:
            waiting = (
                saved_table(texts, each, partial(sit, self, partial(self._services.resume, each)))
                for each in self._waiting
            )
            yield Section(tuple(waiting), texts.phone("setup-waiting"))
        yield Section((
            Choice(SeeRules().wire, texts.screen("how-to-play"), lambda: Show(how_to_play(self._choice))),
            Choice("statistics", texts.phone("statistics"), self._statistics),
        ))  # fmt: skip

    def _rows(self, texts: Texts) -> Iterator[Choice | Field | Setting]:
        choice, take = self._choice, self._take
        yield setting("game", texts.screen("game"), games(texts, choice), choice, take)
        modes = tuple((mode, texts.screen(f"mode-{mode}")) for mode in table_setup.MODES)
        line = texts.screen(f"mode-{choice.mode}-line")
        yield Setting(
            "mode", texts.screen("how"), line, modes, choice.mode, lambda mode: take(replace(choice, mode=mode))
        )
        yield Field("people", texts.phone("setup-people"), ", ".join(self._people), self._with_people)
        if choice.mode == table_setup.DEALT:
            machines, most = table_setup.machines(choice.places), table_setup.seats_offered(choice)[1]
            counts = tuple((str(count), str(count)) for count in range(max(most, machines + 1)))
            fills = (FILL, texts.phone("setup-fill", count=USUAL_PLAYERS))
            yield Setting(
                "computers", texts.phone("setup-computers"), "", (fills, *counts),
                FILL if choice.fills and machines == self._places_left else str(machines), self._with_computers,
            )  # fmt: skip
            levels = tuple((each, texts.screen(f"who-{each}")) for each in LEVELS)
            yield Setting(
                "level", texts.phone("setup-level"), texts.level_line(self._level), levels, self._level,
                lambda level: self._seat(self._people, machines, level),
            )  # fmt: skip
        yield setting(f"{choice.game}:set", texts.screen("set"), sets(texts, choice), choice, take)
        length = length_text(texts, choice)
        offered = lengths(texts, choice, ROUNDS)
        yield setting(f"{choice.game}:length", texts.screen("length"), offered, choice, take, length)
        yield Choice("rules", texts.phone("setup-rules"), self._see_rules, value=rules_summary(texts, choice))
        sound = OFF if self._services.choices.preferences.muted else ON
        yield Setting("sound", texts.phone("setup-sound"), "", on_off(texts), sound, self._with_sound)

    @property
    def _people(self) -> list[str]:
        return [place.name for place in table_setup.players_at(self._choice) if place.player == PERSON]

    @property
    def _places_left(self) -> int:
        """The number of computer players that make the usual number of players with the people."""
        return max(0, USUAL_PLAYERS - len(self._people))

    @property
    def _level(self) -> str:
        return next((place.player for place in self._choice.places if place.player in LEVELS), USUAL_LEVEL)

    def _with_computers(self, count: str) -> None:
        self._take(replace(self._choice, fills=count == FILL))
        self._seat(self._people, self._places_left if count == FILL else int(count), self._level)

    def _with_people(self, text: str) -> None:
        names = [name for each in text.split(",") if (name := tidy(each))]
        machines = table_setup.machines(self._choice.places) if self._choice.mode == table_setup.DEALT else 0
        self._seat(names, machines, self._level)

    def _seat(self, people: Sequence[str], machines: int, level: str) -> None:
        """The people by name, then the computer players, around the hub."""
        taken = {identity(name) for name in people}
        spare = [name for name in SAMPLE_NAMES if identity(name) not in taken]
        players = [*((name, PERSON) for name in people), *((name, level) for name in spare[:machines])][:SLOTS]
        first = table_setup.USUAL_SLOTS[0]
        places = tuple(
            SeatChoice(Slot((first + seat * SLOTS // len(players)) % SLOTS), name, player)
            for seat, (name, player) in enumerate(players)
        )
        self._take(replace(self._choice, places=places))

    def _with_sound(self, value: str) -> None:
        keep_preferences(self._services, muted=value == OFF)

    def _begin(self, texts: Texts) -> Way:
        self._services.save_choices()
        self.trouble = table_setup.setup_error(texts, self._choice)
        return None if self.trouble else Sit(self._services.new_table())

    def _see_rules(self) -> Way:
        return Show(HouseRulesPage(self._services))

    def _statistics(self) -> Way:
        return Show(StatisticsPage(self._services.match_history, self._choice.game))
