"""A replayed match is the same forward and backward, on the hub too."""

from __future__ import annotations

from itertools import groupby

import pytest
from tests.referee.tables import RecordingHub

from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.match.match import Begin
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import RoundIndex
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.record import Record, read_record, write_record
from roundhouse.referee import Answer, Replay, TableSession
from roundhouse_hub.lamps.scene import Scene


def changes(hub: RecordingHub) -> list[Scene]:
    """The scenes, each once as long as it stands."""
    return [scene for scene, _ in groupby(hub.scenes)]


def played(game: str = "mexican-train", rounds: int = 2) -> tuple[TableSession, RecordingHub]:
    request = TableRequest(game, None, 4, {"rounds": str(rounds)}, "greedy", "7", all_computers=True)
    table, notes = new_table(request), RecordingHub()
    table.output.connect(notes)
    while not table.referee.match.over:
        if table.referee.position is None:
            table.mode.begin()
        table.step()
    return table, notes


def replay_of(record: Record) -> tuple[Replay, RecordingHub]:
    replay, notes = Replay(record.game, record.names, record.events, record.start), RecordingHub()
    replay.table.output.connect(notes)
    return replay, notes


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_and_sounds_the_same_on_the_hub(game: str) -> None:
    table, first = played(game)
    record = read_record(write_record(table.referee.match, table.referee.names))
    replay, again = replay_of(record)
    while not replay.over:
        answer = replay.forward()
        assert answer is not None
        assert answer.allowed
    assert replay.table.referee.match.results == table.referee.match.results
    assert again.cues == first.cues
    assert changes(again) == changes(first)


def test_stepping_back_and_forward_returns_to_the_same_positions() -> None:
    record = read_record(write_record(played()[0].referee.match))
    replay, _ = replay_of(record)
    positions = [replay.table.referee.position]
    while replay.forward():
        positions.append(replay.table.referee.position)
    for position in reversed(positions[:-1]):
        answer = replay.back()
        assert answer is not None
        assert answer.taken_back[0].event == replay.events[replay.at]
        assert replay.table.referee.position == position
    assert replay.back() is None
    assert replay.at == 0


def test_skipping_goes_to_the_next_round_in_silence() -> None:
    replay, notes = replay_of(read_record(write_record(played(rounds=3)[0].referee.match)))
    heard: list[Answer] = []
    replay.table.listeners.append(heard.append)
    assert replay.rounds == 3
    replay.skip()
    assert isinstance(replay.events[replay.at], Begin)
    assert len(replay.table.referee.match.results) == 1
    replay.skip_to(RoundIndex(2))
    assert len(replay.table.referee.match.results) == 2
    assert notes.cues == []
    assert heard == []
    assert notes.scenes[-1] == replay.table.output.scene
    replay.forward()
    assert len(heard) == 1
    for round in map(RoundIndex, (-1, 3)):
        with pytest.raises(ValueError, match="3 rounds"):
            replay.skip_to(round)


def test_a_position_set_up_by_hand_is_where_it_begins() -> None:
    record = read_record(
        "roundhouse record 1\ngame mexican-train seats=3 set=9\nplayers Ann, Bo, Cy\n"
        "position turn=Bo ends=Ann:5*,Cy:4 hands=Ann:?8,Bo:4-5+3-6,Cy:?7 yard=12\nBo 4-5 on Ann\nCy draw\n"
    )
    replay, _ = replay_of(record)
    assert (replay.viewer, replay.rounds, replay.over) == (1, 1, False)
    replay.forward()
    assert replay.viewer == 2
    replay.skip_to(RoundIndex(0))
    replay.skip()
    assert replay.over
    assert replay.back() is not None


def test_a_replay_repeats_joins_and_departures() -> None:
    text = (
        "roundhouse record 1\ngame mexican-train seats=2 set=6 deal=1\nplayers Ann, Bo\nbegin Ann\n"
        "deal Ann 1-6; Bo 0-2\nAnn 6-1 on Ann\njoin Cy after Ann\ndepart Ann\nbegin Bo\ndeal Cy 1-5; Bo 2-5\n"
    )
    replay, _ = replay_of(read_record(text))
    while not replay.over:
        replay.forward()
    assert replay.table.referee.names == ("Cy", "Bo")
    assert replay.table.referee.all_names == ("Ann", "Bo", "Cy")
    for names in (("Cy", "Bo"), ("Cy", "Bo"), ("Ann", "Cy", "Bo"), ("Ann", "Bo")):
        replay.back()
        assert replay.table.referee.names == names


def test_a_replay_without_events_is_over_at_once() -> None:
    replay = Replay(MexicanTrain(2, MexicanTrainOptions(set=6)), ["Ann", "Bo"], [])
    assert replay.over
    assert replay.forward() is None
    assert replay.viewer == 0
