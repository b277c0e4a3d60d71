"""`make play`: the table in a window; without a display, computers play a round and leave it in a folder.

What a first game does without is installed beside it. The rules are compiled beside it, too, where that is possible:
computer players then think further in the same time.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tools.install import install, install_project, requirements
from tools.rules import compiled_rules

from roundhouse.program.environment import INSTALLING_VARIABLE, has_display

ROOT = Path(__file__).resolve().parent.parent

OUT = ROOT / "out"
LOG = ROOT / ".cache" / "beside.log"
"""The words of all that goes on beside a game."""
CANNOT = "The rules cannot be compiled here, and computer players think more slowly."
PROGRAM = "from roundhouse.cli import main; main(prog_name='roundhouse')"
INSTALL_REST = "from tools.play import install_the_rest; install_the_rest()"
EXTRAS_LATER = ("phones", "club", "mdns")
"""The extras that a first game does without."""


def arguments(extra: list[str], display: bool) -> list[str]:
    """The command line: the caller's arguments are added, and `--text` or `--computer` among them replaces ours.

    >>> arguments([], display=True), arguments(["--text"], display=False)
    (['play'], ['play', '--text'])
    """
    if display or "--text" in extra or "--computer" in extra:
        return ["play", *extra]
    return ["play", "--computer", "--out", str(OUT), *extra]


def options(line: list[str]) -> dict[str, Any]:
    """The options of a table in a command line; none if it opens no table, as with --help or a wrong option.

    >>> options(["play", "--seats", "5"])["seats"], options(["play", "--help"]), options(["play", "--seat", "5"])
    (5, {}, {})
    """
    # This takes a second, and is only asked for where there are arguments.
    import click

    from roundhouse.commands.tables.play import play

    try:
        with redirect_stdout(io.StringIO()):
            return play.make_context("play", line[1:]).params
    except (click.exceptions.Exit, click.ClickException):
        return {}


def environment() -> dict[str, str]:
    """The environment of the program, with the rules compiled if they are; begins what is missing, and says so."""
    reason = why_not_compiled()
    compiled = not reason and compiled_rules.is_compiled(compiled_rules.PLAYED)
    said = [reason or "The rules are compiled."] if reason or compiled else []
    wanted = missing(*EXTRAS_LATER)
    if wanted or not said:
        said.append(begin_the_rest())
    print(*said)
    later = {INSTALLING_VARIABLE: str(LOG)} if wanted and LOG.exists() else {}
    if compiled:
        return later | compiled_rules.environment_with(compiled_rules.compiled_host(compiled_rules.PLAYED))
    return later | os.environ


def why_not_compiled() -> str:
    """The reason why the rules are not compiled and cannot be; an empty string if they are or can be."""
    failed = compiled_rules.failure(compiled_rules.PLAYED)
    if os.environ.get(compiled_rules.ASKED) == "0":
        return "The rules are not compiled, as ROUNDHOUSE_COMPILED=0 says."
    if compiled_rules.is_compiled(compiled_rules.PLAYED):
        return ""
    if failed.exists():
        return f"{CANNOT} {failed} says why; delete it to try again."
    try:
        compiled_rules.see_to_compiler()
    except compiled_rules.CompilerMissingError as error:
        return f"The rules are not compiled, and computer players think more slowly: {error}."
    return ""


def missing(*extras: str) -> list[str]:
    """The packages of these extras that are not installed; the project is one of them, and brings its command."""
    return [name for name in requirements(*extras) if not is_installed(re.split(r"[^\w.-]", name)[0])]


def is_installed(package: str) -> bool:
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True


def begin_the_rest() -> str:
    """Install what is missing and compile the rules, in a process that goes on after the game; the sentence for it."""
    try:
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("wb") as log:
            subprocess.Popen(
                [sys.executable, "-c", INSTALL_REST], cwd=ROOT, stdout=log, stderr=log, start_new_session=True
            )
    except OSError as error:
        return f"{CANNOT} The reason: {error}."
    phones = "What phones and club evenings need is installed beside the game, once: about 20 MB. "
    said = phones if missing(*EXTRAS_LATER) else ""
    if why_not_compiled() or compiled_rules.is_compiled(compiled_rules.PLAYED):
        return said.rstrip()
    more = "" if find_spec("mypyc") else ", and 60 MB of packages are installed"
    return f"{said}The rules are compiled beside the game, once: about a minute{more}. The next start uses them."


def install_the_rest() -> None:
    """Install the other extras, then compile the rules where that is possible, at the lowest priority."""
    os.nice(19)
    try:
        if wanted := missing("phones"):  # somebody may let phones in soon
            install(*wanted)
        if missing(*EXTRAS_LATER):
            install_project(*EXTRAS_LATER)
    finally:  # the rules need none of these
        compile_the_rules()


def compile_the_rules() -> None:
    """Compile them where that is possible."""
    if why_not_compiled():
        return
    if not find_spec("mypyc"):
        install(compiled_rules.COMPILER)
    compiled_rules.compiled_host(compiled_rules.PLAYED)


def main(extra: list[str]) -> None:
    """Become the program, with these arguments."""
    line = arguments(extra, has_display())
    chosen = options(line) if extra else {}
    around = dict(os.environ)
    if chosen or not extra:
        if str(OUT) in line:
            print(
                "There is no display here: computer players show a round (in this terminal: `make play ARGS=--text`)."
            )
        if chosen.get("phones") and (wanted := missing("phones")):
            print("What phones need is installed first, once: 3 MB.", flush=True)
            try:
                install(*wanted)
            except subprocess.CalledProcessError as failed:
                sys.exit("".join((*failed.__notes__, "Not everything is installed, for the reason above. Try again.")))
        around = environment()
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *line], around)


if __name__ == "__main__":
    main(sys.argv[1:])
