"""ARCHITECTURE.md says the same of imports, and of what modules touch, as the contracts and the source."""

import ast
import re
import tomllib
from collections.abc import Iterator

import pytest
from tests.i18n.source import HOST, files
from tests.syntax import tree

from roundhouse.games import GAMES

ROOT = HOST.parents[1]
PAGE = (ROOT / "host/ARCHITECTURE.md").read_text(encoding="utf-8")
TOUCHES = {
    "files": {"sqlite3.connect", "os.open", "os.replace", "shutil.copyfile", "wave.open", "whole_file.write_whole"},
    "a clock": {
        *(f"time.{name}" for name in ("time", "monotonic", "monotonic_ns", "perf_counter", "thread_time", "sleep")),
        *("datetime.datetime.now", "datetime.date.today", "pygame.time.Clock", "pygame.time.get_ticks"),
    },
    "chance": {f"secrets.{name}" for name in ("choice", "randbits", "token_bytes", "token_hex", "token_urlsafe")},
    "threads": {"threading.Thread", "concurrent.futures.ThreadPoolExecutor", "asyncio.to_thread"},
    "processes": {
        *("subprocess.Popen", "subprocess.run", "multiprocessing.get_context", "multiprocessing.Process"),
        "concurrent.futures.ProcessPoolExecutor",
    },
}
"""The functions and classes by which a module touches each of these."""
WRITES = {"write_text", "write_bytes", "mkdir", "unlink"}
"""Methods of a path that touch files."""


def imported_names(module: ast.Module) -> dict[str, str]:
    """The module or attribute that each imported name stands for."""
    found: dict[str, str] = {}
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            for each in node.names:
                found[each.asname or each.name.split(".")[0]] = each.name if each.asname else each.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
    return found


def touched(module: ast.Module) -> Iterator[str]:
    """The kinds of things that a module touches."""
    names = imported_names(module)
    for node in ast.walk(module):
        if full := full_name(node, names).removeprefix("roundhouse."):
            yield from (kind for kind, calls in TOUCHES.items() if full in calls)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            modes = {each.value for each in node.args if isinstance(each, ast.Constant)}
            if node.func.attr in WRITES or (node.func.attr == "open" and modes & {"w", "a", "wb"}):
                yield "files"


def full_name(node: ast.AST, names: dict[str, str]) -> str:
    """The dotted name of what is imported from elsewhere; empty for all else."""
    if isinstance(node, ast.Attribute):
        holder = full_name(node.value, names)
        return holder and f"{holder}.{node.attr}"
    return names.get(node.id, "") if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("from time import monotonic\ndef now(clock=monotonic): ...", "a clock"),
        ("import time\ntime.sleep(1)", "a clock"),
        ("import threading\nthreading.Thread(target=print).start()", "threads"),
        ("import subprocess as sub\nsub.Popen([])", "processes"),
        ("from roundhouse.whole_file import write_whole\nwrite_whole(path, '')", "files"),
        ("path.open('a')", "files"),
        ("import secrets\nsecrets.choice('ab')", "chance"),
    ],
)
def test_what_a_module_touches_is_found(source: str, kind: str) -> None:
    assert {*touched(ast.parse(source))} == {kind}


def test_what_a_module_touches_the_page_allows() -> None:
    section = PAGE.partition("## What a module may touch")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (?P<kind>[\w ]+) \| (?P<places>.+?) \|", section, re.MULTILINE)
    allowed = {kind: re.findall(r"\]\(roundhouse/([\w/.]+)\)", places) for kind, places in rows if kind in TOUCHES}
    assert allowed.keys() == TOUCHES.keys()
    sources = {path.relative_to(HOST).as_posix(): tree(path.read_text(encoding="utf-8")) for path in files()}
    touching = {name: {*touched(module)} for name, module in sources.items()}
    found = {kind: {name for name, kinds in touching.items() if kind in kinds} for kind in TOUCHES}
    for kind, places in allowed.items():
        outside = {name for name in found[kind] if not any(_is_in(name, place) for place in places)}
        idle = {place for place in places if not any(_is_in(name, place) for name in found[kind])}
        assert (kind, outside, idle) == (kind, set(), set())


def _is_in(name: str, place: str) -> bool:
    return name == place or name.startswith(f"{place.rstrip('/')}/")


def test_the_layers_on_the_page_are_those_of_the_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = contracts["contracts"][0]["layers"]
    said = PAGE.partition("## What each package may import")[2].partition("```\n")[2].partition("```")[0]
    names = [re.findall(r"[\w.]+", layer) for layer in said.split("→")]
    assert names == [[name.removeprefix("roundhouse.") for name in layer.split(" | ")] for layer in layers]


def test_contributing_says_what_to_run_for_each_package() -> None:
    text = (ROOT / "host/CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("| You change | Run |")[2].partition("\n\n")[0]
    changed = {name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)/`", row.split("|")[1])}
    assert changed >= {path.parent.name for path in HOST.glob("*/__init__.py")}
    assert [path for path in re.findall(r"tests/[\w/]+", table) if not (ROOT / path).is_dir()] == []


def test_adding_a_game_names_each_file_that_lists_all_games() -> None:
    page = (ROOT / "host/roundhouse/games/ADDING_A_GAME.md").read_text(encoding="utf-8")
    names = [re.compile(rf"\b(?:{name}|{GAMES[name].__name__})\b") for name in GAMES]
    listing = [
        path.relative_to(ROOT)
        for pattern in ("*.md", "*.toml", "host/**/*.py", "tests/**/*.py", "tools/**/*.py")
        for path in sorted(ROOT.glob(pattern))
        if all(name.search(path.read_text(encoding="utf-8")) for name in names)
    ]
    assert len(listing) > 8
    assert [path.as_posix() for path in listing if path.as_posix() not in page and path.name not in page] == []


def test_the_table_of_packages_has_each_of_them() -> None:
    packages = {path.parent.name + "/" for path in HOST.glob("*/__init__.py")}
    modules = {path.name for path in HOST.glob("*.py")} - {"__init__.py", "__main__.py", "cli.py"}
    table = PAGE.partition("The host's packages:")[2].partition("\n## ")[0]
    assert {*re.findall(r"\[`([\w/.]+)`\]\(roundhouse", table)} >= packages | modules


def test_screens_and_makers_of_pages_are_named_so() -> None:
    kinds = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in files()
        for node in ast.walk(tree(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    bases = {base for each in kinds.values() for base in each}
    for suffix, root in (("Screen", "Screen"), ("Page", "PagePresenter")):
        found = {name for name, above in kinds.items() if root in above or any(each.endswith(suffix) for each in above)}
        assert root in bases and [name for name in found if not name.strip("_").endswith(suffix)] == []
