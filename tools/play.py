"""What `make play` runs: the table in a window; without a display, computers play a round and leave it in a folder.

The rules are compiled where that is possible: computer players think further in the same time.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import click

from roundhouse.commands.environment import has_display
from tools import compiled_rules

ROOT = Path(__file__).resolve().parent.parent

OUT = ROOT / "out"
CANNOT = "The rules cannot be compiled here, and computer players think more slowly."
PROGRAM = "from roundhouse.cli import main; main(prog_name='roundhouse')"


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
    from roundhouse.commands.play import play  # takes a second, and is only asked for where there are arguments

    try:
        with redirect_stdout(io.StringIO()):
            play.make_context("play", line[1:])
    except (click.exceptions.Exit, click.ClickException):
        return False
    return True


def environment() -> dict[str, str]:
    """The environment of the program, with the rules compiled if that is possible; says which rules it is."""
    if os.environ.get(compiled_rules.ASKED) == "0":
        print("The rules are not compiled, as ROUNDHOUSE_COMPILED=0 says.")
        return dict(os.environ)
    failed = compiled_rules.failure(compiled_rules.PLAYED)
    try:
        compiled_rules.see_to_compiler()
        if failed.exists():
            print(CANNOT, f"{failed} says why; delete it to try again.")
            return dict(os.environ)
        if not compiled_rules.is_compiled(compiled_rules.PLAYED):
            print("Compiling the rules, once: about a minute. Ctrl-C plays without.", flush=True)
        host = compiled_rules.compiled_host(compiled_rules.PLAYED)
    except compiled_rules.CompilerMissingError as missing:
        print(f"The rules are not compiled, and computer players think more slowly: {missing}.")
    except subprocess.CalledProcessError:
        print(CANNOT, f"{failed} says why.")
    except OSError as error:
        print(CANNOT, f"The reason: {error}.")
    except KeyboardInterrupt:
        print("The rules are not compiled this time.")
    else:
        print("The rules are compiled.")
        return compiled_rules.environment_with(host)
    return dict(os.environ)


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
