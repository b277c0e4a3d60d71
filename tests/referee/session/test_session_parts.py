"""The parts of a session, each alone, and that nothing is put into a session from outside."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.referee.tables import RecordingHub, mexican_train, seats_for

import roundhouse
from roundhouse.games.match.match import Begin
from roundhouse.indices import Seat
from roundhouse.referee import Referee, SeatedPlayer, TableSession
from roundhouse.referee.hub_output.output import WELCOME_MS, HubOutput
from roundhouse.referee.session.pacing import PACE_MS, Pacing, TableClock
from roundhouse.referee.session.phone_players import PhonePlayers
from roundhouse.referee.session.undo_requests import UndoRequests

SESSION = TableSession(mexican_train(), seats_for(mexican_train()))
ATTRIBUTES = {name: {each for each in dir(part) if each[0] != "_"} for name, part in vars(SESSION).items()}
ATTRIBUTES |= {name: {each for each in dir(SESSION) if each[0] != "_"} for name in ("table", "session")}
ATTRIBUTES |= {"made": {"steps"}, "entry": {"choices"}, "guest": {"told", "ticket", "presenter"}}
"""The names under which a session and its parts are held, and what each of them has; so of parts of other things."""
REACHES = ("referee", "presenters", "phones", "club", "commands", "program")
"""The packages that may reach a session."""


def referee_of(*people: str) -> Referee:
    return Referee(mexican_train(len(people)), [SeatedPlayer(name) for name in people])


def put_into_a_session(source: str) -> list[int]:
    """The lines that assign an attribute of a session, or of one of its parts, that another object holds.

    What is put into a dict or a list there is typed: such an attribute says Mapping or Sequence.
    """
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            holder = node.value.attr if isinstance(node.value, ast.Attribute) else ast.unparse(node.value)
            if node.attr in ATTRIBUTES.get(holder.removeprefix("_"), ()):
                found.append(node.lineno)
    return found


def test_nothing_is_assigned_to_a_session_from_outside() -> None:
    for line in (
        "table.agreement = new",
        "self._session.clock, x = None, 1",
        "del session.mode",
        "table.output.volume += 1",
        "self.entry.choices = ()",
    ):
        assert put_into_a_session(line) == [1]
    assert put_into_a_session("self.table = table") == []
    host = Path(roundhouse.__file__).parent
    sources = [path for package in REACHES for path in sorted((host / package).rglob("*.py"))]
    assert len(sources) > 100
    found = {path: put_into_a_session(path.read_text(encoding="utf-8")) for path in sources}
    assert {str(path): lines for path, lines in found.items() if lines} == {}


def test_a_request_is_done_once_all_others_have_agreed() -> None:
    referee = referee_of("Ann", "Bo", "Cy")
    referee.call(Begin(0))
    done: list[int] = []
    requests = UndoRequests(referee, done.append)
    requests.ask(Seat(0))
    requests.agree([1])
    assert requests.open is not None and requests.open.waits_for == (2,) and not done
    requests.agree([2])
    assert done == [1]
    requests.end()
    assert requests.open is None


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
    output.welcome(Seat(1))
    assert hub.scenes[-1] != before
    clock.advance(WELCOME_MS)
    output.end_welcome()
    assert hub.scenes[-1] == before


def test_those_who_look_at_the_players_with_phones_see_them_change() -> None:
    phones = PhonePlayers()
    seen = phones.players
    phones.seat(iter([2, 0]))
    assert seen == {0, 2}
    phones.seat(seen - {2})
    assert seen == {0}
