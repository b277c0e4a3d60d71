"""The house rules of the chosen game in groups, what else its table agrees on, and what differs from its sheet."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from roundhouse.games import GAMES
from roundhouse.games.core.names import plain_word
from roundhouse.games.core.options import option_fields, option_text
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, choose_table
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    Field,
    PagePresenter,
    Paragraph,
    Section,
    Setting,
    Show,
    Way,
    on_off,
)
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.option_groups import grouped
from roundhouse.presenters.setup.rule_sheets import SheetsPage
from roundhouse.presenters.setup.setup_texts import sheet_text
from roundhouse.records.preferences import TableChoice

MARK: Final = "●"
"""Stands before what differs from the sheet, or from what is recommended."""
MOST_ON_ONE_PAGE: Final = 8
"""The most rules that stand on one page; more are parted into one page for each group."""
Take = Callable[[TableChoice], None]
DIFFERENT: Final = "different"
"""The page of all rules that differ, as if they were a group."""


class RulesPage(PagePresenter):
    """A page with house rules of the chosen game."""

    def __init__(self, services: AppServices) -> None:
        self._services = services

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def fault(self, texts: Texts) -> str:
        return table_setup.rules_error(texts, self._choice)

    @abstractmethod
    def sections(self, texts: Texts) -> Iterator[Section]:
        """The rules of the page."""

    def _settings(self, texts: Texts) -> dict[str, Setting]:
        return rule_settings(texts, self._choice, partial(choose_table, self._services))


class HouseRulesPage(RulesPage):
    """The sheet, a search, and the groups of the rules; all of them at once where they are few."""

    name, words = "house-rules", "rules"

    def __init__(self, services: AppServices) -> None:
        super().__init__(services)
        self._search = ""

    def title(self, texts: Texts) -> str:
        return texts.screen("rules-title", game=texts.game_name(self._choice.game))

    def line(self, texts: Texts) -> str:
        sheet, count = table_setup.sheet_of_choice(self._choice), len(different_rules(texts, self._choice))
        if sheet is None:
            return texts.screen("rules-line-different", count=count) if count else texts.screen("rules-line")
        if count:
            return texts.screen("rules-line-sheet-different", count=count, sheet=sheet.name)
        return texts.screen("rules-line-sheet", sheet=sheet.name)

    def sections(self, texts: Texts) -> Iterator[Section]:
        settings = self._settings(texts)
        sheet = Choice("sheet", texts.screen("sheets-title"), self._see_sheets, value=sheet_text(texts, self._choice))
        if len(settings) <= MOST_ON_ONE_PAGE:
            yield Section((sheet,))
            yield from _parted(texts, settings)
            return
        search = Field("search", texts.screen("rules-search"), self._search, self._look_for, "keyboard")
        yield Section((sheet, search))
        if wanted := plain_word(self._search).split():
            found = {name: each for name, each in settings.items() if _is_meant(self._choice, name, each, wanted)}
            none = Section((Paragraph(texts.screen("rules-none-found", words=self._search.strip())),))
            yield from _parted(texts, found) if found else [none]
            return
        different = [name for name, each in settings.items() if _differs(each)]
        groups = {DIFFERENT: different} | grouped(settings) if different else grouped(settings)
        yield Section(tuple(self._group(texts, group, [settings[name] for name in groups[group]]) for group in groups))

    def _group(self, texts: Texts, group: str, settings: Sequence[Setting]) -> Choice:
        """A group, with the names of its rules; what differs is told with its value."""
        told = ", ".join(
            f"{each.label.removeprefix(f'{MARK} ')}: {each.text}" if group == DIFFERENT else each.label
            for each in settings
        )
        title, see = texts.screen(f"rules-group-{group}"), partial(self._see_group, group)
        return Choice(f"group:{group}", title, see, told, tone="due" if any(map(_differs, settings)) else "note")

    def _see_group(self, group: str) -> Way:
        return Show(RuleGroupPage(self._services, group))

    def _look_for(self, text: str) -> None:
        self._search = text

    def _see_sheets(self) -> Way:
        return Show(SheetsPage(self._services))

    def main(self, texts: Texts) -> Choice:
        differs, label = table_setup.as_recommended(self._choice) != self._choice, texts.screen("rules-usual-again")
        return Choice("usual", label, self._as_recommended, look="button", enabled=differs)

    def _as_recommended(self) -> Way:
        choose_table(self._services, table_setup.as_recommended(self._choice))
        return None


class RuleGroupPage(RulesPage):
    """The rules of one group. Those that differed when the page was opened stay on it when they are set back."""

    name = "rule-group"

    def __init__(self, services: AppServices, group: str) -> None:
        super().__init__(services)
        self._group = group
        self._different = different_rules(Texts(), self._choice)

    @property
    def address(self) -> str:
        return f"{self.name}-{self._group}"

    def title(self, texts: Texts) -> str:
        return texts.screen(f"rules-group-{self._group}")

    def line(self, texts: Texts) -> str:
        return texts.screen("rules-title", game=texts.game_name(self._choice.game))

    def sections(self, texts: Texts) -> Iterator[Section]:
        settings = self._settings(texts)
        if self._group == DIFFERENT:
            yield from _parted(texts, {name: each for name, each in settings.items() if name in self._different})
        else:
            yield Section(tuple(settings[name] for name in grouped(settings).get(self._group, ())))


def _differs(setting: Setting) -> bool:
    return setting.label.startswith(MARK)


def _parted(texts: Texts, settings: Mapping[str, Setting]) -> Iterator[Section]:
    """Settings below the titles of their groups."""
    for group, names in grouped(settings).items():
        yield Section(tuple(settings[name] for name in names), texts.screen(f"rules-group-{group}"))


def _is_meant(choice: TableChoice, name: str, setting: Setting, wanted: Sequence[str]) -> bool:
    """Whether all words of a search are in its name, its explanation, or the words of its values, or are its clause."""
    option = option_fields(GAMES[choice.game].options_type).get(name)
    clause = "" if option is None else plain_word(option.metadata["clause"])
    counted = option is not None and option.metadata["values"] is None
    values = [] if counted or setting.is_switch else [text for _, text in setting.options]
    said = plain_word(" ".join([setting.label, setting.detail, *values]))
    return all(word in said or word in (clause, clause.replace("-", "")) for word in wanted)


def _basis(texts: Texts, choice: TableChoice) -> str:
    """The name of what the rules are compared with: their sheet, or the recommended ones."""
    sheet = table_setup.sheet_of_choice(choice)
    return texts.screen("rules-basis-recommended") if sheet is None else sheet.name


def different_rules(texts: Texts, choice: TableChoice) -> dict[str, str]:
    """The names of what differs from the sheet, or from what is recommended, each with its value there."""
    basis = table_setup.basis_of(choice)
    differing = (name for name in _agreed(choice) if _value(basis, name) != _value(choice, name))
    return {name: _setting(texts, basis, name).text for name in differing}


def rule_settings(texts: Texts, choice: TableChoice, take: Take) -> dict[str, Setting]:
    """Everything that the table can agree on, by name; `take` takes the table with another value.

    What differs has a mark and says what it is otherwise.
    """
    settings, basis = {name: _setting(texts, choice, name, take) for name in _agreed(choice)}, _basis(texts, choice)
    for name, value in different_rules(texts, choice).items():
        each = settings[name]
        detail = f"{texts.screen('rules-otherwise', basis=basis, value=value)} {each.detail}"
        settings[name] = replace(each, label=f"{MARK} {each.label}", detail=detail, tone="due")
    return settings


def _agreed(choice: TableChoice) -> list[str]:
    without = () if table_setup.needs_announce_time(choice) else ("announce_time",)
    return [*table_setup.house_rules(choice), *(name for name in _OTHERS if name not in without)]


def _value(choice: TableChoice, name: str) -> str:
    """The table's agreement on one thing, as its setting writes it."""
    if name in _OTHERS:
        return _OTHERS[name][0](choice)
    value = table_setup.option_of(choice, name)
    return "" if value is None else option_text(value)


def _setting(texts: Texts, choice: TableChoice, name: str, take: Take = lambda _: None) -> Setting:
    make = _OTHERS[name][1] if name in _OTHERS else partial(_rule, name)
    return make(texts, choice, _value(choice, name), take)


def _undo(texts: Texts, choice: TableChoice, now: str, take: Take) -> Setting:
    label, line = texts.screen("undo-agreed"), texts.screen("undo-agreed-line")
    return Setting("undo", label, line, on_off(texts), now, lambda each: take(replace(choice, undo=each == ON)))


def _turn_clock(texts: Texts, choice: TableChoice, now: str, take: Take) -> Setting:
    label, line, off = texts.screen("turn-clock"), texts.screen("turn-clock-line"), texts.screen("turn-clock-off")
    times = sorted({*table_setup.TURN_CLOCKS, choice.turn_clock})
    options = tuple((str(time), texts.screen("preferences-seconds", seconds=time) if time else off) for time in times)
    return Setting("turn-clock", label, line, options, now, lambda time: take(replace(choice, turn_clock=int(time))))


def _announce_time(texts: Texts, choice: TableChoice, now: str, take: Take) -> Setting:
    times = sorted({*table_setup.ANNOUNCE_TIMES, choice.announce_time})
    label, line = texts.screen("announce-time"), texts.screen("announce-time-line")
    options = tuple((str(time), texts.screen("preferences-seconds", seconds=time)) for time in times)
    return Setting(
        "announce-time", label, line, options, now, lambda time: take(replace(choice, announce_time=int(time)))
    )


_OTHERS: Final[Mapping[str, tuple[Callable[[TableChoice], str], Callable[..., Setting]]]] = {
    "announce_time": (lambda choice: str(choice.announce_time), _announce_time),
    "undo": (lambda choice: ON if choice.undo else OFF, _undo),
    "turn_clock": (lambda choice: str(choice.turn_clock), _turn_clock),
}
"""The agreements beside the options of a game: each with its value as its setting writes it, and that setting."""


def _rule(name: str, texts: Texts, choice: TableChoice, now: str, take: Take) -> Setting:
    """A house rule; a number that is counted up begins with what the rules say for so many players."""
    values = option_fields(GAMES[choice.game].options_type)[name].metadata["values"]
    offered = (None, *range(1, table_setup.LONGEST_COUNT + 1)) if values is None else _in_order(values)
    by_text = {"" if value is None else option_text(value): value for value in offered}
    usual = texts.screen("option-usual")
    worded = tuple(
        (text, usual if value is None else texts.option_value(name, value)) for text, value in by_text.items()
    )
    options = on_off(texts) if set(by_text) == {OFF, ON} else worded
    return Setting(
        f"{choice.game}:option:{name}", texts.option_name(name), texts.option_line(name), options, now,
        lambda text: take(table_setup.with_option(choice, name, by_text[text])), wraps=values is not None,
    )  # fmt: skip


def _in_order(values: tuple[object, ...]) -> list[object]:
    """The values of a rule: numbers from the lowest one on, words as the rules have them."""
    return list(values) if isinstance(values[0], str) else sorted(values)  # type: ignore[type-var]
