"""What `make play` runs: the table in a window; without a display, computers play a round and leave it in a folder.

The rules are compiled where that is possible, beside the first game: computer players then think further in the same
time.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path

import click
from tools.rules import compiled_rules

from roundhouse.program.environment import has_display

ROOT = Path(__file__).resolve().parent.parent

OUT = ROOT / "out"
CANNOT = "The rules cannot be compiled here, and computer players think more slowly."
PROGRAM = "from roundhouse.cli import main; main(prog_name='roundhouse')"
COMPILE = "from tools.play import compile_for_next_time; compile_for_next_time()"


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
    """The environment of the program, with the rules compiled if they are; else that is begun, and said."""
    if os.environ.get(compiled_rules.ASKED) == "0":
        print("The rules are not compiled, as ROUNDHOUSE_COMPILED=0 says.")
    elif compiled_rules.is_compiled(compiled_rules.PLAYED):
        print("The rules are compiled.")
        return compiled_rules.environment_with(compiled_rules.compiled_host(compiled_rules.PLAYED))
    else:
        print(begin_to_compile())
    return dict(os.environ)


def begin_to_compile() -> str:
    """Compile the rules in a process that goes on after the game; the sentence that says so, or why not."""
    failed = compiled_rules.failure(compiled_rules.PLAYED)
    if failed.exists():
        return f"{CANNOT} {failed} says why; delete it to try again."
    try:
        compiled_rules.see_to_compiler()
        compiled_rules.CACHE.mkdir(parents=True, exist_ok=True)
        with (compiled_rules.CACHE / "log.txt").open("wb") as log:
            subprocess.Popen([sys.executable, "-c", COMPILE], cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    except compiled_rules.CompilerMissingError as missing:
        return f"The rules are not compiled, and computer players think more slowly: {missing}."
    except OSError as error:
        return f"{CANNOT} The reason: {error}."
    more = "" if find_spec("mypyc") else " and 20 MB of packages"
    return f"The rules are compiled beside the game, once: about a minute{more}. The next start uses them."


def compile_for_next_time() -> None:
    """Compile the rules, with a compiler that is installed first; everything else on this computer comes before."""
    os.nice(19)
    if not find_spec("mypyc"):
        install = ("-m", "pip", "install", "--quiet", "--no-compile", "--constraint", "tests/constraints.txt")
        subprocess.run([sys.executable, *install, compiled_rules.COMPILER], cwd=ROOT, check=True)
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
