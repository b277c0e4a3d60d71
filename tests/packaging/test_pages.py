"""The pages that people read and the comments that cite them: every link, anchor, path and name leads somewhere."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.syntax import tree

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("firmware", "hardware", "host", "tests", "tools")
PAGES = sorted([ROOT / "README.md", *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))])
WRITTEN_BY_PROGRAMS = re.compile(r"[Gg]enerated by `make|The command writes this page|`make sheets` writes it")
BY_HAND = [page for page in PAGES if not WRITTEN_BY_PROGRAMS.search(page.read_text(encoding="utf-8")[:400])]
OF_OTHERS = {"HttpOnly", "Host", "Origin", "Secure", "NaN", "KICAD_CLI", "V_Cuts", "NAME.pem"}
"""Words in code marks that are not names of ours: of HTTP, of numbers, of KiCad, and of files that people name."""
FROM = (
    ".",
    "host",
    "tests",
    "tests/games/cyprus_package",
    "tools/hardware",
    "host/roundhouse",
    "host/roundhouse/i18n/locales",
    "host/roundhouse/window",
    "firmware",
    "firmware/roundhouse_hub",
)
"""Where the paths begin that a page names in code marks, beside its own folder."""


SUFFIXES = {
    *("py", "md", "toml", "json", "ftl", "txt", "html", "log", "ts", "mjs", "c", "svg", "job", "sqlite", "journal"),
    *("tsv", "pem", "deb", "kicad_sch", "kicad_sym", "pretty"),
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
def sources() -> dict[Path, str]:
    """The text of each Python file."""
    return {file: file.read_text(encoding="utf-8") for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")}


@cache
def names_of(file: Path) -> set[str]:
    return {*names_in(tree(sources()[file]))}


@cache
def is_known(name: str) -> bool:
    """Whether a file, a folder or something in the code is called so; only files that do not define it are parsed."""
    if any(name in (file.stem, file.parent.name) for file in sources()):
        return True
    defined = re.compile(rf"^ *(?:def|class|async def) {name}\b|^ *{name}(?:: .+)? = |[\"']{name}[\"']", re.MULTILINE)
    having = [file for file, text in sources().items() if name in text and file != Path(__file__)]
    return any(defined.search(sources()[file]) for file in having) or any(name in names_of(file) for file in having)


@cache
def members(kind: str) -> set[str]:
    """The names in the classes that are called so, and in those that they extend; none where there is no such class."""
    found, kinds = set[str](), [kind]
    for each in kinds:
        for text in sources().values():
            if f"class {each}" not in text:
                continue
            for node in ast.walk(tree(text)):
                if isinstance(node, ast.ClassDef) and node.name == each:
                    found |= {name for child in node.body for name in names_in(child)}
                    kinds += [base.id for base in node.bases if isinstance(base, ast.Name) and base.id not in kinds]
    return found


NAMED: dict[type[ast.AST], str] = {
    ast.Name: "id",
    ast.Attribute: "attr",
    **dict.fromkeys((ast.arg, ast.keyword), "arg"),
    **dict.fromkeys((ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.alias), "name"),
}
"""The field of a node that is a name."""


def names_in(node: ast.AST) -> Iterator[str]:
    """The names in the code below a node, and the texts in it that can be names: of fields, cues and variables."""
    for each in ast.walk(node):
        if name := getattr(each, NAMED.get(type(each), ""), None):
            yield from name.split(".")
        elif isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value.isidentifier():
            yield each.value


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
            mark in ("None", *OF_OTHERS)
            or named is None
            or not re.search(r"[A-Z][a-z]|\w_\w|\w\(|^[A-Za-z]\w*\.\w", mark)
            or named[2] in SUFFIXES
        ):
            continue
        owner, name = named.groups("")
        of_class = members(owner) if owner[:1].isupper() else set()
        if not (name in of_class if of_class else is_known(name)):
            yield mark


@pytest.mark.parametrize("page", BY_HAND, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_name_that_a_page_uses_is_in_the_code(page: Path) -> None:
    assert list(unknown_names(page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert list(broken_links(page, page.read_text(encoding="utf-8"))) == []


def wide_lines(text: str) -> Iterator[str]:
    """The lines of prose, in no table, code or picture, that are wider than 120 columns."""
    for line in without_code(text).splitlines():
        if len(line) > 120 and " " in line.strip() and not line.startswith(("    ", "|", "#", "![")):
            yield line


@pytest.mark.parametrize("page", BY_HAND, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_prose_that_people_write_is_at_most_120_columns_wide(page: Path) -> None:
    assert list(wide_lines(page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("page", BY_HAND, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_that_a_page_names_is_there(page: Path) -> None:
    assert list(missing_paths(page, page.read_text(encoding="utf-8"))) == []


def test_what_the_code_cites_is_there() -> None:
    cited = re.compile(r"((?:ARCHITECTURE|RULES)\.md)#([\w-]+)")
    known = {
        "ARCHITECTURE.md": anchors((ROOT / "host/ARCHITECTURE.md").read_text(encoding="utf-8")),
        "RULES.md": anchors((ROOT / "host/roundhouse/games/RULES.md").read_text(encoding="utf-8")),
    }
    assert len(sources()) > 500
    wrong = [
        f"{file.relative_to(ROOT)}: {name}#{anchor}"
        for file, text in sources().items()
        for name, anchor in cited.findall(text)
        if anchor not in known[name]
    ]
    assert wrong == []


def test_no_code_cites_a_page_that_is_not_in_the_repository() -> None:
    elsewhere = re.compile(r"\bDESIGN\b|\b(?:those in|clause of|from|that) RULES\b(?!\.md)|\b[Tt]he seed says that")
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file, text in sources().items()
        if file != Path(__file__)
        for line in text.splitlines()
        if elsewhere.search(line)
    ]
    assert found == []
