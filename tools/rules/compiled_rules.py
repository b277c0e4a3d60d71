"""The rules compiled by mypyc: the same source, more than twice as fast, where a C compiler is at hand.

Why: host/ARCHITECTURE.md#a-position-is-a-table-that-is-played-on-in-place.
Nothing needs it. `make play` and the build of a wheel (wheel_hook.py) compile the rules where there is a C compiler
with Python's headers (Debian: gcc, python3-dev), and do without where there is none. ROUNDHOUSE_COMPILED=0 in the
environment says not to, 1 that a wheel has to be compiled.
`compiled_rules.py --check` compiles into .cache/, sees that whole matches of every game go move by move as they go in
the interpreter, and runs the tests of the games and of the players; `make bench` measures both.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "compiled"
ASKED = "ROUNDHOUSE_COMPILED"
KEPT_FOLDER_VARIABLE = "ROUNDHOUSE_KEPT"
"""The variable with a folder that keeps what wheels were compiled to, for each Python."""
COMPILER = "mypy[mypyc]>=2.4"
"""The packages that pip installs to compile with."""
RUNTIME = ("librt>=0.16", "mypy_extensions>=1.0")
"""The packages for compiled rules: their rows of machine words are of the first, which the compiler brings along, and
what mypyc compiles loads the second, which the first brings along only since 0.17."""
PACKAGES = ("dominoes", "games", "players")
UNSUPPORTED = (
    "__init__.py",
    "call_parser.py",
    "names.py",
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
    "kept_answer.py",
    "laboratory.py",
    "review.py",
    "score_sheet.py",
    "series.py",
    "sheets.py",
    "statistics.py",
)
"""Modules that take no time in play, but a fifth of the time to compile."""

SHIPPED, PLAYED, CHECKED = "3", "1", "0"
"""Levels of the C compiler. With 3 the rules play 7 % faster than with 1, and take twice as long to compile: that is
for wheels, and for measurements that take hours. A check plays so little that not to optimize at all is fastest."""
MARKS = (
    (r"class (Position|Obligation):", "mypyc_attr(acyclic=True, free_list_len=1)"),
    (
        r"class (Rules|LegalMoves|Trust|Refusals|Reasons|Game|Player|ViewlessPlayer)\(|class \w+\((Game|MexicanTrain)\)"
        r"|class \w+\((ValueError|Exception|TableError)\)"
        r"|@dataclass\(frozen=True\)\nclass (Options:|\w+\((Options|MexicanSwitches)\))",
        "mypyc_attr(allow_interpreted_subclasses=True)",
    ),
)
"""The flags of classes for mypyc. Nothing leads from a position or an obligation back to it, so the garbage collector
need not look: 4 % faster. Games and players from elsewhere, the options of such games, and errors of the layers above
extend what is compiled. The source does not say it, since only mypyc reads it."""
WORDS = {
    "    from typing import TypeAlias": "    from typing import TypeAlias\n    from librt.vecs import vec\n"
    "    from mypy_extensions import i64",
    "Word: TypeAlias = int": "Word: TypeAlias = i64",
    "Words: TypeAlias = list[int]": "Words: TypeAlias = vec[i64]",
    "WIDTH: Final = 4096": "WIDTH: Final = 62",
    "return [*values]": "return vec[i64]([value for value in values])",
    "return [0] * count": "return vec[i64]([0] * count)",
}
"""The changes to `games/core/words.py` for the compiler: words become machine words."""
COMPILED_FUNCTION = (
    r"^.*?CPyDef_(?P<function>\w+)\(.*\) \{$"
    r"|(?P<shift>= \d+ << cpy_r_)"
    r"|^\s*(?P<narrowed>cpy_r_\w+) = CPyLong_AsInt64\w*\("
    r"|^\s*(?P<copy>cpy_r_\w+) = (?P<copied>cpy_r_\w+);"
    r"|^\s*cpy_r_\w+ = (?P<left>cpy_r_\w+) (?P<step>[&|^]|<<|>>) (?P<right>cpy_r_\w+);"
)
"""The lines that `wrong_words` looks for in the C that mypyc makes."""
STAGES = "games/core/position.py", r"^    ([A-Z_]+): Final = (\d+)$"
STAGE = r"(?<=: Final = )Stage\.(\w+)$"
"""The stages with their numbers, and one under a plain name: mypyc takes that for a constant only if it is a number."""
MARKING = """
from typing import TYPE_CHECKING as _CHECKING
if _CHECKING:
    from mypy_extensions import mypyc_attr
"""
SETUP = """
# Other packages are not looked at: where a wheel is built, none are installed. Types are checked by `make lint`.
import sys
from mypyc.build import mypycify
from setuptools import setup
level, *sources = sys.argv[1:]
options = ["--config-file=", "--no-site-packages", "--ignore-missing-imports"]
modules = mypycify([*options, *sources], opt_level=level, debug_level="0")
setup(name="rules", ext_modules=modules, script_args=["build_ext", "--inplace"])
"""
TRANSCRIPT = """
import hashlib
import pickle
from random import Random
from roundhouse.games import GAMES
from roundhouse.games.core import position
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.core.notation import write_move
from roundhouse.games.match.seat_views import seen_by
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
TESTS = (
    *(
        f"games/{name}.py"
        for name in (
            *("test_cyprus", "test_registry", "test_scenarios", "core/test_options", "match/test_play"),
            *("text/test_call_parser", "text/test_positions"),
        )
    ),
    *(
        f"players/{name}.py"
        for name in ("search/test_endings", "test_jobs", "test_levels", "test_players", "test_review")
    ),
    *(
        f"referee/{name}.py"
        for name in ("test_call_corrections", "modes/test_called_refused", "test_calls", "session/test_thinking")
    ),
)
"""The modules that are also tested compiled: the rules, the players, and the calls of a referee that extend them."""
REFUSED_BY_TYPE = "games/core/test_options.py::test_a_number_is_no_switch"
"""Of these, what compiled code refuses before the rules can."""


class CompilerMissingError(RuntimeError):
    """There is no C compiler, or no headers of this Python; the text says which."""


def see_to_compiler() -> None:
    """Raise CompilerMissingError when nothing can be compiled here."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CompilerMissingError(f"there is no C compiler ({compiler}); on Debian: apt-get install gcc")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CompilerMissingError("there are no headers of this Python; on Debian: apt-get install python3-dev")


def compile_rules(into: Path, level: str = SHIPPED) -> list[Path]:
    """Copy the host's package into a folder and compile the rules there; the extension modules, as paths in it.

    Raises CompilerMissingError, and CalledProcessError with the compiler's words when mypyc cannot take the source.
    """
    see_to_compiler()
    shutil.copytree(ROOT / "host/roundhouse", into / "roundhouse", ignore=shutil.ignore_patterns("__pycache__"))
    sources = [str(path.relative_to(into)) for path in compiled_modules(into)]
    stages = dict(re.findall(STAGES[1], (into / "roundhouse" / STAGES[0]).read_text(encoding="utf-8"), re.MULTILINE))
    for source in sources:
        text = marked((into / source).read_text(encoding="utf-8"))
        text = re.sub(STAGE, lambda stage: stages[stage[1]], text, flags=re.MULTILINE)
        if source.endswith("core/words.py"):
            for plain, compiled in WORDS.items():
                if plain not in text:
                    raise ValueError(f"{source} has no {plain!r}, which compiled rules replace")
                text = text.replace(plain, compiled, 1)
        (into / source).write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", SETUP, level, *sources]
    # Only Python calls in from outside, so the functions are hidden and call each other without the linker's table.
    # CFLAGS replaces Python's own flags. Without NDEBUG every macro of Python checks its arguments, and the integers of
    # mypyc need fwrapv. The others are left out: their warnings take longer than the rest of the compiler's work.
    flags = "-DNDEBUG -fwrapv -w -fvisibility=hidden -fno-plt"
    subprocess.run(command, cwd=into, env=os.environ | {"CFLAGS": flags}, check=True, capture_output=True, text=True)
    return sorted(path.relative_to(into) for path in into.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def kept_rules(into: Path, home: Path) -> list[Path]:
    """As `compile_rules`, once for the same source, Python and mypyc: the folder keeps the extension modules."""
    kept = home / f"{_mark()}-{version('mypy')}"
    if not kept.exists():
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home) as folder:
            half = Path(folder) / "made"
            for path in compile_rules(into):
                (half / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(into / path, half / path)
            half.rename(kept)
    shutil.copytree(kept, into, dirs_exist_ok=True)
    return sorted(path.relative_to(kept) for path in kept.rglob("*") if path.is_file())


def wrong_words(host: Path) -> list[str]:
    """The functions compiled in this folder in which mypyc 2.4.1 does wrong with machine words, each with the reason.

    `1 << n` of a machine word shifts 32 bits only. And where an integer of any length meets a machine word in a step on
    bits, mypyc makes a machine word of it: a hand of more tiles raises "int too large to convert to i64". By how many
    places a word is shifted may be such an integer.
    """
    found, function = set(), ""
    narrowed: set[str] = set()
    for made in host.glob("build/*.c"):
        for each in re.finditer(COMPILED_FUNCTION, made.read_text(encoding="utf-8"), re.MULTILINE):
            if each["function"]:
                function, narrowed = each["function"], set()
            elif each["shift"]:
                found.add(f"{function} (`1 << n` of a machine word: take `words.BITS`)")
            elif each["narrowed"]:
                narrowed.add(each["narrowed"])
            elif each["copied"] in narrowed:
                narrowed.add(each["copy"])
            elif each["left"] in narrowed or (each["right"] in narrowed and each["step"] in "&|^"):
                found.add(f"{function} (an integer of any length meets a machine word: keep them apart)")
    return sorted(found)


def compiled_modules(host: Path) -> list[Path]:
    """The modules that are compiled of a package `roundhouse` in a folder."""
    return [
        path
        for package in PACKAGES
        for path in sorted((host / "roundhouse" / package).rglob("*.py"))
        if path.name not in UNSUPPORTED + COLD
    ]


def marked(text: str) -> str:
    """The source of a module with MARKS, and with machine words."""
    found = text
    for before, said in MARKS:
        found = re.sub(f"^(?={before})", f"@{said}\n", found, flags=re.MULTILINE)
    if found == text:
        return text
    future = "from __future__ import annotations\n"
    return found.replace(future, f"{future}{MARKING}", 1)


def _mark() -> str:
    """Letters that stand for the source as it is, and for this Python."""
    mark = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for package in PACKAGES:
        for path in sorted((ROOT / "host/roundhouse" / package).rglob("*.py")):
            mark.update(path.read_bytes())
    return mark.hexdigest()[:16]


def _folder(level: str) -> Path:
    """The place of the rules that are compiled from the source as it is."""
    return CACHE / f"{level}-{_mark()}"


def is_compiled(level: str) -> bool:
    """Whether `compiled_host` has nothing to compile."""
    return (_folder(level) / "done").exists()


def failure(level: str) -> Path:
    """The file with the compiler's words, if `compiled_host` has failed for the source as it is."""
    return _folder(level) / "failed"


def compiled_host(level: str = SHIPPED) -> Path:
    """A folder with the host's package as it is, its rules compiled; compiled again only when they have changed.

    Raises as `compile_rules` does, and leaves the compiler's words in `failure`.
    """
    from tools.file_lock import locked  # not on Windows, where wheels are built, too

    folder = _folder(level)
    with locked(CACHE):
        if not (folder / "done").exists():
            for old in CACHE.glob(f"{level}-*"):
                shutil.rmtree(old)
            folder.mkdir(parents=True)
            try:
                compile_rules(folder, level)
            except subprocess.CalledProcessError as error:
                failure(level).write_text(f"{error.stdout}{error.stderr}", encoding="utf-8")
                raise
            (folder / "done").touch()
        for path in sorted((ROOT / "host/roundhouse").iterdir()):
            link = folder / "roundhouse" / path.name
            if path.name not in PACKAGES and not link.is_symlink():
                if link.is_dir():
                    shutil.rmtree(link)
                link.unlink(missing_ok=True)
                link.symlink_to(path)
    return folder


def environment_with(host: Path) -> dict[str, str]:
    """This process's environment, for another one that takes the package `roundhouse` from a folder."""
    own = os.environ.get("PYTHONPATH")
    folders = (str(host), str(ROOT / "firmware"), str(ROOT), *([own] if own else ()))
    return os.environ | {"PYTHONPATH": os.pathsep.join(folders)}


def run_with(host: Path, code: str) -> str:
    """The output of a Python program that takes the package `roundhouse` from this folder."""
    words, around = [sys.executable, "-c", code], environment_with(host)
    return subprocess.run(words, env=around, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> int:
    """Compile, compare transcripts when asked to, and run tests; not 0 when one fails or nothing can be compiled."""
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
    if wrong := wrong_words(host):
        print("mypyc does wrong with machine words in", *wrong, sep="\n  ", file=sys.stderr)
        return 1
    compiled, plain = (run_with(folder, TRANSCRIPT).splitlines() for folder in (host, ROOT / "host"))
    different = [line for line, other in zip(compiled, plain, strict=True) if line != other]
    print(f"{len(plain)} matches played both ways, {len(different)} of them differently")
    for line in different:
        print(f"different: {line.rsplit(' ', 1)[0]}", file=sys.stderr)
    return int(bool(different)) or tested(host)


def tested_with(host: Path) -> list[str]:
    """The setting that tells pytest to take the package `roundhouse` from a folder."""
    return ["-o", "addopts=--import-mode=importlib", "-o", f"pythonpath={host} firmware tests ."]


def tested(host: Path) -> int:
    """The exit code of the tests of games and players with compiled rules; examples in docstrings are left out."""
    words = [sys.executable, "-m", "pytest", "--quiet", "-n", "2", *tested_with(host)]
    words.append(f"--deselect=tests/{REFUSED_BY_TYPE}")
    return subprocess.run([*words, *(f"tests/{name}" for name in TESTS)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
