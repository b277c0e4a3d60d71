"""The names of an evening's players: read from a list, and recognized as a table writes them."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.catalogs import Message
from roundhouse.club.players import (
    LONGEST_SIGNED_IN,
    ClubPlayer,
    Columns,
    by_player,
    columns_to_choose,
    is_short_for,
    read_players,
)
from roundhouse.records.csv_cells import text_of

NAMES = st.lists(
    st.text("abAB -", min_size=1, max_size=5).filter(lambda text: text.strip(" -")), min_size=1, max_size=4
)


def test_a_name_longer_than_the_evening_has_room_for_is_a_fault_of_its_line() -> None:
    fits, long = "x" * LONGEST_SIGNED_IN, "y" * (LONGEST_SIGNED_IN + 1)
    players, faults = read_players([fits, long], fewest=1)
    assert players == (ClubPlayer(fits),)
    assert [str(fault) for fault in faults] == [
        "The name in line 2 is too long: write it with at most 40 letters."
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("names", "players", "places"),
    [
        (("Bo", "ann"), ("Ann", "Bo"), {"Ann": 1, "Bo": 0}),
        (("An", "Ann"), ("Anna", "Andy"), {"Anna": 1, "Andy": 0}),
        (("Ann", "Anna"), ("Anna", "Ann"), {"Anna": 1, "Ann": 0}),
        (("A", "B"), ("Ann", "Andy"), None),
        (("A",), ("Ann", "Andy"), None),
        (("Ann", "Bo"), ("Ann",), None),
        (("Ann", "Ann"), ("Ann", "Annabel"), {"Ann": 0, "Annabel": 1}),
        (("-", "Bo"), ("Ann", "Bo"), None),
        ((), ("Ann",), None),
    ],
)
def test_names_of_a_table_mean_each_player_once(
    names: Sequence[str], players: Sequence[str], places: dict[str, int] | None
) -> None:
    assert by_player(names, players) == places


@given(NAMES, st.data())
def test_those_who_write_their_whole_names_are_found_in_any_order(names: list[str], data: st.DataObject) -> None:
    players = list({" ".join(name.replace("-", " ").split()).casefold(): name for name in names}.values())
    said = data.draw(st.permutations(players))
    assert by_player([name.swapcase() for name in said], players) == {name: said.index(name) for name in players}


def test_a_lamp_shines_for_no_shorter_beginning_than_eight_letters() -> None:
    assert is_short_for("Wilhelmi", "Wilhelmina") and not is_short_for("Wilhelm", "Wilhelmina")
    assert is_short_for("o neil bo", "O'Neil, Bo")


def test_one_person_is_once_in_a_list_however_the_name_is_spelled() -> None:
    _, faults = read_players(["\u00c1ine O'Brien", "A\u0301ine O\u2019Brien", "\u0412\u043e", "Bo"], fewest=1)
    assert [str(fault) for fault in faults] == [
        "Line 2: \u00c1ine O\u2019Brien is there already in line 1; write a name that nobody else has.",
        "Line 4: Bo is there already in line 3; write a name that nobody else has.",
    ]


@pytest.mark.parametrize(
    ("lines", "players"),
    [
        (["name;team", "Ann;Reds"], (ClubPlayer("Ann", "Reds"),)),
        (["Lee, Yan;Reds", "Bo;"], (ClubPlayer("Lee, Yan", "Reds"), ClubPlayer("Bo"))),
        (["Nr.\tVerein\tNachname\tVorname", "1\tReds\tLee\tYan"], (ClubPlayer("Yan Lee", "Reds"),)),
        (["Apellidos,Nombre", "Lee,Yan"], (ClubPlayer("Yan Lee"),)),
        (["Jugador;Equipo;Cuota", "Ann;;5"], (ClubPlayer("Ann"),)),
        (["Name;Vorname", "Lee;Yan"], (ClubPlayer("Yan Lee"),)),
        (["Teilnehmer(in),Verein", "Ann,Reds"], (ClubPlayer("Ann", "Reds"),)),
        (["Club;Nombre y apellidos", "Reds;Ann Lee"], (ClubPlayer("Ann Lee", "Reds"),)),
        (["First_Name,Full name", "Ann,Ann Lee"], (ClubPlayer("Ann Lee"),)),
        (["sep=,", "Ann,Reds"], (ClubPlayer("Ann", "Reds"),)),
        (["SEP=\t", "name\tteam", "Lee, Yan\tReds"], (ClubPlayer("Lee, Yan", "Reds"),)),
        (
            ["", "Participante/equipo;Equipo", "Ann;Reds"],
            (ClubPlayer("Participante/equipo", "Equipo"), ClubPlayer("Ann", "Reds")),
        ),
    ],
)
def test_a_list_may_come_from_any_spreadsheet(lines: Sequence[str], players: Sequence[ClubPlayer]) -> None:
    assert read_players(lines, fewest=1) == (players, ())


def test_where_no_heading_says_it_the_columns_are_asked_once() -> None:
    lines = ["7;Reds;Ann", "", "8;Blues;Bo"]
    fault = Message("club/unclear-columns", line="1", count=1)
    assert read_players(lines, fewest=1) == ((), (fault,))
    assert read_players(lines, 1, Columns((3,), 2)) == ((ClubPlayer("Ann", "Reds"), ClubPlayer("Bo", "Blues")), ())
    assert read_players(lines, 1, Columns((2, 3), 0)) == ((ClubPlayer("Reds Ann"), ClubPlayer("Blues Bo")), ())
    assert read_players(["name;team", *lines[:1]], 1, Columns((3,), 2))[0] == (ClubPlayer("7", "Reds"),), (
        "a heading says it"
    )


def test_a_second_column_in_which_nearly_nobody_has_the_same_is_asked_about() -> None:
    people = ["Mustermann;Max", "Schmidt;Eva", "Mustermann;Ida", "Weber;Max", "Lang;Ole", "Kurz;Ute"]
    assert read_players(people, fewest=1)[1] == (Message("club/unclear-columns", line="1", count=5),)
    players, _ = read_players(people, 1, Columns((2, 1), 0))
    assert [each.name for each in players][:3] == ["Max Mustermann", "Eva Schmidt", "Ida Mustermann"]
    for teams in (["Ann;Reds", "Bo;Blues", "Cy;Owls"], ["Ann;Reds", "Bo;Reds", "Cy;Owls", "Di;Blues", "Ed;Foxes"]):
        assert read_players(teams, fewest=1)[1] == (), "three late players, or teams"


@pytest.mark.parametrize(
    ("name", "encoding"), [("Paweł", "cp1250"), ("Łukasz", "cp1250"), ("Müller", "mac-roman"), ("Jäger", "mac-roman")]
)
def test_a_list_in_letters_of_elsewhere_is_asked_about_once(name: str, encoding: str) -> None:
    lines = text_of(f"Ann\n{name} Lee\nBo {name}".encode(encoding)).splitlines()
    (fault,) = read_players(lines, fewest=1)[1]
    assert (fault.id, fault.facts["line"], fault.facts["count"]) == ("club/misread", "2", 1)


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        (b"PK\x03\x04\x14\x00\x06\x00", Message("club/no-text")),
        ("Ann;Reds\nBo;Blues".encode("utf-16-le"), Message("club/no-text")),
        (b'Ann\n"Bo,Reds\nCy,Blues\n', Message("club/open-quote", line="2")),
    ],
)
def test_a_list_that_cannot_be_read_as_it_was_meant_has_one_fault(written: bytes, fault: Message) -> None:
    lines = text_of(written).splitlines()
    assert read_players(lines, fewest=1) == ((), (fault,)) and columns_to_choose(lines) == []


def test_a_cell_of_several_lines_and_a_nickname_are_names() -> None:
    players, faults = read_players(['"Lee,', 'Yan",Reds', 'Ann "Anni" Lee,Reds', '"Bo"'], fewest=1)
    assert not faults and [each.name for each in players] == ["Lee,Yan", 'Ann "Anni" Lee', "Bo"]


def test_a_name_with_a_rare_sign_is_a_name() -> None:
    names = (
        "Mª José",
        "O´Brien",
        "Anna „Anni“ Lee",
        "Müller–Lüdenscheidt",
        "Žofie Šimková",
        "DeShawn",
        "Œuvre",
        "Łukasz",
    )
    assert [each.name for each in read_players(names, fewest=1)[0]] == [*names]


def test_a_list_of_one_endless_line_is_told_and_not_a_crash() -> None:
    for written, told in (("x" * 200_000, "club/name-too-long"), ('"' + "x," * 100_000, "club/open-quote")):
        assert [fault.id for fault in read_players([written, "Bo"], fewest=1)[1]] == [told]
