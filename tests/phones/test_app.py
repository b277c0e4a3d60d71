"""Phones sit down, play and leave; one without a ticket sees nothing, and what comes from elsewhere goes no further."""

import asyncio
import html
import re
from itertools import count
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from tools.testing.phone_table import HOST, TableOfPhones
from tools.testing.waiting import PATIENCE_S
from tools.testing.web_client import WebClient

from roundhouse import actions
from roundhouse.games import MexicanTrain
from roundhouse.games.core.position import Position
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.app import Pages
from roundhouse.phones.phone import MOST_STREAMS
from roundhouse.phones.table import SEAT_NEWS_MS
from roundhouse.players import Player
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import TableSession
from roundhouse.referee.session.thinking import Thinker, Thought
from roundhouse.web import guard
from roundhouse.web.request_data import LARGEST_BODY


def title(phone: WebClient) -> str:
    """The heading of a phone's page."""
    found = re.search(r"<h1>(.*?)</h1>", phone.get("/part").text)
    assert found is not None
    return found[1]


def tiles(phone: WebClient) -> list[str]:
    """The hand on a phone, as its labels read."""
    return re.findall(
        r'class="tile[^"]*" data-act="pick:\d+" data-place="\d+" aria-label="([^"]+)"', phone.get("/part").text
    )


def play_round(session: TableSession) -> None:
    session.mode.begin()
    while (position := session.referee.position) is not None:
        if session.step() is None:
            session.call(session.computers.move(position.turn))


def over(phone: WebClient) -> str:
    """The scores, which lie over the table."""
    assert phone.get("/scores").headers["location"] == "/over"
    return phone.get("/over").text


def test_a_phone_sits_down_by_the_code_and_sees_its_hand() -> None:
    table = TableOfPhones()
    page = table.phone().get(f"/join/{table.table.tickets.code}").text
    assert page.count("free</span>") == 3
    ann, bo = table.seated(0), table.seated(1, name="Bea")
    table.pass_time()
    assert table.table.names == ("Ann", "Bea", "Cy")
    assert len(tiles(ann)) == len(tiles(bo)) == table.session.referee.game.hand_size
    assert not set(tiles(ann)) & set(tiles(bo))


def test_a_tile_that_is_touched_twice_names_the_clause_by_which_it_can_be_played() -> None:
    table = TableOfPhones()
    phones = [table.seated(seat) for seat in range(2)]
    table.session.mode.begin()
    phone, pages = next((each, page) for each in phones if "tile playable" in (page := each.get("/part").text))
    found = re.search(r'class="tile playable" data-act="(pick:\d+)"', pages)
    assert found is not None
    for clause_is_said in (False, True, False):
        assert table.act(phone, found[1]) == "taken"
        assert bool(re.search("MT-5[:)]", phone.get("/part").text)) is clause_is_said


def test_the_hands_that_were_left_are_seen_when_the_round_is_over_and_not_before() -> None:
    table = TableOfPhones(computers=2)
    phone, session = table.seated(0), table.session
    session.mode.begin()
    while (position := session.referee.position) is not None:
        assert "/scores" not in phone.get("/part").text
        if session.step() is None:
            session.call(session.computers.move(position.turn))
    assert '<a href="/scores">' in phone.get("/part").text
    told = html.unescape(over(phone))
    hands = Presenter(session).match.counted_hands()
    assert len(hands) == 3 and all(f"<b>{hand.points}</b>" in told and hand.sum in told for hand in hands)
    assert told.count('class="counted out"') == 1


def test_the_scores_lie_over_the_table_until_they_are_left_or_the_next_round_begins() -> None:
    table = TableOfPhones(computers=2)
    phone, session = table.seated(0), table.session
    assert phone.get("/over").headers["location"] == "/", "nothing lies there"
    play_round(session)
    shown = over(phone)
    assert 'value="next"' in shown and 'value="correct"' not in shown and 'value="cell:' not in shown
    for said, lies in (({"code": "roster", "do": "table"}, True), ({"code": "scores", "do": "table"}, False)):
        assert phone.post("/over", data=said).headers["location"] == "/over"
        assert (phone.get("/over").status_code == 200) is lies
    over(phone)
    phone.post("/over", data={"code": "scores", "do": "next"})
    assert session.referee.position is not None and phone.get("/over").headers["location"] == "/"
    assert table.phone().get("/scores").headers["location"] == "/", "somebody without a seat"


def test_a_refusal_leads_to_the_page_on_which_the_table_lets_it_stand() -> None:
    table = TableOfPhones(MexicanTrain(2, MexicanTrainOptions(set=6, deal=2)), mode="called")
    phone, watching = table.seated(0), table.seated(None)
    for said in ("ann leads", "ann 1-6 on ann"):
        table.session.call_text(said)
    assert "/stand" not in phone.get("/part").text, "nothing is refused"
    table.session.call_text("bo 2-6 on ann")
    header = phone.get("/part").text.partition("</header>")[0]
    assert '<a href="/stand">' in header and "/stand" not in watching.get("/part").text
    assert phone.get("/stand").headers["location"] == "/over"
    assert "refused by MT-7" in phone.get("/over").text
    phone.post("/over", data={"code": "overruling", "note": "so be it", "do": "confirm"})
    assert phone.get("/over").headers["location"] == "/" and "/stand" not in phone.get("/part").text
    assert table.session.referee.match.events[-1].note == "so be it"  # type: ignore[union-attr]
    assert table.phone().get("/stand").headers["location"] == "/", "somebody without a seat"


def test_who_calls_for_everybody_touches_a_figure_of_the_sheet_and_corrects_it() -> None:
    table = TableOfPhones(MexicanTrain(2, MexicanTrainOptions(set=6, deal=2)), mode="called")
    phone = table.seated(0)
    for said in ("ann leads", "ann 1-6 on ann", "bo 2-6 on bo", "ann 0-1 on ann", "bo = 2"):
        table.session.call_text(said)
    assert 'value="cell:' not in over(phone)
    assert table.act(phone, "call-for-all") == "taken"
    assert 'value="cell:0:1"' in over(phone)
    phone.post("/over", data={"code": "scores", "do": "cell:0:9"})
    phone.post("/over", data={"code": "scores", "do": "cell:0:1"})
    assert 'name="points"' in phone.get("/over").text
    phone.post("/over", data={"code": "score-correction", "points": "17", "do": "take"})
    assert table.session.referee.match.results[0].points[1] == 17


@pytest.mark.parametrize(("largest", "numerals"), [(12, False), (15, True)])
def test_the_halves_of_a_large_set_have_numerals_in_hands_that_were_left(largest: int, numerals: bool) -> None:
    table = TableOfPhones(MexicanTrain(3, MexicanTrainOptions(set=largest)), computers=2)
    phone, session = table.seated(0), table.session
    play_round(session)
    _, told = over(phone).split('class="told"', 1)
    assert ("<text" in told.partition("</div>")[0]) is numerals


@pytest.mark.parametrize("path", ["/", "/part", "/events", "/join/wrong"])
def test_without_a_ticket_there_is_nothing_to_see(path: str) -> None:
    table = TableOfPhones()
    table.pass_time()
    answer = table.phone().get(path)
    assert answer.status_code == (204 if path == "/events" else 403)
    assert "data-act" not in answer.text


def test_a_seat_belongs_to_one_phone_until_it_is_given_up_or_freed() -> None:
    table = TableOfPhones()
    ann, other = table.seated(0), table.phone()
    asked = {"code": table.table.tickets.code, "seat": 0, "name": ""}
    answer = other.post("/sit", data=asked)
    assert answer.status_code == 409 and "Somebody took that seat just now" in answer.text
    assert ann.post("/leave").status_code == 200
    assert other.post("/sit", data=asked).status_code == 303
    table.table.free(Seat(0))
    assert other.get("/part").status_code == 403
    assert table.phone().post("/sit", data={**asked, "seat": "7"}).status_code == 409


@pytest.mark.parametrize("seat", ["0", "", "x", "99"])
def test_without_the_code_nobody_learns_who_is_at_the_table(seat: str) -> None:
    answer = TableOfPhones().phone().post("/sit", data={"code": "wrong", "seat": seat})
    assert answer.status_code == 403 and "Ann" not in answer.text


def test_a_computers_seat_is_not_for_phones() -> None:
    table = TableOfPhones(computers=2)
    assert table.table.free_seats == [0]
    assert table.phone().post("/sit", data={"code": table.table.tickets.code, "seat": 1}).status_code == 409


def test_a_new_code_ends_the_old_one_and_a_closed_table_lets_nobody_in() -> None:
    table = TableOfPhones()
    old = table.table.tickets.code
    table.table.tickets.open()
    assert table.phone().get(f"/join/{old}").status_code == 403
    table.table.tickets.close()
    for code in (old, ""):
        assert table.phone().post("/sit", data={"code": code, "seat": 0}).status_code == 403


def test_a_code_of_ones_own_may_be_as_long_as_one_likes() -> None:
    table, code = TableOfPhones(), "omaswohnzimmer" * 4
    table.table.tickets.use(code)
    field = re.search(r'<input id="code"[^>]*>', table.phone().get("/").text)
    assert field is not None and "maxlength" not in field[0], "a television types it"
    assert table.phone().get("/join", params={"code": f" {code.upper()} "}).status_code == 200


def test_only_the_phone_whose_turn_it_is_lights_up_and_vibrates() -> None:
    table = TableOfPhones()
    phones = [table.seated(seat) for seat in (0, 1, 2, None)]
    table.pass_time()
    position = table.session.referee.position
    assert position is not None
    marked = [seat for seat, phone in enumerate(phones) if "data-mine" in phone.get("/part").text]
    assert marked == [position.turn]


def test_an_action_wakes_only_phones_whose_pages_it_changes_and_once() -> None:
    table = TableOfPhones()
    phones = [table.seated(seat) for seat in range(3)]
    table.pass_time()
    position = table.session.referee.position
    assert position is not None
    turn = phones[position.turn]
    own, other = (table.table.phone(Texts(), phone.cookies["seat"]) for phone in (turn, phones[position.turn - 1]))
    assert own is not None and other is not None
    first, others = own.streams.open(), other.streams.open()
    table.pass_time(500)  # they are here now
    for stream in (first, others):
        stream.get_nowait()
    came_of = []
    for touch in (("pick", 0), ("move", 0, 3), ("order",), ("pick", 1), ("done",)):
        came_of.append(table.act(turn, *touch))
        table.pass_time(500)
    assert "taken" in came_of and "stale" not in came_of
    assert others.empty() and first.empty(), "nothing has changed for others, and the answer is one's own page"
    second = own.streams.open()
    table.act(turn, "pick", 0)
    table.act(turn, "hint")
    table.pass_time()
    assert others.empty() and not first.empty() and not second.empty()
    table.move(turn)
    others.get_nowait()
    table.pass_time(500)
    assert others.empty(), "the same is told again"


def test_a_phone_that_was_gone_for_a_while_is_woken_when_its_page_is_again_as_it_was() -> None:
    table = TableOfPhones()
    table.seated(0)
    bo = table.seated(1)
    known = table.table.phone(Texts(), bo.cookies["seat"])
    assert known is not None
    stream = known.streams.open()
    table.pass_time()
    known.streams.close(stream)
    table.session.clock.pause()
    table.pass_time(500)
    stream = known.streams.open()
    assert bo.get("/part").status_code == 200, "it sees the pause"
    assert stream.empty()
    table.session.clock.resume()
    table.pass_time(500)
    assert not stream.empty()


def test_a_large_screen_is_woken_when_it_has_told_long_enough_who_got_a_seat() -> None:
    table = TableOfPhones()
    for seat in (0, 1):
        table.seated(seat)
    television = table.seated(None)
    table.pass_time()
    table.table.free(Seat(1))
    known = table.table.phone(Texts(), television.cookies["seat"])
    assert known is not None
    stream = known.streams.open()
    table.table.notify_phones()
    told = "freed the seat of Bo"
    table.now += SEAT_NEWS_MS - 1000
    table.pass_time(500)
    assert told in television.get("/table/part").text
    while not stream.empty():
        stream.get_nowait()
    table.pass_time(500)
    assert told not in television.get("/table/part").text and not stream.empty()


def test_an_action_counts_once_and_only_on_the_page_that_it_was_made_for() -> None:
    table = TableOfPhones()
    phones = [table.seated(seat) for seat in range(3)]
    table.pass_time()
    position = table.session.referee.position
    assert position is not None
    turn, waiting = phones[position.turn], phones[(position.turn + 1) % 3]
    before = table.session.history.revision
    assert table.act(waiting, "draw", key="same") == "unavailable"
    assert table.act(turn, "draw", revision=before - 1) == "stale"
    assert table.session.history.revision == before
    first = table.act(turn, "draw", key="same")
    after = table.session.history.revision
    assert first in ("taken", "refused") and after == before + 1
    assert table.act(turn, "draw", key="same") == first
    assert table.session.history.revision == after


@pytest.mark.parametrize(
    "action", ["hand-over", "depart", "leave", "quit", "volume", "call", "correct", "nonsense", "drop:x", ""]
)
def test_a_phone_submits_nothing_but_what_its_page_offers(action: str) -> None:
    table = TableOfPhones()
    ann = table.seated(0)
    table.pass_time()
    before = table.session.history.revision
    assert table.act(ann, action, 1, 1) in ("unavailable", "refused")
    assert (table.session.history.revision, table.table.names) == (before, ("Ann", "Bo", "Cy"))


@pytest.mark.parametrize(
    "fields", [{"revision": "x"}, {"revision": ""}, {"revision": "99999999"}, {"revision": "²"}, {"key": ""}]
)
def test_a_post_that_makes_no_sense_is_a_bad_request(fields: dict[str, str]) -> None:
    ann = TableOfPhones().seated(0)
    asked = {"action": "draw", "revision": "0", "key": "k"}
    assert ann.post("/act", data={**asked, **fields}).status_code == 400


def test_everybody_is_back_after_the_program_was_killed(tmp_path: Path) -> None:
    kept = tmp_path / "phones.json"
    before = TableOfPhones(kept=kept)
    ann, television = before.seated(0), before.seated(None)
    again = TableOfPhones(kept=kept)
    phone = again.phone()
    phone.cookies = ann.cookies
    assert phone.get("/part").status_code == 200
    assert again.table.free_seats == [1, 2]
    assert kept.stat().st_mode & 0o077 == 0
    watching = again.phone()
    watching.cookies.set("seat", television.cookies["seat"], domain="table.example")
    assert watching.get("/table").status_code == 200
    kept.write_text("{ torn")
    assert TableOfPhones(kept=kept).table.free_seats == [0, 1, 2]


def test_pages_are_in_the_phones_language_and_escape_names() -> None:
    table = TableOfPhones()
    assert "Deine Hand" in table.seated(0, "de-AT,de;q=0.9,en;q=0.5").get("/part").text
    assert "Tu mano" in table.seated(1, "fr,es-MX").get("/part").text
    evil = table.phone().post("/sit", data={"code": table.table.tickets.code, "seat": 2, "name": "<b>x</b>"})
    page = evil.text + table.seated(None).get("/part").text
    assert "<b>x" not in page


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("fr,de;q=0.5,es;q=0.9", "Tu mano"),
        ("en;q=0.1,de-CH;q=0.2", "Deine Hand"),
        ("de;q=0,es;q=0.001", "Tu mano"),
        ("DE", "Deine Hand"),
        ("de;q=high,es;q=2,den", "Your hand"),
        ("*,fr;q=0.5", "Your hand"),
        (";;,q=,", "Your hand"),
        ("", "Your hand"),
    ],
)
def test_a_page_is_in_the_language_that_its_phone_likes_best(header: str, said: str) -> None:
    assert f'aria-label="{said}"' in TableOfPhones().seated(0, header).get("/part").text


def test_what_comes_from_elsewhere_goes_no_further() -> None:
    table = TableOfPhones()
    ann = table.seated(0)
    assert ann.get("/", headers={"host": "evil.example"}).status_code == 421
    assert ann.get("/", headers={"host": ""}).status_code == 421
    assert ann.get("/", headers={"host": "[x"}).status_code == 421
    assert ann.post("/leave", headers={"origin": "http://[x"}).status_code == 403
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert ann.post("/leave", headers=headers).status_code == 403
    assert ann.post("/act", data={"action": "x" * LARGEST_BODY}).status_code == 413
    assert ann.get("/part").status_code == 200


class Clock:
    """The guard's time, which a test lets pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(guard, "monotonic", lambda: self.now)


def test_a_stranger_s_posts_are_refused_when_they_come_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, phone = Clock(monkeypatch), TableOfPhones().phone()
    guesses = [{"cookie": f"seat=guess{each}"} for each in range(guard.POSTS.at_once + 1)]
    codes = [phone.post("/act", headers=guess).status_code for guess in guesses]
    assert codes == [403] * guard.POSTS.at_once + [429]
    clock.now += 1.01 / guard.POSTS.a_second
    assert [phone.post("/act").status_code for _ in range(2)] == [403, 429]


def test_a_page_that_turns_somebody_away_says_why_and_leads_back(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    table = TableOfPhones()
    phone = table.phone("de")
    for _ in range(guard.POSTS.at_once):
        phone.post("/act")
    posted = phone.post("/act")
    assert posted.status_code == 429 and "Das war viel auf einmal: Warte zehn Sekunden." in posted.text
    assert '<a href="/">Zurück zur Seite</a>' in posted.text
    monkeypatch.setattr(guard, "LONGEST_WAIT_S", 0.0)
    while (looked := phone.get("/join/guess")).status_code == 403:
        pass
    assert looked.status_code == 429 and '<a href="">Zurück zur Seite</a>' in looked.text
    elsewhere = phone.get("/", headers={"host": "evil.example"})
    assert elsewhere.status_code == 421 and "<a " not in elsewhere.text, "the way back would lead there again"


@pytest.mark.parametrize("path", ["/nowhere", "/table/nowhere", "/static/nowhere.css"])
def test_an_address_that_leads_nowhere_leads_back(path: str) -> None:
    answer = TableOfPhones().seated(0).get(path, headers={"accept-language": "de"})
    assert answer.status_code == 404 and "gibt es keine Seite" in answer.text and '<a href="/">' in answer.text


def test_somebody_who_taps_as_fast_as_they_can_is_always_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, table = Clock(monkeypatch), TableOfPhones(mode="called")
    stranger, ann, bo = table.phone(), table.seated(0), table.seated(1)
    for _ in range(2 * guard.POSTS.at_once):
        stranger.post("/act")
    assert stranger.post("/act").status_code == 429
    for _ in range(300):
        clock.now += 0.1
        for phone in (ann, bo):
            assert phone.post("/act", data={"action": "hint"}).status_code == 400
    codes = [ann.post("/act", data={"action": "hint"}).status_code for _ in range(guard.TAPS.at_once + 1)]
    assert codes[-1] == 429, "a program is no finger"
    assert bo.post("/act", data={"action": "hint"}).status_code == 400


def test_screens_that_only_watch_share_the_limits_of_their_address_and_a_seat_there_has_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Clock(monkeypatch)
    table, home = TableOfPhones(), "192.0.2.7"
    ann, *screens = (table.seated(seat, address=home) for seat in (0, None, None))
    codes = [each.post("/act").status_code for _ in range(guard.POSTS.at_once) for each in screens]
    assert codes[0] == 400 and codes[-1] == 429
    assert ann.post("/act").status_code == 400


def test_a_stranger_who_looks_at_pages_without_end_waits_and_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, table, waited = Clock(monkeypatch), TableOfPhones(), list[float]()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(guard, "sleep", sleep)
    stranger, ann = table.phone(), table.seated(0)
    for _ in range(guard.PAGES.at_once):
        assert stranger.get("/").status_code == 403
    assert not waited
    while (status := stranger.get("/").status_code) == 403:
        assert len(waited) < 200
    assert status == 429 and waited == sorted(waited) and 4.5 < waited[-1] <= guard.LONGEST_WAIT_S
    waited.clear()
    assert ann.get("/part").status_code == 200 and not waited
    clock.now += guard.LONGEST_WAIT_S + 1
    assert stranger.get("/").status_code == 403


def test_whoever_guesses_codes_is_slowed_down_and_nobody_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, table, waited = Clock(monkeypatch), TableOfPhones(), list[float]()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(guard, "sleep", sleep)
    guest, code = table.phone(), table.table.tickets.code
    for _ in range(5 * guard.GUESSES.at_once):
        assert guest.get(f"/join/{code}").status_code == 200
    ann, other = table.seated(0), WebClient(table.app, f"http://{HOST}", client=("198.51.100.7", 1))
    for number in range(guard.GUESSES.at_once):
        assert guest.get(f"/join/guess{number}").status_code == 403
    assert not waited, "a right code costs nothing, and a few wrong ones are mistyped"
    assert guest.post("/sit", data={"code": "wrong", "seat": 1}).status_code == 403
    assert waited.pop() == pytest.approx(1 / guard.GUESSES.a_second)
    assert guest.get("/join/guess").status_code == 429 and guest.get(f"/join/{code}").status_code == 429
    assert other.get(f"/join/{code}").status_code == 200 and ann.get("/part").status_code == 200 and not waited
    clock.now += 2 / guard.GUESSES.a_second
    assert guest.get(f"/join/{code}").status_code == 200


@pytest.mark.parametrize(("many", "seated"), [(4 * guard.GUESSES.at_once, False), (3 * guard.MOST_AT_ONCE, True)])
def test_a_home_that_loads_pages_all_at_once_is_taken_for_nobody_who_guesses_and_each_seat_has_its_own_share(
    monkeypatch: pytest.MonkeyPatch, many: int, seated: bool
) -> None:
    Clock(monkeypatch)
    seats, answered = count(), list[int]()

    async def load() -> None:
        all_are_under_way = asyncio.Barrier(many)

        async def file(_: Scope, __: Receive, send: Send) -> None:
            await all_are_under_way.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def heard(message: Message) -> None:
            answered.append(message["status"])

        async def nothing() -> Message:
            return {"type": "http.request"}

        app = guard.RequestGuard(file, {"localhost"}, holder=lambda _: f"seat {next(seats)}" if seated else None)
        scope: Scope = {"type": "http", "method": "GET", "path": "/static/phone.css", "client": ("192.0.2.7", 1)}
        scope.update(headers=[(b"host", b"localhost")], query_string=b"", server=("localhost", 80))
        async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as group:
            for _ in range(many):
                group.create_task(app(dict(scope), nothing, heard))

    asyncio.run(load())
    assert answered == [200] * many


def test_only_a_post_has_its_body_read() -> None:
    answered: list[int] = []

    async def body() -> Message:
        raise AssertionError("somebody waits for the body")

    async def heard(message: Message) -> None:
        answered.extend([message["status"]] if "status" in message else [])

    scope: Scope = {"type": "http", "method": "GET", "path": "/part", "client": ("192.0.2.7", 1)}
    scope.update(headers=[(b"host", HOST.encode())], query_string=b"", server=("localhost", 80))
    asyncio.run(TableOfPhones().app(scope, body, heard))
    assert answered == [403], "it has no seat"


def test_every_answer_forbids_what_a_browser_could_do_with_it() -> None:
    table = TableOfPhones()
    ann = table.seated(0)
    for path in ("/", "/part", "/join/wrong", "/static/phone.js"):
        answer = ann.get(path)
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'") and "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert path.startswith("/static") or answer.headers["cache-control"] == "no-store"
    cookie = table.phone().post("/sit", data={"code": table.table.tickets.code, "seat": 1}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie


def test_pages_load_nothing_from_elsewhere() -> None:
    table = TableOfPhones()
    page = table.seated(0).get("/").text
    links = re.findall(r'(?:src|href|action)="([^"]*)"', page)
    assert len(links) > 3 and all(link.startswith(("/", "#")) for link in links)
    assert "style=" not in page and "<script>" not in page
    assert len(page.encode()) < 60_000


def test_a_stream_says_at_once_and_with_each_change_that_there_is_something_new() -> None:
    table = TableOfPhones()
    ann = table.table.phone(Texts(), table.table.sit_down(Texts(), table.table.tickets.code, Seat(0), "").secret)
    assert ann is not None

    async def heard() -> list[str]:
        stream = Pages(table.table, secure=False)._told(ann)
        said = [await anext(stream)]
        table.pass_time(1000)
        said.append(await anext(stream))
        table.table.free(Seat(0))
        said += [each async for each in stream]
        return said

    assert asyncio.run(heard()) == ["data: new\n\n", "data: new\n\n", "data: gone\n\n"]
    assert not ann.streams


class Waiting(Thinker):
    """Thinks until it is `ready`."""

    ready = False

    def begin(self, player: Player, view: Position, seat: int, thinkers: int = 1) -> Thought:
        found = super().begin(player, view, seat, thinkers)
        return lambda: found() if self.ready else None


def test_a_phone_hears_that_its_hint_is_there() -> None:
    table = TableOfPhones()
    table.pass_time()
    position = table.session.referee.position
    assert position is not None
    guest = table.table.phone(
        Texts(), table.table.sit_down(Texts(), table.table.tickets.code, Seat(position.turn), "").secret
    )
    assert guest is not None
    thinker = Waiting()
    table.session.computers.think_with(thinker)

    def told() -> str:
        said = guest.presenter.present().announcement
        return said.text if said is not None else ""

    async def heard() -> None:
        stream = Pages(table.table, secure=False)._told(guest)
        await anext(stream)
        guest.presenter.submit(actions.Hint())
        table.pass_time(500)
        assert told() == "Thinking …"
        await anext(stream)  # that the phone is here
        thinker.ready = True
        table.pass_time(500)
        assert await asyncio.wait_for(anext(stream), PATIENCE_S) == "data: new\n\n"
        assert told().startswith("The computer would play")

    asyncio.run(heard())


def test_the_newest_streams_of_a_phone_stay() -> None:
    table = TableOfPhones()
    ann = table.table.phone(Texts(), table.table.sit_down(Texts(), table.table.tickets.code, Seat(0), "").secret)
    assert ann is not None
    streams = [ann.streams.open() for _ in range(MOST_STREAMS + 2)]
    assert [each in ann.streams for each in streams] == [False] * 2 + [True] * MOST_STREAMS
    assert not streams[0].empty(), "it is woken, and ends"


def test_a_new_code_frees_those_who_only_watch() -> None:
    table = TableOfPhones()
    watching, ann = table.seated(None), table.seated(0)
    table.table.tickets.open()
    assert (watching.get("/part").status_code, ann.get("/part").status_code) == (403, 200)


def test_the_host_of_the_table_is_known_with_its_port() -> None:
    assert TableOfPhones().phone().get("/", headers={"host": HOST}).status_code == 403
