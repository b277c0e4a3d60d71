"""The house rules of the chosen game, what else its table agrees on, and why a combination is not possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from roundhouse.games import GAMES
from roundhouse.games.core.options import option_fields, option_text
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, choose
from roundhouse.presenters.pages.list_page import OFF, ON, Choice, PagePresenter, Section, Setting, Show, Way, switch
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.rule_sheets import SheetsPage
from roundhouse.records.preferences import TableChoice

MISSED_CALL = "missed_call"
"""The rule below which the time to announce a last tile stands."""
Take = Callable[[TableChoice], None]


class HouseRulesPage(PagePresenter):
    name, words = "house-rules", "rules"

    def __init__(self, services: AppServices) -> None:
        self._services = services

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def title(self, texts: Texts) -> str:
        return texts.screen("rules-title", game=texts.game_name(self._choice.game))

    def fault(self, texts: Texts) -> str:
        return table_setup.rules_error(texts, self._choice)

    def sections(self, texts: Texts) -> tuple[Section]:
        settings = rule_settings(texts, self._choice, partial(choose, self._services))
        return (Section((sheet_choice(texts, self._choice, self._see_sheets), *settings)),)

    def _see_sheets(self) -> Way:
        return Show(SheetsPage(self._services))

    def main(self, texts: Texts) -> Choice:
        differs, label = table_setup.as_recommended(self._choice) != self._choice, texts.screen("rules-usual-again")
        return Choice("usual", label, self._as_recommended, look="button", enabled=differs)

    def _as_recommended(self) -> Way:
        choose(self._services, table_setup.as_recommended(self._choice))
        return None


def sheet_choice(texts: Texts, table: TableChoice, see_sheets: Callable[[], Way]) -> Choice:
    """The chosen sheet; leads to all of them."""
    sheet = table_setup.sheet_of(table)
    value = texts.screen("sheet-nobody-chosen") if sheet is None else sheet.name
    if sheet is not None and not table_setup.follows_its_sheet(table):
        value = texts.screen("sheet-changed", sheet=sheet.name)
    return Choice("sheet", texts.screen("sheets-title"), see_sheets, value=value)


def rule_settings(texts: Texts, choice: TableChoice, take: Take) -> tuple[Setting, ...]:
    """Everything that the table can agree on; `take` takes the table with another value."""
    rules = table_setup.house_rules(choice)
    settings = [_rule(texts, choice, rule, take) for rule in rules]
    if table_setup.needs_announce_time(choice):
        at = rules.index(MISSED_CALL) + 1 if MISSED_CALL in rules else len(rules)
        settings[at:at] = [_announce_time(texts, choice, take)]
    return _undo(texts, choice, take), _turn_clock(texts, choice, take), *settings


def _undo(texts: Texts, choice: TableChoice, take: Take) -> Setting:
    label, line, value = texts.screen("undo-agreed"), texts.screen("undo-agreed-line"), ON if choice.undo else OFF
    return Setting("undo", label, line, switch(texts), value, lambda each: take(replace(choice, undo=each == ON)))


def _turn_clock(texts: Texts, choice: TableChoice, take: Take) -> Setting:
    label, line, off = texts.screen("turn-clock"), texts.screen("turn-clock-line"), texts.screen("turn-clock-off")
    times = sorted({*table_setup.TURN_CLOCKS, choice.turn_clock})
    options = tuple((str(time), texts.screen("preferences-seconds", seconds=time) if time else off) for time in times)
    now = str(choice.turn_clock)
    return Setting("turn-clock", label, line, options, now, lambda time: take(replace(choice, turn_clock=int(time))))


def _announce_time(texts: Texts, choice: TableChoice, take: Take) -> Setting:
    times = sorted({*table_setup.ANNOUNCE_TIMES, choice.announce_time})
    label, line = texts.screen("announce-time"), texts.screen("announce-time-line")
    options = tuple((str(time), texts.screen("preferences-seconds", seconds=time)) for time in times)
    now = str(choice.announce_time)
    return Setting(
        "announce-time", label, line, options, now, lambda time: take(replace(choice, announce_time=int(time)))
    )


def _rule(texts: Texts, choice: TableChoice, name: str, take: Take) -> Setting:
    """A house rule; a number that is counted up begins with what the rules say for so many players."""
    values = option_fields(GAMES[choice.game].options_type)[name].metadata["values"]
    offered = (None, *range(1, table_setup.LONGEST_COUNT + 1)) if values is None else _in_order(values)
    by_text = {"" if value is None else option_text(value): value for value in offered}
    value = table_setup.option_of(choice, name)
    usual = texts.screen("option-usual")
    options = switch(texts) if set(by_text) == {OFF, ON} else tuple((text, text or usual) for text in by_text)
    now = "" if value is None else option_text(value)
    return Setting(
        f"option:{name}", texts.option_name(name), texts.option_line(name), options, now,
        lambda text: take(table_setup.with_option(choice, name, by_text[text])), wraps=values is not None,
    )  # fmt: skip


def _in_order(values: tuple[object, ...]) -> list[object]:
    """The values of a rule: numbers from the lowest one on, words as the rules have them."""
    return list(values) if isinstance(values[0], str) else sorted(values)  # type: ignore[type-var]
