"""No option is ignored in silence: where it would do nothing, one sentence says so."""

from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from roundhouse.cli import main
from roundhouse.commands.localized_command import IDLE_WITH, IDLE_WITHOUT, written_name
from roundhouse.commands.option_types import WebAddress

EVERYWHERE = "data texts verbose"
TABLE = "announce_time hub minutes domino_set out rounds rule sheet sounds turn_clock"
PHONES = "code host port public tls"
HALL = "hall home_assistant table"
OPTIONS = {
    "arena": "address better confirm deals domino_set game job matches out rounds rule seats seed workers",
    "check": "go_on quiet table",
    "club direct": "broker host new pages_port port public tables tls",
    "club seat": "even rounds seed tables_of",
    "club standings": "counting most_wins teams",
    "conform": "",
    "data export": "",
    "data import": "",
    "data remove": "yes",
    "data where": "",
    "doctor": "report",
    "flash": "drive image replace",
    "games": "",
    "house-rules": "",
    "hubs": "every_port",
    "lab": "address columns job level matches out seed vary workers",
    "monitor": "everything record replay seconds",
    "photo": "count domino_set game layout report show webcam",
    "play": f"{TABLE} {PHONES} computer level phones players seats seed text thinking",
    "referee": f"{TABLE} {PHONES} {HALL} phones players score_pad slots",
    "replay": "anew first hub speed text",
    "resume": f"{PHONES} {HALL} anew hub kept listed out phones sounds text thinking",
    "review": "address anew job only seed workers",
    "rules": "domino_set layout out rule sheet",
    "selftest": "",
    "serve": f"{TABLE} {PHONES} {HALL} level players qr seats thinking",
    "settings": "brightness mute name parts quiet slots volume",
    "sheets": "",
    "stats": "computers evenings game out since until",
    "status": "",
}
"""Every option of every command. Before a new one is added here, ask which others leave it without effect."""


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield " ".join((*path, name)), command


COMMANDS = dict(commands(main))


def pairs() -> Iterator[tuple[str, tuple[str, ...], str, str]]:
    """Each combination in which an option does nothing: the command, what is given, what is idle, and the other one."""
    for name, command in COMMANDS.items():
        there = {param.name for param in command.params}
        for option, other in IDLE_WITHOUT:
            if {option, other} <= there:
                yield name, (option,), option, other
        for own, option, other in IDLE_WITH:
            if own == command.name:
                assert {option, other} <= there, "a rule for options that a command does not have"
                yield name, (option, other), option, other


def written(command: click.Command, name: str, file: Path) -> list[str]:
    param = next(each for each in command.params if each.name == name)
    if isinstance(param, click.Option) and param.is_flag:
        return [max(param.opts, key=len)]
    kind = param.type
    values = [str(file)] * max(param.nargs, 1)
    if isinstance(kind, click.Choice):
        values = [str(kind.choices[0])]
    elif isinstance(kind, click.types.IntParamType | click.types.FloatParamType):
        values = [str(getattr(kind, "min", None) or 1)]
    elif isinstance(kind, WebAddress):
        values = ["https://dominoes.example"]
    elif isinstance(kind, click.Path) and not kind.file_okay:
        values = [str(file.parent)]
    return [max(param.opts, key=len), *values] if isinstance(param, click.Option) else values


def test_every_option_was_looked_at() -> None:
    found = {
        name: {str(each.name) for each in command.params if isinstance(each, click.Option)}
        for name, command in COMMANDS.items()
    }
    everywhere = set(EVERYWHERE.split())
    assert {name: options - everywhere for name, options in found.items()} == {
        name: set(options.split()) for name, options in OPTIONS.items()
    }


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize(("name", "given", "idle", "other"), list(pairs()))
def test_an_option_that_would_do_nothing_is_refused_in_one_sentence(
    tmp_path: Path, name: str, given: tuple[str, ...], idle: str, other: str, language: str
) -> None:
    command, file = COMMANDS[name], tmp_path / "file"
    file.write_text("")
    needed = [str(each.name) for each in command.params if each.required and each.name not in given]
    words = [word for each in (*given, *needed) for word in written(command, each, file)]
    result = CliRunner().invoke(main, [*name.split(), *words, "--language", language])
    assert result.exit_code == 2, result.output
    (told,) = result.stderr.splitlines()
    for param in command.params:
        if param.name in (idle, other):
            assert written_name(param) in told
    assert not result.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--code", "abc"], "at least 4"),
        (["--code", "ab cd"], "at least 4"),
        (["--code", "oma1234", "--public", "https://dominoes.example"], "at least 8"),
    ],
)
def test_a_code_that_is_easily_guessed_is_refused(tmp_path: Path, words: list[str], told: str) -> None:
    result = CliRunner().invoke(main, ["serve", *words, "--data", str(tmp_path), "--language", "en"])
    assert result.exit_code == 2 and told in result.stderr
