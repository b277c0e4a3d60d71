"""Last tiles that players announce themselves: who is named for it, and who may say what, and when."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.window.plain_services import PlainServices
from tools.testing.phone_table import TableOfPhones

from roundhouse import actions
from roundhouse.dominoes import UNKNOWN
from roundhouse.games import Game, MexicanTrain
from roundhouse.games.core.moves import Announce, Claim, Move, Penalty, Play
from roundhouse.games.match.match import Between
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.app import phone_app
from roundhouse.phones.phone import Phone
from roundhouse.phones.table import PhoneTable
from roundhouse.phones.tickets import Tickets
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.pages.house_rules import RuleGroupPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.table_setup import usual_places, valid
from roundhouse.presenters.table.table_view import table_view
from roundhouse.presenters.table.transcript import answer_entry
from roundhouse.records.preferences import ANNOUNCE_SECONDS, MOST_ANNOUNCE_SECONDS, SavedChoices, TableChoice
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot
from roundhouse.referee.session.agreement import Agreement
from roundhouse_hub.link.messages import DOWN

NAMES = ("Lena", "Max", "Ada")
ONE_LEFT = (
    "mexican-train seats=3 set=6 missed_call=yes engine=6-6 round=1 turn=B laid=6-6+5-6 ends=A:5,B:-,C:- "
    "hands=A:0-1,B:3-4+3-6,C:1-4+2-2 yard=21 last_tile=A"
)
"""Lena has one tile left and has not said so; it is Max's turn."""
ABOUT_TO_PLAY = (
    "mexican-train seats=3 set=6 missed_call=yes engine=6-6 round=1 turn=A laid=6-6 ends=A:-,B:-,C:- "
    "hands=A:0-1+5-6,B:3-4+3-6,C:1-4+2-2 yard=21"
)
BADGE = re.compile(
    r'<li><span class="badge[^"]*"[^>]*>(\w+)</span>(?:<span class="visually-hidden">[^<]*</span>)?([^<]+)</li>'
)


def table_at(
    position: str = ONE_LEFT,
    mode: str = "called",
    players: Sequence[str] = ("person",) * 3,
    announce_time: int = ANNOUNCE_SECONDS,
) -> TableSession:
    """A table at which the round has come to this position."""
    start = read_position(position)
    seats = [SeatedPlayer(name, player) for name, player in zip(NAMES, players, strict=True)]
    assert isinstance(start.game, Game)
    agreement = Agreement(announce_time=announce_time)
    return TableSession(start.game, seats, Chance("1"), start=start, mode=mode, agreement=agreement)


@pytest.mark.parametrize("mode", ["called", "dealt"])
def test_the_last_plays_name_who_announced_or_missed_the_call(mode: str) -> None:
    said: list[list[Move]] = [[Announce(0)], [Claim(0), Penalty(-1 if mode == "called" else 4)]]
    for moves in said:
        table = table_at(mode=mode)
        for move in moves:
            assert table.call(move).allowed
        plays = table_view(Texts(), table.referee).last_plays
        assert len(plays) == len(moves)
        assert {play.seat for play in plays} == {0}, "Lena, and not Max, whose turn it is"


def test_who_shows_a_hand_is_named_for_it_and_nobody_for_what_the_table_says() -> None:
    table = table_at(
        "mexican-train seats=3 set=6 engine=6-6 round=1 stage=over turn=B winner=A laid=6-6+5-6 ends=A:5,B:-,C:- "
        "hands=B:?1,C:?1 yard=24"
    )
    assert table.call_text("ada 1-4")[0].allowed
    assert [play.seat for play in table_view(Texts(), table.referee).last_plays] == [2]
    table = TableSession(MexicanTrain(3), [SeatedPlayer(name) for name in NAMES], Chance("1"))
    table.mode.begin()
    assert {play.seat for play in table_view(Texts(), table.referee).last_plays} <= {None}, "nobody deals"


def test_the_log_of_a_terminal_warns_of_the_one_who_announced() -> None:
    table = table_at(mode="dealt")
    entry = answer_entry(Texts(), table, table.call(Announce(0)), HotSeat(table.referee))
    assert [line.text.strip() for line in entry.lines if line.tone == "warning"] == ["Lena has one tile left."]


def test_phones_and_the_television_put_a_badge_before_each_play() -> None:
    table = TableOfPhones(MexicanTrain(3, MexicanTrainOptions(set=6)))
    table.session = table_at(mode="dealt")
    table.table = PhoneTable(table.present, Tickets(), Texts(), Presenter(table.session))
    table.app = phone_app(table.table, {"table.example"})
    phone, television = table.seated(2), table.seated(None)
    table.session.call(Claim(0))
    for page in (phone.get("/part").text, television.get("/table/part").text):
        assert BADGE.findall(page) == [("1", "missed the call")]
    assert "Lena: </span>missed the call" in phone.get("/part").text, "read aloud"


def test_a_computer_claims_a_missed_call_where_no_shuffle_knows_the_penalty_tile() -> None:
    table = table_at(ONE_LEFT, "dealt", ("person", "greedy", "greedy"), announce_time=0)
    assert [table.step() for _ in range(3)]
    lena, round = table.referee.position, [each for each in table.referee.match.events if not isinstance(each, Between)]
    assert round[:2] == [Claim(0), Penalty(UNKNOWN)] and len(round) == 3
    assert lena is not None and lena.count(0) == 2


# -- the time to announce ----------------------------------------------------------------------------------------------


class SharedScreen:
    """A dealt table at which Lena has just come down to one tile at a shared screen; the test lets time pass."""

    def __init__(self, *players: str, announce_time: int = ANNOUNCE_SECONDS) -> None:
        self.table = table_at(ABOUT_TO_PLAY, "dealt", players, announce_time)
        self.screen = Presenter(self.table)
        self.now = 0
        self.pass_time(0)
        self.screen.submit(actions.ShowHand())
        lena = self.table.referee.position
        assert lena is not None
        assert self.table.call(next(move for move in lena.legal() if isinstance(move, Play))).allowed
        self.pass_time(0)

    def pass_time(self, ms: int) -> SharedScreen:
        for _ in range(0, ms + 1, 100):
            self.screen.advance(self.now)
            self.now += 100
        return self

    @property
    def offered(self) -> dict[str, bool]:
        """The offers at the screen now, and whether each may be pressed."""
        return {each.wire: each.enabled for each in self.screen.present().table.buttons if each.label}

    @property
    def moves(self) -> list[Move]:
        return [event for event in self.table.referee.match.events[1:] if not isinstance(event, Between)]


@pytest.mark.parametrize("seconds", [1, ANNOUNCE_SECONDS, MOST_ANNOUNCE_SECONDS])
def test_a_shared_screen_stays_with_the_player_who_came_down_to_one_tile(seconds: int) -> None:
    evening = SharedScreen("person", "person", "person", announce_time=seconds)
    page = evening.pass_time(1000 * seconds - 400).screen.present()
    assert (page.viewer, len(page.table.hand)) == (0, 1), "Lena's hand is in sight, and no cover"
    assert page.offer(actions.Announce) and "one tile" in page.table.message.text
    page = evening.pass_time(500).screen.present()
    assert (page.viewer, len(page.table.hand)) == (1, 0), "Max is covered"


def test_who_announces_passes_the_screen_on_and_nothing_can_be_claimed() -> None:
    evening = SharedScreen("person", "person", "person")
    evening.pass_time(1000).screen.submit(actions.Announce())
    evening.pass_time(0).screen.submit(actions.ShowHand())
    assert evening.moves == [Announce(0)]
    assert evening.screen.viewer == 1 and "claim" not in evening.offered


def test_nobody_may_claim_before_the_time_is_over() -> None:
    evening = SharedScreen("person", "person", "person")
    phone = Presenter(evening.table, only=Seat(1))
    phone.advance(evening.now)
    page = phone.present()
    claim = page.offer(actions.Claim)
    assert claim is not None and not claim.enabled and "Lena still has time" in claim.why_not
    assert phone.submit(actions.Claim()).status == "unavailable"
    assert phone.submit(actions.TypeCall("claim Lena")).status == "refused"
    said = phone.present().announcement
    assert said is not None and "Lena still has time" in said.title
    evening.pass_time(5000)
    phone.advance(evening.now)
    assert phone.submit(actions.Claim()).status == "taken"
    assert evening.moves[0] == Claim(0)


def test_who_says_done_has_nothing_more_to_announce() -> None:
    evening = SharedScreen("person", "person", "person")
    evening.screen.submit(actions.Done())
    evening.pass_time(0)
    assert evening.offered == {"undo": True, "announce": True, "show": True}, "until Max looks"
    evening.screen.submit(actions.ShowHand())
    assert evening.offered["claim"]


def test_without_time_the_last_tile_can_still_be_announced_before_the_next_player_looks() -> None:
    evening = SharedScreen("person", "person", "person", announce_time=0)
    assert evening.screen.viewer == 1
    evening.screen.submit(actions.Announce())
    assert evening.moves == [Announce(0)]


def test_a_computer_waits_until_the_time_is_over_and_then_claims() -> None:
    for players in (("person", "greedy", "greedy"), ("person", "greedy", "person")):
        evening = SharedScreen(*players)
        evening.pass_time(4800)
        assert evening.moves == [] and evening.offered["announce"]
        while not evening.moves and evening.now < 8000:
            evening.pass_time(0)
        assert evening.moves == [Claim(0)]


def test_a_computer_goes_on_once_the_last_tile_is_announced() -> None:
    evening = SharedScreen("person", "greedy", "greedy").pass_time(3000)
    evening.screen.submit(actions.Announce())
    evening.pass_time(1500)
    assert evening.moves[0] == Announce(0) and len(evening.moves) > 1


def test_a_person_may_take_back_the_play_instead() -> None:
    evening = SharedScreen("person", "person", "person")
    evening.screen.submit(actions.Undo())
    assert evening.screen.present().viewer == 0 and evening.table.last_tile.silent is None


def test_undo_takes_back_ones_own_choice_and_not_the_announcement_of_another() -> None:
    evening = SharedScreen("person", "person", "person")
    evening.screen.submit(actions.Announce())
    referee = evening.table.referee
    assert referee.made.steps_to(1) == 0, "Max has done nothing yet"
    assert referee.made.steps_to(0) == 1, "Lena has announced"


def test_a_computer_does_not_claim_what_a_phone_has_time_for_and_phones_are_told_when_it_is_over() -> None:
    evening = SharedScreen("person", "person", "greedy")
    table = PhoneTable(
        lambda texts, seat: Presenter(evening.table, texts, seat), Tickets(), Texts(), Presenter(evening.table)
    )
    phone = table.phone(Texts(), table.sit_down(Texts(), table.tickets.code, Seat(1), "").secret)
    assert phone is not None
    table.advance(evening.now)
    stream = phone.streams.open()
    table.advance(evening.now + 4000)
    while not stream.empty():
        stream.get_nowait()
    assert stream.empty() and not _may_claim(phone)
    table.advance(evening.now + 5500)
    assert not stream.empty() and _may_claim(phone)


def _may_claim(phone: Phone) -> bool:
    claim = phone.page().offer(actions.Claim)
    return claim is not None and claim.enabled


def test_at_a_table_of_real_tiles_nobody_claims_too_early_either() -> None:
    table = table_at()
    screen = Presenter(table)
    screen.advance(0)
    page = screen.present()
    assert page.speaker == 1 and page.offer(actions.Announce), "Lena says it, although it is Max's turn"
    claim = page.offer(actions.Claim)
    assert claim is not None and not claim.enabled
    screen.submit(actions.TypeCall("claim lena"))
    said = screen.present().announcement
    assert said is not None and "Lena still has time" in said.title
    screen.advance(5000)
    screen.submit(actions.Claim())
    assert table.mode.awaited.what == "penalty"


@pytest.mark.parametrize("mode", ["called", "dealt"])
def test_a_press_of_the_own_slot_announces_the_last_tile(mode: str) -> None:
    table = table_at(mode=mode)
    for seat, slot in enumerate(table.referee.slots[:3]):
        table.call(TakeSlot(Seat(seat), slot))
    slots = table.referee.slots
    Presenter(table).handle_hub_events([ButtonEvent(slots[2], DOWN, 0)], 0)
    assert table.last_tile.silent == 0, "Ada cannot announce it"
    Presenter(table).handle_hub_events([ButtonEvent(slots[0], DOWN, 0)], 0)
    assert table.referee.match.events == [Announce(0)]


def test_a_phone_offers_to_announce_only_the_own_last_tile() -> None:
    table = table_at()
    for seat, offered in ((0, True), (2, False)):
        page = Presenter(table, only=Seat(seat), unattended=True).present()
        assert (page.offer(actions.Announce) is not None) == offered


def test_at_a_call_that_is_corrected_no_time_passes() -> None:
    table = table_at()
    table.call(Announce(0))
    assert Presenter(table.copy_before_call(0)).present().offer(actions.Claim).enabled  # type: ignore[union-attr]


def test_the_time_is_chosen_in_the_form_that_phones_fill_in() -> None:
    services = PlainServices(SavedChoices(table=TableChoice("mexican-train", places=usual_places("Ann"))))
    page, time, texts = RuleGroupPage(services, "going-out"), "announce-time", Texts()
    assert page.present(texts).setting(time) is None
    assert page.present(texts).answer("mexican-train:option:missed_call", "yes")
    setting = page.present(texts).setting(time)
    assert setting is not None
    assert (setting.value, dict(setting.options)["30"]) == ("5", "30 seconds")
    for value, kept in (("30", 30), ("31", 30)):
        assert page.present(texts).answer(time, value) == (value == "30")
        assert services.choices.table.announce_time == kept
    assert valid(replace(services.choices.table, announce_time=-7)).announce_time == 0
    assert valid(replace(services.choices.table, announce_time=10**9)).announce_time == 30
