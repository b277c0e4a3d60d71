"""The table that is set up next, all of it on one page: for a front end that has no screen of its own for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from roundhouse.catalogs import UserFacingError
from roundhouse.games.core.names import identity
from roundhouse.i18n.texts import Texts
from roundhouse.players import LEVELS, USUAL_LEVEL
from roundhouse.presenters.app_services import AppServices, choose
from roundhouse.presenters.pages.house_rules import rule_settings
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    Field,
    ListPage,
    PagePresenter,
    Section,
    Setting,
    Show,
    Sit,
    Way,
    switch,
)
from roundhouse.presenters.pages.saved_tables import saved_table
from roundhouse.presenters.pages.statistics import StatisticsPage
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.records.player_names import SAMPLE_NAMES, tidy
from roundhouse.records.preferences import SeatChoice, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse_hub.lamps.scene import SLOTS

ROUNDS: Final = (1, 2, 3, 5, 7, 10)
MINUTES: Final = "m"
"""Begins the value of a length in minutes."""
MOST_WAITING: Final = 5


class SetupPage(PagePresenter):
    """What is chosen is kept at once; a table that is not possible says why when it is to begin."""

    name, meant_for = "setup", ("phones",)
    elsewhere = "the window draws its first screen itself, and a command line has options"

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._waiting = services.waiting_tables()[:MOST_WAITING]
        self._fault: str | UserFacingError = ""
        if not self._choice.places:
            you = Texts(services.choices.preferences.language).screen("you")
            self._take(replace(self._choice, places=table_setup.usual_places(you)))

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def _take(self, table: TableChoice) -> None:
        choose(self._services, table_setup.valid(table))
        self._services.save_choices()

    def present(self, texts: Texts) -> ListPage:
        # What is asked about one game is no answer about another.
        rules = rule_settings(texts, self._choice, self._take)
        agreed = tuple(replace(each, id=f"{self._choice.game}:{each.id}") for each in rules)
        waiting = tuple(saved_table(texts, table, partial(self._resume, table)) for table in self._waiting)
        begin = partial(self._begin, texts)
        more = (
            Choice("how-to-play", texts.screen("how-to-play"), self._how_to_play),
            Choice("statistics", texts.phone("statistics"), self._statistics),
        )
        return ListPage(
            texts.screen("title"),
            texts.of(self._fault),
            (
                Section(tuple(self._rows(texts))),
                Section(agreed, texts.phone("setup-rules"), folded=True),
                *((Section(waiting, texts.phone("setup-waiting")),) if waiting else ()),
                Section(more),
            ),
            main=Choice("begin", texts.phone("setup-begin"), begin, look="primary"),
            alarm=bool(self._fault),
        )

    def _rows(self, texts: Texts) -> Iterator[Field | Setting]:
        choice = self._choice
        games = tuple((game, texts.game_name(game)) for game in table_setup.games())
        yield Setting("game", texts.screen("game"), "", games, choice.game, self._of_game)
        modes = tuple((mode, texts.screen(f"mode-{mode}")) for mode in table_setup.MODES)
        line = texts.screen(f"mode-{choice.mode}-line")
        yield Setting("mode", texts.screen("how"), line, modes, choice.mode, self._of_mode)
        yield Field("people", texts.phone("setup-people"), ", ".join(_people(choice)), self._with_people)
        if choice.mode == table_setup.DEALT:
            machines, most = table_setup.machines(choice.places), table_setup.seats_offered(choice)[1]
            counts = tuple((str(count), str(count)) for count in range(max(most, machines + 1)))
            asked = texts.phone("setup-computers")
            yield Setting("computers", asked, "", counts, str(machines), self._with_machines)
            levels, level = tuple((each, texts.screen(f"who-{each}")) for each in LEVELS), _level(choice)
            asked = texts.phone("setup-level")
            yield Setting("level", asked, texts.level_line(level), levels, level, self._of_level)
        sets = tuple((str(each), texts.screen("set-of", set=each)) for each in table_setup.sets_of(choice))
        high = str(table_setup.set_of(choice))
        yield Setting(f"{choice.game}:set", texts.screen("set"), "", sets, high, self._of_set)
        lengths = dict(_lengths(texts))
        length = _length(choice)
        offered = tuple(lengths.items()) if length in lengths else (*lengths.items(), (length, length))
        yield Setting(f"{choice.game}:length", texts.screen("length"), "", offered, length, self._of_length)
        muted = OFF if self._services.choices.preferences.muted else ON
        yield Setting("sound", texts.phone("setup-sound"), "", switch(texts), muted, self._with_sound)

    def _of_game(self, game: str) -> None:
        self._take(replace(self._choice, game=game))

    def _of_mode(self, mode: str) -> None:
        self._take(replace(self._choice, mode=mode))

    def _with_people(self, text: str) -> None:
        names = [name for each in text.split(",") if (name := tidy(each))]
        machines = table_setup.machines(self._choice.places) if self._choice.mode == table_setup.DEALT else 0
        self._seat(names, machines, _level(self._choice))

    def _with_machines(self, count: str) -> None:
        self._seat(_people(self._choice), int(count), _level(self._choice))

    def _of_level(self, level: str) -> None:
        self._seat(_people(self._choice), table_setup.machines(self._choice.places), level)

    def _seat(self, people: Sequence[str], machines: int, level: str) -> None:
        """The people by name, then the computer players, around the hub."""
        taken = {identity(name) for name in people}
        spare = [name for name in SAMPLE_NAMES if identity(name) not in taken]
        players = [*((name, PERSON) for name in people), *((name, level) for name in spare[:machines])][:SLOTS]
        first = table_setup.USUAL_SLOTS[0]
        places = tuple(
            SeatChoice((first + seat * SLOTS // len(players)) % SLOTS, name, player)
            for seat, (name, player) in enumerate(players)
        )
        self._take(replace(self._choice, places=places))

    def _of_set(self, high: str) -> None:
        self._take(table_setup.with_set(self._choice, int(high)))

    def _of_length(self, length: str) -> None:
        minutes = float(length.removeprefix(MINUTES)) if length.startswith(MINUTES) else None
        rounds = int(length) if length.isdecimal() else None
        self._take(table_setup.with_option(replace(self._choice, minutes=minutes), "rounds", rounds))

    def _with_sound(self, value: str) -> None:
        choices = self._services.choices
        preferences = replace(choices.preferences, muted=value == OFF)
        self._services.choices = replace(choices, preferences=preferences)
        self._services.save_choices()

    def _begin(self, texts: Texts) -> Way:
        self._fault = table_setup.setup_error(texts, self._choice)
        return None if self._fault else Sit(self._services.new_table())

    def _resume(self, table: WaitingTable) -> Way:
        try:
            return Sit(self._services.resume(table))
        except UserFacingError as error:
            self._fault = error
        return None

    def _statistics(self) -> Way:
        return Show(StatisticsPage(self._services.match_history, self._choice.game))

    def _how_to_play(self) -> Way:
        return Show(HowToPlayPage(lambda texts: table_setup.chosen_booklet(texts, self._choice)))


def _people(choice: TableChoice) -> list[str]:
    return [place.name for place in table_setup.players_at(choice) if place.player == PERSON]


def _level(choice: TableChoice) -> str:
    return next((place.player for place in choice.places if place.player in LEVELS), USUAL_LEVEL)


def _length(choice: TableChoice) -> str:
    rounds = table_setup.option_of(choice, "rounds")
    if choice.minutes is not None:
        return f"{MINUTES}{round(choice.minutes)}"
    return str(rounds) if isinstance(rounds, int) and rounds else ""


def _lengths(texts: Texts) -> Iterator[tuple[str, str]]:
    yield "", texts.screen("length-all")
    yield from ((str(count), texts.screen("length-rounds", count=count)) for count in ROUNDS)
    for count in table_setup.MINUTES:
        yield f"{MINUTES}{count}", texts.screen("length-minutes", count=count)
