"""The player that is meant by a typed name."""

import pytest

from roundhouse.games.core.names import leading_name, named, names_meant


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("maria", "María"),
        ("soren", "Søren"),
        ("strasse", "Straße"),
        ("LUKASZ", "Łukasz"),
        ("dorde", "Đorđe"),
        ("gudrun", "Guðrún"),
        ("thora", "Þóra"),
        ("aegir", "Ægir"),
        ("oeuvre", "Œuvre"),
        ("isil", "Işıl"),
        ("o'brien", "O\N{MODIFIER LETTER APOSTROPHE}Brien"),
        ("jean-luc", "Jean\N{NON-BREAKING HYPHEN}Luc"),
    ],
)
def test_a_name_is_found_by_the_letters_of_a_plain_keyboard(typed: str, name: str) -> None:
    names = ["Bo", name, "Ann"]
    assert named(typed, names) == 1
    assert names_meant(typed[:3], names) == [1]
    assert leading_name(f"{typed} 5-6", names) == (1, "5-6")


def test_a_name_that_is_typed_as_it_is_written_goes_first() -> None:
    names = ["Søren", "Soren", "Sören"]
    assert [named(name.upper(), names) for name in names] == [0, 1, 2]
    assert names_meant("sor", names) == [0, 1, 2]
    assert named("soren", [names[0], names[2]]) == -1


def test_marks_that_nobody_sees_are_no_name() -> None:
    assert names_meant("\N{ZERO WIDTH SPACE}", ["Ann", "Bo"]) == []
