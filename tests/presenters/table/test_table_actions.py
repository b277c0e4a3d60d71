"""The actions at every table besides playing: seats, score, volume; and the people who may do them."""

from __future__ import annotations

from random import Random

import pytest
from tests.depth import DEPTH, SEED
from tests.presenters.random_actions import silly
from tools.testing.phone_table import awaited_seat

from roundhouse import actions
from roundhouse.actions import REGISTRY, Action
from roundhouse.actions.action import Button, FreeSlot, NewSeat, PlayerKind
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.moves import Claim
from roundhouse.games.match.match import Correct, Depart
from roundhouse.indices import RoundIndex, Seat, Train
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.roster import KINDS
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.session.table_session import MODES
from roundhouse_hub.lamps.scene import SLOTS

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Lou")


def table(mode: str = "dealt", seats: int = 3, name: str = "mexican-train") -> TableSession:
    return TableSession(GAMES[name](seats), [SeatedPlayer(each) for each in NAMES[:seats]], mode=mode)


def slots_of(session: TableSession) -> dict[str, int]:
    referee = session.referee
    return dict(zip(referee.names, referee.slots, strict=False))


@pytest.mark.parametrize("typed", ["Zoë", "zoe", "Zoe\u0308"])
def test_a_player_who_left_comes_back_however_the_name_is_typed(typed: str) -> None:
    session = TableSession(
        GAMES["mexican-train"](3), [SeatedPlayer(each) for each in ("Ann", "Bo", "Zoë")], mode="called"
    )
    assert session.call(Depart(2)).allowed
    assert Presenter(session).submit(actions.Join(NewSeat(1), typed)).status == "taken"
    assert (session.referee.names, session.referee.match.player_count) == (("Ann", "Zoë", "Bo"), 3)


@pytest.mark.parametrize("mode", ["dealt", "called"])
@pytest.mark.parametrize(("seat", "slot"), [(1, None), (2, None), (3, None), (1, FreeSlot(8)), (2, FreeSlot(0))])
def test_a_player_who_joins_leaves_all_others_at_their_slots(mode: str, seat: int, slot: FreeSlot | None) -> None:
    session = table(mode)
    before = slots_of(session)
    assert Presenter(session).submit(actions.Join(NewSeat(seat), "Zoe", slot)).status == "taken"
    after = slots_of(session)
    joined = after.pop("Zoe")
    assert after == before and joined not in before.values()
    assert joined in (range(12) if slot is None else (slot,))
    if slot is None:
        first = before["Ann"]
        around = [slots_of(session)[name] for name in session.referee.names]
        assert sorted(around, key=lambda slot: (slot - first) % SLOTS) == around, "seats follow the slots"


def test_players_who_are_yet_to_press_their_slots_still_do_so_when_another_joins() -> None:
    session = table("slots")
    assert Presenter(session).submit(actions.Join(NewSeat(3), "Zoe")).status == "taken"
    assert session.mode.awaited.choices == (0, 1, 2, 3)


def test_a_computer_player_joins_and_takes_over_where_the_program_deals_alone() -> None:
    regular = KINDS.index("regular")
    for mode in MODES:
        session = table(mode)
        presenter, status = Presenter(session), "taken" if mode == "dealt" else "refused"
        assert presenter.submit(actions.Join(NewSeat(3), "Zoe", None, PlayerKind(regular))).status == status
        assert presenter.submit(actions.HandOver(Seat(0), "Abe", PlayerKind(regular))).status == status
        assert (SeatedPlayer("Abe", "regular") in session.referee.seats) == (status == "taken")


def test_no_player_joins_for_whom_the_hub_has_no_button() -> None:
    session = table("slots", 11)
    reply = Presenter(session).submit(actions.Join(NewSeat(11), "Lou"))
    assert reply.status == "refused" and len(session.referee.names) == 11
    assert reply.page.announcement is not None and reply.page.announcement.title.startswith("12 players leave no slot")
    wide = TableSession(MexicanTrain(11), [SeatedPlayer(each) for each in NAMES[:11]])
    assert Presenter(wide).submit(actions.Join(NewSeat(11), "Lou")).status == "taken", "the screen needs no button"


SILLY = (0, 1, 2, -1, 7, 99, 10**9)
TEXTS = ("", "Bo", "greedy", "\0", "bo draw", "announce bo", "9-9 on nowhere", "5-6", "undo 99")


@pytest.mark.parametrize("mode", MODES)
def test_every_refused_reply_says_why_whatever_the_values_are(mode: str) -> None:
    rng, refused, tried = Random(mode), 0, set[type[Action]]()
    for seed in range(SEED, SEED + DEPTH):
        session = TableSession(
            MexicanTrain(3), [SeatedPlayer(name) for name in NAMES[:3]], Chance(str(seed)), mode=mode
        )
        presenter = Presenter(session)
        for now in range(0, 60 * 3000, 3000):
            presenter.advance(now)
            offers = [each for each in presenter.present().offers if each.enabled]
            for offer in rng.sample(offers, min(3, len(offers))):
                action = silly(offer.kind, rng, SILLY, TEXTS)
                reply = presenter.submit(action)
                tried.add(offer.kind)
                if reply.status == "refused":
                    refused += 1
                    said = reply.page.announcement
                    assert said is not None and said.tone == "refused" and said.title, action
    assert refused > 10 and len(tried) > 10


def test_a_correction_of_a_round_that_was_not_played_says_so_between_rounds() -> None:
    session = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"))
    presenter = Presenter(session)
    presenter.advance(0)
    while session.referee.position is not None:
        session.call(session.computers.move(session.referee.position.turn))
    presenter.advance(5000)
    reply = presenter.submit(actions.CorrectScore(RoundIndex(7), Seat(0), 5))
    said = reply.page.announcement
    assert reply.status == "refused" and said is not None and said.tone == "refused" and said.text


def others(session: TableSession, player: int) -> tuple[object, ...]:
    """The things of all other players: who they are, their slots, points, hands and calls."""
    referee = session.referee
    match, position = referee.match, referee.position
    mine = [index for index, each in enumerate(match.players) if each != player]
    return (
        tuple(referee.all_players[each] for each in match.players if each != player),
        tuple(tuple(line.points(each) for each in range(match.player_count) if each != player) for line in match.sheet),
        () if position is None else tuple(position.hands[each] for each in mine),
        session.output.volume,
    )


@pytest.mark.parametrize("mode", MODES)
def test_a_front_end_for_one_seat_changes_nothing_of_another_player(mode: str) -> None:
    rng, taken, tried = Random(mode), 0, set[type[Action]]()
    for seed in range(SEED, SEED + DEPTH):
        session = TableSession(
            MexicanTrain(3), [SeatedPlayer(name) for name in NAMES[:3]], Chance(str(seed)), mode=mode
        )
        table_front, own = Presenter(session), Presenter(session, only=Seat(0))
        for now in range(0, 80 * 3000, 3000):
            table_front.advance(now)
            position = session.referee.position
            if session.referee.match.over or len(session.referee.names) < 3:
                break
            if position is None and mode == "slots" and session.mode.awaited.what == "place":
                table_front.submit(actions.PressButton(Button(2 * awaited_seat(session))))
            elif position is None:
                session.mode.begin()
            elif session.mode.awaited.in_turn and position.turn != 0:
                session.call(rng.choice(position.legal()))
            elif session.mode.awaited.choices:
                session.mode.answer(session.mode.awaited.choices[0])
            page = own.present()
            everything = [*(each.kind for each in page.offers), *EVERY_ACTION]
            for kind in rng.sample(everything, 5):
                me = session.referee.match.players[0]
                before, turn, events = others(session, me), session.mode.awaited, len(session.referee.match.events)
                if issubclass(kind, actions.Everywhere | actions.NextRound):
                    continue
                action = silly(kind, rng, range(3), TEXTS)
                reply = own.submit(action)
                assert others(session, me) == before, action
                new = session.referee.match.events[events:]
                if new and not isinstance(new[0], Depart):
                    assert turn.seat == 0 or isinstance(new[0], Claim), (action, new)
                assert len(session.referee.match.events) >= events, "an undo needs the others"
                tried.add(kind)
                taken += reply.status == "taken"
    assert taken > 10 and tried >= ABOUT_OTHERS


ABOUT_OTHERS: set[type[Action]] = {
    *(actions.CorrectScore, actions.Join, actions.Stop, actions.HandOver, actions.Depart, actions.UndoSteps)
}
EVERY_ACTION = tuple(REGISTRY.values())


@pytest.mark.parametrize("mode", MODES)
def test_a_spectator_may_do_nothing_in_any_mode(mode: str) -> None:
    session = table(mode)
    spectator = Presenter(session, watching=True)
    for _ in range(2):
        assert spectator.present().offers == () and spectator.present().table.buttons == ()
        for kind in EVERY_ACTION:
            assert spectator.submit(silly(kind, Random(1), (1,), ("Zoe",))).status == "unavailable"
        session.mode.begin(Seat(0))


def test_ones_own_seat_can_be_handed_over_at_ones_own_front_end_and_no_other_one() -> None:
    session = table()
    own = Presenter(session, only=Seat(0))
    refused = own.submit(actions.HandOver(Seat(1), "Zoe"))
    said = refused.page.announcement
    assert refused.status == "refused" and said is not None and "Ann alone" in said.title
    assert own.submit(actions.Depart(Seat(1))).status == "refused"
    assert (
        own.submit(actions.CorrectScore(RoundIndex(0), Seat(1), 5)).status
        == own.submit(actions.Join(NewSeat(3), "Zoe")).status
        == "unavailable"
    )
    assert own.submit(actions.HandOver(Seat(0), "Zoe")).status == "taken"
    assert session.referee.names == ("Zoe", "Bo", "Cy")


def test_an_undo_at_ones_own_front_end_asks_the_others_even_for_a_corrected_score() -> None:
    session = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"))
    own = Presenter(session, only=Seat(0))
    own.advance(0)
    while session.referee.position is not None:
        session.call(session.computers.move(session.referee.position.turn))
    session.call(Correct(0, 1, 99))
    own.submit(actions.Undo())
    assert session.referee.match.results[0].points[1] == 99
    assert session.proposals.open is not None and session.proposals.open.waits_for == (1,)


def test_a_call_is_corrected_by_actions_at_the_table_as_it_was() -> None:
    session = table("called")
    for said in ("ann leads", "ann draw", "ann done"):
        session.call_text(said)
    presenter, number = Presenter(session), len(session.referee.calls)
    assert presenter.submit(actions.RemoveCall()).status == "unavailable", "no call is chosen"
    assert presenter.submit(actions.ChooseCall(number)).status == "taken"
    moment = presenter.correction_presenter()
    assert {"insert-call", "remove-call"} <= {offer.wire for offer in moment.present().offers}
    assert moment.present().corrected_call and not moment.correction_done
    before = session.referee.calls
    moment.submit(actions.Draw())  # refused: one tile was drawn
    assert not moment.correction_done and session.referee.calls == before
    assert (
        moment.submit(actions.UnseenTile()).status == "taken"
        and moment.submit(actions.ChooseTrain(Train(0))).status == "taken"
    )
    assert moment.correction_done
    assert [row.state for row in presenter.corrections().rows][-1] == "corrected"


@pytest.mark.parametrize(
    ("mode", "only", "watching"), [("dealt", None, False), ("called", Seat(0), False), ("called", None, True)]
)
def test_calls_are_corrected_by_the_people_at_a_table_of_real_tiles_alone(
    mode: str, only: Seat | None, watching: bool
) -> None:
    session = table(mode)
    session.mode.begin(Seat(0))
    presenter = Presenter(session, only=only, watching=watching)
    assert presenter.corrections().offers == ()
    for action in (actions.ChooseCall(1), actions.InsertCall(), actions.RemoveCall(), actions.ChangeFailedCall()):
        assert presenter.submit(action).status == "unavailable"
