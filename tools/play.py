"""What `make play` runs: the table in a window; without a display, computers play a round and leave it in a folder.

What a first game does without is installed beside it. The rules are compiled beside it, too, where that is possible:
computer players then think further in the same time.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tomllib
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path

import click
from tools.install import install
from tools.rules import compiled_rules

from roundhouse.program.environment import has_display

ROOT = Path(__file__).resolve().parent.parent

OUT = ROOT / "out"
CANNOT = "The rules cannot be compiled here, and computer players think more slowly."
PROGRAM = "from roundhouse.cli import main; main(prog_name='roundhouse')"
REST = "from tools.play import install_the_rest; install_the_rest()"
LATER = {"club": "amqtt", "mdns": "zeroconf"}
"""The extras that a first game does without, and a module of each."""


def arguments(extra: list[str], display: bool) -> list[str]:
    """The command line: the caller's arguments are added, and `--text` or `--computer` among them replaces ours.

    >>> arguments([], display=True), arguments(["--text"], display=False)
    (['play'], ['play', '--text'])
    """
    if display or "--text" in extra or "--computer" in extra:
        return ["play", *extra]
    return ["play", "--computer", "--out", str(OUT), *extra]


def is_played(line: list[str]) -> bool:
    """Whether the program opens a table with this command line; help and a wrong option need no compiled rules.

    >>> is_played(["play", "--seats", "5"]), is_played(["play", "--help"]), is_played(["play", "--seat", "5"])
    (True, False, False)
    """
    from roundhouse.commands.tables.play import play  # takes a second, and is only asked for where there are arguments

    try:
        with redirect_stdout(io.StringIO()):
            play.make_context("play", line[1:])
    except (click.exceptions.Exit, click.ClickException):
        return False
    return True


def environment() -> dict[str, str]:
    """The environment of the program, with the rules compiled if they are; begins what is missing, and says so."""
    reason = why_not_compiled()
    compiled = not reason and compiled_rules.is_compiled(compiled_rules.PLAYED)
    said = [reason or "The rules are compiled."] if reason or compiled else []
    if requirements() or not said:
        said.append(begin_the_rest())
    print(*said)
    if compiled:
        return compiled_rules.environment_with(compiled_rules.compiled_host(compiled_rules.PLAYED))
    return dict(os.environ)


def why_not_compiled() -> str:
    """Why the rules are not compiled and cannot be; an empty string if they are or can be."""
    failed = compiled_rules.failure(compiled_rules.PLAYED)
    if os.environ.get(compiled_rules.ASKED) == "0":
        return "The rules are not compiled, as ROUNDHOUSE_COMPILED=0 says."
    if compiled_rules.is_compiled(compiled_rules.PLAYED):
        return ""
    if failed.exists():
        return f"{CANNOT} {failed} says why; delete it to try again."
    try:
        compiled_rules.see_to_compiler()
    except compiled_rules.CompilerMissingError as missing:
        return f"The rules are not compiled, and computer players think more slowly: {missing}."
    return ""


def requirements() -> list[str]:
    """The requirements of the extras in LATER that are not installed."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = [name for extra, module in LATER.items() if not find_spec(module) for name in extras[extra]]
    return [name for name in wanted if not name.startswith("roundhouse-hub")]


def begin_the_rest() -> str:
    """Install what is missing and compile the rules, in a process that goes on after the game; the sentence for it."""
    try:
        compiled_rules.CACHE.mkdir(parents=True, exist_ok=True)
        with (compiled_rules.CACHE / "log.txt").open("wb") as log:
            subprocess.Popen([sys.executable, "-c", REST], cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    except OSError as error:
        return f"{CANNOT} The reason: {error}."
    if why_not_compiled() or compiled_rules.is_compiled(compiled_rules.PLAYED):
        return "What club evenings need is installed beside the game, once: about 20 MB."
    more = "" if find_spec("mypyc") else ", and 40 MB of packages are installed"
    return f"The rules are compiled beside the game, once: about a minute{more}. The next start uses them."


def install_the_rest() -> None:
    """Install the other extras, then compile the rules where that is possible, at the lowest priority."""
    os.nice(19)
    compiled = not why_not_compiled()
    compiler = [compiled_rules.COMPILER] if compiled and not find_spec("mypyc") else []
    if wanted := requirements() + compiler:
        install(*wanted)
    if compiled:
        compiled_rules.compiled_host(compiled_rules.PLAYED)


if __name__ == "__main__":
    line = arguments(sys.argv[1:], has_display())
    played = not sys.argv[1:] or is_played(line)
    if played and str(OUT) in line:
        print(
            "There is no display here: computer players show a round (`make play ARGS=--text`: play in this terminal)."
        )
    around = environment() if played else dict(os.environ)
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *line], around)
