"""The help of every command and option exists in the requested language and in no other."""

import re
from functools import cache
from itertools import takewhile
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from fluent.syntax import ast
from tests.i18n.catalogs import entries as catalog

from roundhouse.catalogs import SOURCE, Message, has_text, messages_of
from roundhouse.cli import COMMANDS, main
from roundhouse.commands.hub import hubs
from roundhouse.commands.tables import play
from roundhouse.commands.usage_errors import BadValue, error_sentence
from roundhouse.games import GAMES
from roundhouse.hub.discovery import FoundHub
from roundhouse.i18n.help_texts import heading
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.program.environment import DATA_VARIABLE
from roundhouse.records.preferences import Preferences, SavedChoices, write_choices
from roundhouse.window.screens.application import Application

WITHIN = {
    **dict.fromkeys(("direct", "seat", "standings"), "club"),
    **dict.fromkeys(("where", "export", "import", "remove"), "data"),
}
"""The commands of a group, each with the group."""
ALL = ("main", *COMMANDS, *WITHIN)
HEADINGS = {"heading-usage", "heading-options", "heading-commands"}
TERMINAL, WIDEST = 80, 110
"""Columns that every terminal has, and those that examples and what they do may take."""
NOTATION = re.compile(r"`[^`]*`|--\S+( \[[^\]]*\])?|\w+=\S+|[\d-]{10}|roundhouse [ a-z-]+ \| less|" + "|".join(GAMES))
"""The words that are typed in every language."""
ENGLISH = {"and", "by", "for", "is", "of", "or", "that", "the", "this", "what", "with", "without", "x"}
"""Words without which no English sentence of two lines is written, and the `x` of a range as click writes one; none is
a word of another language."""
OTHERS = [code for code in LANGUAGES if code != SOURCE]


def command(name: str) -> click.Command:
    group = command(WITHIN[name]) if name in WITHIN else main
    assert isinstance(group, click.Group)
    found = main if name == "main" else group.get_command(click.Context(group), name)
    assert found is not None
    return found


def options(name: str) -> set[str]:
    """The options of a command as people know them, without their dashes."""
    asked = click.Context(command(name), help_option_names=["-h", "--help"])
    found = [param for param in command(name).get_params(asked) if isinstance(param, click.Option)]
    return {max(option.opts, key=len).removeprefix("--") for option in found}


def id_of(name: str, option: str) -> str:
    """The text of an option: the command's own, or one that several share."""
    own = f"command-line/option-{name}-{option}"
    return own if has_text(own) else f"command-line/option-{option}"


def beginning(id: str, code: str) -> str:
    words = takewhile(lambda part: isinstance(part, ast.TextElement), catalog(code)[id].pattern.elements)
    return " ".join("".join(word.value for word in words if isinstance(word, ast.TextElement)).split())


def run(*words: str, language: str = "") -> Result:
    return CliRunner(env={"LC_ALL": "", "LC_MESSAGES": "", "LANG": language}).invoke(
        main, list(words), prog_name="roundhouse"
    )


@cache
def help_of(name: str, language: str) -> str:
    result = run(*([] if name == "main" else [*filter(None, [WITHIN.get(name)]), name]), "--help", language=language)
    assert result.exit_code == 0, result.output
    return result.stdout  # what threads of earlier tests log to stderr meanwhile is no help


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_and_option_has_its_help_and_none_is_left_over(code: str) -> None:
    assert set(messages_of("commands", code)) == set(ALL)
    listed = {name for name in messages_of("command-line", code) if name.startswith("option-")}
    needed = {id_of(name, option).rpartition("/")[2] for name in ALL for option in options(name)}
    assert needed == listed
    assert {name for name in messages_of("command-line", code) if name.startswith("heading-")} == HEADINGS


@pytest.mark.parametrize("name", ALL)
def test_the_help_uses_every_text_there_is_for_it(name: str) -> None:
    for code in LANGUAGES:
        told = " ".join(help_of(name, f"{code}_XX.UTF-8").split())
        assert " ".join(beginning(f"commands/{name}.help", code).replace("\\b", "").split()) in told
        for option in options(name):
            assert beginning(id_of(name, option), code) in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_the_help_is_too_long_for_its_place(code: str) -> None:
    for name in ALL:
        assert max(map(len, help_of(name, f"{code}_XX.UTF-8").splitlines())) <= WIDEST, name
    listed = help_of("main", f"{code}_XX.UTF-8").partition(f"\n{heading(Texts(code), 'commands')}:\n")[2]
    assert len(listed.splitlines()) == len(COMMANDS)
    assert max(map(len, listed.splitlines())) <= TERMINAL


def lines_of(text: str) -> set[str]:
    """The lines with a sentence in them, without those that show what to type."""
    return {line.strip() for line in NOTATION.sub("", text).splitlines() if any(map(str.isalpha, line))}


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("name", ALL)
def test_nothing_in_a_translated_help_is_english(name: str, code: str) -> None:
    translated, english = help_of(name, f"{code}_XX.UTF-8"), help_of(name, "en_US.UTF-8")
    assert translated.startswith(f"{heading(Texts(code), 'usage')} roundhouse ")
    assert f"\n{heading(Texts(code), 'options')}:\n" in translated
    assert len(lines_of(translated)) > 4 and not lines_of(translated) & lines_of(english)
    assert not set(re.findall(r"[^\W\d_]+", NOTATION.sub("", translated))) & ENGLISH


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_no_value_is_refused_in_the_words_of_click(name: str, code: str) -> None:
    asked = click.Context(command(name), info_name=name)
    for param in command(name).get_params(asked):
        if not isinstance(param.type, type(click.STRING) | type(click.BOOL)):
            said = error_sentence(Texts(code), BadValue(click.BadParameter("not what click wants.", asked, param), "x"))
            assert said and "click" not in said and re.search(r"\bx\b", said), param.name


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_too_much_or_wrong_is_reported_as_it_was_typed(code: str) -> None:
    spoken = ["--language", code]
    extra = run("play", "mexican-train", "and", "more of it", *spoken).stderr
    assert "and more of it" in extra and "`roundhouse play`" in extra and "unexpected" not in extra
    assert " -03" in run("settings", "--volume=-03", *spoken).stderr
    assert " it's 'x'" in run("play", "it's 'x'", *spoken).stderr
    assert " no such.pem file.pem" in run("serve", "--tls", "no such.pem", "file.pem", *spoken).stderr


@pytest.mark.parametrize("name", ALL)
def test_each_placeholder_has_a_word_in_each_language(name: str) -> None:
    for code in LANGUAGES:
        words = {
            Texts(code).text(f"command-line/{name}")
            for name in messages_of("command-line")
            if name.startswith("metavar-")
        }
        told = help_of(name, f"{code}_XX.UTF-8")
        columns = [told.splitlines()[0], *re.findall(r"^  (-.*?)(?:  |$)", told, re.MULTILINE)]
        assert len(words) > 3 and len(columns) > 1
        assert set(re.findall(r"[^\W\d_a-z]{2,}", " ".join(columns))) <= words


def test_the_language_may_stand_anywhere_in_the_line() -> None:
    asked = {
        run(*words).stdout for words in (["stats", "--help", "--language", "es"], ["stats", "--language=es", "-h"])
    }
    assert asked == {help_of("stats", "es_MX.UTF-8")}


@pytest.mark.parametrize("line", [["hubs"], ["rules"], ["settings", "--name", "ñandú"], ["resume", "--list"]])
def test_every_command_uses_the_saved_language_unless_another_is_requested(
    line: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    monkeypatch.setattr(hubs, "find_hubs", lambda _: [FoundHub("sim://", Message("hub/simulated"))])
    english = run(*line, language="en_US.UTF-8").output
    spanish = run(*line, "--language", "es", language="en_US.UTF-8").output
    assert spanish != english
    write_choices(SavedChoices(Preferences("es")), tmp_path)
    assert run(*line, language="en_US.UTF-8").output == spanish
    assert run(*line, "--language", "en", language="en_US.UTF-8").output == english


def test_the_saved_language_comes_from_the_named_folder(tmp_path: Path) -> None:
    write_choices(SavedChoices(Preferences("es")), tmp_path)
    listed = run("resume", "--list", "--data", str(tmp_path), language="en_US.UTF-8")
    assert listed.output == run("resume", "--list", "--language", "es", "--data", str(tmp_path)).output
    assert listed.output != run("resume", "--list", language="en_US.UTF-8").output


@pytest.mark.parametrize("line", [["--language", "es"], ["--language=es"]])
def test_a_language_alone_lists_the_commands_in_it(line: list[str]) -> None:
    result = run(*line, language="en_US.UTF-8")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == help_of("main", "es_MX.UTF-8")


@pytest.mark.parametrize(
    ("line", "language"), [(["play", "--language", "es"], "es"), (["--language", "de", "play"], "de"), (["play"], "en")]
)
def test_the_window_uses_the_requested_language_wherever_the_option_is(
    line: list[str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[str, str]] = []

    def seen(application: Application) -> None:
        application.frame((), 0)
        opened.append((application.display.texts.language, application.window._window.title))
        application.close()

    monkeypatch.setattr(play, "has_display", lambda: True)
    monkeypatch.setattr(Application, "run", seen)
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    result = run(*line, "--hub", "none", language="en_US.UTF-8")
    assert result.exit_code == 0, result.output
    assert opened == [(language, Texts(language).screen("title"))]


def test_without_a_command_the_commands_are_listed() -> None:
    result = run()
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == help_of("main", "")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("jugar", "No hay ninguna orden jugar: elige arena, check, club, conform,"),
        ("play --xyz", "No hay ninguna opción --xyz: elige --players,"),
        ("play --text=3", "--text no lleva ningún valor: escríbelo solo."),
        ("check", "Falta ARCHIVO: `roundhouse check --help` dice qué es."),
        ("status sim:// más", "`roundhouse status` no espera más ahí: quítalo."),
        ("monitor --seconds x", "--seconds no puede ser x: escribe un número desde 0."),
    ],
)
def test_usage_errors_are_printed_in_spanish(line: str, said: str) -> None:
    result = run(*line.split(), language="es_ES.UTF-8")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"roundhouse: {said}")
    assert result.stderr.count("\n") == 1
