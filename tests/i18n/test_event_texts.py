"""The texts of moves, turns and ends: a sentence for each that can happen, and none that never does."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.depth import DEPTH
from tests.i18n.catalogs import entries
from tests.i18n.tables import LONG_NAMES, TABLES, moments, probes, views

from roundhouse import catalogs
from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games import BasicTrains, Derailing, MexicanTrain
from roundhouse.games.core.hidden_tiles import Unseen
from roundhouse.games.core.moves import (
    DONE,
    DRAW,
    Announce,
    Claim,
    Close,
    Deal,
    Done,
    LayEngine,
    Marker,
    Overruled,
    Penalty,
    Play,
    Reveal,
)
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.match.match import Begin, Correct, Depart, Event, Join, Match, Stop, Swap, WentOut
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.station import MexicanTrainStation, StationOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.i18n.event_texts import event_text, undo_text
from roundhouse.i18n.ruling_texts import trust_texts
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import deals, match_over, round_over, round_void, turn_prompt, turn_text, turn_title
from roundhouse.indices import NO_SEAT
from roundhouse.records.position_shorthand import complete_position

NAMES = ("Ann", "Bo", "Cy")
CLAIMED = (
    "mexican-train seats=3 set=9 missed_call=yes engine=9-9 round=1 leader=A turn=B "
    "hands=A:1-1,B:2-2+3-3,C:4-4 laid=9-9 yard=50 last_tile=A"
)
DENIED = (
    "mexican-train seats=2 set=6 deal=5 engine_from=found engine=4-4 round=1 leader=B turn=B ends=A:2,B:5,mexican:- "
    "hands=A:1-2+1-3+2-3+3-6,B:?3(5-5;6-6) laid=2-4+4-4+4-5 yard=18"
)
"""Nobody held 5-5 or 6-6 when the engine was sought."""
HUNTS_IN_TURN = MexicanTrain(3, MexicanTrainOptions(set=9, engine_from="hand", hunt_in_turn=True))
ENDS = ("turns/round-", "turns/match-", "turns/deals", "turns/undone")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The id of each text that is looked up while a message is rendered."""
    noted, said = set[str](), catalogs._formatted

    def note(language: str, id: str, facts: tuple[tuple[str, str | catalogs.Number], ...]) -> str:
        noted.add(id)
        return said(language, id, facts)

    monkeypatch.setattr(catalogs, "_formatted", note)
    yield noted


def left(asked: set[str], *starts: str, ends: str = "") -> set[str]:
    """The texts whose ids start so, and contain `ends`, that nobody asked for."""
    return {id for id in entries("en") if id.startswith(starts) and ends in id} - asked


def test_every_event_has_a_sentence_and_every_sentence_is_used(asked: set[str]) -> None:
    for table in TABLES:
        rng = Random(3)
        for position, move in [*moments(table, rng, rounds=2 * DEPTH), *views(table, rng, rounds=DEPTH)]:
            for short in (False, True):
                text = event_text(Texts(), move, position, table, LONG_NAMES, short)
                assert "{" not in text and text[-1] not in ".!"
    game, claimed = MexicanTrain(3, MexicanTrainOptions(set=9, missed_call=True)), read_position(CLAIMED)
    others: list[Event] = [
        Begin(0),
        Correct(1, 2, 17),
        Stop(),
        WentOut(0),
        WentOut(NO_SEAT),
        Join(3, 3),
        Depart(1),
        Swap(0, 1),
        Claim(0),
        Penalty(-1),
        Announce(0),
    ]
    others += [Reveal(0, 9), Reveal(0, 0), Reveal(0, 0, 17), Marker(0, True), Marker(0, False), Close(1)]
    others += [Overruled(move, 0, "MT-4", "it was late") for move in (DONE, Begin(0), Deal((0, 0, 0), (1, 2, 3)))]
    for event in others:
        for short in (False, True):
            assert event_text(Texts(), event, claimed, game, NAMES, short)
    for short in (False, True):
        assert event_text(Texts(), Reveal(0, 0, 12), claimed.replace(stage=Stage.OVER, winner=0), game, NAMES, short)
    hunting = claimed.replace(stage=Stage.HUNT)
    for short in (False, True):
        for position in (hunting, hunting.replace(game=HUNTS_IN_TURN)):
            assert event_text(Texts(), Deal((0, 0, 0), (1, 1, 1)), position, position.game, NAMES, short)
    basic = BasicTrains(4)
    opening = basic.opening(basic.next_round([], 0)).replace(stage=Stage.ENGINE)
    for short in (False, True):
        assert event_text(Texts(), DONE, opening, basic, LONG_NAMES, short)
    match = Match(basic)
    match.apply(WentOut(0))
    for short in (False, True):
        assert event_text(Texts(), Reveal(1, 0, 3), match.position, basic, LONG_NAMES, short)
    assert not left(asked, "events/")


def test_every_task_has_a_sentence_and_every_sentence_is_used(asked: set[str]) -> None:
    for table in TABLES:
        rng = Random(5)
        whole = [position for position, _ in moments(table, rng, rounds=3 * DEPTH)]
        seen = [view for seat in range(2) for view, _ in views(table, rng, rounds=2 * DEPTH, seat=seat)]
        for position in whole + seen:
            task = turn_prompt(Texts(), position, LONG_NAMES)
            assert len(task) <= 90 and "{" not in task
            assert turn_text(Texts(), position, LONG_NAMES).endswith(task)
    turn_prompt(Texts(), read_position(CLAIMED).replace(stage=Stage.PENALTY), NAMES)
    hunting = read_position(CLAIMED).replace(stage=Stage.HUNT)
    alone = hunting.replace(game=HUNTS_IN_TURN)
    for position in (hunting, alone, hunting.replace(boneyard=1), alone.replace(boneyard=1)):
        who = "Bo draws" if position.game is HUNTS_IN_TURN else "everybody draws"
        assert who in turn_prompt(Texts(), position, NAMES)
        assert who in event_text(Texts(), Deal((0, 0, 0), (0, 1, 0)), position, position.game, NAMES)
    unlucky = BasicTrains(4)
    opening = unlucky.opening(unlucky.next_round([], 0))
    turn_prompt(Texts(), opening.replace(stage=Stage.ENGINE, turn=1, hands=(1, 2, 4, 8)), LONG_NAMES)
    assert turn_title(Texts(), opening, LONG_NAMES, own=True) == "Your turn"
    assert not left(asked, "turns/") - {id for id in entries("en") if id.startswith(ENDS)}


def test_while_all_draw_for_the_engine_it_is_nobodys_turn() -> None:
    position = read_position(CLAIMED).replace(stage=Stage.HUNT)
    assert turn_text(Texts(), position, NAMES) == "Nobody holds the engine: everybody draws a tile."


def test_every_claim_on_trust_has_a_sentence_and_every_sentence_is_used(asked: set[str]) -> None:
    for table in TABLES:
        rng = Random(11)
        for view, _ in views(table, rng, rounds=3 * DEPTH):
            for move in probes(view, rng):
                ruling = view.ruling(move)
                said = trust_texts(Texts(), ruling.trusted, move, view, LONG_NAMES)
                assert len(said) == len(ruling.trusted)
                assert all(len(sentence) <= 90 for sentence in said)
    denied = read_position(DENIED)
    move = read_move(denied, "5-5 on B")
    said = trust_texts(Texts(), denied.ruling(move).trusted, move, denied, NAMES)
    assert said == ["Taken on trust: Bo lays a double that nobody held when the engine was sought."]
    assert not left(asked, "games/", ends="-trust-")


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        ("hands=A:?3(1;6),B:0-0", "lays a tile that an earlier draw or pass ruled out"),
        ("stage=drew hands=A:1-3,B:0-0", "plays the tile just drawn"),
    ],
)
def test_a_claim_says_only_what_is_claimed(turn: str, said: str) -> None:
    written = complete_position(
        MexicanTrainStation(2, StationOptions(set=6)), f"turn=A ends=A:1,B:2 laid=6-6+1-6+2-6 {turn}", 0
    )
    position = read_position(written)
    move = read_move(position, "1-3 on A")
    trusted = position.ruling(move).trusted
    assert trust_texts(Texts(), trusted, move, position, NAMES) == [f"Taken on trust: Ann {said}."]


def test_a_play_names_the_joined_end_first() -> None:
    game = MexicanTrain(3, MexicanTrainOptions(set=9))
    position = game.opening(game.next_round([], 1))
    tile = game.tiles.tile(5, 9)
    assert event_text(Texts(), game.play_of(tile, 1, 9), position, game, NAMES) == "Bo plays 9-5 on their own train"
    assert event_text(Texts(), game.play_of(tile, 2, 5), position, game, NAMES) == "Bo plays 5-9 on Cy's train"
    assert (
        event_text(Texts(), game.play_of(tile, 3, 9), position, game, NAMES, short=True) == "9-5 on the Mexican Train"
    )
    assert event_text(Texts(), DRAW, position, game, NAMES, short=True) == "drew"
    drew = position.replace(stage=Stage.DREW)
    assert event_text(Texts(), DONE, drew, game, NAMES, short=True) == "drew, marker up"


def test_a_train_with_two_ends_is_named_with_the_end() -> None:
    game = BasicTrains(4)
    position = game.opening(game.next_round([], 0)).replace(turn=2)
    tile = game.tiles.tile(5, 9)
    assert (
        event_text(Texts(), game.play_of(tile, 4, 9), position, game, LONG_NAMES, short=True)
        == "9-5 on own train, left"
    )
    assert event_text(Texts(), game.play_of(tile, 7, 9), position, game, LONG_NAMES, short=True) == (
        "9-5 on Daximili's train, right"
    )


def test_the_round_and_the_match_are_reported_with_their_points(asked: set[str]) -> None:
    from roundhouse.games.core.position import Round
    from roundhouse.games.rules.results import RoundResult

    game = MexicanTrain(3)
    won = RoundResult(Round(2, 10, 0), 1, (12, 0, 45))
    assert round_over(Texts(), won, game, NAMES) == "Bo is out and wins round 3. Ann 12, Bo 0, Cy 45."
    blocked = RoundResult(Round(0, 12, 0), -1, (12, 3, 45))
    assert round_over(Texts(), blocked, game, NAMES) == (
        "Nobody can play: round 1 is blocked and ends. Ann 12, Bo 3, Cy 45."
    )
    assert match_over(Texts(), (1,), (20, 1, 30), game, NAMES) == "Bo wins the match with 1 point."
    assert match_over(Texts(), (0, 1, 2), (7, 7, 7), game, NAMES) == (
        "Ann, Bo and Cy share the win with 7 points each."
    )
    pairs = Derailing(4, DerailingOptions(teams=2))
    four = (*NAMES, "Di")
    assert match_over(Texts(), (0, 2), (20, 15, 3, 15), pairs, four) == (
        "Ann and Cy win the match as a team with 23 points."
    )
    assert match_over(Texts(), (0, 1, 2, 3), (20, 15, 3, 8), pairs, four) == (
        "Ann, Bo, Cy and Di share the win: their teams have 23 points each."
    )
    assert round_void(Texts()).startswith("Nobody scores")
    assert deals(Texts(), 1) == "" and deals(Texts(), 2) == "It took 2 deals to get hands that can be played."
    assert undo_text(Texts(), ["Bo plays 5-6 on their own train"]) == "Taken back: Bo plays 5-6 on their own train."
    assert undo_text(Texts(), []) == "Nothing is left to take back."
    assert not left(asked, *ENDS)


def test_a_view_shows_no_tile_that_its_viewer_cannot_see() -> None:
    table, unseen = TABLES[0], 0
    for view, move in views(table, Random(2), rounds=2):
        if isinstance(move, Play | Done | LayEngine | Deal | Reveal):
            continue
        unseen += view.turn != 0
        text = event_text(Texts(), move, view, table, LONG_NAMES)
        assert view.turn == 0 or not any(character.isdigit() for character in text)
    assert unseen >= 5


def test_tasks_tell_apart_what_is_known_and_what_is_not() -> None:
    game = MexicanTrain(2, MexicanTrainOptions(set=9))
    opening = game.opening(game.next_round([], 0))
    stuck: Position = opening.replace(stage=Stage.TURN, hands=(1, 1), boneyard=53)
    assert turn_text(Texts(), stuck, NAMES) == "Ann's turn. Nothing fits: draw a tile."
    called = stuck.replace(hands=(0, 0), hidden=((Unseen(1, 0),), (Unseen(1, 0),)))
    assert turn_text(Texts(), called, NAMES) == "Ann's turn. Play a tile, or draw one."


def test_a_tile_that_nobody_saw_is_a_tile_or_a_double() -> None:
    game, names = MexicanTrain(3), ("Ann", "Bo", "Cy")
    position = game.opening(game.next_round((), 1))
    for tile, said in (
        (UNKNOWN, "Bo plays a tile on their own train"),
        (UNKNOWN_DOUBLE, "Bo plays a double on their own train"),
    ):
        assert event_text(Texts(), game.play_of(tile, 1, UNKNOWN), position, game, names) == said
    basic = BasicTrains(4)
    opening = basic.opening(basic.next_round((), 0))
    assert (
        event_text(Texts(), LayEngine(UNKNOWN_DOUBLE), opening, basic, (*names, "Di"))
        == "Ann lays a double as the engine"
    )
