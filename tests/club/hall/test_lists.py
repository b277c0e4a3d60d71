"""Lists of players, as people have them, at the desk: a fault signs nobody in and loses nothing."""

import re

import pytest
from tests.club.hall.asked_hall import HERE, AskedHall, crowded, problem

from roundhouse.club.desk import Desk


def test_players_are_signed_in_by_a_list_and_a_wrong_one_signs_nobody_in(hall: AskedHall) -> None:
    desk = hall.director()
    wrong = hall.order(desk, "sign-in", players="Zoe\n,Reds\nYan\nzoe")
    assert "Line 2 has no name" in problem(wrong) and "Line 4" in problem(wrong)
    assert "Zoe" not in hall.desk.evening.players
    hall.order(desk, "sign-in", players='name,team\nZoe,Reds\n"Lee, Yan",Reds\nann')
    assert {"Zoe", "Lee, Yan"} <= set(hall.desk.evening.present)
    assert "ann" not in hall.desk.evening.players, "she is here already"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252"])
def test_a_list_is_uploaded_as_a_spreadsheet_wrote_it(hall: AskedHall, encoding: str) -> None:
    desk = hall.director()
    file = {"file": ("list.csv", "name;team\r\nÖmer;Rot".encode(encoding), "text/csv")}
    form = {"seen": str(hall.desk.state), "players": "Zoe,Reds"}
    page = desk.post("/desk/do/sign-in", data=form, files=file, headers=HERE)
    assert "They are signed in." in page.text and {"Zoe", "Ömer"} <= set(hall.desk.evening.present)


def test_a_list_that_is_refused_stands_there_again_and_its_columns_are_asked(hall: AskedHall) -> None:
    desk, typed = hall.director(), "7;Zoe;Lee;Reds\n8;Yan;Lee;Blues\n9;;;Blues"
    page = hall.order(desk, "sign-in", players=typed)
    assert problem(page).count("choose them below") == 1 and f"{typed}</textarea>" in page
    assert '<option value="2">Zoe · Yan' in page
    columns = {"name_column": "2", "last_name_column": "3", "team_column": "4"}
    page = hall.order(desk, "sign-in", players=typed, **columns)
    assert "Line 3 has no name" in problem(page)
    assert re.findall(r'value="(\d)" selected>', page[page.index("name_column") :])[:3] == ["2", "3", "4"]
    hall.order(desk, "sign-in", players=typed.replace("\n9;;;Blues", ""), **columns)
    assert hall.desk.evening.players["Yan Lee"].team == "Blues"


def test_no_fault_of_a_text_or_a_file_loses_the_other_and_none_is_signed_in_alone(hall: AskedHall) -> None:
    desk = hall.director()

    def post(file: bytes, **form: str) -> str:
        files = {"file": ("list.csv", file, "text/csv")}
        return desk.post("/desk/do/sign-in", data={"seen": str(hall.desk.state)} | form, files=files, headers=HERE).text

    text, file = "Zoe,Reds\nann lee", "name;team\nXia\n;Blues\nAnn Lee;Owls"
    for page in (post(file.encode(), seen="0", players=text), post(file.encode(), players=text)):
        assert f"{text}</textarea>" in page and f"{file}</textarea>" in page and "Zoe" not in hall.desk.evening.players
    assert "Line 3 has no name" in problem(page)
    both = post(b"", players=",Reds", listed=file)
    assert "Line 1 has no name" in problem(both) and "Line 3 has no name" in problem(both), "the faults of both"
    orders = len(hall.desk.orders())
    assert "They are signed in" in post(b"", players=text, listed=file.replace(";Blues\n", ""))
    assert {"Zoe", "Xia", "ann lee"} < hall.desk.evening.players.keys() and "Ann Lee" not in hall.desk.evening.players
    assert len(hall.desk.orders()) == orders + 1


def test_without_a_name_nobody_is_said_to_be_signed_in(hall: AskedHall) -> None:
    desk, before = hall.director(), hall.desk.state
    for empty in (b"", b"  \r\n", b"\xef\xbb\xbf"):
        form, files = {"seen": str(hall.desk.state), "players": " \n"}, {"file": ("list.csv", empty, "text/csv")}
        page = desk.post("/desk/do/sign-in", data=form, files=files, headers=HERE).text
        assert problem(page) == "Type names first, or choose a file with them."
    assert hall.desk.state == before


def test_the_file_of_a_spreadsheet_program_is_told_and_not_shown(hall: AskedHall) -> None:
    form, files = {"seen": str(hall.desk.state)}, {"file": ("list.xlsx", b"PK\x03\x04\x00\x00" * 9, "")}
    page = hall.director().post("/desk/do/sign-in", data=form, files=files, headers=HERE).text
    assert "This file is no text: save the list as CSV" in problem(page) and "PK" not in page


def test_a_list_is_signed_in_as_a_whole_or_not_at_all(hall: AskedHall) -> None:
    with crowded(hall, 590) as desk:
        eleven = "\n".join(f"Late {number}" for number in range(11))
        assert "takes 600 players" in problem(hall.order(desk, "sign-in", players=eleven))
        assert len(hall.desk.evening.present) == 590
        assert hall.desk.evening.present == Desk(hall.register).evening.present
