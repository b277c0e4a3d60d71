"""The audit proves a claim untrue where the tiles do, and never one that may have been true."""

from random import Random

import pytest
from hypothesis import given
from tests.depth import same_examples
from tests.games.reference_rules import games
from tests.games.tables import called_deal, seeds

from roundhouse.dominoes import hand_of
from roundhouse.games import Game, MexicanTrain
from roundhouse.games.core.moves import DONE, DRAW, Deal, Draw, Penalty, Play, Reveal
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.audit import Breach, audit
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.match.match import Begin, Match
from roundhouse.records.record import read_record

SIX = "roundhouse record 1\ngame mexican-train seats=2 set=6 deal=2\nbegin A\ndeal A ?2; B ?2\n"
LED = "roundhouse record 1\ngame basic-trains seats=4 deal=3\nbegin A\ndeal A ?3; B ?3; C ?3; D ?3; leads A\n"


VISIT = (
    "roundhouse record 1\ngame private-trains seats=2 set=6 deal=4\nbegin A\ndeal A ?4; B ?4; leads A\n"
    "A 6-5 on A\nB 6-4 on mexican\nA 4-1 on mexican\nB 6-3 on B\nA draw\nA 1-0 on mexican\nB 3-2 on B\n"
    "A draw\nA done\nB 2-4 on B\n"
)
"""A adds to the Mexican Train without a draw at event 4; later she draws, twice."""


def found(text: str) -> list[tuple[int, str, str, list[str], int]]:
    match = read_record(text).match()
    tiles = match.game.tiles
    return [
        (b.event, "ABCD"[b.seat], b.clause, [tiles.text(t) for t in range(tiles.size) if b.tiles >> t & 1], b.least)
        for b in audit(match)
    ]


@pytest.mark.parametrize(
    ("calls", "breaches"),
    [
        # Event 2 is A's draw: it says that A holds no tile with a 6.
        ("A draw\nA done\nB 6-5 on B\nA draw", []),
        # One fitting tile laid, one draw: that was it, or may have been.
        ("A draw\nA 6-1 on A", []),
        ("A draw\nA done\nB 6-5 on B\nA 6-1 on A", [(3, "A", "MT-4", ["1-6"], 1)]),
        # The draw was seen, so that it was another tile.
        ("A draw 0-0\nA done\nB 6-5 on B\nA 6-1 on A", [(2, "A", "MT-4", ["1-6"], 1), (3, "A", "MT-4", ["1-6"], 1)]),
        # What is drawn later may be what is laid later, and is never what was held.
        ("A draw\nA done\nB 6-5 on B\nA draw\nA 6-1 on A", []),
        ("A draw\nA done\nB 6-5 on B\nA draw 1-6\nA 6-1 on A", []),
        # What the table let stand says nothing of the hand, and brings a tile.
        ("stand MT-4 A done\nB 6-5 on B\nA 6-1 on A", []),
        ("A draw\nA done\nB 6-5 on B\nstand MT-4 A draw\nA 6-1 on A", []),
        ("A draw\nA done\nB 6-5 on B\nstand MT-4 A draw 0-0\nA 6-1 on A", [(3, "A", "MT-4", ["1-6"], 1)]),
        ("A draw\nA done\nB 6-5 on B\nstand C-3 A reveal A 1-6 2-2 3-3 4-4", []),
    ],
)
def test_draws_of_mexican_train(calls: str, breaches: list[object]) -> None:
    assert found(f"{SIX}{calls}\n") == breaches


def test_a_hand_that_is_shown_is_held_against_its_draws() -> None:
    """B holds two tiles with a 6 at the end and drew once: one of them was in the hand at the draw."""
    played = f"{SIX}A 6-5 on A\nB draw\nB done\nA 5-4 on A\n"
    assert found(f"{played}reveal B 1-6 2-6 3-6\n") == [
        (3, "B", "MT-4", ["1-6", "2-6", "3-6"], 2),
        (4, "B", "MT-4", ["1-6", "2-6", "3-6"], 3),
    ]
    assert found(f"{played}reveal B 1-1 2-2 3-6\n") == [(4, "B", "MT-4", ["3-6"], 1)]
    assert found(f"{played}reveal B 1-1 2-2 3-5\n") == []
    assert found(f"{played}reveal B = 15 pips\n") == []


VOID = {
    "basic-trains": (
        "A engine 9-9\nB engine 8-8\nC engine 7-7\nD engine 6-6\nA done\nB done\nC done\nD done\n"
        "reveal A 9-1 0-1\nreveal B 0-2 0-3\nreveal C 0-4 0-5\nreveal D 1-2 1-3\n"
    ),
    "slosh": (
        "A engine 4-4\nB done\nC done\nD done\nA done\n"
        "reveal A 4-1 0-1\nreveal B 0-2 0-3 1-1\nreveal C 0-5 0-6 5-5\nreveal D 1-2 1-3 1-5\n"
    ),
}
"""A hand that is void, since all lose their turn in a row; A held a tile that would have fitted."""
NEXT_DEAL = "deal A ?3; B ?3; C ?3; D ?3; leads B\n"


def void_hand(game: str) -> str:
    """The record of a round whose first hand is void."""
    return LED.replace("basic-trains", game) + VOID[game]


@pytest.mark.parametrize("game", VOID)
def test_each_hand_of_a_round_is_audited_by_itself(game: str) -> None:
    match = read_record(f"{void_hand(game)}{NEXT_DEAL}").match()
    assert audit(match) == []
    (void,) = [breach for hand in match.hands for breach in audit(match, hand)]
    assert (void.seat, void.clause, void.least) == (0, "BT-3", 1)
    assert void in audit(read_record(void_hand(game)).match())


def test_a_lost_turn_of_basic_trains() -> None:
    engines = "A engine 9-9\nB engine 8-8\nC engine 7-7\nD engine 6-6\n"
    assert found(f"{LED}{engines}A done\nB 8-9 on B left\nB 9-0 on A left\n") == []
    assert found(f"{LED}{engines}A done\nB done\nC done\nD 6-5 on D left\nD done\nA 9-1 on A left\n") == [
        (6, "A", "BT-3", ["1-9"], 1)
    ]


@pytest.mark.parametrize(
    ("game", "ends", "spot"), [("basic-trains", "A:3/4,B:2/2,C:1/1,D:0/0", "A left"), ("slosh", "A:3,B:2,C:1,D:0", "A")]
)
def test_a_lost_turn_at_a_table_with_tiles_that_no_line_names(game: str, ends: str, spot: str) -> None:
    written = f"position turn=D ends={ends} hands=A:3-1,B:?2,C:?2,D:?3\nD done\nA 3-1 on {spot}\nreveal D 0-1 0-2 0-3\n"
    assert found(f"roundhouse record 1\ngame {game} seats=4\n{written}") == [(0, "D", "BT-3", ["0-1", "0-2", "0-3"], 3)]


def test_a_visit_without_a_draw_claims_a_tile_for_the_own_train() -> None:
    fives = ["0-5", "1-5", "2-5", "3-5", "4-5", "5-5"]
    untrue = (4, "A", "PT-6", fives, 0)
    assert found(VISIT) == []
    assert found(f"{VISIT}reveal A 1-2 1-1 2-2\n") == [untrue]
    assert found(f"{VISIT}reveal A = 9 pips\n") == []
    # She may have held the 1-5 when she visited; then it is what she said by her draws that was untrue.
    assert untrue not in found(f"{VISIT}reveal A 1-2 1-5 2-2\n")
    drew = VISIT.replace("A draw\nA done", "A draw 1-5\nA 5-1 on A")
    assert found(f"{drew}reveal A 1-2 2-2\n") == [untrue]


def test_statements_that_cannot_be_true_together_are_found_together() -> None:
    """B drew for a 6 or a 4, then for a 1 or a 5: the 1-6, the 1-3 and the 2-4 need three draws, and there were two."""
    dealt = SIX.replace("deal=2", "deal=3").replace("?2", "?3")
    played = f"{dealt}A 6-4 on mexican\nB draw\nB 6-1 on B\nA 4-5 on mexican\nB draw\nB 1-3 on B\nA 5-0 on mexican\n"
    (breach,) = audit(read_record(f"{played}reveal B 2-4 2-2 0-0\n").match())
    tiles = read_record(SIX).game.tiles
    assert (breach.event, breach.others, breach.clause, breach.least) == (6, (3,), "MT-4", 1)
    assert breach.tiles == hand_of(tiles.read(tile)[0] for tile in ("1-6", "1-3", "2-4"))
    assert found(f"{played}reveal B 2-3 2-2 0-0\n") == []


def test_a_concealed_higher_double_is_found() -> None:
    """A led with the 7-7 as the highest double held; C had the 8-8 all the time."""
    assert found(f"{LED}A engine 7-7\nB engine 6-6\nC engine 8-8\n") == [(2, "C", "BT-2", ["8-8"], 1)]
    assert found(f"{LED}A engine 8-8\nB engine 6-6\nC engine 7-7\n") == []


def test_a_double_held_while_nobody_was_said_to_hold_one_is_found() -> None:
    """A drew one tile in the hunt, and has two unused doubles at the end."""
    hunted = (
        "roundhouse record 1\ngame derailing seats=2 set=6 deal=2\nbegin A\ndeal A ?2; B ?2; leads nobody\n"
        "deal A ?1; B ?1; leads B\nB engine 3-3\nB 3-1 on B\nA 3-2 on A\nB 1-0 on B\n"
    )
    assert found(f"{hunted}reveal A 1-1 2-2\n") == [(1, "A", "C-10", ["1-1", "2-2"], 1)]
    assert found(f"{hunted}reveal A 1-1 2-4\n") == []


def test_a_leader_named_for_the_heaviest_tile_who_does_not_hold_it_is_found() -> None:
    dealt = "roundhouse record 1\ngame private-trains seats=2 set=6 deal=2\nbegin A\ndeal A ?2; B ?2; leads A\n"
    played = f"{dealt}A 6-1 on A\nB 6-0 on B\nA 1-2 on A\n"
    assert found(f"{played}reveal B 5-5\n") == [(1, "B", "PT-3", ["5-5"], 1)]
    assert found(f"{played}reveal B 0-1\n") == []
    assert found(f"{dealt}A 6-1 on A\nB 6-5 on B\n") == [], "the rest of A's hand may be heavier"


def called_round(game: Game, seed: int, lies: bool) -> tuple[Match, list[Position]]:
    """A round called at a real table, with what was true at each event; liars draw or pass with a tile that fits."""
    rng, match = Random(seed), Match(game)
    match.apply(Begin(0))
    opening = match.position
    assert opening is not None
    shuffle, _ = playable_shuffle(opening, rng)
    truth = opening.after(shuffle.deal(game))
    match.apply(called_deal(shuffle.deal(game), truth))
    truths = [opening, opening, truth]
    while truth.stage != Stage.OVER:
        if truth.stage == Stage.HUNT:
            draw = shuffle.next_event(truth)
            assert isinstance(draw, Deal)
            truth = truth.after(draw)
            match.apply(called_deal(draw, truth))
            truths.append(truth)
            continue
        move = Penalty(-1) if truth.stage == Stage.PENALTY else rng.choice(truth.legal())
        if lies and rng.random() < 0.2 and match.position is not None:
            waits = [each for each in match.position.legal() if each in (DRAW, DONE)]
            move = rng.choice(waits) if waits and isinstance(move, Play) else move
        told = move
        if isinstance(move, Draw):
            move = shuffle.draw(truth)
        elif isinstance(move, Penalty):
            move = Penalty(shuffle.next_tile(truth))
        match.apply(told)
        truth = truth.after(move)
        truths.append(truth)
    for seat in range(game.seats):
        if match.position is not None and match.position.stage == Stage.OVER:
            match.apply(Reveal(seat, truth.hands[seat]))
    return match, truths


@same_examples(20)
@given(games, seeds)
def test_a_truthful_player_is_never_accused(game: Game, seed: int) -> None:
    match, _ = called_round(game, seed, lies=False)
    assert audit(match) == []


def test_the_audit_proves_only_true_breaches() -> None:
    found = []

    @same_examples(20)
    @given(games, seeds)
    def at_any_table(game: Game, seed: int) -> None:
        breaches = breaches_of_liars(game, seed)
        assert all(held >= breach.least >= 1 for breach, held in breaches)
        found.extend(breaches)

    at_any_table()
    assert len(found) > 5


def test_liars_are_found() -> None:
    found = [found for seed in range(20) for found in breaches_of_liars(MexicanTrain(4), seed)]
    assert all(held >= breach.least >= 1 for breach, held in found)
    assert len(found) > 20


def breaches_of_liars(game: Game, seed: int) -> list[tuple[Breach, int]]:
    """Each breach at a table of liars, and how many of its tiles the player really held."""
    match, truths = called_round(game, seed, lies=True)

    def held(breach: Breach) -> int:
        times = (breach.event, *breach.others)
        return max((truths[event].hands[breach.seat] & breach.tiles).bit_count() for event in times)

    return [(breach, held(breach)) for breach in audit(match)]
