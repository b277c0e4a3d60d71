"""The booklet of a game as a page: its clauses in chapters, and below each what a table has agreed on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from roundhouse.actions import SeeKeys
from roundhouse.games import GAMES
from roundhouse.games.core.options import Options, option_fields, option_text, read_options
from roundhouse.games.sheets import Sheet, sheet_in
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, choose_table
from roundhouse.presenters.lessons.clause_diagrams import clause_diagrams
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    PagePresenter,
    Paragraph,
    Row,
    Section,
    Setting,
    on_off,
)
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.table_setup import CHOSEN_ELSEWHERE, sheet_of_choice
from roundhouse.records.preferences import TableChoice


class HowToPlayPage(PagePresenter):
    """The way in which a game is played with these house rules, and last which calls the table let stand.

    `overruled` are these calls, `fitting` the house rules with the values that would allow them; with `services` such
    a rule can be made the next table's. `keys`: it leads to the page of the keys, where there are any.
    """

    name = "how-to-play"

    def __init__(
        self,
        game: str,
        options: Options,
        *,
        keys: bool = False,
        sheet: Sheet | None = None,
        overruled: Sequence[str] = (),
        fitting: Sequence[tuple[str, object]] = (),
        services: AppServices | None = None,
    ) -> None:
        self._game, self._options, self._keys, self._sheet = game, options, keys, sheet
        self._overruled, self._fitting, self._services = overruled, fitting, services

    def title(self, texts: Texts) -> str:
        return texts.screen("how-to-play-of", game=texts.game_name(self._game))

    def line(self, texts: Texts) -> str:
        return texts.game_line(self._game)

    def fault(self, texts: Texts) -> str:
        """The reason why house rules that were made the next table's do not go together."""
        if self._services is None or not self._overruled:
            return ""
        return table_setup.rules_error(texts, replace(self._services.choices.table, game=self._game))

    def sections(self, texts: Texts) -> tuple[Section, ...]:
        chapters = _chapters(texts, self._game, self._options)
        return (*_as_played(texts, self._sheet), *chapters, *self._let_stand(texts))

    def _let_stand(self, texts: Texts) -> Iterator[Section]:
        """The calls that the table let stand, and the house rules by which they would be allowed."""
        if self._overruled:
            rows = (self._rule(texts, name, value) for name, value in self._fitting)
            stood = (Paragraph(f"{text}.") for text in self._overruled)
            yield Section((*stood, *rows), texts.screen("how-to-play-overruled"))

    def _rule(self, texts: Texts, name: str, value: object) -> Setting | Paragraph:
        """A house rule that fits: a switch for the next match, or what to choose then."""
        title, line, services = texts.option_name(name), texts.option_line(name), self._services
        if services is None:
            facts = {"title": title, "line": line, "rule": f"{name}={option_text(value)}"}
            return Paragraph(texts.screen("how-to-play-fits", **facts), "news")
        chosen = replace(services.choices.table, game=self._game)
        now, row, label = table_setup.option_of(chosen, name), name, title
        if not isinstance(value, bool):
            now, row, label = now == value, f"{name}={value}", f"{title}: {texts.option_value(name, value)}"
        said = texts.screen("how-to-play-without" if value is False else "how-to-play-adopt", line=line)
        adopt = partial(self._adopt, services, chosen, name, value)
        return Setting(f"option:{row}", label, said, on_off(texts), ON if now else OFF, adopt)

    def _adopt(self, services: AppServices, chosen: TableChoice, name: str, value: object, said: str) -> None:
        """The next table plays by this house rule, or does not; one of many values gives way to this table's own."""
        game, on = services.choices.table.game, said == ON
        now = on if isinstance(value, bool) else value if on else getattr(self._options, name)
        choose_table(services, replace(table_setup.with_option(chosen, name, now), game=game))
        services.save_choices()

    def main(self, texts: Texts) -> Choice | None:
        return Choice("keys", texts.screen("keys"), SeeKeys, look="button") if self._keys else None


def how_to_play(choice: TableChoice, *, keys: bool = False) -> HowToPlayPage:
    """The booklet of the game that is chosen."""
    options = read_options(GAMES[choice.game].options_type, choice.rules.get(choice.game, {}))
    return HowToPlayPage(choice.game, options, keys=keys, sheet=sheet_of_choice(choice))


def booklet_of_table(presenter: Presenter, services: AppServices | None = None, *, keys: bool = False) -> HowToPlayPage:
    match = presenter.match
    return HowToPlayPage(
        match.game.name,
        match.game.options,
        keys=keys,
        sheet=sheet_in(match.rule_sheet),
        overruled=match.overruled,
        fitting=match.fitting_rules,
        services=services,
    )


def _as_played(texts: Texts, sheet: Sheet | None) -> Iterator[Section]:
    """The sheet that was chosen, and what of it the game cannot play, a line each."""
    if sheet:
        said = (Paragraph(f"{texts.of(fact.asked)} {texts.of(fact.said)}") for fact in sheet.missing)
        line = texts.screen("how-to-play-not" if sheet.missing else "how-to-play-whole") if sheet.by else ""
        yield Section(tuple(said), texts.screen("how-to-play-as", sheet=sheet.name), line)


@lru_cache(maxsize=1)  # a page is made for every frame
def _chapters(texts: Texts, game: str, options: Options) -> tuple[Section, ...]:
    """The chapters with their diagrams; house rules that this table has agreed on stand out."""
    chapters = booklet_chapters(texts, GAMES[game].clauses)

    def rows(entries: Mapping[str, Sequence[str]]) -> Iterator[Row]:
        for clause, written in entries.items():
            yield from map(Paragraph, written)
            yield from clause_diagrams(texts, game, clause)
            yield from _agreed(texts, options, clause)

    return tuple(Section(tuple(rows(entries)), title) for title, entries in chapters.items())


def _agreed(texts: Texts, options: Options, clause: str) -> Iterator[Paragraph]:
    """The house rules of a clause that differ from the recommended ones."""
    for name, option in option_fields(type(options)).items():
        value = getattr(options, name)
        if option.metadata["clause"] != clause or value == option.default or name in CHOSEN_ELSEWHERE:
            continue
        facts = {"title": texts.option_name(name), "line": texts.option_line(name)}
        if isinstance(value, bool):
            said = texts.screen("how-to-play-on" if value else "how-to-play-off", **facts)
        else:
            said = texts.screen("how-to-play-rule", value=texts.option_value(name, value), **facts)
        yield Paragraph(said, "news")
