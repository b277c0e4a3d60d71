"""Tells whether the generated files under hardware/ match their sources, without generating them again.

Each group of outputs has a stamp, hardware/stamps/GROUP.json: the version that made it, one hash of all its sources,
and a hash of each output. `stale` compares them and needs none of the large tools. The hash of the sources covers what
can change an output: code and data, but no comments and no docstrings.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import tokenize
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.hardware.tables import ROOT

from roundhouse import __version__

CASE = ("hardware/case/inputs.json", "tools/hardware/case/*/*.py")


@dataclass(frozen=True)
class Group:
    """Outputs that one step makes, and its sources: glob patterns relative to the project's root."""

    sources: tuple[str, ...]
    outputs: tuple[str, ...]


GROUPS = {
    "board": Group(
        ("hardware/board/*/*.kicad_pcb", "hardware/board/*/*.kicad_pro", "hardware/board/*/*.kicad_sch"),
        ("hardware/board/*/fab/*", "hardware/board/*/*.svg", "hardware/schematic/*"),
    ),
    "case": Group(CASE, ("hardware/case/out/*", "hardware/case/loads/*")),
}


def stamp(name: str, root: Path = ROOT, version: str = __version__) -> None:
    """Records that this group's outputs were just made from their sources."""
    group = GROUPS[name]
    sources, made = _files(group.sources, root), outputs(name, root)
    text = {
        "version": version,
        "sources": _hash(sources, root, essence),
        "outputs": {str(path.relative_to(root).as_posix()): _hash([path], root) for path in made},
    }
    target = _stamp_of(name, root)
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(text, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def stale(names: Iterable[str] = (), root: Path = ROOT) -> list[str]:
    """One sentence for each group or output that does not match; all groups when `names` is empty."""
    return [fault for name in names or GROUPS for fault in _faults(name, root)]


def _faults(name: str, root: Path) -> list[str]:
    group = GROUPS[name]
    path = _stamp_of(name, root)
    if not path.is_file():
        return [f"The {name} of the hardware has no stamp; run `make hardware`."]
    noted = json.loads(path.read_text(encoding="utf-8"))
    if noted["sources"] != _hash(_files(group.sources, root), root, essence):
        return [f"The {name} of the hardware is older than its sources; run `make hardware`."]
    found = {file.relative_to(root).as_posix(): _hash([file], root) for file in outputs(name, root)}
    faults = []
    for output in sorted(found.keys() | noted["outputs"].keys()):
        if output not in found:
            faults.append(f"{output} is missing; run `make hardware`.")
        elif output not in noted["outputs"]:
            faults.append(f"{output} was not made by `make hardware`; remove it.")
        elif found[output] != noted["outputs"][output]:
            faults.append(f"{output} was changed after it was made; run `make hardware`.")
    return faults


def outputs(name: str, root: Path = ROOT) -> list[Path]:
    """The output files of a group that exist now."""
    return _files(GROUPS[name].outputs, root)


def version(name: str, root: Path = ROOT) -> str:
    """The version that made a group."""
    return str(json.loads(_stamp_of(name, root).read_text(encoding="utf-8"))["version"])


def _stamp_of(name: str, root: Path) -> Path:
    return root / "hardware" / "stamps" / f"{name}.json"


def _files(patterns: Iterable[str], root: Path) -> list[Path]:
    found: set[Path] = set()
    for pattern in patterns:
        found.update(path for path in root.glob(pattern) if path.is_file() and "__pycache__" not in path.parts)
    return sorted(found)


def essence(path: Path) -> bytes:
    """The text that can change an output: the data of a TOML file, the code of a Python file, all of any other file.

    The bytes are the same under every Python version, which those of `ast.dump` and `ast.unparse` are not.
    """
    if path.suffix == ".toml":
        return json.dumps(tomllib.loads(path.read_text(encoding="utf-8")), sort_keys=True).encode()
    if path.suffix == ".py":
        return _code(path.read_text(encoding="utf-8")).encode()
    return path.read_bytes()


def _code(text: str) -> str:
    """Python source without comments, docstrings and blank lines."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            match node.body:
                case [ast.Expr(value=ast.Constant(value=str())) as docstring, *_]:
                    first, last = docstring.lineno - 1, docstring.end_lineno or docstring.lineno
                    lines[first:last] = [""] * (last - first)
    return "\n".join(line for line in lines if line)


def _hash(files: Iterable[Path], root: Path, content_of: Callable[[Path], bytes] = Path.read_bytes) -> str:
    total = hashlib.sha256()
    for file in files:
        content = content_of(file)
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()
