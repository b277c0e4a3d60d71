"""Names that mean one player are one, and those that people write in their languages are valid."""

from unicodedata import normalize

import pytest

from roundhouse.games.core.names import identity
from roundhouse.records.player_names import fault_of_names, letters_of, tidy

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
TWINS = [
    ("O'Brien", "O\u2019BRIEN"),
    ("\u00c1ine", normalize("NFD", "\u00e1INE")),
    ("Bo", "B\u043e"),
    ("Bo", "\u0412\u041e"),
    ("Bo", "\uff22\uff4f"),
    ("Bo", "B\u200do"),
    ("Bo", "Bo\ufe00"),
    ("Bo", "B\U000e0100o"),
    ("Bo", "Bo\u17b4"),
    ("Bo", "B\u180bo"),
    ("Adele", "\u0410\u0501\u0435\u04cf\u0435"),
    ("Niko", "\u039diko"),
    ("Ann-Lee", "Ann\u2011Lee"),
    ("Ann Lee", " ann\u00a0 lee"),
    ("Stra\u00dfe", "STRASSE"),
    ("\u041a\u03a9\u03a3\u03a4\u0391\u03a3".replace("\u041a", "\u039a"), "\u039a\u03c9\u03c3\u03c4\u03b1\u03c2"),
]
OTHERS = [
    ("Maria", "Mar\u00eda"),
    ("Zoe", "Zo\u00eb"),
    ("Ann", "Anne"),
    ("\u0418\u0440\u0430", "\u0418\u0440\u0438\u043d\u0430"),
    (FAMILY, "\U0001f468\u200d\U0001f469\u200d\U0001f466"),
]


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_spellings_that_look_the_same_are_one_player(one: str, other: str) -> None:
    assert identity(one) == identity(other)
    assert str(fault_of_names([tidy(one), tidy(other)], 2)) == "a different name for each player"


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_names_that_people_tell_apart_are_two_players(one: str, other: str) -> None:
    assert identity(one) != identity(other)
    assert fault_of_names([one, other], 2) is None


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Ann", 3),
        (normalize("NFD", "Zo\u00eb"), 3),
        (FAMILY, 1),
        (SCOTLAND, 1),
        ("\U0001f44d\U0001f3fd", 1),
        ("\U0001f1e9\U0001f1ea\U0001f1ea\U0001f1f8", 2),
        ("\u2764\ufe0f", 1),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", 6),
        ("\u0928\u093f\u0936\u093e", 2),
        ("", 0),
    ],
)
def test_letters_are_counted_as_people_count_them(name: str, letters: int) -> None:
    assert len(letters_of(name)) == letters
    assert "".join(letters_of(name)) == name


@pytest.mark.parametrize(
    "name",
    [
        FAMILY,
        SCOTLAND,
        f"Ann {FAMILY}",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "\u0418\u0440\u0430",
        "Ng\u1ecdc",
    ],
)
def test_names_of_all_languages_and_emoji_are_valid(name: str) -> None:
    assert fault_of_names([name], 1) is None


@pytest.mark.parametrize(
    "name", ["\u200d", "A\u0000", "A\u202eB", "\u3164", "\u2800", "Z" + "\u0301\u0302\u0303\u0304\u0305\u0306"]
)
def test_names_that_cannot_be_seen_or_cover_others_are_not(name: str) -> None:
    assert fault_of_names([name], 1) is not None
