"""The prints of a hall: the name of the evening, everybody's seat, and codes that a phone reads back."""

import html
import re
from dataclasses import replace
from unittest.mock import Mock

import pytest
from tests.club.hall.asked_hall import ADDRESS, AskedHall, problem

from roundhouse.club import hall_app, hall_views
from roundhouse.club.entries import MEETING, SEATINGS, SWISS, SignedIn
from roundhouse.club.hall_views import PRINTS


@pytest.fixture
def hall() -> AskedHall:
    return AskedHall()


def test_everything_that_is_printed_says_of_which_evening_it_is(hall: AskedHall) -> None:
    desk = hall.director()
    hall.desk.add(replace(hall.desk.evening.plan, club="Domino Club North"))
    hall.order(desk, "begin")
    for table in range(1, 5):
        hall.report(table)
    sheets = {"slips": 4, "schedules": 16, "cards": 4, "certificates": sum(
        line.place <= 3 for line in hall.desk.evening.standings())}  # fmt: skip
    for what in PRINTS:
        page = desk.get(f"/print/{what}").text
        about = "<span>Domino Club North</span> <span>Mexican Train</span> <span>Jan 1, 1970</span>"
        assert page.count(about) == 1 + sheets.get(what, 0), what
        assert "Save as PDF" in page
        assert hall.browser().get(f"/print/{what}").status_code == 403


def test_before_the_first_round_there_are_schedules_and_cards_and_nothing_else(hall: AskedHall) -> None:
    desk = hall.director()
    for what in PRINTS:
        page = desk.get(f"/print/{what}").text
        assert ("nothing to print" in page or "There are no scores yet" in page) == (what not in ("schedules", "cards"))
    empty = AskedHall(0)
    assert all(empty.director().get(f"/print/{what}").status_code == 200 for what in PRINTS)


@pytest.mark.parametrize("seating", SEATINGS)
def test_cards_and_first_seats_are_there_however_rounds_are_seated(seating: str) -> None:
    hall = AskedHall()
    hall.desk.add(replace(hall.desk.evening.plan, seating=seating))
    desk = hall.director()
    assert desk.get("/print/cards").text.count("Scan to enter") == 4
    page = desk.get("/print/schedules").text
    assert page.count("<tr><td>1</td>") == 16 and ("seated by the scores" in page) == (seating != MEETING)


def test_only_schedules_wait_for_the_rounds_to_come(hall: AskedHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.desk.begin_round()
    asked = Mock(return_value=lambda: ())
    monkeypatch.setattr(hall_app, "schedule", asked)
    monkeypatch.setattr(hall_views, "schedule", asked)
    for what in PRINTS:
        hall.director().get(f"/print/{what}")
        assert asked.called == (what == "schedules")
        asked.reset_mock()


def test_a_schedule_is_where_its_owner_then_sits(hall: AskedHall) -> None:
    page = hall.director().get("/print/schedules").text
    assert "as long as nobody comes or goes" in page
    card = page.partition("<h2>Ann</h2>")[2].partition("</section>")[0]
    rows = re.findall(r"<tr><td>(\d)</td><td><b>(\d)</b></td><td>(\d)</td></tr>", card)
    for round, table, seat in rows:
        hall.desk.begin_round()
        assert (len(hall.desk.evening.rounds), hall.desk.evening.round.place_of("Ann")) == (
            int(round), (int(table), int(seat)))  # fmt: skip
    assert len(rows) == hall.desk.evening.plan.rounds
    other = AskedHall()
    other.desk.add(replace(other.desk.evening.plan, seating=SWISS))
    other.desk.begin_round()
    page = other.director().get("/print/schedules").text
    assert "seated by the scores" in page and page.count("<tr><td>1</td>") == 16 and "<tr><td>2</td>" not in page


def test_the_results_have_the_points_of_every_round(hall: AskedHall) -> None:
    for _ in range(2):
        hall.desk.begin_round()
        for table in range(1, 5):
            hall.report(table, match=f"round {len(hall.desk.evening.rounds)} table ")
    page = hall.director().get("/print/results").text
    lines = re.findall(r'"who">(\w+)</th><td>(\d+)</td><td>(\d+)</td><td>\d</td><td>(\d+)</td>', page)
    assert len(lines) == 16 and all(int(one) + int(other) == int(total) for _, one, other, total in lines)


def test_the_first_three_and_the_best_team_get_a_certificate(hall: AskedHall) -> None:
    hall.desk.add(*(SignedIn(name, "Reds" if name < "H" else "Blues") for name in list(hall.desk.evening.present)))
    hall.desk.begin_round()
    for table in range(1, 5):
        hall.report(table)
    page = hall.director().get("/print/certificates").text
    found = re.findall(r'"name">(\w+)</p>\s*<p class="place">([^<]*)<', page)
    people = [each for each in hall.desk.evening.standings() if each.place <= 3]
    assert found[:-1] == [(each.name, f"Place {each.place} of 16") for each in people]
    assert found[-1] == (hall.desk.evening.team_standings()[0].name, "Place 1 of 2")


def test_the_director_chooses_who_gets_a_certificate_and_what_is_on_it(hall: AskedHall) -> None:
    hall.desk.add(*(SignedIn(name, "Reds" if name < "H" else "Blues") for name in list(hall.desk.evening.present)))
    hall.desk.begin_round()
    for table in range(1, 5):
        hall.report(table)
    asked = {"first": "5", "last": "8", "teams": "1", "title": "Golden Domino", "words": "Well <b>played</b>"}
    page = hall.director().get("/print/certificates", params=asked).text
    lines = hall.desk.evening.standings()
    team = hall.desk.evening.team_standings()[0].name
    assert re.findall(r'"name">(\w+)</p>', page) == [*(each.name for each in lines if 5 <= each.place <= 8), team]
    assert page.count("<h1>Golden Domino</h1>") == page.count("<p>Well &lt;b&gt;played&lt;/b&gt;</p>") > 0
    for name, value in asked.items():
        assert re.search(rf'name="{name}"[^>]* value="{html.escape(value)}"', page), name
    assert page.count("after 1 round<") == len(re.findall('"name">', page)), "however many of a team have played"
    odd = {"first": "x", "last": "", "teams": "9" * 5000}
    everybody = hall.director().get("/print/certificates", params=odd).text
    found = re.findall(r'"name">(\w+)</p>', everybody)
    assert found[:-1] == [each.name for each in lines if each.place <= 3], "as usual"


@pytest.mark.parametrize("group", ["everybody", "winners", "team Blues", "team ", "strangers"])
def test_everybody_the_winners_or_a_team_get_certificates(hall: AskedHall, group: str) -> None:
    hall.desk.add(*(SignedIn(name, "Reds" if name < "H" else "Blues") for name in list(hall.desk.evening.present)))
    hall.desk.begin_round()
    for table in range(1, 5):
        hall.report(table)
    here = hall.desk.evening
    lines, teams = here.standings(), here.team_standings()
    expected = {
        "everybody": [each.name for each in lines],
        "winners": [*(each.name for each in lines if each.place == 1), teams[0].name],
        "team Blues": [*(each.name for each in lines if here.players[each.name].team == "Blues"), "Blues"],
    }
    page = hall.director().get("/print/certificates", params={"group": group}).text
    assert re.findall(r'"name">(\w+)</p>', page) == expected.get(group, [])
    assert [group] * (group in expected) == re.findall(r'<option value="([^"]*)" selected', page)


def test_the_codes_on_paper_are_the_addresses_of_their_tables(hall: AskedHall, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    monkeypatch.setattr(hall_views, "qr", lambda address: address)
    here = f"{ADDRESS}/table/{hall.desk.code}"
    assert re.findall(r'class="code">([^<]+)<', desk.get("/print/cards").text) == [f"{here}/{n}" for n in range(1, 5)]
    assert re.findall(r'class="code">([^<]+)<', desk.get("/print/slips").text) == [f"{here}/{n}/1" for n in range(1, 5)]
    phone = hall.browser()
    own = next(each for each in re.findall(r'class="code">([^<]+)<', desk.get("/desk").text) if "/desk/" in each)
    assert phone.get(own).url.path == "/desk", "the director's phone"


def test_a_slip_that_is_scanned_opens_the_form_of_its_table(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    slip, card = f"/table/{hall.desk.code}/2/1", f"/table/{hall.desk.code}/2"
    seats = hall.desk.evening.round.tables[1].players
    for path in (slip, card):
        page = desk.get(path)
        assert page.url.path == "/desk/correct/1/2" and 'value="From the score slip"' in page.text
        assert all(f'name="points:{name}"' in page.text for name in seats)
        page = hall.browser().get(path)
        assert page.url.path == f"/hall/{hall.desk.code}", "whoever has no place yet signs in"
        assert hall.browser().get(path.replace(hall.desk.code, "wrong")).status_code == 403
    there, elsewhere = hall.phone(seats[0]), hall.phone(hall.desk.evening.round.tables[0].leader)
    assert '<details id="scores" open>' in there.get(slip).text and not problem(there.get(slip).text)
    assert '<details id="scores">' in elsewhere.get(slip).text
    assert "where you do not sit now" in problem(elsewhere.get(slip).text)
    hall.order(desk, "begin")
    assert "table 2 in round 1" in problem(there.get(slip).text), "an old slip"
    assert desk.get(slip).url.path == "/desk/correct/1/2", "the director enters it late"


def test_a_card_before_the_first_round_leads_to_a_page_that_is_there(hall: AskedHall) -> None:
    card = f"/table/{hall.desk.code}/2"
    assert hall.director().get(card).url.path == "/desk"
    assert hall.phone("Ann").get(card).url.path == "/place"


def test_the_name_of_the_club_is_a_name(hall: AskedHall) -> None:
    desk = hall.director()
    plan = {"tables_of": "4", "rounds": "8", "deals": "1", "seed": "1"}
    hall.order(desk, "plan", **plan, club="  Domino   Club ")
    assert hall.desk.evening.plan.club == "Domino Club"
    refused = hall.order(desk, "plan", **plan, club="x" * 41)
    assert "at most 40 letters" in problem(refused) and "x" * 41 in refused
    hall.order(desk, "plan", **plan, club="")
    assert hall.desk.evening.plan.club == ""
