"""Each language says all that English says, with the same facts, in words of its own; and the program asks for it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from string import Formatter

import pytest
from tests.i18n.told_in_source import told_in_source

import roundhouse
import roundhouse.i18n
from roundhouse import i18n
from roundhouse.dominoes import NotInSet, double_set
from roundhouse.games import MexicanTrain
from roundhouse.games.notation import read_move
from roundhouse.games.position import Stage
from roundhouse.games.rulings import Unreadable
from roundhouse.hub.errors import FirmwareTooOld, Refused
from roundhouse.i18n.called import called
from roundhouse.i18n.english import ENGLISH
from roundhouse.i18n.language import Language, RuleWords
from roundhouse.i18n.languages import LANGUAGES
from roundhouse.sentences import Sentence

OTHERS = [code for code in LANGUAGES if code != "en"]
OF_ITS_OWN = ("typed", "told")
"""What a language has for itself: English needs no words for its own."""
ALIKE = {
    "es": {
        "Slosh",
        "Roundhouse",
        "Total",
        "Alt",
        "Ctrl",
    }
}
"""Sentences that are the same in English, beside what is typed in tiles alone."""
_COMMAND = re.compile("`[^`]*`")


def mappings(language: Language) -> Iterator[tuple[str, Mapping[object, object]]]:
    """Every mapping of a language by its name, the rules' too."""
    for field in fields(language):
        value = getattr(language, field.name)
        if isinstance(value, dict) and field.name not in OF_ITS_OWN:
            yield field.name, value
    for number, rules in enumerate(language.rules):
        for field in fields(RuleWords):
            yield f"rules {number} {field.name}", getattr(rules, field.name)


def places(sentence: object) -> set[str]:
    """The facts that a sentence, or several, ask for."""
    return {name for text in texts(sentence) for _, name, _, _ in Formatter().parse(text) if name}


def texts(sentence: object) -> tuple[str, ...]:
    """A sentence, or the several that stand together; the paragraphs of a chapter."""
    if isinstance(sentence, Mapping):
        return tuple(map(str, sentence.values()))
    return tuple(map(str, sentence)) if isinstance(sentence, tuple) else (str(sentence),)


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_says_all_that_english_says_with_the_same_facts(code: str) -> None:
    theirs = dict(mappings(LANGUAGES[code]))
    for name, mine in mappings(ENGLISH):
        if name.endswith("booklet"):
            assert [list(chapter) for chapter in mine.values()] == [list(each) for each in theirs[name].values()]  # type: ignore[call-overload]
            continue
        assert theirs[name].keys() == mine.keys(), name
        for key in mine:
            assert places(theirs[name][key]) == places(mine[key]), f"{name} {key}"


@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_was_left_in_english(code: str) -> None:
    theirs = dict(mappings(LANGUAGES[code]))
    for name, mine in mappings(ENGLISH):
        others = {text for said in theirs[name].values() for text in texts(said)}
        alike = {text for said in mine.values() for text in texts(said)} & others
        assert {bare for bare in map(_bare, alike) if _is_said(bare)} <= ALIKE[code], name


def _bare(sentence: str) -> str:
    """A sentence without the places of its facts."""
    return "".join(text for text, *_ in Formatter().parse(sentence)).strip()


def _is_said(bare: str) -> bool:
    """Whether there is a word in it, apart from names and tiles as they are typed."""
    return any(map(str.isalpha, re.sub(r"^bo\b", "", bare)))


def test_words_before_others_go_by_how_those_sound() -> None:
    spanish = LANGUAGES["es"]
    assert spanish.listed(["Ana", "Bo", "Inés"]) == "Ana, Bo e Inés"
    assert spanish.listed(["Ana", "Hilda"]) == "Ana e Hilda"
    assert spanish.listed(["Inés", "Ian"]) == "Inés y Ian"
    assert spanish.either(["6", "7", "8"]) == "6, 7 u 8"
    assert spanish.either(["2", "18"]) == "2 o 18"
    assert spanish.either(["Ana", "Olga"]) == "Ana u Olga"
    assert ENGLISH.listed(["Ana", "Inés"]) == "Ana and Inés"


@pytest.mark.parametrize("code", OTHERS)
def test_what_layers_without_a_language_tell_is_told_in_each_language(code: str) -> None:
    theirs, told = LANGUAGES[code].told, {each for each in told_in_source() if _is_said(_COMMAND.sub("", _bare(each)))}
    assert len(theirs) > 150 and set(theirs) == told
    for template, said in theirs.items():
        assert said != template
        assert places(said) == places(template)


def test_an_error_is_told_with_all_that_it_is_made_of() -> None:
    too_old = FirmwareTooOld(
        "The hub at {address} has firmware {firmware}, which cannot do that: run `roundhouse flash {address}`.",
        address="COM3",
        firmware=Sentence("of an unknown version"),
    )
    assert i18n.told(too_old, "en") == str(too_old)
    assert i18n.told(too_old, "es") == (
        "La base en COM3 tiene el firmware de versión desconocida, que no puede hacer eso: escribe "
        "`roundhouse flash COM3`."
    )


def test_what_the_hub_itself_says_stays_as_it_is() -> None:
    assert i18n.told(Refused("{no} amplifier"), "es") == i18n.told("{no} amplifier", "es") == "{no} amplifier"


def test_a_line_that_cannot_be_read_is_answered_in_the_words_of_the_language() -> None:
    game, names = MexicanTrain(2), ("Ann", "Bo")
    position = game.opening(game.next_round([], 0)).replace(stage=Stage.TURN, hands=(1, 2))
    with pytest.raises(Unreadable) as caught:
        read_move(position, "5-9 on Zed", names)
    assert i18n.unreadable(caught.value, "es", names) == (
        "No se entiende «5-9 en Zed». Escribe un tren (Ann, Bo, mexicano), no Zed."
    )


def test_a_set_has_its_name_in_each_language() -> None:
    six = double_set(6)
    assert called("not-in-set", tile="9-9", set=six.name) == "There is no 9-9 in the double-6 set."
    assert called("not-in-set", "es", tile="9-9", set=six.name) == "No hay 9-9 en el juego de doble 6."
    with pytest.raises(NotInSet) as caught:
        six.read("9-9")
    assert i18n.told(caught.value.expected, "es") == "una ficha del juego de doble 6 como 3-5, no 9-9"


def spoken() -> dict[str, int]:
    """The functions that say something, and the place of the language among what they are given."""
    found = {}
    for module in pkgutil.iter_modules(roundhouse.i18n.__path__):
        if not module.ispkg:
            for name, value in vars(importlib.import_module(f"roundhouse.i18n.{module.name}")).items():
                if inspect.isfunction(value) and "language" in (given := list(inspect.signature(value).parameters)):
                    found[name] = given.index("language")
    return found


def test_whoever_speaks_says_in_which_language() -> None:
    host, functions = Path(roundhouse.__file__).parent, spoken()
    assert {"label", "screen", "said", "all_of", "told", "unreadable"} <= set(functions)
    paths = [
        path for place in ("commands", "presenters", "terminal", "window") for path in (host / place).rglob("*.py")
    ]
    assert len(paths) > 100
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {
            name.asname or name.name: name.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("roundhouse.i18n")
            for name in node.names
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = imported.get(getattr(node.func, "id", ""), "")
            if isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "i18n":
                name = node.func.attr
            if name in functions:
                given = {keyword.arg for keyword in node.keywords}
                assert "language" in given or len(node.args) > functions[name], f"{path.name}:{node.lineno} {name}"


def test_no_spanish_sentence_has_an_article_to_join() -> None:
    """`de el` and `a el` would be `del` and `al`: no sentence puts a train or a double behind either."""
    trains = {"train", "on", "double", "trains"}
    for name, sentences in mappings(LANGUAGES["es"]):
        for text in (text for said in sentences.values() for text in texts(said)):
            behind = set(re.findall(r"\b(?:de|a) {(\w+)}", text))
            assert not behind & (trains | {"neighbor"} if name == "tasks" else trains), f"{name}: {text}"


def test_an_unknown_language_is_english() -> None:
    assert i18n.label("draw", "xx") == "Draw a tile"


@pytest.mark.parametrize(
    ("code", "one", "many"), [("en", "1 tile each", "15 tiles each"), ("es", "1 ficha cada uno", "15 fichas cada uno")]
)
def test_one_tile_is_dealt_as_one(code: str, one: str, many: str) -> None:
    language = LANGUAGES[code]
    dealt = language.said_shortly["deal"]
    assert [language.say(dealt, {"count": count}) for count in (1, 15)] == [one, many]
