"""A turn that takes the time on which the table agreed: a lamp says so, then a sound, and nothing is lost."""

from itertools import pairwise

from tests.referee.tables import ListJournal, journaled_table, mexican_train

from roundhouse.games.core.moves import Draw
from roundhouse.indices import Seat
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.session.agreement import Agreement
from roundhouse_hub.lamps.scene import FITS, VOLUME, Cue, Scene

SECONDS = 30


class KeepingHub:
    """Keeps what it shows and sounds."""

    def __init__(self) -> None:
        self.scene: Scene | None = None
        self.cues: list[Cue] = []

    def show(self, scene: Scene) -> None:
        self.scene = scene

    def sound(self, cue: Cue) -> bool:
        self.cues.append(cue)
        return True


def table(*players: str, seconds: int = SECONDS) -> tuple[TableSession, KeepingHub]:
    """A dealt table of these players in its first turn, at the time 0."""
    hub, seats = KeepingHub(), [SeatedPlayer(name, player) for name, player in zip("ABC", players, strict=True)]
    session = TableSession(mexican_train(3), seats, Chance("7"), hub=hub, agreement=Agreement(turn_clock=seconds))
    session.mode.begin()
    while (position := session.referee.position) is not None and position.turn != 0:
        session.call(session.computers.move(Seat(position.turn)))
    session.advance(0)
    hub.cues.clear()
    return session, hub


def reminded(hub: KeepingHub) -> int:
    """The number of times that the hub has sounded for the first seat, which nothing else did meanwhile."""
    assert {cue.name for cue in hub.cues} <= {VOLUME}
    return len(hub.cues)


def lit(session: TableSession, hub: KeepingHub) -> bool:
    assert hub.scene is not None
    return bool(hub.scene.lamps[session.referee.slots[0]] == FITS)


def test_first_a_lamp_then_a_sound_and_each_once() -> None:
    session, hub = table("person", "person", "person")
    seen = []
    for second in range(0, 5 * SECONDS, 5):
        session.advance(1000 * second)
        seen.append((second, session.turn_clock.overrun, lit(session, hub), reminded(hub)))
    assert [each for before, each in pairwise(seen) if before[1:] != each[1:]] == [(30, 1, True, 0), (60, 2, True, 1)]
    assert session.turn_clock.late == 0 and session.turn_clock.seconds == 2 * SECONDS


def test_the_lamp_goes_out_with_the_turn_and_the_next_one_has_its_own_time() -> None:
    session, hub = table("person", "person", "person")
    session.advance(31_000)
    assert lit(session, hub)
    while session.referee.position is not None and session.referee.position.turn == 0:
        session.call(session.computers.move(Seat(0)))
    session.advance(31_001)
    assert not lit(session, hub) and session.turn_clock.late is None
    session.advance(61_000)
    assert session.turn_clock.late is None
    session.advance(61_001)
    assert session.turn_clock.late == 1


def test_a_move_within_a_turn_and_its_undo_win_no_time() -> None:
    session, _ = table("person", "person", "person")
    while not any(isinstance(move, Draw) for move in session.referee.legal()):
        assert session.referee.position is not None
        session.call(session.computers.move(Seat(session.referee.position.turn)))
    session.advance(100_000)
    position = session.referee.position
    assert position is not None
    for now in (110_000, 115_000, 120_000):
        if session.referee.position == position:
            assert session.call(Draw(-1)).allowed
        else:
            session.undo()
        session.advance(now)
        assert session.turn_clock.late is None
    session.advance(130_000)
    assert session.turn_clock.late == position.turn


def test_nobody_counts_while_the_table_is_paused_or_asked_for_an_undo() -> None:
    session, _ = table("person", "person", "person")
    session.advance(20_000)
    session.clock.pause()
    assert session.turn_clock.due_ms == 0
    session.advance(500_000)
    session.clock.resume()
    session.advance(509_999)
    assert (session.turn_clock.late, session.turn_clock.due_ms) == (None, 1)
    session.proposals.ask(Seat(0))
    session.advance(900_000)
    assert (session.turn_clock.late, session.turn_clock.due_ms) == (None, 0)
    session.proposals.decline([0])
    session.advance(900_001)
    assert session.turn_clock.late == 0


def test_computers_are_not_hurried_and_no_table_is_that_did_not_ask() -> None:
    for session, _ in (table("greedy", "person", "person"), table("person", "person", "person", seconds=0)):
        session.pacing.wait(10**9)  # the computer thinks
        session.advance(500_000)
        assert session.turn_clock.late is None and session.turn_clock.due_ms == 0


def test_a_hub_that_was_lost_shows_the_lamp_when_it_is_back() -> None:
    session, hub = table("person", "person", "person")
    session.output.connect(None)
    session.advance(90_000)
    again = KeepingHub()
    session.output.connect(again)
    assert lit(session, again) and reminded(again) == reminded(hub) == 0


def test_a_table_that_is_taken_up_again_begins_the_turn_anew() -> None:
    before, journal = journaled_table(mexican_train(3))
    before.mode.begin()
    assert isinstance(journal, ListJournal)
    people = [SeatedPlayer(name) for name in before.referee.names]
    session = TableSession(mexican_train(3), people, Chance("7"), agreement=Agreement(turn_clock=SECONDS))
    journal.replay_at(session)
    session.advance(7_000_000)
    assert session.turn_clock.late is None
    session.advance(7_000_000 + 1000 * SECONDS)
    assert session.turn_clock.late is not None


def test_the_time_left_is_told_in_steps_and_stands_still_while_the_table_is_paused() -> None:
    session, _ = table("person", "person", "person")
    told = []
    for now in (1, 5000, 5001, 24_999, 29_999):
        session.advance(now)
        told.append(session.turn_clock.left)
    assert told == [30, 25, 25, 10, 5]
    session.clock.pause()
    session.advance(60_000)
    assert session.turn_clock.left == 5
    session.clock.resume()
    session.advance(60_001)
    assert (session.turn_clock.left, session.turn_clock.overrun) == (0, 1), "from then on the lamp says it"


def test_without_a_clock_no_time_is_told() -> None:
    session, _ = table("person", "person", "person", seconds=0)
    session.advance(1000)
    assert session.turn_clock.told == (0, 0)
