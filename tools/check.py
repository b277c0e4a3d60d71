"""Every check of the project: `make test` runs what a change can break at once, `make verify` the slow proofs.

`check.py [--verify] [--only NAME ...] [-- PYTEST ARGUMENTS]`. With folders or other arguments for pytest alone, only
those tests run: `make test ARGS=tests/games`. The last lines say how long each check took, what failed, and what was
left out because a tool is not available on this machine; in CI nothing is left out.
"""

import argparse
import itertools
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.pico import sources, toolchain
from tools.pico.emulation import node, npm
from tools.release import make as release
from tools.release.wheels import ReleaseError
from tools.rules import compiled_rules

from tools import browser, debian, micropython, servers, soak

ROOT = Path(__file__).resolve().parent.parent

BIN = Path(sys.executable).parent
TALKING = threading.Lock()


@dataclass(frozen=True)
class OptionalTests:
    """Tests that need a tool: their folder, and why they have to be left out (an empty string if they do not)."""

    folder: str
    missing: Callable[[], str]

    def belongs_to(self, paths: Sequence[str]) -> bool:
        """Whether a run of pytest with these paths has some of its tests; without a path, every test runs."""
        return not paths or any(path.startswith(self.folder) or self.folder.startswith(path) for path in paths)


@dataclass(frozen=True)
class Check:
    """One command; `group` is what `--only` names, `missing` says why it has to be left out, as in `OptionalTests`.

    One that keeps all cores busy by itself, as `spreads` says, has the machine to itself. Of `parts` only those run
    whose tools are there. `instead` is the command where something is missing, except in CI.
    """

    name: str
    group: str
    command: tuple[str, ...]
    missing: Callable[[], str] = str
    spreads: bool = False
    parts: tuple[OptionalTests, ...] = ()
    instead: tuple[str, ...] = ()


@dataclass(frozen=True)
class FinishedCheck:
    """The end of a check: whether it passed (None: it could not run here), its seconds, and why what was left out."""

    check: Check
    passed: bool | None
    seconds: float
    left_out: tuple[str, ...] = ()


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    """The command that runs one of the tools."""
    return (sys.executable, "-m", f"tools.{name}", *arguments)


def missing(wanted: Callable[[], object], *errors: type[Exception]) -> Callable[[], str]:
    """Ask why something is missing here: an empty string if it is not. To ask fetches or builds it."""

    def reason() -> str:
        try:
            wanted()
        except errors as error:
            return str(error)
        return ""

    return reason


def emulated_pico() -> None:
    """All that an image and the Pico that it runs on are made of."""
    npm.emulator()
    toolchain.toolchain()
    sources.sources()


def in_ci() -> bool:
    return bool(os.environ.get("CI"))


ACORN = ROOT / "tools" / "acorn"
missing_compiler = missing(compiled_rules.see_to_compiler, compiled_rules.CompilerMissingError)
missing_micropython = missing(micropython.command, micropython.NoMicroPython)
missing_browser = missing(browser.browser, debian.NoProgramError)
missing_mosquitto = missing(partial(servers.command, servers.MOSQUITTO), debian.NoProgramError)
missing_nginx = missing(partial(servers.command, servers.NGINX), debian.NoProgramError)
missing_pico = missing(emulated_pico, node.NoNodeError, debian.NoPackagesError)
missing_acorn = missing(partial(npm.packages, ACORN), node.NoNodeError)

SIDE_BY_SIDE = 1 + (os.cpu_count() or 1)
"""There is always one that waits: for a disk, a device or another process."""
LIMIT_S = 40 * 60
"""No check takes half as long on a slow machine: one that does not end by then waits forever."""
BROWSER, MOSQUITTO, PROXY = "tests/browser", "tests/mosquitto", "tests/proxy"
SCRIPTS = "tests/web_scripts"
FLASHING, EMULATED, FIRMWARE = "tests/on_micropython", "tests/pico", "tests/firmware"
EVENING = "tests/browser/evening"
SEPARATE_TESTS = (FLASHING, EMULATED, FIRMWARE, EVENING)
"""Tests that are checks of their own: the first wait for a Pico most of the time, the second need an image, the third
run under MicroPython at once, and under CPython where their coverage is measured, and the fourth take minutes."""


def missing_evening() -> str:
    """The reason why no evening can be played: a club's needs a browser and a broker."""
    return missing_browser() or missing_mosquitto()


PARTS = (
    OptionalTests(EVENING, missing_evening),
    OptionalTests(FLASHING, missing_micropython),
    OptionalTests(EMULATED, missing_pico),
    OptionalTests(BROWSER, missing_browser),
    OptionalTests(SCRIPTS, missing_acorn),
    OptionalTests(MOSQUITTO, missing_mosquitto),
    OptionalTests(PROXY, missing_nginx),
)
AREAS = {
    "all others": (),
    "the browser": (BROWSER,),
    "the window": ("tests/window", "tests/layout"),
    "games, players, the referee": ("tests/games", "tests/players", "tests/referee"),
    "phones, clubs, commands": ("tests/phones", "tests/club", "tests/commands"),
    "the presenters": ("tests/presenters",),
    "the hardware": ("tests/hardware",),
}
"""The parts that a whole run tests apart, the longest first: each imports its own test files alone."""


def pytest(*folders: str, workers: int = SIDE_BY_SIDE) -> tuple[str, ...]:
    """The command that runs tests; a worker takes a whole file at a time, since a file prepares things once."""
    return (sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "loadfile", *folders)


def area(name: str) -> Check:
    """The tests of one of the areas, without folders that are another's or a check of their own."""
    own = AREAS[name]
    apart = [folder for folders in (*AREAS.values(), SEPARATE_TESTS) for folder in folders if folder not in own]
    ignored = [f"--ignore={folder}" for folder in apart if not own or folder.startswith(own)]
    parts = tuple(part for part in PARTS if part.belongs_to(own) and part.folder not in apart)
    # pytest ignores no folder that is named.
    whole = next((part.missing for part in parts if own == (part.folder,)), None)
    command = (sys.executable, "-m", "pytest", "-q", *own, *ignored)
    return Check(f"tests: {name}", "tests", command, whole or str, parts=() if whole else parts)


# After three short ones they start in this order, the longest first, so that none is left alone at the end.
CHECKS = (
    Check("ruff check", "lint", (str(BIN / "ruff"), "check", ".")),
    Check("ruff format", "lint", (str(BIN / "ruff"), "format", "--check", ".")),
    Check("layers", "lint", (str(BIN / "lint-imports"),)),
    *map(area, AREAS),
    Check("mypy", "lint", (str(BIN / "mypy"), "host", "tools", "tests")),
    Check(
        "firmware tests under MicroPython",
        "firmware",
        tool("firmware.tests"),
        missing_micropython,
        instead=pytest(FIRMWARE),
    ),
    Check("the hardware is in order and up to date", "generated", tool("hardware.check")),
    Check("the README's pictures are up to date", "generated", tool("pictures.picture", "--check")),
    Check("sounds are up to date", "generated", tool("sounds", "--check")),
    Check("the pictures of the lamps are up to date", "generated", tool("pictures.lamp_film", "--check")),
    Check("firmware types", "firmware", tool("firmware.types")),
)


COVERAGE = f"{sys.executable} -m coverage"
# KiCad 8 is too large to be fetched for a check, and Debian 12 has an older one: its rules are one proof more where
# somebody has it. Our own rules for the boards are among the hardware's, in every run.
KICAD = os.environ.get("KICAD_CLI", "kicad-cli")
TYPES = f"{BIN / 'mypy'} --cache-dir .cache/mypy-$system --platform $system host"
SYSTEMS = f"for system in win32 darwin; do {TYPES} || exit 1; done"
"""The types of other systems' libraries: no such computer is here."""
BOARDS = Check("the boards keep KiCad's own rules", "boards", tool("hardware.pcb.board", "--rules"))
# Only root makes a system of its own, and a machine for CI need not be one of Debian that may start a systemd.
IS_DEBIANS_ROOT = not os.geteuid() and all(map(shutil.which, ("debootstrap", "systemd-nspawn")))
BARE = Check(
    "README and services in a bare Debian 12 and 13",
    "bare",
    tool("release.bare"),
    missing(release.commit, ReleaseError),
)
PROOFS = (
    Check("types hold on Windows and macOS", "systems", ("sh", "-c", SYSTEMS)),
    Check("another build of the image is the same", "image", tool("image", "--check"), missing_pico),
    Check("the image for a Pico 2 is the same", "image", tool("image", "--check", "--model", "pico2"), missing_pico),
    Check(
        "firmware coverage",
        "coverage",
        # The table that the hub keeps by itself is proved against the host's, in a test of the host.
        (
            "sh",
            "-c",
            f"{COVERAGE} run -m pytest -q {FIRMWARE} tests/referee/modes/test_hub_alone.py && {COVERAGE} report",
        ),
    ),
    Check(
        "compiled rules play as the plain ones", "compiled", tool("rules.compiled_rules", "--check"), missing_compiler
    ),
    *((BOARDS,) if shutil.which(KICAD) else ()),
    *((BARE,) if IS_DEBIANS_ROOT and not in_ci() else ()),
    Check("what reads photos learns", "vision", ("make", "vision", "ARGS=--check")),
    Check("each clause taken out is noticed by a scenario", "clauses", tool("rules.clauses", "--prove")),
    Check(
        "screens and pages look as they did, in every look", "pictures", tool("pictures.golden_prints"), missing_browser
    ),
    Check(
        "whole evenings on pages: at home, and of twelve tables by two brokers",
        "club",
        pytest(EVENING, workers=1),
        missing_evening,
    ),
    # Beside two builds of an image the Pico answers too late.
    Check("flashing, on real MicroPython", "flashing", pytest(FLASHING, workers=2), missing_micropython, spreads=True),
    Check(
        "tests that throw dice, four times as deep",
        "dice",
        tool("soak", "--seed", "0", "--depth", "4", *soak.dice()),
        spreads=True,
    ),
    Check("evenings on the emulated Pico", "pico", pytest(EMULATED), missing_pico, spreads=True),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    groups = list(dict.fromkeys(check.group for check in (*CHECKS, *PROOFS)))
    parser.add_argument("--verify", action="store_true", help="run the slow proofs instead")
    parser.add_argument("--only", action="append", choices=groups, help="only this group of checks")
    parser.add_argument("pytest", nargs=argparse.REMAINDER, help="arguments for pytest; -- before one with a dash")
    arguments = parser.parse_args()
    # Whatever this shell has: hundreds of processes import the same, and pytest rewrites each test file in each worker.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # To mark columns, a traceback parses its line. If the garbage collector has one written while a test parses a
    # module, CPython 3.11 ends that with "AST constructor recursion depth mismatch".
    os.environ["PYTHONNODEBUGRANGES"] = "1"
    chosen = [word for word in arguments.pytest if word != "--"]
    only = arguments.only or (["tests"] if chosen else groups)
    named = (*CHECKS, *PROOFS) if arguments.only else PROOFS if arguments.verify else CHECKS
    due = [check for check in named if check.group in only and not (chosen and check.group == "tests")]
    if chosen and "tests" in only:
        due.append(chosen_tests(chosen))
    start = time.monotonic()
    with ThreadPoolExecutor() as fetching:
        # What tests need at the end is fetched while the first checks keep the processor busy.
        for fetch in {part.missing for check in due for part in check.parts}:
            fetching.submit(fetch)
        outcomes = list(run(due))
    print("\nhow long it took:")
    for outcome in sorted(outcomes, key=lambda outcome: -outcome.seconds):
        print(f"{outcome.seconds:6.0f} s  {outcome.check.name}")
    print(f"{time.monotonic() - start:6.0f} s  in all")
    for outcome in outcomes:
        for line in outcome.left_out:
            print(f"cannot run on this machine: {line}")
    if only != groups:
        print("only a part was checked; everything: make test verify")
    failed = [outcome.check.name for outcome in outcomes if outcome.passed is False]
    for name in failed:
        print(f"FAILED: {name}")
    print(f"checks: {sum(outcome.passed is True for outcome in outcomes)} passed, {len(failed)} failed")
    return 1 if failed else 0


def chosen_tests(chosen: Sequence[str]) -> Check:
    """The tests that arguments for pytest choose; without a path, all but those that are checks of their own."""
    paths = [word for word in chosen if not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()]
    elsewhere = () if paths else SEPARATE_TESTS
    parts = tuple(part for part in PARTS if part.belongs_to(paths) and part.folder not in elsewhere)
    ignored = tuple(f"--ignore={folder}" for folder in elsewhere)
    return Check("tests", "tests", (*pytest(), *ignored, *chosen), spreads=True, parts=parts)


def run(checks: Iterable[Check]) -> Iterator[FinishedCheck]:
    for spreads, together in itertools.groupby(checks, lambda check: check.spreads):
        with ThreadPoolExecutor(1 if spreads else SIDE_BY_SIDE) as pool:
            yield from pool.map(run_alone if spreads else run_beside_others, together)


def run_alone(check: Check) -> FinishedCheck:
    print(f"\n== {check.name}", flush=True)
    start = time.monotonic()
    command, left_out = runnable_command(check)
    status, late = ended(command, None) if command else (None, b"")
    print(late.decode(), end="")
    return finished(check, status, start, left_out)


def run_beside_others(check: Check) -> FinishedCheck:
    """Run a check and print its output when it has ended, so that two of them do not talk at once."""
    start = time.monotonic()
    command, left_out = runnable_command(check)
    if not command:
        return finished(check, None, start, left_out)
    status, output = ended(command, subprocess.PIPE)
    with TALKING:
        print(f"\n== {check.name}\n{output.decode(errors='replace')}", end="", flush=True)
        return finished(check, status, start, left_out)


def ended(command: tuple[str, ...], output: int | None) -> tuple[int, bytes]:
    """The exit status of a command, and what it printed to a pipe; it has failed if it goes on for too long."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, check=False, stdout=output, stderr=output and subprocess.STDOUT, timeout=LIMIT_S
        )
    except subprocess.TimeoutExpired as late:
        return 1, (late.output or b"") + f"not at its end after {LIMIT_S / 60:.0f} minutes\n".encode()
    return done.returncode, done.stdout or b""


def runnable_command(check: Check) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The command for what can run here (empty if nothing can), and why the rest is left out.

    To ask what is missing also fetches or builds it. In CI a check that cannot run has failed, and tests that cannot
    run are not left out.
    """
    reason = check.missing()
    if reason:
        return () if in_ci() else check.instead, (f"{check.name}: {reason}",)
    reasons = {part.folder: part.missing() for part in check.parts}
    missing = {folder: reason for folder, reason in reasons.items() if reason}
    ignored = () if in_ci() else tuple(f"--ignore={folder}" for folder in missing)
    return (*check.command, *ignored), tuple(f"{folder}: {reason}" for folder, reason in missing.items())


def finished(check: Check, status: int | None, start: float, left_out: tuple[str, ...]) -> FinishedCheck:
    if status is None and in_ci():
        status = 1
    outcome = FinishedCheck(check, None if status is None else not status, time.monotonic() - start, left_out)
    if status is not None:
        print(f"-- {check.name}: {'FAILED' if status else 'ok'} in {outcome.seconds:.0f} s", flush=True)
    return outcome


if __name__ == "__main__":
    sys.exit(main())
