"""Scores at a hall: one enters them, another confirms, the director corrects, and the desk saves them."""

import html
import re
from dataclasses import replace

import pytest
from tests.club.hall.asked_hall import FIRST, HERE, AskedHall, problem
from tests.club.test_evening import NAMES

from roundhouse.club.desk import MOST_ENTERED
from roundhouse.club.entries import Plan
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.scores.results_csv import read_results
from roundhouse.club.scores.score_trail import RefusedEntry, Reopened
from roundhouse.records.csv_cells import text_of


def test_a_confirmation_names_what_it_confirms(hall: AskedHall) -> None:
    """One player enters, another page shows it, a third enters something else, and then the other confirms."""
    hall.desk.begin_round()
    seats = hall.desk.evening.round.tables[0].players
    phones = [hall.phone(name) for name in seats[:3]]

    def form(last: int) -> dict[str, str]:
        points = (0, 15, 22, last)
        return {"round": "1", **{f"points:{name}": str(each) for name, each in zip(seats, points, strict=True)}}

    phones[0].post("/place/scores", data=form(31), headers=HERE)
    assert 'value="31"' in phones[1].get("/place").text
    phones[2].post("/place/scores", data=form(99), headers=HERE)
    told = phones[1].post("/place/confirm", data=form(31), headers=HERE)
    assert told.status_code == 409 and "has entered other scores since" in problem(told.text) and "99" in told.text
    assert hall.desk.evening.results() == []
    assert phones[1].post("/place/confirm", data={"round": "1"}, headers=HERE).status_code == 409
    phones[1].post("/place/confirm", data=form(99), headers=HERE)
    assert hall.desk.evening.results()[0].points[seats[3]] == 99


def test_one_enters_another_confirms_and_a_third_table_cannot(hall: AskedHall) -> None:
    hall.desk.begin_round()
    first, other = hall.desk.evening.round.tables[:2]
    one, two, stranger = (hall.phone(name) for name in (*first.players[:2], other.players[0]))
    form = {"round": "1", **{f"points:{name}": "12" for name in first.players}}
    wrong = one.post("/place/scores", data={**form, f"points:{first.players[0]}": "many"}, headers=HERE)
    assert wrong.status_code == 409 and "many&#34; is not a number" in problem(wrong.text)
    form[f"points:{first.players[0]}"] = "5 + 3+4"
    assert "whole number" in problem(stranger.post("/place/scores", data=form, headers=HERE).text)
    asked = one.post("/place/scores", data=form, headers=HERE)
    assert asked.status_code == 409 and "Nobody has 0" in problem(asked.text) and 'value="12"' in asked.text
    sure = html.unescape(re.findall(r'name="sure" value="([^"]*)"', asked.text)[0])
    changed = {**form, f"points:{first.players[0]}": "13", "sure": sure}
    assert "Nobody has 0" in problem(one.post("/place/scores", data=changed, headers=HERE).text), "sure of other points"
    refused = one.post("/place/scores", data={**changed, f"points:{first.players[0]}": "99999"}, headers=HERE)
    assert refused.status_code == 409 and 'name="sure"' not in refused.text, "what is refused is not asked about"
    one.post("/place/scores", data={**form, "sure": sure}, headers=HERE)
    assert "confirms them on their own phone" in one.get("/place").text
    assert "somebody else" in problem(one.post("/place/confirm", data=form, headers=HERE).text)
    assert problem(stranger.post("/place/confirm", data=form, headers=HERE).text)
    assert "They are right" in two.get("/place").text
    assert hall.director().get("/desk/correct/1/1").text.count('value="12"') == len(first.players)
    two.post("/place/confirm", data=form, headers=HERE)
    assert dict(hall.desk.evening.results()[0].points) == dict.fromkeys(first.players, 12)


def test_the_director_corrects_with_a_reason_and_the_trail_tells_it(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.report(1)
    players = hall.desk.evening.round.tables[0].players
    form = {f"points:{name}": "−5" for name in players[1:]} | {f"points:{players[0]}": "", "seen": "1"}
    asked = desk.post("/desk/correct/1/1", data=form, headers=HERE)
    assert asked.status_code == 409 and "less than 0" in problem(asked.text) and 'value="−5"' in asked.text
    form["sure"] = html.unescape(re.findall(r'name="sure" value="([^"]*)"', asked.text)[0])
    refused = desk.post("/desk/correct/1/1", data=form, headers=HERE)
    assert refused.status_code == 409 and "Say why" in problem(refused.text)
    form["reason"] = "a slip"
    desk.post("/desk/correct/1/1", data=form, headers=HERE)
    assert dict(hall.desk.evening.results()[0].points) == dict.fromkeys(players[1:], -5)
    assert "(a slip)" in desk.get("/desk/correct/1/1").text
    saved = desk.get("/desk/scores.csv")
    assert saved.headers["content-disposition"] == 'attachment; filename="scores.csv"'
    assert text_of(saved.content)[:5] == "round" != saved.text[:5], "a spreadsheet knows the encoding"
    assert read_results(saved.text.splitlines()) == (tuple(hall.desk.evening.results()), ())
    assert {
        desk.get(f"/desk/correct/{where}").status_code for where in ("1/99", "0/1", "one/1", "9" * 5000 + "/1")
    } == {404}
    assert desk.post("/desk/correct/9/1", data=form, headers=HERE).status_code == 404


def test_scores_that_came_since_the_page_was_made_are_shown_before_they_are_changed(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    page = desk.get("/desk/correct/1/1").text
    shown = re.findall(r'name="shown" value="([^"]*)"', page)[0]
    whole = re.findall(r'name="shown" value="([^"]*)"', desk.get("/desk").text)[0]
    hall.report(1)
    names = hall.desk.evening.round.tables[0].players
    form = {f"points:{name}": "7" for name in names} | {"seen": str(hall.desk.state), "reason": "a slip"}
    answer = desk.post("/desk/correct/1/1", data=form | {"shown": shown}, headers=HERE)
    assert answer.status_code == 409 and "Other scores are there" in problem(answer.text)
    assert 'value="a slip"' in answer.text and 'value="7"' not in answer.text
    assert all(f'value="{points}"' in answer.text for points in (10, 20, 30, 40)), "what is there now"
    for what in ("cancel", "pair-again"):
        assert "Other scores" in problem(hall.order(desk, what, round="1", shown=whole))
    now = re.findall(r'name="shown" value="([^"]*)"', answer.text)
    assert len(now) == 2 and now[0] == now[1] != shown
    hall.desk.receive(1, RoundScores("m1", 1, 1, 0, names, (1, 2, 3, 4)))
    assert "Other scores" in problem(hall.order(desk, "reopen", round="1", table="1", shown=now[0]))
    assert "The round has begun" in hall.order(desk, "begin", shown=whole), "more scores are in nobody's way"
    hall.report(2)
    whole = re.findall(r'name="shown" value="([^"]*)"', desk.get("/desk").text)[0]
    hall.desk.receive(2, RoundScores("m2", 1, 1, -1, (), ()))
    assert "Other scores" in problem(hall.order(desk, "begin", shown=whole)), "a table has taken its scores back"
    hall.order(desk, "cancel", round="2")
    assert hall.desk.evening.canceled


def test_what_is_corrected_and_reopened_is_read_at_its_table_alone(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.report(1)
    ann, other = (hall.phone(hall.desk.evening.round.tables[table].players[0]) for table in (0, 1))
    points = {f"points:{name}": str(10 * place) for place, name in enumerate(hall.desk.evening.round.tables[0].players)}
    desk.post("/desk/correct/1/1", data={"seen": "1", "reason": "a slip"} | points, headers=HERE)
    said = "Scores of round 1, table 1 are corrected"
    assert hall.speaker.said[-1] == (said, 1)
    assert said in ann.get("/place").text and said not in other.get("/place").text
    hall.order(desk, "reopen", round="1", table="1")
    assert hall.speaker.said[-1] == ("Scores of round 1, table 1 are open again", 1)
    hall.order(desk, "take-back", order=str(len(hall.desk.evening.log)))
    assert hall.speaker.said[-1] == ("Taken back: Scores of round 1, table 1 are open again", 1)
    hall.order(desk, "begin")
    hall.order(desk, "reopen", round="1", table="1")
    assert hall.speaker.said[-1:] == [("begin",)], "others sit there now"


def test_an_old_round_is_corrected_by_the_rules_and_seats_that_it_had(hall: AskedHall) -> None:
    desk = hall.director()
    hall.desk.order(Plan(rules={"set": "6"}))
    hall.desk.begin_round()
    hall.desk.order(Plan(rules={"set": "12"}, tables_of=8))
    hall.desk.begin_round()
    for round, told in ((1, "no hands of this set"), (2, "only 1092")):
        points = {f"points:{name}": "900" for name in hall.desk.evening.rounds[round - 1].tables[0].players}
        form = {"seen": str(hall.desk.state), "reason": "a slip", **points}
        first = dict.fromkeys([*points][2:], "0")
        page = desk.post(f"/desk/correct/{round}/1", data=form | first, headers=HERE).text
        assert told in problem(page)


def test_a_table_that_enters_scores_again_and_again_does_not_fill_the_file(hall: AskedHall) -> None:
    hall.desk.begin_round()
    for table in (1, 2):
        people = hall.desk.evening.round.tables[table - 1].players
        for number in range(MOST_ENTERED):
            hall.desk.enter(FIRST, table, {name: 10 * seat for seat, name in enumerate(people)}, people[number % 4])
    kept, points = hall.register.entries(), {name: 10 * seat for seat, name in enumerate(people)}
    with pytest.raises(RefusedEntry, match="Table 2 has entered its scores too often"):
        hall.desk.enter(FIRST, 2, points, people[0])
    assert hall.register.entries() == kept
    hall.desk.order(Reopened(FIRST, 2))
    hall.desk.enter(FIRST, 2, points, people[0])
    hall.desk.confirm(FIRST, 2, points, people[1])


def test_the_desk_saves_scores_and_standings_as_spreadsheets_of_the_language_read_them() -> None:
    hall = AskedHall(0)
    hall.desk.sign_in(f"{name},{'Reds' if name < 'E' else 'Blues'}" for name in NAMES[:8])
    desk = hall.director()
    hall.order(desk, "begin")
    hall.report(1)
    german = {"accept-language": "de"}
    scores = desk.get("/desk/scores.csv", headers=german).text.splitlines()
    assert scores[0].endswith("Runde;Tisch;Spieler;Punkte") and read_results(scores)[0] == tuple(
        hall.desk.evening.results()
    )
    lines = desk.get("/desk/standings.csv", headers=german).text.splitlines()
    first = hall.desk.evening.standings()[0]
    assert lines[0].endswith("Platz;Spieler;Team;Runden;gewonnen;gesamt")
    assert lines[1] == f"1;{first.name};{hall.desk.evening.players[first.name].team};1;1;10"
    assert len(lines) == 1 + 4 + len(hall.desk.evening.team_standings()) and lines[5].startswith("1;;")
    assert desk.get("/desk/standings.csv").text.splitlines()[1] == lines[1].replace(";", ",")
    hall.desk.change_plan(replace(hall.desk.evening.plan, counting="margin"))
    totals = [line.split(";")[-1] for line in desk.get("/desk/standings.csv", headers=german).text.splitlines()[1:5]]
    assert totals == ["20", "6,67", "-6,67", "-20"], "numbers that a spreadsheet adds up"
    assert desk.get("/desk/others.csv").status_code == 404
    assert hall.browser().get("/desk/standings.csv").status_code == 403
