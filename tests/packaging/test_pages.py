"""The pages that people read and the comments that cite them: every link, anchor, path and name leads somewhere."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.syntax import tree

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("firmware", "hardware", "host", "tests", "tools")
PAGES = sorted([ROOT / "README.md", *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))])
OVERVIEWS = [page for page in PAGES if page.name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
OF_THE_HOUSE = [
    *(page for page in PAGES if page.name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "FORMATS.md")),
    *(ROOT / page for page in ("README.md", "firmware/README.md", "tools/pico/README.md")),
    *(ROOT / "host/roundhouse" / page for page in ("games/ADDING_A_GAME.md", "i18n/TRANSLATING.md")),
    ROOT / "host/roundhouse/club/mqtt/SCALE.md",
]
"""The pages that speak of the code by its names."""
FROM = (
    ".",
    "host",
    "tests",
    "tools/hardware",
    "host/roundhouse",
    "host/roundhouse/window",
    "firmware",
    "firmware/roundhouse_hub",
)
"""Where the paths begin that a page names in code marks, beside its own folder."""


SUFFIXES = {
    "py",
    "md",
    "toml",
    "json",
    "ftl",
    "txt",
    "html",
    "log",
    "ts",
    "mjs",
    "c",
    "svg",
    "job",
    "sqlite",
    "journal",
}


def without_code(text: str) -> str:
    """The text without its blocks of code, whose brackets are no links."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """The anchors that a forge gives the headings of a page.

    >>> sorted(anchors("# The `hub`, by itself\\n\\n### MT-4\\n"))
    ['mt-4', 'the-hub-by-itself']
    """
    headings = re.findall(r"^#+ +(.+?) *$", without_code(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page: Path, text: str) -> Iterator[str]:
    """The links to files that are not there, and to headings that their page does not have."""
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(text)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists() or (anchor and anchor not in anchors(text if file == page else file.read_text("utf-8"))):
            yield target


def missing_paths(page: Path, text: str) -> Iterator[str]:
    """The paths in code marks that are nowhere: what ends in a slash, or in the suffix of a file of this repository."""
    for path in re.findall(r"`([\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|md|toml|json|ftl|txt)))`", without_code(text)):
        if "/" in path and not any((base / path).exists() for base in (page.parent, *(ROOT / each for each in FROM))):
            yield path


@cache
def members() -> dict[str, set[str]]:
    """The names in each module and class, by its name; those of all of them by the empty one."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    bases: defaultdict[str, set[str]] = defaultdict(set)
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.py"):
            module = tree(file.read_text(encoding="utf-8"))
            _collect(module, file.stem, found, bases)
            found[""] |= {file.stem, file.parent.name, *names_in(module)}
    for kind in tuple(bases):
        for base in _with_bases(kind, bases):
            found[kind] |= found[base]
    return found


def _collect(node: ast.AST, owner: str, found: dict[str, set[str]], bases: dict[str, set[str]]) -> None:
    """Add what a module or class defines to the names of its owner."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.ClassDef):
            found[owner].add(each.name)
            bases[each.name] |= {base.id for base in each.bases if isinstance(base, ast.Name)}
            _collect(each, each.name, found, bases)
        else:
            found[owner] |= {*names_in(each)}


def _with_bases(kind: str, bases: dict[str, set[str]]) -> set[str]:
    known = {kind}
    while more := {base for name in known for base in bases.get(name, ())} - known:
        known |= more
    return known


def names_in(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        match each:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.ClassDef(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.alias(name=name):
                yield from name.split(".")
            case ast.keyword(arg=str(name)):
                yield name


def unknown_names(text: str) -> Iterator[str]:
    """The names of functions, classes and constants in code marks that no source has, and unknown `make` targets.

    >>> [*unknown_names("`Hub.step`, `Hub.stoop`, `Hubb`, `hub_stoop`, `roundhouse`, `make test`, `make tea`")]
    ['Hub.stoop', 'Hubb', 'hub_stoop', 'make tea']
    """
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for mark in re.findall(r"`([^`\n]+)`", without_code(text)):
        if mark.startswith("make ") and mark.split()[1] not in targets:
            yield mark
        named = re.fullmatch(r"(?:(?:case|if) )?(?:(\w+)\.)?(\w+)(?:\(.*\))?", mark)
        if (
            mark == "None"
            or named is None
            or not re.search(r"[A-Z][a-z]|\w_\w|\w\(|^[A-Za-z]\w*\.\w", mark)
            or named[2] in SUFFIXES
        ):
            continue
        owner, name = named.groups("")
        if name not in members()[owner if owner in members() else ""]:
            yield mark


@pytest.mark.parametrize("page", OF_THE_HOUSE, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_name_that_a_page_of_the_house_uses_is_in_the_code(page: Path) -> None:
    assert list(unknown_names(page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert list(broken_links(page, page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("page", OVERVIEWS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_that_an_overview_names_is_there(page: Path) -> None:
    assert list(missing_paths(page, page.read_text(encoding="utf-8"))) == []


def test_what_the_code_cites_is_there() -> None:
    cited = re.compile(r"((?:ARCHITECTURE|RULES)\.md)#([\w-]+)")
    known = {
        "ARCHITECTURE.md": anchors((ROOT / "host/ARCHITECTURE.md").read_text(encoding="utf-8")),
        "RULES.md": anchors((ROOT / "host/roundhouse/games/RULES.md").read_text(encoding="utf-8")),
    }
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 500
    wrong = [
        f"{file.relative_to(ROOT)}: {name}#{anchor}"
        for file in files
        for name, anchor in cited.findall(file.read_text(encoding="utf-8"))
        if anchor not in known[name]
    ]
    assert wrong == []


def test_no_code_cites_a_page_that_is_not_in_the_repository() -> None:
    elsewhere = re.compile(r"\bDESIGN\b|\b(?:those in|clause of|from|that) RULES\b(?!\.md)|\b[Tt]he seed says that")
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for folder in FOLDERS
        for file in (ROOT / folder).rglob("*.py")
        if file != Path(__file__)
        for line in file.read_text(encoding="utf-8").splitlines()
        if elsewhere.search(line)
    ]
    assert found == []
