"""Rule sheets: published ones, and rules of one's own, which are kept, passed on and taken in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from roundhouse.games.core.options import OptionError
from roundhouse.games.sheets import sheets
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, choose_table
from roundhouse.presenters.pages.list_page import (
    Choice,
    Field,
    Leave,
    ListPage,
    PagePresenter,
    ScanCode,
    Section,
    Show,
    Way,
)
from roundhouse.presenters.pages.table_choices import Card, CardsPage
from roundhouse.presenters.setup import table_setup
from roundhouse.records.preferences import TableChoice


def rule_sheets(texts: Texts, choice: TableChoice) -> Iterator[Card]:
    """One's own rules, nobody's sheet, and every published one of the chosen game, with what of it cannot be played."""
    for own in table_setup.own_sheets(choice):
        told = partial(texts.screen, "sheet-own")
        yield Card(f"sheet:{own.key}", own.name, table_setup.with_sheet(choice, own), told)
    usual = table_setup.as_recommended(choice)
    yield Card("sheet:", texts.screen("rules-usual-again"), usual, partial(texts.screen, "sheet-nobody"))
    for sheet in sheets(choice.game):
        facts = {"by": sheet.by, "missing": len(sheet.missing), "facts": len(sheet.facts)}
        told = partial(texts.screen, "sheet-in-part" if sheet.missing else "sheet-whole", **facts)
        yield Card(f"sheet:{sheet.key}", sheet.name, table_setup.with_sheet(choice, sheet), told)


class SheetsPage(CardsPage):
    """The sheet whose rules are chosen: one's own, none, or a published one."""

    name, words = "sheets", "sheets"

    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Card]:
        return rule_sheets(texts, choice)

    def present(self, texts: Texts) -> ListPage:
        keep, share = texts.screen("own-rules"), texts.screen("own-rules-share")
        others = (
            Choice("name-rules", keep, lambda: Show(OwnRulesPage(self._services)), look="button"),
            Choice("share", share, lambda: Show(SharedRulesPage(self._services)), look="button"),
        )
        return replace(super().present(texts), others=others)


class OwnRulesPage(PagePresenter):
    """The chosen rules get a name and are kept, or others come in by their text."""

    name, words, columns = "own-rules", "own-rules", 1

    def __init__(self, services: AppServices) -> None:
        self._services, self._written = services, ""

    def sections(self, texts: Texts) -> tuple[Section]:
        return (Section((Field("own-rules", texts.screen("own-rules-name"), self._written, self._write, "letters"),)),)

    def main(self, texts: Texts) -> Choice:
        return Choice("keep-rules", texts.screen("own-rules-keep"), self._keep, look="primary")

    def _write(self, text: str) -> None:
        self._written = text
        self.report("")

    def _keep(self) -> Way:
        try:
            choose_table(self._services, table_setup.with_own_rules(self._services.choices.table, self._written))
        except OptionError as error:
            self.report(error)
            return None
        self._services.save_choices()
        return Leave()


class SharedRulesPage(PagePresenter):
    """The chosen rules as a text and as a code to scan, for another table; own ones can be forgotten here."""

    name, words, columns = "shared-rules", "shared-rules", 1

    def __init__(self, services: AppServices) -> None:
        self._services = services

    def sections(self, texts: Texts) -> tuple[Section]:
        table = self._services.choices.table
        sheet = table_setup.sheet_of_choice(table)
        text = table_setup.own_text(table, texts.screen("own-rules-unnamed") if sheet is None else sheet.name)
        return (Section((ScanCode(text, self._services.squares_of(text)),)),)

    def main(self, texts: Texts) -> Choice:
        table = self._services.choices.table
        own = table.sheet in table.own_rules
        return Choice("forget", texts.screen("own-rules-forget"), self._forget, look="button", enabled=own)

    def _forget(self) -> Way:
        choose_table(self._services, table_setup.without_own_rules(self._services.choices.table))
        self._services.save_choices()
        return Leave()
