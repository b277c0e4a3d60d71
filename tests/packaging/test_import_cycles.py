"""No modules of the program import each other in a circle, not even inside of functions or for types alone."""

import ast
from collections.abc import Collection, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.syntax import tree

SOURCES = Path(__file__).resolve().parents[2] / "host"


def modules(folder: Path) -> dict[str, Path]:
    """The file of each module below a folder, by its dotted name; of a package, its `__init__`."""
    files = {".".join(path.relative_to(folder).with_suffix("").parts): path for path in folder.rglob("*.py")}
    return {name.removesuffix(".__init__"): path for name, path in files.items()}


def imported(name: str, path: Path, known: Collection[str]) -> Iterator[str]:
    """The modules that a module imports, wherever in its file; `from package import module` is not the package."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(tree(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join((*origin, *([node.module] if node.module else [])))
            for each in node.names:
                yield f"{module}.{each.name}" if f"{module}.{each.name}" in known else module


def import_graph(folder: Path) -> dict[str, set[str]]:
    """The modules below a folder that each of them imports."""
    files = modules(folder)
    return {name: {*imported(name, path, files)} & files.keys() - {name} for name, path in files.items()}


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """A circle of imports, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_imports_of_the_program_go_in_circles() -> None:
    graph = import_graph(SOURCES)
    assert len(graph) > 250 and sum(map(len, graph.values())) > 1000
    assert cycle(graph) == []
