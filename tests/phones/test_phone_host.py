"""A computer without a screen: everything is done from phones."""

import asyncio
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from unittest.mock import Mock

import httpx2
import pytest
from tools.testing.phone_table import HOST

from roundhouse.games.sheets import sheet_named
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.phone_host import IDLE_MS, PhoneHost
from roundhouse.presenters.setup import table_setup
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.program.phones.host_tables import JournalHostServices

CODE = "abcd2345"


class AskingPhone:
    """A browser that asks on the thread on which it is used, as the journal wants."""

    def __init__(self, host: PhoneHost) -> None:
        self._host = host
        self.cookies = httpx2.Cookies()

    def get(self, path: str) -> httpx2.Response:
        return asyncio.run(self._ask("GET", path, {}))

    def post(self, path: str, data: Mapping[str, str] = MappingProxyType({})) -> httpx2.Response:
        return asyncio.run(self._ask("POST", path, data))

    async def _ask(self, method: str, path: str, data: Mapping[str, str]) -> httpx2.Response:
        asked = httpx2.AsyncClient(
            transport=httpx2.ASGITransport(self._host), base_url=f"http://{HOST}", cookies=self.cookies,
            headers={"origin": f"http://{HOST}"},
        )  # fmt: skip
        async with asked as client:
            answer = await client.request(method, path, data=dict(data) if method == "POST" else None)
            self.cookies = client.cookies
        return answer


class Hosted:
    """The host, and phones that ask it."""

    def __init__(self, host: PhoneHost) -> None:
        self.host = host

    def phone(self) -> AskingPhone:
        return AskingPhone(self.host)

    def setup(self, phone: AskingPhone, do: str, **said: str) -> int:
        return phone.post("/setup", data={"code": CODE, "do": do, **said}).status_code

    def pass_time(self, ms: int) -> None:
        for _ in range(ms // 500):
            self._now = getattr(self, "_now", 0) + 500
            self.host.advance(self._now)


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    """A host with a journal of its own."""
    with open_app_services(tmp_path, "none", Mock) as services:
        yield Hosted(
            PhoneHost(JournalHostServices(services, Texts()), {"table.example"}, f"http://{HOST}", CODE.upper())
        )


def chosen(page: str) -> dict[str, str]:
    """The choices that the form shows."""
    found = dict(re.findall(r'<input name="(\w+)" value="([^"]*)"', page))
    for name, inside in re.findall(r'<select name="([\w:-]+)">(.*?)</select>', page, re.DOTALL):
        found[name] = re.findall(r'<option value="([^"]*)" selected', inside)[0]
    return found


def of_game(**said: str) -> dict[str, str]:
    """Answers about Mexican Train."""
    return {f"mexican-train:{name}": text for name, text in said.items()}


def test_who_has_no_code_sees_nothing_and_sets_nothing_up(hosted: Hosted) -> None:
    phone = hosted.phone()
    assert [phone.get(path).status_code for path in ("/", "/join/wrong", "/part", "/table", "/statistics/wrong")] == [
        403
    ] * 5
    assert phone.get("/events").status_code == 204
    assert phone.post("/setup", data={"code": "wrong", "do": "begin"}).status_code == 403
    assert phone.post("/again").status_code == 403
    assert hosted.host.table is None


def test_a_table_is_set_up_on_a_phone_played_and_followed_by_another(hosted: Hosted) -> None:
    phone = hosted.phone()
    first = chosen(phone.get(f"/join/{CODE}").text)
    assert (first["game"], first["computers"], first["mode"]) == ("mexican-train", "fill", "dealt")
    assert hosted.setup(phone, "look", people="Ann, Bo, Cy", computers="fill") == 303
    assert len(hosted.host._services.app.choices.table.places) == 4, "who comes takes the place of a computer"
    assert hosted.setup(phone, "look", people="Ann, Bo", computers="2") == 303
    assert chosen(phone.get(f"/join/{CODE}").text)["computers"] == "2", "a number is kept, also the one that fills"
    said = {"people": "Ann, Bo", "computers": "1", **of_game(set="9", length="2"), "sound": "no"}
    assert hosted.setup(phone, "look", **said) == 303
    page = phone.get(f"/join/{CODE}").text
    assert {name: chosen(page)[name] for name in said} == said
    assert hosted.setup(phone, "begin", **said) == 303
    table = hosted.host.table
    assert table is not None and table.names[:2] == ("Ann", "Bo") and len(table.names) == 3
    session = table.host_presenter.session
    referee = session.referee
    assert (referee.game.options.set, referee.game.rounds(), session.output.volume) == (9, 2, 0)
    assert phone.post("/sit", data={"code": CODE, "seat": "0"}).status_code == 303
    hosted.pass_time(3000)
    assert phone.get("/part").text.count('data-act="pick:') > 5 and "Set up another table" in phone.get("/").text
    assert hosted.phone().post("/again").status_code == 403
    assert phone.post("/again").headers["location"] == f"/join/{CODE}"
    assert hosted.host.table is None and phone.get("/part").status_code == 403
    page = phone.get(f"/join/{CODE}").text
    number = re.findall(r'value="saved:(\d+)"', page)[0]
    assert hosted.setup(phone, f"saved:{number}") == 303 and hosted.host.table is not None
    assert hosted.host.table.names[:2] == ("Ann", "Bo")
    assert phone.get("/part").status_code == 200  # the seat is still this phone's


@pytest.mark.parametrize("page", ["setup", "statistics", "how-to-play"])
def test_a_page_from_before_the_table_leads_to_the_table_that_somebody_else_began(hosted: Hosted, page: str) -> None:
    late = hosted.phone()
    assert hosted.setup(hosted.phone(), "begin", people="Ann, Bo") == 303
    for answer in (late.get(f"/{page}/{CODE}"), late.post(f"/{page}", data={"code": CODE, "do": "begin"})):
        assert (answer.status_code, answer.headers["location"]) == (303, f"/join/{CODE}")
    assert late.get(f"/{page}/nonsense").status_code == 403


def test_a_booklet_names_no_keys_which_a_phone_has_not(hosted: Hosted) -> None:
    assert re.findall('name="do" value="([^"]*)"', hosted.phone().get(f"/how-to-play/{CODE}").text) == ["look", "back"]


def test_another_game_shows_its_own_rules(hosted: Hosted) -> None:
    phone = hosted.phone()
    hosted.setup(phone, "look", game="derailing", people="Ann, Bo, Cy, Dee", computers="0", **of_game(set="18"))
    page = chosen(phone.get(f"/join/{CODE}").text)
    assert (page["game"], page["people"], page["derailing:set"]) == ("derailing", "Ann, Bo, Cy, Dee", "9")


ALONE = {"people": "Ann", "computers": "0"}
NONSENSE = {"game": "chess", "mode": "x", "mexican-train:set": "99", "mexican-train:length": "zz", "computers": "-1"}


@pytest.mark.parametrize("said", [{"people": "Ann, ann"}, {**ALONE, "people": ""}, ALONE])
def test_what_is_impossible_is_said_on_the_form(hosted: Hosted, said: dict[str, str]) -> None:
    phone = hosted.phone()
    answer = phone.post("/setup", data={"code": CODE, "do": "begin", **said})
    assert answer.status_code == 409 and 'role="alert"' in answer.text
    assert "Tap a free place" not in answer.text, "a phone types the names"
    assert hosted.host.table is None


def test_a_table_that_is_ruled_otherwise_today_is_resumed_after_a_question(hosted: Hosted) -> None:
    phone = hosted.phone()
    said = {"people": "Ann, Bo", "computers": "1", **of_game(set="9", length="2")}
    hosted.setup(phone, "look", **said)
    hosted.setup(phone, "begin", **said)
    hosted.pass_time(4000)
    hosted.host.close_table()
    app = hosted.host._services.app
    assert isinstance(app, JournalAppServices)
    app._journal._database.execute("UPDATE calls SET answer = replace(answer, 'allowed', 'refused C-8 x')")
    assert hosted.setup(phone, "saved:1") == 303 and hosted.host.table is None
    question = f"/ruled-otherwise/{CODE}"
    assert "Then: refused by C-8." in phone.get(question).text
    for stale in ("anew:2", "back"):
        phone.post("/ruled-otherwise", data={"code": CODE, "do": stale})
        assert hosted.host.table is None
    assert phone.post("/ruled-otherwise", data={"code": CODE, "do": "anew:1"}).status_code == 303
    assert hosted.host.table is not None
    assert [kept.is_copy for kept in app.unfinished_tables()] == [False, True]


@pytest.mark.parametrize("said", [NONSENSE, {"people": "\ud7ff" * 50}, {"do": "saved:99"}])
def test_nonsense_changes_nothing_and_stops_nothing(hosted: Hosted, said: dict[str, str]) -> None:
    phone = hosted.phone()
    assert phone.post("/setup", data={"code": CODE, "do": "look", **said}).status_code == 303
    assert phone.get(f"/join/{CODE}").status_code == 200


def test_a_table_that_nobody_uses_closes(hosted: Hosted) -> None:
    hosted.setup(hosted.phone(), "begin", people="Ann", computers="1")
    assert hosted.host.table is not None
    hosted.host.advance(IDLE_MS - 1)
    assert hosted.host.table is not None
    hosted.host.advance(IDLE_MS)
    assert hosted.host.table is None


def test_a_table_of_a_hall_is_followed_by_none(hosted: Hosted) -> None:
    phone = hosted.phone()
    hosted.setup(phone, "begin", people="Ann, Bo", computers="0")
    phone.post("/sit", data={"code": CODE, "seat": "0"})
    assert 'formaction="/again"' in phone.get("/").text
    assert hosted.host.table is not None
    hosted.host.take(hosted.host.table, hosted=False)
    assert 'formaction="/again"' not in phone.get("/").text
    assert [phone.post(path).status_code for path in ("/again", "/rematch", "/renew")] == [403] * 3


def play_to_the_end(hosted: Hosted) -> None:
    """Play the match of the table on, whoever is in turn."""
    assert hosted.host.table is not None
    session = hosted.host.table.host_presenter.session
    while not session.referee.match.over:
        position = session.referee.position
        if position is None:
            session.mode.begin()
        elif session.step() is None:
            session.call(session.computers.move(position.turn))


def test_everybody_stays_for_the_same_game_again_and_for_another_one(hosted: Hosted) -> None:
    ann, bo, television, late = (hosted.phone() for _ in range(4))
    short = of_game(set="6", length="1")
    assert hosted.setup(ann, "look", people="Ann, Bo", computers="0", **short) == 303
    assert hosted.setup(ann, "begin", people="Ann, Bo", computers="0", **short) == 303
    for seat, phone in enumerate((ann, bo)):
        phone.post("/sit", {"code": CODE, "seat": str(seat)})
    television.post("/sit", {"code": CODE, "seat": "-1", "screen": "1"})
    assert ann.post("/rematch").status_code == 303 and hosted.host.table is not None
    first = hosted.host.table
    play_to_the_end(hosted)
    assert "Play again" in bo.get("/part").text and "Play again" not in television.get("/part").text
    assert 'class="podium"' in television.get("/table/part").text
    assert television.post("/rematch").status_code == 403, "who only watches has no say"
    late.post("/sit", {"code": CODE, "seat": "2", "name": "Eve"})
    assert "You wait for a seat as Eve" in late.get("/part").text
    assert bo.post("/rematch").status_code == 303
    second = hosted.host.table
    assert second is not None and second is not first and sorted(second.names) == ["Ann", "Bo", "Eve"]
    assert second.waiting == () and " data-watches" not in late.get("/part").text
    assert late.post("/leave", {"how": "depart"}).status_code == 200
    assert second.host_presenter.match.game.options == first.host_presenter.match.game.options
    hosted.pass_time(4000)
    assert all(phone.get("/part").text.count('data-act="pick:') > 5 for phone in (ann, bo))
    assert television.get("/table/part").status_code == 200
    play_to_the_end(hosted)
    assert ann.post("/again").status_code == 303 and hosted.host.table is None
    assert [phone.get("/").text.count("Choose the game") for phone in (ann, bo, television)] == [1, 1, 0]
    assert television.get("/table").text.count("data-waits") == 1 and late.get("/").status_code == 403
    assert chosen(bo.get(f"/join/{CODE}").text)["people"] == "Ann, Bo"
    assert bo.post("/leave").status_code == 405, "there is no table to leave"
    assert hosted.setup(bo, "begin", game="private-trains", people="Ann, Cy, Bo", computers="0") == 303
    hosted.pass_time(4000)
    assert all(phone.get("/part").text.count('data-act="pick:') > 5 for phone in (ann, bo))
    assert television.get("/table").status_code == 200
    assert hosted.host.table is not None and hosted.host.table.free_seats == [Seat(1)]
    assert late.post("/sit", {"code": CODE, "seat": "1"}).status_code == 303


def test_a_table_that_is_resumed_has_everybody_in_their_seats(hosted: Hosted) -> None:
    ann, bo, stranger = (hosted.phone() for _ in range(3))
    assert hosted.setup(ann, "begin", people="Ann, Bo", computers="0", turn_clock="90") == 303
    for seat, phone in enumerate((ann, bo)):
        phone.post("/sit", {"code": CODE, "seat": str(seat)})
    stranger.cookies.set("seat", "of-another-evening")
    assert ann.post("/again").status_code == 303
    assert (bo.get("/").status_code, stranger.get("/").status_code) == (200, 403)
    assert hosted.setup(ann, "saved:1") == 303 and hosted.host.table is not None
    hosted.pass_time(4000)
    assert hosted.host.table.free_seats == []
    assert all(phone.get("/part").text.count('data-act="pick:') > 5 for phone in (ann, bo))


def test_statistics_are_shown(hosted: Hosted) -> None:
    phone = hosted.phone()
    assert "Nothing to count yet" in phone.get(f"/statistics/{CODE}").text


def test_a_server_that_stops_ends_the_streams_of_the_table_if_there_is_one(hosted: Hosted) -> None:
    hosted.host.end_streams()
    assert hosted.setup(hosted.phone(), "begin") == 303
    table = hosted.host.table
    assert table is not None and not table.streams_ended
    hosted.host.end_streams()
    assert table.streams_ended


def test_a_player_makes_a_new_code_and_sends_all_away_who_only_watch(hosted: Hosted) -> None:
    player, watcher = hosted.phone(), hosted.phone()
    assert hosted.setup(player, "begin") == 303
    table = hosted.host.table
    assert table is not None
    assert watcher.post("/sit", {"code": CODE, "seat": "-1"}).status_code == 303
    assert watcher.post("/renew").status_code == 403, "who only watches has no say"
    seat = str(table.free_seats[0])
    assert player.post("/sit", {"code": CODE, "seat": seat}).status_code == 303
    assert f"Code {CODE}" in player.get("/").text
    assert player.post("/renew").status_code == 303
    code = hosted.host.code
    assert code != CODE and f"Code {code}" in player.get("/").text
    assert watcher.get("/table").status_code == 403
    assert watcher.get(f"/join/{CODE}").status_code == 403 and watcher.get(f"/join/{code}").status_code == 200


def test_a_door_that_is_locked_is_not_opened_by_a_new_code(hosted: Hosted) -> None:
    player = hosted.phone()
    assert hosted.setup(player, "begin") == 303
    table = hosted.host.table
    assert table is not None
    assert player.post("/sit", {"code": CODE, "seat": str(table.free_seats[0])}).status_code == 303
    assert "/renew" in player.get("/").text
    table.tickets.close()
    assert player.post("/renew").status_code == 403 and table.tickets.code == ""
    assert "/renew" not in player.get("/").text and "/again" in player.get("/").text


def rules_of(hosted: Hosted) -> dict[str, str]:
    table = hosted.host._services.app.choices.table
    return dict(table.rules.get(table.game, {}))


def test_house_rules_are_set_searched_and_shown_on_a_phone(hosted: Hosted) -> None:
    phone = hosted.phone()
    assert phone.post("/setup", {"code": CODE, "do": "rules"}).headers["location"] == f"/house-rules/{CODE}"
    groups = phone.post("/house-rules", {"code": CODE, "do": "group:doubles"})
    assert groups.headers["location"] == f"/rule-group-doubles/{CODE}"
    said = {"mexican-train:option:one_double": "yes", "code": CODE}
    page = phone.post("/rule-group-doubles", {**said, "do": "look"}).text
    assert "● One double a turn" in page and "Recommended: off." in page
    assert phone.post("/rule-group-doubles", {**said, "do": "back"}).headers["location"] == f"/house-rules/{CODE}"
    found = phone.post("/house-rules", {"code": CODE, "search": "0-0", "do": "look"}).text
    assert "Points of 0-0" in found and "Tiles dealt" not in found
    phone.post("/house-rules", {"code": CODE, "search": "0-0", "mexican-train:option:double_blank": "50", "do": "look"})
    assert rules_of(hosted) == {"rounds": "3", "one_double": "yes", "double_blank": "50"}
    assert "One double a turn" in phone.get(f"/rule-group-different/{CODE}").text
    assert phone.post("/house-rules", {"code": CODE, "do": "back"}).headers["location"] == f"/join/{CODE}"
    assert "2 changed" in phone.get(f"/join/{CODE}").text


def test_a_sheet_is_picked_kept_under_a_name_and_passed_on_from_phone_to_phone(hosted: Hosted, tmp_path: Path) -> None:
    phone = hosted.phone()
    assert phone.post("/house-rules", {"code": CODE, "do": "sheet"}).headers["location"] == f"/sheets/{CODE}"
    assert "Tanglewood" in phone.get(f"/sheets/{CODE}").text
    assert phone.post("/sheets", {"code": CODE, "do": "sheet:tanglewood"}).headers["location"] == f"/house-rules/{CODE}"
    assert rules_of(hosted) == {"set": "15", "deal": "11", "engine_from": "found", "own_train_only": "yes"}
    kept = phone.post("/own-rules", {"code": CODE, "own-rules": "The Millers", "do": "keep-rules"})
    assert kept.headers["location"] == f"/sheets/{CODE}"
    shared = phone.get(f"/shared-rules/{CODE}").text
    (text,) = re.findall("roundhouse-rules 1 [^<]*", shared)
    rules = "set=15 deal=11 own_train_only=yes engine_from=found"
    assert text == f"roundhouse-rules 1 mexican-train {rules}: The Millers" and "<svg" in shared
    with open_app_services(tmp_path / "elsewhere", "none", Mock) as services:
        host = PhoneHost(JournalHostServices(services, Texts()), {"table.example"}, f"http://{HOST}", CODE.upper())
        other = Hosted(host)
        other.phone().post("/own-rules", {"code": CODE, "own-rules": text, "do": "keep-rules"})
        assert rules_of(other) == rules_of(hosted)
        assert "The Millers" in other.phone().get(f"/join/{CODE}").text
        assert other.setup(other.phone(), "begin", people="Ann, Bo", computers="0") == 303 and other.host.table
        assert other.host.table.host_presenter.session.agreement.rule_sheet == text
    with open_app_services(tmp_path / "elsewhere", "none", Mock) as services:  # the next evening
        assert table_setup.sheet_of_choice(services.choices.table) == sheet_named(text)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("https://example.org/menu", "Cannot read the rules https://example.org/menu"),
        ("WIFI:S:Millers;T:WPA;P:secret;;", "Cannot read the rules WIFI:S:Millers"),
        ("roundhouse-rules 2 mexican-train moon=full: Us", "Us: these rules are of a newer version"),
        ("roundhouse-rules 1 mexican-train moon=full: Us", "There is no rule moon here"),
        (
            "roundhouse-rules 1 mexican-train one_double=yes follow_on_double=yes: Us",
            "do not go together",
        ),
        ("roundhouse-rules 1 whist: Us", "Us is for the game whist, which is not here"),
        ("", "Rules need a name"),
    ],
)
def test_a_code_that_is_no_rules_of_here_is_one_sentence_and_changes_nothing(
    hosted: Hosted, code: str, sentence: str
) -> None:
    before = hosted.host._services.app.choices
    answer = hosted.phone().post("/own-rules", {"code": CODE, "own-rules": code, "do": "keep-rules"})
    assert answer.status_code == 409 and answer.text.count('role="alert"') == 1
    assert sentence in answer.text
    assert hosted.host._services.app.choices == before
