"""Makes a STEP file smaller without changing its solid: stores equal points and directions once, rounded to a
hundred-millionth of a millimeter.

>>> print(condense("#1 = DIRECTION('',(0.,0.25881904510252,1.));\\n#2 = DIRECTION('',(0.,0.25881904510253,1.));"
...     "\\n#3 = AXIS(#1,\\n  #2);\\n"), end="")
#1 = DIRECTION('',(0.,0.258819045103,1.));
#3 = AXIS(#1,#1);
"""

from __future__ import annotations

import re

SHARED = (
    "CARTESIAN_POINT",
    "DIRECTION",
    "VECTOR",
    "AXIS2_PLACEMENT_3D",
)  # value types; entities that define topology stay as they are
DECIMALS = {"CARTESIAN_POINT": 8, "DIRECTION": 12}
ENTITY = re.compile(r"#(\d+) = ([A-Z0-9_]*)(\(.*?\));\n", re.DOTALL)
NUMBER = re.compile(r"-?\d+\.\d+(?:E[+-]?\d+)?")
MARK = re.compile(r"#(\d+)")


def condense(text: str) -> str:
    """The same file, smaller; everything but the entities is left alone."""
    entities = {found[1]: (found[2], _plain(found[2], found[3])) for found in ENTITY.finditer(text)}
    same: dict[str, str] = {}
    while again := _twins(entities, same):
        same |= again
        entities = {mark: (kind, _pointing(body, again)) for mark, (kind, body) in entities.items()}

    def written(found: re.Match[str]) -> str:
        kind, body = entities[found[1]]
        return "" if found[1] in same else f"#{found[1]} = {kind}{body};\n"

    return ENTITY.sub(written, text)


def _twins(entities: dict[str, tuple[str, str]], known: dict[str, str]) -> dict[str, str]:
    """Id of an entity that equals an earlier one -> the earlier id."""
    first: dict[tuple[str, str], str] = {}
    found = {}
    for mark, entity in entities.items():
        if entity[0] in SHARED and mark not in known and first.setdefault(entity, mark) != mark:
            found[mark] = first[entity]
    return found


def _pointing(body: str, other: dict[str, str]) -> str:
    return MARK.sub(lambda found: "#" + other.get(found[1], found[1]), body)


def _plain(kind: str, body: str) -> str:
    """The body of an entity on one line, with the shortest numbers."""
    body = re.sub(r"\n\s*", "", body)
    return NUMBER.sub(lambda found: _short(found[0], DECIMALS[kind]), body) if kind in DECIMALS else body


def _short(number: str, decimals: int) -> str:
    rounded = f"{float(number):.{decimals}f}".rstrip("0")
    return "0." if rounded == "-0." else rounded
