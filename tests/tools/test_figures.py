"""The figures of `make bench` measure what they say; the speed of this machine does not matter here."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest
from tools.figures import SECTIONS, duels, games, latency, program, report, screen, sound, trains
from tools.figures.duels import Duel
from tools.figures.report import Report, Section, Target, percentile

from roundhouse.dominoes.super_set import WILD
from roundhouse.games import GAMES, BasicTrains, Derailing, Game, MexicanTrain, PrivateTrains, SuperTrain
from roundhouse.players.arena.statistics import wilson
from roundhouse.simulator.faults import Faults
from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import CUES

PATIENCE_MS = 60_000
"""No figure in milliseconds is larger, even on a busy machine."""


def test_sections_have_names_of_their_own() -> None:
    names = [section.name for section in SECTIONS]
    assert len(set(names)) == len(names) > len(GAMES)


def test_a_figure_is_printed_beside_its_target(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    report.section(Section("x", "Some figures", lambda _: None))
    report.figure("speed", 200.0, "a second", Target(183, at_least=True))
    report.figure("time", 31.5, "ms", Target(30), "loaded")
    printed = capsys.readouterr().out
    assert "200 a second   (at least 183: met)" in printed
    assert "31.5 ms   (at most 30: MISSED)   loaded" in printed
    assert report.missed == ["time"]


def test_percentiles_and_bounds_are_what_they_are() -> None:
    assert percentile(list(range(1, 201)), 0.99) == 198
    assert percentile([7.0], 0.5) == 7.0
    low, high = wilson(100, 100)
    assert 0.95 < low < high <= 1
    assert Duel("a", "b", 10, 7.5).share == 0.75


@pytest.mark.parametrize(
    "game", [MexicanTrain(4), Derailing(4), PrivateTrains(4), BasicTrains(4)], ids=lambda game: game.name
)
def test_rules_are_measured_on_real_moves(game: Game) -> None:
    moments = games.moments_of(game)
    assert len(moments) > 50 * games.ROUNDS
    assert all(position.ruling(move).allowed for position, move in moments[::17])
    refused = games.refused_plays(moments)
    assert len(refused) > 100
    assert not any(position.ruling(move).allowed for position, move in refused[::7])
    assert 50 < games.bytes_each(moments) < 5_000


def test_the_longest_train_is_measured_on_hands_with_wild_ends(capsys: pytest.CaptureFixture[str]) -> None:
    wilds = SuperTrain(4).tiles.with_end[WILD]
    hands = trains.hands_with_wilds(40)
    assert len(set(hands)) == 40
    assert all(hand.bit_count() == trains.TILES and hand & wilds for hand in hands)
    trains.run(Report(), count=2)
    printed = capsys.readouterr().out
    assert "2 hands of 25 tiles" in printed
    assert "all 25 lie in it" in printed


def test_a_firmware_in_time_has_no_underruns_and_a_slow_one_has() -> None:
    assert sound.underruns(Faults(), 1, lambda _: None)[0] == 0
    dry, cues = sound.underruns(Faults(slow=sound.SLOWED_MS), 1, lambda _: None)
    assert dry > 50 and cues > 20


def test_every_cue_is_heard_within_its_time() -> None:
    late = sound.latencies(lambda _: None)
    assert len(late) == len(CUES) * sound.PHASES
    assert 0 < max(late) < 20


def test_the_latency_figure_waits_for_what_the_referee_decided() -> None:
    with latency.desk() as table:
        before = len(table.live.referee.match.events)
        assert 0.01 < table.call_ms() < PATIENCE_MS
        assert len(table.live.referee.match.events) > before
        assert 0.01 < table.refusal_ms() < PATIENCE_MS
        assert render.CORAL in table.far.lamps


def test_frames_are_of_a_full_table() -> None:
    found = screen.frames(4, lambda _: None)
    assert found.tiles >= 60
    assert 0.1 < found.first.processor < PATIENCE_MS and 0.1 < found.first.clock < PATIENCE_MS
    assert len(found.moving) >= 3 * screen.MOVING_MS // screen.FRAME_MS
    assert len(found.resting) > screen.FRAME_MS


def test_a_start_is_measured_to_the_first_picture_and_a_match_to_its_end() -> None:
    assert 50 < program.first_picture_ms() < PATIENCE_MS
    assert 20 < float(program.output(program.WHOLE_MATCH.replace("()", "(1)"))) < 1000


@pytest.mark.parametrize("module", [report, duels], ids=lambda module: module.__name__)
def test_examples_in_the_figures_hold(module: ModuleType) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted > 0 and tried.failed == 0
