"""The reach of the actions: the files of the product that name one, by its class or by its word on the wire.

Python counts where it imports `roundhouse.actions` and uses a kind; a template or a script where it hands on its word,
as in `data-act="draw"`. `tests/actions` proves that no Python does that.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.figures.report import FigureSection, Report

import roundhouse
from roundhouse.actions import REGISTRY

HOUSE = Path(roundhouse.__file__).parent
KINDS = {kind.__name__ for kind in REGISTRY.values()}
WIRE = re.compile(r"""(?:data-(?:act|sort)=|\b(?:act|press|offer|submit|startswith)\(\s*)["'`]([\w-]+)""")


def named_in(path: Path) -> set[str]:
    """The actions that a file names."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return set(WIRE.findall(text)) & REGISTRY.keys()
    nodes = list(ast.walk(ast.parse(text)))
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    names = {each.name for node in nodes if isinstance(node, ast.ImportFrom) for each in node.names}
    if not any(module.startswith("roundhouse.actions") for module in modules) and "actions" not in names:
        return set()
    used = {
        getattr(node, "id", getattr(node, "attr", "")) for node in nodes if isinstance(node, ast.Name | ast.Attribute)
    }
    return used & KINDS


def reach() -> Iterator[tuple[Path, set[str]]]:
    """Each file outside of the actions' own package that names an action, with what it names."""
    for path in sorted(HOUSE.rglob("*")):
        looked_at = path.suffix in (".py", ".html", ".js") and not path.is_relative_to(HOUSE / "actions")
        if looked_at and (named := named_in(path)):
            yield path.relative_to(HOUSE), named


def run(report: Report) -> None:
    found = dict(reach())
    report.settings(f"{len(KINDS)} actions; files of host/roundhouse outside of actions/")
    report.figure("files that name an action", len(found), "")
    report.figure("  two or more", sum(len(named) > 1 for named in found.values()), "")
    by_file = [f"{path.as_posix()} ({len(named)})" for path, named in found.items()]
    report.settings("\n  ".join(by_file))


SECTION = FigureSection("actions", "Actions: how many files name one", run)
