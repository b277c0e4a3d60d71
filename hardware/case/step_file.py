"""Makes a STEP file smaller without changing its solid: equal points and directions are told once, and no finer than a
millionth of a millimeter.

>>> print(condense("#1 = DIRECTION('',(0.,0.25881904510252,1.));\\n#2 = DIRECTION('',(0.,0.25881904510253,1.));"
...     "\\n#3 = AXIS(#1,\\n  #2);\\n"), end="")
#1 = DIRECTION('',(0.,0.2588190451,1.));
#3 = AXIS(#1,#1);
"""

from __future__ import annotations

import re

SHARED = ("CARTESIAN_POINT", "DIRECTION", "VECTOR", "AXIS2_PLACEMENT_3D")  # values; what joins solids stays as it is
DECIMALS = {"CARTESIAN_POINT": 6, "DIRECTION": 10}
ENTITY = re.compile(r"#(\d+) = ([A-Z0-9_]*)(\(.*?\));\n", re.DOTALL)
NUMBER = re.compile(r"-?\d+\.\d+(?:E[+-]?\d+)?")
MARK = re.compile(r"#(\d+)")


def condense(text: str) -> str:
    """The same file, smaller; what it holds beside entities is not touched."""
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
    """Marks of entities that say the same as an earlier one -> the earlier one's mark."""
    first: dict[tuple[str, str], str] = {}
    found = {}
    for mark, entity in entities.items():
        if entity[0] in SHARED and mark not in known and first.setdefault(entity, mark) != mark:
            found[mark] = first[entity]
    return found


def _pointing(body: str, other: dict[str, str]) -> str:
    return MARK.sub(lambda found: "#" + other.get(found[1], found[1]), body)


def _plain(kind: str, body: str) -> str:
    """What an entity holds in one line, numbers as short as they may be."""
    body = re.sub(r"\n\s*", "", body)
    return NUMBER.sub(lambda found: _short(found[0], DECIMALS[kind]), body) if kind in DECIMALS else body


def _short(number: str, decimals: int) -> str:
    rounded = f"{float(number):.{decimals}f}".rstrip("0")
    return "0." if rounded == "-0." else rounded
