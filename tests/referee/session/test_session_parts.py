"""The parts of a session, each alone."""

from __future__ import annotations

from tests.referee.tables import RecordingHub, mexican_train

from roundhouse.games.match.match import Begin
from roundhouse.indices import Seat
from roundhouse.referee import Referee, SeatedPlayer, Undo
from roundhouse.referee.hub_output.output import WELCOME_MS, HubOutput
from roundhouse.referee.session.pacing import PACE_MS, Pacing, TableClock
from roundhouse.referee.session.phone_players import PhonePlayers
from roundhouse.referee.session.proposals import Proposals, ProposedCall


def referee_of(*people: str) -> Referee:
    return Referee(mexican_train(len(people)), [SeatedPlayer(name) for name in people])


def test_a_request_is_done_once_all_others_have_agreed() -> None:
    referee = referee_of("Ann", "Bo", "Cy")
    referee.call(Begin(0))
    done: list[ProposedCall] = []
    requests = Proposals(referee, done.append)
    requests.ask(Seat(0))
    requests.agree([1])
    assert requests.open is not None and requests.open.waits_for == (2,) and not done
    requests.agree([2])
    assert done == [Undo()] and requests.open is None


def test_a_pause_takes_no_time_of_a_turn_nor_of_a_step() -> None:
    clock = TableClock()
    pacing = Pacing(clock)
    pacing.set_speed(2)
    pacing.note_turn(Seat(1), 5)
    pacing.wait(pacing.step_ms)
    clock.pause()
    clock.advance(10 * PACE_MS)
    assert not pacing.is_due and pacing.turn_ms == 0
    clock.resume()
    clock.advance(10 * PACE_MS + PACE_MS // 2)
    assert pacing.is_due and pacing.turn_ms == PACE_MS // 2


def test_the_lamp_of_a_player_who_has_sat_down_goes_out_again() -> None:
    clock, hub = TableClock(), RecordingHub()
    output = HubOutput(referee_of("Ann", "Bo"), clock, hub)
    before = output.scene
    output.light_lamp_of(Seat(1))
    assert hub.scenes[-1] != before
    clock.advance(WELCOME_MS)
    output.end_lamp_of_arrival()
    assert hub.scenes[-1] == before


def test_those_who_look_at_the_players_with_phones_see_them_change() -> None:
    phones = PhonePlayers()
    seen = phones.players
    phones.seat(iter([2, 0]))
    assert seen == {0, 2}
    phones.seat(seen - {2})
    assert seen == {0}
