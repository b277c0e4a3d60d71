"""The scripts and style sheets of pages that televisions show are those of Chromium 70: ES2018, and nothing newer."""

import re
import subprocess
from pathlib import Path

import pytest
from tools.pico.emulation.node import node
from tools.pico.emulation.npm import packages

ROOT = Path(__file__).parents[2]
HOST = ROOT / "host" / "roundhouse"
SCRIPTS = sorted(HOST.glob("*/static/*.js"))
STYLES = [HOST / "web/static/base.css", HOST / "phones/static/phone.css", HOST / "phones/static/table.css",
          HOST / "club/static/hall.css"]  # fmt: skip
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
NEW_SELECTOR = re.compile(r":(has|is|where|focus-visible)\b")
NEW_VALUE = re.compile(r"\b(min|max|clamp)\(|\d(dvh|svh|lvh|dvw)\b|color-mix\(|\banywhere\b")
NEW_PROPERTY = {
    "inset",
    "aspect-ratio",
    "row-gap",
    "translate",
    "rotate",
    "scale",
    "accent-color",
    "content-visibility",
}
"""Without them a page looks right only by luck: name an older one instead."""


def acorn(script: Path, version: int) -> subprocess.CompletedProcess[str]:
    """The complaint about a script of a parser for this version of the language."""
    program = packages(ROOT / "tools" / "acorn") / "node_modules" / "acorn" / "bin" / "acorn"
    words = [node(), str(program), f"--ecma{version}", "--silent", str(script)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_of_the_language_that_old_televisions_know(script: Path) -> None:
    said = acorn(script, 2018)
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize("newer", ["a ??= b;", "a?.b;", "try { a(); } catch { b(); }", "a ?? b;"])
def test_what_is_newer_is_found(newer: str, tmp_path: Path) -> None:
    script = tmp_path / "newer.js"
    script.write_text(newer, encoding="utf-8")
    assert acorn(script, 2018).returncode != 0 and acorn(script, 2021).returncode == 0


def newer_in(style: str) -> list[str]:
    """Parts of a style sheet that an old browser does not know, and nothing older stands in for."""
    found = []
    for selector, body in RULE.findall(re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)):
        if NEW_SELECTOR.search(selector) and "," in re.sub(r"\([^)]*\)", "", selector):
            found.append(selector.strip())  # a list with one unknown selector is dropped as a whole
        known = set()
        for declaration in filter(None, map(str.strip, body.split(";"))):
            name, _, value = declaration.partition(":")
            if name.strip() in NEW_PROPERTY or (NEW_VALUE.search(value) and name not in known):
                found.append(declaration)
            known.add(name)
    return found


@pytest.mark.parametrize("style", STYLES, ids=lambda path: path.name)
def test_a_style_sheet_has_something_older_for_all_that_is_newer(style: Path) -> None:
    assert newer_in(style.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("style", "found"),
    [
        ("a { width: min(1px, 2vw); }", ["width: min(1px, 2vw)"]),
        ("a { width: 1px; width: min(1px, 2vw); }", []),
        ("a, b:has(c) { color: red; }", ["a, b:has(c)"]),
        ("b:has(c, d) { color: red; }", []),
        ("@media (x) { a { inset: 0; } }", ["inset: 0"]),
    ],
)
def test_what_is_newer_in_a_style_sheet_is_found(style: str, found: list[str]) -> None:
    assert newer_in(style) == found
