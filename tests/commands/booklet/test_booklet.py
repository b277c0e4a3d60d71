"""A game's booklet: every clause and choice once, chosen ones marked, in layouts that can be printed and mailed."""

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from roundhouse.commands.booklet.booklet import Booklet, booklet
from roundhouse.commands.booklet.html import as_html
from roundhouse.commands.booklet.markdown import as_markdown
from roundhouse.commands.booklet.text import WIDTH, as_text
from roundhouse.games import GAMES, BasicTrains, Derailing, MexicanTrain, SuperTrain
from roundhouse.games.core.options import OptionError, option_fields
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.texts import Texts

VOID = {"meta", "br", "rect", "path", "circle", "polygon"}


@pytest.fixture(scope="module", params=GAMES)
def of(request: pytest.FixtureRequest) -> Booklet:
    return booklet(Texts(), GAMES[request.param], {})


def offered(of: Booklet) -> list[str]:
    """The options that leave a choice."""
    options = option_fields(GAMES[of.game].options_type).items()
    return sorted(
        name for name, option in options if option.metadata["values"] is None or option.metadata["values"][1:]
    )


def entries(of: Booklet) -> Counter[str]:
    return Counter(entry.clause for chapter in of.chapters for entry in chapter.entries)


def test_every_clause_appears_once_and_every_choice_with_its_clause(of: Booklet) -> None:
    kind = GAMES[of.game]
    assert entries(of) == Counter(list(kind.clauses))
    assert all(chapter.title for chapter in of.chapters)
    choices = [choice for chapter in of.chapters for entry in chapter.entries for choice in entry.choices]
    assert sorted(choice.option for choice in choices) == offered(of)
    for choice in choices:
        assert [value.chosen for value in choice.values] == [value.usual for value in choice.values]
        assert sum(value.chosen for value in choice.values) == 1


def test_the_chosen_value_is_marked_beside_the_default() -> None:
    text = as_text(booklet(Texts(), MexicanTrain, {"one_double": "yes", "rounds": "5", "set": "9"}))
    assert "--rule one_double=  ( ) no (as usual)  (•) yes" in text
    assert "--rule rounds=  ( ) as the rules say (as usual)  (•) 5" in text
    assert "(•) 9" in text
    assert "one_double=yes" in text
    assert "Match         5 rounds" in text
    assert "--rule missed_call=  (•) no  ( ) yes" in text
    html = as_html(booklet(Texts(), MexicanTrain, {"one_double": "yes"}))
    assert '<span>no (as usual)</span><span class="chosen">yes</span>' in html
    assert "no (as usual) · **yes**" in as_markdown(booklet(Texts(), MexicanTrain, {"one_double": "yes"}))


def test_only_possible_numbers_of_players_are_listed() -> None:
    assert dict(booklet(Texts(), BasicTrains, {}).facts)["Players"] == "4 to 10"
    assert dict(booklet(Texts(), BasicTrains, {"two_or_three": "yes"}).facts)["Players"] == "2 to 10"
    assert dict(booklet(Texts(), MexicanTrain, {"older_deal": "yes"}).facts)["Players"] == "5 to 8"
    assert dict(booklet(Texts(), Derailing, {"teams": "2"}).facts)["Players"] == "4, 6 or 8", (
        "5 and 7 make no two teams"
    )
    with pytest.raises(OptionError, match="deal"):
        booklet(Texts(), MexicanTrain, {"deal": "60"})


def test_super_train_says_which_of_two_rules_goes_first() -> None:
    of = booklet(Texts(), SuperTrain, {})
    first = of.chapters[0].entries[0]
    assert (first.clause, first.paragraphs[-1].endswith("ST goes.")) == ("ST-1", True)


def fact(name: str, rules: dict[str, str]) -> str:
    return dict(booklet(Texts(), Derailing, rules).facts)[name].replace("\N{NO-BREAK SPACE}", " ")


def test_figures_that_depend_on_the_number_of_players_are_listed_by_it() -> None:
    assert fact("Match", {}) == "2-4: 10 rounds · 5-8: 13 rounds"
    assert fact("Match", {"set": "9"}) == "10 rounds"
    assert fact("Tiles each", {}) == "2-8: 10"
    assert fact("Tiles each", {"teams": "2"}) == "4, 6, 8: 10"


def test_text_fits_in_eighty_columns_and_shows_readings(of: Booklet) -> None:
    text = as_text(of)
    assert max(map(len, text.splitlines())) <= WIDTH
    assert not re.search(r"[ \N{NO-BREAK SPACE}]$", text, re.MULTILINE)
    readings = sum(clause.reading for clause in GAMES[of.game].clauses.values())
    assert text.count("[our reading]") == readings + 1  # and where the mark is explained
    assert re.findall(r"^([A-Z]{1,2}-\d+)", text, re.MULTILINE) == list(entries(of))


class Balance(HTMLParser):
    """Every tag that is opened is closed in its turn; nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        self.ids += [value or "" for name, value in attrs if name == "id"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID, attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_html_is_one_valid_file(of: Booklet) -> None:
    page = as_html(of)
    parser = Balance()
    parser.feed(page)
    parser.close()
    assert not parser.open
    assert Counter(parser.ids) == entries(of)
    assert sorted(parser.links) == sorted(f"#{clause}" for clause in entries(of))
    assert page.startswith("<!doctype html>")
    assert "url(" not in page
    assert not re.search(r"[\0\1]|COLORS", page)


def test_markdown_has_a_heading_a_chapter_and_no_stray_sign(of: Booklet) -> None:
    text = as_markdown(of)
    assert re.findall(r"^# (.*)$", text, re.MULTILINE) == [f"{of.title}: the rules"]
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == [chapter.title for chapter in of.chapters]
    for line in text.splitlines():
        assert line.replace("\\*", "").count("**") % 2 == 0
    assert "\n\n\n" not in text
    names = re.findall(r"^- .*?\(`(\w+)`\)", text, re.MULTILINE)
    assert sorted(names) == offered(of)


def test_chapters_are_the_games_own_first_and_those_of_all_games_last() -> None:
    for kind in GAMES.values():
        order = [clause for chapter in booklet_chapters(Texts(), kind.clauses).values() for clause in chapter]
        common = [clause.startswith("C-") for clause in order]
        assert any(common) and not all(common)
        assert common == sorted(common)


def test_a_game_that_cannot_be_played_by_buttons_says_why() -> None:
    wild = dict(booklet(Texts(), GAMES["super-train"], {}).facts)
    assert wild["Ways to play"] == "dealt, called"
    assert "it depends on what each tile is" in wild["Slots only"]
    assert "Slots only" not in dict(booklet(Texts(), MexicanTrain, {}).facts)
    assert "forgot to call" in dict(booklet(Texts(), MexicanTrain, {"missed_call": "yes"}).facts)["Slots only"]
