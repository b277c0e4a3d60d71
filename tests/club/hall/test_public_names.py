"""The part of a name that everybody may read on the wall, and the public numbers."""

import re

import pytest
from tests.club.hall.asked_hall import HERE, AskedHall, problem
from tests.club.test_evening import NAMES

from roundhouse.club.entries import Change, Merged, Plan, Renamed, SignedIn


def test_where_pages_are_public_names_are_hidden_until_the_director_has_chosen(hall: AskedHall) -> None:
    hall.desk.hide_names()
    assert hall.desk.evening.plan.shown == "first-names"
    hall.desk.change_plan(Plan())
    hall.desk.hide_names()
    assert hall.desk.evening.plan.shown == "names"


def test_a_public_number_is_given_once_and_stays() -> None:
    hall = AskedHall(0)
    hall.desk.order(Plan(shown="numbers"), *(SignedIn(f"{name} Lee") for name in NAMES[:10]))
    taken = len(hall.desk.evening.log) + 1
    hall.desk.order(SignedIn("Zoe"))
    hall.desk.add(SignedIn("Yan"))
    hall.desk.order(Merged("Ann Lee", "Bo Lee"))
    hall.desk.rename("Cy Lee", "Cyril Lee")
    hall.desk.add(SignedIn("Zoe"), SignedIn("Xia"))
    hall.desk.take_back(taken)
    assert [hall.desk.evening.numbers[name] for name in ("Zoe", "Yan", "Xia")] == [11, 12, 14], "13 was Zoe once more"
    hall.desk.leave("Zoe")
    hall.desk.leave("Xia")
    hall.desk.begin_round()
    shown = re.findall(r'<span class="who">([^<]*)<', hall.browser().get("/wall").text)
    assert shown == [*map(str, range(2, 11)), "12"], "where two are one, or nobody is, a gap is left"
    assert "The wall shows you as 3." in hall.phone("Cyril Lee").get("/place").text


@pytest.mark.parametrize("order", [Renamed("Ann", "Anna"), Merged("Ann", "Bo")])
def test_a_name_that_somebody_had_is_nobody_elses(hall: AskedHall, order: Change) -> None:
    """Or the order could not be taken back: two people would have one name, and one number on the wall."""
    hall.desk.order(order)
    given, numbers = len(hall.desk.evening.log), dict(hall.desk.evening.numbers)
    answer = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": "ann"}, headers=HERE)
    assert answer.status_code == 409 and "was called ann before" in problem(answer.text)
    assert "was called ANN before" in problem(hall.order(hall.director(), "sign-in", players="ANN\nZoe"))
    assert hall.desk.evening.numbers == numbers
    hall.phone("Yan")
    hall.desk.take_back(given)
    assert hall.desk.evening.numbers["Ann"] == 1 and hall.desk.evening.numbers["Yan"] == 17
    hall.phone("Ann")


def test_a_number_of_somebody_who_came_back_under_another_name_stays(hall: AskedHall) -> None:
    hall.desk.rename("Ann", "Anna")
    hall.desk.leave("Anna")
    hall.desk.sign_in(["Anna", "Zoe"])
    zoe = hall.desk.evening.numbers["Zoe"]
    hall.desk.take_back(17)
    assert hall.desk.evening.numbers["Zoe"] == zoe != hall.desk.evening.numbers["Ann"]


def test_nobody_is_told_apart_from_a_name_that_was_taken_back(hall: AskedHall) -> None:
    hall.desk.order(Plan(shown="first-names"))
    hall.desk.order(SignedIn("Zoe Lee"))
    hall.desk.take_back(len(hall.desk.evening.log))
    hall.desk.order(SignedIn("Zoe Low"))
    hall.desk.begin_round()
    assert "Zoe" in re.findall(r'<span class="who">([^<]*)<', hall.browser().get("/wall").text)


def test_an_order_that_names_nobody_is_read_on_a_wall_without_names(hall: AskedHall) -> None:
    desk = hall.director()
    hall.desk.order(Plan(shown="initials"))
    hall.order(desk, "begin")
    hall.order(desk, "pair-again", round="1")
    assert "Round 1 is paired again" in hall.browser().get("/wall").text
    hall.order(desk, "take-back", order=str(len(hall.desk.evening.log)))
    assert "Taken back: Round 1 is paired again" in hall.browser().get("/wall").text
    hall.order(desk, "cancel", round="1")
    assert "Round 1 is canceled" in hall.browser().get("/wall").text


def test_an_order_tells_the_wall_no_name_that_is_not_public() -> None:
    hall = AskedHall(8)
    hall.desk.add(Plan(shown="initials"), *(SignedIn(name) for name in ("Zoe", "Yan")))
    desk = hall.director()
    hall.order(desk, "leave", **{"name:Zoe": "on", "name:Yan": "on"})
    hall.order(desk, "begin")
    one, other = (table.leader for table in hall.desk.evening.round.tables)
    hall.order(desk, "swap", round="1", name=one, other=other)
    assert [said[-1] for said in hall.speaker.said[1:]] == [1, 2], "although there are no other tables"
    hall.desk.sign_in(["Zoe", "Yan"])
    hall.order(desk, "seat", round="1", name="Zoe", other="Yan", table="3")
    assert hall.desk.evening.round.place_of("Zoe") == (3, 1)
    assert not re.search("Zoe|Yan|swap", hall.browser().get("/wall").text)
    assert "Zoe, Yan sit at table 3 now" in hall.phone("Zoe").get("/place").text


@pytest.mark.parametrize(
    ("shown", "said"), [("names", "Ann Lee"), ("first-names", "Ann"), ("initials", "A. L. 1"), ("numbers", "1")]
)
def test_a_home_chooses_what_the_wall_shows_of_people(shown: str, said: str) -> None:
    hall = AskedHall(0)
    hall.desk.add(Plan(shown=shown), *(SignedIn(f"{name} Lee") for name in (*NAMES[:8], "Amy")))
    hall.desk.begin_round()
    ann = hall.phone("Ann Lee")
    wall, stranger = hall.browser().get("/wall").text, hall.browser().get(f"/hall/{hall.desk.code}").text
    assert f'<span class="who">{said}</span>' in wall
    assert ("Lee" in wall) == ("Lee" in stranger) == (shown == "names")
    assert (f"The wall shows you as {said}." in ann.get("/place").text) == (shown != "names")


def test_people_find_themselves_where_their_language_has_them() -> None:
    hall = AskedHall(0)
    names = ["Zoe", "Łukasz", "Ágnes", "Ömer", "Otto", "Anton", "Lea", "Žofie", "Maria"]
    hall.desk.sign_in(names)
    hall.desk.begin_round()
    found = re.findall(r'<span class="who">([^<]*)<', hall.browser().get("/wall").text)
    assert found == ["Ágnes", "Anton", "Lea", "Łukasz", "Maria", "Ömer", "Otto", "Zoe", "Žofie"]
