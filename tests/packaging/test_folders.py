"""The tree shows what is where: a folder is small, and says in two sentences what is in it and what is not."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("firmware", "host", "tests", "tools")
MOST = 15


def test_no_folder_has_more_than_fifteen_modules() -> None:
    sizes = Counter(path.parent for part in PARTS for path in (ROOT / part).rglob("*.py"))
    assert {str(folder): size for folder, size in sizes.items() if size > MOST} == {}


def test_each_package_says_what_is_in_it_and_what_is_not() -> None:
    packages = [path for part in PARTS for path in (ROOT / part).rglob("__init__.py")]
    said = {path: ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "" for path in packages}
    assert [path for path, text in said.items() if len(re.findall(r"\.(?=\s|$)", text)) < 2] == []
