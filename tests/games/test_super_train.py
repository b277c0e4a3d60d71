"""Super Train apart from its scenarios: the round on Train-Train, how tiles are written, what is heard and said."""

import pytest
from hypothesis import given
from tests.depth import same_examples
from tests.games.core.test_rulings import disagreement
from tests.games.match.test_play import check_tiles
from tests.games.reference_rules import super_train
from tests.games.tables import RandomTable, seeds

from roundhouse.dominoes.super_set import WILD
from roundhouse.games import SuperTrain
from roundhouse.games.core.moves import DRAW, Play
from roundhouse.games.core.notation import read_move, write_move
from roundhouse.games.core.position import Position, Round, Stage
from roundhouse.games.core.rulings import Ambiguous
from roundhouse.games.core.sounds import Sound, SoundEvent
from roundhouse.games.match.match import Begin, Match
from roundhouse.games.rules.results import RoundResult
from roundhouse.games.super_train import SuperTrainOptions
from roundhouse.games.text.position_fault import fault_of_position
from roundhouse.games.text.position_reader import read_position
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import turn_prompt
from roundhouse.players import moves_of
from roundhouse.players.sensible import SensiblePlayer

TABLE = (
    "super-train seats=3 engine=12-12 round=1 leader=A turn=A ends=A:3,B:4*,C:-,mexican:- "
    "hands=A:{hand},B:0-4,C:0-3+0-2 laid=3-12+4-12+12-12 yard={boneyard}"
)


def table(hand: str) -> Position:
    return read_position(TABLE.format(hand=hand, boneyard=112 - 3 - 3 - len(hand.split("+"))))


def test_with_two_players_an_s_brings_back_whoever_owes_the_call_of_a_last_tile() -> None:
    position = read_position(
        "super-train seats=2 missed_call=yes engine=12-12 round=1 leader=A turn=A ends=A:3,B:-,mexican:- "
        "hands=A:S-W+0-1,B:0-4 laid=3-12+12-12 yard=107"
    )
    after = position.after(read_move(position, "W-S on A"))
    assert (after.turn, after.stage, after.game.unannounced(after)) == (0, Stage.TURN, 0)
    assert fault_of_position(after) is None and read_position(after.game.text(after)) == after


@same_examples(20)
@given(super_train.tables(), seeds)
def test_the_round_on_train_train_at_random(game: SuperTrain, seed: int) -> None:
    at_random = RandomTable(SuperTrain(game.seats, SuperTrainOptions(deal=game.options.deal)), seed)
    played = [RoundResult(Round(number, 12 - number, 0), -1, (0,) * game.seats) for number in range(13)]
    match = at_random.match = Match(at_random.game, None, played)
    match.apply(Begin(max(match.next_round.leader, 0)))
    at_random.deal()
    steps = 0
    while (position := match.position) is not None:
        assert position.round.engine == WILD
        steps += 1
        if steps % 9 == 1:
            assert disagreement(position) is None
        assert at_random.shuffle is not None
        check_tiles(position, at_random.shuffle.order[len(at_random.shuffle.order) - position.boneyard :])
        match.apply(at_random.choose(position))
    assert match.over and steps <= super_train.most_moves(at_random.game)


@same_examples(20)
@given(super_train.tables(), seeds)
def test_touching_ends_are_wild_or_equal_and_no_turn_leaves_two_open_doubles(game: SuperTrain, seed: int) -> None:
    opened = 0
    for before, move, after in RandomTable(game, seed).round():
        if isinstance(move, Play):
            end = before.ends[move.spot]
            assert end == move.joined or WILD in (end, move.joined) or move.joined > 12
            assert not (end > 12 and end != WILD and move.joined <= 12)
            opened = max(opened, after.doubles_this_turn)
        if after.turn != before.turn and after.stage != Stage.OVER:
            assert len(after.doubles) <= len(before.doubles) - before.doubles_this_turn + 1
    assert opened <= 2


@pytest.mark.parametrize(
    ("hand", "text", "full"),
    [
        ("3-W+0-1", "3-W on A", "3-W on A"),
        ("3-W+0-1", "w-3 on a", "W-3 on A"),
        ("A2-W+0-1", "A-W on A", "A2-W on A"),
        ("A2-W+A3-W", "W-A on B", "W-A2 on B"),
        ("A2-W+A3-W", "A3-W on B", "A3-W on B"),
        ("3-5+0-1", "5-3", "3-5 on A"),
    ],
)
def test_a_tile_lies_as_it_is_written(hand: str, text: str, full: str) -> None:
    position = table(hand)
    assert write_move(position.game, read_move(position, text)) == full


def test_a_tile_that_fits_on_several_trains_is_ambiguous() -> None:
    with pytest.raises(Ambiguous) as caught:
        read_move(table("S-W+0-1"), "S-W")
    assert caught.value.meanings == ("S-W on A", "S-W on B", "S-W on mexican")


def test_one_tile_left_is_heard_in_the_middle_of_a_turn_with_t() -> None:
    before = table("T-W+0-1")
    move = read_move(before, "T-W on A")
    assert before.game.sound_events(before, move, before.after(move)) == (
        SoundEvent(Sound.LAID, 0),
        SoundEvent(Sound.ONE_LEFT, 0),
    )


def test_a_draw_for_a_d_is_announced() -> None:
    before = table("D-W+0-1+0-5")
    after = before.after(read_move(before, "D-W on A"))
    assert turn_prompt(Texts(), after, ("Ann", "Bo", "Cy")) == "Draw a tile first, for the D; then play as usual."
    assert moves_of(after, 1) == [DRAW]
    assert after.game.next_seat(before) == 1


def test_the_next_seat_follows_skips_and_the_rotation() -> None:
    turned = table("R-W+0-1+0-5").replace(extra_state=1 << 5)
    assert turned.game.next_seat(turned) == 2
    skipping = table("0-1+0-5").replace(extra_state=1 << 7)
    assert skipping.game.next_seat(skipping) == 2


def test_a_tile_is_named_without_its_number_to_people() -> None:
    before = table("A3-W+0-1")
    assert event_text(Texts(), read_move(before, "W-A on B"), before, before.game, ("Ann", "Bo", "Cy")) == (
        "Ann plays W-A on Bo's train"
    )


def test_a_sensible_player_leaves_an_open_train_to_himself_and_to_nobody_else() -> None:
    closed = read_position(TABLE.format(hand="3-W+6-7+7-8", boneyard=103).replace("B:4*", "B:4"))
    assert write_move(closed.game, SensiblePlayer().choose(closed, closed.legal())) == "3-W on A"
    marked = table("4-W+0-1+0-5")
    assert write_move(marked.game, SensiblePlayer().choose(marked, marked.legal())) != "4-W on B"
