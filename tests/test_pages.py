"""The pages that people read and the comments that cite them: every link, anchor and path leads somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("firmware", "hardware", "host", "tests", "tools")
PAGES = sorted([ROOT / "README.md", *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))])
OVERVIEWS = [page for page in PAGES if page.name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
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
