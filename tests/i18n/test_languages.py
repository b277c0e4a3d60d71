"""Each language has every English text, with the same facts and in words of its own; and the program uses it."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.i18n.catalogs import SAME, Entry, entries, files, resource

from roundhouse import catalogs
from roundhouse.catalogs import Message, Verbatim, add_locales, has_text, locale_of
from roundhouse.dominoes import NotInSet, double_set
from roundhouse.games import MexicanTrain
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.position import Stage
from roundhouse.games.core.rulings import Unreadable
from roundhouse.hub.errors import FirmwareTooOld, RequestRefused
from roundhouse.i18n.error_texts import unreadable_text
from roundhouse.i18n.texts import LANGUAGES, Texts

OTHERS = [code for code in LANGUAGES if code != "en"]
FILES = [(code, topic) for code in LANGUAGES for topic in files(code)]
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_COMMAND = re.compile("`[^`]*`")


def test_english_is_the_first_of_several_languages() -> None:
    assert LANGUAGES[0] == "en" and {"en", "es"} <= set(LANGUAGES)


@pytest.mark.parametrize(("code", "topic"), FILES)
def test_a_file_is_good_fluent_and_its_ids_are_plain(code: str, topic: str) -> None:
    found = resource(files(code)[topic])
    assert isinstance(found.body[0], ftl.ResourceComment), "a file begins with what it is about"
    assert not [each.content for each in found.body if isinstance(each, ftl.Junk)]
    messages = [each for each in found.body if isinstance(each, ftl.Message)]
    ids = [each.id.name for each in messages]
    assert ids and len(set(ids)) == len(ids)
    assert not [id for id in ids if not NAME.fullmatch(id)]
    assert all(each.value is not None for each in messages)


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_says_all_that_english_says_with_the_same_facts(code: str) -> None:
    theirs, mine = entries(code), entries("en")
    assert files(code).keys() == files("en").keys()
    assert theirs.keys() == mine.keys()
    assert len(mine) > 1800
    assert not [id for id in mine if theirs[id].facts != mine[id].facts]


@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_was_left_in_english(code: str) -> None:
    """A text that is the same as in English says in a comment that this is on purpose."""
    theirs, mine = entries(code), entries("en")
    alike = {id for id in mine if theirs[id].text == mine[id].text and _is_said(mine[id])}
    assert {id for id in alike if SAME not in theirs[id].comment} == set()


@pytest.mark.parametrize("code", OTHERS)
def test_texts_marked_same_as_in_english_are_the_same(code: str) -> None:
    mine = entries("en")
    marked = [each for each in entries(code).values() if SAME in each.comment]
    messages = {each.id.partition(".")[0] for each in marked}
    alike = {each.id.partition(".")[0] for each in marked if each.text == mine[each.id].text}
    assert messages == alike


def _is_said(entry: Entry) -> bool:
    """Whether there is a word in it, apart from names, commands, and tiles as they are typed."""
    if entry.id.startswith(("language/", "command-line/metavar-")):
        return False
    return any(map(str.isalpha, re.sub(r"^bo\b", "", _COMMAND.sub("", entry.text))))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_number_has_a_form_for_each_plural_of_the_language(code: str) -> None:
    rule = locale_of(code).plural_form
    needed = {rule(number) for number in range(200)}
    chosen = 0
    for entry in entries(code).values():
        for choice in entry.selectors:
            if isinstance(choice.selector, ftl.VariableReference):
                keys = {each.key.name for each in choice.variants if isinstance(each.key, ftl.Identifier)}
                assert keys == needed, f"{code} {entry.id}"
                chosen += 1
    assert chosen > 50


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_text_can_be_formatted_and_has_no_odd_space_and_no_exclamation_mark(code: str) -> None:
    """Texts that stay whole lines, such as the tables in the help of commands, are indented on purpose."""
    for id, entry in entries(code).items():
        said = Texts(code).text(id, **dict.fromkeys(entry.facts, 2))
        assert said and said == said.strip() and "!" not in entry.text, id
        if "\\b" not in said:
            assert "  " not in said and "\n" not in said.replace("\n\n", ""), id


def test_words_before_others_go_by_how_those_sound() -> None:
    assert Texts("es").all_of(["Ana", "Bo", "Inés"]) == "Ana, Bo e Inés"
    assert Texts("es").all_of(["Ana", "Hilda"]) == "Ana e Hilda"
    assert Texts("es").all_of(["Inés", "Ian"]) == "Inés y Ian"
    assert Texts("es").any_of(["6", "7", "8"]) == "6, 7 u 8"
    assert Texts("es").any_of(["2", "18"]) == "2 o 18"
    assert Texts("es").any_of(["Ana", "Olga"]) == "Ana u Olga"
    assert Texts().all_of(["Ana", "Inés"]) == "Ana and Inés"


def test_an_error_is_reported_with_all_that_it_is_made_of() -> None:
    too_old = FirmwareTooOld("hub/firmware-too-old", address="COM3", firmware=Message("hub/unknown-version"))
    assert Texts().of(too_old) == str(too_old)
    assert Texts("es").of(too_old) == (
        "La base en COM3 tiene el firmware de versión desconocida, que no puede hacer eso: escribe "
        "`roundhouse flash COM3`."
    )


def test_what_the_hub_itself_says_stays_as_it_is() -> None:
    assert (
        Texts("es").of(RequestRefused(Verbatim("{no} amplifier")))
        == Texts("es").of("{no} amplifier")
        == "{no} amplifier"
    )


def test_a_line_that_cannot_be_read_is_answered_in_the_words_of_the_language() -> None:
    game, names = MexicanTrain(2), ("Ann", "Bo")
    position = game.opening(game.next_round([], 0)).replace(stage=Stage.TURN, hands=(1, 2))
    with pytest.raises(Unreadable) as caught:
        read_move(position, "5-9 on Zed", names)
    assert unreadable_text(Texts("es"), caught.value, names) == (
        "No se entiende «5-9 en Zed». Se espera: un tren (Ann, Bo, mexicano), no Zed."
    )


def test_a_set_has_its_name_in_each_language() -> None:
    six = double_set(6)
    assert Texts().called("not-in-set", tile="9-9", set=six.name) == "There is no 9-9 in the double-6 set."
    assert Texts("es").called("not-in-set", tile="9-9", set=six.name) == "No hay 9-9 en el juego de doble 6."
    with pytest.raises(NotInSet) as caught:
        six.read("9-9")
    assert Texts("es").of(caught.value.expected) == "una ficha del juego de doble 6 como 3-5, no 9-9"


def test_no_spanish_sentence_has_an_article_to_join() -> None:
    """`de el` and `a el` would be `del` and `al`: no sentence puts a train or a double behind either."""
    trains, joined = {"train", "on", "double", "trains"}, 0
    for id, entry in entries("es").items():
        elements = entry.pattern.elements
        for before, place in pairwise(elements):
            if isinstance(before, ftl.TextElement) and isinstance(place, ftl.Placeable):
                inner = place.expression
                if re.search(r"\b(?:de|a) $", before.value) and isinstance(inner, ftl.VariableReference):
                    joined += 1
                    assert inner.id.name not in trains | ({"neighbor"} if id.startswith("turns/") else set()), id
    assert joined > 10


def test_an_unknown_language_is_english() -> None:
    assert Texts("zz").label("draw") == "Draw a tile"


COUNTED = {
    "en": ("1 tile each", "15 tiles each", "pt", "pts"),
    "de": ("je 1 Stein", "je 15 Steine", "Pkt.", "Pkt."),
    "es": ("1 ficha cada uno", "15 fichas cada uno", "pt", "pts"),
}
"""One tile and several for each player, one point and several, in the languages whose words we know here."""


@pytest.mark.parametrize("code", COUNTED)
def test_one_tile_and_one_point_are_singular(code: str) -> None:
    *dealt, one, many = COUNTED[code]
    assert [Texts(code).text("events/deal.short", count=count) for count in (1, 15)] == dealt
    told = [Texts(code).label("points", count=count) for count in (0, 1, 2, 21, -2, 117)]
    assert told == [f"0 {many}", f"1 {one}", f"2 {many}", f"21 {many}", f"−2 {many}", f"117 {many}"]


def test_a_game_from_elsewhere_brings_its_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogs, "_FOLDERS", list(catalogs._FOLDERS))
    (tmp_path / "en" / "games").mkdir(parents=True)
    (tmp_path / "en" / "games" / "somewhere.ftl").write_text("game = Somewhere\n", encoding="utf-8")
    add_locales(tmp_path)
    assert Texts("es").text("games/somewhere/game") == "Somewhere", "a language that lacks it says it in English"
    assert has_text("games/somewhere/game") and not has_text("games/somewhere/game", "es")
