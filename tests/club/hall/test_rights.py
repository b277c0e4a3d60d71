"""The rights of browsers at a hall: who may see and order what, and that a name or an address is never obeyed."""

import pytest
from tests.club.hall.asked_hall import HERE, AskedHall


@pytest.mark.parametrize(
    ("how", "where"),
    [
        ("GET", "/desk"),
        ("GET", "/desk/part"),
        ("GET", "/desk/wrong"),
        ("POST", "/desk/do/begin"),
        ("GET", "/desk/correct/1/1"),
        ("GET", f"/desk/correct/{'9' * 5000}/1"),
        ("GET", f"/table/wrong/{'9' * 5000}"),
        ("GET", f"/table/wrong/{'9' * 5000}/1"),
        ("GET", "/desk/player?name=Ann"),
        ("POST", "/desk/correct/1/1"),
        ("GET", "/print/seats"),
        ("GET", "/desk/scores.csv"),
        ("GET", "/place"),
        ("GET", "/place/part"),
        ("POST", "/place/scores"),
        ("POST", "/place/leave"),
        ("GET", "/hall/wrong"),
        ("POST", "/hall/wrong"),
    ],
)
def test_who_has_no_right_is_told_so_and_changes_nothing(hall: AskedHall, how: str, where: str) -> None:
    hall.desk.begin_round()
    before = hall.register.entries()
    answer = hall.browser().request(how, where, headers=HERE, data={"name": "Zoe"} if how == "POST" else None)
    assert answer.status_code == 403
    assert "Ann" not in answer.text and hall.register.entries() == before


def test_a_phone_is_no_desk_and_a_desk_no_phone(hall: AskedHall) -> None:
    assert hall.phone("Ann").get("/desk").status_code == 403
    assert hall.director().get("/place").status_code == 403


def test_another_page_cannot_post_to_the_desk(hall: AskedHall) -> None:
    answer = hall.director().post("/desk/do/begin", headers={"origin": "http://evil.example"})
    assert answer.status_code == 403 and not hall.desk.evening.rounds


def test_a_name_is_shown_and_never_obeyed(hall: AskedHall) -> None:
    name = "<b>Lee</b>, Yan"
    phone = hall.phone(name)
    hall.desk.begin_round()
    for page in (phone.get("/place"), hall.browser().get("/wall"), hall.director().get("/desk")):
        assert "<b>Lee" not in page.text and "&lt;b&gt;Lee" in page.text


def test_the_address_of_a_refused_form_leads_back_when_it_is_opened_again(hall: AskedHall) -> None:
    hall.desk.begin_round()
    assert hall.director().get("/desk/do/begin").url.path == "/desk"
    assert hall.phone("Ann").get("/place/scores").url.path == "/place"


def test_an_address_of_the_hall_that_leads_nowhere_leads_back(hall: AskedHall) -> None:
    answer = hall.browser().get("/desk/part/nowhere")
    assert answer.status_code == 404 and '<a href="/">' in answer.text
