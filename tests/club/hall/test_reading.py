"""The news on the pages of a hall: moves to other tables, winners, the countdown, and slow tables."""

import re

from tests.club.hall.asked_hall import HERE, AskedHall, problem

from roundhouse.club.desk import Desk
from roundhouse.club.entries import Plan, SignedIn
from roundhouse.club.mqtt.director import TableSeen
from roundhouse.indices import RoundIndex


def test_the_wall_and_phones_say_who_moves_where() -> None:
    hall = AskedHall()
    hall.desk.begin_round()
    assert "→" not in hall.browser().get("/wall").text
    before, _ = hall.desk.evening.round, hall.desk.begin_round()
    wall, now = hall.browser().get("/wall").text, hall.desk.evening.round
    assert "From table → table, then seat" in wall
    lines = re.findall(r'"who">(\w+)</span><span class="at">(?:<small>(\d+) →</small>)?<b>(\d+)<', wall)
    places = {name: [(each.place_of(name) or (0, 0))[0] for each in (before, now)] for name, *_ in lines}
    assert len(lines) == 16
    assert lines == [(name, str(old) if old != new else "", str(new)) for name, (old, new) in places.items()]
    mover = next(name for name, (old, new) in places.items() if old != new)
    assert f"You come from table {places[mover][0]}." in hall.phone(mover).get("/place").text


def test_between_rounds_the_wall_names_the_best_of_each_table() -> None:
    hall = AskedHall()
    hall.desk.begin_round()
    for table in (1, 2, 3):
        hall.report(table)
    assert "Winners" not in hall.browser().get("/wall").text
    last = hall.desk.evening.round.tables[3].players
    hall.desk.correct(RoundIndex(0), 4, dict(zip(last, (7, 5, 5, 9), strict=True)), "on paper", sure=True)
    found = hall.browser().get("/wall").text.partition("Winners of round 1")[2].partition("</table>")[0]
    best = [(f"{number}", table.leader, "10") for number, table in enumerate(hall.desk.evening.round.tables[:3], 1)]
    best += [("4", last[1], "5"), ("4", last[2], "5")]
    assert re.findall(r"<td>(\d+)</td><th[^>]*>(\w+)</th><td>(\d+)</td>", found) == best


def test_the_director_counts_down_to_the_next_round() -> None:
    hall = AskedHall()
    desk, ann = hall.director(), hall.phone("Ann")
    hall.order(desk, "begin")
    assert "data-left" not in hall.browser().get("/wall").text
    for wrong in ("0", "181", "-1", "", "soon"):
        assert problem(hall.order(desk, "count-down", minutes=wrong))
    page = hall.order(desk, "count-down", minutes="10")
    assert "Everybody sees when the next round begins." in page and "The next round begins in 10 minutes" in page
    hall.now += 65
    for text in (hall.browser().get("/wall").text, ann.get("/place").text, desk.get("/desk").text):
        assert 'data-left="535">8:55<' in text
    assert Desk(hall.register, clock=lambda: hall.now).seconds_left() == 535, "a restart forgets nothing"
    hall.now += 3600
    assert 'data-left="0">0:00<' in hall.browser().get("/wall").text
    hall.now -= 86_400
    assert 'data-left="600">10:00<' in hall.browser().get("/wall").text, "a clock that is set back"
    hall.order(desk, "begin")
    assert "data-left" not in hall.browser().get("/wall").text
    hall.order(desk, "count-down", minutes="1")
    hall.order(desk, "take-back", order=str(len(hall.desk.evening.log)))
    assert hall.desk.seconds_left() is None


def test_the_desk_lists_the_tables_for_which_the_others_wait() -> None:
    hall = AskedHall()
    desk = hall.director()

    def slow() -> list[str]:
        said = desk.get("/desk/part").text.partition("Slow tables:")[2].partition("</p>")[0]
        return re.findall(r">Table (\d+)<", said)

    hall.order(desk, "begin")
    for table in (1, 2):
        hall.report(table)
    assert slow() == [], "half of them still play"
    hall.report(3)
    assert slow() == ["4"]
    hall.report(4)
    assert slow() == []
    hall.desk.add(Plan(deals=4))
    hall.order(desk, "begin")
    hall.speaker.tables.update({table: TableSeen(True) for table in (1, 2, 3)})
    names = [table.players for table in hall.desk.evening.round.tables]
    for deal in (1, 2):
        for table in (2, 3):
            hall.report(table, deal=deal, match="second")
    assert slow() == [], "typical is a table that has played nothing yet"
    hall.desk.add(*(SignedIn(f"Late {number}") for number in range(4)))
    hall.report(4, deal=1, match="second")
    hall.report(4, deal=2, match="second")
    assert slow() == ["1"] and len(names) == 4


def test_score_fields_open_the_keyboard_of_numbers_and_have_a_sign_where_scores_fall_below_zero() -> None:
    for game, below_zero in (("mexican-train", False), ("station", True)):
        hall = AskedHall(8)
        hall.desk.add(Plan(game=game))
        hall.desk.begin_round()
        table = hall.desk.evening.round.tables[0]
        page = hall.phone(table.leader).get("/place").text
        assert page.count('inputmode="tel"') == len(table.players) and ("data-sign" in page) == below_zero
        form = {f"points:{name}": "1+2" for name in table.players} | {"reason": "sums", "seen": "0"}
        form["sure"] = repr(sorted(dict.fromkeys(table.players, 3).items()))
        hall.director().post("/desk/correct/1/1", data=form, headers=HERE)
        found = [set(each.points.values()) for each in hall.desk.evening.results()]
        assert found == [{3}], "a sum is read at the desk, too"
