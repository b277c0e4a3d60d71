"""The booklet of a game as a page: its clauses in chapters, and below each what a table has agreed on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from roundhouse.actions import SeeKeys
from roundhouse.games import GAMES
from roundhouse.games.core.options import Options, option_fields, option_text, options_of, read_options
from roundhouse.games.sheets import Sheet
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import Choice, PagePresenter, Paragraph, Section
from roundhouse.presenters.setup.table_setup import CHOSEN_ELSEWHERE, sheet_of
from roundhouse.records.preferences import TableChoice


class HowToPlayPage(PagePresenter):
    """How a game is played with these house rules, and last which calls the table let stand.

    `overruled` are these calls with their clauses. `keys`: it leads to the page of the keys, where there are any.
    """

    name = "how-to-play"

    def __init__(
        self,
        game: str,
        options: Options,
        *,
        keys: bool = False,
        sheet: Sheet | None = None,
        overruled: Sequence[tuple[str, str]] = (),
    ) -> None:
        self._game, self._options, self._keys, self._sheet = game, options, keys, sheet
        self._overruled = overruled

    def title(self, texts: Texts) -> str:
        return texts.screen("how-to-play-of", game=texts.game_name(self._game))

    def line(self, texts: Texts) -> str:
        return texts.game_line(self._game)

    def sections(self, texts: Texts) -> tuple[Section, ...]:
        chapters = _chapters(texts, self._game, self._options)
        return (*_as_played(texts, self._sheet), *chapters, *_let_stand(texts, self._options, self._overruled))

    def main(self, texts: Texts) -> Choice | None:
        return Choice("keys", texts.screen("keys"), SeeKeys, look="button") if self._keys else None


def how_to_play(choice: TableChoice, *, keys: bool = False) -> HowToPlayPage:
    """The booklet of the game that is chosen."""
    options = read_options(GAMES[choice.game].options_type, choice.rules.get(choice.game, {}))
    return HowToPlayPage(choice.game, options, keys=keys, sheet=sheet_of(choice))


def _as_played(texts: Texts, sheet: Sheet | None) -> Iterator[Section]:
    """The sheet that was chosen, and what of it the game cannot play, a line each."""
    if sheet:
        said = (Paragraph(f"{texts.of(fact.asked)} {texts.of(fact.said)}") for fact in sheet.missing)
        line = texts.screen("how-to-play-not" if sheet.missing else "how-to-play-whole")
        yield Section(tuple(said), texts.screen("how-to-play-as", sheet=sheet.name), line)


def _let_stand(texts: Texts, options: Options, overruled: Sequence[tuple[str, str]]) -> Iterator[Section]:
    """The calls that the table let stand, and the house rules by which they would be allowed."""
    if not overruled:
        return
    said = [Paragraph(f"{text}.") for text, _ in overruled]
    for clause in dict.fromkeys(clause for _, clause in overruled):
        for name in options_of(type(options), clause):
            if getattr(options, name) is False:
                facts = {"title": texts.option_name(name), "line": texts.option_line(name)}
                said.append(Paragraph(texts.screen("how-to-play-fits", **facts), "news"))
    yield Section(tuple(said), texts.screen("how-to-play-overruled"))


@lru_cache(maxsize=1)  # a page is made for every frame
def _chapters(texts: Texts, game: str, options: Options) -> tuple[Section, ...]:
    """The chapters; house rules that this table has agreed on stand out."""
    chapters = booklet_chapters(texts, GAMES[game].clauses)
    return tuple(
        Section(
            tuple(
                row
                for clause, written in entries.items()
                for row in (*map(Paragraph, written), *_agreed(texts, options, clause))
            ),
            title,
        )
        for title, entries in chapters.items()
    )


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
            said = texts.screen("how-to-play-rule", value=option_text(value), **facts)
        yield Paragraph(said, "news")
