"""Seeded defects: each breaks a sound design in one place, and the check responsible has to name just that."""

from collections.abc import Mapping

import pytest


def edited(text: str, old: str, new: str) -> str:
    """The text with one place changed, which it has to have once: a defect that is nowhere would prove nothing."""
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    return text.replace(old, new)


def each_of(defects: Mapping[str, tuple[object, ...]], *names: str) -> pytest.MarkDecorator:
    """A test for each of the defects, named after what is wrong; the arguments `names` are the fields of a defect.

    Without names, they are an edit and the complaint that it must cause: `old`, `new` and `expected`.
    """
    return pytest.mark.parametrize(names or ("old", "new", "expected"), defects.values(), ids=defects.keys())
