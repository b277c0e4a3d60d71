"""The rules compiled by mypyc: the same source, more than twice as fast, where a C compiler is at hand.

Why: host/ARCHITECTURE.md#the-rules-are-fast-by-plain-means.
Nothing needs it: a wheel is pure Python unless it is built with ROUNDHOUSE_COMPILED=1, which is the build hook below.
`compiled_rules.py --check` compiles into .cache/ and sees that whole matches of every game go move by move as they go
in the interpreter; `make bench` measures both. It wants a C compiler and Python's headers (Debian: gcc, python3-dev).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache" / "compiled"
PACKAGES = ("dominoes", "games", "players")
UNSUPPORTED = (
    "__init__.py",
    "registry.py",
    "notation.py",
    "position_text.py",
    "position_reader.py",
    "position_fault.py",
)
"""Modules that read text or load games, in ways that mypyc does not support."""
COLD = (
    "audit.py",
    "contest.py",
    "job_file.py",
    "jobs.py",
    "laboratory.py",
    "review.py",
    "score_sheet.py",
    "series.py",
    "statistics.py",
)
"""Modules that take no time in play, but a fifth of the time to compile."""

PLAYED, CHECKED = "1", "0"
"""Levels of the C compiler: with 3 the rules play 4 % faster than with 1, and take twice as long to compile. A check
plays so little that not to optimize at all takes the least time."""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
level, *sources = sys.argv[1:]
modules = mypycify(["--strict", *sources], opt_level=level)
setup(name="rules", ext_modules=modules, script_args=["build_ext", "--inplace"])
"""
TRANSCRIPT = """
import hashlib
import pickle
from random import Random
from roundhouse.games import GAMES, position
from roundhouse.games.dealer import playable_shuffle
from roundhouse.games.notation import write_move
from roundhouse.games.seat_views import seen_by
from roundhouse.players import PLAYERS
from roundhouse.players.baselines import BASELINES
from roundhouse.players.expert import Budget, ExpertPlayer
from roundhouse.players.playout import play_match, play_round
for game in [kind(kind.seats_offered[min(2, len(kind.seats_offered) - 1)]) for kind in GAMES.values()]:
    opening = game.opening(game.next_round([], 0))
    shown = seen_by(opening.after(playable_shuffle(opening, Random(7))[0].deal(game)), 0)
    assert pickle.loads(pickle.dumps(shown)) == shown, "other processes are sent what a player sees"
    said = hashlib.sha256()
    watch = lambda position, move: said.update(write_move(position.game, move).encode())
    experts = [ExpertPlayer(seat, Budget(worlds=1, stages=2)) for seat in range(game.seats)]
    play_round(opening, experts, Random(7), watch)
    print(game.name, "expert", said.hexdigest())
    for name, player in sorted((name, player) for name, player in PLAYERS.items() if not player.slow):
        said = hashlib.sha256()
        sheet = play_match(game, [player(seat) for seat in range(game.seats)], Random(7), watch)
        print(game.name, name, len(sheet), said.hexdigest())
usual = GAMES[GAMES.usual()](len(BASELINES))
said = hashlib.sha256()
watch = lambda position, move: said.update(write_move(position.game, move).encode())
play_round(usual.opening(usual.next_round([], 0)), [kind(1) for kind in BASELINES.values()], Random(7), watch)
print("baselines", said.hexdigest())
"""


class CompilerMissingError(RuntimeError):
    """There is no C compiler, or no headers of this Python; the text says which."""


def see_to_compiler() -> None:
    """Raises CompilerMissingError when nothing can be compiled here."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CompilerMissingError(f"there is no C compiler ({compiler}); on Debian: apt-get install gcc")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CompilerMissingError("there are no headers of this Python; on Debian: apt-get install python3-dev")


def compile_rules(into: Path, level: str = PLAYED) -> list[Path]:
    """Copies the host's package into a folder and compiles the rules there; the extension modules, as paths in it.

    Raises CompilerMissingError, and CalledProcessError with the compiler's words when mypyc cannot take the source.
    """
    see_to_compiler()
    shutil.copytree(ROOT / "host/roundhouse", into / "roundhouse", ignore=shutil.ignore_patterns("__pycache__"))
    sources = [
        str(path.relative_to(into))
        for package in PACKAGES
        for path in sorted((into / "roundhouse" / package).rglob("*.py"))
        if path.name not in UNSUPPORTED + COLD
    ]
    command = [sys.executable, "-c", SETUP, level, *sources]
    # Nobody debugs them, and what a debugger needs takes an eighth of the time. Only Python calls in from
    # outside, so the functions are hidden and call each other without the linker's table.
    quiet = os.environ | {"CFLAGS": "-w -g0 -fvisibility=hidden -fno-plt"}
    subprocess.run(command, cwd=into, env=quiet, check=True, capture_output=True, text=True)
    return sorted(path.relative_to(into) for path in into.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def compiled_host(level: str = PLAYED) -> Path:
    """The folder with the host's package compiled from the source as it is; made again only when that has changed."""
    mark = hashlib.sha256(sys.version.encode() + level.encode())
    for package in PACKAGES:
        for path in sorted((ROOT / "host/roundhouse" / package).rglob("*.py")):
            mark.update(path.read_bytes())
    folder = CACHE / mark.hexdigest()[:16]
    if not (folder / "done").exists():
        shutil.rmtree(CACHE, ignore_errors=True)
        folder.mkdir(parents=True)
        compile_rules(folder, level)
        (folder / "done").touch()
    return folder


def run_with(host: Path, code: str) -> str:
    """What a Python program prints that takes the package `roundhouse` from this folder."""
    path = os.pathsep.join((str(host), str(ROOT / "firmware"), str(ROOT)))
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled rules into a wheel that is built with ROUNDHOUSE_COMPILED=1."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling needs besides hatchling."""
        return ["mypy[mypyc]>=1.13"] if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See `BuildHookInterface`."""
        if not _wanted() or version != "standard":
            return
        folder = Path(self.directory).resolve() / "compiled"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for path in compile_rules(folder):
            if path.parts[0] != "build":
                build_data["force_include"][str(folder / path)] = str(path)


def _wanted() -> bool:
    return os.environ.get("ROUNDHOUSE_COMPILED") == "1"


def main() -> int:
    """Compiles, and compares transcripts when asked to; 1 when they differ or nothing can be compiled."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="see that whole matches go as in the interpreter")
    arguments = parser.parse_args()
    try:
        host = compiled_host(CHECKED if arguments.check else PLAYED)
    except CompilerMissingError as error:
        print(f"The rules cannot be compiled here: {error}.", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(error.stderr or error.stdout, file=sys.stderr)
        return 1
    print(f"compiled: {host.relative_to(ROOT)}")
    if not arguments.check:
        return 0
    compiled, plain = (run_with(folder, TRANSCRIPT).splitlines() for folder in (host, ROOT / "host"))
    different = [line for line, other in zip(compiled, plain, strict=True) if line != other]
    print(f"{len(plain)} matches played both ways, {len(different)} of them differently")
    for line in different:
        print(f"different: {line.rsplit(' ', 1)[0]}", file=sys.stderr)
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main())
