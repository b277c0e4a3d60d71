"""Writes the version into generated files, in the place that each format has for comments.

Drawings and pages that already show the version are left alone. A mark changes nothing that a printer, a board house or
a viewer uses, so it can be set after the large tools have run.

>>> marked("a.drl", b"M48\\nMETRIC\\n", "1.2.3").decode()
'M48\\n; Roundhouse 1.2.3\\nMETRIC\\n'
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path

from roundhouse import __version__

PNG_HEAD = 33  # signature and the first chunk, which holds the size


def mark(paths: Iterable[Path], version: str = __version__) -> None:
    """Marks each of these files that has no mark."""
    for path in paths:
        data = path.read_bytes()
        if not tells(data, version):
            path.write_bytes(marked(path.name, data, version))


def faults(paths: Iterable[Path], version: str, root: Path) -> list[str]:
    """One sentence for each of these files that has no mark."""
    return [
        f"{path.relative_to(root).as_posix()} does not say that version {version} made it; run `make hardware`."
        for path in paths
        if not tells(path.read_bytes(), version)
    ]


def tells(data: bytes, version: str) -> bool:
    """Whether a file names the version of Roundhouse that made it.

    >>> tells(b"_Version 1.2.3. Written by", "1.2.3"), tells(b"Roundhouse 1.2.30", "1.2.3")
    (True, False)
    """
    number = re.escape(version.encode())
    said = rb'(Roundhouse( \w+)?|Version|"version":|"?VERSION"?:) "?' + number + rb"(?![.\d]*\d)"
    return re.search(said, data) is not None


def marked(name: str, data: bytes, version: str) -> bytes:
    """The file with its mark. Raises ValueError for an unknown kind of file, or one that lacks the place for a mark."""
    kind = name.rpartition(".")[2]
    words = f"Roundhouse {version}"
    if kind == "png":
        return data[:PNG_HEAD] + _chunk(b"tEXt", b"Software\0" + words.encode("ascii")) + data[PNG_HEAD:]
    if kind not in PLACES:
        raise ValueError(
            f"Files of the kind .{kind} have no known place for the version: add one to version_marks.PLACES."
        )
    pattern, instead = PLACES[kind]
    text, count = re.subn(pattern, lambda found: instead(found, words), data.decode("utf-8"), count=1)
    if not count:
        raise ValueError(f"{name} lacks the place for its version.")
    return (text if kind != "csv" else _padded(text)).encode("utf-8")


Instead = Callable[[re.Match[str], str], str]

# Kind of file -> where the mark goes, and its text.
PLACES: dict[str, tuple[str, Instead]] = {
    "step": (r"(FILE_DESCRIPTION\(\()'[^']*'", lambda found, words: f"{found[1]}'{words}'"),
    "svg": (r"</title>", lambda found, words: f". {words}{found[0]}"),
    "gbr": (r"\A", lambda _, words: f"G04 {words}*\n"),
    "drl": (r"\AM48\n", lambda found, words: f"{found[0]}; {words}\n"),
    "txt": (r"\A.*\n", lambda found, words: f"{found[0]}** {words} **\n"),
    "csv": (r"\A.*", lambda found, words: f"{found[0]},{words}"),
    "kicad_mod": (r"\(descr \"([^\"]*)\"\)", lambda found, words: f'(descr "{found[1]}. {words}")'),
    "kicad_pro": (r'"text_variables": \{\}', lambda _, words: f'"text_variables": {{"VERSION": "{words}"}}'),
    "net": (r"\(rev\)", lambda _, words: f'(rev "{words}")'),
}


def _padded(text: str) -> str:
    """A CSV file with one more column: the mark in the header row, empty cells below."""
    head, *rows = text.splitlines()
    return "\n".join([head, *(f"{row}," for row in rows)]) + "\n"


def _chunk(kind: bytes, content: bytes) -> bytes:
    """A chunk of a PNG file."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
