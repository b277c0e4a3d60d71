"""Phones that sign people in: names, lost phones, crowds, ghosts, and those who come again."""

import re

import pytest
from tests.club.hall.asked_hall import ADDRESS, HERE, AskedHall, crowded, problem
from tests.club.test_evening import NAMES

from roundhouse.club.desk import Desk
from roundhouse.club.entries import Plan, SignedIn
from roundhouse.club.hall_app import HallApp
from roundhouse.club.scores.score_trail import RefusedEntry
from roundhouse.club.seating import MOST
from roundhouse.web import guard


def test_a_phone_signs_its_owner_in_and_shows_the_place(hall: AskedHall) -> None:
    ann, zoe = hall.phone(" ann "), hall.phone("Zoe  Lee")
    assert "Your table is shown here when the round begins" in ann.get("/").text
    assert "Zoe Lee" in hall.desk.evening.present
    hall.desk.begin_round()
    table, seat = hall.desk.evening.round.place_of("Ann") or (0, 0)
    page = ann.get("/place/part").text
    assert f"Table {table}" in page and f"Seat {seat}" in page
    assert ("You lead" in page) == (hall.desk.evening.round.tables[table - 1].leader == "Ann")
    assert "Table" in zoe.get("/place").text


@pytest.mark.parametrize("name", ["", "   ", "\x07"])
def test_a_phone_without_a_name_stays_outside(hall: AskedHall, name: str) -> None:
    answer = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": name}, headers=HERE)
    assert answer.status_code == 409 and "Type a name" in problem(answer.text)


def test_a_second_phone_for_somebody_needs_the_director(hall: AskedHall) -> None:
    first, desk = hall.phone("Ann"), hall.director()
    second = hall.browser()
    answer = second.post(f"/hall/{hall.desk.code}", data={"name": "ANN"}, headers=HERE)
    assert "has a phone in the evening already" in problem(answer.text)
    hall.order(desk, "free-phone", name="Ann", reason="It was stolen")
    assert hall.desk.orders()[0][1].reason == "It was stolen"
    assert first.get("/place").status_code == 403
    hall.phone("Ann")


def test_who_goes_home_gets_no_seat_any_more_and_gives_the_phone_back(hall: AskedHall) -> None:
    ann, desk = hall.phone("Ann"), hall.director()
    hall.desk.begin_round()
    hall.phone("Late").post("/place/leave", headers=HERE)
    ann.post("/place/leave", headers=HERE)
    hall.order(desk, "leave", name="Bo")
    assert "is not signed in" in problem(hall.order(desk, "leave", name="Bo"))
    assert ann.get("/place").status_code == 403
    hall.desk.begin_round()
    assert not {"Ann", "Bo"} & {name for table in hall.desk.evening.round.tables for name in table.players}
    assert re.findall(r'name=(\w+)">', desk.get("/desk").text.partition("Went home:")[2]) == ["Ann", "Bo"], (
        "and nobody who never played"
    )


def test_a_full_hall_takes_nobody_else(hall: AskedHall) -> None:
    with crowded(hall) as desk:
        assert "takes 600 players" in problem(hall.order(desk, "sign-in", players="One More"))
        assert "The round has begun" in hall.order(desk, "begin")
        assert "600 players are here" in desk.get("/desk").text


def test_a_name_that_is_too_long_is_said_and_not_cut(hall: AskedHall) -> None:
    name = "Wilhelmina " * 4
    answer = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": name}, headers=HERE)
    assert "Type a name with at most 40 letters." in problem(answer.text) and name in answer.text


def test_one_person_signs_in_once_however_the_name_is_spelled(hall: AskedHall) -> None:
    hall.phone("\u00c1ine O'Brien")
    again = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": "A\u0301ine O\u2019Brien"}, headers=HERE)
    assert "has a phone in the evening already" in problem(again.text)


def test_a_hall_behind_one_address_comes_in_beside_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred and fifty people in thirty seconds, five a second; and twenty posts a second that have no cookie."""
    hall, now = AskedHall(0), [1_000.0]
    monkeypatch.setattr(guard, "monotonic", lambda: now[0])
    flood, where, refused = hall.browser(), f"/hall/{hall.desk.code}", 0
    for person in range(150):
        now[0] += 0.2
        for _ in range(4):
            refused += flood.post("/hall/wrong", data={"name": "Ghost"}, headers=HERE).status_code == 429
        phone = hall.browser()
        assert phone.get(where).status_code == 200
        answer = phone.post(where, data={"name": f"Guest {person}"}, headers=HERE)
        assert answer.status_code == 200, person
    assert len(hall.desk.evening.present) == 150 and refused > 400


def test_one_cookie_signs_one_player_in_and_a_forged_one_nobody(
    hall: AskedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "POSTS", guard.Rate(1, 0.001))
    hall.app = HallApp(hall.desk, ADDRESS, ["hall.example"])
    where, phone, ghosts = f"/hall/{hall.desk.code}", hall.browser(), hall.browser()
    phone.get(where)
    ghosts.cookies["arrival"] = phone.cookies["arrival"]
    assert phone.post(where, data={"name": "Zoe"}, headers=HERE).status_code == 200
    assert ghosts.post(where, data={"name": "Ghost 1"}, headers=HERE).status_code == 200, "the one post of the address"
    for forged in (phone.cookies["arrival"], "1.2", ""):
        ghosts = hall.browser()
        ghosts.cookies["arrival"] = forged
        assert ghosts.post(where, data={"name": "Ghost 2"}, headers=HERE).status_code == 429


def test_the_director_lets_newcomers_in_once_the_evening_has_begun(hall: AskedHall) -> None:
    desk = hall.director()
    hall.desk.add(Plan(approval=True))
    hall.order(desk, "sign-in", players="Zoe\nAnn")
    zoe = hall.phone("Zoe")
    zoe.post("/place/leave", headers=HERE)
    zoe = hall.phone("Zoe")
    assert "Zoe" in hall.desk.evening.present, "who is on the list comes in, and comes back"
    hall.phone("Early")
    assert list(hall.desk.evening.waiting) == ["Early"], "from the start"
    hall.order(desk, "begin")
    ann, yan, ghost = (hall.phone(name) for name in ("Ann", "Yan", "Ghost"))
    assert "Table" in ann.get("/place").text, "who is known comes in"
    assert "Choose all 3 who wait" in desk.get("/desk").text
    hall.order(desk, "turn-away", **{"name:Early": "on"})
    assert list(hall.desk.evening.waiting) == ["Yan", "Ghost"] and "Yan" not in hall.desk.evening.present
    assert "The director lets you in" in yan.get("/place").text
    again = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": "yan"}, headers=HERE)
    assert "has a phone in the evening already" in problem(again.text)
    assert "Waiting to be let in" in desk.get("/desk").text
    page = hall.order(desk, "let-in", seen="0", **{"name:Yan": "on"})
    assert re.findall(r'name="name:([^"]*)" checked', page) == ["Yan"], "an old page keeps the choice"
    hall.order(desk, "let-in", **{"name:Yan": "on"})
    for what in ("let-in", "turn-away", "leave"):
        assert "Choose somebody first" in problem(hall.order(desk, what))
    assert hall.desk.orders()[0][1].entries == (SignedIn("Yan"),) and desk.get("/desk").status_code == 200
    hall.order(desk, "turn-away", **{"name:Ghost": "on"})
    assert "You play from the next round on" in yan.get("/place").text and ghost.get("/place").status_code == 403
    assert list(hall.desk.evening.waiting) == [] and "Yan" in Desk(hall.register).evening.present
    assert "Zoe" in zoe.get("/place").text


def test_who_is_let_in_again_is_in_the_team_of_before(hall: AskedHall) -> None:
    hall.desk.order(SignedIn("Ann", "Reds"))
    hall.desk.sign_out(["Ann"])
    hall.phone("Ann")
    hall.desk.let_in(["Ann"])
    assert hall.desk.evening.players["Ann"].team == "Reds"


def test_whom_the_director_has_signed_out_has_to_ask(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    number = str(len(hall.desk.evening.log) + 1)
    hall.order(desk, "leave", **{"name:Ann": "on", "name:Bo": "on"})
    hall.phone("Ann")
    assert list(hall.desk.evening.waiting) == ["Ann"] and "Ann" not in hall.desk.evening.present
    hall.order(desk, "let-in", **{"name:Ann": "on"})
    hall.desk.leave("Ann")
    hall.phone("Ann")
    assert "Ann" in hall.desk.evening.present, "a player who was let in comes back"
    hall.order(desk, "take-back", order=number)
    hall.desk.leave("Bo")
    hall.phone("Bo")
    assert "Bo" in hall.desk.evening.present


def test_a_phone_that_comes_and_goes_does_not_fill_the_file(hall: AskedHall) -> None:
    comings = 2 * MOST - sum(isinstance(each, SignedIn) for each in hall.desk.evening.log)
    for number in range(comings):
        hall.desk.give_phone(f"Ghost {number % 3}")
        hall.desk.leave(f"Ghost {number % 3}")
    kept = len(hall.register.entries())
    with pytest.raises(RefusedEntry, match="ask the director"):
        hall.desk.give_phone("Ghost 1")
    hall.phone("Ann")
    assert len(hall.register.entries()) == kept + 1, "who is on the director's list comes in"
    hall.desk.sign_in(["Zoe"])
    hall.phone("Ghost 1")


def test_the_desk_knows_who_signed_in_by_phone_alone() -> None:
    hall = AskedHall(0)
    desk = hall.director()
    hall.order(desk, "sign-in", players="Ann\nBo\nCy")
    for name in ("Ann", "Ghost 1", "Ghost 2", "Ghost 3"):
        hall.phone(name)
    hall.order(desk, "rename", name="Ghost 3", to="Dee")
    page = desk.get("/desk").text
    assert re.findall(r'name="name:([^"]*)"[^>]* data-own', page) == ["Ghost 1", "Ghost 2"]
    assert "Choose all 2 who signed in by phone" in page


def test_many_are_signed_out_at_once_and_come_back_by_one_touch(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.desk.add(*(SignedIn(f"Ghost {number}") for number in range(120)))
    page = desk.get("/desk").text
    chosen = dict.fromkeys(re.findall(r'hidden" name="(name:[^"]*)"', page), "on")
    assert len(chosen) == 120
    page = hall.order(desk, "leave", **chosen)
    assert list(hall.desk.evening.present) == list(NAMES) and "Ghost 0 and 119 more go home" in page
    assert hall.desk.evening.has_phone("Ann") is False
    hall.order(desk, "take-back", order=re.findall(r'name="order" value="(\d+)"', page)[0])
    assert len(hall.desk.evening.present) == 136
